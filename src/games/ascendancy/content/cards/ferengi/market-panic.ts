import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { does, resourceName } from '../../../position/names.ts';
import { lose } from '../../../position/resources.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Resource } from '../../../state.ts';
import { exploration } from '../../card-rules.ts';

/** Market Panic. */
export const CARDS = exploration('ferengi', [
  {
    id: 'ferengi-market-panic',
    number: 2,
    name: 'Market Panic',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Every player with more than 6 Production drops to 6. Take 1 Research for each player who lost some, at most 2.',
    resolve: [
      { do: 'cap', resource: 'production', most: 6, rule: 'A-EXPL-14' },
      { do: 'gain', gains: { research: 1 }, times: { each: 1, of: 'amount', most: 2 }, rule: 'A-EXPL-14' },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Makes every player with more than `most` of a Resource lose the excess, and records how many players lost some.
     */
    cap: { resource: Resource; most: number; rule: string };
  }
}

const cap: Kind<'cap'> = {
  run(ctx, run, { resource, most, rule }) {
    const { g } = ctx;
    run.amount = 0;
    for (const seat of g.players.keys()) {
      const { out, reserves } = playerOf(g, seat);
      if (out || reserves[resource] <= most) continue;
      const lost = lose(g, seat, resource, reserves[resource] - most);
      run.amount += 1;
      const why = `because of ${ruleSourceName(g, run.from)}`;
      ctx.log(`${does(g, seat, 'loses', 'lose')} ${lost} ${resourceName(resource)} ${why}.`, rule);
    }
  },
  worth: () => 0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { cap };
