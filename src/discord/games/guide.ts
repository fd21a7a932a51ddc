import type { Setting } from './chat.ts';

/** The setting of a game whose first steps can be explained as they come. */
export const GUIDE: Setting = {
  name: 'guide',
  label: 'Guide',
  offer: {
    with: {},
    words: 'Your first game? Take the guide: each first step is explained as it comes.',
  },
  values: [
    { value: 'no', label: 'no', set: false },
    { value: 'yes', label: 'yes, for a first game', hint: 'Each first step is explained as it comes', set: true },
  ],
};
