import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Span } from '../state.ts';
import { playerOf } from './find.ts';

/** Returns how many times a player has used a rule in the rule’s current span: the turn, the round or the game. */
export function timesUsed(g: Ascendancy, seat: Seat, rule: string): number {
  return playerOf(g, seat).uses.find((one) => one.rule === rule)?.times ?? 0;
}

/** Records that a rule was used. */
export function use(g: Ascendancy, seat: Seat, rule: string, span: Span): void {
  const { uses } = playerOf(g, seat);
  const known = uses.find((one) => one.rule === rule);
  if (known === undefined) uses.push({ rule, span, times: 1 });
  else known.times += 1;
}

/** Clears the uses of all players for the given spans. */
export function forgetUses(g: Ascendancy, ...spans: readonly Span[]): void {
  for (const player of g.players) player.uses = player.uses.filter(({ span }) => !spans.includes(span));
}
