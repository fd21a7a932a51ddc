import { catalog } from '../../../kit/catalog.ts';
import type { SystemId } from '../../terms.ts';
import type { SystemCard } from '../card.ts';
import { HOMES_AND_CORE } from './core-planets.ts';
import { PHENOMENA_AND_HUB } from './phenomena-discs.ts';
import { PLANETS_OF_SETS } from './set-planets.ts';

/** Every System Disc as it is printed (A-COMP-01, A-COMP-03, A-OPEN-05), with its own number of lanes (A-OPEN-07). */
export const SYSTEMS: readonly SystemCard[] = [...HOMES_AND_CORE, ...PLANETS_OF_SETS, ...PHENOMENA_AND_HUB];

const CATALOG = catalog('System', SYSTEMS);

/** A System Disc as it is printed. Throws for a name that none has. */
export function systemCard(id: SystemId): SystemCard {
  return CATALOG.of(id);
}

/** The name of a System. */
export function systemName(id: SystemId): string {
  return CATALOG.of(id).name;
}
