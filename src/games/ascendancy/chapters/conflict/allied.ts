import { type Callable, procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { does, theSeat } from '../../position/names.ts';
import { partnerIn } from '../../position/partner.ts';
import { occupies } from '../../position/standing.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import { HEGEMONY, INVADE, type Payload } from '../calls.ts';

/** The action that needs permission. */
interface Wanted {
  kind: 'invasion' | 'hegemony';
  commands: number;
}

/** Asks a rival with Ships in a System for permission. Nothing is paid before the rival agrees (A-OPT-14). */
const LEAVE: Callable<Wanted & { seat: Seat; rival: Seat; system: SystemId }> = { name: 'allied-leave' };

/**
 * Wraps an action that needs an Occupied System. If the only other Ships in the System belong to a rival at Peace, that
 * rival is asked first.
 */
export function withLeave(g: Ascendancy, seat: Seat, system: SystemId, wanted: Wanted, payload: Payload): Payload {
  const rival = occupies(g, seat, system) ? null : partnerIn(g, seat, system);
  if (rival === null) return payload;
  return (ctx) => ctx.call(LEAVE, { ...wanted, seat, rival, system });
}

/** Asks a trade partner whose Ships are in a System for permission to act there (A-OPT-14). */
export const alliedLeave = procedure<Ascendancy, Wanted & { seat: Seat; rival: Seat; system: SystemId }>(LEAVE.name)({
  begin: offering({
    ask({ g }, { seat, rival, system, kind }) {
      const what = kind === 'invasion' ? 'invade' : 'attempt Hegemony of';
      const offers: Offer<boolean>[] = [
        open({ key: 'refuse', verb: 'refuse', label: 'Refuse' }, false),
        open({ key: 'permit', verb: 'permit', label: 'Permit' }, true),
      ];
      const prompt = `May ${theSeat(g, seat)} ${what} ${systemName(system)} where you have Ships?`;
      return { seat: rival, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPT-14' };
    },
    take(ctx, { seat, rival, system, kind, commands }, granted) {
      ctx.log(
        `${does(ctx.g, rival, granted ? 'permits' : 'refuses', granted ? 'permit' : 'refuse')} this action.`,
        'A-OPT-14',
      );
      if (!granted) return 'end';
      exhaustCommands(ctx.g, seat, commands);
      ctx.call(kind === 'invasion' ? INVADE : HEGEMONY, { seat, system });
      return 'end';
    },
  }),
  end: () => null,
});
