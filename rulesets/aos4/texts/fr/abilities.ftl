## Aptitudes en général
procedure-d3-roll = D3
    .about = Lancer un D3, contre une valeur ou non
outcome-d3-roll = D3 : { $value }{ $success ->
    [yes] , réussite.
    [no] , échec.
   *[none] .
}
procedure-reroll-check = Relance
    .about = Si un dé peut être relancé
    .aliases = relancer
outcome-reroll-check = { $reason ->
    [rerolled] Interdit : un dé ne se relance jamais deux fois.
    [modified] Interdit : on relance avant d’appliquer les modificateurs.
   *[allowed] Autorisé.
}
procedure-characteristic-modifiers = Caractéristique modifiée
    .about = Ce que devient une caractéristique : fixer, multiplier et diviser, ajouter
    .aliases = caractéristique aléatoire, ordre des modificateurs
outcome-characteristic-modifiers = Elle vaut { $value }.
procedure-fast-dice = Attaques lancées ensemble
    .about = Si des attaques peuvent être lancées d’un coup
outcome-fast-dice = { $together ->
    [yes] Elles peuvent être lancées ensemble.
   *[no] Elles se lancent à part.
}
procedure-effect-order = Quel effet l’emporte
    .about = Lequel de deux effets contradictoires l’emporte
outcome-effect-order = { $holds ->
    [active-chooses] { $side-own ->
        [none] Le joueur actif
       *[other] { $side-own }
    } choisit leur ordre.
    [earlier] Le premier nommé l’emporte
   *[later] Le second nommé l’emporte
}{ $reason ->
    [forbidden] {"\u00A0"}: ce qui est interdit ne se fait pas.
    [lifted] {"\u00A0"}: il annule précisément cette interdiction.
    [passive] {"\u00A0"}: son aptitude passive compte comme utilisée en dernier.
    [used-last] {"\u00A0"}: il a été utilisé en dernier.
   *[active-chooses] {""}
}
procedure-ability-use = Utiliser une aptitude
    .about = Si une unité peut utiliser une aptitude, et si son effet s’applique
outcome-ability-use = { $reason ->
    [off-table] Interdit : qui l’utilise ou est choisi doit être sur le champ de bataille.
    [core] Interdit : une seule aptitude de BASE par phase.
    [repeated] Interdit : pas deux fois la même aptitude à une phase.
    [spent] Interdit : elle a déjà servi.
    [same-unit] Interdit : elle demande des unités différentes.
    [impossible] Utilisée, mais rien de son effet ne s’applique.
   *[allowed] Autorisé.
}
procedure-effect-lasts = Durée d’un effet
    .about = Si un effet qui a une fin dure encore
outcome-effect-lasts = { $lasts ->
    [yes] Il dure encore.
   *[no] Il est terminé.
}
procedure-damage-order = Quels dégâts d’abord
    .about = De qui les Protections et les dégâts se résolvent en premier
outcome-damage-order = { $first ->
    [active] { $side-own ->
        [none] Le joueur actif
       *[other] { $side-own }
    } résout ses dégâts en premier.
    [opponent] { $side-enemy ->
        [none] L’adversaire
       *[other] { $side-enemy }
    } résout ses dégâts.
   *[nobody] Aucun dégât n’attend.
}
procedure-fight-order = Qui combat ensuite
    .about = Qui choisit la prochaine unité à combattre, et parmi lesquelles
    .aliases = ordre des corps à corps, frappe en premier et frappe en dernier
outcome-fight-order = { $side ->
    [nobody] Tout le monde a combattu.
    [active] { $side-own ->
        [none] Le joueur actif
       *[other] { $side-own }
    } choisit
   *[opponent] { $side-enemy ->
        [none] L’adversaire
       *[other] { $side-enemy }
    } choisit
}{ $speed ->
    [strike-first] , parmi les unités qui ont Frappe en Premier.
    [strike-last] , parmi les unités qui ont Frappe en Dernier.
    [usual] , parmi les autres unités.
   *[none] {""}
}
procedure-fight-or-pass = Combat obligatoire
    .about = Si une unité peut ne pas combattre
outcome-fight-or-pass = { $may-pass ->
    [yes] Elle peut ne pas combattre.
   *[no] Elle doit combattre.
}
procedure-pile-in = Mouvement d’engagement
    .about = 3 pouces, et qui entre ainsi en mêlée
outcome-pile-in = Chaque figurine jusqu’à { $inches } pouces{ $drawn-in ->
    [yes] {"\u00A0"}; l’ennemi n’entre en mêlée que maintenant.
   *[no] .
}

param-need = Le plus petit résultat qui réussit
param-rerolled = Le dé a déjà été relancé
param-modified = Ses modificateurs ont été appliqués
param-characteristic = Quelle caractéristique
param-base = Sa valeur
param-modifiers = Ce qui la change : =5 /2 +1
param-same-profile = Touche, Blessure, Perforation et Dégâts sont les mêmes
param-same-abilities = Les aptitudes d’arme sont les mêmes
param-same-target = La cible est la même
param-second = D’où vient l’effet le plus récent
param-first-forbids = Le plus ancien dit que c’est interdit
param-second-forbids = Le plus récent le dit
param-lifts-the-ban = L’autre dit qu’il annule cette interdiction
param-core = C’est une aptitude de BASE
param-core-used = L’unité a utilisé une aptitude de BASE à cette phase
param-used-this-phase = L’unité a utilisé cette aptitude à cette phase
param-spent = Une fois par phase, tour ou bataille, et déjà utilisée
param-on-table = Qui l’utilise ou est choisi est sur le champ de bataille
param-twice-picked = Une unité est choisie deux fois
param-must = Une partie de l’effet doit se produire
param-possible = Cette partie est possible
param-until = Quand il prend fin
param-now = Où en est la bataille depuis
param-active-damaged = Des unités du joueur actif attendent des dégâts
param-opponent-damaged = Des unités de l’adversaire attendent des dégâts
param-first-left = Joueur actif : unités Frappe en Premier qui ont à combattre
param-enemy-first-left = Adversaire : unités Frappe en Premier qui ont à combattre
param-first-ended = La dernière à combattre était la dernière à avoir Frappe en Premier
param-usual-left = Joueur actif : autres unités qui ont à combattre
param-enemy-usual-left = Adversaire : autres unités qui ont à combattre
param-last-left = Joueur actif : unités Frappe en Dernier qui ont à combattre
param-enemy-last-left = Adversaire : unités Frappe en Dernier qui ont à combattre
param-last-begun = Une unité Frappe en Dernier a combattu
param-charged = Elle a chargé ce tour
param-comes-into-combat = Elle finit à portée de mêlée de l’ennemi

result-value = Valeur
result-together = Ensemble
result-holds = L’emporte
result-applied = Appliqué
result-used = Compte comme utilisée
result-lasts = Dure
result-first = D’abord
result-speed = Quelles unités
result-may-pass = Peut passer
result-drawn-in = Entre en mêlée
value-rerolled = déjà relancé
value-modified = déjà modifié
value-earlier = le premier nommé
value-later = le second nommé
value-active-chooses = le joueur actif choisit
value-forbidden = interdit
value-lifted = interdiction annulée
value-passive = les aptitudes passives viennent en dernier
value-used-last = utilisé en dernier
value-off-table = pas sur le champ de bataille
value-core = une aptitude de BASE par phase
value-repeated = déjà utilisée à cette phase
value-spent = épuisée
value-same-unit = deux fois la même unité
value-impossible = impossible
value-active = le joueur actif
value-opponent = l’adversaire
value-nobody = personne
value-strike-first = Frappe en Premier
value-usual = autres unités
value-strike-last = Frappe en Dernier
value-charged = a chargé
value-free = ni en mêlée ni en charge
choice-move = Mouvement
choice-health = Santé
choice-attacks = Attaques
choice-rend = Perforation
choice-damage = Dégâts
choice-roll = un jet
choice-used = une aptitude utilisée
choice-own-passive = passive, du joueur actif
choice-enemy-passive = passive, de l’adversaire
choice-neutral-passive = passive, de personne
choice-phase-end = la fin de la phase
choice-turn-end = la fin du tour
choice-round-end = la fin du round
choice-battle-end = la fin de la bataille
choice-same-phase = toujours la même phase
choice-same-turn = une phase suivante du tour
choice-same-round = un tour suivant du round
choice-later = un round suivant
choice-active = le joueur actif
choice-opponent = l’adversaire
roll-d3 = D3
refusal-modifier-unreadable = « { $text } » n’est pas un modificateur : écrivez =5 pour fixer, x2 ou /2, puis +1 ou -1, comme =5 /2 +1.
