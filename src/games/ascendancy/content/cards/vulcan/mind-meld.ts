import { PASS } from '../../../../../kernel/decision.ts';
import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { putResearch } from '../../../chapters/building/research.ts';
import { COMPLETE } from '../../../chapters/calls.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { has, pay } from '../../../position/resources.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import { advancementCard } from '../../lookup.ts';

/** Mind Meld. */
export const CARDS = exploration('vulcan', [
  {
    id: 'vulcan-mind-meld',
    number: 3,
    name: 'Mind Meld',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'You may put up to 2 Research from your Reserves on one Project, beyond the usual limit. Without a Project, take 1 Research.',
    resolve: [{ do: 'when', is: 'projects', does: [{ do: 'focus', most: 2 }], else: [fromDiscovery({ research: 1 })] }],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Puts up to `most` Research from Reserves on one Project, beyond the usual limit (A-BUILD-21). */
    focus: { most: number };
  }
}

const focus: Kind<'focus'> = {
  run: chosen({
    ask({ g }, run, { most }) {
      const player = playerOf(g, run.seat);
      const offers = player.projects.flatMap(({ card, research }) => {
        const { name, cost } = advancementCard(card);
        const due = Math.min(most, has(player, 'research'), Math.max(0, cost - research));
        return Array.from({ length: due }, (_, less) => {
          const amount = due - less;
          const option = { key: `focus:${card}:${amount}`, verb: 'focus', label: `Put ${amount} Research on ${name}` };
          return open({ ...option, hint: `It has ${research} of ${cost}`, hidden: true }, { card, amount });
        });
      });
      if (offers.length === 0) return { go: 'begin' as const };
      const pass = { key: PASS, verb: PASS, label: 'Put none' };
      const prompt = `${ruleSourceName(g, run.from)}: which Project gets Research, and how much?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, pass, min: 1, max: 1 };
    },
    take(ctx, run, { card, amount }) {
      const project = playerOf(ctx.g, run.seat).projects.find((one) => one.card === card);
      if (project === undefined) return;
      pay(ctx.g, run.seat, { research: amount });
      if (putResearch(ctx, run.seat, project, amount, 'A-BUILD-24')) ctx.call(COMPLETE, { seat: run.seat, card });
    },
  }),
  worth: () => 0.6,
};

/** The kind of effect that only this card has. */
export const KINDS = { focus };
