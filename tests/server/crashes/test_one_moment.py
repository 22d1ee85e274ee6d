"""Two processes write to one table at the same moment."""

import asyncio

from menagerie.table.wire import commands as ask
from tests.server.crashes.conftest import Pair
from tests.server.crashes.play import Person, Player
from tests.server.servers import PATIENCE

LINES = 12


class Speaker(Player):
    """Somebody who says everything at once, and stays until all is heard."""

    def __init__(self, person: Person, table: str, key: str, lines: list[str], most: int) -> None:
        super().__init__(person, table, key, 2)
        self.lines = lines
        self.most = most

    @property
    def is_done(self) -> bool:
        """Whether all was heard and answered."""
        return len(self.link.chat) == self.most and len(self.acknowledged) == LINES

    def _decide(self) -> None:
        while self.lines:
            self.link.ask(ask.Say(id=self.link.next_id(), text=self.lines.pop()))


async def speak(pair: Pair) -> list[Speaker]:
    """Two people, each connected to both processes, who all speak at once."""
    people = [party.people[0] for party in pair.parties[:2]]
    table, key = await people[0].open_table(game="buffalo", seats=3, chat="text")
    sit = ask.Sit(id="sit", name="Second", key=key)
    await people[1].ask(f"/tables/{table}/commands", sit)
    speakers = [
        Speaker(
            person,
            table,
            key,
            [f"{person.name} {number} {line}" for line in range(LINES)],
            2 * len(people) * LINES,
        )
        for person in people
        for number in range(2)
    ]
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for speaker in speakers:
            group.create_task(speaker.play())
    return speakers


def test_two_processes_act_at_one_moment(pair: Pair) -> None:
    """Every entry has a place of its own, and everybody ends up with the same table."""
    speakers = asyncio.run(speak(pair))

    first = speakers[0].link
    assert len({line["text"] for line in first.chat}) == 4 * LINES
    for speaker in speakers:
        assert len(speaker.acknowledged) == LINES
        assert speaker.noticed == []
        assert speaker.link.chat == first.chat
        assert speaker.link.seq == first.seq
