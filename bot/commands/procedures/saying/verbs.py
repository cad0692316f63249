"""Words by which players call acts, in English and French, beside the names that acts have.

Each is the beginning of a word, or several of them, without accents.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

_COMMANDS: Final = MappingProxyType(
    {
        "charge": "charg, assault, assaut, fonc, rush, attaqu, attack",
        "shoot": "shoot, shot, fire, firing, tir, canard, arros, mitraill, vise, visent, aim, feu, "
        "attack, attaqu, volley",
        "warmachine": "shoot, shot, fire, firing, tir, canon, cannon, catapult, balist, bolt, "
        "bombard, feu",
        "fight": "fight, combat, cogn, tap, frapp, mele, corps a corps, cac, attaqu, attack, "
        "strik, hit, affront, bat, bast, close combat, bash, clash, se bat",
        "combat": "combat",
        "cast": "cast, lanc, sort, magi, spell, incant, jet",
        "pray": "pray, pri, chant, recit",
        "dispel": "dispel, dissip, unbind, counter, contre",
        "move": "move, moving, bouge, boug, avanc, advance, deplac, mouv, walk",
        "rally": "rall, ressais, regroup",
        "flee": "flee, fui, fuit, run away, enfui",
        "pursue": "pursu, poursui, chase, poursuit",
        "panic": "panic, paniqu, panick",
        "winds": "wind, magi, vent, flux, channel, canalis, magic dice, des de magie, power dice",
        "terrain": "terrain",
        "objective": "objecti",
        "miscast": "miscast, fiasco",
    }
)
_PROCEDURES: Final = MappingProxyType(
    {
        "march_move": "march, marche forc",
        "run": "run, runs, running, cour, sprint",
        "retreat": "retreat, repli, retrait, recul, battr en retraite",
        "redeploy": "redeplo",
        "counter_charge": "counter charg, contre charg",
        "extra_manoeuvre_test": "manoeuv, convers, wheel, turn, tourn, pivot",
        "complex_manoeuvre_test": "complex",
        "reserve_move": "reserv",
        "deploy_unit": "deploy, deploi, plac",
        "vanguard_move": "vanguard, avant gard",
        "scout_deployment": "scout, eclaireur",
        "ambush_arrival": "arriv, ambush, embusc",
        "random_move": "random, aleatoire",
        "power_through": "power through, enfonc",
        "boing": "boing",
        "prepare_fire": "burning, enflamm, prepar",
        "stop_pursuit_test": "stop, arret",
        "free_attacks": "free attack, attaques gratuites",
        "chariot_impact": "impact, choc",
        "standard_capture": "standard, etendard, captur",
        "rout_test": "rout test, deroute",
        "combat_reform": "combat reform, reformation de combat",
        "let_free_spell_through": "let, laiss",
        "dispel_scroll": "scroll, parchemin",
        "dispel_in_play": "in play, en jeu",
        "challenge": "challeng, defi, duel",
        "swift_reform": "swift reform, reformation rapide",
        "reform_move": "reform",
        "priority_roll": "priorit, initiativ",
        "who_starts": "start, commenc, who first, qui commence, first turn",
        "let_through": "let, laiss, through, passer",
        "frenzy_check": "frenz, frenes",
        "frenzy_test": "frenz, frenes",
        "stupidity_test": "stupid",
        "terror_test": "terror, terreur, terrif",
        "fear_test": "fear, peur",
        "cannon_shot": "canon, cannon, boulet",
        "stone_thrower_shot": "catapult, pierrier, stone, lobber",
        "bolt_thrower_shot": "balist, bolt",
        "breath_weapon": "breath, souffl",
        "overrun": "overrun, irresist",
        "gain_command_points": "command point, points d ordre",
        "place_of_power": "place of power, site de pouvoir",
    }
)
NEXT: Final = frozenset(
    (
        *("next phase", "next", "phase suivante", "suivant", "suivante", "phase d apres"),
        *("fin de phase", "end phase", "end the phase", "end of phase", "fin de la phase"),
        *("passe a la suite", "on passe a la suite", "suite", "la suite", "continue"),
        *("continuer", "on continue", "go on", "next step", "prochaine phase"),
        *("phase prochaine", "passe a la phase suivante", "on passe a la phase suivante"),
        *("passer a la phase suivante", "finish phase", "passer", "move on", "advance phase"),
        *("go to next phase", "go to the next phase", "phase finie", "phase terminee"),
        *("on avance", "passons a la suite", "passons"),
    )
)
"""What is said to go on to the next phase."""
UNDO: Final = frozenset(
    (
        *("undo", "undo that", "undo last", "take back", "take that back", "annule", "annuler"),
        *("annule ca", "annule cela", "annule le dernier", "retour", "retour en arriere"),
        *("defaire", "defais", "oups", "oops", "annuler le dernier", "reviens en arriere"),
        *("revenir en arriere", "annule la derniere action", "undo the last"),
    )
)
"""What is said to take back the last act."""
FILLERS: Final = frozenset(
    (
        *(
            "declare",
            "declares",
            "declarent",
            "declaration",
            "sont",
            "w",
            "resolve",
            "effectue",
            "take",
            "takes",
            "again",
        ),
        *("the", "a", "an", "at", "on", "with", "my", "our", "your", "his", "her", "their"),
        *("to", "of", "into", "in", "for", "from", "by", "and", "then", "now", "let", "lets"),
        *("us", "do", "does", "make", "makes", "get", "gets", "gives", "use", "using"),
        *("please", "i", "we", "they", "it", "is", "are", "will", "against", "unit", "le"),
        *("la", "les", "l", "un", "une", "des", "du", "de", "d", "au", "aux", "mon", "ma"),
        *("mes", "notre", "nos", "votre", "vos", "son", "sa", "ses", "leur", "leurs", "sur"),
        *("avec", "vers", "contre", "dans", "en", "pour", "par", "et", "puis", "maintenant"),
        *("fait", "faire", "font", "faites", "je", "j", "nous", "ils", "elles", "il", "elle"),
        *("se", "s", "qui", "que", "ce", "cette", "ces", "unite", "utilise", "veux", "veut"),
        *("stp", "svp", "test", "jet", "roll", "lance", "enemy", "enemies", "ennemi"),
        *("ennemis", "ennemie", "allez", "go", "vs", "versus", "who", "that", "be", "am"),
        *("going", "want", "wants", "try", "tries", "essaie", "essayer", "tente", "tenter"),
        *("va", "vont", "phase", "passe", "fais", "dice", "sont", "est"),
    )
)
"""Words that say nothing by themselves."""
ARTICLES: Final = frozenset(
    (
        *("the", "a", "an", "of", "in", "to", "le", "la", "les", "l", "un", "une", "des", "du"),
        *("de", "d", "en", "au", "aux"),
    )
)
"""Words of a name that need not be said."""
BESIDE: Final = frozenset(
    (
        *("des", "dice", "de", "die", "d", "pouces", "pouce", "inches", "inch", "ps"),
        *("cm", "distance", "range", "portee", "away", "pas", "a", "at", "models", "figurines"),
    )
)
"""Words beside a number, which say what it counts."""
MODELS: Final = frozenset(
    ("model", "models", "figurine", "figurines", "fig", "figs", "minis", "men", "guys", "gars")
)
"""Words after a number of models."""
NEGATIONS: Final = frozenset(
    ("no", "not", "don", "doesn", "won", "never", "without", "ne", "n", "pas", "non", "jamais")
)
"""Words by which a sentence says what is not to be done."""


def own_stems(procedure: str) -> Iterator[tuple[str, ...]]:
    """Yield the words by which a special act alone may be called."""
    for phrase in _PROCEDURES.get(procedure, "").split(","):
        if phrase.strip():
            yield tuple(phrase.split())


def stems(procedure: str, command: str | None) -> Iterator[tuple[str, ...]]:
    """Yield the words by which an act may be called, each a row of beginnings.

    A special act of a command has its own words alone: nobody who moves a unit means a march.
    """
    own = _PROCEDURES.get(procedure, "")
    fires = command == "warmachine" or procedure.endswith("_shot")
    shared = "" if own and not fires else _COMMANDS.get(command or "", "")
    for text in (own, shared, command or "" if shared else ""):
        for phrase in text.split(","):
            if phrase.strip():
                yield tuple(phrase.split())
