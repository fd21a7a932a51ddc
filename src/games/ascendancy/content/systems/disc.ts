import type { SystemId } from '../../terms.ts';
import type { SystemCard } from '../card.ts';

/** Creates a System Disc as printed. */
export function disc(
  id: SystemId,
  name: string,
  kind: SystemCard['kind'],
  set: SystemCard['set'],
  sites: SystemCard['sites'],
  lanes: number,
  hazard: number | null,
  source: SystemCard['source'],
  line: string,
): SystemCard {
  return { id, name, kind, set, sites, lanes, hazard, source, line };
}
