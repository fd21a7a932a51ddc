import { skillOf } from '../../../chapters/skills/skills.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { personnelOf, piecesAt, playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { coreOf, onPiece } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { othersInHand, targetOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const DIG = 'dig';

const isMaster = filter('{Jean-Luc Picard} or Archaeology x2');
const isPerson = filter('non-[Bor] personnel');

/** Returns how many cards Dig draws: two with Jean-Luc Picard or a personnel with Archaeology ×2, otherwise one. */
function dug(g: FirstEdition, own: Piece): number {
  const isLed = piecesAt(g, own.at).some((one) => one.seat === own.seat && isMaster(one));
  return isLed ? 2 : 1;
}

/** Dig (Homefront II). */
export const CARDS: CardRules = {
  dig: {
    text: 'On your non-Borg Archaeology personnel: place a discarded card under your deck and draw one, or two with Jean-Luc Picard or Archaeology ×2 present. Or discard the top card of your deck and put another there. Or discard a card from hand and take one back.',
    ways: {
      bury: {
        label: 'put a discarded card under your draw deck and draw',
        plays: (g, seat) =>
          playerOf(g, seat).discard.length === 0
            ? []
            : personnelOf(g, seat)
                .filter((one) => isPerson(one) && skillOf(g, one, 'Archaeology') > 0)
                .map(({ id }) => onPiece(id)),
        once: (g, seat, to): Effects => [
          { do: 'regain', to: 'under' },
          { do: 'draw', count: dug(g, targetOf(g, to)), who: seat },
        ],
      },
      turn: {
        label: 'discard the top card of your draw deck and put another discarded card there',
        plays: (g, seat) =>
          playerOf(g, seat).deck.length > 0 && playerOf(g, seat).discard.length > 0 ? [coreOf(seat)] : [],
        once: [{ do: 'mill' }, { do: 'regain', to: 'top', other: true }],
      },
      trade: {
        label: 'discard a card from hand and take a discarded card',
        plays: (g, seat) => (othersInHand(g, seat, DIG) > 0 ? [coreOf(seat)] : []),
        once: [{ do: 'shed', min: 1, max: 1 }, { do: 'regain' }],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards the top card of the player's own draw deck (C-DRAW-05). */
    mill: object;
  }
}

const mill: Kind<'mill'> = {
  run(ctx, { seat }) {
    const { deck, discard } = playerOf(ctx.g, seat);
    const card = deck.shift();
    if (card === undefined) return;
    discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${cardName(card)} from the draw deck.`, 'C-DRAW-05');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { mill };
