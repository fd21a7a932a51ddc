import type { Effect, Way } from '../../../effects/union.ts';
import type { Card } from '../card.ts';

const hide: Effect = { do: 'enemy', which: 'one', change: { skip: true } };

/** One more enemy for a card, and what may follow. */
function another(...more: Way): Effect {
  return { do: 'may', effects: [{ do: 'discard', what: 'any' }, hide, ...more] };
}

/**
 * After Mage Knight’s Wings of Wind and Wings of Night, where further enemies cost Move points: there are none in a fight
 * here, so each costs a card. Our ruling.
 */
export const phaseCloak: Card = {
  id: 'phase-cloak',
  sort: 'undiscovered',
  name: 'Phase Cloak',
  strongName: 'Phase Shroud',
  colour: 'gold',
  types: ['move', 'special'],
  basic: [{ do: 'jump', spaces: 5, cost: 'move' }],
  strong: [hide, another(another(another()))],
  ship: null,
  copies: 1,
};
