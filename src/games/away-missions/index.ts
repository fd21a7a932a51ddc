import type { Game } from '../../kernel/game.ts';
import { redealHidden } from '../kit/zones.ts';
import { check } from './check.ts';
import { bring } from './decks/bring.ts';
import { deckReader } from './decks/reader.ts';
import { dealFaceDown } from './effects/face-down.ts';
import { factsOf, foreseen } from './foreseen.ts';
import { refuse } from './intents/refuse.ts';
import { asJson, parseOptions, seatNamesOf } from './options.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { PROCEDURES } from './procedures.ts';
import { conceded, ending, score } from './score.ts';
import { setup } from './setup.ts';
import { staging } from './staging.ts';
import type { AwayMissions } from './state.ts';
import { teach } from './teach.ts';
import type { AwayMissionsView } from './view.ts';
import { SPEECH } from './viewing/verb-synonyms.ts';
import { view } from './viewing/view.ts';
import { zones } from './zones.ts';

/** Star Trek: Away Missions for two to four players: one against one, everyone for themselves, or two teams of two. */
export const awayMissions: Game<AwayMissions, AwayMissionsView> = {
  id: 'away-missions',
  title: 'Star Trek: Away Missions',
  says: SPEECH,
  rules: 1,
  seatNames: (options) => seatNamesOf(parseOptions(options)),
  // The many small choices of the setup are shown as one turn.
  turnNow: ({ g }) => (inSetup(g) ? 'preparation' : [g.phase, g.round, g.turn].join()),
  turnSeat: ({ g }) => (g.phase === 'action' ? g.turn : null),
  roundBegins: 'M-SEQ-03',
  inSetup: ({ g }) => inSetup(g),
  options: (raw) => asJson(parseOptions(raw)),
  bring,
  decks: deckReader,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: PROCEDURES,
  view,
  redeal(state, seat, random) {
    redealHidden(zones(state.g, seat), seat, random);
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
  foreseen,
  factsOf,
  staging,
  defaultOrders: (_seat, bot) => defaultOrders(bot),
  orders: parseOrders,
};

/** Whether the game is still being set up, which includes drawing the first hands. */
function inSetup({ phase, round }: AwayMissions): boolean {
  return phase === 'preparation' || (phase === 'draw' && round === 1);
}
