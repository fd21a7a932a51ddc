import { again, kill, random, wall } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Dilemmas of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'qs-vicious-animal-things': says(
    'To get past it: STRENGTH between 22 and 55. Otherwise, a random personnel is killed, everyone is “stopped”, and your opponent seeds the dilemma under another unsolved planet mission.',
    again(kill(random()), { do: 'reseed' }),
  ),
  'security-precautions': wall('{Jenice Manheim} OR Android OR phaser OR disruptor OR SECURITY x3'),
};
