import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { couldInterrupt, type Interrupt, interrupt, interrupts } from '../../effects/interrupts.ts';
import type { AwayMissions } from '../../state.ts';
import type { Pass } from '../activation/actions.ts';
import { CONTEST, type ContestCall } from '../calls.ts';
import { rollSeats } from '../preparation/roll-off.ts';

/**
 * Runs a window in which several seats may interrupt. Each seat that might hold an Interrupt, judging by public
 * information, rolls a die. From the highest roll to the lowest, each seat plays one Interrupt or passes for good
 * (M-OPEN-64, M-TIME-06). The result is the amount of Damage or points prevented.
 */
export const contest = procedure<AwayMissions, ContestCall>(CONTEST.name)({
  begin(ctx, local) {
    const seats = local.seats.filter((seat) => couldInterrupt(ctx.g, seat, local.window));
    local.seats = rollSeats(ctx, seats, 'may interrupt first', 'M-OPEN-64');
    return 'interrupt';
  },
  interrupt: offering({
    ask({ g }, { seats, window, situation, prompt }) {
      const seat = seats.find((one) => couldInterrupt(g, one, window));
      if (seat === undefined) return { go: 'end' };
      const offers: Offer<Interrupt | Pass>[] = interrupts(g, seat, window, situation);
      offers.push(open({ key: PASS, verb: PASS, label: 'Let it happen', rule: 'M-TIME-06' }, { do: 'pass' }));
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'M-TIME-02', window };
    },
    take(ctx, local, payload, { seat }) {
      const others = local.seats.filter((one) => one !== seat);
      local.seats = payload.do === 'pass' ? others : [...others, seat];
      if (payload.do === 'pass') return 'interrupt';
      const { window, situation } = local;
      ctx.call(interrupt, { seat, card: payload.card, window, situation: { ...situation } });
      return 'played';
    },
  }),
  played(_ctx, local) {
    local.prevented = (local.prevented ?? 0) + (local.result ?? 0);
    return 'interrupt';
  },
  end(_ctx, local) {
    local.result = local.prevented ?? 0;
    return null;
  },
});
