import { kept, later } from '../../kit/cache.ts';
import { affiliationsOf } from '../chapters/affiliation/compatible.ts';
import { establishWhy } from '../chapters/seeding/facilities.ts';
import { layMission, slotsFor } from '../chapters/spaceline/slots.ts';
import {
  type Card,
  type FacilityCard,
  isOf,
  type MissionCard,
  type PersonnelCard,
  type ShipCard,
} from '../content/card.ts';
import { allCards } from '../content/pool.ts';
import type { Affiliation } from '../content/printed.ts';
import { isAgreed, ruleOf } from '../content/rules.ts';
import { frontOf } from '../content/sides.ts';
import { WITH_EFFECTS } from '../content/with-effects.ts';
import { parseOptions } from '../options.ts';
import { isMission, nativeQuadrant } from '../position/kinds.ts';
import { setup } from '../setup.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';
import { ALLIES, ARRIVALS, FOR_ARMED, namedBy, WAYS } from './needs.ts';

/**
 * The cards of one affiliation and quadrant, with everything that a deck of them needs. All recipes are made in the
 * same way.
 */
export interface DeckRecipe {
  readonly side: Affiliation;
  readonly quadrant: string;
  /** The personnel who can report to one of the `homes`. All of these cards are compatible with each other. */
  readonly people: readonly PersonnelCard[];
  readonly ships: readonly ShipCard[];
  /**
   * The facilities to which the personnel report: outposts of their own affiliation, or other outposts that accept
   * them.
   */
  readonly homes: readonly FacilityCard[];
  /** The missions that the personnel can attempt and reach. */
  readonly missions: ReadonlySet<CardId>;
  /**
   * `skilled` lists all personnel, with the most skills first, and `own` lists those of the recipe’s own affiliation.
   * `ready` lists ships without effects, with the smallest crew first.
   */
  readonly skilled: readonly CardId[];
  readonly own: readonly CardId[];
  readonly ready: readonly CardId[];
  /** Ships of the recipe’s own affiliation that aren’t unique, with the highest WEAPONS first. */
  readonly armed: readonly CardId[];
  /**
   * `abroad` lists missions that the opponent must place so that the cards can arrive there. `allies` lists the ship
   * that arrives, or else cards of another affiliation and the treaty that they need.
   */
  readonly abroad: readonly CardId[];
  readonly allies: readonly CardId[];
  /** Every card that a deck of this recipe may use. */
  readonly all: ReadonlySet<CardId>;
}

/** Affiliations compatible with all but Borg (C-AFFIL-02). */
const FITTING: readonly Affiliation[] = ['Non-Aligned', 'Neutral'];

/** A game in which every mission is placed, used to find out where cards can be placed. */
const everyMission = later((): FirstEdition => {
  const g = setup(parseOptions({}));
  for (const { id } of allCards().filter(isMission)) {
    const slot = slotsFor(g, id).at(-1);
    if (slot !== undefined && frontOf(id) === id) layMission(g, id, 0, slot);
  }
  return g;
});

const hosts = new Map<CardId, readonly CardId[]>();

/**
 * Returns the missions at which a facility can be seeded. Missions by agreement are left out if there are others
 * (C-FAC-01, C-FAC-03).
 */
export function hostsOf(facility: CardId): readonly CardId[] {
  return kept(hosts, facility, () => {
    const g = everyMission();
    const all = Object.values(g.locations).flatMap(({ id, missions }) =>
      establishWhy(g, 0, facility, id, 'seeded') === null ? missions.map(({ card }) => card) : [],
    );
    const enforced = all.filter((card) => !isAgreed(card));
    return enforced.length > 0 ? enforced : all;
  });
}

/** Whether an affiliation may attempt a mission (C-MISSION-05). */
function isFor({ affiliations, openToAll }: MissionCard, side: Affiliation): boolean {
  return openToAll || affiliations.includes(side);
}

/** Whether cards of one quadrant can get to another. */
function isReached(from: string, to: string): boolean {
  return from === to || WAYS.some((way) => way.from === from && way.to === to);
}

function isEither(list: readonly Affiliation[], one: Affiliation, other: Affiliation): boolean {
  return list.includes(one) || list.includes(other);
}

function isHome(card: Card, side: Affiliation, quadrant: string): card is FacilityCard {
  if (!isOf(card, 'Facility') || card.facility !== 'Outpost' || ruleOf(card.id)?.stands?.phase === null) return false;
  const fits = card.affiliations.some((one) => one === side || (side !== 'Borg' && isEither(FITTING, one, side)));
  return fits && nativeQuadrant(card) === quadrant && hostsOf(card.id).length > 0;
}

function skills({ skills: all }: PersonnelCard): number {
  return all.reduce((sum, { count }) => sum + count, 0);
}

function bySkill(people: readonly PersonnelCard[]): CardId[] {
  return [...people].sort((one, other) => skills(other) - skills(one)).map(({ id }) => id);
}

/** Rates how large a crew a ship needs. */
function sizeOf({ staffing }: ShipCard): number {
  return JSON.stringify(staffing).length;
}

function camp(side: Affiliation, quadrant: string): DeckRecipe {
  const all = allCards().filter((card) => !isAgreed(card.id));
  const arrival = ARRIVALS.find((one) => one.side === side);
  const fits = (one: Affiliation): boolean => one === side || (arrival === undefined && FITTING.includes(one));
  const joins = (card: PersonnelCard | ShipCard): boolean =>
    (arrival !== undefined || nativeQuadrant(card) === quadrant) && affiliationsOf(card).some(fits);
  const homes = allCards().filter((card) => isHome(card, side, quadrant));
  // Homes by agreement are used only if there are no others. Homes by agreement offer many choices, and random players
  // would do little else.
  const enforced = homes.filter((card) => !isAgreed(card.id));
  const ownHomes = enforced.filter(({ affiliations }) => affiliations.includes(side));
  const people = all.filter((card) => isOf(card, 'Personnel')).filter(joins);
  const theirs = allCards()
    .filter((card) => isOf(card, 'Ship'))
    .filter(joins);
  const flown = theirs.filter((card) => !isAgreed(card.id));
  const ships = flown.length > 0 ? flown : theirs;
  const armed = ships
    .filter(({ affiliations, unique }) => affiliations.includes(side) && unique === 'universal')
    .sort((one, other) => other.WEAPONS.value - one.WEAPONS.value);
  const isMeant = (one: MissionCard): boolean =>
    FOR_ARMED.includes(one.id)
      ? isFor(one, side) && armed.length > 0
      : isFor(one, side) || people.some(({ id }) => namedBy(one.id).includes(id));
  const allies = arrival === undefined ? (ALLIES[`${side}, ${quadrant}`] ?? []) : [arrival.ship];
  return {
    side,
    quadrant,
    people,
    ships,
    homes: [ownHomes, enforced, homes].find(({ length }) => length > 0) ?? [],
    missions: new Set(
      all
        .filter(isMission)
        .filter((one) => frontOf(one.id) === one.id && isReached(quadrant, one.quadrant) && isMeant(one))
        .map(({ id }) => id),
    ),
    skilled: bySkill(people),
    own: bySkill(people.filter(({ affiliations }) => affiliations.includes(side))),
    ready: ships
      .filter(({ id, staffing }) => staffing !== null && !WITH_EFFECTS.has(id))
      .sort((one, other) => sizeOf(one) - sizeOf(other))
      .map(({ id }) => id),
    armed: armed.map(({ id }) => id),
    abroad: arrival?.missions ?? [],
    allies,
    all: new Set([...[...people, ...ships].map(({ id }) => id), ...allies]),
  };
}

/** All deck recipes with ships and with a home or another way to arrive. */
export const camps = later((): readonly DeckRecipe[] => {
  const names = new Map<string, () => DeckRecipe>();
  for (const card of allCards()) {
    if (!isOf(card, 'Personnel', 'Ship')) continue;
    for (const side of card.affiliations) {
      // Cards that arrive at a mission may come from any quadrant, so their affiliation has only one recipe.
      const quadrant = ARRIVALS.some((one) => one.side === side) ? 'Alpha' : nativeQuadrant(card);
      names.set(`${side}, ${quadrant}`, () => camp(side, quadrant));
    }
  }
  return [...names.values()]
    .map((make) => make())
    .filter(({ homes, ships, abroad }) => abroad.length + homes.length > 0 && ships.length > 0);
});
