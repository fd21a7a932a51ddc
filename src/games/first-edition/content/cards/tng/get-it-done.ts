import { before } from '../../../../kit/effects.ts';
import { asLabel } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { personnelOf, playerOf, shipsOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import { isNextGeneration } from '../../builders/incidents/tng.ts';
import { isUsed, onOwnTable, secretPayloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { ruleOf } from '../../rules.ts';

/** Returns the cards in a player's hand that have the icon of The Next Generation. */
function handOf(g: FirstEdition, seat: number): CardId[] {
  return playerOf(g, seat).hand.filter((card) => isNextGeneration(g, seat, card));
}

const DONE = 'get-it-done';

const isUnique = filter('unique personnel');

const ICON = 'next generation';

/** Get It Done (The Next Generation). */
export const CARDS: CardRules = {
  'get-it-done': {
    text: 'On your table: once per turn, place two TNG cards from hand under your deck. This turn, a unique TNG personnel has attributes +2 or a TNG ship RANGE +2, or shuffle three discarded personnel and ships into the deck.',
    facts: { captainsOrder: true },
    lasting: {
      'attributes-up': { adds: { attribute: (_g, { piece }, about) => (about.piece === piece ? 2 : 0) } },
      'range-up': {
        adds: { attribute: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : 0) },
      },
    },
    plays: onOwnTable,
    among: { [ICON]: isNextGeneration },
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, DONE, 'turn') || handOf(g, seat).length < 2) return [];
      const paid = [
        { do: 'use', what: DONE, per: 'turn' },
        { do: 'shed', min: 2, max: 2, only: ICON, to: 'under' },
      ] as const;
      const people = personnelOf(g, seat).filter(({ card }) => isUnique(card) && isNextGeneration(g, seat, card));
      const ships = shipsOf(g, seat).filter(({ card }) => isNextGeneration(g, seat, card));
      const lasting = (what: string, all: readonly Piece[]) =>
        all.map(({ id }) => ({
          key: `on:${id}`,
          label: asLabel(pieceName(g, id)),
          list: [{ do: 'lasting', what, until: 'turn', piece: id } as const],
        }));
      const after = { do: 'after-use', only: ICON } as const;
      return [
        ...(people.length === 0
          ? []
          : [
              secretPayloadOf(source, 'people', 'Attributes +2 for a unique personnel', [
                ...paid,
                { do: 'either', ways: lasting('attributes-up', people) },
                after,
              ]),
            ]),
        ...(ships.length === 0
          ? []
          : [
              secretPayloadOf(source, 'ship', 'RANGE +2 for a ship', [
                ...paid,
                { do: 'either', ways: lasting('range-up', ships) },
                after,
              ]),
            ]),
        secretPayloadOf(source, 'restock', 'The bottom three personnel and ships of your discard pile', [
          ...paid,
          { do: 'restock', count: 3, types: ['Personnel', 'Ship'] },
          after,
        ]),
      ];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards the card after use. The player may discard a matching card from hand instead. */
    'after-use': { only: string };
  }
}

const afterUse: Kind<'after-use'> = {
  run({ g }, run, { only }) {
    const fits = ruleOf(run.from.card)?.among?.[only];
    const hasOne = playerOf(g, run.seat).hand.some((card) => fits?.(g, run.seat, card) === true);
    const gone = { do: 'take-out', which: 'itself', why: 'discarded' } as const;
    const shed = { do: 'shed', min: 1, max: 1, only } as const;
    const ways = [
      { key: 'itself', label: 'Discard this card', list: [gone] },
      ...(hasOne ? [{ key: 'hand', label: 'Discard a card from your hand', hidden: true as const, list: [shed] }] : []),
    ];
    before(run, [{ do: 'either', ways }]);
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'after-use': afterUse };
