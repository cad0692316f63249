# Acts as they are offered, in a word or two.

offer-stupidity = Stupidity
offer-charge = Charge
offer-charge-answer = Answer the charge
offer-charge-move = Charge move
offer-rally = Rally
offer-cast = Cast
offer-dispel = Dispel
offer-effect = Effect of a spell
offer-dispel-in-play = End a spell in play
offer-keep-spell = Keep a spell
offer-shoot = Shoot
offer-bolt-thrower = Bolt thrower
offer-cannon = Cannon
offer-stone-thrower = Stone thrower
offer-panic = Panic
offer-fight = Fight
offer-challenge-answer = Answer the challenge
ask-answer = { $value }
ask-cover = cover { $value }
ask-deployed-first = deployed first: { $value }
ask-dice-used = dice { $value }
ask-distance = distance { $value }
ask-guess = guess { $value }
ask-response = { $value }
ask-weapon = { $value }
