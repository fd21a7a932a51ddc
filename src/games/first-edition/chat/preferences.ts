import type { Setting } from '../../../chat/game-chat.ts';

/** The preferences in a player’s standing orders. */
export const PREFERENCES: readonly Setting[] = [
  {
    name: 'answers',
    label: 'When I’m asked to respond',
    values: [
      {
        value: 'ticked',
        label: 'only at the moments I have ticked',
        hint: 'The game doesn’t pause for me at any other moment',
      },
      {
        value: 'mine',
        label: 'also when my cards or missions are affected',
        hint: 'My own attempts, and what my opponent does to my cards',
      },
      {
        value: 'others',
        label: 'also when my opponent acts',
        hint: 'At each such moment, but not after each of their actions',
      },
      {
        value: 'moments',
        label: 'also when I act myself',
        hint: 'At every moment, but not after each of my opponent’s actions',
      },
      { value: 'all', label: 'always', hint: 'At every moment, and after each of my opponent’s actions' },
    ],
  },
  {
    name: 'now',
    label: 'For now',
    values: [
      { value: 'usual', label: 'as above' },
      { value: 'hold', label: 'hold: ask me at every moment of this turn', hint: 'Expires at the end of the turn' },
      { value: 'turn', label: 'pass everything for the rest of this turn', hint: 'Expires at the end of the turn' },
      { value: 'own', label: 'pass everything until my next turn', hint: 'Expires when that turn begins' },
    ],
  },
  {
    name: 'agree',
    label: 'Effects of cards by agreement',
    values: [
      { value: 'ask', label: 'ask me each time' },
      { value: 'always', label: 'agree to everything my opponent proposes' },
    ],
  },
];
