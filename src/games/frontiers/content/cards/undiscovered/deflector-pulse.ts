import { attack, longAttack } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Mana Bolt and Mana Thunderbolt, without the siege of the colour that there isn’t. */
export const deflectorPulse = undiscovered('Deflector Pulse', 'Deflector Burst', 'blue', ['attack'], {
  basic: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [attack(7, 'pulseTorpedo')] },
        { colour: 'blue', effects: [attack(8, 'photonPulse')] },
        { colour: 'gold', effects: [longAttack(6, 'photonPulse')] },
      ],
    },
  ],
  strong: [
    {
      do: 'payFor',
      ways: [
        { colour: 'red', effects: [attack(10, 'pulseTorpedo')] },
        { colour: 'blue', effects: [attack(11, 'photonPulse')] },
        { colour: 'gold', effects: [longAttack(9, 'photonPulse')] },
      ],
    },
  ],
});
