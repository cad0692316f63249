## Ce qui est déjà fait
done-status-moved = a déjà fait son Mouvement Normal ce tour
done-status-ran = a déjà couru ce tour
done-status-retreated = s’est déjà repliée ce tour
done-status-charge-tried = a déjà tenté de charger à cette phase
done-status-charged = a déjà chargé ce tour
done-status-shot = a déjà tiré ce tour
done-status-fought = a déjà combattu ce tour
done-status-commanded = a déjà utilisé un ordre à cette phase
done-status-set-up = a été placée ce tour
done-status-no-spells = ne lance plus de sort à cette phase
done-counter-used-rally = Ralliement : ordre utilisé à cette phase
done-counter-used-magical-intervention = Intervention Magique : ordre utilisé à cette phase
done-counter-used-redeploy = Redéploiement : ordre utilisé à cette phase
done-counter-used-at-the-double = Au Pas de Course : ordre utilisé à cette phase
done-counter-used-covering-fire = Tir de Couverture : ordre utilisé à cette phase
done-counter-used-counter-charge = Contre-charge : ordre utilisé à cette phase
done-counter-used-forward-to-victory = En Avant, vers la Victoire : ordre utilisé à cette phase
done-counter-used-all-out-attack = Attaque en Règle : ordre utilisé à cette phase
done-counter-used-all-out-defence = Défense en Règle : ordre utilisé à cette phase
done-counter-declined-all-out-attack = Plus de question sur l’Attaque en Règle à cette phase
done-counter-declined-all-out-defence = Plus de question sur la Défense en Règle à cette phase
done-counter-used-power-through = Enfoncement : ordre utilisé à cette phase
done-counter-chooses-first = choisit qui prend le premier tour
done-counter-priority-rolled = priorité de ce round lancée
done-counter-turn-scored = points de victoire de ce tour marqués
done-counter-reinforcements-called = renforts appelés ce tour
done-counter-fought-last = dernier à avoir combattu
status-charge-tried = a tenté de charger à cette phase
counter-chooses-first = A le premier tour à choisir
counter-priority-rolled = Jets de priorité de ce round
counter-turn-scored = Points de victoire de ce tour marqués
counter-reinforcements-called = Renforts appelés ce tour
counter-fought-last = Dernier à avoir combattu à cette phase
counter-ritual-tried = Sorts et prières de ce tour
counter-ritual-by = Sorts et prières par unité, cette phase
procedure-roll-off = Tir au dé
    .about = Un dé par camp, le plus haut gagne ; les égalités se relancent
outcome-roll-off = { $winner ->
    [own] { $side-own ->
        [none] Le premier joueur gagne.
       *[other] { $side-own } gagne.
    }
   *[enemy] { $side-enemy ->
        [none] Le second joueur gagne.
       *[other] { $side-enemy } gagne.
    }
}
procedure-gain-ward = Protection ce tour
    .about = Donner à une unité une sauvegarde de Protection jusqu’à la fin du tour
outcome-gain-ward = Protection ({ $ward }+) jusqu’à la fin du tour.
status-warded = Protection ce tour
    .counted = Protection ({ $value }+) ce tour
param-ward = Valeur de Protection, 6 pour 6+
result-ward = Protection
procedure-charge-reached = Charge réussie
    .about = Noter qu’une charge dont la distance n’a pas été dite arrive au contact
outcome-charge-reached = La charge aboutit.
procedure-charge-missed = Charge manquée
    .about = Noter qu’une charge dont la distance n’a pas été dite n’arrive pas au contact
outcome-charge-missed = La charge est manquée.
result-short = Manquée
result-charged = A chargé
done-status-contested = a déjà contesté un objectif à cette phase
done-status-contested-terrain = a déjà contesté un élément de terrain à cette phase
