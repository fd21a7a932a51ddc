import { asLabel } from '../../../../kit/words.ts';
import { moveWhy } from '../../../chapters/movement/movement.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { cardName, locationName, seatName } from '../../../position/names.ts';
import { takeCard } from '../../../position/pieces.ts';
import { inSpace, locationAt } from '../../../position/places.ts';
import type { CardId } from '../../../terms.ts';
import { isInSpace } from '../../builders/interrupts/flying.ts';
import { BY_MISSION } from '../../builders/missions/sides.ts';
import { onShips, targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Wormhole (Premiere). */
export const CARDS: CardRules = {
  wormhole: {
    text: 'Discard a second Wormhole from hand: your ship in space moves to any location and is “stopped”.',
    // One Wormhole is played on the ship, and a second one at its destination.
    plays: (g, seat) =>
      playerOf(g, seat).hand.filter((card) => card === 'wormhole').length < 2
        ? []
        : // The trip is a move of the ship, so the ship must be staffed (C-STAFF-06) and must not be stopped.
          onShips((position, ship) => ship.seat === seat && isInSpace(ship) && moveWhy(position, ship) === null)(
            g,
            seat,
          ),
    ways: { mission: BY_MISSION },
    once(g, _seat, to) {
      const { id: ship, at } = targetOf(g, to);
      const from = locationAt(g, at);
      const ways = Object.keys(g.locations).filter((id) => id !== from);
      return [
        { do: 'pay-card', card: 'wormhole' },
        {
          do: 'either',
          ways: ways.map((id) => ({
            key: `to:${id}`,
            label: asLabel(locationName(g, id)),
            list: [{ do: 'shift', which: [ship], to: inSpace(id) } as const],
          })),
        },
        { do: 'stop-these', which: [ship] },
      ];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** The player discards one particular card from hand. */
    'pay-card': { card: CardId };
  }
}

const payCard: Kind<'pay-card'> = {
  run(ctx, run, { card }) {
    const player = playerOf(ctx.g, run.seat);
    if (!player.hand.includes(card)) return;
    takeCard(player.hand, card);
    player.discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(run.seat)} discards ${cardName(card)}.`, 'C-DRAW-07');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'pay-card': payCard };
