"""The sample bot as a process of its own: `python -m tests.localdiscord.bots.stranger`."""

import asyncio
import os

from localdiscord.pointing import pointed_at
from tests.localdiscord.bots.sample import SampleBot


async def main() -> None:
    http_base, gateway_url = os.environ["TABLE_HTTP"], os.environ["TABLE_GATEWAY"]
    with pointed_at(http_base, gateway_url):
        async with SampleBot() as bot:
            await bot.start(os.environ["TABLE_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
