import type { Seat } from '../../../../kernel/types.ts';
import type { Play } from '../../chapters/calls.ts';
import { piecesWithin } from '../../chapters/teams/teams.ts';
import { agendasOf, opponentOf, playerOf } from '../../position/find.ts';
import { cardName, locationName, pieceName, seatName } from '../../position/names.ts';
import type { LocationId, PieceId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the player look at hidden cards: the opponent's hand, draw deck or hidden agendas, the next seed, or the
     * cards aboard a ship or facility, a player's Battle Bridge side deck, or one hidden agenda.
     */
    'look-at':
      | { what: 'hand' | 'deck' | 'agendas' }
      | { what: 'seed'; location: LocationId }
      | { what: 'ship'; ship: PieceId }
      | { what: 'tactics'; of: Seat }
      | { what: 'agenda'; piece: PieceId };
  }
}

export const lookAt: Kind<'look-at'> = {
  run(ctx, run, effect) {
    const { g } = ctx;
    ctx.reveal();
    // Looking at a seed doesn't encounter it (C-DILEMMA-24).
    if (effect.what === 'seed') {
      const seed = g.locations[effect.location]?.seeds[0];
      if (seed === undefined) return;
      if (!seed.seen.includes(run.seat)) seed.seen.push(run.seat);
      const where = locationName(g, effect.location);
      tell(
        ctx,
        run.seat,
        `The next seed under ${where} is ${cardName(seed.card)}.`,
        `looks at the next seed under ${where}`,
      );
      return;
    }
    if (effect.what === 'ship') {
      const ship = pieceName(g, effect.ship);
      // A carried ship's crew, and personnel at a station's command site, are part of the crew (C-MOVE-17).
      const inside = piecesWithin(g, effect.ship);
      tell(
        ctx,
        run.seat,
        `Aboard ${ship}: ${named(inside.map(({ card }) => card))}.`,
        `looks at the cards aboard ${ship}`,
      );
      return;
    }
    if (effect.what === 'tactics') {
      const words = `${seatName(effect.of)}’s Battle Bridge side deck`;
      tell(ctx, run.seat, `${words}: ${named(playerOf(g, effect.of).tactics)}.`, `looks at ${words}`);
      return;
    }
    if (effect.what === 'agenda') {
      const agenda = g.pieces[effect.piece];
      if (agenda === undefined) return;
      const words = `one of ${seatName(agenda.seat)}’s hidden agendas`;
      tell(ctx, run.seat, `The hidden agenda is ${cardName(agenda.card)}.`, `looks at ${words}`);
      return;
    }
    const other = opponentOf(run.seat);
    if (effect.what === 'agendas') {
      const laid = agendasOf(g, other);
      const words = `${seatName(other)}’s hidden agendas`;
      tell(ctx, run.seat, `${words}: ${named(laid.map(({ card }) => card))}.`, `looks at ${words}`);
      return;
    }
    const words = effect.what === 'hand' ? 'hand' : 'draw deck';
    tell(
      ctx,
      run.seat,
      `${seatName(other)}’s ${words}: ${named(playerOf(g, other)[effect.what])}.`,
      `looks at ${seatName(other)}’s ${words}`,
    );
  },
};

function tell(ctx: Play, seat: Seat, own: string, others: string): void {
  ctx.tell(seat, own, `${seatName(seat)} ${others}.`, 'C-DRAW-05');
}

function named(cards: readonly string[]): string {
  return cards.length === 0 ? 'nothing' : cards.map(cardName).join(', ');
}
