import type { SystemId } from '../../terms.ts';
import { systemCard } from './table.ts';

/**
 * Whether a System is on the map from the start: a Home System or the Hub. Home Systems and the Hub are never drawn.
 */
export function isFromStart(system: SystemId): boolean {
  const { kind } = systemCard(system);
  return kind === 'home' || kind === 'hub';
}
