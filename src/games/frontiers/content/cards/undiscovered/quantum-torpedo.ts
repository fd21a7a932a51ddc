import { longAttack } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Fireball and Firestorm, whose siege is a Long Range Attack here. */
export const quantumTorpedo = undiscovered('Quantum Torpedo', 'Quantum Detonation', 'red', ['attack'], {
  basic: [longAttack(5, 'photonTorpedo')],
  strong: [{ do: 'damage', amount: 1 }, longAttack(8, 'photonTorpedo')],
});
