import { printedSkill, skillOf } from '../../../chapters/skills/skills.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { coreOf, hostOf, onPiece } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { CardType } from '../../printed.ts';
import { hasTrait } from '../../traits.ts';
import { isUsed, onOwnTable, othersInHand, payloadOf } from '../shared.ts';

/** Types of cards that can be in a hand. */
const DIG_TYPES: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Facility',
  'Doorway',
];

const DIG = 'dig';
const PERCEPTIVE = ['Dabo Girl', 'Counselor', 'El-Aurian', 'genetically enhanced'];
const INTUITION = 'intuition';

/** True if a player has one of the perceptive personnel in play. */
function senses(g: FirstEdition, seat: number): boolean {
  return Object.values(g.pieces).some(({ seat: whose, card }) => {
    const facts = cardOf(card);
    return whose === seat && facts.type === 'Personnel' && PERCEPTIVE.some((one) => hasTrait(facts, one));
  });
}

/** Returns how many cards Dig draws: two with Jean-Luc Picard or a personnel with Archaeology ×2, otherwise one. */
function dug(g: FirstEdition, host: number): number {
  const own = g.pieces[host];
  if (own === undefined) return 1;
  const isMaster = piecesAt(g, own.at).some(
    (one) =>
      one.seat === own.seat && (isNamed(one.card, 'Jean-Luc Picard') || printedSkill(one.card, 'Archaeology') > 1),
  );
  return isMaster ? 2 : 1;
}

/** Incidents that use piles and hands. */
export const DELVING: Readonly<Record<string, Rule>> = {
  [DIG]: {
    text: 'On your non-Borg Archaeology personnel: place a discarded card under your deck and draw one, or two with Jean-Luc Picard or Archaeology ×2 present. Or discard the top card of your deck and put another there. Or discard a card from hand and take one back.',
    ways: {
      bury: {
        label: 'put a discarded card under your draw deck and draw',
        plays: (g, seat) =>
          playerOf(g, seat).discard.length === 0
            ? []
            : Object.values(g.pieces).flatMap((one) => {
                const facts = cardOf(one.card);
                const isBorg = facts.type !== 'Personnel' || facts.affiliations.includes('Borg');
                return one.seat === seat && !isBorg && skillOf(g, one, 'Archaeology') > 0 ? [onPiece(one.id)] : [];
              }),
        once: (g, seat, to): Effects => [
          { do: 'regain', to: 'under' },
          { do: 'draw', count: dug(g, hostOf(to) ?? 0), who: seat },
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
  [INTUITION]: {
    text: 'May be seeded. Free with Deanna Troi in play. Once per turn, with your dabo girl, counselor, El-Aurian or genetically enhanced personnel in play, name a card type. Your opponent shows a random card from hand; if it is of that type, draw a card.',
    plays: onOwnTable,
    free: (g) => Object.values(g.pieces).some(({ card }) => isNamed(card, 'Deanna Troi')),
    seeds: { phase: 'facility', to: onOwnTable },
    orders(g, source, seat) {
      const can = source.seat === seat && senses(g, seat) && playerOf(g, opponentOf(seat)).hand.length > 0;
      if (!can || isUsed(g, seat, INTUITION, 'turn')) return [];
      return DIG_TYPES.map((type) =>
        payloadOf(source, type, `Name ${type}`, [
          { do: 'use', what: INTUITION, per: 'turn' },
          { do: 'guess', type, draws: true },
        ]),
      );
    },
  },
};
