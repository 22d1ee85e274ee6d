"""Settings that the server makes itself."""

import asyncio

from tests.server.store.conftest import opened


def test_a_setting_is_made_once(url: str) -> None:
    """All who ask at the same time get the same."""

    async def scene() -> None:
        async with opened(url) as one, opened(url) as two:
            names = iter(range(100))
            asked = [
                store.settings.get("secret", lambda: f"made {next(names)}")
                for store in (one, two)
                for _ in range(5)
            ]
            assert len(set(await asyncio.gather(*asked))) == 1
            assert await one.settings.get("other", lambda: "x") == "x"

    asyncio.run(scene())
