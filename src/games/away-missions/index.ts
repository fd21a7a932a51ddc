import { type Game, procedures } from '../../kernel/game.ts';
import { dealAnew } from '../kit/zones.ts';
import { activation } from './chapters/activation/activation.ts';
import { move } from './chapters/activation/move.ts';
import { draw, swap } from './chapters/activation/simple.ts';
import { place } from './chapters/area/place.ts';
import { attack } from './chapters/attacks/attack.ts';
import { damage } from './chapters/attacks/damage.ts';
import { assimilate } from './chapters/attacks/leaving.ts';
import { reroll } from './chapters/attacks/reroll.ts';
import { contest } from './chapters/interrupts/contest.ts';
import { window } from './chapters/interrupts/window.ts';
import { arrivals } from './chapters/preparation/arrivals.ts';
import { preparation } from './chapters/preparation/preparation.ts';
import { actionPhase } from './chapters/rounds/action-phase.ts';
import { debrief } from './chapters/rounds/debrief.ts';
import { drawPhase } from './chapters/rounds/draw-phase.ts';
import { game } from './chapters/rounds/game.ts';
import { test } from './chapters/tests/test.ts';
import { check } from './check.ts';
import { bring } from './decks/bring.ts';
import { deckReader } from './decks/reader.ts';
import { dealFaceDown } from './effects/face-down.ts';
import { interrupt } from './effects/interrupts.ts';
import { attach, play } from './effects/play.ts';
import { effects } from './effects/runner.ts';
import { asJson, parseOptions, seatNamesOf } from './options.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { conceded, ending, score } from './score.ts';
import { setup } from './setup.ts';
import { staging } from './staging.ts';
import type { AwayMissions } from './state.ts';
import { teach } from './teach.ts';
import type { AwayMissionsView } from './view.ts';
import { SAYS } from './viewing/says.ts';
import { view } from './viewing/view.ts';
import { refuse } from './wishes/refuse.ts';
import { zones } from './zones.ts';

/** Star Trek: Away Missions for two to four players: two against each other, everyone alone, or two teams of two. */
export const awayMissions: Game<AwayMissions, AwayMissionsView> = {
  id: 'away-missions',
  title: 'Star Trek: Away Missions',
  says: SAYS,
  rules: 1,
  seatNames: (options) => seatNamesOf(parseOptions(options)),
  // All that makes the game ready is one: many small choices.
  turnNow: ({ g }) =>
    g.phase === 'preparation' || (g.phase === 'draw' && g.round === 1)
      ? 'preparation'
      : [g.phase, g.round, g.turn].join(),
  options: (raw) => asJson(parseOptions(raw)),
  bring,
  decks: deckReader,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: procedures<AwayMissions>(
    game,
    preparation,
    drawPhase,
    arrivals,
    actionPhase,
    activation,
    move,
    attack,
    reroll,
    damage,
    assimilate,
    place,
    test,
    window,
    contest,
    draw,
    swap,
    debrief,
    play,
    attach,
    interrupt,
    effects,
  ),
  view,
  redeal(state, seat, random) {
    dealAnew(zones(state.g, seat), seat, random);
    dealFaceDown(state.g, seat, random);
    return state;
  },
  check,
  score: ({ g }) => score(g),
  ending,
  refuse,
  fallback,
  auto,
  teach,
  concede: ({ g }, seat, how) => conceded(g, seat, how),
  windows: ({ g }, seat) => windows(g, seat),
  staging,
  defaultOrders: (_seat, bot) => defaultOrders(bot),
  orders: parseOrders,
};
