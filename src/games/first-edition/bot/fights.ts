import type { Option, Seat } from '../../../kernel/types.ts';
import { fireWhy, isTarget, leaderWhy, vesselsAt } from '../chapters/battle/forces.ts';
import { hitBy } from '../chapters/battle/totals.ts';
import { isDamaged } from '../chapters/damage/hull.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { fightersAt, peopleAt, teamsAt, teamsOf } from '../chapters/teams/teams.ts';
import { pointsOn } from '../content/card.ts';
import { cardOf } from '../content/pool.ts';
import { opponentOf, piecesOf } from '../position/find.ts';
import { isLone } from '../position/kinds.ts';
import { aboard, hostOf, locationAt, placeKind } from '../position/places.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { LocationId } from '../terms.ts';
import { personWorth } from './worth.ts';

/** The minimum gain for which the bot attacks. An attack must gain enough to make up for stopping the attackers. */
const LEAST = 4;
/** The value of damage, as a share of the damaged card’s value. */
const DAMAGE = 0.4;
/** The bot begins a personnel battle only if its side is stronger by this factor. */
const STRONGER = 1.4;

/** Returns the value of a vessel and everything aboard, or the points that a self-controlling card gives. */
function stake(g: FirstEdition, vessel: Piece): number {
  const facts = cardOf(vessel.card);
  if (isLone(facts)) return pointsOn(facts);
  const crew = peopleAt(g, aboard(vessel.id), vessel.seat);
  return crew.reduce((sum, one) => sum + personWorth(one), personWorth(vessel));
}

/** Returns the share of a vessel’s value that an ATTACK destroys. */
function loss(g: FirstEdition, vessel: Piece, attack: number): number {
  const host = placeKind(vessel.at) === 'docked' ? hostOf(vessel.at) : null;
  const dock = host === null ? undefined : g.pieces[host];
  const defense = attributeOf(g, vessel, 'SHIELDS') + (dock === undefined ? 0 : attributeOf(g, dock, 'SHIELDS') / 2);
  const hit = hitBy(g, vessel, attack, defense);
  if (hit === 'miss') return 0;
  return hit === 'direct' || isDamaged(g, vessel) ? 1 : DAMAGE;
}

/** Adds up the WEAPONS of all vessels of a seat that are at a location and can fire. */
function weaponsAt(g: FirstEdition, seat: Seat, location: LocationId): number {
  return vesselsAt(g, seat, location)
    .filter((vessel) => fireWhy(g, vessel) === null)
    .reduce((sum, vessel) => sum + attributeOf(g, vessel, 'WEAPONS'), 0);
}

/** Returns the gain of an attack with all ships at a location, minus the losses by return fire. */
function gainOf(g: FirstEdition, seat: Seat, location: LocationId, target: Piece, attack: number): number {
  // A self-controlling card fires at all its attackers, and then no other card fires back.
  const isAlone = isLone(cardOf(target.card));
  const back = isAlone ? attributeOf(g, target, 'WEAPONS') : weaponsAt(g, opponentOf(seat), location);
  const own = vesselsAt(g, seat, location).filter((vessel) => fireWhy(g, vessel) === null);
  const risks = own.map((vessel) => loss(g, vessel, back) * stake(g, vessel));
  const risk = isAlone ? risks.reduce((sum, one) => sum + one, 0) : Math.max(0, ...risks);
  return loss(g, target, attack) * stake(g, target) - risk;
}

/** Returns the attack or personnel battle with the highest gain, or null if none is worth it. */
export function fight(g: FirstEdition, seat: Seat, options: readonly Option[]): string | null {
  let found: string | null = null;
  let most = LEAST;
  for (const { key, verb } of options) {
    const [kind, ...ids] = key.split(':');
    const gain =
      verb === 'attack' && ids[0] === 'all' ? fired(g, seat, ids) : kind === 'fight' ? fought(g, seat, ids) : 0;
    if (gain > most) [found, most] = [key, gain];
  }
  return found;
}

function fired(g: FirstEdition, seat: Seat, ids: readonly string[]): number {
  const target = g.pieces[Number(ids[2])];
  const location = target === undefined ? null : locationAt(g, target.at);
  if (target === undefined || location === null) return 0;
  return gainOf(g, seat, location, target, weaponsAt(g, seat, location));
}

function fought(g: FirstEdition, seat: Seat, ids: readonly string[]): number {
  const [one, other] = ids.map((id) => g.pieces[Number(id)]);
  if (one === undefined || other === undefined) return 0;
  const strength = (people: readonly Piece[]) =>
    people.reduce((sum, piece) => sum + attributeOf(g, piece, 'STRENGTH'), 0);
  const own = teamsAt(g, one.at, seat).find((team) => team.includes(one)) ?? [];
  const others = teamsOf(g, fightersAt(g, other.at, other.seat)).find((team) => team.includes(other)) ?? [];
  const ratio = strength(own) / Math.max(1, strength(others));
  return ratio < STRONGER ? 0 : LEAST + ratio;
}

/** Returns the location where a ship can profitably attack an opponent’s ship. */
export function hunts(g: FirstEdition, seat: Seat, ship: Piece, places: Iterable<LocationId>): LocationId | null {
  if (leaderWhy(g, ship) !== null) return null;
  const attack = attributeOf(g, ship, 'WEAPONS');
  let found: LocationId | null = null;
  let most = LEAST;
  for (const location of places) {
    const back = weaponsAt(g, opponentOf(seat), location);
    const risk = loss(g, ship, back) * stake(g, ship);
    for (const target of vesselsAt(g, opponentOf(seat), location)) {
      if (!isTarget(g, target)) continue;
      const gain = loss(g, target, attack) * stake(g, target) - risk;
      if (gain > most) [found, most] = [location, gain];
    }
  }
  return found;
}

/** Whether one of the opponent’s cards has WEAPONS that exceed a ship’s SHIELDS, no matter where the card is now. */
export function isThreatened(g: FirstEdition, ship: Piece): boolean {
  return piecesOf(g, opponentOf(ship.seat)).some(
    (piece) => attributeOf(g, piece, 'WEAPONS') > attributeOf(g, ship, 'SHIELDS'),
  );
}
