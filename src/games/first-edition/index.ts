import type { Game } from '../../kernel/game.ts';
import { redealHidden } from '../kit/zones.ts';
import { decoyPlan } from './chapters/seeding/plan.ts';
import { check } from './check.ts';
import { FACTS, LASTING, RULES } from './content/all-rules.ts';
import { gradeOf } from './content/grades.ts';
import { cardOf } from './content/pool.ts';
import { layRules } from './content/rules.ts';
import { layFacts } from './content/text-facts.ts';
import { bring } from './decks/bring.ts';
import { deckReader } from './decks/reader.ts';
import { factsOf, foreseen } from './foreseen.ts';
import { divide } from './intents/divide.ts';
import { refuse } from './intents/refuse.ts';
import { asJson, parseOptions } from './options.ts';
import { auto, defaultOrders, fallback, parseOrders, windows } from './orders.ts';
import { opponentOf } from './position/find.ts';
import { SEATS, seatName } from './position/names.ts';
import { PROCEDURES } from './procedures.ts';
import { asks, ordersNow } from './rules/asked.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { staging } from './staging.ts';
import type { FirstEdition } from './state.ts';
import { teach } from './teach.ts';
import type { FirstEditionView } from './view.ts';
import { SPEECH } from './viewing/verb-synonyms.ts';
import { view } from './viewing/view.ts';
import { zones } from './zones.ts';

layFacts(FACTS);
layRules(RULES, LASTING, (card) => gradeOf(cardOf(card)).grade === 'by agreement');

/** Star Trek Customizable Card Game, First Edition, for two players. */
export const firstEdition: Game<FirstEdition, FirstEditionView> = {
  id: 'first-edition',
  title: 'Star Trek CCG First Edition',
  says: SPEECH,
  divide,
  rules: 11,
  seatNames: () => [...SEATS],
  turnNow: ({ g }) => (g.stage === 'seeding' ? g.stage : [g.turns, g.turn?.seat].join()),
  turnSeat: ({ g }) => g.turn?.seat ?? null,
  inSetup: ({ g }) => g.stage === 'seeding',
  options: (raw) => asJson(parseOptions(raw)),
  bring,
  decks: deckReader,
  setup: (options) => setup(parseOptions(options)),
  main: 'game',
  procedures: PROCEDURES,
  view,
  redeal(state, seat, random) {
    redealHidden(zones(state.g), seat, random);
    decoyPlan(state.g, opponentOf(seat));
    return state;
  },
  check,
  score: ({ g }) => score(g),
  refuse,
  teach,
  fallback,
  auto,
  // A player who concedes loses (C-OPEN-29). If both players want a draw, the game ends without a winner, as at every
  // table.
  concede: (_state, seat, how = 'gives up') => ({
    winners: [opponentOf(seat)],
    why: `${seatName(seat)} ${how}.`,
  }),
  windows,
  asks,
  // Previews assume that nobody responds, since most actions get no response (C-RESPONSE-05).
  assumes: () => true,
  ordersNow,
  foreseen,
  factsOf,
  staging,
  defaultOrders,
  orders: parseOrders,
};
