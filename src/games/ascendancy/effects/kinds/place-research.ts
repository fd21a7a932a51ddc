import { PASS } from '../../../../kernel/decision.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { putResearch } from '../../chapters/building/research.ts';
import { COMPLETE } from '../../chapters/calls.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { CardId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Puts 1 Research from the Supply on each of up to `count` of the player’s Projects, beyond the usual limit. `done`
     * lists the Projects that already got this Research.
     */
    'place-research': { count: number; done?: readonly CardId[] };
  }
}

export const placeResearch: Kind<'place-research'> = {
  run: chosen({
    ask({ g }, run, { count, done = [] }) {
      const projects = playerOf(g, run.seat).projects.filter(({ card }) => !done.includes(card));
      if (count === 0 || projects.length === 0) return { go: 'begin' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which Project do you put 1 Research on?`,
        offers: projects.map(({ card, research }) => {
          const { name, cost } = advancementCard(card);
          const hint = `It has ${research} of ${cost}`;
          return open({ key: `research:${card}`, verb: 'research', label: name, hint, hidden: true }, card);
        }),
        pass: { key: PASS, verb: PASS, label: 'None' },
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, card, { count, done = [] }) {
      const project = playerOf(ctx.g, run.seat).projects.find((one) => one.card === card);
      if (project === undefined) throw new Error(`seat ${run.seat} doesn’t work on ${card}`);
      if (count > 1) before(run, [{ do: 'place-research', count: count - 1, done: [...done, card] }]);
      if (putResearch(ctx, run.seat, project, 1, 'A-BUILD-24')) ctx.call(COMPLETE, { seat: run.seat, card });
    },
  }),
  worth: ({ count }) => 0.5 * count,
};
