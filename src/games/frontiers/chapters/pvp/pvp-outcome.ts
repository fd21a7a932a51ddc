import type { Seat } from '../../../../kernel/types.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers, Pvp, PvpSide } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';

/** Returns the current combat between players. Throws if there is none. */
export function pvpOf(g: Frontiers): Pvp {
  if (g.pvp === null) throw new Error('no players fight');
  return g.pvp;
}

/** Returns a seat's side of the combat between players. Throws for a seat that doesn't fight in the combat. */
export function sideOf(g: Frontiers, seat: Seat): PvpSide {
  const { aggressor, defender } = pvpOf(g);
  const side = [aggressor, defender].find((one) => one.seat === seat);
  if (side === undefined) throw new Error(`seat ${seat} doesn’t fight`);
  return side;
}

/** Whether a seat defends in a combat between players with partial attendance (F-PVP-17, F-PVP-18). */
export function isPartial({ pvp }: Frontiers, seat: Seat): boolean {
  return pvp !== null && pvp.defender.seat === seat && pvp.attendance === 'partial';
}

/** Returns the opponent of a seat in the combat. */
export function opponentOf(g: Frontiers, seat: Seat): Seat {
  const { aggressor, defender } = pvpOf(g);
  return aggressor.seat === seat ? defender.seat : aggressor.seat;
}

/**
 * Returns the Reputation lost for attacking a player: less if the defender is on its own Romulan Starbase (F-PVP-09,
 * F-PVP-10), and none in some scenarios (F-SCEN-73, F-SCEN-88).
 */
export function attackLoss(g: Frontiers, target: Seat, onOwnStarbase: boolean): number {
  if (scenarioIn(g).attackCost !== 'all' || playerOf(g, target).reputation < 0) return 0;
  return onOwnStarbase ? 1 : 2;
}

/**
 * Returns the Experience for driving off another player (F-PVP-41 to F-PVP-43), doubled in Conquer and Hold
 * (F-SCEN-74).
 */
export function victoryExperience(g: Frontiers, victor: Seat, loser: Seat): number {
  const { level, experience } = playerOf(g, victor);
  const other = playerOf(g, loser);
  return experience >= other.experience ? 0 : scenarioIn(g).pvpGain * (1 + 2 * Math.max(0, other.level - level));
}

/**
 * Stops the opponent's attack. A blocker stops the attack that it blocks (F-PVP-50). With `ahead`, this also stops the
 * opponent’s next attack, for an effect that skips whole phases (F-PVP-49). The
 * opponent doesn't take back the cards played for the attack.
 */
export function stopOpponent(ctx: Running, seat: Seat, ahead = false): void {
  const { g } = ctx;
  const opponent = opponentOf(g, seat);
  const isBlocking = pvpOf(g).attacker === opponent;
  if (!isBlocking && !ahead) {
    ctx.log(`${seatName(g, opponent)} isn’t attacking now, so nothing is stopped.`, 'F-PVP-50');
    return;
  }
  sideOf(g, opponent).stopped = true;
  const which = isBlocking ? 'This attack' : 'The next attack';
  ctx.log(`${which} by ${seatName(g, opponent)} is stopped.`, isBlocking ? 'F-PVP-50' : 'F-PVP-49');
}

/**
 * Removes the opponent’s Disruptors until the combat ends (F-PVP-51). The seat's Shields then count in full at long
 * range (F-PVP-28).
 */
export function dropDisruptors(ctx: Running, seat: Seat): void {
  const { noDisruptors } = pvpOf(ctx.g);
  if (!noDisruptors.includes(seat)) noDisruptors.push(seat);
  ctx.log(`${seatName(ctx.g, seat)}’s Shields count in full in this combat.`, 'F-PVP-28');
}
