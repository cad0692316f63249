## Qui conteste, et ce que la table en retient
param-units = Unités qui contestent au complet, du camp dont c’est le tour
param-enemies = De même pour l’autre camp
status-power-tried = a tenté un Site de Pouvoir à cette phase
done-status-power-tried = a déjà utilisé un Site de Pouvoir à cette phase
refusal-who-contests = Dites qui conteste : units:Libérateurs, Seigneur, enemies:Rats, ou des nombres dans scores et enemy_scores.
refusal-target-not-in-combat = { $unit } est en mêlée et ne peut viser que les unités avec qui elle s’y trouve ; { $target } n’y est pas notée ({ WAY("unit link unit:", $unit, " other:", $target) }).
