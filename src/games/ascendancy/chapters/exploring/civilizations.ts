import { several } from '../../../kit/words.ts';
import { placeName, resourcesText } from '../../position/names.ts';
import { RESOURCES } from '../../position/resources.ts';
import type { Disc, Resource, Resources } from '../../state.ts';
import type { Play } from '../calls.ts';

/**
 * A Warp-Capable civilization lives here: Warp Tokens for its level (A-CIV-05), and up to so many Nodes, all Production first, then
 * Research, then Culture; Open sites count for each of them in turn (A-CIV-06). As many Nodes as its Level (A-OPEN-11).
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
  ctx.log(`An independent civilization lives on ${placeName(ctx.g, disc.id)}: Level ${level}, ${text}.`, 'A-CIV-05');
}

function count(disc: Disc, resource: Resource): number {
  return disc.nodes.filter((node) => node === resource).length;
}

/** A Pre-Warp civilization lives here: Resources wait for the first who Colonizes it (A-CIV-02). */
export function settle(ctx: Play, disc: Disc, resources: Partial<Resources>): void {
  for (const resource of RESOURCES) disc.waiting[resource] += resources[resource] ?? 0;
  const place = placeName(ctx.g, disc.id);
  const token = several(
    RESOURCES.reduce((sum, one) => sum + (resources[one] ?? 0), 0),
    'token',
  );
  ctx.log(`Primitive people live on ${place}; ${resourcesText(resources)} (${token}) wait there.`, 'A-CIV-02');
}
