import { met, opponent, owner, stop } from '../builders/dilemmas/build.ts';
import { attributeBonus, withOne } from '../builders/personnel/aiding.ts';
import { attacks, taught } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

/** Cards of The Neutral Zone, by id. */
export const CARDS: CardRules = {
  'bird-of-prey-mk-ii': says(
    'RANGE and SHIELDS +2 in the Neutral Zone.',
    attributeBonus(['RANGE', 'SHIELDS'], 2, 'in the Neutral Zone region'),
  ),
  'lt-stiles': attacks('[Rom]', 'Romulans'),
  'shuttle-crash': says(
    'A Youth of your opponent’s choice and an OFFICER of your choice are “stopped”. The remaining personnel need Navigation ×2 + CUNNING > 45 to get past it, or on a planet Navigation ×2 + STRENGTH > 45.',
    met({
      unless: null,
      effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
      past: f('Navigation x2 + CUNNING>45'),
      planet: {
        unless: null,
        effects: [stop(opponent('Youth')), stop(owner('OFFICER'))],
        past: f('Navigation x2 + STRENGTH>45'),
      },
    }),
  ),
  'stella-mudd': taught(['SECURITY', 'Leadership'], 'Harcourt Fenton Mudd', withOne('{Harcourt Fenton Mudd}')),
};
