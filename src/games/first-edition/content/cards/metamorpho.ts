import { isCommanded } from '../../chapters/skills/commander.ts';
import { captivesIn, namedPieces, opponentOf, personnelOf, playerOf } from '../../position/find.ts';
import type { FirstEdition } from '../../state.ts';
import { spared } from '../builders/dilemmas/trials.ts';
import { fleetInBattle } from '../builders/interrupts/fleets.ts';
import { offersOnce, toHere } from '../builders/missions/solved.ts';
import { raises, withOne } from '../builders/personnel/aiding.ts';
import { taught } from '../builders/personnel/alike.ts';
import { isUsed, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import type { CardRules } from '../card-rules.ts';
import { having } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardType } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

/** Types of cards that can be in a hand. */
const DIG_TYPES: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Facility',
  'Doorway',
];

const isPerceptive = filter('personnel, Dabo Girl or Counselor or El-Aurian or genetically enhanced');

const isCardassian = ofSide('Cardassian');

const INTUITION = 'intuition';

/** True if a player has one of the perceptive personnel in play. */
function senses(g: FirstEdition, seat: number): boolean {
  return personnelOf(g, seat).some(isPerceptive);
}

const CADET = 'another cadet';

const cadet = withOne('Cadet');

const SOULS = 'souls-of-the-dead';

/** Cards of Metamorphosis, by id. */
export const CARDS: CardRules = {
  'awaiting-trial': {
    text: 'On your table, free if you have three Cardassian personnel in play. When your turn ends and you have a captive, draw an extra card. Cumulative.',
    plays: onOwnTable,
    free: (g, seat) => personnelOf(g, seat).filter(isCardassian).length >= 3,
    adds: {
      draws: (g, source, { seat }) =>
        seat === source.seat && captivesIn(g).some((captive) => captive.seat === seat) ? 1 : 0,
    },
  },
  'command-decisions': spared('Leadership OR OFFICER', 'STRENGTH>24'),
  'dorian-collins': taught(['Geology', 'Transporter Skill'], CADET, cadet),
  'esteemed-vedek': {
    text: 'On your table: download a Vedek. While it is in play, each Bajoran personnel has INTEGRITY +2. Cumulative.',
    plays: onOwnTable,
    fetches: { vedek: { must: true, wanted: 'Vedek personnel' } },
    at: {
      played: { does: (_g, { piece }, about) => (about.piece === piece ? [{ do: 'download', what: 'vedek' }] : []) },
    },
    ...raises(['INTEGRITY'], 2, '[Baj] personnel', true),
  },
  intuition: {
    text: 'May be seeded. Free with Deanna Troi in play. Once per turn, with your dabo girl, counselor, El-Aurian or genetically enhanced personnel in play, name a card type. Your opponent shows a random card from hand; if it is of that type, draw a card.',
    plays: onOwnTable,
    free: (g) => namedPieces(g, 'Deanna Troi').length > 0,
    seeds: { phase: 'facility', to: onOwnTable },
    orders(g, source, seat) {
      const can = source.seat === seat && senses(g, seat) && playerOf(g, opponentOf(seat)).hand.length > 0;
      if (!can || isUsed(g, seat, INTUITION, 'turn')) return [];
      return DIG_TYPES.map((type) =>
        payloadOf(source, type, `Name ${type}`, [
          { do: 'use', what: INTUITION, per: 'turn' },
          { do: 'guess', type, draws: true },
        ]),
      );
    },
  },
  'karen-farris': taught(['ENGINEER', 'Astrophysics'], CADET, cadet),
  'practice-orbital-maneuvers': {
    text: 'On your opponent’s side, it needs Astrophysics + Leadership + Navigation + SECURITY + CUNNING > 36.',
    facts: { farEnd: { asks: 'Astrophysics + Leadership + Navigation + SECURITY + CUNNING>36' } },
  },
  'riley-shepard': taught(['Computer Skill', 'Navigation'], CADET, cadet),
  'secure-strategic-base': {
    text: 'Once per game, you may download Strategic Base here.',
    ...offersOnce('Strategic Base', 'own', toHere),
  },
  'sleeper-ship': having(
    { captainsOrder: true },
    {
      text: 'On your table, may be seeded: when your ship wins a battle with its matching commander aboard, you may report a personnel aboard.',
      ...SEEDS_OR_PLAYS,
      at: {
        fought: {
          does(g, source, { kind, winner }) {
            const { battle } = g;
            if (kind !== 'ship' || winner !== source.seat || battle?.kind !== 'ship') return [];
            const led = fleetInBattle(g, winner).filter((ship) => isCommanded(g, ship));
            return led.map(({ id }) => ({ do: 'bring-crew', ship: id, most: 1 }) as const);
          },
        },
      },
    },
  ),
  'souls-of-the-dead': {
    text: 'Once per turn, if you have three Bajoran personnel in play, put a card from your discard pile on top of your draw deck.',
    plays: (g, seat) =>
      personnelOf(g, seat).filter(ofSide('Bajoran')).length >= 3 && !isUsed(g, seat, SOULS, 'turn')
        ? onOwnTable(g, seat)
        : [],
    once: [
      { do: 'use', what: SOULS, per: 'turn' },
      { do: 'regain', to: 'top', trades: true },
    ],
  },
  'tim-watters': taught(['Diplomacy', 'Leadership'], CADET, cadet),
};

/** Facts about cards from Metamorphosis that have no rule, by id. */
export const FACTS: CardFacts = {
  'condition-red': { captainsOrder: true },
  kitara: { onlyDownloads: true },
  'tactical-observation': { farEnd: { of: ['Cardassian', 'Dominion'], asks: 'SECURITY x2 + OFFICER x2' } },
  'uss-valiant': { onlyDownloads: true },
};
