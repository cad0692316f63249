reminder-begins = Who chooses says who has the first turn: /battle next first:{ $side } or /battle next first:{ $other }
reminder-priority-undone = No priority roll and no first turn chosen: { $side } begins as in the round before
reminder-first-undone = Nobody said who has the first turn: { $side } begins
reminder-score-undone = Control of the objectives and victory points: { $side } has not scored this turn
refusal-nothing-to-rally = { $unit } is unhurt and at full size: Rally would give it nothing; choose another unit.
refusal-rally-in-combat = { $unit } is in combat and cannot rally; choose a unit that is not.
refusal-weapon-without-name = “{ $text }” needs a name before its values: Hammer 2 3+ 3+ 1 1.
refusal-weapon-not-held = { $unit } has no weapon called “{ $text }” for this; it has: { $names }.
