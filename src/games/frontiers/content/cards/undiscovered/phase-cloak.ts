import { discard, enemy, undiscovered } from '../../print.ts';

const hide = enemy('one', { skip: true });

/**
 * Based on Mage Knight’s Wings of Wind and Wings of Night, where each additional enemy costs more Move points. Fights
 * have no Move points here, so each enemy costs a card.
 */
export const phaseCloak = undiscovered('Phase Cloak', 'Phase Shroud', 'gold', ['move', 'special'], {
  basic: [{ do: 'jump', spaces: 5, cost: 'move' }],
  strong: [hide, { do: 'may', effects: [discard('any'), hide], times: 3 }],
});
