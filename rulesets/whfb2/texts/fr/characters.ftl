procedure-challenge = Défi
    .about = Défier un commandant ou un personnage en combat, et répondre
procedure-challenge-order = Ordre des défis
    .about = La plus forte Initiative d’abord, puis le camp dont c’est le tour
procedure-take-command = Prendre le commandement
    .about = Un personnage commande l’unité rejointe, si son Cd est plus fort
procedure-hand-over-command = Transmettre le commandement
    .about = L’annoncer, puis quitter l’unité à la phase de mouvement du tour suivant
procedure-hero-profile = Profil de héros
    .about = Le profil d’une race avec ce qu’y ajoute un champion ou un héros
procedure-command-figures = Champion, étendard, musicien
    .about = Quelles figurines une unité peut avoir d’après sa taille

offer-challenge-answer = Réponse à un défi
outcome-challenge = { $outcome ->
    [issued] { $opponent ->
        [none] Le défi est lancé ; quelqu’un le relève-t-il ?
       *[other] { $opponent } : le défi est lancé. L’accepter, ou le refuser ?
     }
    [fought] { $apart ->
        [yes] Le défi est accepté : les deux se battent à part, et personne n’intervient.
       *[no] Le défi est accepté, et l’unité se bat à ses côtés : personne ne se bat à part.
     }
    [taken-up] { $apart ->
        [yes] Un autre relève le gant : les deux se battent à part, et le commandant garde la face.
       *[no] Un autre relève le gant, et l’unité se bat à ses côtés : personne ne se bat à part, et le commandant garde la face.
     }
   *[refused] { $loses-face ->
        [yes] Refusé : le commandant se cache pendant ce combat, et son Commandement est de 1 pour le reste de la bataille.
       *[no] Refusé : il ne combat pas ce tour ; d’un rang combattant il passe à l’arrière, et sa place reste vide.
     }
 }
next-challenge-accept = Accepter le défi
next-challenge-refuse = Refuser le défi
outcome-challenge-order = { $first ->
    [unit] Le personnage du camp dont c’est le tour lance son défi d’abord.
   *[enemy] Le personnage ennemi lance son défi d’abord : son Initiative est plus forte.
 }
outcome-take-command = { $allowed ->
    [yes] Il prend le commandement : ses Commandement, Calme, Intelligence et Force Mentale sont ceux de l’unité.
   *[no] Impossible : son Commandement n’est pas plus fort.
 }
outcome-hand-over-command = { $leaves ->
    [now] Le commandement est transmis : il peut quitter l’unité maintenant.
   *[next-turn] Annoncé : il commande encore ce tour, et peut partir à la phase de mouvement du tour suivant.
 }
outcome-hero-profile = { $m ->
    [none] {""}
   *[other] M{ NUMBER($m) }{" "}
 }{ $ws ->
    [none] {""}
   *[other] CC{ $ws }{" "}
 }{ $bs ->
    [none] {""}
   *[other] CT{ $bs }{" "}
 }{ $s ->
    [none] {""}
   *[other] F{ $s }{" "}
 }{ $t ->
    [none] {""}
   *[other] E{ $t }{" "}
 }{ $w ->
    [none] {""}
   *[other] PV{ $w }{" "}
 }{ $i ->
    [none] {""}
   *[other] I{ $i }{" "}
 }{ $a ->
    [none] {""}
   *[other] A{ $a }{" "}
 }{ $ld ->
    [none] {""}
   *[other] Cd{ $ld }{" "}
 }{ $int ->
    [none] {""}
   *[other] Int{ $int }{" "}
 }{ $cl ->
    [none] {""}
   *[other] Cl{ $cl }{" "}
 }{ $wp ->
    [none] {""}
   *[other] FM{ $wp }{" "}
 } 
outcome-command-figures = { $champion ->
    [yes] Un champion, un étendard et un musicien.
   *[no] { $standard ->
        [yes] Un étendard et un musicien ; il faut 10 figurines pour un champion.
       *[no] Ni champion (10 figurines), ni étendard ou musicien (5).
     }
 }{ $major-heroes ->
    [none] {""}
   *[other] {" "}Héros majeurs : { $major-heroes }.
 }

step-unfair-challenge = Le provocateur dépasse 3 m : plusieurs personnages plus petits peuvent répondre, et la troupe du rang combattant qui n’est pas engagée.
refusal-challenge-under-way = { $unit } se bat déjà en duel.
refusal-challenger-hides = { $unit } a refusé un défi et se cache.
refusal-machine-challenged = { $unit } est une machine de guerre : seuls les commandants et les personnages relèvent un défi. Livrez plutôt le combat.

param-who = Qui est défié
param-answer = Ce qu’il répond
param-stand-in = Le personnage qui relève le gant pour lui
param-taken-up = Un autre relève le gant pour lui
param-character = Le personnage : un nom de la table, ou une ligne de profil
param-leader-ld = Commandement de qui commande l’unité maintenant
param-grade = Son grade

choice-character = un autre personnage
choice-leader = le commandant
choice-accept = accepte
    .aliases = accepter, relever
choice-refuse = refuse
    .aliases = refuser, décliner
choice-champion = champion
choice-minor-hero = héros mineur
choice-major-hero = héros majeur

result-loses-face = perd la face
result-apart = combat à part
result-unfair = injuste
result-leaves = part
result-m = Mouvement
result-ws = Capacité de Combat
result-bs = Capacité de Tir
result-a = Attaques
result-int = Intelligence
result-champion = champion
result-standard = étendard
result-musician = musicien
result-major-heroes = héros majeurs
value-fought = combattu
value-issued = lancé
value-taken-up = relevé
value-refused = refusé
value-now = maintenant
value-next-turn = au tour suivant
status-challenge-made = a lancé un défi
relation-duel = duel
    .aliases = en duel, se bat en duel
    .own = en duel avec { $other }
    .theirs = en duel avec { $other }
status-leader-in-challenge = son commandant se bat en duel
status-in-challenge = se bat en duel
status-hides = se cache d’un défi
status-in-command = commande l’unité qu’il a rejointe
status-handing-over = transmet son commandement
status-command-announced = a annoncé ce tour qu’il transmet le commandement
choice-race = la race elle-même
