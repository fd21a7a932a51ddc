import { advancedAction, lasting } from '../../print.ts';

/** Based on Mage Knight’s Into the Heat. */
export const battleStations = advancedAction('Battle Stations', 'red', ['attack', 'shields'], {
  basic: [lasting('combat', { kind: 'crew', attack: 2, shields: 2, long: 2 }), lasting('combat', { kind: 'crewBusy' })],
  strong: [
    lasting('combat', { kind: 'crew', attack: 3, shields: 3, long: 3 }),
    lasting('combat', { kind: 'crewBusy' }),
  ],
});
