"""A roster of Age of Sigmar as New Recruit writes it: abilities, lores, traits, an artefact."""

from __future__ import annotations

from typing import Any

import orjson

BOLT_EFFECT = (
    "Roll a dice. On a **^^3+^^**,\N{NO-BREAK SPACE}inflict D3 mortal damage on the target."
)


def sheet(name: str, kind: str, **values: str) -> dict[str, Any]:
    """Return a profile; an underscore in a heading stands for a blank."""
    found = [
        {"name": key.replace("_", " "), **({"$text": text} if text else {})}
        for key, text in values.items()
    ]
    return {"name": name, "typeName": kind, "characteristics": found}


def activated(name: str, timing: str, effect: str, **more: str) -> dict[str, Any]:
    return sheet(name, "Ability (Activated)", Timing=timing, **more, Effect=effect, Keywords="")


def spell(name: str, value: str, declare: str, effect: str, keywords: str = "") -> dict[str, Any]:
    written = ", ".join(filter(None, ("**^^Spell^^**", keywords)))
    return sheet(
        name,
        "Ability (Spell)",
        Timing="Your Hero Phase",
        Casting_Value=value,
        Declare=declare,
        Effect=effect,
        Keywords=written,
    )


def prayer(name: str, value: str, declare: str) -> dict[str, Any]:
    return sheet(
        name,
        "Ability (Prayer)",
        Timing="Your Hero Phase",
        Chanting_Value=value,
        Declare=declare,
        Effect="Heal (3) the target.",
        Keywords="**^^Prayer^^**",
    )


def holding(name: str, *profiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": name, "type": "upgrade", "number": 1, "profiles": list(profiles), **more}


def weapon(abilities: str) -> dict[str, Any]:
    values = {"Atk": "4", "Hit": "3+", "Wnd": "3+", "Rnd": "-", "Dmg": "1", "Ability": abilities}
    return sheet("Reed Blade", "Melee Weapon", **values)


def unit(
    name: str, models: int, *profiles: dict[str, Any], keywords: str, parts: Any = ()
) -> dict[str, Any]:
    body = sheet(name, "Unit", Move='5"', Health="5", Save="4+", Control="2")
    member = {"name": name, "type": "model", "number": models, "selections": []}
    return {
        "name": name,
        "type": "unit",
        "number": 1,
        "profiles": [body, *profiles],
        "categories": [{"name": word} for word in keywords.split(", ")],
        "costs": [{"name": "pts", "value": 100}],
        "selections": [member, *parts],
    }


GUARDED = sheet("Guarded Hero", "Ability (Passive)", Keywords="", Effect="Subtract 1 from hits.")
BOLT = spell(
    "Marsh Bolt",
    "7",
    'Pick a visible enemy unit within 12" of the caster to be the target.',
    BOLT_EFFECT,
)
MIST = spell(
    "Rising Mist",
    "6",
    "Pick a friendly **^^Wizard^^** to cast this spell, then make a casting roll of 2D6.",
    "Until your next turn, the caster cannot be shot at.",
    "**^^Unlimited^^**",
)
CALL = spell(
    "Summon Fen Beast",
    "5",
    "If there is no Fen Beast on the battlefield, make a casting roll of 2D6.",
    'Set up a Fen Beast wholly within 12" of the caster.',
    "**^^Summon^^**",
)
HYMN = prayer("Hymn of Reeds", "4", 'Pick a visible friendly unit within 18" of them.')
OWN = spell(
    "Heron's Eye",
    "8",
    'Pick a visible enemy unit within 18" of this unit.',
    "It cannot use commands.",
)


def roster() -> dict[str, Any]:
    """Return the army: two heroes, a unit, two lores, traits, a formation."""
    seer = unit(
        "Heron Seer",
        1,
        GUARDED,
        OWN,
        activated("Still Water", "Once Per Turn (Army), Any Combat Phase", "Pick a unit."),
        keywords="HERO, INFANTRY, WIZARD (1), REEDFOLK",
        parts=[
            holding(
                "Drowned Bell",
                activated("Drowned Bell", "Once Per Battle, Your Movement Phase", "Toll it."),
                group="Artefacts of Power::Artefacts",
            )
        ],
    )
    abbot = unit("Mire Abbot", 1, GUARDED, keywords="HERO, INFANTRY, PRIEST (1), REEDFOLK")
    spears = unit(
        "Reed Spears",
        10,
        weapon("Anti\N{NON-BREAKING HYPHEN}**^^Bogfolk^^** (+1 Rend)"),
        keywords="INFANTRY, REEDFOLK",
    )
    spears["rules"] = [{"name": "Wade", "description": "Water is **no** obstacle.", "id": "1"}]
    selections = [
        holding("Battle Traits: Reedfolk", activated("Rise", "Deployment Phase", "Set up last.")),
        holding(
            "Battle Formation",
            selections=[
                holding("Fen Host", sheet("Slow Tide", "Ability (Passive)", Effect="Wait."))
            ],
        ),
        holding(
            "Spell Lore",
            selections=[
                holding(
                    "Lore of the Fen",
                    selections=[holding(each["name"], each) for each in (BOLT, MIST, CALL)],
                )
            ],
        ),
        holding(
            "Prayer Lore",
            selections=[holding("Songs of Reed", selections=[holding(HYMN["name"], HYMN)])],
        ),
    ]
    force = {"name": "Handbook", "selections": [*selections, seer, abbot, spears]}
    whole = {"name": "Reed Host", "gameSystemName": "Age of Sigmar 4.0", "forces": [force]}
    return {"roster": whole}


def as_json(data: dict[str, Any] | None = None) -> bytes:
    """Return a roster as a file."""
    return orjson.dumps(data or roster())


def as_xml() -> bytes:
    """Return the same roster as `.ros`."""

    def attribute(text: str) -> str:
        return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")

    def told(selection: dict[str, Any]) -> str:
        profiles = "".join(
            f'<profile name="{attribute(each["name"])}" typeName="{each["typeName"]}">'
            "<characteristics>"
            + "".join(
                f'<characteristic name="{value["name"]}">{attribute(value.get("$text", ""))}'
                "</characteristic>"
                for value in each["characteristics"]
            )
            + "</characteristics></profile>"
            for each in selection.get("profiles", ())
        )
        rules = "".join(
            f'<rule name="{each["name"]}"><description>{each["description"]}</description></rule>'
            for each in selection.get("rules", ())
        )
        words = "".join(
            f'<category name="{each["name"]}"/>' for each in selection.get("categories", ())
        )
        costs = "".join(
            f'<cost name="{each["name"]}" value="{each["value"]}"/>'
            for each in selection.get("costs", ())
        )
        group = attribute(selection.get("group", ""))
        return (
            f'<selection name="{attribute(selection["name"])}" type="{selection["type"]}" '
            f'number="{selection["number"]}" group="{group}"><rules>{rules}</rules>'
            f"<profiles>{profiles}</profiles><categories>{words}</categories><costs>{costs}</costs>"
            f"<selections>{''.join(map(told, selection.get('selections', ())))}</selections>"
            "</selection>"
        )

    (force,) = roster()["roster"]["forces"]
    inner = "".join(map(told, force["selections"]))
    return (
        '<roster name="Reed Host" gameSystemName="Age of Sigmar 4.0"><forces>'
        f'<force name="Handbook"><selections>{inner}</selections></force></forces></roster>'
    ).encode()
