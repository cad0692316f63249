## Who contests, and what a table holds of it
param-units = Units that contest with all models, of the side whose turn it is
param-enemies = The same of the other side
status-power-tried = tried a Place of Power this phase
done-status-power-tried = has already used a Place of Power this phase
refusal-who-contests = Say who contests: units:Liberators, Lord, enemies:Rats, or numbers in scores and enemy_scores.
refusal-target-not-in-combat = { $unit } is in combat and may only aim at units it is in combat with; { $target } is not noted as one ({ WAY("unit link unit:", $unit, " other:", $target) }).
