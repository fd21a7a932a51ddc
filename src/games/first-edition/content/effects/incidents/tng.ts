import { asLabel } from '../../../../kit/words.ts';
import { affiliationOf, affiliationsOf } from '../../../chapters/affiliation/compatible.ts';
import { areCopies } from '../../../chapters/play/unique.ts';
import { piecesOf, playerOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { aboard, coreOf, dockedAt } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { cardOf } from '../../pool.ts';
import { hasTngIcon } from '../../tng-icon.ts';
import { hasTrait } from '../../traits.ts';
import { DISCARD_THIS, isInPlay, isUsed, onOwnTable, payloadOf, secretPayloadOf } from '../shared.ts';

/** Series and films whose logo counts as the icon of The Next Generation. */
const LOGOS = ['TNG', 'Gen'];

/**
 * True if a card has the icon of The Next Generation. All cards of that set have the icon, and a card in play gives it to others.
 */
export function isNextGeneration(g: FirstEdition, seat: number, card: CardId): boolean {
  const facts = cardOf(card);
  const { printings, type } = facts;
  if (type !== 'Personnel' && type !== 'Ship') return false;
  if (hasTngIcon(facts)) return true;
  return isInPlay(g, 'continuing-mission', seat) && printings.some(({ property }) => LOGOS.includes(property));
}

/** Returns a player's outposts that match an affiliation of a card. */
function matchingOutposts(g: FirstEdition, seat: number, card: CardId): Piece[] {
  const sides = affiliationsOf(cardOf(card));
  return piecesOf(g, seat).filter((piece) => {
    const facts = cardOf(piece.card);
    const side = affiliationOf(piece);
    return facts.type === 'Facility' && facts.facility === 'Outpost' && side !== null && sides.includes(side);
  });
}

/** True for a personnel who reports for free through Attention All Hands. */
function isHand(g: FirstEdition, seat: number, card: CardId, to: CardPlace): boolean {
  const facts = cardOf(card);
  if (facts.type !== 'Personnel' || facts.unique !== 'universal' || !isNextGeneration(g, seat, card)) return false;
  if (facts.icons.includes('AU') || facts.icons.includes('Holo')) return false;
  if (hasTrait(facts, 'Android')) return false;
  if (piecesOf(g, seat).some((piece) => areCopies(cardOf(piece.card), facts))) return false;
  return matchingOutposts(g, seat, card).some(({ id }) => to === aboard(id));
}

/** Returns the cards in a hand that have the icon. */
function handOf(g: FirstEdition, seat: number): CardId[] {
  return playerOf(g, seat).hand.filter((card) => isNextGeneration(g, seat, card));
}

const REPORT = 'attention-all-hands';
const SHIP = 'attention-all-hands ship';
const DONE = 'get-it-done';
const ICON = 'next generation';

/** Incidents of The Next Generation. */
export const NEXT_GENERATION: Readonly<Record<string, Rule>> = {
  'attention-all-hands': {
    text: 'On your table, may be seeded: once per turn, universal TNG personnel you don’t have in play (no AU, android or hologram) report free to your matching outpost. Once per game, instead of your card play, download a universal TNG ship there.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    grants: {
      free: (g, source, { seat, card, to }) =>
        to !== undefined && seat === source.seat && !isUsed(g, seat, REPORT, 'turn') && isHand(g, seat, card, to),
    },
    at: {
      play: {
        does: (g, source, { seat, card, to }) =>
          seat === source.seat && !isUsed(g, seat, REPORT, 'turn') && isHand(g, seat, card, to)
            ? [{ do: 'use', what: REPORT, per: 'turn' }]
            : [],
      },
    },
    acts: (g, source, seat) =>
      seat !== source.seat || (g.turn?.played ?? 1) > 0 || isUsed(g, seat, SHIP, 'game')
        ? []
        : [
            payloadOf(source, 'ship', 'Download a ship instead of your card play', [
              { do: 'use', what: SHIP, per: 'game' },
              { do: 'spend', what: 'play' },
              { do: 'download', what: 'ship' },
            ]),
          ],
    fetches: {
      ship: {
        must: true,
        wanted(g, { seat }, card) {
          const facts = cardOf(card);
          return facts.type === 'Ship' && facts.unique === 'universal' && isNextGeneration(g, seat, card);
        },
        to: (g, { seat }, card) => matchingOutposts(g, seat, card).map(({ id }) => dockedAt(id)),
      },
    },
  },
  'continuing-mission': {
    text: 'Seeded: download a WC card. Your TNG and Generations cards count as TNG. Once per turn, when you play TNG personnel with up to four skills and no download icon, you may draw. Discard this when you play other personnel or ships.',
    seeds: {
      phase: 'facility',
      to: (g, seat) => (isInPlay(g, 'continuing-mission', seat) ? [] : [coreOf(seat)]),
    },
    seeded: [{ do: 'download', what: 'crew' }],
    fetches: { crew: { wanted: (_g, _source, card) => cardOf(card).icons.includes('WC') } },
    at: {
      played: {
        does(g, source, { seat, piece }) {
          const played = g.pieces[piece];
          const facts = played === undefined ? null : cardOf(played.card);
          if (played === undefined || facts === null || seat !== source.seat) return [];
          if (facts.type !== 'Personnel' && facts.type !== 'Ship') return [];
          if (!isNextGeneration(g, seat, played.card)) return [DISCARD_THIS];
          if (facts.type === 'Ship' || isUsed(g, seat, source.card, 'turn')) return [];
          // The classification doesn't count as a skill.
          if (facts.skills.length - 1 > 4 || facts.specialDownloads.length > 0) return [];
          return [
            {
              do: 'either',
              ways: [
                {
                  key: 'draw',
                  label: 'Draw a card',
                  list: [
                    { do: 'use', what: source.card, per: 'turn' },
                    { do: 'draw', count: 1, who: seat },
                  ],
                },
                { key: 'none', label: 'Draw nothing', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'get-it-done': {
    text: 'On your table: once per turn, place two TNG cards from hand under your deck. This turn, a unique TNG personnel has attributes +2 or a TNG ship RANGE +2, or shuffle three discarded personnel and ships into the deck.',
    plays: onOwnTable,
    among: { [ICON]: isNextGeneration },
    orders(g, source, seat) {
      if (seat !== source.seat || isUsed(g, seat, DONE, 'turn') || handOf(g, seat).length < 2) return [];
      const paid = [
        { do: 'use', what: DONE, per: 'turn' },
        { do: 'shed', min: 2, max: 2, only: ICON, to: 'under' },
      ] as const;
      const people = piecesOf(g, seat).filter(({ card }) => {
        const facts = cardOf(card);
        return facts.type === 'Personnel' && facts.unique === 'unique' && isNextGeneration(g, seat, card);
      });
      const ships = piecesOf(g, seat).filter(
        ({ card }) => cardOf(card).type === 'Ship' && isNextGeneration(g, seat, card),
      );
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
