## Relations entre unités
relation-contact = contact
    .aliases = au contact, touche, corps à corps, mêlée
    .own = au contact { DE($other) }
    .theirs = au contact { DE($other) }
relation-charge = charge
    .aliases = charge contre
    .own = charge { $other }
    .theirs = subit la charge { DE($other) }
relation-challenge = défi
    .aliases = défie, défié
    .own = défie { $other }
    .theirs = défié par { $other }
relation-parted = contact rompu
    .aliases = séparé, était au contact
    .own = était au contact { DE($other) } cette phase
    .theirs = était au contact { DE($other) } cette phase
relation-out-of-reach = hors de portée
    .aliases = trop loin, trop loin pour paniquer
    .own = trop loin { DE($other) } pour paniquer
    .theirs = trop loin { DE($other) } pour paniquer
facing-front = front
    .aliases = de face, face, de front
    .own = de face
    .theirs = reçue de face
facing-flank = flanc
    .aliases = de flanc, côté
    .own = de flanc
    .theirs = prise de flanc
facing-rear = arrière
    .aliases = de dos, dos, par l’arrière
    .own = par l’arrière
    .theirs = prise à revers
relation-step-declared = déclarée
relation-step-issued = lancé
relation-step-answered = réaction faite
relation-step-tested = tests faits
relation-step-moved = au contact
relation-step-caught = fuyards rattrapés
relation-step-failed = ratée
relation-step-redirected = redirigée
refusal-still-in-contact = { $unit } est au contact { DE($other) }, qui tient encore : aucune poursuite (si la table se trompe, { WAY("unit link") } la corrige).
refusal-charge-declared-already = { $unit } a déclaré une charge contre { $target } : une unité ne charge qu’un ennemi ; { WAY("undo") } revient sur cette déclaration.
refusal-charge-too-late = Toutes les charges se déclarent avant que l’une soit jouée, et { $other } a déjà chargé : { $unit } n’en déclare plus, à moins que { WAY("undo") } ne reprenne cette charge.
refusal-several-combats = { $unit } n’est pas dans le combat { DE($other) } : chaque combat se livre à part, dans l’ordre choisi par le joueur dont c’est le tour (s’ils se touchent, { WAY("unit link") } le dit à la table).
refusal-charge-is-answered = { $target } a répondu à la charge { DE($unit) } : faites-la maintenant, ou revenez sur la réponse par { WAY("undo") }.
refusal-charge-is-moved = La charge { DE($unit) } contre { $target } est déjà faite : on n’y répond plus ({ WAY("undo") } revient sur ce mouvement).
refusal-no-charge-declared = { $charger ->
    [none] Personne n’a déclaré de charge contre { $unit } : d’abord { WAY("charge target:", $unit, " what:declare") } avec l’assaillant en unit.
   *[other] { $charger } n’a pas déclaré de charge contre { $unit } : d’abord { WAY("charge unit:", $charger, " target:", $unit, " what:declare") }.
 }
    .tapped = { $charger ->
        [none] Personne n’a déclaré de charge contre { $unit } : ses ennemis en déclarent une d’abord.
       *[other] { $charger } n’a déclaré aucune charge contre { $unit } : elle se déclare d’abord.
     }
refusal-challenge-unanswered = { $unit } a lancé un défi dans ce combat, et un seul s’y livre à la fois : on y répond par ses boutons{ TYPED(", ou par unit:", $unit, " answer:accept ou refuse") }.
refusal-spell-of-others = { $spell } est en jeu pour { $side } : seul ce camp y met fin à volonté ; les autres le dissipent, avec dice_used.
refusal-combat-order = Il reste { $count } combats à livrer, et { $side }, dont c’est le tour, choisit le prochain : par son bouton{ TYPED(" ou par ", WAY("fight")) }.
reminder-combat-order = { $side } choisit lequel de ces combats est livré en premier
