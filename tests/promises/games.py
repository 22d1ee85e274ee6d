"""Each game's own part of the promises, by its key."""

from tests.games.buffalo import promises as buffalo
from tests.games.goats import promises as goats
from tests.games.zoo import promises as zoo
from tests.promises.part import Own

OWN: dict[str, Own] = {"buffalo": buffalo, "goats": goats, "zoo": zoo}
