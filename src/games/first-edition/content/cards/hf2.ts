import type { Effect } from '../../effects/union.ts';
import {
  again,
  all,
  always,
  CHOSEN,
  kill,
  met,
  otherwise,
  random,
  select,
  stop,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { learns } from '../builders/personnel/aiding.ts';
import { VOLUNTEERS } from '../builders/personnel/alike.ts';
import { holdsCaptive } from '../builders/personnel/conditions.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Places everyone with a skill under their owners' draw decks. */
const under = (skill: string): Effect => ({ do: 'take', pick: all(skill), to: 'bottom of the draw deck' });

/** Cards of Homefront II, by id. */
export const CARDS: CardRules = {
  burrows: VOLUNTEERS,
  'cardassian-processing': otherwise({ do: 'capture', pick: random() }),
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
  'dignitaries-and-witnesses': wall(),
  'evek-homefront-ii': says('Has Biology and Law while you have a captive.', learns(['Biology', 'Law'], holdsCaptive)),
  forsaken: says(
    'To get past it: Honor ×2 or Treachery ×2. Everyone who contributed that skill is placed under their owner’s draw deck. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
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
};
