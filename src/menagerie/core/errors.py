"""What a person is told when something given is wrong: one sentence that names it and why."""


class MenagerieError(ValueError):
    """Something given is wrong, and nothing was changed."""


class ArgumentError(MenagerieError, TypeError):
    """An argument of a kind that the function does not take: a TypeError, too."""


class OptionsError(MenagerieError):
    """An option, or a number of seats, that the game does not have."""


class PositionError(MenagerieError):
    """A position that cannot arise."""


class RecordError(MenagerieError):
    """A record that is damaged, of another game, or not playable."""


class IllegalActionError(MenagerieError):
    """An action that the rules refuse; `rule` is the id of the rule that does."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{rule}: {message}")
        self.rule = rule
        self.message = message
