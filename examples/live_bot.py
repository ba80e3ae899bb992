"""A bot of your own at a live table: python examples/live_bot.py http://localhost:8042 TABLE

Without a table it opens one with a random bot and starts it.
"""

import asyncio
import random
import sys

from serai.client import Client


async def play(url: str, table: str | None) -> None:
    async with Client(url, name="my bot") as client:
        if table is None:
            table = await client.open_table("bakschisch", players=2, bots=["random"], public=True)
        print(f"{url}/t/{table}", flush=True)
        async with client.join(table) as live:
            if all(seat["stage"] != "empty" for seat in live.state["table"]["seats"]):
                await live.command("start")
            async for update in live.updates():
                if update["table"]["stage"] == "over":
                    break
                for seen in update["perspectives"]:
                    if seen["seat"] in live.state["table"]["waiting"] and update is live.state:
                        await live.play(random.choice(seen["legal"]), seen["seat"])  # your idea goes here
            print(f"ranking: {live.state['table']['ranking']}")


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None))
