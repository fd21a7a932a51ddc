import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import type { Card } from '../content/cards/card.ts';
import type { Frontiers } from '../state.ts';

/** F-HEAL-05, F-AWAY-13: the Captain's own card needs the Captain to act. */
export function mayPlay(g: Frontiers, seat: Seat, card: Card): boolean {
  return card.captain !== true || captainOut(g, seat) === null;
}

/** Why a Captain can’t act: Wounded, or still aboard while an Away Team is down. */
export type CaptainOut = 'wounded' | 'aboard';

/** Why a Captain can’t act, or null (F-AWAY-13, F-AWAY-24, F-HEAL-05). */
export function captainOut(g: Frontiers, seat: Seat): CaptainOut | null {
  if (playerOf(g, seat).wounds > 0) return 'wounded';
  const { combat } = g;
  return combat?.seat !== seat || combat.team === null || combat.team.captain ? null : 'aboard';
}
