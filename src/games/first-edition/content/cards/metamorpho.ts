import { captivesIn, namedPieces, opponentOf, personnelOf, playerOf } from '../../position/find.ts';
import { inSpace } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import { spared } from '../builders/dilemmas/trials.ts';
import { isOwnEnd, placeOf } from '../builders/missions/ends.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import { offersOnce, toHere } from '../builders/missions/solved.ts';
import { withOne } from '../builders/personnel/aiding.ts';
import { taught } from '../builders/personnel/alike.ts';
import { isUsed, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import type { CardRules } from '../card-rules.ts';
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

const VALIANT = harborsOne('{U.S.S. Valiant}', inSpace);

const isBattleship = filter('{Dominion Battleship}');

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
  'tactical-observation': {
    text: 'You may seed U.S.S. Valiant here, but no facilities. On your opponent’s side, Cardassians and the Dominion solve it with SECURITY ×2 + OFFICER ×2, and your Dominion Battleship may report here.',
    facts: { farEnd: { of: ['Cardassian', 'Dominion'], asks: 'SECURITY x2 + OFFICER x2' } },
    harbors: (g, source, seat, card) => (isOwnEnd(g, source) ? VALIANT.harbors(g, source, seat, card) : []),
    admits: (_g, source, { location, how }) => (how === 'seeded' && location === placeOf(source) ? false : null),
    berths: (g, source, seat, card) =>
      seat === source.seat && !isOwnEnd(g, source) && isBattleship(card) ? [inSpace(placeOf(source))] : [],
  },
  'tim-watters': taught(['Diplomacy', 'Leadership'], CADET, cadet),
};

/** Facts about cards from Metamorphosis that have no rule, by id. */
export const FACTS: CardFacts = {
  'condition-red': { captainsOrder: true },
  kitara: { onlyDownloads: true },
  'sleeper-ship': { captainsOrder: true },
  'uss-valiant': { onlyDownloads: true },
};
