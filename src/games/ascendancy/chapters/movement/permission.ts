import { PASS } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offering, open } from '../../../kit/offers.ts';
import { conflictOf, opponentOwners, placeOf } from '../../position/conflict.ts';
import { looking } from '../../position/look.ts';
import { does, placeName, theSeat } from '../../position/names.ts';
import type { Ascendancy, Movement, Sector } from '../../state.ts';
import type { Play } from '../calls.ts';
import { accessOf } from './access.ts';
import { isClear } from './reach.ts';
import { unitsName } from './words.ts';

/** The duration of a permission to enter or pass a Sector, or null if the permission was refused. */
type Leave = 'once' | 'turn' | null;

const FOR_TURN = {
  key: 'grant:turn',
  verb: 'grant',
  label: 'Allow it for the whole turn',
  hint: 'You won’t be asked again this turn',
  rule: 'A-MOVE-19',
} as const;

/** Returns the next seat whose permission is needed for the next Sector, or null (A-MOVE-19). */
export function askedNext(g: Ascendancy, m: Movement, allowed: readonly Seat[]): Seat | null {
  if (m.next === null) return null;
  const { next } = m;
  const { asksToStop, asksToPass } = looking(g, () => accessOf(g, m, next));
  const isEnd = m.next === m.goal && m.explore === null;
  const open = isOfTurn(g, m) ? (g.turn?.open ?? []) : [];
  return (isEnd ? asksToStop : asksToPass).find((seat) => !allowed.includes(seat) && !open.includes(seat)) ?? null;
}

/** Whether the player whose turn it is moves their own Ships, so that permission can last for the turn. */
function isOfTurn({ turn }: Ascendancy, m: Movement): boolean {
  return turn?.seat === m.seat && m.by === m.seat;
}

/** Asks whether the units may enter the next Sector (A-MOVE-19). */
export function asksLeave(g: Ascendancy, m: Movement, seat: Seat): Offering<Leave> {
  const place = placeName(g, must(m.next, 'the next Sector of the move'));
  const isEnd = m.next === m.goal && m.explore === null;
  return {
    seat,
    kind: 'pick',
    prompt: `May ${theSeat(g, m.seat)} ${isEnd ? 'bring' : 'move'} ${unitsName(g, m.units)} ${isEnd ? 'to' : 'through'} ${place}?`,
    offers: [
      open<Leave>({ key: 'grant', verb: 'grant', label: 'Allow it', rule: 'A-MOVE-19' }, 'once'),
      ...(isOfTurn(g, m) ? [open<Leave>(FOR_TURN, 'turn')] : []),
      open<Leave>(
        { key: PASS, verb: PASS, label: 'Refuse. The move ends before this Sector', rule: 'A-MOVE-20' },
        null,
      ),
    ],
    min: 1,
    max: 1,
    rule: 'A-MOVE-19',
    window: 'permission',
  };
}

/** Logs that a player refuses the units entry to the next Sector. */
export function tellRefused(ctx: Play, m: Movement, seat: Seat): void {
  const place = placeName(ctx.g, must(m.next, 'the next Sector of the move'));
  ctx.log(`${does(ctx.g, seat, 'refuses', 'refuse')} ${theSeat(ctx.g, m.seat)} passage to ${place}.`, 'A-MOVE-20');
}

/**
 * Handles a refused Sector in a Retreat. The Retreat ends before that Sector (A-MOVE-20) if no opponent is adjacent
 * (A-BAT-27). If an opponent is adjacent, the Retreat doesn’t begin.
 */
export function refuseRetreat(
  ctx: Play,
  m: Movement,
  seat: Seat,
  { way = [], at = 0 }: { way?: readonly Sector[]; at?: number },
): 'start' | 'end' {
  const { g } = ctx;
  tellRefused(ctx, m, seat);
  const c = conflictOf(g);
  const before = way[at - 1];
  if (
    before !== undefined &&
    isClear(g, opponentOwners(g, c, must(placeOf(c, m.seat), 'the side that Retreats')), before)
  ) {
    m.goal = before;
    return 'start';
  }
  if (m.next !== null) c.refused = [...(c.refused ?? []), m.next];
  m.over = true;
  return 'end';
}
