import { isCommanded } from '../../chapters/skills/commander.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { captivesIn, namedPieces, opponentOf, personnelOf, piecesAt, playerOf } from '../../position/find.ts';
import { inSpace } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { spared } from '../builders/dilemmas/trials.ts';
import { fleetInBattle } from '../builders/interrupts/fleets.ts';
import { isOwnEnd, placeOf } from '../builders/missions/ends.ts';
import { harborsOne } from '../builders/missions/grounds.ts';
import { offersOnce, toHere } from '../builders/missions/solved.ts';
import {
  ALL,
  both,
  companions,
  downloadsIf,
  learns,
  numberOf,
  raises,
  speaker,
  varies,
  withOne,
} from '../builders/personnel/aiding.ts';
import { doublesSkills, taught } from '../builders/personnel/alike.ts';
import { mayNullifyPlayed } from '../builders/personnel/deeds.ts';
import { isUsed, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { type CardRules, having, says } from '../card-rules.ts';
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

const cadets = numberOf('yours, present, other, not disabled, Cadet', 4);

/** Someone genetically enhanced who downloads a card with one of three others, and has doubled skills with all three. */
function thinks(download: string, ...others: readonly [string, string, string]): Rule {
  const tests = others.map((one) => withOne(`{${one}}`));
  const [one, other, third] = others;
  return {
    text: `Regular skills are doubled with ${one}, ${other} and ${third} present. Downloads ${download} if one of them is.`,
    ...doublesSkills((piece, g, own) => piece.id === own.id && tests.every((test) => test(own, g))),
    ...downloadsIf((own, g) => tests.some((test) => test(own, g))),
  };
}

const enhanced = companions('genetically enhanced');

// The printed skill counts, since the level of a skill depends on what rules add.
const hasLeadership = filter('Leadership');

/** C-TEAM-07: the opponent's personnel present can’t help, but count against a card. */
const others = pieceFilter('present, other');

const withoutLeader = (own: Piece, g: FirstEdition): boolean =>
  piecesAt(g, own.at).every((piece) => !others(piece, g, own) || !hasLeadership(piece));

const VALIANT = harborsOne('{U.S.S. Valiant}', inSpace);

const isBattleship = filter('{Dominion Battleship}');

/** Cards of Metamorphosis, by id. */
export const CARDS: CardRules = {
  'admiral-patrick': says(
    'All attributes +1 for each of your genetically enhanced personnel present, himself included. Leadership ×2 if nobody else present has Leadership, your opponent’s personnel included. Downloads That’s a Stupid Question! and an Inspection.',
    both(
      varies(ALL, (own, g) => 1 + enhanced(own, g)),
      learns(['Leadership'], withoutLeader),
      learns(['Leadership'], withoutLeader),
    ),
  ),

  'alexander-rozhenko-metamorphosis': {
    text: 'When your ship with him aboard wins a battle, draw a card.',
    at: {
      fought: {
        does(g, source, { kind, winner }) {
          const own = speaker(g, source);
          if (own === null || kind !== 'ship' || winner !== own.seat) return [];
          const isAboard = fleetInBattle(g, own.seat).some(({ id }) => isWithin(g, own.at, id));
          return isAboard ? [{ do: 'draw', count: 1, who: own.seat }] : [];
        },
      },
    },
  },
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
  jack: thinks('Telepathic Alien Kidnappers', 'Patrick', 'Sarina', 'Lauren'),
  'karen-farris': taught(['ENGINEER', 'Astrophysics'], CADET, cadet),
  lauren: thinks('Life’s Simple Pleasures', 'Jack', 'Sarina', 'Patrick'),
  leosa: mayNullifyPlayed('Holodeck Door', 'game', 2),
  'nog-metamorphosis': says(
    'With each other cadet present, up to four, INTEGRITY −1 and CUNNING +1. Has OFFICER with another cadet present.',
    both(
      varies(['INTEGRITY'], (own, g) => -cadets(own, g)),
      varies(['CUNNING'], (own, g) => cadets(own, g)),
      learns(['OFFICER'], cadet),
    ),
  ),
  patrick: thinks('Surprise Party', 'Jack', 'Lauren', 'Sarina'),
  'practice-orbital-maneuvers': {
    text: 'On your opponent’s side, it needs Astrophysics + Leadership + Navigation + SECURITY + CUNNING > 36.',
    facts: { farEnd: { asks: 'Astrophysics + Leadership + Navigation + SECURITY + CUNNING>36' } },
  },
  'riley-shepard': taught(['Computer Skill', 'Navigation'], CADET, cadet),
  sarina: thinks('Meditation', 'Jack', 'Lauren', 'Patrick'),
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
  'uss-valiant': { onlyDownloads: true },
};
