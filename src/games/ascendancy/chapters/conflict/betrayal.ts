import type { Seat } from '../../../../kernel/types.ts';
import { does, theSeat, verbFor } from '../../position/names.ts';
import { agreementBetween } from '../../position/standing.ts';
import type { Play } from '../calls.ts';

/**
 * Who attacks, or attempts Hegemony against, rivals whose Trade Agreements it holds returns them (A-TRADE-11), those of all Defenders
 * (A-OPEN-61), Exhausted ones, too (A-OPEN-62). What they hold of the attacker stays with them (A-OPEN-60).
 */
export function betray(ctx: Play, seat: Seat, rivals: readonly Seat[]): void {
  const { g } = ctx;
  for (const rival of rivals) {
    const agreement = agreementBetween(g, rival, seat);
    if (agreement === null) continue;
    agreement.holder = null;
    agreement.exhausted = false;
    delete agreement.locked;
    ctx.log(
      `${does(g, seat, 'breaks', 'break')} the peace: ${theSeat(g, rival)} ${verbFor(g, rival, 'gets', 'get')} the Trade Agreement back.`,
      'A-TRADE-11',
    );
  }
}
