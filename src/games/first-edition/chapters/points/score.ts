import type { Seat } from '../../../../kernel/types.ts';
import { ruleOf } from '../../content/rules.ts';
import { opponentOf, playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { actingAt, added, granted } from '../../rules/ask.ts';
import type { FirstEdition, Scored } from '../../state.ts';
import type { Play } from '../calls.ts';

/**
 * Returns a player's points: gains minus losses, which may be below 0 (C-POINTS-02), and the points of cards that are worth
 * some while they are in play.
 */
export function pointsOf(g: FirstEdition, seat: Seat): number {
  const scored = playerOf(g, seat).scored.reduce((sum, one) => sum + (isCounted(g, one) ? one.points : 0), 0);
  return scored + added(g, 'score', { seat });
}

/** Returns the points with which a player can win. A card may ignore bonus points in excess of those from missions. */
export function winningPoints(g: FirstEdition, seat: Seat): number {
  const total = pointsOf(g, seat);
  if (!granted(g, 'balanced', { seat })) return total;
  const missions = playerOf(g, seat)
    .scored.filter((one) => one.kind === 'mission' && isCounted(g, one))
    .reduce((sum, { points }) => sum + points, 0);
  return missions + Math.min(total - missions, Math.max(missions, 0));
}

/** True if these points count at the moment. A mission's text may temporarily suspend its points. */
function isCounted(g: FirstEdition, { kind, card }: Scored): boolean {
  return kind !== 'mission' || ruleOf(card)?.counts?.(g) !== false;
}

/** Adds or subtracts points. A player who reaches the goal wins immediately (C-POINTS-06). */
export function scorePoints(ctx: Play, seat: Seat, scored: Scored): void {
  const { g } = ctx;
  playerOf(g, seat).scored.push(scored);
  if (scored.points !== 0 && actingAt(g, 'scored', {}).length > 0)
    g.tallies = [...(g.tallies ?? []), { seat, points: scored.points }];
  const total = pointsOf(g, seat);
  const verb = scored.points < 0 ? 'loses' : 'scores';
  const words = `${seatName(seat)} ${verb} ${Math.abs(scored.points)} for ${cardName(scored.card)}, total ${total}.`;
  ctx.log(words, scored.kind === 'mission' ? 'C-POINTS-01' : 'C-POINTS-03');
  endByGoal(ctx, seat);
}

/**
 * Ends the game if a player has reached the goal, either with points just scored or with points that count again
 * (C-POINTS-06).
 */
export function endByGoal(ctx: Play, seat: Seat): void {
  const total = winningPoints(ctx.g, seat);
  if (total < ctx.g.options.goal || ctx.state.over !== null) return;
  ctx.end({ winners: [seat], why: `${seatName(seat)} has ${total} points.`, rule: 'C-POINTS-06' });
}

/**
 * Ends the game when both draw decks are empty. The higher score wins (C-POINTS-07), and equal scores are a draw
 * (C-OPEN-21).
 */
export function endByDecks(ctx: Play): void {
  const [one, other] = [winningPoints(ctx.g, 0), winningPoints(ctx.g, 1)];
  const score = `${Math.max(one, other)} to ${Math.min(one, other)}`;
  if (one === other)
    ctx.end({ winners: [], why: `Both draw decks are empty, and the score is equal at ${one}.`, rule: 'C-OPEN-21' });
  else {
    const winner = one > other ? 0 : 1;
    const why = `Both draw decks are empty: ${seatName(winner)} leads ${seatName(opponentOf(winner))} by ${score}.`;
    ctx.end({ winners: [winner], why, rule: 'C-POINTS-07' });
  }
}
