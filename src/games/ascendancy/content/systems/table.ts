import { catalog } from '../../../kit/catalog.ts';
import type { SystemId } from '../../terms.ts';
import type { SystemCard } from '../card.ts';
import { HOMES_AND_CORE } from './core-planets.ts';
import { PHENOMENA_AND_HUB } from './phenomena-discs.ts';
import { PLANETS_OF_SETS } from './set-planets.ts';

/** Every System Disc as printed (A-COMP-01, A-COMP-03, A-OPEN-05), with its lane limit (A-OPEN-07). */
export const SYSTEMS: readonly SystemCard[] = [...HOMES_AND_CORE, ...PLANETS_OF_SETS, ...PHENOMENA_AND_HUB];

const CATALOG = catalog('System', SYSTEMS);

/** Returns a System Disc as printed. Throws for an unknown id. */
export function systemCard(id: SystemId): SystemCard {
  return CATALOG.of(id);
}

/** Returns the name of a System. */
export function systemName(id: SystemId): string {
  return CATALOG.of(id).name;
}
