import { PASS } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asHint } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { CardId } from '../../state.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Asks a rival to agree to a proposal. If the rival agrees, `agreed` is carried out. */
    propose: { to: Seat; prompt: string; agreed: Effects };
    /**
     * Offers a rival one of the player’s Projects in exchange for one of the rival’s. A rival who agrees chooses which
     * Project to give. The exchanged Projects lose their Research, and each gets 1 Research from the Supply. `agreed`,
     * which includes the costs, is carried out once the rival has agreed.
     */
    'exchange-projects': { to: Seat; agreed: Effects };
  }
}

export const propose: Kind<'propose', 'proposal-declined'> = {
  run: chosen({
    ask: ({ g }, run, { to, prompt }) => ({
      seat: to,
      kind: 'pick',
      prompt: `${ruleSourceName(g, run.from)}: ${prompt}`,
      offers: [open({ key: 'agree', verb: 'agree', label: 'Agree' }, true)],
      pass: { key: PASS, verb: PASS, label: 'Refuse' },
      min: 1,
      max: 1,
      window: 'proposal',
    }),
    take(ctx, run, _yes, { to, agreed }) {
      ctx.log(`${does(ctx.g, to, 'agrees', 'agree')} to ${ruleSourceName(ctx.g, run.from)}.`);
      before(run, agreed);
    },
    passed: 'proposal-declined',
  }),
  steps: {
    'proposal-declined'(ctx, run, { to }) {
      ctx.log(`${does(ctx.g, to, 'refuses', 'refuse')} ${ruleSourceName(ctx.g, run.from)}.`);
    },
  },
  worth: () => 0.4,
};

interface Exchange extends Run {
  /** The Project that the player offers. */
  offered?: CardId;
}

export const exchangeProjects: Kind<'exchange-projects', 'exchange-agreed' | 'exchange-refused', Exchange> = {
  run: chosen({
    ask: ({ g }, run: Exchange, { to }) => ({
      seat: run.seat,
      kind: 'pick',
      prompt: `${ruleSourceName(g, run.from)}: which Project do you offer ${theSeat(g, to)}?`,
      offers: playerOf(g, run.seat).projects.map(({ card }) => nameOffer(card)),
      pass: { key: PASS, verb: PASS, label: 'None' },
      min: 1,
      max: 1,
    }),
    take(_ctx, run, card) {
      run.offered = card;
      return 'exchange-agreed' as const;
    },
  }),
  steps: {
    'exchange-agreed': chosen({
      ask({ g }, run: Exchange, { to }) {
        const { offered, seat } = run;
        if (offered === undefined) return { go: 'begin' as const };
        const { name, line } = advancementCard(offered);
        return {
          seat: to,
          kind: 'pick',
          prompt: `${does(g, seat, 'offers', 'offer')} you ${name} (${line}) Which of your Projects do you give for it?`,
          offers: playerOf(g, to).projects.map(({ card }) => nameOffer(card)),
          pass: { key: PASS, verb: PASS, label: 'Refuse' },
          min: 1,
          max: 1,
          window: 'proposal',
        };
      },
      take(ctx, run, card, { to, agreed }) {
        const { offered, seat } = run;
        if (offered === undefined) return;
        const [own, its] = [playerOf(ctx.g, seat), playerOf(ctx.g, to)];
        own.projects = [...own.projects.filter((one) => one.card !== offered), { card, research: 1 }];
        its.projects = [...its.projects.filter((one) => one.card !== card), { card: offered, research: 1 }];
        delete run.offered;
        ctx.log(`${does(ctx.g, seat, 'exchanges', 'exchange')} a Project with ${theSeat(ctx.g, to)}.`);
        before(run, agreed);
      },
      passed: 'exchange-refused',
    }),
    'exchange-refused'(ctx, run, { to }) {
      delete run.offered;
      ctx.log(`${does(ctx.g, to, 'refuses', 'refuse')} the exchange of Projects.`);
    },
  },
  worth: () => 0.4,
};

function nameOffer(card: CardId) {
  const { name, type, cost, line } = advancementCard(card);
  const label = `${name}: ${type}, ${cost} Research`;
  return open({ key: `project:${card}`, verb: 'project', label, hint: asHint(line), hidden: true }, card);
}
