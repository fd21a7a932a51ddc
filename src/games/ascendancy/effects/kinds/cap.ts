import { playerOf } from '../../position/find.ts';
import { does, resourceName } from '../../position/names.ts';
import { lose } from '../../position/resources.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Resource } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Makes every player lose any amount of a Resource above `most`, and records how many players lost some. */
    cap: { resource: Resource; most: number; rule: string };
  }
}

export const cap: Kind<'cap'> = {
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
