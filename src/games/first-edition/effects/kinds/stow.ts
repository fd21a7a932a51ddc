import { cardName, pieceName } from '../../position/names.ts';
import { locationAt, onPiece } from '../../position/places.ts';
import type { PieceId } from '../../terms.ts';
import { whichOf } from '../card-selector.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Moves a ship from the spaceline to the card until the ship reappears (C-CLOAK-01). */
    stow: { ship: PieceId };
  }
}

export const stow: Kind<'stow'> = {
  run(ctx, run, { ship: id }) {
    const { g } = ctx;
    const ship = g.pieces[id];
    const [card] = whichOf(g, run, 'itself');
    const from = ship === undefined ? null : locationAt(g, ship.at);
    if (ship === undefined || card === undefined || from === null) return;
    ship.at = onPiece(card.id);
    ship.away = { from, since: g.turns };
    delete ship.docked;
    ctx.log(`${pieceName(g, id)} moves to ${cardName(card.card)}.`, 'C-MOVE-01');
  },
  text: () => 'A ship leaves the spaceline for this card.',
};
