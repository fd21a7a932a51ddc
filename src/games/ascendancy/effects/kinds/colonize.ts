import { PASS } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { type Offer, offer } from '../../../kit/offers.ts';
import { coloniesAt, uncolonizable, unoccupied } from '../../chapters/building/colonies.ts';
import { COLONIZE, type Payload } from '../../chapters/calls.ts';
import { systemName } from '../../content/lookup.ts';
import { unitsIn } from '../../position/find.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Ascendancy, Disc, SystemId } from '../../state.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the seat Colonize a System now: the System of the rule’s moment, the System of the effect, or any System.
     * The price is the usual one, a single Ship in the System, or nothing.
     */
    colonize: { price: 'usual' | 'ship' | 'nothing'; system?: SystemId; anywhere?: true; seat?: Seat };
  }
}

export const colonize: Kind<'colonize'> = {
  run: chosen({
    ask({ g }, run, { price, system = run.system, anywhere, seat = run.seat }) {
      const discs = Object.values(g.discs).filter(({ id }) => anywhere === true || id === system);
      const offers = discs.flatMap((disc) => waysTo(g, seat, disc, price));
      if (offers.every(({ why }) => why !== null)) return { go: 'begin' as const };
      return {
        seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: Colonize ${anywhere === true ? 'a System' : 'this System'} now?`,
        offers,
        pass: { key: PASS, verb: PASS, label: 'Don’t Colonize' },
        min: 1,
        max: 1,
      };
    },
    take(ctx, _run, payload) {
      payload(ctx);
    },
  }),
  worth: ({ price }) => ({ usual: 0.5, ship: 1.5, nothing: 2 })[price],
};

function waysTo(g: Ascendancy, seat: Seat, disc: Disc, price: 'usual' | 'ship' | 'nothing'): Offer<Payload>[] {
  if (price === 'usual') return coloniesAt(g, seat, disc);
  const system = disc.id;
  const unit = price === 'ship' ? unitsIn(g, system, seat).sort((a, b) => a.ships - b.ships)[0] : undefined;
  const why = uncolonizable(g, seat, disc) ?? (price === 'ship' ? unoccupied(g, seat, system) : null);
  const payload: Payload = (ctx) => ctx.call(COLONIZE, { seat, system, unit: unit?.id ?? null, pay: 'nothing' });
  return [
    offer(payload, why, () => ({
      key: `colonize:${system}`,
      verb: 'colonize',
      label: `Colonize ${systemName(system)}`,
      hint: price === 'ship' ? '1 Ship, no Culture' : 'Free',
    })),
  ];
}
