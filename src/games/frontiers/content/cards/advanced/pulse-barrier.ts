import { advancedAction, enemy, shields } from '../../print.ts';

/** Based on Mage Knight’s Ice Shield. */
export const pulseBarrier = advancedAction('Pulse Barrier', 'blue', ['shields'], {
  basic: [shields(3, 'photonPulse')],
  strong: [shields(3, 'photonPulse'), enemy('one', { defense: -3 }, 'photonPulse')],
});
