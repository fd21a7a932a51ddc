import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Chill and Lethal Chill. */
export const dampeningField = undiscovered('Dampening Field', 'Power Drain', 'blue', ['special'], {
  basic: [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, loses: ['photonTorpedo'] } }],
  strong: [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, defense: -4 } }],
});
