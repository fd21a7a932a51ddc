import { lasting, undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Space Bending and Time Bending. */
export const transwarpCorridor = undiscovered('Transwarp Corridor', 'Temporal Loop', 'blue', ['move', 'special'], {
  basic: [lasting('turn', { kind: 'reach' }), lasting('turn', { kind: 'stealth' })],
  strong: [{ do: 'turnAgain' }],
});
