import { type Opened, windowed } from '../../../kit/windows.ts';
import { couldInterrupt, type Interrupt, type Interrupted, interrupt, interrupts } from '../../effects/interrupts.ts';
import type { Window } from '../../effects/union.ts';
import type { AwayMissions } from '../../state.ts';

interface Local extends Opened {
  window: Window;
  /** Who attacks whom with what, or who scores: for the interrupt. */
  situation: Interrupted;
  prompt: string;
}

/**
 * A moment at which a seat may interrupt (M-TIME-02), as often as it can. Its result is how much Damage, or how many
 * points, the interrupts prevented.
 */
export const window = windowed<AwayMissions, Local, Interrupt>('window', {
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
