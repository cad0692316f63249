ruleset-reeds = Reeds

procedure-cross = Crossing the marsh
    .about = Wade through the marsh and see who comes out dry
outcome-cross = { $state ->
    [dry] Dry feet, { $paces } paces on.
   *[soaked] Soaked to the bowstrings, { $paces } paces on.
 }
procedure-volley = Volley
    .about = Shoot a volley of arrows at a band
outcome-volley = { $felled ->
    [0] Nobody falls.
    [one] One figure falls.
   *[other] { $felled } figures fall.
 }
procedure-rally = Rally
    .about = Rally a shaken band
outcome-rally = { $rallied ->
    [yes] The band rallies.
   *[no] The band stays shaken.
 }

param-unit = Your band
param-target = The band shot at
param-depth = How deep the water is
param-pace = How far the band wades: 4 or D6
param-shots = Arrows shot
param-aim = Lowest face that hits, before reeds
param-reeds = Whether the target stands among reeds
param-soaked = Whether the bowstrings are wet
param-target-rules = Special rules of the target
param-nerve = Highest total that rallies
param-omen = Whether an omen is spent
param-rules = Special rules of the band

choice-ankle = to the ankle
choice-waist = to the waist
choice-omens = Omens
value-dry = dry
value-soaked = soaked

roll-footing = footing
roll-pace = pace
roll-arrows = arrows
roll-arrow-wounds = who falls
roll-rally = rally
modifier-reeds = reeds
modifier-marsh-born = marsh-born
modifier-omen = omen
modifier-sworn = sworn
step-out-of-sight = The target would be hit on { $need }+: it cannot be seen.
refusal-soaked-strings = Wet bowstrings don’t shoot; wait for the next turn, or answer no to soaked.

result-state = state
result-paces = paces
result-felled = figures felled
result-rallied = rallied

field-aim = Aim
field-nerve = Nerve
status-soaked = soaked
status-shaken = shaken
phase-marsh = Marsh
phase-arrows = Arrows
counter-omens = Omens
rule-marsh-born = Marsh-born
    .aliases = born of the marsh
rule-sworn = Sworn
    .aliases = sworn band, oath
house-strong-omens = Strong omens
    .about = Whether an omen adds three to the nerve rather than two
table-omens-ill-wind = Ill wind: nobody shoots this turn.
table-omens-still-water = Still water: nothing stirs.
table-omens-kingfisher = Kingfisher: take an omen.
