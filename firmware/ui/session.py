"""The game in progress: match, hand and bots, and the journal that no power cut undoes."""

from tarocchi import claim, game
from tarocchi.errors import TarocchiError, UnknownGame
from tarocchi.match import Match
from ui.passing import passing
from ui.settings import options_module


class Session:
    """A match in which one seat is the player's and the others are bots'.

    match, hand, game, level and seat are to be read; phase says what is next: "player", "bot",
    "hand_over" or "match_over". result is the Result of a counted hand, until the next is dealt.
    """

    def __init__(self, store, match, level, seat, number):
        self.match = match
        self.game = match.game
        self.level = level
        self.seat = seat
        self.number = number
        self.hand = match.new_hand()
        self.result = None
        self.autoplay = False
        self._claimed = False
        self._store = store
        self._unsaved = bytearray()
        self._decided = False  # the player acted, and it is not on the flash yet
        self._bot = None  # one for all seats: it remembers nothing from move to move
        self._thinking = False

    @classmethod
    def new(cls, store, name, level, deal, seat, options):
        """Start a match of the game called name with deal number deal; its journal is begun."""
        statistics = store.load("statistics")[0] or {}
        number = max(store.next_record(), statistics.get("last", 0) + 1)
        match = Match(game(name), options_module().complete(options), deal)
        session = cls(store, match, level, seat, number)
        session._begin_journal()
        return session

    @classmethod
    def resume(cls, store):
        """Return (session, None) where the journal left it, (None, None) without a journal.

        (None, "broken" or "newer") when there is one that cannot be used; it is set aside.
        """
        header, actions, problem = store.journal_load()
        if header is None:
            return None, problem
        try:
            rules = options_module()
            changed = rules.parse(header["options"]) if header["options"] else {}
            match = Match(
                game(header["game"]),
                rules.complete(changed),
                header["deal"],
                # "results" in journals of the first version, which had no uncounted hands.
                header["accounts"] if "accounts" in header else header["results"],
            )
            session = cls(store, match, header["level"], header["seat"], header["number"])
            for action in actions:
                session.hand.apply(action)
            return session, None
        except UnknownGame:
            problem = "newer"
        except (TarocchiError, KeyError, TypeError, ValueError, IndexError):
            problem = "broken"
        store.journal_set_aside(problem)
        return None, problem

    def _begin_journal(self):
        match = self.match
        self._store.journal_start(
            {
                "game": self.game.name,
                "options": options_module().text(match.options),
                "deal": match.deal,
                "accounts": match.accounts,
                "level": self.level,
                "seat": self.seat,
                "number": self.number,
            }
        )

    @property
    def phase(self):
        """What happens next: "player", "bot", "hand_over" or "match_over"."""
        if self.match.over:
            return "match_over"
        if self.hand.turn < 0:
            return "hand_over"
        if self.hand.turn != self.seat:
            return "bot"
        # Who lets his cards be played still chooses what he gives for the Matto.
        return "bot" if self.autoplay and self.hand.phase == "play" else "player"

    def view(self):
        """Return the player's View."""
        return self.hand.view(self.seat)

    def think(self):
        """Let the bot to move think one slice; return what it did, or None while it thinks on."""
        hand = self.hand
        if self._claimed and hand.turn == self.seat:
            action = claim.next_card(hand.view(hand.turn))
        else:
            if self._bot is None:
                from bots import make

                self._bot = make(self.level, self.game, hand.deal)
            if not self._thinking:
                self._thinking = True
                self._bot.begin(hand.view(hand.turn))
            action = self._bot.step()
            if action is None:
                return None
            self._thinking = False
        self._apply(action)
        return action

    def play(self, actions):
        """Do what the player decided; the app calls save() as soon as it has shown that."""
        for action in actions:
            self._apply(action)
        self._decided = True

    def _apply(self, action):
        self.hand.apply(action)
        self._unsaved.append(action)
        if self.hand.turn < 0:
            self._bot = None  # the count of the hand needs its room

    def save(self):
        """Put what the player decided and all that went before on the flash."""
        if self._decided:
            self._save()

    def _save(self):
        self._decided = False
        if self._unsaved:
            self._store.journal_append(self._unsaved)
            self._unsaved = bytearray()

    def claimable(self):
        """Tell whether all tricks left are the player's for certain."""
        return claim.certain(self.view())

    def claim(self):
        """Play the hand out for the player, whose tricks they all are."""
        self._claimed = self.autoplay = True

    def concede(self):
        """Let a bot of the same level play the hand out in the player's place."""
        self.autoplay = True

    def finish(self):
        """Count a hand that is over, write its record and the statistics once; return the Result.

        A power cut before the next hand is dealt counts it again, to the same record and only
        once in the statistics.
        """
        if self.result is None:
            self._save()
            self.result = self.hand.result()
            ending = passing("ui.ending", "tarocchi.records", "tarocchi.options")
            ending.keep(self, self._store)
        return self.result

    def next_hand(self):
        """Deal the next hand of the match, once the last one is counted."""
        self.result = None
        self.autoplay = self._claimed = False
        self.number += 1
        self.hand = self.match.new_hand()
        self._begin_journal()

    def close(self):
        """Forget a match that is over."""
        self._store.journal_drop()
