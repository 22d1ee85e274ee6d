"""Events of Zoo in plain words."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from menagerie.cli.terminal.face import cite, styled
from menagerie.cli.terminal.zoo.pieces import (
    PLACES,
    cards,
    joined,
    number_of_cards,
    player,
    points,
    verb,
    within,
)
from menagerie.core.events import Event
from menagerie.games.zoo import events as told
from menagerie.games.zoo.views import ZooView

ENDS = {
    "target": "The target is reached.",
    "fifty_rounds": "Fifty rounds are over.",
}

Group = Sequence[Any]


def tell(events: Iterable[Event], view: ZooView) -> Iterator[Text]:
    """What happened, like things together, each line ending with its rule."""
    for kind, group in groupby(events, type):
        yield from WORDS[kind](view, list(group))


def _each(words: Callable[[ZooView, Any], Text]) -> Any:
    """Tell events of one kind each on its own line."""

    def lines(view: ZooView, group: Group) -> Iterator[Text]:
        for event in group:
            yield cite(words(view, event), event.rule)

    return lines


def _together(words: Callable[[ZooView, Group], Text]) -> Any:
    """Tell events of one kind on a single line."""

    def lines(view: ZooView, group: Group) -> Iterator[Text]:
        yield cite(words(view, group), group[0].rule)

    return lines


def _round_started(view: ZooView, event: told.RoundStarted) -> Text:
    line = styled(f"Round {event.round} is dealt. ", "bold")
    return (
        line.append_text(player(view, event.leader))
        .append(verb(view, event.leader, "lead"))
        .append(".")
    )


def _team(view: ZooView, event: told.TeamFormed) -> Text:
    line = within(view, event.senior)
    if event.junior is None:
        return line.append(" alone")
    return line.append(" with ").append_text(within(view, event.junior))


def _teams_formed(view: ZooView, group: Group) -> Text:
    teams = joined([_team(view, event) for event in group])
    return Text("Teams, senior first: ").append_text(teams).append(".")


def _cards_pushed(view: ZooView, event: told.CardsPushed) -> Text:
    line = player(view, event.junior).append(verb(view, event.junior, "push") + " ")
    line.append_text(cards(event.cards)).append(" to ")
    return line.append_text(within(view, event.senior)).append(".")


def _push_made(view: ZooView, event: told.PushMade) -> Text:
    line = player(view, event.junior).append(verb(view, event.junior, "push") + " two cards to ")
    return line.append_text(within(view, event.senior)).append(".")


def _cards_kept(view: ZooView, event: told.CardsKept) -> Text:
    return player(view, event.junior).append(verb(view, event.junior, "exchange") + " nothing.")


def _cards_returned(view: ZooView, event: told.CardsReturned) -> Text:
    line = player(view, event.senior).append(verb(view, event.senior, "return") + " ")
    line.append_text(cards(event.cards)).append(" to ")
    return line.append_text(within(view, event.junior)).append(".")


def _return_made(view: ZooView, event: told.ReturnMade) -> Text:
    line = player(view, event.senior).append(verb(view, event.senior, "return") + " two cards to ")
    return line.append_text(within(view, event.junior)).append(".")


def _cards_laid(view: ZooView, event: told.CardsLaid) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "lay") + " ")
    return line.append_text(cards(event.cards)).append(" aside.")


def _laying_made(view: ZooView, event: told.LayingMade) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "lay") + " ")
    return line.append(number_of_cards(event.number)).append(" among the own tricks.")


def _set_led(view: ZooView, event: told.SetLed) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "lead") + " ")
    return line.append_text(cards(event.cards)).append(".")


def _set_played(view: ZooView, event: told.SetPlayed) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "play") + " ")
    return line.append_text(cards(event.cards)).append(".")


def _passed(view: ZooView, group: Group) -> Text:
    seats = [event.seat for event in group]
    names = [player(view, seats[0]), *(within(view, seat) for seat in seats[1:])]
    word = " pass" if len(seats) > 1 else verb(view, seats[0], "pass")
    return joined(names).append(f"{word}.")


def _question_asked(view: ZooView, event: told.QuestionAsked) -> Text:
    line = player(view, event.junior).append(verb(view, event.junior, "show") + " ")
    line.append_text(cards(event.cards)).append(" and")
    line.append(verb(view, event.junior, "ask") + " ")
    return line.append_text(within(view, event.senior)).append(".")


def _cards_given(view: ZooView, event: told.CardsGiven) -> Text:
    line = player(view, event.senior).append(verb(view, event.senior, "add") + " ")
    return line.append_text(cards(event.cards)).append(".")


def _question_refused(view: ZooView, event: told.QuestionRefused) -> Text:
    return player(view, event.senior).append(verb(view, event.senior, "add") + " nothing.")


def _went_out(view: ZooView, event: told.WentOut) -> Text:
    is_you = event.seat == view.seat
    line = player(view, event.seat).append(" are" if is_you else " is")
    return line.append(f" out, {PLACES[event.place - 1]}.", "bold")


def _trick_won(view: ZooView, event: told.TrickWon) -> Text:
    return player(view, event.seat).append(verb(view, event.seat, "win") + " the trick.")


def _lead_passed(view: ZooView, event: told.LeadPassed) -> Text:
    line = player(view, event.seat).append(verb(view, event.seat, "hold"))
    return line.append(" only the joker and cannot lead.")


def _round_ended(_view: ZooView, event: told.RoundEnded) -> Text:
    return styled(f"Round {event.round} is over.", "bold")


def _points_scored(view: ZooView, event: told.PointsScored) -> Text:
    parts = [f"{event.order} for going out"]
    parts += [f"{event.team:+} from the team"] if event.team else []
    parts += [f"{event.lions:+} for lions"] if event.lions else []
    parts += [f"{event.hedgehog:+} without hedgehog"] if event.hedgehog else []
    line = player(view, event.seat).append(verb(view, event.seat, "get"))
    return line.append(f" {', '.join(parts)}: now {points(event.total)}.")


def _standings_fixed(view: ZooView, event: told.StandingsFixed) -> Text:
    names = Text(", ").join(within(view, seat) for seat in event.standings)
    return Text("The standings: ").append_text(names).append(".")


def _game_ended(_view: ZooView, event: told.GameEnded) -> Text:
    return styled(ENDS[event.reason], "bold")


WORDS: dict[type[Event], Any] = {
    told.RoundStarted: _each(_round_started),
    told.TeamFormed: _together(_teams_formed),
    told.CardsPushed: _each(_cards_pushed),
    told.PushMade: _each(_push_made),
    told.CardsKept: _each(_cards_kept),
    told.CardsReturned: _each(_cards_returned),
    told.ReturnMade: _each(_return_made),
    told.CardsLaid: _each(_cards_laid),
    told.LayingMade: _each(_laying_made),
    told.SetLed: _each(_set_led),
    told.SetPlayed: _each(_set_played),
    told.Passed: _together(_passed),
    told.QuestionAsked: _each(_question_asked),
    told.CardsGiven: _each(_cards_given),
    told.QuestionRefused: _each(_question_refused),
    told.WentOut: _each(_went_out),
    told.TrickWon: _each(_trick_won),
    told.LeadPassed: _each(_lead_passed),
    told.RoundEnded: _each(_round_ended),
    told.PointsScored: _each(_points_scored),
    told.StandingsFixed: _each(_standings_fixed),
    told.GameEnded: _each(_game_ended),
}
