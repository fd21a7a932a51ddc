import type { Seat } from '../../../../kernel/types.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers, Pvp, PvpSide } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';

/** The combat of players under way. Throws when there is none. */
export function pvpOf(g: Frontiers): Pvp {
  if (g.pvp === null) throw new Error('no players fight');
  return g.pvp;
}

/** One side of a combat of players. Throws for a seat that doesn’t fight. */
export function sideOf(g: Frontiers, seat: Seat): PvpSide {
  const { aggressor, defender } = pvpOf(g);
  const side = [aggressor, defender].find((one) => one.seat === seat);
  if (side === undefined) throw new Error(`seat ${seat} doesn’t fight`);
  return side;
}

/** Whether a seat attends a fight between ships in part alone (F-PVP-17, F-PVP-18). */
export function isPartial({ pvp }: Frontiers, seat: Seat): boolean {
  return pvp !== null && pvp.defender.seat === seat && pvp.attendance === 'partial';
}

/** The seat that another one fights. */
export function opponentOf(g: Frontiers, seat: Seat): Seat {
  const { aggressor, defender } = pvpOf(g);
  return aggressor.seat === seat ? defender.seat : aggressor.seat;
}

/**
 * Reputation that attacking a player costs; less on a Romulan Starbase of the defender’s own (F-PVP-09, F-PVP-10), none in
 * F-SCEN-73 and F-SCEN-88.
 */
export function attackLoss(g: Frontiers, target: Seat, onOwnStarbase: boolean): number {
  if (scenarioIn(g).attackCost !== 'all' || playerOf(g, target).reputation < 0) return 0;
  return onOwnStarbase ? 1 : 2;
}

/** Experience for driving another player off (F-PVP-41 to F-PVP-43), twice as much in Conquer and Hold (F-SCEN-74). */
export function victoryExperience(g: Frontiers, victor: Seat, loser: Seat): number {
  const { level, experience } = playerOf(g, victor);
  const other = playerOf(g, loser);
  return experience >= other.experience ? 0 : scenarioIn(g).pvpGain * (1 + 2 * Math.max(0, other.level - level));
}

/**
 * An effect that stops an attack works for a blocker, against the attack that it blocks (F-PVP-50). `ahead`: one that skips
 * whole phases may be played before that too, against the opponent’s next attack (F-PVP-49). What was played stays played.
 */
export function stopOpponent(ctx: Running, seat: Seat, ahead = false): void {
  const { g } = ctx;
  const opponent = opponentOf(g, seat);
  const isBlocking = pvpOf(g).attacker === opponent;
  if (!isBlocking && !ahead) {
    ctx.log(`${seatName(g, opponent)} doesn’t attack now, so nothing is stopped.`, 'F-PVP-50');
    return;
  }
  sideOf(g, opponent).stopped = true;
  const which = isBlocking ? 'This attack' : 'The next attack';
  ctx.log(`${which} of ${seatName(g, opponent)} is stopped.`, isBlocking ? 'F-PVP-50' : 'F-PVP-49');
}

/**
 * An effect takes the opponent’s Disruptors away: at long range each point of the own Shields counts in full (F-PVP-28), until
 * the combat ends (F-PVP-51).
 */
export function dropDisruptors(ctx: Running, seat: Seat): void {
  const { noDisruptors } = pvpOf(ctx.g);
  if (!noDisruptors.includes(seat)) noDisruptors.push(seat);
  ctx.log(`Shields of ${seatName(ctx.g, seat)} count in full in this combat.`, 'F-PVP-28');
}
