import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { vesselsWithin } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import { pieceName } from '../../position/names.ts';
import { isCaptive, isFacility } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, locationAt, placeKind } from '../../position/places.ts';
import { isNor } from '../../position/stations.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { affiliationOf, compatible, groupsOf } from '../affiliation/compatible.ts';
import { attributeOf } from '../skills/attributes.ts';
import { isLeader } from '../skills/leader.ts';
import { isMatched, isServed } from '../staffing/staffing.ts';
import { crewOf, peopleWithin } from '../teams/teams.ts';

/** Affiliations that may attack their own affiliation (C-BATTLE-05). */
const ATTACKS_OWN: readonly Affiliation[] = ['Klingon', 'Kazon', 'Non-Aligned', 'Neutral'];

/**
 * Returns a player's ships and facilities at a location, in space, docked or on the planet. Carried ships are left out.
 */
export function vesselsAt(g: FirstEdition, seat: Seat, location: LocationId): Piece[] {
  return vesselsBy(g, location).filter((piece) => piece.seat === seat);
}

/** Groups ships and facilities by compatibility (C-SHIPBAT-01). */
export function partsOf(g: FirstEdition, vessels: readonly Piece[]): Piece[][] {
  return groupsOf(vessels, (one, other) => compatible(g, one, other));
}

/** Ships and facilities of both players at a location. */
const vesselsBy: (g: FirstEdition, location: LocationId) => readonly Piece[] = each((g, location) =>
  vesselsWithin(g, location).filter(({ at }) => placeKind(at) !== 'aboard'),
);

/** Returns the reason a ship or facility can't fire, or null if it can (C-BATTLE-04). */
export function fireWhy(g: FirstEdition, vessel: Piece): Obstacle {
  const why = idleWhy(g, vessel, isMatched);
  // If a stopped ship isn't in space, or is cloaked or phased, that reason is given instead, because it is more useful.
  if (!isStopped(g, vessel) || placeKind(vessel.at) !== 'space' || vessel.veiled !== undefined) return why;
  return no('C-STOP-02', () => `${pieceName(g, vessel.id)} is stopped.`);
}

/**
 * Returns the reason the WEAPONS of a ship or facility don't count for a mission, or null if they do. WEAPONS count
 * even on a stopped ship (C-MISSION-26).
 */
export function weaponsWhy(g: FirstEdition, vessel: Piece): Obstacle {
  return idleWhy(g, vessel, isServed);
}

/** True if the text of a card lets a ship attack any ships, and with any crew (C-BATTLE-03, C-BATTLE-05). */
export function mayAttackAll(g: FirstEdition, { id, seat, at }: Piece): boolean {
  const location = locationAt(g, at);
  return location !== null && granted(g, 'battle', { seat, location, affiliation: null, ship: id });
}

function idleWhy(g: FirstEdition, vessel: Piece, isManned: (g: FirstEdition, vessel: Piece) => boolean): Obstacle {
  const name = () => pieceName(g, vessel.id);
  if (placeKind(vessel.at) !== 'space') return no('C-BATTLE-04', () => `${name()} is docked, or not in space.`);
  if (vessel.veiled !== undefined) return no('C-CLOAK-02', () => `${name()} is ${vessel.veiled}.`);
  if (attributeOf(g, vessel, 'WEAPONS') === 0) return no('C-BATTLE-04', () => `${name()} has no WEAPONS to use.`);
  if (isManned(g, vessel) || mayAttackAll(g, vessel)) return null;
  return no('C-BATTLE-04', () => `Nobody aboard ${name()} has its affiliation and can act.`);
}

/**
 * True if an opponent's ship or facility can be fired at. Landed and concealed ships can't be fired at (C-BATTLE-02,
 * C-CLOAK-02).
 */
export function isTarget(g: FirstEdition, vessel: Piece): boolean {
  if (vessel.veiled !== undefined) return false;
  // A concealed vessel also conceals the ships that it carries or that are docked there (C-CLOAK-03).
  const host = hostOf(vessel.at);
  if (host !== null && g.pieces[host]?.veiled !== undefined) return false;
  // On a planet, only facilities take part (C-MOVE-16).
  return placeKind(vessel.at) !== 'surface' || isFacility(vessel);
}

/**
 * Returns the reason a ship or facility can't begin a battle, or null if it has a leader aboard. Borg need the Defense
 * icon (C-BATTLE-03).
 */
export function leaderWhy(g: FirstEdition, vessel: Piece): Obstacle {
  return leadWhy(g, crewOf(g, vessel), affiliationOf(vessel) === 'Borg', () => `aboard ${pieceName(g, vessel.id)}`);
}

/** Returns the reason personnel can't begin a battle, or null if one of them is a leader (C-BATTLE-03). */
export function leadWhy(g: FirstEdition, people: readonly Piece[], isBorg: boolean, where: () => string): Obstacle {
  if (isBorg && people.some(({ card }) => cardOf(card).icons.includes('Def'))) return null;
  if (!isBorg && people.some((piece) => isLeader(g, piece))) return null;
  return no('C-BATTLE-03', () => `There is no ${isBorg ? 'Borg with the Defense icon' : 'leader'} ${where()}.`);
}

/**
 * Returns a ship or facility with its crew. The whole crew counts both for what the vessel may attack and for what may
 * attack it (C-BATTLE-06).
 */
export function forceOf(g: FirstEdition, vessel: Piece): Piece[] {
  // Aboard a Nor, only compatible personnel count (C-FAC-14).
  const fits = (piece: Piece) => !isNor(cardOf(vessel.card)) || compatible(g, piece, vessel);
  return [vessel, ...peopleWithin(g, vessel).filter((piece) => !isCaptive(piece) && fits(piece))];
}

/** Returns the affiliations of a force. */
function sidesOf(force: readonly Piece[]): Affiliation[] {
  return [...new Set(force.flatMap((piece) => affiliationOf(piece) ?? []))];
}

/** True if the rules let an affiliation attack a force (C-BATTLE-05). */
function may(one: Affiliation, against: readonly Affiliation[]): boolean {
  if (one === 'Borg') return false;
  if (one === 'Federation') return against.includes('Borg');
  return ATTACKS_OWN.includes(one) || !against.includes(one);
}

/**
 * Returns the reason a force's affiliations don't let it attack another force, or null if they do (C-BATTLE-05,
 * C-BATTLE-06). If the cards have disappeared, `location` is null.
 */
export function limitWhy(
  g: FirstEdition,
  seat: Seat,
  location: LocationId | null,
  force: readonly Piece[],
  against: readonly Piece[],
): Obstacle {
  const others = sidesOf(against);
  // Permission to attack a card covers every force that includes it.
  const isLet = (enemy: Piece) => {
    const affiliation = affiliationOf(enemy);
    if (location === null || affiliation === null) return false;
    return granted(g, 'battle', { seat, location, affiliation, enemy: enemy.id, force: force.map(({ id }) => id) });
  };
  if (against.some(isLet)) return null;
  const stopped = sidesOf(force).find((one) => !may(one, others));
  if (stopped === undefined) return null;
  return no('C-BATTLE-05', () => `${stopped} may not attack ${others.join(' and ') || 'anybody'}.`);
}
