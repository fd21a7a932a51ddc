import type { Outcome, ScoreSheet, Seat } from '../../kernel/types.ts';
import { playerOf } from './chapters/characters/find.ts';
import { seatName } from './chapters/characters/names.ts';
import { coreOf, nameOf } from './content/cards.ts';
import { amountNow } from './effects/counts.ts';
import { scopeOf } from './effects/scope.ts';
import type { AwayMissions } from './state.ts';

/** Points that a seat’s Core Mission would give now (M-END-03); none while it isn’t chosen. */
export function corePoints(g: AwayMissions, seat: Seat): number {
  const { core } = playerOf(g, seat);
  return core === null ? 0 : amountNow(g, scopeOf(seat, core, null), coreOf(core).worth);
}

/** Points on the table: scored Missions with their bonuses, and Bonus Points tokens. The Core Mission counts in Debrief. */
export function pointsSoFar(g: AwayMissions, seat: Seat): number {
  const { scored, bonusPoints } = playerOf(g, seat);
  return scored.reduce((sum, { points, bonus }) => sum + points + bonus, bonusPoints);
}

/** M-END-04: the points of each seat and what they come from. */
export function score(g: AwayMissions): ScoreSheet {
  const rows = [...g.players.entries()].map(([seat, { core, scored, bonusPoints }]) => {
    const parts = scored.map(({ card, points, bonus }) => ({ label: nameOf(card), points: points + bonus }));
    if (bonusPoints !== 0) parts.push({ label: 'Bonus Points', points: bonusPoints });
    if (core !== null && g.phase === 'debrief') parts.push({ label: nameOf(core), points: corePoints(g, seat) });
    return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  return { rows };
}

/** Who wins: most points, then most scored Mission cards, else nobody (M-END-04, M-END-05, M-OPEN-41). */
export function verdict(g: AwayMissions): Outcome {
  const [mine = 0, theirs = 0] = score(g).rows.map(({ total }) => total);
  const totals = `${seatName(g, 0)} ${mine}, ${seatName(g, 1)} ${theirs}`;
  if (mine !== theirs) return won(g, mine > theirs ? 0 : 1, totals, 'M-END-04');
  const [few = 0, many = 0] = g.players.map(({ scored }) => scored.length);
  const cards = `${totals}; scored Missions ${few} and ${many}`;
  if (few !== many) return won(g, few > many ? 0 : 1, cards, 'M-END-05');
  return { winners: [], why: `A draw: ${cards}.`, rule: 'M-END-05' };
}

function won(g: AwayMissions, seat: Seat, totals: string, rule: string): Outcome {
  return { winners: [seat], why: `${seatName(g, seat)} wins: ${totals}.`, rule };
}
