import type { Game } from '../../kernel/game.ts';
import { alsoAsking } from '../kit/orders.ts';
import { check } from './check.ts';
import { factsOf, foreseen } from './foreseen.ts';
import { refuse } from './intents/refuse.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { concede } from './outcome.ts';
import { PROCEDURES } from './procedures.ts';
import { redeal } from './redeal.ts';
import { score } from './score.ts';
import { parseOptions, setup } from './setup.ts';
import { staging } from './staging.ts';
import type { Frontiers } from './state.ts';
import { teach } from './teach.ts';
import type { FrontiersView } from './view.ts';
import { seatNow } from './viewing/captains.ts';
import { SPEECH } from './viewing/verb-synonyms.ts';
import { view } from './viewing/view.ts';

/**
 * Star Trek: Frontiers for one to four captains. Steps can be undone until something is revealed or rolled, or another
 * player reacts (F-REVERT-01, F-REVERT-04, F-REVERT-05).
 */
export const frontiers: Game<Frontiers, FrontiersView> = {
  id: 'frontiers',
  title: 'Star Trek: Frontiers',
  says: SPEECH,
  rules: 4,
  seatNames: (options) => Array.from({ length: parseOptions(options).players }, (_, seat) => `Captain ${seat + 1}`),
  seatNow,
  turnNow: ({ g }) => [g.phase, g.round, g.turn?.seat].join(),
  turnSeat: ({ g }) => g.turn?.seat ?? null,
  roundBegins: 'F-ROUND-02',
  inSetup: ({ g }) => g.phase === 'ships' || g.phase === 'draft' || g.phase === 'prepare',
  options: parseOptions,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: PROCEDURES,
  view,
  redeal,
  check,
  score: ({ g }) => score(g),
  refuse,
  teach,
  fallback,
  // Each seat answers every question itself unless its standing orders say otherwise.
  auto,
  concede,
  windows: ({ g }) => windows(g),
  foreseen,
  factsOf,
  staging,
  defaultOrders,
  orders: (raw, { orders }, seat) => parseOrders(alsoAsking(raw, orders[seat])),
};
