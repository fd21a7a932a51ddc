import { several } from '../../../kit/words.ts';
import { placeName, resourcesText } from '../../position/names.ts';
import { RESOURCES } from '../../position/resources.ts';
import type { Disc, Resource, Resources } from '../../state.ts';
import type { Play } from '../calls.ts';

/**
 * Puts a Warp-Capable civilization in a System. The System gets Warp Tokens for the civilization’s Level (A-CIV-05),
 * and up to `nodes` Nodes (by default as many as the Level, A-OPEN-11). Production comes first, then Research, then
 * Culture. Nodes of each type also fill Open sites (A-CIV-06).
 */
export function develop(ctx: Play, disc: Disc, level: number, nodes: number = level): void {
  disc.level = level;
  let left = nodes;
  for (const resource of RESOURCES) {
    for (const site of [resource, 'open'] as const) {
      for (const at of disc.sites.keys()) {
        if (left === 0 || disc.nodes[at] !== null || disc.sites[at] !== site) continue;
        disc.nodes[at] = resource;
        left -= 1;
      }
    }
  }
  const built = RESOURCES.map((resource) => [resource, count(disc, resource)] as const).filter(([, many]) => many > 0);
  const text = built.length === 0 ? 'no Node' : `Nodes of ${resourcesText(Object.fromEntries(built))}`;
  ctx.log(`${placeName(ctx.g, disc.id)} has an independent civilization: Level ${level}, ${text}.`, 'A-CIV-05');
}

function count(disc: Disc, resource: Resource): number {
  return disc.nodes.filter((node) => node === resource).length;
}

/** Puts the Resources of a Pre-Warp civilization on a System for the first player to Colonize it (A-CIV-02). */
export function settle(ctx: Play, disc: Disc, resources: Partial<Resources>): void {
  for (const resource of RESOURCES) disc.waiting[resource] += resources[resource] ?? 0;
  const place = placeName(ctx.g, disc.id);
  const token = several(
    RESOURCES.reduce((sum, one) => sum + (resources[one] ?? 0), 0),
    'token',
  );
  ctx.log(
    `${place} has a Pre-Warp civilization. ${resourcesText(resources)} (${token}) wait there for the first colonists.`,
    'A-CIV-02',
  );
}
