import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { passages } from '../../chapters/beaming/through.ts';
import { BEAM } from '../../chapters/calls.ts';
import { placeName } from '../../position/names.ts';
import type { PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Lets the player beam cards through the SHIELDS of an opposing ship or facility, in or out. */
    'beam-through': { vessel: PieceId };
  }
}

export const beamThrough: Kind<'beam-through', 'beamed-through'> = {
  run: chosen({
    ask({ g }, run, { vessel: id }) {
      const vessel = g.pieces[id];
      const ways = vessel === undefined ? [] : passages(g, run.seat, vessel);
      if (ways.length === 0) return { go: 'begin' as const };
      const offers = ways.map((way) =>
        open(
          {
            key: `way:${way.from}:${way.to}`,
            verb: 'beam',
            label: asLabel(`From ${placeName(g, way.from)} ${placeName(g, way.to)}`),
          },
          way,
        ),
      );
      return { seat: run.seat, kind: 'pick', prompt: 'Beam where?', offers, min: 1, max: 1, rule: 'C-BEAM-03' };
    },
    take(ctx, run, { from, to, able }) {
      const only = able.map(({ id }) => id);
      ctx.call(BEAM, { seat: run.seat, from, to, only, aside: true });
      return 'beamed-through';
    },
  }),
  steps: { 'beamed-through': () => 'begin' },
  text: () => 'Beams through SHIELDS.',
};
