import type { Setting } from '../../../discord/games/chat.ts';

/** The preferences in a player’s standing orders. */
export const PREFERENCES: readonly Setting[] = [
  {
    name: 'answers',
    label: 'Asked to answer',
    values: [
      {
        value: 'ticked',
        label: 'in the moments that I tick alone',
        hint: 'A turn in which nobody answers waits for nobody',
      },
      {
        value: 'mine',
        label: 'also where my cards or missions are concerned',
        hint: 'My own attempts, and what the other does to mine',
      },
      {
        value: 'others',
        label: 'also whatever the other does',
        hint: 'In each of its moments, but not after each action',
      },
      {
        value: 'moments',
        label: 'also in what I do myself',
        hint: 'In all moments, but not after each action of the other',
      },
      { value: 'all', label: 'always', hint: 'In all moments, and after each action of the other' },
    ],
  },
  {
    name: 'now',
    label: 'Just now',
    values: [
      { value: 'usual', label: 'as above' },
      { value: 'hold', label: 'hold: ask me in every moment of this turn', hint: 'It lapses as the turn ends' },
      { value: 'turn', label: 'pass everything for the rest of this turn', hint: 'It lapses as the turn ends' },
      { value: 'own', label: 'pass everything until my next turn', hint: 'It lapses as that begins' },
    ],
  },
  {
    name: 'agree',
    label: 'What cards by agreement do',
    values: [
      { value: 'ask', label: 'ask me each time' },
      { value: 'always', label: 'agree to all that the other proposes' },
    ],
  },
];
