import type { Reader, Seat } from '../../../kernel/types.ts';
import { affiliationOf } from '../chapters/affiliation/compatible.ts';
import { couldBegin, type Goal, goalsOf } from '../chapters/missions/goals.ts';
import { isMet, type Need, needsOf, share } from '../chapters/missions/needs.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { total } from '../chapters/skills/group.ts';
import { missionFor } from '../chapters/spaceline/line.ts';
import { isEquipmentCard } from '../chapters/teams/teams.ts';
import type { Formula } from '../content/formula.ts';
import { cardOf } from '../content/pool.ts';
import { personnelOf, piecesAt, piecesOf, playerOf } from '../position/find.ts';
import type { Group } from '../position/group.ts';
import { isPersonnel } from '../position/kinds.ts';
import { cardName, locationName, pieceName, placeName } from '../position/names.ts';
import { isPerson, isShip } from '../position/piece-types.ts';
import { isDisabled, isStopped } from '../position/pieces.ts';
import { hostOf, locationAt } from '../position/places.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardPlace } from '../terms.ts';
import type { ChanceView, CrewView } from '../view.ts';
import { skillText } from './face.ts';
import { needViews } from './needs.ts';

const PEOPLE = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
/** The maximum number of missions shown for a crew, and of helpers shown for a mission. */
const MOST_CHANCES = 4;
const MOST_OTHERS = 5;

/** Returns all groups of personnel in play by place, with their totals. */
export function crewViews(g: FirstEdition, reader: Reader): CrewView[] {
  return g.players.flatMap((_player, seat) => {
    const places = new Set(personnelOf(g, seat).map(({ at }) => at));
    if (places.size === 0) return [];
    const goals = requiredFor(g, seat);
    return [...places].map((place) => crewView(g, seat, place, { goals, reader }));
  });
}

/** A mission that a player could aim for, and its requirement. */
interface RequiredGoal {
  readonly goal: Goal;
  readonly requirement: Formula;
}

/** Returns the missions with a requirement that a player could aim for. */
function requiredFor(g: FirstEdition, seat: Seat): RequiredGoal[] {
  return goalsOf(g, seat).flatMap((goal) => {
    const { requirement } = missionFor(g, goal.location.id, seat);
    return requirement === null ? [] : [{ goal, requirement }];
  });
}

/** The missions that the crews of one player could aim for, and the reader who looks at them. */
interface Looking {
  readonly goals: readonly RequiredGoal[];
  readonly reader: Reader;
}

function crewView(g: FirstEdition, seat: Seat, place: CardPlace, looking: Looking): CrewView {
  const here = piecesAt(g, place).filter((piece) => piece.seat === seat);
  const people = here.filter(isPerson);
  const equipment = here.filter(({ card }) => isEquipmentCard(card));
  const host = hostOf(place);
  const vessel = host === null ? undefined : g.pieces[host];
  const ship = vessel !== undefined && isShip(vessel) ? vessel : null;
  const group: Group = {
    people: people.filter((piece) => !isStopped(g, piece) && !isDisabled(piece)),
    equipment,
    ship,
  };
  return {
    seat,
    place,
    name: placeName(g, place),
    location: locationAt(g, place),
    people: people.map((piece) => personView(g, piece)),
    carried: equipment.map(({ id }) => pieceName(g, id)),
    totals: PEOPLE.map((attribute) => total(g, group, attribute)),
    skills: skillsOf(group.people),
    chances: chancesOf(g, seat, group, looking),
  };
}

function personView(g: FirstEdition, piece: Piece): CrewView['people'][number] {
  const facts = cardOf(piece.card);
  return {
    name: `${pieceName(g, piece.id)}${piece.off === undefined ? '' : ' (off)'}`,
    card: piece.card,
    affiliation: affiliationOf(piece),
    skills: isPersonnel(facts) ? facts.skills.map(skillText) : [],
    attributes: PEOPLE.map((attribute) => attributeOf(g, piece, attribute)),
    isStopped: isStopped(g, piece),
  };
}

/** Returns the combined skills of the given personnel, highest first. */
function skillsOf(people: readonly Piece[]): CrewView['skills'] {
  const counts = new Map<string, number>();
  for (const { card } of people) {
    const facts = cardOf(card);
    if (!isPersonnel(facts)) continue;
    for (const skill of facts.skills)
      if (skill.conditional !== true) counts.set(skill.name, (counts.get(skill.name) ?? 0) + skill.count);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'en'));
}

/** Returns the missions that a group is closest to solving. Only the hand's owner sees helpers in hand. */
function chancesOf(g: FirstEdition, seat: Seat, group: Group, { goals, reader }: Looking): ChanceView[] {
  return goals
    .map(({ goal, requirement }) => ({ goal, needs: needsOf(g, group, requirement) }))
    .sort((one, other) => share(other.needs) - share(one.needs) || other.goal.points - one.goal.points)
    .slice(0, MOST_CHANCES)
    .map(({ goal, needs }) => ({
      location: goal.location.id,
      name: locationName(g, goal.location.id),
      points: goal.points,
      mayBegin: mayBegin(g, seat, goal, group),
      needs: needViews(needs),
      others: helpers(g, seat, group, needs, reader),
    }));
}

function mayBegin(g: FirstEdition, seat: Seat, goal: Goal, { people, ship }: Group): boolean {
  // Any ship will do if the personnel have none yet, since only affiliations are compared here.
  const [someone] = people;
  if (someone === undefined) return false;
  const any = ship ?? piecesOf(g, seat).find(isShip) ?? someone;
  return couldBegin(g, seat, goal, people, any);
}

/** Returns personnel elsewhere in play, and in the reader's own hand, who would add something that is missing. */
function helpers(g: FirstEdition, seat: Seat, group: Group, needs: readonly Need[], reader: Reader): string[] {
  // Everyone has attributes, so attributes alone don't make anyone a helper.
  const missing = needs.filter((need) => !isMet(need) && need.asked.is !== 'attribute');
  if (missing.length === 0) return [];
  const there = new Set(group.people.map(({ id }) => id));
  const elsewhere = personnelOf(g, seat).filter(({ id }) => !there.has(id));
  const inHand = reader === seat ? playerOf(g, seat).hand.filter((card) => isPersonnel(cardOf(card))) : [];
  const unplayed = [...new Set(inHand)].map((card): Piece => ({ id: -1, card, owner: seat, seat, at: `core:${seat}` }));
  const brings = (piece: Piece): boolean =>
    missing.some((need) => {
      const [more] = needsOf(g, { ...group, people: [...group.people, piece] }, need.asked);
      return more !== undefined && more.has > need.has;
    });
  const found = firstOf([...elsewhere, ...unplayed], MOST_OTHERS, brings);
  return found.map((piece) =>
    unplayed.includes(piece) ? `${cardName(piece.card)} (in hand)` : pieceName(g, piece.id),
  );
}

/** Returns the first few items that match, without testing the items after them. */
function firstOf<T>(items: readonly T[], most: number, matches: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (matches(item)) found.push(item);
  }
  return found;
}
