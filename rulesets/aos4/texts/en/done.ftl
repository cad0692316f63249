## What is done already
done-status-moved = has already made its Normal Move this turn
done-status-ran = has already run this turn
done-status-retreated = has already retreated this turn
done-status-charge-tried = has already tried to charge this phase
done-status-charged = has already charged this turn
done-status-shot = has already shot this turn
done-status-fought = has already fought this turn
done-status-commanded = has already used a command this phase
done-status-set-up = was set up this turn
done-status-no-spells = casts no more this phase
done-counter-used-rally = Rally used this phase
done-counter-used-magical-intervention = Magical Intervention used this phase
done-counter-used-redeploy = Redeploy used this phase
done-counter-used-at-the-double = At the Double used this phase
done-counter-used-covering-fire = Covering Fire used this phase
done-counter-used-counter-charge = Counter-charge used this phase
done-counter-used-forward-to-victory = Forward to Victory used this phase
done-counter-used-all-out-attack = All-out Attack used this phase
done-counter-used-all-out-defence = All-out Defence used this phase
done-counter-declined-all-out-attack = Nobody is asked for All-out Attack any more this phase
done-counter-declined-all-out-defence = Nobody is asked for All-out Defence any more this phase
done-counter-used-power-through = Power Through used this phase
done-counter-chooses-first = chooses who takes the first turn
done-counter-priority-rolled = priority rolled this round
done-counter-turn-scored = victory points of this turn scored
done-counter-reinforcements-called = reinforcements called this turn
done-counter-fought-last = last to fight so far
status-charge-tried = tried to charge this phase
counter-chooses-first = Has the first turn to choose
counter-priority-rolled = Priority rolls of this round
counter-turn-scored = Scorings of this turn
counter-reinforcements-called = Reinforcements called this turn
counter-fought-last = Last to fight in this phase
counter-ritual-tried = Spells and prayers of this turn
counter-ritual-by = Spells and prayers by unit, this phase
procedure-roll-off = Roll-off
    .about = A die for each side, the higher wins; ties are rolled again
outcome-roll-off = { $winner ->
    [own] { $side-own ->
        [none] The first player wins.
       *[other] { $side-own } wins.
    }
   *[enemy] { $side-enemy ->
        [none] The second player wins.
       *[other] { $side-enemy } wins.
    }
}
procedure-gain-ward = Ward this turn
    .about = Give a unit a ward until the turn ends
outcome-gain-ward = Ward ({ $ward }+) until the turn ends.
status-warded = ward this turn
    .counted = Ward ({ $value }+) this turn
param-ward = Value of the ward, 6 for 6+
result-ward = Ward
procedure-charge-reached = Charge gets there
    .about = Note that a charge whose distance was not given reaches its target
outcome-charge-reached = The charge gets there.
procedure-charge-missed = Charge falls short
    .about = Note that a charge whose distance was not given does not reach its target
outcome-charge-missed = The charge falls short.
result-short = Fell short
result-charged = Charged
done-status-contested = has already contested an objective this phase
done-status-contested-terrain = has already contested a terrain feature this phase
