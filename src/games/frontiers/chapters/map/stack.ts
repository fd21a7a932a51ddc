import { CORE_TILE_IDS, CUBE_TILE_IDS, FRONTIER_TILE_IDS, type TileId } from '../../content/tiles/all.ts';
import { scenarioIn, sizeOf } from '../../scenarios/all.ts';
import { tilesFor } from '../../scenarios/tiles.ts';
import type { Running } from '../captains/gains.ts';
import { layTile } from '../exploring/reveal.ts';
import { centreOf } from './hex.ts';
import { drawFor, SETUP_PLACES } from './layout.ts';

/**
 * Chooses the scenario’s tiles and stacks them: Frontier tiles on top, shuffled Core tiles below (F-SETUP-11 to
 * F-SETUP-14). The remaining tiles stay in the box.
 */
export function stackTiles(ctx: Running): void {
  const { g } = ctx;
  const { always, frontier, ordered, cubes, core } = tilesFor(scenarioIn(g));
  const size = sizeOf(g.options);
  // F-SCEN-02: the tiles are in numerical order instead of being shuffled.
  const some = ordered ? [...frontier] : shuffled(ctx, frontier);
  const upper: TileId[] = [...always, ...some].slice(0, size.frontier);
  if (!ordered) ctx.shuffle(upper);
  const lower = [...shuffled(ctx, cubes).slice(0, size.cubes), ...shuffled(ctx, core).slice(0, size.core)];
  ctx.shuffle(lower);
  g.stack = [...upper, ...lower];
  const left = new Set<TileId>([...FRONTIER_TILE_IDS, ...CORE_TILE_IDS, ...CUBE_TILE_IDS]);
  for (const tile of g.stack) left.delete(tile);
  g.box = [...left];
}

/**
 * Places the Starting Tile and the first two Frontier tiles and applies their effects (F-SETUP-21, F-SETUP-22,
 * F-OPEN-26).
 */
export function layStart(ctx: Running): void {
  const [start, ...others] = SETUP_PLACES;
  layTile(ctx, 'start', start);
  for (const at of others) {
    const tile = ctx.g.stack.shift();
    if (tile !== undefined) layTile(ctx, tile, at);
  }
}

/** In Conquer and Hold with an open map, fills all places of the rows at the start (F-SCEN-83). */
export function layAll(ctx: Running): void {
  const { g } = ctx;
  const { map } = scenarioIn(g);
  for (let row = 2; row <= 3; row++) {
    for (let right = 0; right <= row; right++) {
      const at = centreOf({ left: row - right, right });
      const tile = drawFor(map, g, at)?.tiles[0];
      if (tile === undefined) continue;
      g.stack = g.stack.filter((other) => other !== tile);
      layTile(ctx, tile, at);
    }
  }
}

function shuffled(ctx: Running, tiles: readonly TileId[]): TileId[] {
  const copy = [...tiles];
  ctx.shuffle(copy);
  return copy;
}
