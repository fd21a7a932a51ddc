import type { Seat } from '../../../../kernel/types.ts';
import { DAMAGE } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { type Running, takeDamage } from '../captains/gains.ts';
import { baseHandLimit } from '../turn-end/hand-limit.ts';
import { isCatastrophic } from './combat-maths.ts';

/**
 * Puts Damage Cards into a hand, in combat or not. In a combat of the seat, own cards’ damage included, they count towards
 * Catastrophic Damage, which strikes once (F-DMG-05 to F-DMG-07, F-PVP-33).
 */
export function sustain(ctx: Running, seat: Seat, cards: number, why: string, rule: string): void {
  takeDamage(ctx, seat, cards, why, rule);
  const { combat, pvp } = ctx.g;
  const limit = baseHandLimit(ctx.g, seat);
  if (combat?.seat === seat) {
    combat.sustained += cards;
    if (combat.catastrophic || !isCatastrophic(combat.sustained, limit)) return;
    combat.catastrophic = true;
    loseHand(ctx, seat, 'Catastrophic Damage', 'F-DMG-05');
    return;
  }
  const side = [pvp?.aggressor, pvp?.defender].find((one) => one?.seat === seat);
  if (side === undefined) return;
  const before = side.sustained;
  side.sustained += cards;
  if (!isCatastrophic(before, limit) && isCatastrophic(side.sustained, limit)) {
    loseHand(ctx, seat, 'Catastrophic Damage', 'F-PVP-33');
  }
}

/** Discards all cards of a hand but Damage Cards. Crew and Skills still work (F-DMG-05, F-DMG-07, F-SPECIALS-03). */
export function loseHand(ctx: Running, seat: Seat, why: string, rule: string): void {
  const player = playerOf(ctx.g, seat);
  const lost = player.hand.filter((card) => card !== DAMAGE);
  player.hand = player.hand.filter((card) => card === DAMAGE);
  player.discard.push(...lost);
  player.spent += lost.length;
  // How many Damage Cards are left is seen by all.
  ctx.reveal();
  ctx.log(`${why}: ${seatName(ctx.g, seat)} discards all cards but Damage Cards.`, rule);
}
