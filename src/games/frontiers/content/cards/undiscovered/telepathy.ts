import { BASICS, crystal, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Mind Read and Mind Steal (F-OPEN-83). The rulebook doesn't list the card among those that
 * hinder others (F-VARIANT-12), so nobody loses a card, and the crystal may have a color other than the chosen one.
 */
export const telepathy = undiscovered('Telepathy', 'Telepathic Assault', 'gold', ['special'], {
  basic: [crystal(...BASICS), { do: 'probe' }],
  strong: [crystal(...BASICS), { do: 'probe', strong: true }],
});
