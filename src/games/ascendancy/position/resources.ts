import type { Ctx } from '../../../kernel/game.ts';
import type { RuleId, Seat, Text } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import type { Ascendancy, Player, Resource, Resources } from '../state.ts';
import { playerOf } from './find.ts';
import { does, resourceName, resourcesText } from './names.ts';

/** All Resources in their usual order. */
export const RESOURCES: readonly Resource[] = ['production', 'research', 'culture'];

/** Returns a set of Resources with 0 of each kind. */
export function nothing(): Resources {
  return { production: 0, research: 0, culture: 0 };
}

/** Returns the amount of a Resource that a player can spend. Claimed Ships count as Research (A-AND-06). */
export function has(player: Player, resource: Resource): number {
  return player.reserves[resource] + (resource === 'research' ? player.claimed.length : 0);
}

/** Whether a player can pay this price. With Wild Culture, Culture may replace the other Resources (A-OPT-07). */
export function canPay(g: Ascendancy, seat: Seat, price: Partial<Resources>): boolean {
  const player = playerOf(g, seat);
  let missing = 0;
  for (const one of ['production', 'research'] as const) missing += Math.max(0, (price[one] ?? 0) - has(player, one));
  const culture = has(player, 'culture') - (price.culture ?? 0);
  if (culture < 0) return false;
  return missing === 0 || (g.options.rules.wildCulture === true && missing <= culture);
}

/**
 * Takes Resources from a player. Claimed Ships are spent before Research tokens and return to their owners’ supplies
 * (A-AND-06). With Wild Culture, Culture pays for what is missing (A-OPT-07). Throws if the player can’t pay.
 */
export function pay(g: Ascendancy, seat: Seat, price: Partial<Resources>): void {
  if (!canPay(g, seat, price)) throw new Error(`seat ${seat} can’t pay ${resourcesText(price)}`);
  const player = playerOf(g, seat);
  player.reserves.culture -= price.culture ?? 0;
  for (const one of ['production', 'research'] as const) {
    let due = price[one] ?? 0;
    for (; one === 'research' && due > 0 && player.claimed.length > 0; due--) {
      const owner = player.claimed.shift();
      if (owner !== undefined) playerOf(g, owner).ships += 1;
    }
    const own = Math.min(due, player.reserves[one]);
    player.reserves[one] -= own;
    player.reserves.culture -= due - own;
  }
}

/** Gives Resources from the unlimited Supply (A-COMP-17) and logs it. `why` ends the log line: “for …”, “from …”. */
export function gain(ctx: Ctx<Ascendancy>, seat: Seat, gains: Partial<Resources>, why: Text, rule: RuleId): void {
  const player = playerOf(ctx.g, seat);
  for (const one of RESOURCES) player.reserves[one] += gains[one] ?? 0;
  if (RESOURCES.every((one) => (gains[one] ?? 0) === 0)) return;
  ctx.log(`${does(ctx.g, seat, 'gains', 'gain')} ${resourcesText(gains)} ${why}.`, rule);
}

/** Takes up to `amount` of a Resource and returns how much was taken. Claimed Ships aren’t taken. */
export function lose(g: Ascendancy, seat: Seat, resource: Resource, amount: number): number {
  const player = playerOf(g, seat);
  const lost = Math.min(amount, player.reserves[resource]);
  player.reserves[resource] -= lost;
  return lost;
}

/** Returns the reason a price can’t be paid, with the rule that sets the price, or null. */
export function unpaid(g: Ascendancy, seat: Seat, price: Partial<Resources>, rule: RuleId): Obstacle {
  return canPay(g, seat, price) ? null : no(rule, () => shortOf(g, seat, price));
}

/** Describes a price that is too high: “It costs 5 Culture, and you have 1 Culture.” */
function shortOf(g: Ascendancy, seat: Seat, price: Partial<Resources>): string {
  const player = playerOf(g, seat);
  const short = RESOURCES.find((one) => (price[one] ?? 0) > has(player, one)) ?? 'culture';
  return `It costs ${resourcesText(price)}, and you have ${has(player, short)} ${resourceName(short)}.`;
}
