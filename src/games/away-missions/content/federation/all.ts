import type { Card } from '../../effects/union.ts';
import { equipments } from './equipment.ts';
import { events } from './events.ts';
import { debriefs, missions } from './missions.ts';
import { repairs } from './repair.ts';

/** Every card of the Federation, in the order of lists. */
export const federationCards: readonly Card[] = [...repairs, ...missions, ...debriefs, ...equipments, ...events];
