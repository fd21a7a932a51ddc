import type { Callable } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { CUBE_COLOURS, type CubeColour } from '../../content/colours.ts';
import { CUBES } from '../../content/cubes.ts';
import type { Frontiers } from '../../state.ts';
import { allied, playerOf, rivals, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { isTokenDown, notJoint } from '../joint/joint.ts';
import { isBeside, isShared, ownerOf } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { ownSpace, spaceWords, yourShip } from '../map/place-words.ts';
import { isSafe } from '../movement/safe.ts';
import { attackLoss, victoryExperience } from './pvp-outcome.ts';

/** What a combat between players is called with. */
export interface PvpCall {
  /** The aggressor. */
  seat: Seat;
  /** The defender. */
  target: Seat;
  /** The defender’s own Starbase, where the defender stands; null for a fight in open space (F-PVP-06). */
  starbase: HexId | null;
}

/** A combat between players. */
export const PVP: Callable<PvpCall> = { name: 'pvp' };

/** What a joint assault is called with. */
export interface AssaultCall {
  /** Who proposes it. */
  seat: Seat;
  cube: CubeColour;
}

/** A joint assault. */
export const ASSAULT: Callable<AssaultCall> = { name: 'assault' };

/** An attack on a player’s ship, or the proposal of a joint assault. */
export type EngagePayload = { do: 'engage'; target: Seat; starbase: HexId | null } | { do: 'joint'; cube: CubeColour };

/** Actions of a seat that other players take part in: attacks on their ships, and joint assaults (F-TURN-15, F-TURN-16). */
export function engagements(g: Frontiers, seat: Seat): Offer<EngagePayload>[] {
  const targets = rivals(g, seat).filter((other) => notEngaged(g, seat, other) === null);
  const cubes = CUBE_COLOURS.filter((colour) => notJoint(g, seat, colour) === null);
  return [
    ...targets.map((other) => engageOffer(g, seat, other)),
    ...cubes.map((colour) => jointOffer(g, seat, colour)),
  ];
}

/** Begins an engagement. */
export function startEngagement(ctx: Running, seat: Seat, payload: EngagePayload): void {
  if (payload.do === 'joint') ctx.call(ASSAULT, { seat, cube: payload.cube });
  else ctx.call(PVP, { seat, target: payload.target, starbase: payload.starbase });
}

/** Why a seat can’t attack another’s ship now, or null (F-PVP-01 to F-PVP-06). */
export function notEngaged(g: Frontiers, seat: Seat, other: Seat): Obstacle {
  if (other === seat) return no('F-PVP-01', 'That is your own ship.');
  if (!g.options.pvp) return no('F-PVP-01', 'Ships of players don’t fight each other here.');
  const name = seatName(g, other);
  if (allied(g, seat, other)) return no('F-TEAM-05', `${name} is your ally.`);
  // F-SCEN-90
  if (g.announced !== null) return no('F-PVP-03', 'Since the End of the Round is announced no ship is attacked.');
  if (g.finale !== null) return no('F-PVP-04', 'These are the last turns: no ship is attacked any more.');
  if (isTokenDown(g, other)) {
    return no('F-PVP-05', `${name} has its Round Order Token face down: it can’t be attacked.`);
  }
  return outOfReach(g, seat, other, name);
}

/** What the places of both ships have against it, or null. */
function outOfReach(g: Frontiers, seat: Seat, other: Seat, name: string): Obstacle {
  const { at } = playerOf(g, seat);
  const { at: there, aside, eliminated } = playerOf(g, other);
  if (there === null || eliminated) return no('F-PVP-01', `${name} is not on the map.`);
  if (aside) return no('F-LOC-02', `${name} is off the map, in the Wormhole.`);
  const where = () => `${name} at ${spaceWords(g, there)}`;
  // F-OPEN-90
  if (isShared(g, there)) return no('F-PVP-02', () => `${name} is safe at ${spaceWords(g, there)}.`);
  if (at === null || !isBeside(at, there)) {
    return no('F-PVP-01', () => `${where()} is not adjacent to ${yourShip(g, seat)}.`);
  }
  if (isShared(g, at)) return no('F-PVP-02', () => `No ship attacks from ${ownSpace(g, seat)}.`);
  // Peace for Starbases covers the owner who stands there.
  if (g.options.starbasePeace && ownerOf(g, there) === other) {
    return no('F-VARIANT-13', `${name} is on its own Starbase, and those are at peace.`);
  }
  // As for a fight with tokens, the aggressor stands on a safe space.
  if (isSafe(g, seat, at)) return null;
  return no('F-OPEN-36', () => `You attack from a safe space alone, and ${ownSpace(g, seat)} is none.`);
}

/** The proposal of a joint assault on a Cube, with what is against it. */
export function jointOffer(g: Frontiers, seat: Seat, cube: CubeColour): Offer<EngagePayload> {
  const { at, defenders = [] } = g.cubes[cube] ?? {};
  const option = {
    key: `joint:${at === undefined ? cube : spaceLabel(at)}`,
    verb: 'joint',
    label: `Propose to assault the ${CUBES[cube].name} together`,
    hint: `${several(defenders.length, 'defender')} to share out. It is your Action if all agree.`,
    subject: { kind: 'cube', id: cube },
    rule: 'F-COOP-02',
  };
  return { option, payload: { do: 'joint', cube }, why: notJoint(g, seat, cube) };
}

/** An attack on another’s ship, with what is against it; whoever stands on a Starbase of their own is assaulted (F-PVP-06). */
export function engageOffer(g: Frontiers, seat: Seat, target: Seat): Offer<EngagePayload> {
  const { at } = playerOf(g, target);
  const starbase = at !== null && ownerOf(g, at) === target ? at : null;
  const loss = attackLoss(g, target, starbase !== null);
  const cost = loss === 0 ? 'No Reputation lost' : `Lose ${loss} Reputation`;
  const hint = `${cost}. Driving them off gives ${victoryExperience(g, seat, target)} Experience.`;
  const name = seatName(g, target);
  const label = at === null ? '' : ` ${spaceLabel(at)}`;
  const words =
    starbase === null
      ? { key: `engage:${target}`, verb: 'engage', label: `Attack ${name} at${label}`, rule: 'F-PVP-01' }
      : {
          key: `assault-owner:${spaceLabel(starbase)}`,
          verb: 'assault',
          label: `Assault${label}, held by ${name}`,
          rule: 'F-PVP-06',
        };
  const option = { ...words, hint, subject: { kind: 'ship', id: `${target}` } };
  return { option, payload: { do: 'engage', target, starbase }, why: notEngaged(g, seat, target) };
}
