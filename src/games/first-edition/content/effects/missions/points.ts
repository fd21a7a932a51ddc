import { isUsable, meets } from '../../../chapters/skills/group.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { cardName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { locationAt } from '../../../position/places.ts';
import { veilOf } from '../../../position/veils.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { Formula } from '../../formula.ts';
import { f } from '../../formula-text.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { printedTitle } from '../../title-group.ts';
import { isEquipment } from '../../traits.ts';
import { isInPlay } from '../shared.ts';
import { isA, isOwnEnd, placeOf, those, unlike, worth } from './ends.ts';

/** More points if the solving group meets a formula. */
function worthMore(text: string, points: number, formula: Formula): Rule {
  return { text, adds: worth((g, _source, group) => (group !== null && meets(g, group, formula) ? points : 0)) };
}

/** More points for each matching card in the solving group. */
function each(text: string, points: number, most: number, count: (g: FirstEdition, group: Group) => number): Rule {
  return {
    text,
    adds: worth((g, _source, group) =>
      group === null ? 0 : points * Math.min(most, count(g, { ...group, people: unlike(group.people) })),
    ),
  };
}

/** Returns how many of these formulas a group meets. */
function numberMet(g: FirstEdition, group: Group, ...asked: readonly Formula[]): number {
  return asked.filter((formula) => meets(g, group, formula)).length;
}

/** The solving player may discard some of these cards to score additional points for each. */
function paid(
  text: string,
  points: number,
  least: number,
  most: number,
  from: (g: FirstEdition, group: Group) => Piece[],
): Rule {
  return {
    text,
    requires: (g, group) => from(g, group).length >= least,
    pays: (g, group) => from(g, group).map(({ id }) => id),
    most: () => ({ least, most }),
    adds: worth((g, _source, group) => (group === null ? 0 : points * (g.attempt?.paid ?? 0))),
  };
}

const called =
  (name: string) =>
  (_g: FirstEdition, { equipment }: Group) =>
    equipment.filter(({ card }) => isNamed(card, name));

/** True if a ship has a personnel aboard who can act. */
function isOccupied(g: FirstEdition, ship: Piece): boolean {
  return piecesWithin(g, ship.id).some((one) => cardOf(one.card).type === 'Personnel' && !isDisabled(one));
}

/** Returns occupied opposing ships at the location. */
function foes(g: FirstEdition, source: RuleSource): Piece[] {
  return those(g, source, (one) => cardOf(one.card).type === 'Ship' && one.seat !== source.seat && isOccupied(g, one));
}

/** A mission whose points count only while a certain card isn't in play, even after they were scored. */
function unless(card: CardId): Rule {
  return {
    text: `This mission’s points don’t count while ${cardName(card)} is in play.`,
    counts: (g) => !isInPlay(g, card),
  };
}

const LATINUM = called('Gold-Pressed Latinum');
const ZONE = 'Neutral Zone';
const PLAGUE_SHIP = 'tarellian-plague-ship';

/** True if the player who reads this end has solved the mission. */
const hasSolved = (g: FirstEdition, source: RuleSource): boolean =>
  locationOf(g, placeOf(source)).solved === source.seat;

/** Missions whose points vary (C-MISSION-20), by card id. */
export const POINTS: Readonly<Record<string, Rule>> = {
  'a-good-day-to-live': each(
    '5 more points for each personnel in the Away Team with the Romulan infiltration icon.',
    5,
    Number.POSITIVE_INFINITY,
    (_g, { people }) => people.filter(({ card }) => cardOf(card).icons.includes('(R>')).length,
  ),
  'ambush-ship': {
    text: 'Worth 30 points, or 45 if your opponent’s occupied ship is here.',
    adds: worth((g, source) => (foes(g, source).length > 0 ? 45 : 30)),
  },
  'answer-distress-signal': worthMore('10 more points with a hologram in the crew.', 10, f('[Holo] personnel')),
  'assist-cooperative': {
    text: '10 more points if you have a personnel present with the Communication icon.',
    adds: worth((g, source, group) =>
      group !== null && meets(g, group, f('[Com] personnel')) && source.seat === g.attempt?.seat ? 10 : 0,
    ),
  },
  'batleth-tournament': {
    text: 'The Sword of Kahless also counts as a bat’leth. +10 points with it present.',
    solves: (g, source, group, { seat, location }) =>
      seat === source.seat && location === placeOf(source) && meets(g, group, f('Honor + {Sword of Kahless}'))
        ? true
        : null,
    adds: worth((g, _source, group) => (group !== null && meets(g, group, f('{Sword of Kahless}')) ? 10 : 0)),
  },
  'combat-training': each(
    '5 more points for each Kazon-Ogla present, up to four.',
    5,
    4,
    (_g, { people }) => people.filter((piece) => isA(piece, 'Kazon-Ogla')).length,
  ),
  'cure-blight': {
    text: '5 more points with MEDICAL-related equipment present.',
    adds: worth((_g, _source, group) => (group?.equipment.some(is('MEDICAL-related equipment')) === true ? 5 : 0)),
  },
  'eliminate-virus': unless('harvester-virus'),
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'establish-home-planet': {
    text: '25 more points if everyone in the Away Team is a hologram.',
    adds: worth((_g, _source, group) =>
      group?.people.every(({ card }) => cardOf(card).icons.includes('Holo')) === true ? 25 : 0,
    ),
  },
  'establish-settlement': paid(
    'When you solve it, you may discard up to five different Delta Quadrant Klingons from the Away Team, for +5 points each.',
    5,
    0,
    5,
    (_g, { people }) =>
      unlike(people.filter((piece) => isA(piece, 'Klingon') && cardOf(piece.card).icons.includes('DQ'))),
  ),
  'geological-survey': worthMore(
    '10 more points with Geology ×3 or Greed ×3 present.',
    10,
    f('Geology x3 OR Greed x3'),
  ),
  'kazon-conference': {
    text: '5 more points for each different Maje present.',
    adds: worth((_g, _source, group) => {
      const majes = (group?.people ?? []).filter((piece) => isA(piece, 'Maje'));
      return 5 * new Set(majes.map(({ card }) => printedTitle(cardOf(card)))).size;
    }),
  },
  'kressari-rendezvous': paid(
    'When you solve it, you may discard up to four hand weapons from the crew, for +5 points each.',
    5,
    0,
    4,
    (g, { people, equipment }) => equipment.filter((piece) => is('hand weapon')(piece) && isUsable(g, piece, people)),
  ),
  'patrol-neutral-zone': {
    text: 'No opposing ship may be in the Neutral Zone. Worth 10 points for each location in that region.',
    requires: (g, _group, { seat }) =>
      Object.values(g.pieces).every((piece) => {
        // Cloaked and phased ships don't count as opposing ships (C-CLOAK-02, C-CLOAK-05).
        const isOpposing = cardOf(piece.card).type === 'Ship' && piece.seat !== seat && veilOf(g, piece) === null;
        const at = isOpposing ? locationAt(g, piece.at) : null;
        return at === null || regionOf(g, at) !== ZONE;
      }),
    adds: worth((g) => 10 * Object.keys(g.locations).filter((id) => regionOf(g, id) === ZONE).length),
  },
  'plague-planet': {
    text: 'After you solve it, you overcome each Plague Ship you encounter. If your opponent solves it from the other side, Plague Ships score no points.',
    grants: {
      overcome: (g, source, { seat, card }) =>
        seat === source.seat && PLAGUE_SHIP === card && isOwnEnd(g, source) && hasSolved(g, source),
      worthless: (g, source, { card }) => PLAGUE_SHIP === card && !isOwnEnd(g, source) && hasSolved(g, source),
    },
  },
  'purchase-moon': {
    ...paid(
      'Discard one to four Gold-Pressed Latinum to solve it, for 10 points each. On your opponent’s side: discard three, for 30 points.',
      10,
      1,
      4,
      LATINUM,
    ),
    requires: (g, group, { seat, location }) =>
      LATINUM(g, group).length >= (isOwnEnd(g, { seat, kind: 'mission', card: 'purchase-moon', location }) ? 1 : 3),
    most: (g, _group, { seat, location }) =>
      isOwnEnd(g, { seat, kind: 'mission', card: 'purchase-moon', location })
        ? { least: 1, most: 4 }
        : { least: 3, most: 3 },
  },
  reunion: {
    text: 'Worth 15 points with one of Miracle Worker, Cantankerousness and Spock present, or 40 with all three.',
    adds: worth((g, _source, group) =>
      group !== null && numberMet(g, group, f('Miracle Worker'), f('Cantankerousness'), f('{any Spock}')) === 3
        ? 40
        : 15,
    ),
  },
  'salvage-operation': {
    text: 'Worth 20 points with one of ENGINEER, Archaeology and Greed present, 30 with two, or 40 with all three.',
    adds: worth((g, _source, group) =>
      group === null ? 20 : 10 + 10 * numberMet(g, group, f('ENGINEER'), f('Archaeology'), f('Greed')),
    ),
  },
  'seize-freighter': worthMore('5 more points with Korris or Konmel in the crew.', 5, f('{Korris} OR {Konmel}')),
  'the-discovery-of-sha-ka-ree': {
    text: 'Worth 10 points for each personnel present whose lore names Sybok.',
    adds: worth(
      (_g, _source, group) =>
        10 * (group?.people ?? []).filter((piece) => isA(piece, 'Sybok-related personnel')).length,
    ),
  },
  'transport-colonists': worthMore('5 more points with Empathy or Mindmeld present.', 5, f('Empathy OR Mindmeld')),
};

function is(kind: string) {
  return ({ card }: Piece): boolean => isEquipment(cardOf(card), kind);
}
