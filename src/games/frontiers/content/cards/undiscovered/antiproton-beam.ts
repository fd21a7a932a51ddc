import { longAttack } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Snowstorm and Blizzard, whose siege is a Long Range Attack here. */
export const antiprotonBeam = undiscovered('Antiproton Beam', 'Antiproton Cascade', 'blue', ['attack'], {
  basic: [longAttack(5, 'photonPulse')],
  strong: [{ do: 'damage', amount: 1 }, longAttack(8, 'photonPulse')],
});
