import { type Choosing, type Play, SELECT } from '../chapters/calls.ts';
import { facing } from '../chapters/missions/team.ts';
import { fits } from '../chapters/skills/group.ts';
import type { Who } from '../content/formula.ts';
import { cardName } from '../position/names.ts';
import type { Run } from './frame.ts';

/** Whom an effect hits among those who face a dilemma (C-DILEMMA-13): how they are selected, how many, and who can be. */
export interface Pick {
  /** `all`: nobody chooses. */
  how: Choosing | 'all';
  count?: number;
  who?: Who;
}

/** Calls the selection of whom an effect hits; they stand in `run.result` afterwards. */
export function pick(ctx: Play, run: Run, { how, count = 1, who }: Pick, what: string): void {
  const { g } = ctx;
  delete run.result;
  const from = facing(g)
    .filter((piece) => who === undefined || fits(g, piece, who))
    .map(({ id }) => id);
  if (how === 'all') run.result = from;
  else ctx.call(SELECT, { seat: run.seat, how, from, count, what: `${cardName(run.from.card)}, ${what}` });
}

/** How many are hit, in words: “2 of them at random”. */
export function pickText({ how, count = 1 }: Pick): string {
  if (how === 'all') return 'all of them';
  const by = { random: 'at random', opponent: 'of the opponent’s choice', owner: 'of your choice' } as const;
  return `${count} of them ${by[how]}`;
}
