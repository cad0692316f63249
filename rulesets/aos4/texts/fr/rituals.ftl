## Le sort et la prière que donne le texte
lore-printed-spells = Sorts du texte
    .about = Le texte donne un seul sort ; les autres sont dans d’autres livres et se lancent par leur nom, avec leur valeur de lancement
lore-printed-prayers = Prières du texte
    .about = Le texte donne une seule prière ; les autres se récitent par leur nom, avec leur valeur de récitation
spell-mystic-shield = Bouclier Mystique
    .aliases = mystic shield, bouclier
spell-resurrection = Résurrection
    .aliases = resurrection
    .limit = { $once-a-turn ->
        [successes] une fois par bataille
       *[other] une fois par bataille, même en vain
    }
status-mystic-shield = Bouclier Mystique : protection 6+ ce tour
status-spell-pending = son sort agit s’il n’est pas dissipé
counter-ritual-ever = Prières utilisées une fois par bataille
param-used-up = Cette unité l’a déjà utilisée, et une fois par bataille suffit
step-ritual-without-target = { $spell } agit sur sa cible : personne ne l’a nommée{ TYPED(" avec target") }, et le bot ne peut pas le noter.
step-ritual-once-a-battle = { $spell } s’utilise une fois par bataille et par unité : la voilà utilisée.
refusal-ritual-out-of-range = { $spell } porte à { $most } pouces, la cible entière comprise ; choisissez-en une autre.
refusal-not-a-slain-hero = { $unit } n’est pas un héros d’infanterie tué ; nommez-en un.
refusal-prayer-used-up = { $unit } a déjà utilisé cette prière dans cette bataille ; elle ne sert qu’une fois.
value-works = il agit
refusal-beyond-reach = C’est trop loin : { $most } pouces au plus.
refusal-not-a-hero = { $unit } n’est pas un Héros ; seuls les héros activent un Site de Pouvoir.
refusal-no-commands = Le Fer de Lance n’a pas de points d’ordre : ses ordres sont sur les cartes de tactique, voyez { WAY("deck play") }.
refusal-not-in-spearhead = { $procedure } : pas en Fer de Lance, qui n’a que les règles de base ; tactiques et ordres sont sur des cartes, voyez { WAY("deck hand") }.
refusal-not-in-border-war = { $procedure } : c’est pour le Fer de Lance, et cette bataille est une Guerre de Frontières : { WAY("objective what:border-war") }.
refusal-points-gained = { $procedure } : les deux camps ont déjà reçu ceux de ce round, à son début ; { WAY("battle count") } corrige un nombre.
refusal-moves-otherwise = { $unit } ne peut pas se déplacer ainsi maintenant : « { $status } », et les règles ne lui donnent pas d’autre mouvement ce tour.
refusal-reinforcements-called = { $procedure } : { $side } a déjà appelé des renforts ce tour, et une fois par tour suffit.
refusal-no-reinforcements = Appeler des Renforts est une règle du seul Fer de Lance ; cette bataille est une Guerre de Frontières, et ses unités détruites le restent.
param-pack-played = Le pack de bataille de la bataille

decision-prayer-reached = exaucer la prière, ou garder le jet en points de rituel ?
    .brief = exaucer la prière, ou garder le jet ?
decision-prayer-reached-answer = Exaucer la prière
decision-prayer-reached-bank = Garder en points de rituel
