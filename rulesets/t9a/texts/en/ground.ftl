procedure-deviate = Scatter
    .about = Where something lands: a scatter die and a distance, a D6 of inches if nobody says
procedure-line-template = Line template
    .about = Models that a line touches: ranks and files less one
procedure-circular-template = Round template
    .about = Models that a round template touches at most
procedure-full-rank = Ranks
    .about = Full ranks of a unit, and whether it is a horde
outcome-deviate = { $hit ->
    [yes] Hit! It stays where it is.
   *[no] It goes { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
     } along the arrow{ $bearing ->
        [none] { "" }
       *[other] , at { $bearing }°
     }.
 }
outcome-line-template = { $models ->
    [one] One model is touched.
   *[other] { $models } models are touched.
 }
outcome-circular-template = { $models } models are touched at most.
outcome-full-rank = Full ranks: { $full }{ $rear ->
    [0] .
   *[other] ; { $rear } in an incomplete rear rank.
 }{ $horde ->
    [yes] {" "}It is a horde.
   *[no] {""}
 }
lacks-troop-types = how wide the ranks of monstrous types, chariots and monsters are
roll-scatter-die = scatter: 1 and 6 hit
roll-scatter-distance = inches
choice-1 = 1 inch
choice-3 = 3 inches
choice-5 = 5 inches
choice-20x20 = 20 × 20 mm
choice-25x25 = 25 × 25 mm
choice-40x40 = 40 × 40 mm
choice-25x50 = 25 × 50 mm
param-drift = The distance that the rule says: D6, 2D6, 4
param-replaced = Models that Characters with matching bases stand for
param-ranks = Ranks that the line crosses
param-files = Files: crossed by the line, or the width of the front rank
param-template = Inches across
param-base = Bases of the models
param-monstrous = Whether it has Monstrous Ranks
result-hit = hit
result-models = models
result-full = full ranks
result-rear = in the rear rank
result-horde = horde
choice-direction = a random direction
