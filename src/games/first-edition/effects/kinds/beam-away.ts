import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { beamEnds } from '../../chapters/beaming/reach.ts';
import { BEAM } from '../../chapters/calls.ts';
import { placeName } from '../../position/names.ts';
import type { CardPlace } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the player immediately beam up to `most` cards to another place at the same location or at an adjacent one.
     */
    'beam-away': { from: CardPlace; reach: 'here' | 'next'; most?: number };
  }
}

export const beamAway: Kind<'beam-away', 'beamed-away'> = {
  run: chosen({
    ask({ g }, run, { from, reach }) {
      const ends = beamEnds(g, run.seat, from, reach);
      if (ends.length === 0) return { go: 'begin' as const };
      const offers = ends.map((to) => open({ key: `to:${to}`, verb: 'beam', label: asLabel(placeName(g, to)) }, to));
      return { seat: run.seat, kind: 'pick', prompt: 'Beam where?', offers, min: 1, max: 1, rule: 'C-BEAM-02' };
    },
    take(ctx, run, to, { from, most }) {
      ctx.call(BEAM, { seat: run.seat, from, to, aside: true, ...(most === undefined ? {} : { most }) });
      return 'beamed-away';
    },
  }),
  steps: { 'beamed-away': () => 'begin' },
};
