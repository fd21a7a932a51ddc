import { locationOf, playerOf } from '../../position/find.ts';
import { locationName } from '../../position/names.ts';
import type { LocationId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards all seeds of a location. */
    'clear-seeds': { location: LocationId };
  }
}

export const clearSeeds: Kind<'clear-seeds'> = {
  run(ctx, _run, { location }) {
    const { seeds } = locationOf(ctx.g, location);
    if (seeds.length === 0) return;
    ctx.reveal();
    for (const { card, owner } of seeds.splice(0)) playerOf(ctx.g, owner).discard.unshift(card);
    ctx.log(`The seed cards under ${locationName(ctx.g, location)} are discarded.`, 'C-LEAVE-02');
  },
  text: () => 'Discards all seeds of a location.',
};
