import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import type { Refusal } from '../kernel/types.ts';
import type { Branch } from '../store/branches.ts';
import type { Random } from './games.ts';
import { previewed } from './preview.ts';
import type { Preview, Trial } from './preview-parts.ts';

/** The beginning of the id of a question in a private copy. No question of a table has such an id. */
const TRIED = 't';

/** The source of a regular expression for the id of a question in a private copy. */
export const TRIED_ID = `${TRIED}\\d{15,20}`;

/** Returns the id of the question that a private copy with this mark asks. */
export function triedId({ mark }: Pick<Branch, 'mark'>): string {
  return `${TRIED}${mark}`;
}

/** True if a question is asked by a private copy, so that an answer to it plays nothing. */
export function isTried(decision: string): boolean {
  return decision.startsWith(TRIED);
}

/**
 * Plays the steps of a private copy again, from the position now. If the table has moved on, a step may be impossible or
 * lead elsewhere. The result then shows the steps before it, and says why the copy breaks there.
 */
export function triedOn(
  table: Table,
  { seat, steps, mark }: Branch,
  game: Game<unknown>,
  random: Random,
): { table: Table; preview: Preview; trial: Trial } {
  const play = (count: number): ReturnType<typeof previewed> =>
    previewed(table, { seat, line: lineOf(steps.slice(0, count)) }, game, random);
  const whole = play(steps.length);
  const reached = reachedIn(whole.preview, steps);
  const labels = steps.map(({ label }) => label);
  if (reached === steps.length) return { ...whole, trial: { mark, steps: labels, reached, broken: null } };
  return { ...play(reached), trial: { mark, steps: labels, reached, broken: whyBroken(whole.preview, reached) } };
}

/** The steps as a line that can be played. */
export function lineOf(steps: readonly Pick<Branch['steps'][number], 'words'>[]): string {
  return steps.map(({ words }) => words).join('; ');
}

/** The number of steps at the beginning that mean the same as when they were tried. */
function reachedIn({ picks }: Preview, steps: Branch['steps']): number {
  const other = steps.findIndex(({ label }, at) => picks[at]?.label !== label);
  return other < 0 ? steps.length : other;
}

function whyBroken({ picks, stopped }: Preview, reached: number): Refusal {
  const instead = picks[reached];
  if (instead !== undefined) return { text: `This step would be “${instead.label}” now.` };
  return stopped ?? { text: 'The table asks you nothing there now.' };
}
