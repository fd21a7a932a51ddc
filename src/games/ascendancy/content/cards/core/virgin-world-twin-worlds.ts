import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import { discOf } from '../../../position/find.ts';
import { fromVirgin } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Virgin World: Twin Worlds. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-twin-worlds',
    number: 24,
    name: 'Virgin World: Twin Worlds',
    type: 'virgin',
    after: 'discard',
    source: 'ours',
    line: 'This System has 1 more Open site. If it already had 3 sites, take 2 Production instead.',
    // A System has at most three sites (A-COMP-03).
    resolve: [{ do: 'when', is: { sites: 3 }, does: [fromVirgin({ production: 2 })], else: [{ do: 'add-site' }] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Adds an Open site to the System for the rest of the game. */
    'add-site': object;
  }
}

const addSite: Kind<'add-site'> = {
  run(ctx, run) {
    const disc = discOf(ctx.g, hereOf(run));
    disc.sites.push('open');
    disc.nodes.push(null);
    ctx.log(`${systemName(disc.id)} has 1 more Open site from now on.`, 'A-COMP-03');
  },
  worth: () => 0.3,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'add-site': addSite };
