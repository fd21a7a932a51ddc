import { discard, enemy, undiscovered } from '../../print.ts';

const hide = enemy('one', { skip: true });

/**
 * After Mage Knight’s Wings of Wind and Wings of Night, where further enemies cost Move points: there are none in a fight
 * here, so each costs a card. Our ruling.
 */
export const phaseCloak = undiscovered('Phase Cloak', 'Phase Shroud', 'gold', ['move', 'special'], {
  basic: [{ do: 'jump', spaces: 5, cost: 'move' }],
  strong: [hide, { do: 'may', effects: [discard('any'), hide], times: 3 }],
});
