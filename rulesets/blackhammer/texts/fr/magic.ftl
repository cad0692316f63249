## Procédures
procedure-winds-of-magic = Vents de magie
    .about = Lancer les deux dés de magie : dés de pouvoir pour vous, de dissipation pour l’adversaire
procedure-cast-spell = Lancement d’un sort
    .about = Tenter un sort : dés de pouvoir plus niveau de sorcellerie contre sa valeur de lancement
procedure-dispel = Dissipation
    .about = Dissiper un sort qui vient d’être lancé : dés plus niveau contre le résultat du lancer
procedure-let-through = Laisser passer
    .about = Laisser passer un sort qui vient d’être lancé, sans tenter de le dissiper
outcome-let-through = On laisse passer le sort, lancé avec { $need } : il prend effet.
procedure-dispel-in-play = Dissipation d’un sort en jeu
    .about = Mettre fin à un sort restant en jeu, en fin de phase de magie
procedure-bound-spell = Objet de sort
    .about = Activer un objet de sort, sans jet, et le dissiper contre son niveau de puissance
procedure-cast-free-spell = Sort offert par un Fiasco
    .about = Lancer, sans jet, le sort qu’offre le Fiasco du camp adverse
outcome-cast-free-spell = Le sort est lancé sans jet ; une dissipation aux dés de pouvoir doit atteindre { $need }.
param-caster = Qui a lancé le sort offert par le Fiasco ; la bataille le sait
procedure-cast-bound-spell = Lancer un objet de sort
    .about = Lancer le sort d’un objet ou d’une figurine, sans dé de pouvoir ni jet
outcome-cast-bound-spell = L’objet de sort est lancé sans jet ; une dissipation doit atteindre son niveau de puissance de { $need }.
refusal-no-bound-spell = { $unit } n’a pas d’objet de sort sur cette table ; { WAY("unit edit") } ajoute la règle avec son niveau de puissance, par exemple objet de sort (5).
refusal-bound-to-another = { $unit } a pour sort lié { $spell } et n’en lance pas d’autre par ce biais ({ WAY("unit status ", $unit, " status:bound-to clear:oui") } corrige).
rule-bound-spell = Objet de sort
    .aliases = bound spell
param-bound = Si un objet de sort est lancé ; il faut alors égaler son niveau de puissance
procedure-forgo-free-spell = Aucun sort immédiat
    .about = Renoncer au sort qu’offre un Fiasco adverse
outcome-forgo-free-spell = On renonce au sort offert par le Fiasco.
choice-free-scroll = Parchemin contre le sort offert
outcome-free-spell-scroll = Le sort offert est dissipé ; le parchemin est détruit.
procedure-free-spell-scroll = Parchemin contre le sort offert
    .about = Dissiper le sort offert par un Fiasco avec un Parchemin de Dissipation, sans jet
procedure-let-free-spell-through = Laisser passer le sort offert
    .about = Laisser passer, sans dissipation, le sort qu’un Fiasco offre au camp adverse
outcome-let-free-spell-through = On laisse passer le sort offert : il prend effet.
refusal-no-free-spell = Aucun Fiasco n’offre de sort encore à lancer : seul un 5-6 sur le tableau des Fiascos en donne un ({ WAY("battle count") } corrige).
refusal-free-spell-cast = Le sort offert par le Fiasco est déjà lancé : on le dissipe ou on le laisse passer d’abord ({ WAY("dispel") }), puis on le résout.
choice-let-free-through = Laisser passer le sort offert
procedure-dispel-free-spell = Dissipation du sort offert
    .about = Dissiper, avec des dés de pouvoir, le sort qu’un Fiasco de 5-6 offre à l’adversaire
procedure-miscast = Fiasco !
    .about = Lancer sur le tableau des Fiascos et appliquer le résultat
procedure-nobody-touches = Fiasco : personne ne touche le sorcier
    .about = Personne, ou plus personne, n’est au contact du sorcier d’un Fiasco
procedure-fiasco-contact = Fiasco : qui touche le sorcier
    .about = Tester ou blesser les figurines d’une unité au contact du sorcier du Fiasco
procedure-resolve-spell = Résolution d’un sort
    .about = Mesurer la portée d’un sort non dissipé et infliger ses touches
procedure-spell-hits = Touches d’un sort
    .about = Touches d’un projectile magique ou d’un autre sort : blessures, sauvegardes, pertes
procedure-magic-attempt = Sort complet
    .about = Lancement, Fiasco, dissipation, portée et touches d’un sort en une fois
procedure-magic-phase = Début de la phase de magie
    .about = Vents de magie, puis maintien de vos sorts restant en jeu
procedure-maintain-spell = Maintien d’un sort en jeu
    .about = Payer des dés de pouvoir pour maintenir un sort, ou le laisser prendre fin
procedure-persistent-spell = Sort persistant
    .about = Savoir si un évènement met fin à un sort persistant
procedure-power-dice-cap = Dés de pouvoir par sort
    .about = Le maximum de dés de pouvoir d’un sorcier pour un sort
procedure-spell-on-profiles = Caractéristiques sous un sort
    .about = Modifier une caractéristique sur chaque profil d’une figurine, entre 0 et 10
procedure-spell-generation = Sorts connus
    .about = Déterminer les sorts d’un sorcier avant le déploiement

## Résultats
outcome-winds-of-magic = { $low } et { $high } : { $side-own ->
    [none] { $power-dice } dés de pouvoir, { $dispel-dice } dés de dissipation.
   *[other] { $power-dice } dés de pouvoir pour { $side-own }, { $dispel-dice } dés de dissipation pour { $side-enemy }.
 }
outcome-cast-spell = { $reason ->
    [reached] Le sort est lancé avec { $total } (il fallait { $casting-value }) ; une dissipation doit atteindre { $total }.
    [fiasco] Fiasco ! Au moins deux 1 : le sort n’est pas lancé, le sorcier subit le tableau des Fiascos.
    [lone-one] Le sort échoue : un 1 seul ne suffit jamais.
   *[other] Le sort échoue : { $total } pour { $casting-value }.
 }
outcome-dispel = { $reason ->
    [reached] Le sort est dissipé : { $total } contre { $need }.
    [lone-one] La dissipation échoue : un 1 seul ne suffit jamais. Le sort passe : son effet reste à résoudre.
    [double-one] La dissipation échoue : au moins deux 1. Le sort passe : son effet reste à résoudre.
   *[other] La dissipation échoue : { $total } contre { $need }. Le sort passe : son effet reste à résoudre.
 }
outcome-dispel-in-play = { $reason ->
    [reached] Le sort en jeu prend fin : { $total } contre { $need }.
    [lone-one] La dissipation échoue : un 1 seul ne suffit jamais. Le sort reste en jeu.
    [double-one] La dissipation échoue : au moins deux 1. Le sort reste en jeu.
   *[other] La dissipation échoue : { $total } contre { $need }. Le sort reste en jeu.
 }
outcome-bound-spell = { $reason ->
    [let-through] L’objet de sort agit, sans dé de pouvoir ni jet ; personne ne le dissipe.
    [reached] L’objet de sort est dissipé : { $total } contre un niveau de puissance de { $need }.
    [lone-one] La dissipation échoue : un 1 seul ne suffit jamais. L’objet de sort passe : son effet reste à résoudre.
    [double-one] La dissipation échoue : au moins deux 1. L’objet de sort passe : son effet reste à résoudre.
   *[other] La dissipation échoue : { $total } contre un niveau de puissance de { $need }. L’objet de sort passe : son effet reste à résoudre.
 }
outcome-dispel-free-spell = { $reason ->
    [reached] Le sort offert à l’adversaire est dissipé : { $total } contre { $need }.
    [lone-one] La dissipation échoue : un 1 seul ne suffit jamais. Le sort offert passe : son effet reste à résoudre.
    [double-one] La dissipation échoue : au moins deux 1. Le sort offert passe : son effet reste à résoudre.
   *[other] La dissipation échoue : { $total } contre { $need }. Le sort offert passe : son effet reste à résoudre.
 }
outcome-nobody-touches = Plus personne ne touche le sorcier.
result-untouched = personne ne le touche
outcome-fiasco-contact = { $wounds ->
    [0] Aucune perte.
    [one] 1 PV perdu, sans aucune sauvegarde.
   *[other] { $wounds } PV perdus, sans aucune sauvegarde.
 }
param-fiasco = Résultat du Fiasco
param-touching = Ses figurines au contact du sorcier
choice-rift = déchirure (2-)
choice-backlash = choc en retour (11-12+)
outcome-miscast = { $caster-killed ->
    [yes] Sur { $total } (2-) : le sorcier est tué malgré toute protection ; figurines au contact tuées : { $contact-killed }{ $untested ->
        [0] .
       *[other] , tests d’Endurance restant à faire : { $untested }.
     }
   *[no] { $free-spell ->
        [yes] Sur { $total } (5-6) : l’adversaire lance aussitôt un sort, sans jet ; des dés de pouvoir peuvent le dissiper.
       *[no] { $phase-ended ->
            [yes] Sur { $total } (7-8) : le sorcier perd 1 PV, la phase de magie s’arrête ; dés restants et sorts durables sont perdus.
           *[no] { $spell-cast ->
                [yes] Sur { $total } (11-12+) : le sort est lancé malgré tout{ $casting-result ->
                    [none] , à sa valeur de base,
                   *[other] , à { $casting-result },
                 } puis oublié ; PV perdus : sorcier { $caster-wounds }, figurines au contact { $contact-wounds }.
               *[no] { $spell-forgotten ->
                    [yes] Sur { $total } (9-10) : le sorcier perd un niveau de sorcellerie{ $level-left ->
                        [none] { "" }
                        [0] { " " }et n’est plus un sorcier
                       *[other] { " " }(il lui en reste { $level-left })
                     }, ainsi que le sort tenté.
                   *[no] Sur { $total } (3-4) : le sorcier perd { $caster-wounds } PV sans aucune sauvegarde.
                 }
             }
         }
     }
 }
outcome-resolve-spell = { $in-range ->
    [no] Hors de portée : le sort échoue.
   *[yes] { $wounds ->
        [none] { $stays ->
            [yes] À portée : le sort prend effet et dure.
           *[no] À portée : le sort prend effet.
         }
       *[other] Le sort inflige { $hits ->
            [0] 0 touche
            [1] 1 touche
           *[other] { $hits } touches
         } : { $wounds } PV { $wounds ->
            [0] perdu
            [1] perdu
           *[other] perdus
         }{ $models-lost ->
            [none] .
            [0] , aucune figurine tuée.
            [1] , 1 figurine tuée.
           *[other] , { $models-lost } figurines tuées.
         }
     }
 }
outcome-spell-hits = { $hits ->
    [0] 0 touche
    [1] 1 touche
   *[other] { $hits } touches
 } : { $wounds } PV { $wounds ->
    [0] perdu
    [1] perdu
   *[other] perdus
 }{ $models-lost ->
    [none] .
    [0] , aucune figurine tuée.
    [1] , 1 figurine tuée.
   *[other] , { $models-lost } figurines tuées.
 }
outcome-magic-attempt = { $miscast ->
    [yes] Fiasco !{ " " }
   *[no] { "" }
 }{ $outcome ->
    [takes-effect] Le sort, lancé avec { $casting-result }, prend effet{ $resolved-wounds ->
        [none] .
        [0] {""} : aucun PV perdu.
        [1] {""} : 1 PV perdu.
       *[other] {""} : { $resolved-wounds } PV perdus.
     }
    [dispelled] Le sort, lancé avec { $casting-result }, est dissipé.
    [out-of-range] Le sort, lancé avec { $casting-result }, échoue : sa cible est hors de portée.
    [fiasco] Le sort n’est pas lancé.
   *[other] Le sort n’est pas lancé : les dés de pouvoir n’ont pas suffi.
 }
outcome-magic-phase = { $power-dice } dés de pouvoir pour lancer, { $dispel-dice } dés de dissipation en face ; sorts maintenus : { $kept }, terminés : { $ended }.
outcome-maintain-spell = { $reason ->
    [paid] Le sort reste en jeu pour { $dice-spent ->
        [1] 1 dé
       *[other] { $dice-spent } dés
     } de pouvoir.
    [dropped] Son joueur laisse le sort prendre fin.
    [too-few-dice] Le sort prend fin : pas assez de dés de pouvoir pour le maintenir.
    [caster-killed] Le sort prend fin avec son lanceur.
    [caster-fleeing] Le sort prend fin : son lanceur est en fuite.
   *[other] Le sort prend fin : son lanceur a quitté la table.
 }
outcome-persistent-spell = { $active ->
    [yes] Le sort agit toujours, jusqu’au début de la prochaine phase de magie du lanceur.
   *[no] Le sort prend fin.
 }
outcome-power-dice-cap = Jusqu’à { $max-power-dice } dés de pouvoir par sort, et un au moins.
outcome-spell-on-profiles = Chaque profil de la figurine est modifié.
outcome-spell-generation = Le Sort primaire du domaine et { $total ->
    [2] le numéro { $spells-1 }
    [3] les numéros { $spells-1 } et { $spells-2 }
   *[other] les numéros { $spells-1 }, { $spells-2 } et { $spells-3 }
 }{ $swapped ->
    [yes] {" "}(l’un d’eux a été échangé contre le numéro 1).
   *[no] .
 }

## Jets
roll-winds-of-magic = Dé de magie
roll-casting = Lancement
roll-dispel = Dissipation
roll-miscast = Tableau des Fiascos
roll-discharge = Décharge, un dé par dé de pouvoir
roll-backlash-caster = Contrecoup sur le sorcier
roll-backlash-contact = Contrecoup au contact
roll-spell-hits = Nombre de touches
roll-spell-generation = Sorts

## Étapes
step-power-bonus = Dés de pouvoir modifiés de { $bonus } : { $total }.
step-dispel-bonus = Dés de dissipation modifiés de { $bonus } : { $total }.
step-lone-one = Un 1 seul échoue toujours, quels que soient les bonus.
step-fiasco = Au moins deux 1 naturels : Fiasco !
step-dispel-double-one = Au moins deux 1 naturels : la dissipation échoue.
step-resistance = Dés de la Résistance à la magie de la cible : { $dice }.
step-let-through = Aucun dé de dissipation : le sort passe.
step-power-dice-used = Dés de pouvoir comptés pour le sort manqué : { $dice }.
step-no-longer-a-wizard = Au niveau 0, la figurine n’est plus un sorcier.
step-untested = Figurines au contact dont l’Endurance n’est pas donnée : { $models }. Chacune doit encore réussir un test d’Endurance ou mourir.
step-contact-tests = Figurine { $place } au contact, Endurance { $toughness } :
step-spell-out-of-range = { $distance } ps pour une portée de { $range } ps.
step-profile-value = Profil { $place } : { $before } → { $after }.
step-spells-kept = Sorts maintenus : { $kept }, terminés : { $ended }, dés de pouvoir dépensés : { $spent }.
step-magic-phase-order = Ensuite : effets de début de phase ; puis les sorts un par un (lancement, dissipation, portée, effet) ; puis la dissipation des sorts restés en jeu, vous d’abord ; enfin tests de Panique, fuites et effets de fin de phase.

## Modificateurs
modifier-level = niveau de sorcellerie

## Options
param-wizard = Le sorcier qui lance ou dissipe
param-dispeller = Le sorcier adverse qui dissipe
param-casting-value = Valeur de lancement du sort
param-casting-result = Résultat du lancer (dés + niveau), et non la valeur de lancement
param-dice-used = Dés pris dans la réserve pour cette tentative ; Fiasco : ceux du sort manqué
param-dice-left = Dés restant dans cette réserve
param-extra-dice = Dés de pouvoir qu’un objet permet au-delà du niveau (son Bâton de Sorcier compte seul)
param-level = Niveau de sorcellerie, 0 à 3 ; 0 quand l’armée dissipe par elle-même
param-spell = Nom du sort
param-spell-type = Type du sort
param-tried = Ce sorcier a déjà tenté ce sort durant cette phase
param-in-play = Ce même sort de ce sorcier est encore en jeu
param-rear-rank = Le sorcier est dans un rang arrière
param-visible = Le sorcier voit la cible
param-attempted = Une dissipation de ce sort a déjà été tentée
param-resistance = Dés de la Résistance à la magie de la cible, en plus des autres
param-pool = À qui les dés : pouvoir pour le joueur actif, dissipation pour l’autre
param-this-phase = Le sort a été lancé durant cette même phase
param-power-level = Niveau de puissance de l’objet de sort
param-power-bonus = Dés de pouvoir ajoutés ou retirés par des objets ou des sorts
param-dispel-bonus = Dés de dissipation ajoutés ou retirés par des objets ou des sorts
param-total = Résultat de Fiasco déjà connu, modificateurs compris : pas de 2D6
param-contact = Endurance de chaque figurine au contact du sorcier : 3 3 4
param-contact-models = Nombre de figurines au contact du sorcier
param-dispel-dice = Dés de dissipation que l’adversaire utilise une fois le sort lancé
param-dispel-level = Niveau du sorcier qui dissipe, 0 pour l’armée elle-même
param-dispel-modifier = Bonus ou malus à la dissipation
param-dispeller-fleeing = Le sorcier qui dissipe est en fuite
param-dispeller-stupid = Le sorcier qui dissipe a raté un test de Stupidité
param-dispeller-off-table = Le sorcier qui dissipe est hors de la table
param-duration = Durée du sort
param-upkeep = Dés de pouvoir qui maintiennent le sort en jeu : le chiffre entre parenthèses
param-upkeeps = Coût de maintien de chacun de vos sorts en jeu, dans l’ordre payé : 2 1
param-keep = Son joueur veut le maintenir
param-killed = Son lanceur est mort
param-event = Ce qui s’est produit
param-wound-on = Jet pour blesser fixe : 4 pour 4+, quelle que soit l’Endurance
param-values = La caractéristique sur chaque profil de la figurine : 1 1
param-change = Ce que le sort ajoute à la caractéristique
param-chosen = Numéros des sorts choisis au lieu d’être tirés
param-swap = Numéro du sort échangé contre le premier du domaine, s’il est tiré

## Choix et valeurs
choice-spell = Sort venant d’être lancé
choice-in-play = Reste en jeu
choice-bound = Objet de sort
choice-free = Sort offert par un Fiasco
choice-magic-missile = Projectile magique
choice-direct-damage = Dommages directs
choice-blessing = Bénédiction
choice-curse = Malédiction
choice-untyped = Autre
choice-instant = Instantané
choice-persistent = Persistant
choice-irremediable = Irrémédiable
choice-power-dice = Dés de pouvoir
choice-dispel-dice = Dés de dissipation
choice-own-magic-phase = La prochaine phase de magie du lanceur débute
choice-fiasco-7-8 = Un Fiasco de 7-8
choice-caster-killed = Le lanceur est tué
choice-caster-fleeing = Le lanceur fuit
choice-caster-off-table = Le lanceur quitte la table
choice-dispel-step = Dissipations de fin de phase de magie
choice-let-through = Le laisser passer
choice-owner-ends-it = Son joueur veut y mettre fin
value-reached = atteint
value-too-low = insuffisant
value-lone-one = 1 seul
value-double-one = deux 1
value-fiasco = Fiasco
value-let-through = laissé passer
value-takes-effect = prend effet
value-not-cast = non lancé
value-dispelled = dissipé
value-out-of-range = hors de portée
value-paid = payé
value-dropped = abandonné
value-too-few-dice = pas assez de dés
value-2-or-less = 2 ou moins
value-11-or-more = 11 ou plus

## Ce dont on donne les chances
result-power-dice = Dés de pouvoir
result-dispel-dice = Dés de dissipation
result-cast = Sort lancé
result-miscast = Fiasco
result-reason = Comment
result-dispelled = Dissipé
result-row = Ligne du tableau
result-caster-killed = Sorcier tué
result-caster-wounds = PV perdus par le sorcier
result-contact-killed = Figurines au contact tuées
result-contact-wounds = PV perdus au contact
result-untested = Figurines au contact à tester
result-free-spell = Sort offert à l’adversaire
result-phase-ended = Fin de la phase de magie
result-spells-dispelled = Sorts durables dissipés
result-levels-lost = Niveaux de sorcellerie perdus
result-spell-forgotten = Sort oublié
result-spell-cast = Sort lancé malgré tout
result-in-range = À portée
result-stays = Le sort dure
result-fiasco = Fiasco
result-dispel = Dissipation
result-resolved = Effet
result-kept = Sorts maintenus
result-ended = Sorts terminés
result-maintained = Sort maintenu
result-dice-spent = Dés de pouvoir dépensés
result-active = Agit toujours
result-event = Évènement
result-max-power-dice = Maximum de dés de pouvoir
result-spells = Sort
result-swapped = Échangé contre le premier
result-values = Valeur

## Refus
refusal-wizard-fleeing = Un sorcier en fuite ne peut ni lancer ni dissiper de sort ; choisissez un autre sorcier ou, pour dissiper, l’armée elle-même{ TYPED(" (level:0)") }.
refusal-wizard-stupid = Un sorcier qui a raté son test de Stupidité ne peut ni lancer ni dissiper de sort ; choisissez un autre sorcier ou, pour dissiper, l’armée elle-même{ TYPED(" (level:0)") }.
refusal-wizard-off-table = Un sorcier hors de la table ne peut ni lancer ni dissiper de sort ; choisissez un autre sorcier ou, pour dissiper, l’armée elle-même{ TYPED(" (level:0)") }.
refusal-wizard-rear-rank = Un sorcier dans un rang arrière ne peut ni lancer ni dissiper de sort ; il doit se tenir au premier rang.
refusal-not-a-wizard = Une figurine de niveau 0 n’est pas un sorcier et ne lance aucun sort ; donnez un niveau de 1 à 3.
refusal-spell-already-tried = Ce sorcier a déjà tenté ce sort durant cette phase ; chaque sort se tente une seule fois par phase.
refusal-spell-still-in-play = Le sort de ce sorcier est encore en jeu ; il pourra le relancer une fois le sort terminé.
refusal-no-power-die = Un sort demande au moins un dé de pouvoir{ $most ->
    [none] { "" }
   *[other] { " " }({ $most } au plus pour ce sorcier)
 } ; donnez dice_used.
refusal-too-many-power-dice = { $used } dés de pouvoir, c’est trop pour un seul sort : un sorcier de niveau { $level } peut ici en utiliser { $most }.
refusal-spell-target-engaged = Une unité au corps à corps ne peut pas être la cible de ce type de sort ; choisissez une unité ennemie non engagée.
refusal-missile-caster-engaged = Un sorcier au corps à corps ne peut pas lancer de projectile magique ; choisissez un autre sort.
refusal-missile-no-sight = Un projectile magique exige une ligne de vue vers sa cible ; choisissez une cible que le sorcier voit.
refusal-pool-too-small = La réserve ne compte plus que { $left } dés et { $used } sont demandés ; utilisez-en moins.
refusal-no-dispel-die = Une dissipation demande au moins un dé ; donnez dice_used, ou resistance.
refusal-already-dispelling = Une dissipation de ce sort a déjà été tentée, ou on l’a laissé passer ; il n’y en a qu’une par sort lancé, avant son effet{ TYPED(" (attempted:no pour un autre sort)") }.
refusal-resistance-too-small = La Résistance à la magie de la cible donne au plus { $most } dés, pas { $used }.
refusal-resistance-spent = { $count ->
    [one] La Résistance à la magie de la cible a déjà servi
   *[other] Les { $count } Résistances à la magie de la cible ont déjà servi
 } cette phase ; retirez resistance, ou corrigez le nombre avec { WAY("unit status") }{ TYPED(" (spells-met)") }.
refusal-resistance-other-spell = La Résistance à la magie n’aide que contre les projectiles magiques et les malédictions ; retirez resistance.
refusal-spell-not-in-play = { $spell } n’est en jeu pour personne, il n’y a rien à dissiper : { WAY("battle status") } dit quels sorts le sont (un sort lancé sans la table, { WAY("roll resolve_spell") } le note).
refusal-cast-this-phase = Un sort lancé durant cette même phase ne peut pas être dissipé comme sort resté en jeu ; il pourra l’être dès la prochaine phase de magie.
refusal-total-and-modifier = Un résultat connu comprend déjà ses modificateurs ; donnez total ou modifier, pas les deux.
refusal-upkeep-needed = Un sort restant en jeu porte un chiffre entre parenthèses ; donnez upkeep, de 1 à 3.
refusal-upkeep-unused = Seul un sort restant en jeu se maintient{ TYPED(" ; retirez upkeep, ou donnez duration:in-play") }.
refusal-upkeep-not-in-play = { $spell } n’est pas en jeu pour { $side } : des dés de pouvoir ne maintiennent qu’un sort qui reste en jeu{ TYPED(" (s’il a été lancé sans la table, ", WAY("roll resolve_spell"), " le note d’abord : duration:in-play, casting_value, upkeep)") }.
refusal-upkeep-paid = { $spell } est déjà maintenu : son chiffre en dés se dépense une fois par phase de magie, et de nouveau à la prochaine { DE($side) } ; { WAY("undo") } annule cette dépense.
refusal-upkeep-fresh = { $spell } vient d’être lancé durant cette phase : on le maintient pour la première fois après les vents de la prochaine phase de magie { DE($side) }.
refusal-book-chooses = { $unit } porte le Livre de Sorcellerie et choisit un sort avant de lancer les dés : ajoutez chosen, un numéro de 1 à 6.
refusal-too-many-chosen-spells = { $count } sorts choisis, c’est trop pour le niveau { $level } : un sort par niveau.
refusal-spell-chosen-twice = Un sorcier ne connaît jamais deux fois le même sort ; choisissez des numéros différents.

## Tableaux
table-miscast = Tableau des Fiascos
table-miscast-2-or-less = Le sorcier est tué malgré toute protection ; chaque figurine au contact réussit un test d’Endurance ou meurt aussi.
table-miscast-3-4 = Un dé par dé de pouvoir utilisé : chaque 4+ coûte 1 PV au sorcier, sans aucune sauvegarde.
table-miscast-5-6 = L’adversaire lance aussitôt l’un de ses sorts, sans jet ; des dés de pouvoir peuvent le dissiper contre sa valeur de lancement.
table-miscast-7-8 = Le sorcier perd 1 PV sans aucune sauvegarde ; la phase de magie s’arrête, les dés restants sont perdus, sorts persistants et restants en jeu sont dissipés.
table-miscast-9-10 = Le sorcier perd un niveau de sorcellerie et le sort tenté.
table-miscast-11-or-more = Le sort est lancé à sa valeur de base puis oublié ; le sorcier et les figurines au contact perdent chacun 1 PV sur 4+, sans aucune sauvegarde.
chart-power-dice-limit = Maximum de dés de pouvoir par sort

## Relances de sorts et sorts terminés
procedure-end-spell = Fin d’un sort en jeu
    .about = Mettre fin à tout moment à l’un de vos sorts restant en jeu
procedure-spell-reroll = Relance d’un sort
    .about = Dépenser une relance obtenue par un sort : un dé est relancé
outcome-end-spell = Le sort prend fin, comme le veut son lanceur.
outcome-spell-reroll = Le dé est relancé : { $value }. Ce résultat compte, même s’il est pire.
roll-spell-reroll = Relance
result-value = Dé
param-rerolls-left = Relances de sorts encore disponibles ce tour
refusal-not-ended-at-will = { $spell } ne reste pas en jeu : personne n’y met fin à volonté.
refusal-spell-not-remaining = { $spell } ne reste pas en jeu : personne ne le dissipe, il prend fin de lui-même.
refusal-rerolled-already = Un dé n’est jamais relancé deux fois.
refusal-no-reroll-left = Il ne reste aucune relance de sort ce tour.
refusal-no-fiasco-strikes = Aucun Fiasco ne frappe pour l’instant ceux au contact : { WAY("miscast") } le tire sur sa table.
