## Rounds
procedure-priority-roll = Priorité
    .about = Qui choisit qui joue en premier ce round, et qui est l’outsider
    .aliases = jet de priorité, outsider, début du round de bataille, prendre l’initiative
outcome-priority-roll = { $chooser ->
    [deployed-first] Qui a fini de se déployer en premier choisit qui joue en premier.
    [attacker] L’attaquant choisit qui joue en premier.
    [second] { $side-enemy ->
        [none] Qui jouait en second au round précédent
       *[other] { $side-enemy } (second au round précédent)
    } choisit qui joue en premier.
   *[first] { $side-own ->
        [none] Qui jouait en premier au round précédent
       *[other] { $side-own } (premier au round précédent)
    } choisit qui joue en premier{ $tied ->
        [yes] {" "}(égalité)
       *[no] {""}
    }.
}{ $underdog ->
    [first] {" "}Outsider : { $side-own ->
        [none] qui jouait en premier
       *[other] { $side-own }
    }.
    [second] {" "}Outsider : { $side-enemy ->
        [none] qui jouait en second
       *[other] { $side-enemy }
    }.
   *[none] {" "}Pas d’outsider.
}{ $draws-none ->
    [yes] {" "}Jouer en premier prend l’initiative : pas de carte de tactique dans ce cas.
   *[no] {""}
}
procedure-first-choice = Qui choisit d’abord
    .about = Le premier tour : le choisit qui a fini de se déployer en premier ; en Fer de Lance, l’attaquant
    .aliases = déployé en premier, attaquant
outcome-first-choice = { $chooser ->
    [turn-second] { $side-enemy ->
        [none] L’autre camp
       *[other] { $side-enemy }
    }
   *[turn-first] { $side-own ->
        [none] Le camp qui commence en l’état
       *[other] { $side-own }
    }
} choisit qui prend le premier tour.
procedure-first-turn = Premier tour
    .about = Le vainqueur du jet de priorité choisit qui prend le premier tour
    .aliases = choisir le premier tour, qui joue en premier, prendre le premier tour
outcome-first-turn = { $begins ->
    [turn-second] { $side-enemy ->
        [none] Qui jouait en second au round précédent
       *[other] { $side-enemy }
    }
   *[turn-first] { $side-own ->
        [none] Qui jouait en premier au round précédent
       *[other] { $side-own }
    }
} prend le premier tour{ $price ->
    [no-tactic] {""} et ne choisit pas de tactique de bataille ce round
    [no-cards] {""}, prend l’initiative et ne pioche pas de carte de tactique ce round
   *[none] {""}
}.
next-take-first-turn = Prendre le premier tour
next-leave-first-turn = Le laisser à l’ennemi
param-beginner = Qui prend le premier tour
param-chooser = Qui choisit, selon les tours du round précédent
param-seizing = Le premier tour coûte à qui choisit la tactique de bataille ou les cartes de tactique
choice-chooser = qui choisit
result-begins = prend le premier tour
result-price = ce que cela coûte
choice-no-tactic = pas de tactique de bataille ce round
choice-no-cards = pas de carte de tactique ce round
choice-turn-first = qui a eu le premier tour
choice-turn-second = qui a eu le second tour
procedure-gain-command-points = Points d’ordre
    .about = Points d’ordre des deux camps pour ce round de bataille
outcome-gain-command-points = { $side-own ->
    [none] { $own } et { $enemy }
   *[other] { $side-own } { $own }, { $side-enemy } { $enemy }
}. { $underdog ->
    [first] { $side-own ->
        [none] Le premier nommé
       *[other] { $side-own }
    } est l’outsider.
    [second] { $side-enemy ->
        [none] Le second nommé
       *[other] { $side-enemy }
    } est l’outsider.
   *[none] Pas d’outsider.
}
procedure-spend-command = Utiliser un ordre
    .about = Payer un ordre que rien d’autre ne résout ici
    .aliases = ordre
outcome-spend-command = { $reason ->
    [points] Trop peu de points d’ordre : il en faut { $cost }.
    [unit] Cette unité a déjà utilisé un ordre à cette phase.
    [army] Cette armée a déjà utilisé cet ordre à cette phase.
    [phase] Cet ordre est d’une autre phase.
   *[allowed] { $order-name }, pour { $cost ->
        [one] 1 point d’ordre
       *[other] { $cost } points d’ordre
    }{ $points-left ->
        [none] .
       *[other] {"\u202F"}; il en reste { $points-left }.
    }
}
procedure-rally = Ralliement
    .about = L’ordre Ralliement : soigner une unité, ramener des figurines tuées
outcome-rally = { $points ->
    [0] Aucun point de ralliement.
    [one] { $points } point de ralliement
   *[other] { $points } points de ralliement
}{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: { $returned ->
        [0] aucune figurine ne revient
        [one] 1 figurine revient
       *[other] { $returned } figurines reviennent
    }, dégâts soignés : { $healed }, points perdus : { $lost }.
}
procedure-heal = Soin
    .about = Retirer des dégâts à une unité
outcome-heal = Dégâts soignés : { $healed } ; il en reste { $allocated } sur l’unité.
procedure-return-models = Figurines ramenées
    .about = Ramener des figurines tuées dans une unité, par une autre aptitude que le Ralliement
    .aliases = ramener des figurines, figurines de retour, ajouter des figurines
outcome-return-models = { $returned ->
    [0] Personne ne revient.
    [one] { $returned } figurine tuée revient, sans dégât.
   *[other] { $returned } figurines tuées reviennent, sans dégât.
}{ $lost ->
    [0] {""}
   *[other] {" "}Il ne restait plus de figurine tuée pour { $lost } de plus.
}

## Mouvements
procedure-normal-move = Mouvement Normal
    .about = Distance d’un mouvement, lancée si le Mouvement est aléatoire
outcome-normal-move = Se déplace de { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus, jamais à portée de mêlée.
procedure-run = Course
    .about = Mouvement et D6, ou 6 pouces de plus avec Au Pas de Course
    .aliases = jet de course, au pas de course
outcome-run = Court de { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus.
procedure-retreat = Repli
    .about = Quitter la mêlée, pour D3 dégâts mortels
outcome-retreat = { $suffered-destroyed ->
    [yes] Détruite en se repliant (dégâts : { $suffered-damage }).
   *[no] Dégâts : { $suffered-damage }, figurines tuées : { $suffered-slain }, puis { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus.
}
procedure-redeploy = Redéploiement
    .about = Un ordre à la phase de mouvement adverse : D6 pouces au plus
outcome-redeploy = Se redéploie de { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus ; elle a couru ce tour.
procedure-move-check = Mouvement permis
    .about = Ce que chaque sorte de mouvement ne peut pas faire
    .aliases = déplacement, mouvement en volant
outcome-move-check = { $reason ->
    [in-combat] Interdit : l’unité est en mêlée.
    [not-in-combat] Interdit : seule une unité en mêlée se replie.
    [set-up] Interdit : elle a été placée ce tour.
    [crosses] Interdit : il traverse la portée de mêlée d’un ennemi.
    [ends-in-combat] Interdit : il finit en mêlée.
    [apart] Interdit : les ennemis avec qui elle est en mêlée ne seraient plus les mêmes.
    [coherency] Pas de mouvement : l’unité ne finirait pas en cohésion.
   *[allowed] Permis.
}
procedure-charge-roll = Charge
    .about = 2D6 pouces qui doivent finir à un demi-pouce d’un ennemi
    .aliases = jet de charge
outcome-charge-roll = { $success ->
    [yes] Jet de charge de { $roll } : la charge aboutit.
    [no] Jet de charge de { $roll } : trop court, l’unité reste où elle est.
   *[none] Jet de charge de { $roll } : aboutit si l’ennemi est à { $roll },5 pouces au plus.
}
procedure-counter-charge = Contre-charge
    .about = Un ordre à la phase de charge adverse, pour 2 points : charger
outcome-counter-charge = { $success ->
    [yes] Jet de charge de { $roll } : la contre-charge aboutit.
    [no] Jet de charge de { $roll } : trop court, l’unité reste où elle est.
   *[none] Jet de charge de { $roll } : aboutit si l’ennemi est à { $roll },5 pouces au plus.
}
procedure-forward-to-victory = En Avant, vers la Victoire
    .about = Un ordre : relancer un jet de charge, un dé ou les deux
outcome-forward-to-victory = { $success ->
    [yes] Jet de charge porté à { $roll } : la charge aboutit.
    [no] Jet de charge porté à { $roll } : trop court, l’unité reste où elle est.
   *[none] Jet de charge porté à { $roll } : aboutit si l’ennemi est à { $roll },5 pouces au plus.
}
procedure-power-through = Enfoncement
    .about = Un ordre en fin de tour : D3 dégâts mortels à un ennemi plus faible, puis un mouvement
outcome-power-through = { $suffered-destroyed ->
    [yes] La cible est détruite (dégâts : { $suffered-damage }).
   *[no] Dégâts : { $suffered-damage }, figurines tuées : { $suffered-slain }.
} Puis { $inches ->
        [one] { $inches } pouce
       *[other] { $inches } pouces
    } au plus.

## Attaques
procedure-fight-attack = Corps à corps
    .about = Attaques de mêlée d’une unité contre une cible, toutes armes, jusqu’aux figurines tuées
    .aliases = séquence d’attaque, attaque en règle, défense en règle
outcome-fight-attack = { $done-destroyed ->
    [yes] La cible est détruite (dégâts : { $done-damage }).
   *[no] { $done-damage ->
        [0] Aucun dégât.
       *[other] Dégâts : { $done-damage }, figurines tuées : { $done-slain }{ $done-allocated ->
            [0] .
           *[other] {"\u202F"}; dégâts alloués restants : { $done-allocated }.
        }
    }
}{ $mortal ->
    [0] {""}
    [none] {""}
    [one] {" "}1 touche critique mortelle.
   *[other] {" "}{ $mortal } touches critiques mortelles.
}
procedure-shooting-attack = Tir
    .about = Attaques de tir d’une unité contre une cible, toutes armes, jusqu’aux figurines tuées
    .aliases = tirer, tir de couverture, choisir les cibles
outcome-shooting-attack = { $done-destroyed ->
    [yes] La cible est détruite (dégâts : { $done-damage }).
   *[no] { $done-damage ->
        [0] Aucun dégât.
       *[other] Dégâts : { $done-damage }, figurines tuées : { $done-slain }{ $done-allocated ->
            [0] .
           *[other] {"\u202F"}; dégâts alloués restants : { $done-allocated }.
        }
    }
}{ $mortal ->
    [0] {""}
    [none] {""}
    [one] {" "}1 touche critique mortelle.
   *[other] {" "}{ $mortal } touches critiques mortelles.
}
procedure-hit-roll = Jets de touche
    .about = Jets de touche d’attaques, avec ce qui les modifie
outcome-hit-roll = { $hits ->
    [0] Aucune touche.
    [one] 1 touche.
   *[other] { $hits } touches.
}
procedure-wound-roll = Jets de blessure
    .about = Jets de blessure de touches
outcome-wound-roll = { $wounds ->
    [0] Aucune blessure.
    [one] 1 blessure.
   *[other] { $wounds } blessures.
}
procedure-save-roll = Jets de sauvegarde
    .about = Sauvegardes contre la Perforation d’une arme
outcome-save-roll = { $need ->
    [none] Aucune face ne sauve ; non sauvegardées : { $unsaved }.
   *[other] Non sauvegardées : { $unsaved } ({ $need }+ nécessaire, Perforation { $rend }).
}
procedure-damage-roll = Dégâts
    .about = Protection contre des dégâts, mortels ou non, puis allocation
    .aliases = jet de protection, dégâts mortels, allouer les dégâts, séquence de dégâts, figurines tuées, unité détruite, réserve de dégâts
outcome-damage-roll = { $destroyed ->
    [yes] L’unité est détruite (dégâts : { $damage }).
   *[no] Dégâts : { $damage }, figurines tuées : { $slain }, dégâts alloués restants : { $allocated }.
}

## Magie
procedure-casting-roll = Lancement d’un sort
    .about = Jet de lancement ; deux 1 sont un fiasco
    .aliases = jet de lancement, sort, intervention magique
outcome-casting-roll = { $reason ->
    [reached] Jet de lancement de { $total } : lancé, à moins d’être dissipé.
    [works] Jet de lancement de { $total } : lancé.
    [too-low] Jet de lancement de { $total } : le sort rate.
   *[miscast] Fiasco : le sort rate et le sorcier subit des dégâts ({ $suffered-damage }).
}
procedure-unbind = Dissipation
    .about = Dépasser un jet de lancement pour dissiper le sort
    .aliases = dissiper
procedure-let-through = Laisser passer
    .about = Laisser passer un sort qui vient d’être lancé, sans tenter de le dissiper
outcome-let-through = On laisse passer le sort, lancé avec { $need } : il prend effet.
outcome-unbind = { $unbound ->
    [yes] Le sort est dissipé.
   *[no] Le sort n’est pas dissipé.
}
procedure-banish-roll = Bannissement
    .about = Jet pour bannir une manifestation
    .aliases = bannir une manifestation, jet de bannissement
outcome-banish-roll = { $banished ->
    [yes] La manifestation est bannie.
   *[no] La manifestation reste.
}
procedure-chanting-roll = Récitation
    .about = Jet de récitation d’une prière, ou points de rituel gardés
    .aliases = jet de récitation, prière
outcome-chanting-roll = { $reason ->
    [answered] { $total } avec les points de rituel : la prière est exaucée.
    [banked] Gardés : { $ritual-points } points de rituel en tout.
    [short] { $total } avec les points de rituel : trop peu, il en reste { $ritual-points }.
    [low] Un 1 après modificateurs : pas de prière, les points de rituel restent ({ $ritual-points }).
   *[failed] Un 1 : la prière rate, points de rituel restants : { $ritual-points }.
}
procedure-place-of-power = Site de Pouvoir
    .about = Activer un Site de Pouvoir avec un héros à 3 pouces
    .aliases = activation de site de pouvoir
outcome-place-of-power = { $gift ->
    [magic-boost] +1 aux jets de lancement et de récitation ce tour.
    [anti-magic] Il peut dissiper ou bannir ce tour comme un Sorcier (1).
   *[none] Contrecoup (dégâts : { $suffered-damage }).
}

## Objectifs et victoire
procedure-objective-control = Objectif
    .about = Qui contrôle un objectif : le plus haut score de contrôle le prend
    .aliases = contrôle des objectifs, fin du tour
outcome-objective-control = { $score ->
    [none] {""}
   *[other] { $score } contre { $enemy-score } :{" "}
}{ $holder ->
    [own] { $side-own ->
        [none] le camp actif
       *[other] { $side-own }
    } { $objective ->
        [none] le contrôle
       *[other] contrôle { $objective }
    }{ $before ->
        [enemy] , pris à { $side-enemy ->
            [none] l’autre camp
           *[other] { $side-enemy }
        }
       *[other] {""}
    }.
    [enemy] { $side-enemy ->
        [none] l’autre camp
       *[other] { $side-enemy }
    } { $objective ->
        [none] le contrôle
       *[other] contrôle { $objective }
    }{ $before ->
        [own] , pris à { $side-own ->
            [none] celui dont c’est le tour
           *[other] { $side-own }
        }
       *[other] {""}
    }.
    [kept] qui { $objective ->
        [none] le contrôlait le garde
       *[other] contrôlait { $objective } le garde
    }.
   *[none] personne ne { $objective ->
        [none] le contrôle
       *[other] contrôle { $objective }
    }.
}
procedure-terrain-control = Contrôle d’un élément de terrain
    .about = Qui contrôle un élément de terrain, perdu dès qu’on le quitte
    .aliases = contrôle du terrain
outcome-terrain-control = { $score } contre { $enemy-score } : { $holder ->
    [own] { $side-own ->
        [none] le camp actif
       *[other] { $side-own }
    } le contrôle{ $before ->
        [enemy] , pris à { $side-enemy ->
            [none] l’autre camp
           *[other] { $side-enemy }
        }
       *[other] {""}
    }.
    [enemy] { $side-enemy ->
        [none] l’autre camp
       *[other] { $side-enemy }
    } le contrôle{ $before ->
        [own] , pris à { $side-own ->
            [none] celui dont c’est le tour
           *[other] { $side-own }
        }
       *[other] {""}
    }.
    [kept] qui le contrôlait le garde.
   *[none] personne ne le contrôle.
}
procedure-score-border-war = Points, Guerre de Frontières
    .about = Points de victoire à la fin de son tour, en Guerre de Frontières
outcome-score-border-war = { $counted ->
    [first] { $gained ->
        [0] Aucun point de victoire : aucun objectif n’est tenu, et aucune tactique de bataille n’a été accomplie.
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
     }
    [more] Nouveau décompte : { $gained ->
        [one] { $gained } point de victoire de plus
       *[other] { $gained } points de victoire de plus
     }
    [fewer] Nouveau décompte : { $fewer ->
        [one] { $fewer } point de victoire de moins
       *[other] { $fewer } points de victoire de moins
     }
   *[same] Nouveau décompte : autant de points de victoire qu’avant.
}{ $gained ->
    [0] {""}
   *[other] {"\u00A0"}: { $control } pour les objectifs, { $twist } pour la péripétie, { $tactic } pour la tactique.
}
procedure-score-spearhead = Points, Fer de Lance
    .about = Points de victoire à la fin de son tour, en Fer de Lance
outcome-score-spearhead = { $counted ->
    [first] { $gained ->
        [0] Aucun point de victoire : aucun objectif n’est tenu, et aucune tactique de bataille n’a été accomplie.
        [one] { $gained } point de victoire
       *[other] { $gained } points de victoire
     }
    [more] Nouveau décompte : { $gained ->
        [one] { $gained } point de victoire de plus
       *[other] { $gained } points de victoire de plus
     }
    [fewer] Nouveau décompte : { $fewer ->
        [one] { $fewer } point de victoire de moins
       *[other] { $fewer } points de victoire de moins
     }
   *[same] Nouveau décompte : autant de points de victoire qu’avant.
}{ $gained ->
    [0] {""}
   *[other] {"\u00A0"}: { $control } pour les objectifs, { $tactic } pour les tactiques.
}
procedure-victory = Victoire
    .about = Qui gagne, par les points de victoire et les généraux
outcome-victory = { $result ->
    [draw] La bataille est une égalité.
    [minor] Victoire mineure { $winner ->
        [own] { $side-own ->
            [none] du premier joueur
           *[other] { DE($side-own) }
        }
       *[enemy] { $side-enemy ->
            [none] du second joueur
           *[other] { DE($side-enemy) }
        }
    } : seul son général a survécu.
    [win] Victoire { $winner ->
        [own] { $side-own ->
            [none] du premier joueur
           *[other] { DE($side-own) }
        }
       *[enemy] { $side-enemy ->
            [none] du second joueur
           *[other] { DE($side-enemy) }
        }
    }, écart de { $margin }.
   *[major] Victoire majeure { $winner ->
        [own] { $side-own ->
            [none] du premier joueur
           *[other] { DE($side-own) }
        }
       *[enemy] { $side-enemy ->
            [none] du second joueur
           *[other] { DE($side-enemy) }
        }
    }, écart de { $margin }.
}
procedure-tactical-manoeuvre = Manœuvre Tactique
    .about = Si un joueur peut choisir cette tactique de bataille maintenant
outcome-tactical-manoeuvre = { $reason ->
    [double-turn] Pas de tactique : ce joueur jouait en second et a choisi de jouer en premier.
    [attempted] Cette tactique a déjà été tentée : choisissez une autre tactique.
    [chosen] Une tactique a déjà été choisie ce round.
   *[allowed] { $tactic ->
        [none] Une tactique peut être choisie : dites laquelle{ TYPED(", par exemple tactic:seize-centre") }.
       *[other] { $tactic-name }, tentée ce tour.
    }
}
procedure-tactic-check = Tactique de bataille
    .about = Si une tactique de bataille est exécutée à la fin du tour
    .aliases = exécuter une tactique
outcome-tactic-check = { $completed ->
    [yes] { $tactic-name } : exécutée, 4 points de victoire.
   *[no] { $tactic-name } : pas exécutée.
}
procedure-draw-tactic-cards = Cartes de tactique
    .about = Combien de cartes de tactique un joueur pioche, en Fer de Lance
outcome-draw-tactic-cards = { $cards-drawn ->
    [0] Aucune carte piochée
    [one] 1 carte piochée
   *[other] { $cards-drawn } cartes piochées
}, { $hand } en main{ $seized ->
    [yes] {" "}(initiative prise).
   *[no] .
}
procedure-tactic-card = Utiliser une carte de tactique
    .about = Comme tactique ou comme ordre, jamais les deux
outcome-tactic-card = { $allowed ->
    [yes] { $use ->
        [tactic] Marquée comme tactique ; la carte est défaussée.
       *[command] Jouée comme ordre ; la carte est défaussée.
    }
   *[no] Interdit : cette carte a déjà servi de l’autre façon.
}
procedure-call-reinforcements = Appeler des Renforts
    .about = Si une unité détruite revient, en Fer de Lance
outcome-call-reinforcements = { $reason ->
    [keyword] Interdit : l’unité n’a pas le mot-clé Renforts.
    [alive] Interdit : l’unité n’est pas détruite.
    [replaced] Interdit : elle a déjà été remplacée, ou est une unité de remplacement.
    [called] Interdit : des renforts ont déjà été appelés ce tour.
   *[allowed] Une nouvelle unité la remplace : entièrement en territoire ami, entièrement à 6 pouces du bord, pas en mêlée.
}
procedure-army-check = Vérifier une armée
    .about = Points, régiments et unités d’une armée
    .aliases = composition d’armée
outcome-army-check = { $reason ->
    [over-limit] Interdit : l’armée coûte plus que la limite.
    [unit-too-dear] Interdit : { $unit-cost } points font plus de la moitié de la limite.
    [not-reinforced] Interdit : cette unité ne peut pas être renforcée.
    [regiments] Interdit : une armée a de 1 à 5 régiments.
    [regiment-size] Interdit : trop d’unités sans héros dans le régiment.
    [unique] Interdit : une unité Unique ne se prend qu’une fois, et sans optimisation.
    [renown] Interdit : un Régiment de Renom au plus.
    [terrain] Interdit : un élément de terrain de faction au plus.
    [general] Interdit : le général doit être un Maître de guerre.
    [leader] Interdit : un héros dirige le régiment ; d’autres ne le rejoignent que si leur profil le dit.
    [one-general] Interdit : une armée a un seul général, qui n’est pas d’un Régiment de Renom.
    [faction] Interdit : toutes les unités sont d’une seule faction.
    [enhancements] Interdit : une unité a une optimisation par type, et aucune ne vient deux fois.
    [lores] Interdit : un domaine de chaque sorte.
   *[allowed] Permis{ $unspent ->
        [none] .
       *[other] {"\u202F"}; { $unspent } points sous la limite.
    }
}

## Jets et ce qui les modifie
roll-attacks = Nombre d’attaques
roll-hit = Pour toucher
roll-wound = Pour blesser
roll-save = Sauvegarde
roll-damage = Dégâts
roll-ward = Protection
roll-mortal-damage = Dégâts mortels
roll-move = Mouvement
roll-run = Course
roll-redeploy = Redéploiement
roll-charge = Charge
roll-charge-again = Charge, relancée
roll-casting = Lancement
roll-unbinding = Dissipation
roll-banishment = Bannissement
roll-chanting = Récitation
roll-ritual-points-lost = Points de rituel perdus
roll-place-of-power = Site de Pouvoir
roll-rally = Ralliement
roll-heal = Soin
roll-return-models = Figurines ramenées
roll-priority-first = Priorité, qui jouait en premier
roll-priority-second = Priorité, qui jouait en second
modifier-all-out-attack = Attaque en Règle
modifier-all-out-defence = Défense en Règle
modifier-covering-fire = Tir de Couverture
modifier-in-cover = Couvert
modifier-guarded-hero = héros gardé
modifier-friendly = aptitudes amies
modifier-other = autres
modifier-rend = Perforation
modifier-cap = plafond
modifier-magical-intervention = Intervention Magique
modifier-place-of-power = Site de Pouvoir
step-miscast = Deux 1 non modifiés : un fiasco.

## Noms des résultats et leurs mots
result-allocated = Dégâts alloués
result-allowed = Permis
result-answered = Exaucée
result-banished = Bannie
result-before = Avant
result-cards-drawn = Cartes piochées
result-cast = Lancé
result-chooser = Choisit
result-completed = Exécutée
result-control = Objectifs
result-cost = Coût
result-damage = Dégâts
result-destroyed = Détruite
result-discarded = Défaussée
result-done = Cible
result-draws-none = Ne pioche pas
result-enemy = L’autre camp
result-enemy-score = Score de contrôle adverse
result-counted = Décompte
result-fewer = Points de victoire en moins
choice-first = pour la première fois ce tour
choice-more = à nouveau, et plus
choice-fewer = à nouveau, et moins
choice-same = à nouveau, et autant
result-gained = Points de victoire
result-gift = Faveur
result-hand = Main
result-healed = Soignés
result-hits = Touches
result-holder = Contrôle
result-inches = Pouces
result-lost = Perdus
result-margin = Écart
result-modifier = Modificateur
result-need = Nécessaire
result-order = Ordre
result-own = Le camp actif
result-points = Points
result-points-left = Points restants
result-reason = Pourquoi
result-rend = Perforation
result-result = Résultat
result-returned = Figurines ramenées
result-ritual-points = Points de rituel
result-roll = Jet
result-score = Score de contrôle
result-seized = Initiative prise
result-slain = Figurines tuées
result-success = Réussite
result-suffered = Subi
result-tactic = Tactique
result-tied = Égalité
result-twist = Péripétie
result-unbound = Dissipé
result-underdog = Outsider
result-unit-cost = Coût de l’unité
result-unsaved = Non sauvegardées
result-rest = attaques restantes
result-defence = Défense en Règle
result-unspent = Points non dépensés
result-use = Usage
result-winner = Vainqueur
result-wounds = Blessures
value-alive = pas détruite
value-allowed = permis
value-answered = exaucée
value-anti-magic = dissiper ou bannir
value-apart = d’autres ennemis
value-army = utilisé par l’armée
value-attacker = l’attaquant
value-attempted = déjà tentée
value-banked = gardés
value-called = appelés ce tour
value-chosen = une a été choisie
value-coherency = pas en cohésion
value-crosses = traverse une portée de mêlée
value-deployed-first = qui s’est déployé en premier
value-double-turn = double tour
value-draw = égalité
value-ends-in-combat = finit en mêlée
value-enemy = l’autre camp
value-failed = un 1
value-first = qui jouait en premier
value-general = le général
value-in-combat = en mêlée
value-keyword = pas de Renforts
value-low = trop bas
value-magic-boost = +1 au lancement et à la récitation
value-major = victoire majeure
value-minor = victoire mineure
value-miscast = fiasco
value-none = personne
value-not-in-combat = pas en mêlée
value-not-reinforced = pas renforcée
value-over-limit = au-dessus de la limite
value-own = le camp actif
value-points = trop peu de points
value-reached = atteint
value-regiment-size = taille du régiment
value-regiments = régiments
value-renown = Régiments de Renom
value-replaced = déjà remplacée
value-second = qui jouait en second
value-set-up = placée ce tour
value-short = trop court
value-terrain = terrain de faction
value-too-low = trop bas
value-unique = Unique
value-unit = utilisé par l’unité
value-unit-too-dear = trop chère
value-win = victoire

## Choix
choice-normal = Mouvement Normal
choice-run = Course
choice-retreat = Repli
choice-pile-in = Engagement
choice-charge = Charge
choice-counter-charge = Contre-charge
choice-redeploy = Redéploiement
choice-power-through = Enfoncement
choice-rally = Ralliement
choice-magical-intervention = Intervention Magique
choice-at-the-double = Au Pas de Course
choice-covering-fire = Tir de Couverture
choice-forward-to-victory = En Avant, vers la Victoire
choice-all-out-attack = Attaque en Règle
choice-all-out-defence = Défense en Règle
choice-unbind = Dissiper un sort
choice-let-through = Le laisser passer
choice-banish = Bannir une manifestation
choice-answer = tenter la prière
choice-bank = garder le jet en points de rituel
choice-best = la prière si elle est atteinte, sinon garder
choice-border-war = Guerre de Frontières
choice-spearhead = Fer de Lance
choice-control = Contrôle d’un objectif
choice-victory = Qui gagne
choice-own = le camp actif
choice-enemy = l’autre camp
choice-none = personne
choice-tactic = comme tactique
choice-command = comme ordre
choice-do-not-waver = Ne Flanchez Pas
choice-slay-entourage = Tuez l’Entourage
choice-attack-two-fronts = Attaquez sur Deux Fronts
choice-take-their-land = Prenez leur Terre
choice-seize-centre = Capturez le Centre
choice-take-flanks = Prenez les Flancs

## Refus
refusal-already-commanded = { $unit } a déjà utilisé un ordre à cette phase : donnez celui-ci à une autre unité, ou attendez la phase suivante.
refusal-two-commands = { $unit ->
    [none] Une unité
   *[other] { $unit }
 } ne peut utiliser qu’un ordre par phase : n’en nommez qu’un.
refusal-weapon-unknown = Aucune arme connue pour { $unit } : écrivez-la dans weapons, comme 5x2 3+ 3+ 1 1, ou dans le profil de l’unité.
refusal-weapon-unreadable = « { $text } » n’est pas une arme : écrivez figurines x Attaques, Touche, Blessure, Perforation, Dégâts et aptitudes, comme 5x2 3+ 3+ 1 1 crit mortel ; un nom peut précéder, et la portée d’une arme de tir : arc 18 po 2 3+ 3+ 1 1.
refusal-ability-unknown = « { $text } » n’est pas une aptitude d’arme : écrivez crit mortel, crit blessure auto, crit 2 touches, charge, compagnon, tir en mêlée ou anti-….
refusal-damage-dice = { $text } ne convient pas comme Dégâts : donnez un nombre jusqu’à { $most }, ou un seul dé comme D3 ou D6+1.
refusal-too-many-attacks = { $count } attaques avec une seule arme : { $most } au plus.
refusal-crit-to-choose = Cette arme a plusieurs aptitudes Crit ({ $rules }) : nommez dans rules celle qui est choisie.
idle-not-charged = l’unité attaquante n’a pas chargé ce tour{ TYPED(" (si elle l’a fait, ajoutez rules:a chargé)") }.
idle-target-not-charged = la cible n’a pas chargé ce tour{ TYPED(" (si elle l’a fait, ajoutez rules:la cible a chargé)") }.
idle-target-without-keyword = la cible n’a pas ce mot-clé.
idle-no-other-anti = aucune arme utilisée n’a d’aptitude Anti que la table ne connaisse pas.
idle-not-damaged = l’unité attaquante n’est pas endommagée.
idle-not-in-combat = l’unité qui tire n’est pas en mêlée.
idle-cannot-be-guarded = seul un Héros qui n’est ni Monstre ni Machine de Guerre peut être gardé.
idle-flies-in-sight = la cible vole : un terrain occultant ne la cache pas.
idle-flies-over-cover = la cible vole : elle n’a pas de Couvert.
idle-charged-out-of-cover = la cible a chargé et a perdu son Couvert.
idle-melee-champions = les champions n’ajoutent d’attaques qu’aux armes de mêlée, par la règle maison de cette bataille.
idle-companion-champions = les champions n’ajoutent pas d’attaques aux armes Compagnon, et aucune autre n’est utilisée.
refusal-target-destroyed = { $unit } est détruite : choisissez une autre cible.
refusal-no-melee = { $unit } n’est pas en mêlée et n’a pas chargé : elle ne peut pas combattre.
refusal-strike-first-before = { $unit } combat après les unités Frappe en Premier, et { $units } { $count ->
        [one] n’a
       *[other] n’ont
    } pas encore combattu : faites-les combattre d’abord{ TYPED(", ou ajoutez rules:ordre convenu si c’est voulu") }.
refusal-strike-last-waits = { $unit } frappe en dernier, et { $units } { $count ->
        [one] n’a
       *[other] n’ont
    } pas encore combattu : faites-les combattre d’abord{ TYPED(", ou ajoutez rules:ordre convenu si c’est voulu") }.
refusal-others-pick = C’est à { $side } de choisir une unité qui combat ({ $units }), puis { $unit } pourra{ TYPED(" : ajoutez rules:combat juste après si une aptitude le permet, ou rules:ordre convenu si c’est voulu") }.
refusal-no-cover-redeployed = { $unit } s’est redéployée ce tour, et les règles de la maison lui interdisent le Tir de Couverture : choisissez une autre unité.
refusal-no-shots-reserve = { $unit } est en réserve et ne peut pas tirer ; { WAY("unit status") } le corrige une fois l’unité placée.
refusal-no-shots-ran = { $unit } a couru ce tour et ne peut pas tirer ; seul le Tir de Couverture le permet.
refusal-no-shots-retreated = { $unit } s’est repliée ce tour et ne peut pas tirer ; seul le Tir de Couverture le permet.
refusal-no-shots-in-combat = { $unit } est en mêlée : elle ne tire qu’à sa phase de tir, avec des armes qui ont Tir en Mêlée.
refusal-out-of-range-of-weapon = { $distance } pouces dépassent la portée de l’arme ({ $range }).
refusal-target-obscured = La cible est cachée par un terrain occultant : seule une cible qui vole pourrait être visée.
refusal-target-guarded = Un héros gardé d’infanterie ne peut pas être visé à plus de { $most } pouces.
refusal-move-unknown = Il manque le Mouvement : donnez move, ou M dans le profil de l’unité.
refusal-no-charge-engaged = { $unit } est en mêlée et ne peut pas charger.
refusal-no-charge-reserve = { $unit } est en réserve et ne peut pas charger ; { WAY("unit status") } le corrige une fois l’unité placée.
refusal-no-charge-ran = { $unit } a couru ou s’est redéployée ce tour et ne peut pas charger.
refusal-no-charge-retreated = { $unit } s’est repliée ce tour et ne peut pas charger.
refusal-too-tough = L’Enfoncement demande une cible de moindre Santé : { $health } n’est pas inférieur à { $own }.
refusal-not-a-caster = { $unit } n’a pas le mot-clé voulu : Sorcier (1) ou Prêtre (1) parmi ses règles.
refusal-power-spent = { $unit } a un niveau de puissance de { $level } et l’a épuisé à cette phase ({ $used }) ; { WAY("unit status") }{ TYPED(" avec status:", $kept, " et value") } corrige ce nombre.
refusal-spell-tried = Une unité amie l’a déjà tenté ce tour : seul ce qui est Illimité se tente encore.
refusal-unbind-tried = Un jet de lancement ne se dissipe qu’en une seule tentative.
refusal-banish-tried = Une unité ne bannit qu’une fois par phase, et la même manifestation n’est visée qu’une fois par tour.
refusal-more-changes-than-units = { $count } modificateurs pour { $units } unités : n’en donnez pas plus que de scores.
refusal-cards-too-many = On ne défausse pas { $discarded } cartes d’une main de { $hand }.
refusal-no-discard-first-round = Au premier round, on ne défausse rien : on pioche trois cartes.
refusal-ritual-repeated = Une unité n’utilise chaque sort et chaque prière qu’une fois par phase, même Illimités.
refusal-no-unbinding = Personne ne dissipe en Fer de Lance : un sort y est une aptitude comme une autre.
refusal-nothing-to-unbind = Aucun sort de ce sorcier n’attend de dissipation{ TYPED(" ; pour un sort lancé ailleurs, donnez son jet : casting_result:8") }.
