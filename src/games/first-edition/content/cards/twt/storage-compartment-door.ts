import { asLabel } from '../../../../kit/words.ts';
import { TRIBBLES } from '../../../chapters/calls.ts';
import { tribbleSpots } from '../../../chapters/tribbles/spots.ts';
import type { Kind } from '../../../effects/kind.ts';
import { namedPieces, piecesOf, playerOf } from '../../../position/find.ts';
import { coreOf, hostOf, onPiece } from '../../../position/places.ts';
import { sideDeckSize, tribblesOf } from '../../../position/side-decks.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { isUsed, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** The number of cards that a player may draw from the Tribble side deck in a turn. */
const MOST_DRAWN = 3;

/** The name under which the use of the doorway from the hand is noted. */
const FROM_HAND = 'storage-compartment-door from hand';

/** Limits a use of the doorway from the hand to once per turn. */
const once =
  (plays: (g: FirstEdition, seat: number) => readonly CardPlace[]) =>
  (g: FirstEdition, seat: number): readonly CardPlace[] =>
    isUsed(g, seat, FROM_HAND, 'turn') ? [] : plays(g, seat);

const USE = { do: 'use', what: FROM_HAND, per: 'turn' } as const;

/** Storage Compartment Door (The Trouble with Tribbles). */
export const CARDS: CardRules = {
  'storage-compartment-door': {
    text: 'Seeded, it opens your Tribble side deck: once each turn, draw up to three of its cards, then play or discard each. Or, once each turn from hand: download a Tribble or Trouble card from there, or nullify a card that closes another Storage Compartment Door.',
    seeds: {
      phase: 'doorway',
      to: (g, seat) =>
        piecesOf(g, seat).some(({ card, at }) => card === 'storage-compartment-door' && hostOf(at) === null)
          ? []
          : onOwnTable(g, seat),
    },
    grants: {
      'side-deck': (_g, source, { seat, deck }) => source.seat === seat && deck === 'tribbles',
    },
    orders(g, source, seat) {
      const left = sideDeckSize(playerOf(g, seat), 'tribbles');
      if (seat !== source.seat || left === 0 || isUsed(g, seat, source.card, 'turn')) return [];
      const counts = [3, 2, 1].filter((count) => count <= Math.min(left, MOST_DRAWN));
      return counts.map((count) =>
        payloadOf(source, `draw-${count}`, asLabel(`Draw ${count} from your Tribble side deck`), [
          { do: 'use', what: source.card, per: 'turn' },
          { do: 'draw-tribbles', count },
        ]),
      );
    },
    ways: {
      download: {
        label: 'download a Tribble or Trouble card',
        plays: once((g, seat) => {
          const { down, up } = tribblesOf(playerOf(g, seat));
          const isOpen = piecesOf(g, seat).some(({ card }) => card === 'storage-compartment-door');
          return isOpen && [...down, ...up].some((card) => tribbleSpots(g, seat, card).length > 0)
            ? [coreOf(seat)]
            : [];
        }),
        once: [USE, { do: 'draw-tribbles', count: 'download' }],
      },
      nullify: {
        label: 'nullify it',
        plays: once((g) => namedPieces(g, 'Revolving Door').map(({ id }) => onPiece(id))),
        once: [USE, { do: 'remove' }],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * The player draws cards from their Tribble side deck and plays or discards each, or downloads one of its cards
     * (C-TRIB-01).
     */
    'draw-tribbles': { count: number | 'download' };
  }
}

const drawTribbles: Kind<'draw-tribbles', 'drew-tribbles'> = {
  run(ctx, { seat }, { count }) {
    ctx.call(TRIBBLES, { seat, count });
    return 'drew-tribbles';
  },
  steps: { 'drew-tribbles': () => 'begin' },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'draw-tribbles': drawTribbles };
