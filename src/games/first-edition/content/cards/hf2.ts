import { printedSkill, skillOf } from '../../chapters/skills/skills.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { piecesAt, playerOf } from '../../position/find.ts';
import { coreOf, hostOf, onPiece } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import { again, all, always, CHOSEN, kill, met, random, select, stop, wall, when } from '../builders/dilemmas/build.ts';
import { othersInHand } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import { isNamed } from '../named.ts';
import { cardOf } from '../pool.ts';

/** Places everyone with a skill under their owners' draw decks. */
const under = (skill: string): Effect => ({ do: 'take', pick: all(skill), to: 'bottom of the draw deck' });

const DIG = 'dig';

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

/** Cards of Homefront II, by id. */
export const CARDS: CardRules = {
  'dangerous-climb': again(kill(random())),
  'dedication-to-duty': says(
    'A random unique personnel is “stopped”. You choose: that personnel is killed, or your opponent may draw a card for each of its skill icons. The attempt continues.',
    always(select(random('unique')), stop(CHOSEN), {
      do: 'decide',
      by: 'owner',
      ways: [
        { key: 'die', label: 'Have that personnel killed', effects: [kill(CHOSEN)] },
        {
          key: 'draw',
          label: 'Let your opponent draw a card for each of its skill icons',
          effects: [
            {
              do: 'decide',
              by: 'opponent',
              ways: [
                { key: 'take', label: 'Draw', effects: [{ do: 'draw', who: 'opponent', count: 'skills' }] },
                { key: 'leave', label: 'Draw nothing', effects: [] },
              ],
            },
          ],
        },
      ],
    }),
  ),
  dig: {
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
  'dignitaries-and-witnesses': wall(),
  forsaken: says(
    'To get past it: Honor ×2 or Treachery ×2. Everyone who contributed that skill is placed under their owners’ draw decks. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      after: [
        when(
          'Honor x2',
          [
            when(
              'Treachery x2',
              [
                {
                  do: 'decide',
                  by: 'owner',
                  ways: [
                    { key: 'honor', label: 'Use those with Honor', effects: [under('Honor')] },
                    { key: 'treachery', label: 'Use those with Treachery', effects: [under('Treachery')] },
                  ],
                },
              ],
              [under('Honor')],
            ),
          ],
          [under('Treachery')],
        ),
      ],
    }),
  ),
  'fractured-time': always(select(random(null, 9)), {
    do: 'take',
    pick: { ...all(), but: 'picked' },
    to: 'out-of-play',
  }),
  'gomtuu-shock-wave': says(
    'If not overcome, all undocked ships at this location are damaged and moved one location toward the far end of the line. Everyone is “stopped”, and the dilemma stays under the mission.',
    again({ do: 'harm', which: 'undocked' }, { do: 'hurl' }),
  ),
};
