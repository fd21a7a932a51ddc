import type { Card } from '../../effects/union.ts';
import { assimilations } from './assimilate.ts';
import { equipments } from './equipment.ts';
import { events } from './events.ts';
import { debriefs, missions } from './missions.ts';

/** Every card of the Borg, in the order of lists. */
export const borgCards: readonly Card[] = [...assimilations, ...missions, ...debriefs, ...equipments, ...events];
