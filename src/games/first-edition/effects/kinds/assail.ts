import type { Seat } from '../../../../kernel/types.ts';
import { before } from '../../../kit/effects.ts';
import { isTarget } from '../../chapters/battle/forces.ts';
import { SELF_CONTROLLING_BATTLE } from '../../chapters/calls.ts';
import { shipsNear } from '../../chapters/self-controlled/vessels.ts';
import { SEATS, seatName } from '../../position/names.ts';
import { isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** A self-controlling card attacks all ships at its location (C-SHIPBAT-18), or only those of `seat`. */
    assail: { seat?: Seat };
  }
}

export const assail: Kind<'assail', 'assailed'> = {
  run(ctx, run, { seat }) {
    const { g } = ctx;
    const [lone] = whichOf(g, run, 'itself');
    // A stopped card neither attacks nor moves (C-STOP-01).
    if (lone === undefined || isStopped(g, lone) || banned(g, 'assail', { lone: lone.id }) !== null) return;
    if (seat !== undefined) {
      ctx.call(SELF_CONTROLLING_BATTLE, { seat, lone: lone.id, attacked: preyOf(g, lone, seat).map(({ id }) => id) });
      return 'assailed';
    }
    const seats = [...SEATS.keys()].filter((one) => preyOf(g, lone, one).length > 0);
    const battles = seats.map((one) => ({ do: 'assail', seat: one }) as const);
    const [one, other] = battles;
    if (one === undefined || other === undefined) before(run, battles);
    else before(run, [{ do: 'either', who: g.turn?.seat ?? 0, ways: [first(one, other), first(other, one)] }]);
  },
  steps: { assailed: () => 'begin' },
  text: () => 'Attacks all ships.',
};

/**
 * If both players have ships at the location, the card attacks each player's ships in a separate battle. The current
 * player chooses the order (C-SHIPBAT-18).
 */
function first(one: { do: 'assail'; seat: Seat }, other: { do: 'assail'; seat: Seat }) {
  return { key: `first:${one.seat}`, label: `${seatName(one.seat)}’s ships first`, list: [one, other] };
}

function preyOf(g: FirstEdition, lone: Piece, seat: Seat): Piece[] {
  const location = locationAt(g, lone.at);
  return location === null ? [] : shipsNear(g, seat, location).filter((ship) => isTarget(g, ship));
}
