import { PASS } from '../../../../kernel/decision.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { nodeText, siteFor } from '../../chapters/building/nodes.ts';
import { NODE } from '../../chapters/calls.ts';
import { systemName } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { RESOURCES } from '../../position/resources.ts';
import { banned } from '../../rules/ask.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Resource, SystemId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Builds a free Resource Node on a site that fits it, of one type or of any type. The System is `system` or,
     * without `system`, the System of the rule’s moment.
     */
    'build-node': { system?: SystemId; resource?: Resource };
  }
}

export const buildNode: Kind<'build-node'> = {
  run: chosen({
    ask({ g }, run, { system = run.system, resource }) {
      if (system === undefined) return { go: 'begin' as const };
      const { seat } = run;
      const disc = discOf(g, system);
      const possible = RESOURCES.flatMap((one) => {
        const site = siteFor(g, seat, disc, one);
        const asked = resource === undefined || resource === one;
        return asked && site !== null && banned(g, 'build', { what: 'node', seat, system, resource: one }) === null
          ? [{ one, site, system }]
          : [];
      });
      if (possible.length === 0) return { go: 'begin' as const };
      return {
        seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: build a free Node at ${systemName(system)}?`,
        offers: possible.map((way) =>
          open({ key: `build:node:${system}:${way.one}`, verb: 'build', label: `Build ${nodeText(way.one)}` }, way),
        ),
        pass: { key: PASS, verb: PASS, label: 'Don’t build' },
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, { one, site, system }) {
      const what = `${nodeText(one)} at ${systemName(system)} for free`;
      ctx.log(`${does(ctx.g, run.seat, 'builds', 'build')} ${what}.`, 'A-BUILD-11');
      ctx.call(NODE, { seat: run.seat, system, resource: one, site });
    },
  }),
  worth: () => 1.5,
};
