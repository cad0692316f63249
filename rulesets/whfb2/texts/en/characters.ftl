procedure-challenge = Challenge
    .about = Challenge a leader or a character in combat, and answer it
procedure-challenge-order = Who challenges first
    .about = Higher Initiative first, then the side whose turn it is
procedure-take-command = Take command
    .about = A character leads the unit he joined, if his Leadership is higher
procedure-hand-over-command = Hand command over
    .about = Announce it, and leave the unit in the next turn’s movement phase
procedure-hero-profile = Hero’s profile
    .about = A race’s profile with what a champion or hero adds to it
procedure-command-figures = Champion, standard, musician
    .about = Which figures a unit may have by its size

offer-challenge-answer = Answer to a challenge
outcome-challenge = { $outcome ->
    [issued] { $opponent ->
        [none] The challenge is issued; does anybody accept it?
       *[other] { $opponent }: the challenge is issued. Accept it, or refuse?
     }
    [fought] { $apart ->
        [yes] The challenge is accepted: the two fight apart, and nobody interferes.
       *[no] The challenge is accepted, and the unit fights beside him: nobody fights apart.
     }
    [taken-up] { $apart ->
        [yes] Another takes it up for him: the two fight apart, and the leader keeps his face.
       *[no] Another takes it up for him, and the unit fights beside him: nobody fights apart, and the leader keeps his face.
     }
   *[refused] { $loses-face ->
        [yes] Refused: the leader hides in this combat, and has a Leadership of 1 for the rest of the battle.
       *[no] Refused: he does not fight this turn; from a fighting rank he goes to the back, and his place stays empty.
     }
 }
next-challenge-accept = Accept the challenge
next-challenge-refuse = Refuse the challenge
outcome-challenge-order = { $first ->
    [unit] The character of the side to play challenges first.
   *[enemy] The enemy’s character challenges first: his Initiative is higher.
 }
outcome-take-command = { $allowed ->
    [yes] He takes command: his Leadership, Cool, Intelligence and Will Power are the unit’s.
   *[no] He may not: his Leadership is not higher.
 }
outcome-hand-over-command = { $leaves ->
    [now] He has handed over: he may leave the unit now.
   *[next-turn] Announced: he leads for this turn, and may leave in the next turn’s movement phase.
 }
outcome-hero-profile = { $m ->
    [none] {""}
   *[other] M{ NUMBER($m) }{" "}
 }{ $ws ->
    [none] {""}
   *[other] WS{ $ws }{" "}
 }{ $bs ->
    [none] {""}
   *[other] BS{ $bs }{" "}
 }{ $s ->
    [none] {""}
   *[other] S{ $s }{" "}
 }{ $t ->
    [none] {""}
   *[other] T{ $t }{" "}
 }{ $w ->
    [none] {""}
   *[other] W{ $w }{" "}
 }{ $i ->
    [none] {""}
   *[other] I{ $i }{" "}
 }{ $a ->
    [none] {""}
   *[other] A{ $a }{" "}
 }{ $ld ->
    [none] {""}
   *[other] Ld{ $ld }{" "}
 }{ $int ->
    [none] {""}
   *[other] Int{ $int }{" "}
 }{ $cl ->
    [none] {""}
   *[other] Cl{ $cl }{" "}
 }{ $wp ->
    [none] {""}
   *[other] WP{ $wp }{" "}
 } 
outcome-command-figures = { $champion ->
    [yes] A champion, a standard and a musician.
   *[no] { $standard ->
        [yes] A standard and a musician; a champion takes 10 figures.
       *[no] Neither champion (10 figures) nor standard or musician (5).
     }
 }{ $major-heroes ->
    [none] {""}
   *[other] {" "}Major heroes: { $major-heroes }.
 }

step-unfair-challenge = The challenger is over 3 m: any number of smaller characters may answer, and troops of the fighting rank who are not engaged.
refusal-challenge-under-way = { $unit } fights a duel already.
refusal-challenger-hides = { $unit } refused a challenge and hides.
refusal-machine-challenged = { $unit } is a war machine: only leaders and characters fight a challenge. Fight the combat itself instead.

param-who = Who is challenged
param-answer = What he answers
param-stand-in = The character who takes it up for him
param-taken-up = Another takes it up for him
param-character = The character: a name from the table, or a profile line
param-leader-ld = Leadership of who leads the unit now
param-grade = His grade

choice-character = another character
choice-leader = the leader
choice-accept = accepts
    .aliases = accept, take it up
choice-refuse = refuses
    .aliases = refuse, decline
choice-champion = champion
choice-minor-hero = minor hero
choice-major-hero = major hero

result-loses-face = loses face
result-apart = fought apart
result-unfair = unfair
result-leaves = leaves
result-m = Movement
result-ws = Weapon Skill
result-bs = Bow Skill
result-a = Attacks
result-int = Intelligence
result-champion = champion
result-standard = standard
result-musician = musician
result-major-heroes = major heroes
value-fought = fought
value-issued = issued
value-taken-up = taken up
value-refused = refused
value-now = now
value-next-turn = next turn
status-challenge-made = made a challenge
relation-duel = duel
    .aliases = in a duel, fights a duel
    .own = fights a duel with { $other }
    .theirs = fights a duel with { $other }
status-leader-in-challenge = its leader fights a duel
status-in-challenge = fights a duel
status-hides = hides from a challenge
status-in-command = leads the unit he joined
status-handing-over = hands his command over
status-command-announced = announced this turn that he hands over
choice-race = the race itself
