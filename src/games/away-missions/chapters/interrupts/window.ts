import { windowed } from '../../../kit/windows.ts';
import { couldInterrupt, type Interrupt, interrupt, interrupts } from '../../effects/interrupts.ts';
import type { AwayMissions } from '../../state.ts';
import { WINDOW, type WindowCall } from '../calls.ts';

/** Lets a seat play any number of Interrupts (M-TIME-02). The result is the amount of Damage or points prevented. */
export const window = windowed<AwayMissions, WindowCall, Interrupt>(WINDOW.name, {
  could: (g, { seat, window: kind }) => couldInterrupt(g, seat, kind),
  ask: (g, { seat, window: kind, situation, prompt }) => ({
    prompt,
    offers: interrupts(g, seat, kind, situation),
    pass: 'Let it happen',
    rule: 'M-TIME-02',
  }),
  respond(ctx, { seat, window: kind, situation }, { card }) {
    ctx.call(interrupt, { seat, card, window: kind, situation: { ...situation } });
  },
});
