import { must } from '../../../../kernel/must.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { taughtSkill } from '../../chapters/skills/skills.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { captivesIn, namedPieces, opponentOf, personnelOf, piecesAt, playerOf } from '../../position/find.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { spared } from '../builders/dilemmas/trials.ts';
import { offersOnce, toHere } from '../builders/missions/solved.ts';
import { ALL, both, companions, downloadsIf, learns, speaker, varies, withOne } from '../builders/personnel/aiding.ts';
import { taught } from '../builders/personnel/alike.ts';
import { isUsed, ofSide, onOwnTable, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
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

const FRIENDS = ['Patrick', 'Sarina', 'Lauren'].map((name) => withOne(`{${name}}`));

const enhanced = companions('genetically enhanced');

// The printed skill counts, since the level of a skill depends on what rules add.
const hasLeadership = filter('Leadership');
const mates = pieceFilter('present, yours, other');
const withoutLeader = (own: Piece, g: FirstEdition): boolean =>
  piecesAt(g, own.at).every((piece) => !mates(piece, g, own) || !hasLeadership(piece));

/** Cards of Metamorphosis, by id. */
export const CARDS: CardRules = {
  'admiral-patrick': says(
    'All attributes +1 for each of your genetically enhanced personnel present, himself included. Leadership ×2 if none of your others present has Leadership. Downloads That’s a Stupid Question! and an Inspection.',
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
          const { battle } = g;
          if (own === null || kind !== 'ship' || battle?.kind !== 'ship' || winner !== own.seat) return [];
          const fired = must(battle.firing[own.seat], 'the player’s firing ships');
          return fired.some((ship) => isWithin(g, own.at, ship)) ? [{ do: 'draw', count: 1, who: own.seat }] : [];
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
  jack: {
    text: 'With Patrick, Sarina and Lauren present, his skills are doubled. Downloads Telepathic Alien Kidnappers with one of them present.',
    ...downloadsIf(withOne('{Patrick} or {Sarina} or {Lauren}')),
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        return own !== null && own.id === piece && FRIENDS.every((isWith) => isWith(own, g))
          ? taughtSkill(own.card, skill)
          : 0;
      },
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
  'tim-watters': taught(['Diplomacy', 'Leadership'], CADET, cadet),
};

/** Facts about cards from Metamorphosis that have no rule, by id. */
export const FACTS: CardFacts = {
  'condition-red': { captainsOrder: true },
  kitara: { onlyDownloads: true },
  'sleeper-ship': { captainsOrder: true },
  'tactical-observation': { farEnd: { of: ['Cardassian', 'Dominion'], asks: 'SECURITY x2 + OFFICER x2' } },
  'uss-valiant': { onlyDownloads: true },
};
