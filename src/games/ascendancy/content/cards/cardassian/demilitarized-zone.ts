import { PASS } from '../../../../../kernel/decision.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import { before, chosen } from '../../../../kit/effects.ts';
import { type Offer, offer, open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does, theSeat } from '../../../position/names.ts';
import { spent } from '../../../position/part.ts';
import { agreementBetween, controllerOf } from '../../../position/standing.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy } from '../../../state.ts';
import { isPact, PACT } from '../../builders/pacts.ts';
import { advancements } from '../../card-rules.ts';

/** Returns the offers to propose a pact, at most one per turn. */
function pacts(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => agreementBetween(g, seat, rival) !== null)
    .map((rival) => {
      const agreed: Effects = [
        { do: 'exhaust' },
        { do: 'last', what: 'car-07', seats: [seat, rival], until: 'maintenance' },
      ];
      const prompt = `make a pact with ${theSeat(g, seat)}? No attacks or Hegemony until Maintenance, and 1 Production each`;
      const asks: Effects = [
        { do: 'mark-used', rule: 'car-07', span: 'turn' },
        { do: 'propose', to: rival, prompt, agreed },
      ];
      return offer(asks, spent(g, seat, 'car-07', 'turn'), () => ({
        key: `pact:${playerOf(g, rival).civ}`,
        verb: 'pact',
        label: `Offer ${theSeat(g, rival)} a Demilitarized Zone`,
        hint: 'Lasts until Maintenance. One offer per turn',
      }));
    });
}

/** Demilitarized Zone. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-07',
    name: 'Demilitarized Zone',
    cost: 3,
    type: 'Diplomacy',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'Once on your turn, offer a pact to a rival who holds your Trade Agreement. If they accept, exhaust this card: until Maintenance neither of you may Attack or attempt Hegemony against the other, and each gains 1 Production during Resource Generation.',
    rule: { plays: { turn: (g, source, { seat }) => (seat === source.seat ? pacts(g, seat) : []) } },
    lasting: {
      'car-07': {
        bans: {
          attack: (g, _source, { seat, on }) => (on.some((rival) => isPact(g, seat, rival)) ? PACT : null),
          invade: (g, _source, { seat, system }) => (isPact(g, seat, controllerOf(g, system)) ? PACT : null),
          hegemony: (g, _source, { seat, system }) => (isPact(g, seat, controllerOf(g, system)) ? PACT : null),
        },
        income: (g, source, seat) =>
          g.lasting.some(({ what, seats }) => what === source.id && seats[0] === source.seat && seats.includes(seat))
            ? { production: 1 }
            : {},
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Asks a rival to agree to a proposal. If the rival agrees, `agreed` is carried out. */
    propose: { to: Seat; prompt: string; agreed: Effects };
  }
}

const propose: Kind<'propose', 'proposal-declined'> = {
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

/** The kind of effect that only this card has. */
export const KINDS = { propose };
