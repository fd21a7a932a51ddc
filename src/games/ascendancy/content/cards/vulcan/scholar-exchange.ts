import { PASS } from '../../../../../kernel/decision.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import { before, chosen } from '../../../../kit/effects.ts';
import { no, type Offer, offer, open } from '../../../../kit/offers.ts';
import { asHint } from '../../../../kit/words.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does, theSeat } from '../../../position/names.ts';
import { spent } from '../../../position/part.ts';
import { trades } from '../../../position/standing.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, CardId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { advancementCard } from '../../lookup.ts';

/** Returns the offers to exchange Projects with trade partners, at most one per turn. */
function exchanges(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => trades(g, seat, rival))
    .map((rival) => {
      const idle = [seat, rival].find((one) => playerOf(g, one).projects.length === 0);
      const why =
        spent(g, seat, 'vul-03', 'turn') ??
        (idle === undefined ? null : no('A-TERM-17', () => `${does(g, idle, 'has', 'have')} no Project.`));
      const propose: Effects = [
        { do: 'mark-used', rule: 'vul-03', span: 'turn' },
        { do: 'exchange-projects', to: rival, agreed: [{ do: 'exhaust' }] },
      ];
      return offer(propose, why, () => ({
        key: `exchange:${playerOf(g, rival).civ}`,
        verb: 'exchange',
        label: `Offer ${theSeat(g, rival)} an exchange of Projects`,
        hint: 'Both lose their Research and get 1. One offer per turn',
      }));
    });
}

/** Scholar Exchange. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-03',
    name: 'Scholar Exchange',
    cost: 2,
    type: 'Diplomacy',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'In your Command Phase, offer to exchange 1 Project each with a rival you trade with. If they accept, exhaust this card: both Projects lose their Research, then each receives 1 Research from the Supply.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? exchanges(g, seat) : []) } },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Offers a rival one of the player’s Projects in exchange for one of the rival’s. A rival who agrees chooses which
     * Project to give. The exchanged Projects lose their Research, and each gets 1 Research from the Supply. `agreed`,
     * which includes the costs, is carried out once the rival has agreed.
     */
    'exchange-projects': { to: Seat; agreed: Effects };
  }
}

interface Exchange extends Run {
  /** The Project that the player offers. */
  offered?: CardId;
}

const exchangeProjects: Kind<'exchange-projects', 'exchange-agreed' | 'exchange-refused', Exchange> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { 'exchange-projects': exchangeProjects };
