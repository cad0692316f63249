procedure-characteristic-test = Test under a characteristic
    .about = 2D6 against a characteristic; no total always passes or fails
outcome-characteristic-test = { $passed ->
    [yes] Passed: { $total } against { $against }.
   *[no] { $total ->
        [none] Failed: a characteristic of 0 passes no test.
       *[other] Failed: { $total } against { $against }.
     }
 }

result-passed = passed
roll-characteristic-test = characteristic test
step-characteristic-zero = A characteristic of 0 fails without a roll.
modifier-penalty = penalty
modifier-bonus = bonus

choice-characteristic = characteristic
choice-m = Movement
choice-ws = Weapon Skill
choice-bs = Bow Skill
choice-s = Strength
choice-t = Toughness
choice-w = Wounds
choice-i = Initiative
choice-a = Attacks
choice-ld = Leadership
choice-int = Intelligence
choice-cl = Cool
choice-wp = Will Power
