import { type Choosing, type Play, SELECT } from '../chapters/calls.ts';
import { facing } from '../chapters/missions/team.ts';
import { attributeOf } from '../chapters/skills/attributes.ts';
import { fits } from '../chapters/skills/group.ts';
import type { Who } from '../content/formula.ts';
import type { Attribute } from '../content/printed.ts';
import { cardName } from '../position/names.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { Run } from './frame.ts';

/** Whom an effect hits among those who face a dilemma (C-DILEMMA-13): how they are selected, how many, and who can be. */
export type Pick = { readonly count?: number; readonly who?: Who } & (
  | { readonly how: Choosing | 'all' }
  /** Those with the highest sum of attributes. */
  | { readonly how: 'highest'; readonly of: readonly Attribute[] }
);

/** Calls the selection of whom an effect hits; they stand in `run.result` afterwards. */
export function pick(ctx: Play, run: Run, how: Pick, what: string): void {
  const { g } = ctx;
  const { who, count = 1 } = how;
  delete run.result;
  const can = facing(g).filter((piece) => who === undefined || fits(g, piece, who));
  if (how.how === 'all') {
    run.result = ids(can);
    return;
  }
  const from = ids(how.how === 'highest' ? highest(g, can, how.of) : can);
  // C-DILEMMA-15: who meets it is chosen among equals by the opponent.
  const by = how.how === 'highest' ? 'opponent' : how.how;
  ctx.call(SELECT, { seat: run.seat, how: by, from, count, what: `${cardName(run.from.card)}, ${what}` });
}

function ids(pieces: readonly Piece[]): number[] {
  return pieces.map(({ id }) => id);
}

function highest(g: FirstEdition, pieces: readonly Piece[], of: readonly Attribute[]): Piece[] {
  const worth = (piece: Piece) => of.reduce((sum, attribute) => sum + attributeOf(g, piece, attribute), 0);
  const most = Math.max(...pieces.map(worth));
  return pieces.filter((piece) => worth(piece) === most);
}

/** How many are hit, in words: “2 of them at random”. */
export function pickText({ how, count = 1 }: Pick): string {
  if (how === 'all') return 'all of them';
  const by = {
    random: 'at random',
    opponent: 'of the opponent’s choice',
    owner: 'of your choice',
    highest: 'with the most',
  } as const;
  return `${count} of them ${by[how]}`;
}
