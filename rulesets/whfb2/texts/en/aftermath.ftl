procedure-troop-recovery = Troops found again
    .about = How many of the lost a side gets back after a battle
procedure-character-injury = Injury of a character
    .about = What becomes of a character who was removed as a casualty
procedure-injury-side-effects = After-effects of an injury
    .about = Turns unconscious, prosthesis, lost eye, ear or nose
procedure-fallen-character = Fallen character, after the battle
    .about = His injury, and what he keeps of it
outcome-troop-recovery = { $recovered } come back, { $gone } are lost for good.
outcome-character-injury = { $row }{ $dead ->
    [yes] { "" }
   *[no] { $time ->
        [none] { $battles ->
            [0] { "" }
            [1] { " " }He misses one battle.
           *[other] { " " }He misses { $battles } battles.
         }
       *[other] { " " }Time of healing: { $time } (days or months, as asked).
     }
 }
outcome-fallen-character = { $row }{ $dead ->
    [yes] { "" }
   *[no] { $battles ->
        [0] { "" }
        [1] { " " }He misses one battle.
       *[other] { " " }He misses { $battles } battles.
     }
 }{ $prosthesis ->
    [yes] { " " }The arm can bear a prosthesis.
    [no] { " " }The arm cannot bear a prosthesis.
   *[none] { "" }
 }{ $eye ->
    [yes] { " " }An eye is lost: -2 Bow Skill.
   *[other] { "" }
 }{ $ear ->
    [yes] { " " }An ear is lost: -1 Leadership, Intelligence, Cool and Will Power.
   *[other] { "" }
 }{ $nose ->
    [yes] { " " }Smell and taste are lost.
   *[other] { "" }
 }
outcome-injury-side-effects = He is unconscious for { $unconscious } turns{ $prosthesis ->
    [yes] ; the arm can bear a prosthesis
    [no] ; the arm can bear no prosthesis
   *[none] { "" }
 }{ $eye ->
    [yes] ; an eye is lost: -2 Bow Skill
   *[other] { "" }
 }{ $ear ->
    [yes] ; an ear is lost: -1 to Leadership, Intelligence, Cool and Will Power
   *[other] { "" }
 }{ $nose ->
    [yes] ; smell and taste are lost
   *[other] { "" }
 }.
param-battle = Whether the side won or lost
param-killed = Figures killed
param-routed = Figures routed off the table
param-withdrew = Figures that left the table in good order
param-injury = His injury
choice-winner = won
choice-loser = lost
choice-injuries = Injuries of characters
choice-bruise = bruise
choice-light-left-arm = light, left arm
choice-light-right-arm = light, right arm
choice-light-left-leg = light, left leg
choice-light-right-leg = light, right leg
choice-light-head = light, head
choice-grave-left-arm = grave, left arm
choice-grave-right-arm = grave, right arm
choice-grave-left-leg = grave, left leg
choice-grave-right-leg = grave, right leg
choice-grave-head = grave, head
choice-grave-body = grave, body
choice-mortal = mortal
result-recovered = come back
result-gone = lost for good
result-battles = battles missed
result-healing = while it heals
result-dead = dead
result-unconscious = turns unconscious
result-prosthesis = prosthesis
result-eye = eye lost
result-ear = ear lost
result-nose = smell lost
value-arm-useless = arm of no use
value-half-movement = half Movement
value-all-at-1 = all characteristics 1
value-coma = coma
value-all-less-1 = -1 to all characteristics
value-s-and-t-less-1 = -1 Strength and Toughness
value-dead = dead
roll-injuries = Injury
roll-unconscious = Unconscious, with 4 more
roll-prosthesis = Prosthesis
roll-lost-eye = Lost eye
roll-lost-ear = Lost ear
roll-lost-nose = Lost smell and taste
table-injuries-bruise = A bruise, and no more.
table-injuries-light-left-arm = Light injury, left arm: of no use until it heals.
table-injuries-light-right-arm = Light injury, right arm: of no use until it heals.
table-injuries-light-left-leg = Light injury, left leg: half Movement until it heals.
table-injuries-light-right-leg = Light injury, right leg: half Movement until it heals.
table-injuries-light-head = Light injury, head: all characteristics 1 until it heals.
table-injuries-grave-left-arm = Grave injury, left arm: of no use for good.
table-injuries-grave-right-arm = Grave injury, right arm: of no use for good.
table-injuries-grave-left-leg = Grave injury, left leg: half Movement for good.
table-injuries-grave-right-leg = Grave injury, right leg: half Movement for good.
table-injuries-grave-head = Grave injury, head: coma, then -1 to all characteristics for good.
table-injuries-grave-body = Grave injury, body: all characteristics 1 until it heals, -1 Strength and Toughness for good.
table-injuries-mortal = Mortal injury: he is dead.
param-counted-in = What healing is counted in
roll-healing-time = Time of healing
result-time = Time of healing
choice-battles = battles
choice-days = days
choice-months = months
refusal-still-stands = { $unit } stands: only a character removed as a casualty has injuries.
