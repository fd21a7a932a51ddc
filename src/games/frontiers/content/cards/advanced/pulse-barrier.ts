import { shields } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Ice Shield. */
export const pulseBarrier = advancedAction('Pulse Barrier', 'blue', ['shields'], {
  basic: [shields(3, 'photonPulse')],
  strong: [shields(3, 'photonPulse'), { do: 'enemy', which: 'one', unless: 'photonPulse', change: { defense: -3 } }],
});
