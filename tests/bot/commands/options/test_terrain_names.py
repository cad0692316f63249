"""Every terrain feature is found by the name that the list has for it."""

from __future__ import annotations

import pytest

from bot.commands.options.names import GameNames
from bot.texts.localiser import Localiser
from rulesets.aos4 import RULESET
from rulesets.aos4.ground.features import FEATURES

LIST = (
    ("Ajoncs Barbelés", "barbed-gorse"),
    ("Aqualithe Purificateur", "cleansing-aqualith"),
    ("Arche Ophidienne", "ophidian-archway"),
    ("Autel de Slaanesh", "fane-of-slaanesh"),
    ("Autel des Crânes", "skull-altar"),
    ("Autel Ravagé", "ravaged-altar"),
    ("Belliforge Magmatique", "magmic-battleforge"),
    ("Bois Sauvage", "wyldwood"),
    ("Bois Sauvage Éveillé", "awakened-wyldwood"),
    ("Butte aux Fées", "faerie-mound"),
    ("Camp de Drague-fosse", "pit-dredger-camp"),
    ("Camp de Pompe à Varanite", "varanite-syphon-camp"),
    ("Chapelle", "shrine"),
    ("Chapelle Azyrite en Ruine", "azyrite-ruined-chapel"),
    ("Citadelle Bellidivinatoire", "warscryer-citadel"),
    ("Colimaçon d’Éternité", "eternity-stair"),
    ("Creuset d’Affrorteresse du Chaos", "chaos-dreadhold-crucible"),
    ("Crypte de l’Orage Inaltérée", "enduring-stormvault"),
    ("Domaine de Sigmar: Ruines Érodées (ruines)", "dominion-timeworn-ruins-ruins"),
    (
        "Domaine de Sigmar: Ruines Érodées (statue de Sigmar)",
        "dominion-timeworn-ruins-sigmar-statue",
    ),
    ("Domaine de Sigmar: Temple Délabré", "dominion-shattered-temple"),
    ("Domaine de Sigmar: Trône de l’Orage Sacré", "dominion-hallowed-stormthrone"),
    ("Domicile en Ruine", "ruined-homestead"),
    ("Épave de la Sombremer", "gloomtide-shipwreck"),
    ("Estrade de la Mort du Dragon", "dragonfate-dais"),
    ("Fossequeule", "mawpit"),
    ("Grande Marmite", "great-mawpot"),
    ("Guet du Bois Nouveux", "gnarlwood-watchpost"),
    ("Gueule Nouveuse Immonde", "feculent-gnarlmaw"),
    ("Idole Gardienne", "guardian-idol"),
    ("Jardin de Morr", "garden-of-morr"),
    ("Louftuaire de la Mauvaise Lune", "bad-moon-loonshrine"),
    ("Machine Pénombrale", "penumbral-engine"),
    ("Machine Terraformatrice", "realmshaper-engine"),
    ("Maison en Chantier", "house-under-construction"),
    ("Manoir Fortifié", "fortified-manor"),
    ("Mausolée de l’Aura Cadavérique", "mausoleum-of-the-corpse-aura"),
    ("Mausolée Sigmarite", "sigmarite-mausoleum"),
    ("Murs et Palissades", "walls-and-fences"),
    ("Nécrofort d’Affrorteresse du Chaos", "chaos-dreadhold-necrofort"),
    ("Nexus de la Dîme d’Os", "bone-tithe-nexus"),
    ("Occulum Numineux", "numinous-occulum"),
    ("Pierre de Harde", "herdstone"),
    ("Plateforme Sigmarite", "sigmarite-dais"),
    ("Porte de Royaume Menaçante", "baleful-realmgate"),
    ("Râteliers Épineux", "thorny-racks"),
    ("Ruines Azyrites", "azyrite-ruins"),
    ("Ruines Ésotériques", "arcane-ruins"),
    ("Sanctuaire Luminor", "shrine-luminor"),
    ("Seuil d’Imprécation", "threshold-of-imprecation"),
    ("Sémaphore des Tourments", "semaphore-of-torments"),
    ("Siphon du Nexus", "nexus-syphon"),
    ("Square Azyrite Délabré", "azyrite-shattered-plaza"),
    ("Temple des Crânes", "temple-of-skulls"),
    ("Tour de Guet", "watchtower"),
    ("Tour de Mortepierre", "deathstone-tower"),
    ("Trait de Royaume: Carcasse de Mégadroth", "megadroth-remains"),
    ("Trône d’Emprise Mystique", "throne-of-mystic-dominion"),
    ("Trône du Charnier", "charnel-throne"),
    ("Trou de Vermine", "gnawhole"),
)
NAMES = GameNames(RULESET, Localiser([RULESET]), "fr")


def test_all_sixty_are_listed() -> None:
    assert {feature for _, feature in LIST} == set(FEATURES)


@pytest.mark.parametrize(("name", "feature"), LIST)
def test_a_feature_is_found_by_its_name_in_the_list(name: str, feature: str) -> None:
    assert NAMES.find_choice(tuple(FEATURES), name) == feature
