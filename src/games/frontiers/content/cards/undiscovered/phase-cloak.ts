import type { Effect, Way } from '../../../effects/union.ts';
import { discard, enemy, may, undiscovered } from '../../print.ts';

const hide: Effect = enemy('one', { skip: true });

/** One more enemy for a card, and what may follow. */
function another(...more: Way): Effect {
  return may(discard('any'), hide, ...more);
}

/**
 * After Mage Knight’s Wings of Wind and Wings of Night, where further enemies cost Move points: there are none in a fight
 * here, so each costs a card. Our ruling.
 */
export const phaseCloak = undiscovered('Phase Cloak', 'Phase Shroud', 'gold', ['move', 'special'], {
  basic: [{ do: 'jump', spaces: 5, cost: 'move' }],
  strong: [hide, another(another(another()))],
});
