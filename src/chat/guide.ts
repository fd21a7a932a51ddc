import type { Setting } from './game-chat.ts';

/** The setting that makes the bot explain the first steps of a game as the player reaches them. */
export const GUIDE: Setting = {
  name: 'guide',
  label: 'Guide',
  offer: {
    with: {},
    words: 'Your first game? Turn on the guide. It explains each new step as you reach it.',
  },
  values: [
    { value: 'no', label: 'no', set: false },
    { value: 'yes', label: 'yes, for a first game', hint: 'Explains each new step as you reach it', set: true },
  ],
};
