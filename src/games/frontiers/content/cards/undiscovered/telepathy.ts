import { BASICS, crystal, undiscovered } from '../../print.ts';

/**
 * Named by the book (F-SCEN-11). After Mage Knight’s Mind Read and Mind Steal (F-OPEN-83); the crystal may be of another
 * colour, and nobody loses a card: the book counts it among those that hinder nobody (F-VARIANT-12). Our ruling.
 */
export const telepathy = undiscovered('Telepathy', 'Telepathic Assault', 'gold', ['special'], {
  basic: [crystal(...BASICS), { do: 'probe' }],
  strong: [crystal(...BASICS), { do: 'probe', strong: true }],
});
