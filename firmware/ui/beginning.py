"""The beginning of a game: the one that was kept, the one that was asked for, or a new one."""

import tarocchi


def start(app, game, deal, level, seat):
    """After power-on, with the title open: go on with the game in progress, or begin another."""
    # Imported here, what the game needs stays in memory when this module leaves.
    if app.store.playing():
        from ui.session import Session

        app.session, problem = Session.resume(app.store)
        app._note_problem("journal", problem)
    app._note_problem("statistics", app.store.load("statistics")[1])
    asked = (game, deal, level, seat)
    session = app.session
    if session is None:
        if asked != (None, None, None, None):
            begin(app, *asked)
    elif _is(session, *asked):
        app.play()
    else:
        words = app.t("start.other")
        app.open(
            "widgets",
            "Dialog",
            words,
            "do.new",
            lambda: app.begin(*asked),
            "do.continue",
            app.play,
        )
    for name, problem in app._problems:
        app.open("widgets", "Notice", app.t("save." + problem) % app.t("save." + name))
    app._problems = []


def _is(session, game, deal, level, seat):
    """Whether the game in progress is what these ask for; None asks for nothing."""
    return (
        (game is None or game == session.game.name)
        and (deal is None or deal == session.match.deal)
        and (level is None or level == session.level)
        and (seat is None or seat == session.seat)
    )


def begin(app, game, deal, level, seat):
    """Deal a new game by the house rules, in the place of the one in progress."""
    app.session = None
    # The screens leave first: a new game brings its rules and its players into their place.
    app._clear()
    app._parts = {}
    from ui.session import Session

    if deal is None:
        from tarocchi.deals import LIMIT

        deal = app.entropy() % LIMIT
    game = game or tarocchi.GAMES[0]
    rules = app.settings.rules_of(game)
    level = level or app.settings["level"]
    app.session = Session.new(app.store, game, level, deal, seat or 0, rules)
    app.play()
