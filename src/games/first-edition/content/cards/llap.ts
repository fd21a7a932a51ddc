import { END_OF_EACH } from '../builders/dilemmas/host.ts';
import { issues } from '../builders/dilemmas/on-people.ts';
import { serves, side } from '../builders/tactics.ts';
import { type CardRules, says } from '../card-rules.ts';

/** Cards of Live Long and Prosper, by id. */
export const CARDS: CardRules = {
  'tpol-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. At the end of each turn, a personnel present with less INTEGRITY is killed, of your opponent’s choice. Cured by SCIENCE ×3.',
    issues('INTEGRITY', 'SCIENCE x3', END_OF_EACH),
  ),
  'vulcan-particle-beam': serves(2, side('Vulcan')),
};
