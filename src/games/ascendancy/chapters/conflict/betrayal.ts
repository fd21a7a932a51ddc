import type { Seat } from '../../../../kernel/types.ts';
import { does, theSeat } from '../../position/names.ts';
import { agreementBetween } from '../../position/standing.ts';
import type { Play } from '../calls.ts';

/**
 * Makes a player who attacks rivals, or attempts Hegemony against them, return the rivals’ Trade Agreements
 * (A-TRADE-11), including Exhausted ones (A-OPEN-62). All Defenders get back the Trade Agreements that the attacker
 * holds (A-OPEN-61). Rivals keep the Trade Agreements that the attacker gave them (A-OPEN-60).
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
      `${does(g, seat, 'breaks', 'break')} the peace and must return the Trade Agreement of ${theSeat(g, rival)}.`,
      'A-TRADE-11',
    );
  }
}
