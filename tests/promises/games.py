"""Each game's own part of the promises, by its key."""

from tests.promises import buffalo, goats, zoo
from tests.promises.own import Own

OWN: dict[str, Own] = {"buffalo": buffalo, "goats": goats, "zoo": zoo}
