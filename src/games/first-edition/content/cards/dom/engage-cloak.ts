import { whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hostedBy, shipIn } from '../../../position/find.ts';
import { cardName, pieceName } from '../../../position/names.ts';
import { isShip } from '../../../position/piece-types.ts';
import { locationAt, onPiece, placeKind } from '../../../position/places.ts';
import type { FirstEdition, ShipPiece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';
import { onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Returns the ships that a card took off the spaceline. */
function hiddenOn(g: FirstEdition, card: number | undefined): ShipPiece[] {
  return card === undefined
    ? []
    : hostedBy(g, card)
        .filter(isShip)
        .filter(({ away }) => away !== undefined);
}

/** Engage Cloak (The Dominion). */
export const CARDS: CardRules = {
  'engage-cloak': {
    text: 'May be seeded. Your staffed ship that cloaks or phases may come here, one at a time. The ship reappears where it was and, for each of your full turns it spent here, may immediately move up to its full RANGE. This uses up none of its RANGE this turn.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    at: {
      veiled: {
        does(g, { seat, piece }, { ship: id }) {
          const ship = g.pieces[id];
          if (ship?.seat !== seat || hiddenOn(g, piece).length > 0) return [];
          if (placeKind(ship.at) !== 'space' && placeKind(ship.at) !== 'docked') return [];
          // By agreement, players can move the card from the table to a location. Ships can't hide with the card there,
          // because they would still be on the spaceline (C-MOVE-01).
          const own = piece === undefined ? undefined : g.pieces[piece];
          if (own === undefined || locationAt(g, own.at) !== null) return [];
          return [
            {
              do: 'either',
              ways: [
                { key: 'stay', label: `${pieceName(g, id)} stays in place`, list: [] },
                { key: 'stow', label: `${pieceName(g, id)} leaves the spaceline`, list: [{ do: 'stow', ship: id }] },
              ],
            },
          ];
        },
      },
      leaving: {
        does: (g, { piece }, { pieces }) =>
          piece === undefined || !pieces.includes(piece)
            ? []
            : hiddenOn(g, piece).map(({ id }) => ({ do: 'emerge', ship: id }) as const),
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Moves a ship from the spaceline to the card until the ship reappears (C-CLOAK-01). */
    stow: { ship: PieceId };
  }
}

const stow: Kind<'stow'> = {
  run(ctx, run, { ship: id }) {
    const { g } = ctx;
    const ship = shipIn(g, id);
    const [card] = whichOf(g, run, 'itself');
    const from = ship === undefined ? null : locationAt(g, ship.at);
    if (ship === undefined || card === undefined || from === null) return;
    ship.at = onPiece(card.id);
    ship.away = { from, since: g.turns };
    delete ship.docked;
    ctx.log(`${pieceName(g, id)} moves to ${cardName(card.card)}.`, 'C-MOVE-01');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { stow };
