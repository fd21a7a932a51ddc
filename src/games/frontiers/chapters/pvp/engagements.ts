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

/** The arguments of a combat between players. */
export interface PvpCall {
  /** The aggressor. */
  seat: Seat;
  /** The defender. */
  target: Seat;
  /** The defender's own Starbase if the defender is on it, or null for a fight in open space (F-PVP-06). */
  starbase: HexId | null;
}

/** The procedure of a combat between players. */
export const PVP: Callable<PvpCall> = { name: 'pvp' };

/** The arguments of a joint assault. */
export interface AssaultCall {
  /** The seat that proposes the joint assault. */
  seat: Seat;
  cube: CubeColour;
}

/** The procedure of a joint assault. */
export const ASSAULT: Callable<AssaultCall> = { name: 'assault' };

/** A player's choice to attack another ship, or to propose a joint assault. */
export type EngagePayload = { do: 'engage'; target: Seat; starbase: HexId | null } | { do: 'joint'; cube: CubeColour };

/**
 * Returns a seat's Actions that involve other players: attacks on their ships, and joint assaults (F-TURN-15,
 * F-TURN-16).
 */
export function engagements(g: Frontiers, seat: Seat): Offer<EngagePayload>[] {
  const targets = rivals(g, seat).filter((other) => notEngaged(g, seat, other) === null);
  const cubes = CUBE_COLOURS.filter((colour) => notJoint(g, seat, colour) === null);
  return [
    ...targets.map((other) => engageOffer(g, seat, other)),
    ...cubes.map((colour) => jointOffer(g, seat, colour)),
  ];
}

/** Starts an engagement. */
export function startEngagement(ctx: Running, seat: Seat, payload: EngagePayload): void {
  if (payload.do === 'joint') ctx.call(ASSAULT, { seat, cube: payload.cube });
  else ctx.call(PVP, { seat, target: payload.target, starbase: payload.starbase });
}

/** Returns the reason a seat can’t attack another player's ship now, or null (F-PVP-01 to F-PVP-06). */
export function notEngaged(g: Frontiers, seat: Seat, other: Seat): Obstacle {
  if (other === seat) return no('F-PVP-01', 'That is your own ship.');
  if (!g.options.pvp) return no('F-PVP-01', 'In this game, players’ ships can’t fight each other.');
  const name = seatName(g, other);
  if (allied(g, seat, other)) return no('F-TEAM-05', `${name} is your ally.`);
  // F-SCEN-90
  if (g.announced !== null)
    return no('F-PVP-03', 'The End of the Round has been announced, so you can’t attack ships anymore.');
  if (g.finale !== null) return no('F-PVP-04', 'You can’t attack ships in the last turns.');
  if (isTokenDown(g, other)) {
    return no('F-PVP-05', `You can’t attack ${name}: its Round Order Token is face down.`);
  }
  return outOfReach(g, seat, other, name);
}

/** Returns the reason the positions of the ships rule out an attack, or null. */
function outOfReach(g: Frontiers, seat: Seat, other: Seat, name: string): Obstacle {
  const { at } = playerOf(g, seat);
  const { at: there, aside, eliminated } = playerOf(g, other);
  if (there === null || eliminated) return no('F-PVP-01', `${name} isn’t on the map.`);
  if (aside) return no('F-LOC-02', `${name} is off the map, in the Wormhole.`);
  const where = () => `${name} at ${spaceWords(g, there)}`;
  // F-OPEN-90
  if (isShared(g, there)) return no('F-PVP-02', () => `${name} is safe at ${spaceWords(g, there)}.`);
  if (at === null || !isBeside(at, there)) {
    return no('F-PVP-01', () => `${where()} isn’t adjacent to ${yourShip(g, seat)}.`);
  }
  if (isShared(g, at)) return no('F-PVP-02', () => `You can’t attack from ${ownSpace(g, seat)}.`);
  // The Starbase peace variant also protects an owner whose ship is on the Starbase.
  if (g.options.starbasePeace && ownerOf(g, there) === other) {
    return no('F-VARIANT-13', `In this game, you can’t attack ${name} on its own Starbase.`);
  }
  // As in a fight with tokens, the aggressor must be on a safe space.
  if (isSafe(g, seat, at)) return null;
  return no('F-OPEN-36', () => `You can attack only from a safe space, and ${ownSpace(g, seat)} isn’t safe.`);
}

/**
 * Returns the offer to propose a joint assault on a Cube. If the seat can't do so now, the offer includes the reason.
 */
export function jointOffer(g: Frontiers, seat: Seat, cube: CubeColour): Offer<EngagePayload> {
  const { at, defenders = [] } = g.cubes[cube] ?? {};
  const option = {
    key: `joint:${at === undefined ? cube : spaceLabel(at)}`,
    verb: 'joint',
    label: `Propose a joint assault on the ${CUBES[cube].name}`,
    hint: `${several(defenders.length, 'defender')} to share. This uses your Action if everyone agrees.`,
    subject: { kind: 'cube', id: cube },
    rule: 'F-COOP-02',
  };
  return { option, payload: { do: 'joint', cube }, why: notJoint(g, seat, cube) };
}

/**
 * Returns the offer to attack another player's ship. If the seat can't do so now, the offer includes the reason. An
 * attack on a ship at its own Starbase is an assault (F-PVP-06).
 */
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
          label: `Assault${label}, defended by ${name}`,
          rule: 'F-PVP-06',
        };
  const option = { ...words, hint, subject: { kind: 'ship', id: `${target}` } };
  return { option, payload: { do: 'engage', target, starbase }, why: notEngaged(g, seat, target) };
}
