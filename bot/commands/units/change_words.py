"""Words by which players say what changed of a unit, in English and French, by their sense.

Each sense is a sign, so that a way to say something is a row of signs: `l n m` is "lost 3 models".
A word may have several senses; what stands around it decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from bot.texts.names import fold

_SENSES: Final = {
    "l": """lost, lose, loses, losing, loss of, down, down by, perd, perds, perdent, perdu, perdue,
        perdus, perdues, pert, enleve, enlever, enlevez, retire, retirer, retirez, ote,
        oter, remove, removes, minus, moins, drop, drops, laisse, sacrifie, sacrifices,
        take off, takes off""",
    "t": """takes, take, took, taking, taken, suffers, suffer, suffered, subit, subissent, subi,
        encaisse, encaissent, prend, prennent, pris, mange, mangent, recoit, recoivent,
        recu""",
    "f": """dead, casualties, casualty, losses, deaths, death, fall, falls, fell, die, dies, died,
        gone, fewer, less, morts, mort, mortes, morte, pertes, perte, tombes, tombent,
        tombe, tombees, meurent, meurt, en moins, de moins, hors de combat, ko, out""",
    "q": """killed, slain, tue, tues, tuee, tuees, abattus, abattues, abattu, abattue, massacres,
        massacrees, massacred, elimines, eliminees, eliminated, removed, retires,
        retirees, enleves, enlevees, shot down, cut down, fauches""",
    "d": """destroyed, wiped out, wiped, annihilated, exterminated, obliterated, tabled, detruit,
        detruits, detruite, detruites, aneanti, aneantis, aneantie, aneanties,
        extermine, extermines, exterminee, exterminees, elimine, eliminee, rip,
        slaughtered, perished, decede""",
    "m": """models, model, minis, mini, miniatures, miniature, figs, fig, figurines, figurine, men,
        man, hommes, homme, bonhommes, gars, guys, guy, troopers, soldats, soldiers,
        modeles, modele, socles, bases, x, pitous, mecs, strong, riders, cavaliers""",
    "w": """wounds, wound, hp, w, pv, pdv, blessures, blessure, points de vie, point de vie, hit
        points""",
    "D": "damage, damages, dmg, dommages, degats, degat, deg, damage points, points de degats",
    "r": """left, remain, remaining, remains, survivors, survivor, survive, survived, surviving,
        alive, standing, left alive, reste, restent, restant, restants, restantes,
        restante, survivants, survivant, survivantes, debout, en vie, vivants, vivantes,
        encore debout, encore en vie, left standing, still standing, still alive,
        valides, rescapes, remains alive""",
    "o": """now, only, just, still, down to, reduced to, plus que, plus qu', seulement, maintenant,
        desormais, tombe a, tombent a, reduits a, reduite a, reduit a, reduites a, passe
        a, passent a, descend a, descendent a, now at, encore, goes to, drops to, drop
        to, dropped to, goes down to, au nombre de""",
    "g": """regenerates, regenerate, regenere, regenerent, heals, heal, healed, soigne, soignes,
        soignee, soignent, soigner, gueris, guerit, guerie, guerissent, soin, soins""",
    "e": """regains, regain, regained, recovers, recover, recovered, gets back, got back, gain,
        gains, recupere, recuperes, recuperent, regagne, regagnent, retrouve,
        retrouvent, gagne, gagnent""",
    "j": """back, revived, revives, revive, resurrected, resurrects, returned, returns, return,
        raised, raise, raises, come back, came back, comes back, are back, ressuscites,
        ressuscite, ressuscitent, ressuscitees, reviennent, revient, revenus, revenues,
        de retour, releve, relever, relevent, en plus, releves, se relevent, reanimated,
        reanimes, de plus""",
    "a": """all, everyone, everybody, all of them, entire unit, whole unit, to the last man, tous,
        toutes, tout, toute, tout le monde, unite entiere, entirely, completely,
        entierement, completement, totalement, jusqu' au dernier, the lot, totally""",
    "x": """no longer, not, isn't, aren't, no more, no, any more, anymore, stops, stopped, stop,
        without, pas, off, n' a plus, n' ont plus, plus de, plus d', plus du tout,
        cesse, cesse de, arrete, arrete de, sans, aucun, aucune, n' est plus, ne sont
        plus, n' est pas""",
    "P": "plus",
    "b": """give, gives, give them, donne, donne leur, donner, gains, gain, gets, get, got, with,
        has now, add, adds, gagne, gagnent, obtient, obtiennent, avec, ajoute, ajouter,
        ajoutez, equipes de, equipe de, acquiert, receives""",
    "z": "size, starting size, taille, effectif, effectif initial, taille initiale, unit size",
    "p": "pts, pt, points, point",
    "c": "costs, cost, price, worth, coute, coutent, cout, vaut, valent, prix, valeur",
    "=": """to, a, at, becomes, passes to, passe a, passe, goes to, goes up to, drops to, drop to,
        falls to, descend a, monte a, tombe a, devient, up to, set to, now, is now,
        maintenant""",
    "A": "a, an",
    "y": "yes, oui, true, vrai",
    "0": """plus personne, plus rien, plus aucun, plus aucune, none, nobody, no one, nothing,
        personne, rien, zero""",
    "k": """renamed to, renamed, rename, rename to, called, named, name, new name, s' appelle, s'
        appellent, nom, nomme, nommee, nommes, nommees, renomme, renommee, renommer,
        renommer en, renomme en, renommee en, renommes, renommees, renommes en,
        renommees en, rebaptise, rebaptisee, rebaptises, nouveau nom, now called,
        renomme les, renomme la, renomme le, rename them, call them""",
    ",": "and, et, then, puis, but, mais, also, aussi",
    "/": "of, out of, sur",
    "_": """the, an, is, are, was, were, be, been, they, it, its, it's, they're, they've, i've,
        we've, there, their, has, have, had, he, she, his, her, unit, units, regiment,
        this turn, this phase, i, we, my, our, le, la, les, l', un, une, des, du, de,
        d', est, sont, ete, ont, il, elle, ils, elles, on, se, s', en, y, a, ai, as,
        avait, sa, son, ses, leur, leurs, mon, ma, mes, nos, notre, unite, ce tour, de
        vie, cette phase, qu', que, n', ne, c', j', je, of them, now, already, deja, so,
        donc, ce, cette, encore, more, another, vient de, viennent de, des siens, regle speciale,
        special rule, in total, au total""",
}
_WORD: Final = re.compile(r"[a-z]+'(?:t|s|re|ve)\b|[a-z]+'|[a-z]+|/")
MOST_WORDS: Final = 9
"""Words of the longest name of something that can change."""


@cache
def senses() -> dict[tuple[str, ...], str]:
    """Return the senses of each word and phrase, by its words."""
    found: dict[tuple[str, ...], str] = {}
    for sign, phrase in _phrases():
        found[phrase] = found.get(phrase, "") + sign
    return found


def _phrases() -> Iterator[tuple[str, tuple[str, ...]]]:
    for sign, text in _SENSES.items():
        for phrase in fold(text).split(","):
            yield sign, tuple(_WORD.findall(phrase))
    yield ",", (",",)
    yield "=", ("=",)
    yield "/", ("/",)


LOSES_MODELS: Final = (
    "l A m",
    "A m [fql]",
    "n m? f",
    "n m? q",
    "f n",
    "l n m",
    "- n m",
    "t n f",
    "l n f",
    "n m l",
    "m - n",
)
LOSES: Final = ("l n", "- n", "n l")
"""Models or wounds, whichever the unit is likely to lose."""
LOSES_WOUNDS: Final = (
    *("[tl] A w", "A w [lft]?"),
    *("t n", "t n [wD]", "l n [wD]", "- n [wD]", "n [wD] [lft]?", "D n", "n t"),
)
LEFT: Final = ("o? n m? r", "r o? n m?", "o n m?", "n m", "m =? n", "[om]? =? n / n m? r?")
WOUNDS_LEFT: Final = ("o? n w r", "r o? n w", "o n w")
GONE: Final = (
    "a? m? [dfq]",
    "[dq] a",
    "l a m?",
    "x m",
    "x m? r",
    "[ox]? 0 r?",
    "r 0",
    "x 0",
    "a m? [dfq]",
)
HEALS_WOUNDS: Final = ("g n w?", "[+ejb] n w", "n w [gej]", "n g")
HEALS_MODELS: Final = ("j n m?", "n m? j", "[+eg] n m")
HEALS: Final = ("+ n", "e n")
COSTS: Final = ("n p", "c =? n p?", "p =? n", "= n p")
SIZE: Final = ("z =? n",)
VALUE: Final = ("v =? n",)
MORE: Final = ("v + n", "+ n v", "[eb] n v")
LESS: Final = ("v - n", "- n v", "l n v")
HOLDS: Final = ("s", "+ s", "b s", "s y", "s = y")
ENDS: Final = ("[xP] s", "s [xP]", "- s", "s = x")
BEARS: Final = ("u n?", "[b+e] u n?", "u =? y")
BARE: Final = ("[x-l] u", "u =? x")
UNCLEAR: Final = ("v =? n [+-] n", "u [dfql]", "[dq] u", "[+-] n u", "n u")
"""Of models with a rule, such as a champion, nobody knows what else is meant."""
