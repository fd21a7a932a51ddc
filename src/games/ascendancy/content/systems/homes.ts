import type { SystemId } from '../../terms.ts';
import { systemCard } from './table.ts';

/** Whether a System lies on the map from the beginning: a Home System or the Hub. It is never drawn. */
export function isFromStart(system: SystemId): boolean {
  const { kind } = systemCard(system);
  return kind === 'home' || kind === 'hub';
}
