## Points selon leur origine
counter-points-control = Points de victoire des objectifs
counter-points-twist = Points de victoire de la péripétie
counter-points-tactics = Points de victoire des tactiques
counter-tactic-chosen = Tactique choisie à ce round
counter-tried-do-not-waver = Ne Flanchez Pas, tentée
counter-tried-slay-entourage = Tuez l’Entourage, tentée
counter-tried-attack-two-fronts = Attaquez sur Deux Fronts, tentée
counter-tried-take-their-land = Prenez leur Terre, tentée
counter-tried-seize-centre = Capturez le Centre, tentée
counter-tried-take-flanks = Prenez les Flancs, tentée
score-control = Objectifs
score-twist = Péripétie
score-tactics = Tactiques de bataille
verdict-major = victoire majeure de { $winner }, de { $difference }
verdict-minor = victoire mineure de { $winner } : { $points } partout, et le seul général en vie
verdict-win = victoire de { $winner }, de { $difference }
verdict-tie = égalité, { $points } partout
verdict-generals-unknown = { $points } partout : le camp du seul général en vie a la victoire mineure, sinon c’est l’égalité (marquez les généraux avec /unit edit +general)
value-kept = inchangé

## Armées
param-heroes = Héros du régiment
param-joining-heroes = Héros du régiment qui peuvent rejoindre celui d’un autre
param-generals = Généraux de l’armée
param-general-of-renown = Le général est d’un Régiment de Renom
param-copies = Combien de fois l’unité figure dans l’armée
param-one-faction = Toutes les unités sont d’une seule faction
param-enhancement-types = Optimisations de types différents, aucune en double
param-lores = Le plus grand nombre de domaines d’une sorte
value-leader = qui dirige le régiment
value-one-general = un seul général
value-faction = une seule faction
value-enhancements = optimisations
value-lores = domaines
