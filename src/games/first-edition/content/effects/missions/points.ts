import { isUsable, meets } from '../../../chapters/skills/group.ts';
import { regionOf } from '../../../chapters/spaceline/line.ts';
import { piecesWithin } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import type { Group } from '../../../position/group.ts';
import { cardName } from '../../../position/names.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { locationAt } from '../../../position/places.ts';
import { veilOf } from '../../../position/veils.ts';
import type { Bearer, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { Formula } from '../../formula.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import { printedTitle } from '../../title-group.ts';
import { isEquipment } from '../../traits.ts';
import { isInPlay } from '../shared.ts';
import { f, isA, isOwnEnd, placeOf, those, unlike, worth } from './ends.ts';

/** More points where those who solve it have something. */
function more(text: string, points: number, formula: Formula): Rule {
  return { text, adds: worth((g, _bearer, group) => (group !== null && meets(g, group, formula) ? points : 0)) };
}

/** More points for each of some who solve it. */
function each(text: string, points: number, most: number, count: (g: FirstEdition, group: Group) => number): Rule {
  return {
    text,
    adds: worth((g, _bearer, group) =>
      group === null ? 0 : points * Math.min(most, count(g, { ...group, people: unlike(group.people) })),
    ),
  };
}

/** Of several skills how many are there. */
function present(g: FirstEdition, group: Group, ...asked: readonly Formula[]): number {
  return asked.filter((formula) => meets(g, group, formula)).length;
}

/** Who solves it discards some of those, and scores more for each. */
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
    adds: worth((g, _bearer, group) => (group === null ? 0 : points * (g.attempt?.paid ?? 0))),
  };
}

const called =
  (name: string) =>
  (_g: FirstEdition, { equipment }: Group) =>
    equipment.filter(({ card }) => isNamed(card, name));

/** Whether a ship has somebody aboard who can act. */
function isOccupied(g: FirstEdition, ship: Piece): boolean {
  return piecesWithin(g, ship.id).some((one) => cardOf(one.card).type === 'Personnel' && !isDisabled(one));
}

/** Ships of the opponent of who reads it at the location. */
function foes(g: FirstEdition, bearer: Bearer): Piece[] {
  return those(g, bearer, (one) => cardOf(one.card).type === 'Ship' && one.seat !== bearer.seat && isOccupied(g, one));
}

/** Its points count only as long as no such card is in play, whenever they were scored. */
function unless(card: CardId): Rule {
  return {
    text: `Its points don’t count as long as ${cardName(card)} is in play.`,
    counts: (g) => !isInPlay(g, card),
  };
}

const LATINUM = called('Gold-Pressed Latinum');
const ZONE = 'Neutral Zone';
const PLAGUE_SHIP = 'tarellian-plague-ship';

/** Whether who reads this end has solved the mission. */
const hasSolved = (g: FirstEdition, bearer: Bearer): boolean => locationOf(g, placeOf(bearer)).solved === bearer.seat;

/** Missions whose points depend on something (C-MISSION-20), by their ids. */
export const POINTS: Readonly<Record<string, Rule>> = {
  'a-good-day-to-live': each(
    'It scores 5 points more for each personnel in the Away Team with the icon of Romulan infiltration.',
    5,
    Number.POSITIVE_INFINITY,
    (_g, { people }) => people.filter(({ card }) => cardOf(card).icons.includes('(R>')).length,
  ),
  'ambush-ship': {
    text: 'It is worth 30 points, or 45 if an occupied ship of your opponent is here.',
    adds: worth((g, bearer) => (foes(g, bearer).length > 0 ? 45 : 30)),
  },
  'answer-distress-signal': more(
    'It scores 10 points more with a holographic personnel in the crew.',
    10,
    f('[Holo] personnel'),
  ),
  'assist-cooperative': {
    text: 'It scores 10 points more if you have a personnel with the Communication icon present.',
    adds: worth((g, bearer, group) =>
      group !== null && meets(g, group, f('[Com] personnel')) && bearer.seat === g.attempt?.seat ? 10 : 0,
    ),
  },
  'batleth-tournament': {
    text: 'The Sword of Kahless is a bat’leth, too: with it present the mission scores 10 points more.',
    solves: (g, bearer, group, { seat, location }) =>
      seat === bearer.seat && location === placeOf(bearer) && meets(g, group, f('Honor + {Sword of Kahless}'))
        ? true
        : null,
    adds: worth((g, _bearer, group) => (group !== null && meets(g, group, f('{Sword of Kahless}')) ? 10 : 0)),
  },
  'combat-training': each(
    'It scores 5 points more for each Kazon-Ogla present, for four of them at most.',
    5,
    4,
    (_g, { people }) => people.filter((piece) => isA(piece, 'Kazon-Ogla')).length,
  ),
  'cure-blight': {
    text: 'It scores 5 points more with MEDICAL-related equipment present.',
    adds: worth((_g, _bearer, group) => (group?.equipment.some(is('MEDICAL-related equipment')) === true ? 5 : 0)),
  },
  'eliminate-virus': unless('harvester-virus'),
  'eliminate-virus-homefront-iv': unless('harvester-virus'),
  'establish-home-planet': {
    text: 'It scores 25 points more if all personnel in the Away Team are holographic.',
    adds: worth((_g, _bearer, group) =>
      group?.people.every(({ card }) => cardOf(card).icons.includes('Holo')) === true ? 25 : 0,
    ),
  },
  'establish-settlement': paid(
    'Who solves it may discard up to five different Klingons of the Delta Quadrant from the Away Team, for 5 points more each.',
    5,
    0,
    5,
    (_g, { people }) =>
      unlike(people.filter((piece) => isA(piece, 'Klingon') && cardOf(piece.card).icons.includes('DQ'))),
  ),
  'geological-survey': more(
    'It scores 10 points more with Geology ×3 or Greed ×3 present.',
    10,
    f('Geology x3 OR Greed x3'),
  ),
  'kazon-conference': {
    text: 'It scores 5 points more for each different Maje present.',
    adds: worth((_g, _bearer, group) => {
      const majes = (group?.people ?? []).filter((piece) => isA(piece, 'Maje'));
      return 5 * new Set(majes.map(({ card }) => printedTitle(cardOf(card)))).size;
    }),
  },
  'kressari-rendezvous': paid(
    'Who solves it may discard up to four hand weapons that the crew has with it, for 5 points more each.',
    5,
    0,
    4,
    (g, { people, equipment }) => equipment.filter((piece) => is('hand weapon')(piece) && isUsable(g, piece, people)),
  ),
  'patrol-neutral-zone': {
    text: 'It takes that no ship of your opponent is in the Neutral Zone, and scores 10 points for each location of that region.',
    requires: (g, _group, { seat }) =>
      Object.values(g.pieces).every((piece) => {
        // C-CLOAK-02, C-CLOAK-05: what is cloaked or phased isn’t opposing.
        const isOpposing = cardOf(piece.card).type === 'Ship' && piece.seat !== seat && veilOf(g, piece) === null;
        const at = isOpposing ? locationAt(g, piece.at) : null;
        return at === null || regionOf(g, at) !== ZONE;
      }),
    adds: worth((g) => 10 * Object.keys(g.locations).filter((id) => regionOf(g, id) === ZONE).length),
  },
  'plague-planet': {
    text: 'Once you have solved it, you overcome each Plague Ship that you meet. If your opponent solves it from the far side, no Plague Ship scores points any more.',
    grants: {
      overcome: (g, bearer, { seat, card }) =>
        seat === bearer.seat && PLAGUE_SHIP === card && isOwnEnd(g, bearer) && hasSolved(g, bearer),
      worthless: (g, bearer, { card }) => PLAGUE_SHIP === card && !isOwnEnd(g, bearer) && hasSolved(g, bearer),
    },
  },
  'purchase-moon': {
    ...paid(
      'Who solves it discards one to four Gold-Pressed Latinum, and scores 10 points for each. From your opponent’s side it takes three, for 30 points.',
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
    text: 'It scores 15 points with one of Miracle Worker, Cantankerousness and Spock present, 40 with all three.',
    adds: worth((g, _bearer, group) =>
      group !== null && present(g, group, f('Miracle Worker'), f('Cantankerousness'), f('{any Spock}')) === 3 ? 40 : 15,
    ),
  },
  'salvage-operation': {
    text: 'It scores 20 points with one of ENGINEER, Archaeology and Greed present, 30 with two, 40 with all three.',
    adds: worth((g, _bearer, group) =>
      group === null ? 20 : 10 + 10 * present(g, group, f('ENGINEER'), f('Archaeology'), f('Greed')),
    ),
  },
  'seize-freighter': more('It scores 5 points more with Korris or Konmel in the crew.', 5, f('{Korris} OR {Konmel}')),
  'the-discovery-of-sha-ka-ree': {
    text: 'It scores 10 points for each personnel present whose lore names Sybok.',
    adds: worth(
      (_g, _bearer, group) =>
        10 * (group?.people ?? []).filter((piece) => isA(piece, 'Sybok-related personnel')).length,
    ),
  },
  'transport-colonists': more('It scores 5 points more with Empathy or Mindmeld present.', 5, f('Empathy OR Mindmeld')),
};

function is(kind: string) {
  return ({ card }: Piece): boolean => isEquipment(cardOf(card), kind);
}
