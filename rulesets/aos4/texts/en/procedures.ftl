## Rounds
procedure-priority-roll = Priority
    .about = Who chooses who goes first this battle round, and who is the underdog
    .aliases = priority roll, determine underdog, underdog, start of battle round, seize the initiative
outcome-priority-roll = { $chooser ->
    [deployed-first] Whoever finished deploying first chooses who goes first.
    [attacker] The attacker chooses who goes first.
    [second] { $side-enemy ->
        [none] Whoever went second last round
       *[other] { $side-enemy } (second last round)
    } chooses who goes first.
   *[first] { $side-own ->
        [none] Whoever went first last round
       *[other] { $side-own } (first last round)
    } chooses who goes first{ $tied ->
        [yes] {" "}(tie)
       *[no] {""}
    }.
}{ $underdog ->
    [first] {" "}Underdog: { $side-own ->
        [none] whoever went first
       *[other] { $side-own }
    }.
    [second] {" "}Underdog: { $side-enemy ->
        [none] whoever went second
       *[other] { $side-enemy }
    }.
   *[none] {" "}No underdog.
}{ $draws-none ->
    [yes] {" "}Going first seizes the initiative: no tactic cards for it.
   *[no] {""}
}
procedure-first-choice = Who chooses first
    .about = The first round’s first turn: who finished deploying first chooses it, in Spearhead the attacker
    .aliases = deployed first, attacker
outcome-first-choice = { $chooser ->
    [turn-second] { $side-enemy ->
        [none] The other side
       *[other] { $side-enemy }
    }
   *[turn-first] { $side-own ->
        [none] The side that goes first as things are
       *[other] { $side-own }
    }
} chooses who takes the first turn.
procedure-first-turn = First turn
    .about = The winner of the priority roll chooses who takes the first turn
    .aliases = choose first turn, who goes first, take the first turn
outcome-first-turn = { $begins ->
    [turn-second] { $side-enemy ->
        [none] Whoever went second last round
       *[other] { $side-enemy }
    }
   *[turn-first] { $side-own ->
        [none] Whoever went first last round
       *[other] { $side-own }
    }
} takes the first turn{ $price ->
    [no-tactic] {""} and chooses no battle tactic this round
    [no-cards] {""}, seizes the initiative and draws no tactic cards this round
   *[none] {""}
}.
next-take-first-turn = Take the first turn
next-leave-first-turn = Leave it to the enemy
param-beginner = Who takes the first turn
param-chooser = Who chooses, by the turns of the round before
param-seizing = The first turn costs who chooses the battle tactic or the tactic cards
choice-chooser = whoever chooses
result-begins = takes the first turn
result-price = what that costs
choice-no-tactic = no battle tactic this round
choice-no-cards = no tactic cards this round
choice-turn-first = who had the first turn
choice-turn-second = who had the second turn
procedure-gain-command-points = Command points
    .about = Command points of both sides for this battle round
outcome-gain-command-points = { $side-own ->
    [none] { $own } and { $enemy }
   *[other] { $side-own } { $own }, { $side-enemy } { $enemy }
}. { $underdog ->
    [first] { $side-own ->
        [none] The first named
       *[other] { $side-own }
    } is the underdog.
    [second] { $side-enemy ->
        [none] The second named
       *[other] { $side-enemy }
    } is the underdog.
   *[none] No underdog.
}
procedure-spend-command = Using a command
    .about = Pay for a command that nothing else here resolves
    .aliases = command, spend command
outcome-spend-command = { $reason ->
    [points] Too few command points: it costs { $cost }.
    [unit] This unit has used a command this phase.
    [army] This army has used that command this phase.
    [phase] That command is for another phase.
   *[allowed] { $order-name }, for { $cost ->
        [one] 1 command point
       *[other] { $cost } command points
    }{ $points-left ->
        [none] .
       *[other] ; { $points-left } left.
    }
}
procedure-rally = Rally
    .about = The Rally command: heal a unit, bring slain models back
outcome-rally = { $points ->
    [0] No rally point.
    [one] 1 rally point
   *[other] { $points } rally points
}{ $points ->
    [0] {""}
   *[other] : { $returned ->
        [0] no model returns
        [one] 1 model returns
       *[other] { $returned } models return
    }, { $healed } damage healed, { $lost } lost.
}
procedure-heal = Heal
    .about = Take damage off a unit
outcome-heal = { $healed } damage healed, { $allocated } left on the unit.
procedure-return-models = Models returned
    .about = Bring slain models back to a unit by an ability, other than Rally
    .aliases = return models, bring models back, add models
outcome-return-models = { $returned ->
    [0] Nobody comes back.
    [one] 1 slain model comes back, undamaged.
   *[other] { $returned } slain models come back, undamaged.
}{ $lost ->
    [0] {""}
   *[other] {" "}No slain model was left for { $lost } more.
}

## Moves
procedure-normal-move = Normal Move
    .about = How far a unit moves, rolled where its Move is random
outcome-normal-move = Moves up to { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }, never into combat.
procedure-run = Run
    .about = Move and a D6, or 6 inches more with At the Double
    .aliases = run roll, at the double
outcome-run = Runs up to { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }.
procedure-retreat = Retreat
    .about = Leave combat, for D3 mortal damage
outcome-retreat = { $suffered-destroyed ->
    [yes] Destroyed as it retreats: { $suffered-damage } damage.
   *[no] { $suffered-damage } damage, { $suffered-slain } slain, then up to { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }.
}
procedure-redeploy = Redeploy
    .about = A command in the enemy’s movement phase: up to D6 inches
outcome-redeploy = Redeploys up to { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }; it has run this turn.
procedure-move-check = Is a move allowed
    .about = What each kind of move may not do
    .aliases = move, fly move
outcome-move-check = { $reason ->
    [in-combat] Not allowed: the unit is in combat.
    [not-in-combat] Not allowed: only a unit in combat retreats.
    [set-up] Not allowed: it was set up this turn.
    [crosses] Not allowed: it passes through an enemy’s combat range.
    [ends-in-combat] Not allowed: it ends in combat.
    [apart] Not allowed: the enemies it is in combat with would be others.
    [coherency] Not made: the unit would not end coherent.
   *[allowed] Allowed.
}
procedure-charge-roll = Charge
    .about = 2D6 inches that must end within half an inch of an enemy
    .aliases = charge roll
outcome-charge-roll = { $success ->
    [yes] Charge roll of { $roll }: the charge gets there.
    [no] Charge roll of { $roll }: too short, the unit stays where it is.
   *[none] Charge roll of { $roll }: it gets there if the enemy is { $roll }.5 inches away at most.
}
procedure-counter-charge = Counter-charge
    .about = A command in the enemy’s charge phase, for 2 points: charge
outcome-counter-charge = { $success ->
    [yes] Charge roll of { $roll }: the charge gets there.
    [no] Charge roll of { $roll }: too short, the unit stays where it is.
   *[none] Charge roll of { $roll }: it gets there if the enemy is { $roll }.5 inches away at most.
}
procedure-forward-to-victory = Forward to Victory
    .about = A command: roll a charge again, one die or both
outcome-forward-to-victory = { $success ->
    [yes] Charge roll of { $roll } now: the charge gets there.
    [no] Charge roll of { $roll } now: too short, the unit stays where it is.
   *[none] Charge roll of { $roll } now: it gets there if the enemy is { $roll }.5 inches away at most.
}
procedure-power-through = Power Through
    .about = A command at the end of a turn: D3 mortal damage to a weaker enemy, then a move
outcome-power-through = { $suffered-destroyed ->
    [yes] The target is destroyed: { $suffered-damage } damage.
   *[no] { $suffered-damage } damage, { $suffered-slain } slain.
} Then up to { $inches ->
        [one] { $inches } inch
       *[other] { $inches } inches
    }.

## Attacks
procedure-fight-attack = Fight
    .about = A unit’s melee attacks on one target with all its weapons, to the models slain
    .aliases = attack sequence, all-out attack, all-out defence, worked attack
outcome-fight-attack = { $done-destroyed ->
    [yes] The target is destroyed: { $done-damage } damage.
   *[no] { $done-damage ->
        [0] No damage.
       *[other] { $done-damage } damage, { $done-slain } slain{ $done-allocated ->
            [0] .
           *[other] ; { $done-allocated } stay allocated.
        }
    }
}{ $mortal ->
    [0] {""}
    [none] {""}
    [one] {" "}1 critical hit was mortal.
   *[other] {" "}{ $mortal } critical hits were mortal.
}
procedure-shooting-attack = Shoot
    .about = A unit’s shooting attacks on one target with all its weapons, to the models slain
    .aliases = shooting, covering fire, choose targets
outcome-shooting-attack = { $done-destroyed ->
    [yes] The target is destroyed: { $done-damage } damage.
   *[no] { $done-damage ->
        [0] No damage.
       *[other] { $done-damage } damage, { $done-slain } slain{ $done-allocated ->
            [0] .
           *[other] ; { $done-allocated } stay allocated.
        }
    }
}{ $mortal ->
    [0] {""}
    [none] {""}
    [one] {" "}1 critical hit was mortal.
   *[other] {" "}{ $mortal } critical hits were mortal.
}
procedure-hit-roll = Hit rolls
    .about = Roll attacks to hit, with what changes the rolls
outcome-hit-roll = { $hits ->
    [0] No hit.
    [one] 1 hit.
   *[other] { $hits } hits.
}
procedure-wound-roll = Wound rolls
    .about = Roll hits to wound
outcome-wound-roll = { $wounds ->
    [0] No wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
}
procedure-save-roll = Save rolls
    .about = Roll saves against a weapon’s Rend
outcome-save-roll = { $need ->
    [none] No face saves: { $unsaved } unsaved.
   *[other] { $unsaved } unsaved ({ $need }+ needed, Rend { $rend }).
}
procedure-damage-roll = Damage
    .about = Roll wards for damage, mortal or not, and allocate the rest
    .aliases = ward roll, mortal damage, allocate damage, damage sequence, slain models, unit destroyed, damage pool
outcome-damage-roll = { $destroyed ->
    [yes] The unit is destroyed: { $damage } damage.
   *[no] { $damage } damage, { $slain } slain; { $allocated } stay allocated.
}

## Magic
procedure-casting-roll = Casting
    .about = Roll to cast a spell; two 1s are a miscast
    .aliases = casting roll, spell, magical intervention
outcome-casting-roll = { $reason ->
    [reached] Casting roll of { $total }: cast, unless unbound.
    [works] Casting roll of { $total }: cast.
    [too-low] Casting roll of { $total }: the spell fails.
   *[miscast] Miscast: the spell fails and the wizard takes { $suffered-damage } damage.
}
procedure-unbind = Unbinding
    .about = Roll higher than a casting roll to unbind the spell
    .aliases = unbind
procedure-let-through = Let it through
    .about = Let a spell just cast through, without trying to unbind it
outcome-let-through = The spell, cast with { $need }, is let through: it takes effect.
outcome-unbind = { $unbound ->
    [yes] The spell is unbound.
   *[no] The spell is not unbound.
}
procedure-banish-roll = Banishment
    .about = Roll to banish a manifestation
    .aliases = banish, banish manifestation, banishment roll
outcome-banish-roll = { $banished ->
    [yes] The manifestation is banished.
   *[no] The manifestation stays.
}
procedure-chanting-roll = Chanting
    .about = Roll to chant a prayer, or bank ritual points
    .aliases = chanting roll, prayer
outcome-chanting-roll = { $reason ->
    [answered] { $total } with the ritual points: the prayer is answered.
    [banked] Banked: { $ritual-points } ritual points now.
    [short] { $total } with the ritual points: not enough, { $ritual-points } stay.
    [low] A roll of 1 after modifiers: no prayer, { $ritual-points } ritual points stay.
   *[failed] A 1: the prayer fails, { $ritual-points } ritual points left.
}
procedure-place-of-power = Place of Power
    .about = Activate a Place of Power with a hero within 3 inches
    .aliases = activate place of power
outcome-place-of-power = { $gift ->
    [magic-boost] +1 to casting and chanting rolls this turn.
    [anti-magic] It may unbind or banish this turn as a Wizard (1).
   *[none] It backfires: { $suffered-damage } damage.
}

## Objectives and victory
procedure-objective-control = Objective
    .about = Who controls an objective: the higher control score takes it
    .aliases = objective control, end of turn
outcome-objective-control = { $score ->
    [none] {""}
   *[other] { $score } to { $enemy-score }:{" "}
}{ $holder ->
    [own] { $side-own ->
        [none] the active side
       *[other] { $side-own }
    } controls { $objective ->
        [none] it
       *[other] { $objective }
    }{ $before ->
        [enemy] , taken from { $side-enemy ->
            [none] the other side
           *[other] { $side-enemy }
        }
       *[other] {""}
    }.
    [enemy] { $side-enemy ->
        [none] the other side
       *[other] { $side-enemy }
    } controls { $objective ->
        [none] it
       *[other] { $objective }
    }{ $before ->
        [own] , taken from { $side-own ->
            [none] the active side
           *[other] { $side-own }
        }
       *[other] {""}
    }.
    [kept] { $objective ->
        [none] whoever controlled it keeps it
       *[other] whoever controlled { $objective } keeps it
    }.
   *[none] nobody controls { $objective ->
        [none] it
       *[other] { $objective }
    }.
}
procedure-terrain-control = Control of a terrain feature
    .about = Who controls a terrain feature, which is lost when left
    .aliases = terrain control
outcome-terrain-control = { $score } to { $enemy-score }: { $holder ->
    [own] { $side-own ->
        [none] the active side
       *[other] { $side-own }
    } controls it{ $before ->
        [enemy] , taken from { $side-enemy ->
            [none] the other side
           *[other] { $side-enemy }
        }
       *[other] {""}
    }.
    [enemy] { $side-enemy ->
        [none] the other side
       *[other] { $side-enemy }
    } controls it{ $before ->
        [own] , taken from { $side-own ->
            [none] the active side
           *[other] { $side-own }
        }
       *[other] {""}
    }.
    [kept] whoever controlled it keeps it.
   *[none] nobody controls it.
}
procedure-score-border-war = Score, Border War
    .about = Victory points at the end of one’s own turn in Border War
outcome-score-border-war = { $counted ->
    [first] { $gained ->
        [0] No victory point: no objective is held, and no battle tactic was completed.
        [one] 1 victory point
       *[other] { $gained } victory points
     }
    [more] Counted anew: { $gained ->
        [one] 1 victory point more
       *[other] { $gained } victory points more
     }
    [fewer] Counted anew: { $fewer ->
        [one] 1 victory point fewer
       *[other] { $fewer } victory points fewer
     }
   *[same] Counted anew: as many victory points as before.
}{ $gained ->
    [0] {""}
   *[other] : { $control } for objectives, { $twist } for the twist, { $tactic } for the tactic.
}
procedure-score-spearhead = Score, Spearhead
    .about = Victory points at the end of one’s own turn in Spearhead
outcome-score-spearhead = { $counted ->
    [first] { $gained ->
        [0] No victory point: no objective is held, and no battle tactic was completed.
        [one] 1 victory point
       *[other] { $gained } victory points
     }
    [more] Counted anew: { $gained ->
        [one] 1 victory point more
       *[other] { $gained } victory points more
     }
    [fewer] Counted anew: { $fewer ->
        [one] 1 victory point fewer
       *[other] { $fewer } victory points fewer
     }
   *[same] Counted anew: as many victory points as before.
}{ $gained ->
    [0] {""}
   *[other] : { $control } for objectives, { $tactic } for tactics.
}
procedure-victory = Victory
    .about = Who won, by victory points and generals
outcome-victory = { $result ->
    [draw] The battle is a draw.
    [minor] Minor victory of { $winner ->
        [own] { $side-own ->
            [none] the first player
           *[other] { $side-own }
        }
       *[enemy] { $side-enemy ->
            [none] the second player
           *[other] { $side-enemy }
        }
    }: the only general alive.
    [win] Victory of { $winner ->
        [own] { $side-own ->
            [none] the first player
           *[other] { $side-own }
        }
       *[enemy] { $side-enemy ->
            [none] the second player
           *[other] { $side-enemy }
        }
    } by { $margin }.
   *[major] Major victory of { $winner ->
        [own] { $side-own ->
            [none] the first player
           *[other] { $side-own }
        }
       *[enemy] { $side-enemy ->
            [none] the second player
           *[other] { $side-enemy }
        }
    } by { $margin }.
}
procedure-tactical-manoeuvre = Tactical Manoeuvre
    .about = Whether a player may choose this battle tactic now
outcome-tactical-manoeuvre = { $reason ->
    [double-turn] No tactic: this player went second and chose to go first.
    [attempted] This tactic was attempted before: choose another tactic.
    [chosen] A tactic was chosen this round already.
   *[allowed] { $tactic ->
        [none] A tactic may be chosen: say which{ TYPED(", such as tactic:seize-centre") }.
       *[other] { $tactic-name }, attempted this turn.
    }
}
procedure-tactic-check = Battle tactic
    .about = Whether a battle tactic is completed at the end of the turn
    .aliases = completing a tactic
outcome-tactic-check = { $completed ->
    [yes] { $tactic-name }: completed, 4 victory points.
   *[no] { $tactic-name }: not completed.
}
procedure-draw-tactic-cards = Tactic cards
    .about = How many Spearhead tactic cards a player draws
outcome-draw-tactic-cards = { $cards-drawn ->
    [0] No card drawn
    [one] 1 card drawn
   *[other] { $cards-drawn } cards drawn
}, { $hand } in hand{ $seized ->
    [yes] {" "}(initiative seized).
   *[no] .
}
procedure-tactic-card = Use a tactic card
    .about = As its tactic or as its command, never both
outcome-tactic-card = { $allowed ->
    [yes] { $use ->
        [tactic] Scored as a tactic; the card goes.
       *[command] Used as a command; the card goes.
    }
   *[no] Not allowed: this card was used as the other already.
}
procedure-call-reinforcements = Call for Reinforcements
    .about = Whether a destroyed unit comes back, in Spearhead
outcome-call-reinforcements = { $reason ->
    [keyword] Not allowed: the unit is no Reinforcements.
    [alive] Not allowed: the unit is not destroyed.
    [replaced] Not allowed: it was replaced before, or is a replacement.
    [called] Not allowed: reinforcements were called this turn.
   *[allowed] A new unit replaces it: wholly in friendly territory, wholly within 6 inches of the edge, not in combat.
}
procedure-army-check = Army check
    .about = Points, regiments and units of an army
    .aliases = army composition, army points
outcome-army-check = { $reason ->
    [over-limit] Not allowed: the army costs more than the limit.
    [unit-too-dear] Not allowed: { $unit-cost } points are more than half the limit.
    [not-reinforced] Not allowed: this unit cannot be reinforced.
    [regiments] Not allowed: an army has 1 to 5 regiments.
    [regiment-size] Not allowed: too many units without a hero in the regiment.
    [unique] Not allowed: a Unique unit stands once in an army, and takes no enhancement.
    [renown] Not allowed: one Regiment of Renown at most.
    [terrain] Not allowed: one faction terrain feature at most.
    [general] Not allowed: the general must be a Warmaster.
    [leader] Not allowed: one hero leads a regiment; others join it only if their profile says so.
    [one-general] Not allowed: an army has one general, who is not of a Regiment of Renown.
    [faction] Not allowed: all units are of one faction.
    [enhancements] Not allowed: a unit has one enhancement of a type, and none comes twice.
    [lores] Not allowed: one lore of each kind.
   *[allowed] Allowed{ $unspent ->
        [none] .
       *[other] ; { $unspent } points below the limit.
    }
}

## Rolls and what changes them
roll-attacks = Number of attacks
roll-hit = Hit
roll-wound = Wound
roll-save = Save
roll-damage = Damage
roll-ward = Ward
roll-mortal-damage = Mortal damage
roll-move = Move
roll-run = Run
roll-redeploy = Redeploy
roll-charge = Charge
roll-charge-again = Charge, rolled again
roll-casting = Casting
roll-unbinding = Unbinding
roll-banishment = Banishment
roll-chanting = Chanting
roll-ritual-points-lost = Ritual points lost
roll-place-of-power = Place of Power
roll-rally = Rally
roll-heal = Heal
roll-return-models = Models returned
roll-priority-first = Priority, who went first
roll-priority-second = Priority, who went second
modifier-all-out-attack = All-out Attack
modifier-all-out-defence = All-out Defence
modifier-covering-fire = Covering Fire
modifier-in-cover = Cover
modifier-guarded-hero = guarded hero
modifier-friendly = friendly abilities
modifier-other = other
modifier-rend = Rend
modifier-cap = cap
modifier-magical-intervention = Magical Intervention
modifier-place-of-power = Place of Power
step-miscast = Two unmodified 1s: a miscast.

## Names of results and their words
result-allocated = Damage allocated
result-allowed = Allowed
result-answered = Answered
result-banished = Banished
result-before = Before
result-cards-drawn = Cards drawn
result-cast = Cast
result-chooser = Chooses
result-completed = Completed
result-control = Objectives
result-cost = Cost
result-damage = Damage
result-destroyed = Destroyed
result-discarded = Discarded
result-done = Target
result-draws-none = Draws none
result-enemy = The other side
result-enemy-score = Enemy control score
result-counted = Counted
result-fewer = Fewer victory points
choice-first = for the first time this turn
choice-more = anew, and more
choice-fewer = anew, and fewer
choice-same = anew, and as many
result-gained = Victory points
result-gift = Gift
result-hand = Hand
result-healed = Healed
result-hits = Hits
result-holder = Controls it
result-inches = Inches
result-lost = Lost
result-margin = Margin
result-modifier = Modifier
result-need = Needed
result-order = Command
result-own = The active side
result-points = Points
result-points-left = Points left
result-reason = Why
result-rend = Rend
result-result = Result
result-returned = Models returned
result-ritual-points = Ritual points
result-roll = Roll
result-score = Control score
result-seized = Initiative seized
result-slain = Models slain
result-success = Success
result-suffered = Suffered
result-tactic = Tactic
result-tied = Tie
result-twist = Twist
result-unbound = Unbound
result-underdog = Underdog
result-unit-cost = Cost of the unit
result-unsaved = Unsaved
result-rest = attacks left
result-defence = All-out Defence
result-unspent = Unspent
result-use = Used as
result-winner = Winner
result-wounds = Wounds
value-alive = not destroyed
value-allowed = allowed
value-answered = answered
value-anti-magic = unbinding or banishing
value-apart = other enemies
value-army = used by the army
value-attacker = the attacker
value-attempted = attempted before
value-banked = banked
value-called = called this turn
value-chosen = one was chosen
value-coherency = not coherent
value-crosses = crosses combat range
value-deployed-first = who deployed first
value-double-turn = double turn
value-draw = draw
value-ends-in-combat = ends in combat
value-enemy = the other side
value-failed = a 1
value-first = who went first
value-general = the general
value-in-combat = in combat
value-keyword = no Reinforcements
value-low = too low
value-magic-boost = +1 to cast and chant
value-major = major victory
value-minor = minor victory
value-miscast = miscast
value-none = nobody
value-not-in-combat = not in combat
value-not-reinforced = not reinforced
value-over-limit = over the limit
value-own = the active side
value-points = too few points
value-reached = reached
value-regiment-size = size of the regiment
value-regiments = regiments
value-renown = Regiments of Renown
value-replaced = replaced before
value-second = who went second
value-set-up = set up this turn
value-short = short
value-terrain = faction terrain
value-too-low = too low
value-unique = Unique
value-unit = used by the unit
value-unit-too-dear = too dear
value-win = victory

## Choices
choice-normal = Normal Move
choice-run = Run
choice-retreat = Retreat
choice-pile-in = Pile-in
choice-charge = Charge
choice-counter-charge = Counter-charge
choice-redeploy = Redeploy
choice-power-through = Power Through
choice-rally = Rally
choice-magical-intervention = Magical Intervention
choice-at-the-double = At the Double
choice-covering-fire = Covering Fire
choice-forward-to-victory = Forward to Victory
choice-all-out-attack = All-out Attack
choice-all-out-defence = All-out Defence
choice-unbind = Unbind a spell
choice-let-through = Let it through
choice-banish = Banish a manifestation
choice-answer = try for an answer
choice-bank = bank the roll
choice-best = an answer if it is reached, else bank
choice-border-war = Border War
choice-spearhead = Spearhead
choice-control = Control of an objective
choice-victory = Who won
choice-own = the active side
choice-enemy = the other side
choice-none = nobody
choice-tactic = as a tactic
choice-command = as a command
choice-do-not-waver = Do Not Waver
choice-slay-entourage = Slay the Entourage
choice-attack-two-fronts = Attack on Two Fronts
choice-take-their-land = Take Their Land
choice-seize-centre = Seize the Centre
choice-take-flanks = Take the Flanks

## Refusals
refusal-already-commanded = { $unit } has used a command this phase: give this one to another unit, or wait for the next phase.
refusal-two-commands = { $unit ->
    [none] A unit
   *[other] { $unit }
 } may use one command a phase: name one of them.
refusal-weapon-unknown = No weapon is known of { $unit }: write it in weapons, as 5x2 3+ 3+ 1 1, or in the unit’s profile.
refusal-weapon-unreadable = “{ $text }” is no weapon: write models x Attacks, Hit, Wound, Rend, Damage and abilities, as 5x2 3+ 3+ 1 1 crit mortal; a name may go before, and the range of a ranged weapon: bow 18 in 2 3+ 3+ 1 1.
refusal-ability-unknown = There is no weapon ability “{ $text }”: write crit mortal, crit auto wound, crit 2 hits, charge, companion, shoot in combat or anti-….
refusal-damage-dice = Damage of { $text } is none: give a number up to { $most }, or one die such as D3 or D6+1.
refusal-too-many-attacks = { $count } attacks with one weapon: { $most } at most.
refusal-crit-to-choose = This weapon has several Crit abilities ({ $rules }): name the one chosen in rules.
idle-not-charged = the attacking unit did not charge this turn{ TYPED(" (if it did, add rules:has charged)") }.
idle-target-not-charged = the target did not charge this turn{ TYPED(" (if it did, add rules:target has charged)") }.
idle-target-without-keyword = the target does not have that keyword.
idle-no-other-anti = no weapon used has an Anti ability that the table does not know.
idle-not-damaged = the attacking unit is not damaged.
idle-not-in-combat = the shooting unit is not in combat.
idle-cannot-be-guarded = only a Hero that is no Monster or War Machine can be guarded.
idle-flies-in-sight = the target flies, so obscuring terrain does not hide it.
idle-flies-over-cover = the target flies, so it has no Cover.
idle-charged-out-of-cover = the target charged and has lost its Cover.
idle-melee-champions = champions add attacks to melee weapons alone, by the house rule of this battle.
idle-companion-champions = champions add no attacks to Companion weapons, and no other is used.
refusal-target-destroyed = { $unit } is destroyed: choose another target.
refusal-no-melee = { $unit } is not in combat and has not charged: it cannot fight.
refusal-strike-first-before = { $unit } fights after those with Strike-first, and { $units } { $count ->
        [one] has
       *[other] have
    } not fought yet: fight with them first{ TYPED(", or add rules:out of order if you mean it") }.
refusal-strike-last-waits = { $unit } strikes last, and { $units } { $count ->
        [one] has
       *[other] have
    } not fought yet: fight with them first{ TYPED(", or add rules:out of order if you mean it") }.
refusal-others-pick = It is for { $side } to pick a unit to fight ({ $units }), then { $unit } may{ TYPED(": add rules:fights right after if an ability lets it, or rules:out of order if you mean it") }.
refusal-no-cover-redeployed = { $unit } redeployed this turn, and the house rules bar Covering Fire for it: choose another unit.
refusal-no-shots-reserve = { $unit } is in reserve and cannot shoot; { WAY("unit status") } corrects that once it is set up.
refusal-no-shots-ran = { $unit } ran this turn and cannot shoot; Covering Fire alone does not ask.
refusal-no-shots-retreated = { $unit } retreated this turn and cannot shoot; Covering Fire alone does not ask.
refusal-no-shots-in-combat = { $unit } is in combat: it shoots only in its own shooting phase, with weapons that have Shoot in Combat.
refusal-out-of-range-of-weapon = { $distance } inches are beyond the weapon’s range of { $range }.
refusal-target-obscured = The target is hidden by Obscuring terrain: only one that flies could be shot at.
refusal-target-guarded = A guarded hero of the infantry is no target from more than { $most } inches.
refusal-move-unknown = The Move is missing: give move, or M in the unit’s profile.
refusal-no-charge-engaged = { $unit } is in combat and cannot charge.
refusal-no-charge-reserve = { $unit } is in reserve and cannot charge; { WAY("unit status") } corrects that once it is set up.
refusal-no-charge-ran = { $unit } ran or redeployed this turn and cannot charge.
refusal-no-charge-retreated = { $unit } retreated this turn and cannot charge.
refusal-too-tough = Power Through needs a target of less Health: { $health } is not less than { $own }.
refusal-not-a-caster = { $unit } has not the keyword for this: Wizard (1) or Priest (1) in its rules.
refusal-power-spent = { $unit } has a power level of { $level } and did as much this phase ({ $used }); { WAY("unit status") }{ TYPED(" with status:", $kept, " and value") } corrects that.
refusal-spell-tried = A friendly unit has tried this one this turn: only an Unlimited one is tried again.
refusal-unbind-tried = One attempt to unbind a casting roll is all there is.
refusal-banish-tried = Banishing is tried once a phase by a unit, and once a turn on a manifestation.
refusal-more-changes-than-units = { $count } changes for { $units } units: give no more changes than scores.
refusal-cards-too-many = { $discarded } cards cannot be discarded from a hand of { $hand }.
refusal-no-discard-first-round = In the first round nobody discards: three cards are drawn.
refusal-ritual-repeated = A unit uses each spell and prayer once a phase, Unlimited ones too.
refusal-no-unbinding = Nobody unbinds in Spearhead: spells work there as any other ability.
refusal-nothing-to-unbind = No spell of that wizard waits to be unbound{ TYPED("; for one that was cast elsewhere, add its roll: casting_result:8") }.
