import type { Seat } from '../../../../kernel/types.ts';
import { before } from '../../../kit/effects.ts';
import { cardOf } from '../../content/pool.ts';
import { showsIcon } from '../../content/probes.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import type { Kind } from '../kind.ts';
import type { Effects } from '../union.ts';

/** The outcome of a probe if the probed card has one of these icons. Only the first matching outcome applies. */
interface ProbeOutcome {
  readonly icons: readonly string[];
  readonly list: Effects;
}

declare module '../union.ts' {
  interface Kinds {
    /**
     * Reveals the top card of the player's own draw deck, or of the deck of `who`. The card determines what happens, and
     * goes under the deck (C-SCOUT-04), or to the discard pile if `discards` is set. If no icon matches, `otherwise`
     * happens.
     */
    probe: { outcomes: readonly ProbeOutcome[]; otherwise?: Effects; discards?: true; who?: Seat };
  }
}

export const probe: Kind<'probe'> = {
  run(ctx, run, { outcomes, otherwise, discards, who = run.seat }) {
    const { deck, discard } = playerOf(ctx.g, who);
    const card = deck.shift();
    if (card === undefined) return;
    if (discards === true) discard.unshift(card);
    else deck.push(card);
    ctx.reveal();
    const outcome = outcomes.find(({ icons }) => icons.some((icon) => showsIcon(cardOf(card), icon)));
    const icon = outcome?.icons.find((one) => showsIcon(cardOf(card), one));
    const found = icon === undefined ? 'no icon matches' : icon;
    ctx.log(`${seatName(who)} probes: ${cardName(card)}, ${found}.`, 'C-SCOUT-04');
    const list = outcome === undefined ? otherwise : outcome.list;
    if (list !== undefined) before(run, list);
  },
};
