import { again, kill, random } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Q's Vicious Animal Things (Q-Continuum). */
export const CARDS: CardRules = {
  'qs-vicious-animal-things': says(
    'To get past it: STRENGTH between 22 and 55. Otherwise, a random personnel is killed, everyone is “stopped”, and your opponent seeds the dilemma under another unsolved planet mission.',
    again(kill(random()), { do: 'reseed' }),
  ),
};
