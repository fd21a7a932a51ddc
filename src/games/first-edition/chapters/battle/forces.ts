import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { vesselsWithin } from '../../position/find.ts';
import { each } from '../../position/look.ts';
import { pieceName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { hostOf, placeKind } from '../../position/places.ts';
import { isNor } from '../../position/stations.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import { affiliationOf, compatible, groupsOf } from '../affiliation/compatible.ts';
import { attributeOf } from '../skills/attributes.ts';
import { isLeader } from '../skills/leader.ts';
import { isMatched, isServed } from '../staffing/staffing.ts';
import { crewOf, peopleWithin } from '../teams/teams.ts';

/** Affiliations that may attack their own (C-BATTLE-05). */
const ATTACKS_OWN: readonly Affiliation[] = ['Klingon', 'Kazon', 'Non-Aligned', 'Neutral'];

/** The ships and facilities of a seat at a location, in space, docked or on the planet; carried ships are aboard others. */
export function vesselsAt(g: FirstEdition, seat: Seat, location: LocationId): Piece[] {
  return vesselsBy(g, location).filter((piece) => piece.seat === seat);
}

/** Ships and facilities by who fits whom (C-SHIPBAT-01). */
export function partsOf(g: FirstEdition, vessels: readonly Piece[]): Piece[][] {
  return groupsOf(vessels, (one, other) => compatible(g, one, other));
}

/** Those of both seats at a location. */
const vesselsBy: (g: FirstEdition, location: LocationId) => readonly Piece[] = each((g, location) =>
  vesselsWithin(g, location).filter(({ at }) => placeKind(at) !== 'aboard'),
);

/** Why a ship or facility can’t fire (C-BATTLE-04); null: it can. */
export function fireWhy(g: FirstEdition, vessel: Piece): Obstacle {
  const why = idleWhy(g, vessel, isMatched);
  // Whoever mans it; that it isn’t in space, or can’t be seen, says more.
  if (!isStopped(g, vessel) || placeKind(vessel.at) !== 'space' || vessel.veiled !== undefined) return why;
  return no('C-STOP-02', () => `${pieceName(g, vessel.id)} is stopped.`);
}

/** Why the WEAPONS of a ship or facility don’t count where they are asked for, be it stopped or not (C-MISSION-26); null: they do. */
export function weaponsWhy(g: FirstEdition, vessel: Piece): Obstacle {
  return idleWhy(g, vessel, isServed);
}

function idleWhy(g: FirstEdition, vessel: Piece, isManned: (g: FirstEdition, vessel: Piece) => boolean): Obstacle {
  const name = () => pieceName(g, vessel.id);
  if (placeKind(vessel.at) !== 'space') return no('C-BATTLE-04', () => `${name()} is docked, or not in space.`);
  if (vessel.veiled !== undefined) return no('C-CLOAK-02', () => `${name()} is ${vessel.veiled}.`);
  if (attributeOf(g, vessel, 'WEAPONS') === 0) return no('C-BATTLE-04', () => `${name()} has no WEAPONS to use.`);
  if (isManned(g, vessel) || granted(g, 'mans', { ship: vessel.id })) return null;
  return no('C-BATTLE-04', () => `Nobody of the icon of ${name()} is aboard and can act.`);
}

/** Whether a ship or facility of the other can be fired at: landed ships and those that can’t be seen can’t (C-BATTLE-02, C-CLOAK-02). */
export function isTarget(g: FirstEdition, vessel: Piece): boolean {
  if (vessel.veiled !== undefined) return false;
  // Who is docked at, or carried by, what can’t be seen can’t be seen either (C-CLOAK-03).
  const host = hostOf(vessel.at);
  if (host !== null && g.pieces[host]?.veiled !== undefined) return false;
  // C-MOVE-16: on a planet only facilities take part.
  return placeKind(vessel.at) !== 'surface' || cardOf(vessel.card).type === 'Facility';
}

/** Why a ship or facility can’t begin a battle for want of a leader (C-BATTLE-03). Borg need the Defense icon. */
export function leaderWhy(g: FirstEdition, vessel: Piece): Obstacle {
  return leadWhy(g, crewOf(g, vessel), affiliationOf(vessel) === 'Borg', () => `aboard ${pieceName(g, vessel.id)}`);
}

/** Why some people can’t begin a battle for want of a leader (C-BATTLE-03). */
export function leadWhy(g: FirstEdition, people: readonly Piece[], isBorg: boolean, where: () => string): Obstacle {
  if (isBorg && people.some(({ card }) => cardOf(card).icons.includes('Def'))) return null;
  if (!isBorg && people.some((piece) => isLeader(g, piece))) return null;
  return no('C-BATTLE-03', () => `No ${isBorg ? 'Borg with the Defense icon' : 'leader'} is ${where()}.`);
}

/** A ship or facility with its crew: what it may attack, and who may attack it, is asked of all of them (C-BATTLE-06). */
export function forceOf(g: FirstEdition, vessel: Piece): Piece[] {
  // C-FAC-14: aboard a Nor those who fit it.
  const fits = (piece: Piece) => !isNor(cardOf(vessel.card)) || compatible(g, piece, vessel);
  return [vessel, ...peopleWithin(g, vessel).filter((piece) => piece.captive === undefined && fits(piece))];
}

/** Affiliations of a force. */
function sidesOf(force: readonly Piece[]): Affiliation[] {
  return [...new Set(force.flatMap((piece) => affiliationOf(piece) ?? []))];
}

/** Whether an affiliation may attack a force by the book (C-BATTLE-05). */
function may(one: Affiliation, against: readonly Affiliation[]): boolean {
  if (one === 'Borg') return false;
  if (one === 'Federation') return against.includes('Borg');
  return ATTACKS_OWN.includes(one) || !against.includes(one);
}

/** Why a force may not attack another one by affiliation (C-BATTLE-05, C-BATTLE-06); null: it may. What has vanished is at no location. */
export function limitWhy(
  g: FirstEdition,
  seat: Seat,
  location: LocationId | null,
  force: readonly Piece[],
  against: readonly Piece[],
): Obstacle {
  const others = sidesOf(against);
  // Leave to attack an affiliation reaches every force that includes it.
  const isLet = (affiliation: Affiliation) =>
    location !== null && granted(g, 'battle', { seat, location, affiliation });
  if (others.some(isLet)) return null;
  const bound = sidesOf(force.filter(({ id }) => !granted(g, 'unlimited', { piece: id })));
  const stopped = bound.find((one) => !may(one, others));
  if (stopped === undefined) return null;
  return no('C-BATTLE-05', () => `${stopped} may not attack ${others.join(' and ') || 'anybody'}.`);
}
