import { announcedOf } from '../../../effects/announced.ts';
import type { Kind } from '../../../effects/kind.ts';
import { ofCards } from '../../../position/find.ts';
import { onPiece, placeKind } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { answer, itself, onOwnTable, onShips } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Returns a place on each card in play with one of these ids. */
function onThe(...cards: readonly CardId[]) {
  return (g: FirstEdition): CardPlace[] => ofCards(g, cards).map(({ id }) => onPiece(id));
}

/** True if an Alternate Universe Door is open. */
function isOpen(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  return own !== null && placeKind(own.at) === 'core';
}

/** Alternate Universe Door (Alternate Universe). */
export const CARDS: CardRules = {
  'alternate-universe-door': {
    text: 'Seeded: you may play your AU cards. From hand: nullify Revolving Door, Subspace Schism or Temporal Rift (then this returns to hand), or let your ship through a Q-Net this turn.',
    seeds: { phase: 'doorway', to: onOwnTable },
    grants: { alternate: (g, source, { seat }) => seat === source.seat && isOpen(g, source) },
    ways: {
      'revolving-door': { label: 'nullify it', plays: onThe('revolving-door'), once: [{ do: 'remove' }] },
      'q-net': {
        label: 'let it pass through the Q-Net',
        plays: (g, seat) => (onThe('q-net')(g).length === 0 ? [] : onShips((_g, ship) => ship.seat === seat)(g, seat)),
        once: [{ do: 'lasting', what: 'through-q-net', until: 'turn' }],
      },
      'temporal-rift': {
        label: 'nullify it',
        plays: onThe('temporal-rift'),
        once: [{ do: 'remove' }, { do: 'to-hand' }],
      },
    },
    answers: {
      play: {
        offers: (_g, source, { card }) =>
          card === 'subspace-schism'
            ? answer(source, [{ do: 'nullify', what: 'card' }], 'Nullify the Subspace Schism')
            : [],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Returns the card to the hand after its results are complete (C-DRAW-09). */
    'to-hand': object;
  }
}

const toHand: Kind<'to-hand'> = {
  run({ g }, run) {
    const card = announcedOf(g, run);
    if (card !== undefined) card.fate = 'hand';
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'to-hand': toHand };
