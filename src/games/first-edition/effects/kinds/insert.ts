import { locationOf } from '../../position/find.ts';
import { cardName } from '../../position/names.ts';
import { namedIn } from '../../position/places.ts';
import type { CardPlace } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes the card a location in its gap, with a span (C-SEED-12), and with a region if its text says so
     * (C-SPACELINE-13).
     */
    insert: { span: number; region?: string };
  }
}

export const insert: Kind<'insert'> = {
  run(ctx, run, { span, region }) {
    const { g } = ctx;
    const [piece] = whichOf(g, run, 'itself');
    const beside = piece === undefined ? null : namedIn(piece.at);
    if (piece === undefined || beside === null) return;
    const { quadrant } = locationOf(g, beside);
    const line = g.lines[quadrant] ?? [];
    const id = `L${++g.minted.locations}`;
    g.locations[id] = {
      id,
      quadrant,
      missions: [],
      made: { by: piece.id, span, ...(region === undefined ? {} : { region }) },
      seeds: [],
      solved: null,
      barred: [],
      attempted: [],
      gone: [],
    };
    line.splice(line.indexOf(beside) + 1, 0, id);
    const at: CardPlace = `at:${id}`;
    piece.at = at;
    ctx.log(`${cardName(piece.card)} becomes a location with span ${span}.`, 'C-SEED-12');
  },
};
