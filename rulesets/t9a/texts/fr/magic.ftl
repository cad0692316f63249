procedure-magic-flux = Flux magiques
    .about = 2D6 : leur somme en Dés de Pouvoir, le plus élevé en Dés de Dissipation
outcome-magic-flux = { $side-own ->
    [none] { $power-dice } Dés de Pouvoir, { $dispel-dice } Dés de Dissipation.
   *[other] { $power-dice } Dés de Pouvoir pour { $side-own }, { $dispel-dice } Dés de Dissipation pour { $side-enemy }.
 }
procedure-channelling = Canalisation
    .about = Un Dé de Pouvoir sur 7 : 1D6 et 1 par figurine qui canalise
outcome-channelling = { $channelled ->
    [yes] { $added ->
        [yes] { $total } : un Dé de Pouvoir de plus{ $side-own ->
            [none] .
           *[other] {" "}pour { $side-own }.
         }
       *[no] { $total } : réussi, mais une réserve ne dépasse pas 12 dés.
     }
   *[no] { $total } : rien ; il faut 7.
 }
procedure-counter-channelling = Canalisation d’un Dé de Dissipation
    .about = Un Dé de Dissipation sur 7 : 1D6 et 1 par figurine qui canalise
outcome-counter-channelling = { $channelled ->
    [yes] { $added ->
        [yes] { $total } : un Dé de Dissipation de plus{ $side-enemy ->
            [none] .
           *[other] {" "}pour { $side-enemy }.
         }
       *[no] { $total } : réussi, mais une réserve ne dépasse pas 12 dés.
     }
   *[no] { $total } : rien ; il faut 7.
 }
procedure-cast-spell = Lancement d’un sort
    .about = 1 à 5 Dés de Pouvoir contre la valeur de lancement ou le Niveau de Puissance d’un objet
outcome-cast-spell = { $cast ->
    [yes] { $overwhelming ->
        [yes] { $bound ->
            [yes] Pouvoir Irrésistible, { $total } contre { $casting-value } : l’objet en pâtit s’il n’est pas dissipé.
           *[other] Pouvoir Irrésistible, { $total } contre { $casting-value } : Fiasco s’il n’est pas dissipé.
         }
       *[no] Sort lancé : { $total } contre { $casting-value }. Il peut être dissipé.
     }
   *[no] { $reason ->
        [weak] Pas assez de puissance : un seul dé de 1 ou 2 échoue toujours.
       *[other] Sort raté : { $total } contre { $casting-value }.
     }
 }
procedure-dispel = Dissipation
    .about = Des Dés de Dissipation contre le total de lancement
procedure-let-through = Laisser passer
    .about = Laisser passer un sort qui vient d’être lancé, sans tenter de le dissiper
outcome-let-through = On laisse passer le sort, lancé avec { $need } : il prend effet.
outcome-dispel = { $dispelled ->
    [yes] Dissipé : { $total } contre { $need }.
   *[no] { $reason ->
        [weak] Pas assez de puissance : un seul dé de 1 ou 2 échoue toujours.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } perd sa Concentration.
         }
       *[other] Pas dissipé : { $total } contre { $need }.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } perd sa Concentration.
         }
     }
 }
procedure-dispel-in-play = Dissipation d’un sort restant en jeu
    .about = Des Dés de Magie contre sa plus petite valeur ; le sien prend fin sans dés
outcome-dispel-in-play = { $dispelled ->
    [yes] { $reason ->
        [own] Son propriétaire y met fin.
       *[other] Dissipé : { $total } contre { $need }.
     }
   *[no] { $reason ->
        [weak] Pas assez de puissance : un seul dé de 1 ou 2 échoue toujours.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } perd sa Concentration.
         }
       *[other] Il reste en jeu : { $total } contre { $need }.{ $distracted ->
            [none] { "" }
           *[other]{" "}{ $distracted } perd sa Concentration.
         }
     }
 }
procedure-miscast = Fiasco
    .about = 2D6 sur la table des Fiascos, puis les Dés de Pouvoir qu’il coûte
outcome-miscast = { $happens ->
    [breach] Brèche dans le Voile ({ $total }) : toute figurine sous le Gabarit de 5 pouces centré sur le lanceur subit une touche de Force { $strength } ; lui-même n’a aucune sauvegarde.{ $removed ->
        [yes] {" "}Le lanceur est retiré de la partie.
       *[no] {""}
     }
    [detonation] Explosion Catastrophique ({ $total }) : toute figurine sous le Gabarit de 3 pouces centré sur le lanceur subit une touche de Force { $strength }, lui-même dans tous les cas et sans aucune sauvegarde.
    [witch-fire] Feu de Sorcières ({ $total }) : l’unité du lanceur subit { $hits } touches de Force { $strength }, lui-même une au plus et sans aucune sauvegarde.
    [backlash] Contrecoup Magique ({ $total }) : le lanceur, sans aucune sauvegarde, et tout Sorcier allié subissent une touche de Force { $strength }.
   *[other] Amnésie ({ $total }) : { $levels-lost ->
        [0] aucun Niveau de Magie perdu
        [one] 1 Niveau de Magie perdu
       *[other] { $levels-lost } Niveaux de Magie perdus
     }, { $spells-lost ->
        [0] aucun sort
        [one] 1 sort
       *[other] { $spells-lost } sorts
     }.
 }{ $dice-lost ->
    [0] {""}
    [one] {" "}1 Dé de Pouvoir est perdu.
   *[other] {" "}{ $dice-lost } Dés de Pouvoir sont perdus.
 }
procedure-bound-overwhelming = Objet de Sort éprouvé
    .about = Ce que coûte le Pouvoir Irrésistible d’un sort lié qui n’est pas dissipé
outcome-bound-overwhelming = { $item-lost ->
    [yes] L’Objet de Sort est perdu
   *[no] L’Objet de Sort est conservé
 } ; { $dice-lost ->
    [one] 1 Dé de Pouvoir est perdu.
   *[other] { $dice-lost } Dés de Pouvoir sont perdus.
 }
procedure-miscast-hits = Touches d’un Fiasco
    .about = Touches d’un Fiasco sur les figurines d’une unité sous son gabarit
outcome-miscast-hits = { outcome-auto-hits }
procedure-lose-levels = Perte de Niveaux de Magie
    .about = Un sort tiré au hasard part avec chaque niveau ; le bonus suit aussitôt
outcome-lose-levels = Niveau de Magie { $level }, { $spells-lost ->
    [0] aucun sort perdu
    [one] 1 sort perdu
   *[other] { $spells-lost } sorts perdus
 }, bonus désormais de +{ $bonus }.
procedure-magic-bonus = Bonus de lancement et de dissipation
    .about = Ce qu’ajoutent le niveau et les autres modificateurs, entre -3 et +3
outcome-magic-bonus = Il ajoute { $counted } en tout ; son Niveau de Magie vaut à lui seul +{ $bonus }.
procedure-spell-target = Cible d’un sort
    .about = Ce que les types d’un sort lui laissent affecter, et si une cible est réglementaire
outcome-spell-target = { $legal ->
    [yes] { $affects ->
        [every-unit] Toute unité qui convient est affectée
        [every-model] Toute figurine qui convient est affectée
        [model] Une seule figurine est affectée, ou l’un de ses éléments
        [point] Il vise un point du champ de bataille
        [line] Toute figurine sous la ligne est affectée
        [caster] Il affecte le lanceur
       *[unit] Une seule unité est affectée
     }{ $friends ->
        [yes] { $enemies ->
            [yes] , alliée ou ennemie.
           *[no] , dans son propre camp.
         }
       *[no] , dans le camp ennemi.
     }
   *[no] Cible non réglementaire : { $reason ->
        [target-engaged] elle est engagée.
        [caster-engaged] le lanceur ou son unité est engagé.
        [unseen] le lanceur ne la voit pas.
        [not-in-front] elle n’est pas dans l’arc frontal du lanceur.
        [too-far] elle est hors de portée.
        [friend] elle est alliée.
        [enemy] elle est ennemie.
       *[no-character] seuls les Personnages conviennent.
     }
 }
procedure-vortex = Vortex
    .about = Jusqu’où va un Vortex : le dé fois sa portée, égaré sur 6
outcome-vortex = { $astray ->
    [yes] Égaré : centré sur le lanceur, il va à { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
     } dans une direction aléatoire.
   *[no] Il va à { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
     } vers sa cible.
 }
procedure-magical-move = Mouvement Magique
    .about = Un mouvement par magie : sa propre distance, sans Marche Forcée, un par phase
outcome-magical-move = { NUMBER($farthest) } pouces au plus, sans Marche Forcée.
procedure-recover-wounds = Récupérer des PV
    .about = Des PV rendus aux figurines debout, pas aux Personnages dans l’unité
outcome-recover-wounds = { $wounds ->
    [0] Aucun PV à récupérer.
    [one] 1 PV récupéré.
   *[other] { $wounds } PV récupérés.
 }
procedure-raise-wounds = Ressusciter des PV
    .about = PV récupérés, puis figurines relevées : Champion, Porte-Étendard, Musicien, autres
outcome-raise-wounds = { $wounds ->
    [0] Rien à ressusciter.
    [one] 1 PV rendu
   *[other] { $wounds } PV rendus
 }{ $wounds ->
    [0] {""}
   *[other] { $models ->
        [0] .
        [one] , 1 figurine relevée.
       *[other] , { $models } figurines relevées.
     }
 }
procedure-summon-unit = Invoquer une unité
    .about = Une unité invoquée est placée entière ou pas du tout, et ne vaut aucun Point de Victoire
outcome-summon-unit = { $models ->
    [0] Elle ne tient pas en entier : aucune figurine n’est placée.
   *[other] { $models } figurines sont placées ; elles ne valent aucun Point de Victoire.
 }

param-wizard = Qui lance ou dissipe
param-fallen = Qui l’a lancé, et n’est plus là
param-dice-used = Dés de Magie jetés
param-version = La version du sort qui est lancée
param-casting-value = Ce que le lancement doit atteindre ; un sort des Voies le sait
param-bonuses = Chaque autre modificateur à part : 1 -2
param-power-level = Niveau de Puissance de l’objet, pour un sort lié
param-power-left = Dés de Pouvoir dans la réserve
param-dispel-left = Dés de Dissipation dans la réserve
param-power-added = Dés de Pouvoir ajoutés à la réserve avant les flux
param-dispel-added = Dés de Dissipation ajoutés à la réserve avant les flux
param-lost-focus = S’il a perdu sa Concentration pendant cette phase
param-tried = S’il a déjà tenté ce sort pendant cette phase
param-in-play = Si ce sort de lui reste en jeu
param-target-engaged = Si la cible est engagée
param-visible = Si le lanceur voit la cible
param-casting-total = Le total de lancement du sort
param-bound = Si le sort est celui d’un objet
param-own = Si c’est son propre sort
param-pool = À qui sont les dés jetés
param-this-phase = S’il a été lancé pendant cette phase
param-channellers = Figurines avec Canalisation qui ne fuient pas
param-levels = Niveaux de Magie perdus
param-spells = Sorts qu’il connaît, si personne n’a dit lesquels
param-spell = Le sort : l’un de ceux des Voies, ou un nom quelconque
param-whom = Pour qui il est
param-aura = Si toute cible réglementaire est affectée
param-direct = Si sa cible doit être dans l’arc frontal du lanceur
param-focused = S’il affecte une seule figurine
param-missile = Si c’est un projectile
param-line = Si c’est une ligne
param-characters-only = S’il n’affecte que des Personnages
param-vortex-range = La portée du Vortex, que son dé multiplie
param-inches = Pouces du Mouvement Magique
param-reform = Si l’unité se reforme, et ne tire donc pas ce tour
param-item-gone = Si le Pouvoir Irrésistible a détruit son objet
param-march = Si l’unité doit faire une Marche Forcée
param-amount = Combien de PV
param-captured = Si son Porte-Étendard a été capturé
param-name = Le nom de l’unité
param-fitting = Figurines qui peuvent être placées, si ce n’est pas toutes
choice-flux = flux magiques
choice-channel = canalisation d’un Dé de Pouvoir
choice-counter-channel = canalisation d’un Dé de Dissipation
choice-in-play = un sort restant en jeu
choice-table = la table des Fiascos
choice-bound = l’objet d’un sort lié
choice-magical = Mouvement Magique
choice-basic = de base
choice-improved = améliorée
choice-greatest = la plus améliorée
choice-power-dice = Dés de Pouvoir
choice-dispel-dice = Dés de Dissipation
choice-augment = les alliés
choice-hex = les ennemis
choice-universal = alliés ou ennemis
choice-caster = le lanceur
choice-caster-unit = l’unité du lanceur
result-power-dice = Dés de Pouvoir
result-dispel-dice = Dés de Dissipation
result-channelled = canalisé
result-added = ajouté
result-cast = lancé
result-overwhelming = irrésistible
result-bound = sort d’un objet
result-dispelled = dissipé
result-row = ligne
result-strength = Force
result-removed = retiré
result-levels-lost = Niveaux de Magie perdus
result-spells-lost = sorts perdus
result-dice-lost = Dés de Pouvoir perdus
result-item-lost = objet perdu
result-level = Niveau de Magie
result-bonus = pour le niveau
result-counted = en tout
result-affects = affecte
result-friends = alliés
result-enemies = ennemis
result-astray = égaré
value-reached = atteint
value-too-low = trop bas
value-weak = pas assez de puissance
value-own = arrêté par son propriétaire
roll-flux = flux magiques
roll-channelling = canalisation
roll-casting = lancement
roll-dispel = dissipation
roll-overwhelming = Pouvoir Irrésistible
roll-miscast = Fiasco
roll-breach = le lanceur reste-t-il ?
roll-spell-lost = sort perdu
roll-vortex = Vortex
roll-vortex-astray = égaré
roll-recovered = PV récupérés
roll-raised = PV ressuscités
modifier-channellers = figurines qui canalisent
modifier-level = Niveau de Magie
modifier-arcane-power = Livre de Pouvoir Occulte
modifier-magic-limit = limite de 3
modifier-bound-spell = sort lié
step-overwhelming = Pouvoir Irrésistible : { $bonus } de plus, { $total } en tout.
step-not-enough-power = Pas assez de puissance : un seul dé de 1 ou 2 échoue toujours.
table-miscast-breach = Brèche dans le Voile : un Gabarit de 5 pouces centré sur le lanceur, une touche par figurine. À 4 dés il est retiré sur 1-3, à 5 dans tous les cas.
table-miscast-detonation = Explosion Catastrophique : un Gabarit de 3 pouces centré sur le lanceur, une touche par figurine et pour lui.
table-miscast-witch-fire = Feu de Sorcières : l’unité du lanceur subit autant de touches que de dés utilisés, lui-même une au plus.
table-miscast-backlash = Contrecoup Magique : le lanceur et tout Sorcier allié subissent une touche.
table-miscast-amnesia = Amnésie : autant de Niveaux de Magie perdus que de dés au-delà de deux, avec un sort chacun, d’abord celui qui a été lancé.
refusal-wizard-fleeing = Qui fuit ne canalise, ne lance ni ne dissipe.
refusal-attribute-not-cast = { $spell } est l’attribut d’une Voie : il vient avec les sorts de la Voie et ne se lance pas.
refusal-spell-forgotten = { $unit } a perdu { $spell }.
refusal-spell-not-known = { $unit } ne connaît pas { $spell }, mais { $spells } ; pour y changer : { WAY("unit edit") }.
refusal-no-such-version = { $spell } n’a { $most ->
    [one] pas de version améliorée.
   *[other] que { $most } versions.
 }
refusal-not-a-wizard = { $wizard } n’est pas un Sorcier : ajoutez la règle ou un Niveau de Magie avec { WAY("unit edit") } ; { TYPED("qui lance le sort d’un objet donne son power_level, ") }qui dissipe sans Sorcier ne nomme personne.
refusal-spell-already-tried = Un Sorcier tente chacun de ses sorts une fois par phase.
refusal-spell-still-in-play = Ce sort de lui reste en jeu : il ne le relance pas avant sa fin.
refusal-power-dice-number = { $used } Dés de Pouvoir : on en jette de 1 à { $most } par sort.
refusal-pool-too-small = { $used } dés : la réserve en contient { $left }.
refusal-bound-never-improved = Un sort lié n’est jamais lancé en version améliorée.
refusal-item-lost-for-good = Le Pouvoir Irrésistible a détruit cet Objet de Sort : son sort ne se lance plus de la partie.
refusal-no-dispel-die = Une dissipation demande au moins un dé : dice_used.
refusal-cast-this-phase = Il a été lancé pendant cette phase : seul son propriétaire y met fin maintenant ; les autres le peuvent dès la prochaine Phase de Magie.
refusal-spell-target-barred = Cible non réglementaire : { $why ->
    [target-engaged] elle est engagée.
    [caster-engaged] le lanceur ou son unité est engagé.
    [unseen] le lanceur ne la voit pas.
   *[not-in-front] elle n’est pas dans l’arc frontal du lanceur.
 }
refusal-spell-on-caster = { $unit } : ce sort n’affecte que son lanceur.
refusal-spell-on-character = { $unit } : ce sort n’affecte que des Personnages.
refusal-magical-move-barred = Pas de Mouvement Magique : { $why ->
    [march] on ne fait pas de Marche Forcée par magie.
    [engaged] une unité engagée n’en fait pas.
    [fleeing] une unité en fuite n’en fait pas.
   *[once] une unité en fait un par phase.
 }
counter-flux-rolled = Flux lancés
counter-magic-dice-used = Dés de Magie utilisés
counter-spells-dealt = Cibles sur lesquelles des sorts ont pris effet
counter-spells-struck = Cibles de sorts touchées
counter-spells-tried = Sorts tentés
counter-casting-total = Total de lancement
counter-overwhelming-dice = Dés du Pouvoir Irrésistible
counter-miscast-template = Force sous le gabarit du Fiasco
counter-backlash-strength = Force du Contrecoup Magique
counter-explosion-reach = Pouces de l’explosion
done-counter-flux-rolled = les Flux Magiques sont lancés
done-counter-bound-cast = le dernier sort venait d’un objet
counter-bound-cast = Sort lié lancé
choice-miscast = table des Fiascos
param-unengaged = Si sa cible ne peut pas être engagée
param-friendly = Si la cible est alliée
choice-point = un point du champ de bataille
choice-cast = un sort qui vient d’être lancé
choice-let-through = le laisser passer
procedure-spell-effect = Effet d’un sort
    .about = Un sort des Voies lancé et non dissipé, ou un attribut
outcome-spell-effect = { $wounds-lost ->
    [none] { $given-back ->
        [none] { $inches ->
            [none] { $count ->
                [none] { $taken ->
                    [no] Le dé est trop bas : le sort ne prend pas.
                   *[other] { $lasts ->
                        [yes] Le sort prend effet, et dure.
                       *[no] Le sort prend effet.
                     }
                 }
               *[other] Les dés donnent { $count }.
             }
           *[other] Un Mouvement Magique de { $inches } pouces.
         }
        [one] 1 PV rendu.
       *[other] { $given-back } PV rendus.
     }
    [0] Aucun PV perdu.
    [one] 1 PV perdu{ $models-lost ->
        [0] , aucune figurine.
        [one] , 1 figurine.
       *[other] , { $models-lost } figurines.
     }
   *[other] { $wounds-lost } PV perdus{ $models-lost ->
        [0] , aucune figurine.
        [one] , 1 figurine.
       *[other] , { $models-lost } figurines.
     }
 }{ $character-wounds ->
    [0] {""}
    [one] {" "}Ceux qui l’ont rejointe perdent 1 PV.
   *[other] {" "}Ceux qui l’ont rejointe perdent { $character-wounds } PV.
 }{ $destroyed ->
    [yes] {" "}Il n’en reste rien.
   *[no] {""}
 }{ $scale ->
    [none] {""}
   *[other] {" "}Les dés donnent { $scale }.
 }{ $panic ->
    [yes] {" "}Elle fait aussitôt un test de Panique.
   *[no] {""}
 }
param-due = Si ce qu’il répète arrive maintenant
param-struck = Figurines, rangs ou colonnes qu’il touche
param-own-value = Ce que le lanceur ajoute à son dé
param-chosen = Ce que le sort fait parmi plusieurs choses
next-miscast-caster = La touche du lanceur, sans sauvegarde
next-miscast-others = Les touches d’une autre unité
next-miscast-unit = Les touches de l’unité du lanceur
next-miscast-wizard = La touche d’un autre Sorcier
next-attribute = Attribut de la Voie
lacks-spells = les Voies Magiques et ce que font leurs sorts
lacks-magic-aids = ce qu’ajoutent objets magiques et Conclaves de Sorciers au lancement et à la dissipation
result-lasts = dure
result-given-back = PV rendus
result-scale = combien
result-taken = prend
result-count = les dés donnent
roll-spell-hits = touches
roll-spell-strength = Force des touches
roll-spell-failures = qui échoue
roll-spell-caster = le lanceur
roll-spell-target = la cible
roll-spell-scale = combien
roll-spell-recover = PV récupérés
roll-spell-raise = PV ressuscités
roll-spell-move = Mouvement Magique
roll-spell-count = combien
roll-spell-taken = si le sort prend
step-spell-contest = Le lanceur arrive à { $own }, la cible à { $other }.
refusal-nothing-due = { $spell } ne répète rien plus tard.
refusal-unknown-spell = Aucun sort des Voies : { $name }.
refusal-spell-asks-which = Précisez : chosen, parmi { $values }.
value-unit = une unité
value-every-unit = toute unité qui convient
value-model = une figurine
value-every-model = toute figurine qui convient
value-line = tout sous une ligne
value-target-engaged = la cible est engagée
value-caster-engaged = le lanceur est engagé
value-unseen = hors de vue
value-not-in-front = hors de l’arc frontal
value-too-far = hors de portée
value-friend = un allié
value-enemy = un ennemi
value-no-character = pas un Personnage
param-wizard-fleeing = Si le Sorcier fuit
param-unit-fleeing = Si l’unité fuit
status-swift-reformed = reformée rapidement, peut encore avancer
modifier-wand-of-stability = Baguette de Stabilité
param-wand = Utiliser la Baguette de Stabilité, une fois : D6 de plus, hors de la limite de 3
refusal-no-wand = { $unit ->
    [none] Pas de Baguette de Stabilité ici.
   *[other] { $unit } n’a pas (ou plus) de Baguette de Stabilité.
}
refusal-wand-lost-focus = Qui a perdu sa concentration n’ajoute aucun bonus : la Baguette de Stabilité serait perdue.
roll-wand-of-stability = Baguette de Stabilité

refusal-spell-past-dispelling = { $state ->
    [failed] Le lancement a échoué : il n’y a rien à dissiper.
    [dispelled] Le sort est déjà dissipé.
    [withstood] Une tentative suffit, et elle a échoué : le sort prend effet.
   *[resolved] Le sort a pris effet : la dissipation vient avant ; { WAY("undo") } reprend l’effet.
}
refusal-spell-came-to-nothing = { $spell } : son lancement { $state ->
    [failed] a échoué
   *[other] a été dissipé
}, il n’a donc aucun effet ; { WAY("undo") } reprend cela.
refusal-miscast-averted = Le sort a été dissipé, ce qui épargne le fiasco à son lanceur ; { WAY("undo") } reprend la dissipation.
refusal-miscast-of-another = Pas de fiasco pour { $unit } : un autre sorcier a lancé { $spell }.
refusal-spell-first = { $spell } est lancé et passe d’abord : { $state ->
    [cast] il est dissipé ou laissé passer, puis prend effet
   *[withstood] il prend effet
 }{ TYPED(" (", WAY("roll spell_effect"), ")") }.
refusal-miscast-first = Le dernier sort a été lancé avec un Pouvoir Irrésistible : { $bound ->
    [yes] ce qu’il en coûte à l’objet du sort lié passe d’abord
   *[no] son Fiasco passe d’abord
 }{ TYPED(" (", WAY("miscast"), ")") }.
refusal-spell-has-taken-effect = { $spell } a déjà pris effet, ce qui n’arrive qu’une fois par lancement ; { WAY("undo") } reprend cela.
refusal-attribute-alone = { $spell } est un attribut : il suit un sort de sa propre voie qui vient de prendre effet, { $state ->
    [failed] or le lancement a échoué.
    [dispelled] or le sort a été dissipé.
   *[resolved] or le dernier était d’une autre.
 }
refusal-no-miscast-due = { $state ->
    [failed] Le lancement a échoué, il n’y a donc pas de Fiasco
   *[resolved] Aucun Fiasco n’est dû
 } : il suit, une seule fois, un sort lancé avec un Pouvoir Irrésistible qui a pris effet.
refusal-channel-before-casting = La canalisation vient avant le premier lancement : { WAY("undo") } le reprend, ou { WAY("battle count") } note un dé canalisé à temps.
refusal-spell-not-in-play = { $spell } n’est pas en jeu, il n’y a donc rien à dissiper{ TYPED(" ; un sort lancé hors table se note d’abord par ", WAY("roll spell_effect")) }.
refusal-spell-not-remaining = { $spell } ne reste pas en jeu : personne ne le dissipe, il prend fin de lui-même.
counter-spell-state = État du dernier sort
counter-spell-last = Dernier sort lancé
    .untold = Dernier sort lancé
counter-spell-caster = Qui a lancé le dernier sort
    .untold = Qui a lancé le dernier sort
relation-aimed = sort lancé sur
    .aliases = lance un sort sur
    .own = a lancé un sort sur { $other }
    .theirs = visé par un sort { DE($other) }
state-counter-spell-state = { $value ->
    [0] aucun sort n’est encore lancé dans cette phase
    [1] le dernier sort est lancé, ni dissipé ni résolu
    [2] le dernier sort a échoué
    [3] le dernier sort a été dissipé
    [4] le dernier sort est résolu
    [11] le dernier sort a résisté à la dissipation
   *[other] le dernier sort ne se dissipe plus
 }
counter-spells-resolved = Sorts résolus
refusal-flux-first = { $side } n’a pas encore de Dés de Pouvoir : lancez d’abord le flux par { WAY("winds what:flux") }, ou dites par { WAY("battle count") } ce qu’il a donné.
refusal-spell-on-all = Ce sort affecte toutes les unités permises à sa portée, et non { $unit } seule : lancez-le sans target, puis résolvez son effet pour chacune d’elles.
refusal-more-struck-than-models = { $count } touchées, mais il n’y a que { $models } figurines ; recomptez.
step-spell-of-fallen = Lancé par { $name }, qui n’est plus là.
step-spell-drains = { $name } récupère 1 PV.
refusal-spell-on-others = { $unit } : ce sort n’affecte que qui a { $rule }.
