import { PASS } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Json, Outcome, Seat } from '../../kernel/types.ts';
import { redealHidden } from '../kit/zones.ts';
import { seatsLeft } from './chapters/rounds/sequence.ts';
import { check } from './check.ts';
import './content/all-cards.ts';
import { factsOf, foreseen } from './foreseen.ts';
import { divide } from './intents/divide.ts';
import { refuse } from './intents/refuse.ts';
import { asJson, parseOptions } from './options.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { removeEmptyLanes } from './position/lanes.ts';
import { civName, does, lotName, seatName } from './position/names.ts';
import { PROCEDURES } from './procedures.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { staging } from './staging.ts';
import type { Ascendancy } from './state.ts';
import { teach } from './tutorial.ts';
import type { AscendancyView } from './view.ts';
import { SPEECH } from './viewing/verb-synonyms.ts';
import { view } from './viewing/view.ts';
import { zones } from './zones.ts';

/** Star Trek: Ascendancy for three to seven players, or for one or two against the Borg. */
export const ascendancy: Game<Ascendancy, AscendancyView> = {
  id: 'ascendancy',
  title: 'Star Trek: Ascendancy',
  says: SPEECH,
  divide,
  rules: 5,
  renew: removeEmptyLanes,
  seatNames,
  // The civilization drawn at random for the seat (A-SET-01).
  seatNow: ({ g }, seat) => (g.options.lot === true ? { short: seatName(g, seat) } : null),
  lets: {
    // A seat that passes when it is asked for permission or agreement refuses the request (A-MOVE-19, A-TRADE-03,
    // A-OPT-14).
    permission: ['grant'],
    trade: ['accept'],
    cooperation: ['agree'],
    proposal: ['agree'],
    '': [PASS, 'permit'],
  },
  turnNow: ({ g }) => (g.stage === 'setup' ? g.stage : [g.round, g.stage, g.turn?.seat].join()),
  turnSeat: ({ g }) => g.turn?.seat ?? null,
  roundBegins: 'A-INIT-01',
  inSetup: ({ g }) => g.stage === 'setup',
  options: (raw) => asJson(parseOptions(raw)),
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: PROCEDURES,
  view,
  redeal(state, seat, random) {
    redealHidden(zones(state.g, seat), seat, random);
    return state;
  },
  check,
  score: ({ g }) => score(g),
  refuse,
  fallback,
  auto,
  teach,
  concede: ({ g }, seat, how) => conceded(g, seat, how),
  windows: ({ g }, seat) => windows(g, seat),
  foreseen,
  factsOf,
  staging,
  defaultOrders,
  orders: parseOrders,
};

function seatNames(raw: Json): string[] {
  const { civs, lot } = parseOptions(raw);
  return civs.map((civ, seat) => (lot === true ? lotName(seat) : civName(civ)));
}

/**
 * Returns the outcome when a seat concedes: all others still in the game win. If a player alone against the Borg
 * concedes, nobody wins.
 */
function conceded(g: Ascendancy, seat: Seat, how: 'gives up' | 'is away' = 'gives up'): Outcome {
  const winners = seatsLeft(g).filter((one) => one !== seat);
  return { winners, why: `${how === 'gives up' ? does(g, seat, how, 'give up') : does(g, seat, how, 'are away')}.` };
}
