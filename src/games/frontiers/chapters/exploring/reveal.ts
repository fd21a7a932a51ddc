import { cardName } from '../../content/cards/all.ts';
import { CUBE_COLOURS, type CubeColour } from '../../content/colours.ts';
import { CUBES } from '../../content/cubes.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import type { Pile } from '../../content/encounters/token.ts';
import type { LocationKind } from '../../content/terrain.ts';
import { TILES, type TileId, tileName } from '../../content/tiles/all.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Running } from '../captains/gains.ts';
import { siteOf } from '../map/ground.ts';
import type { Hex } from '../map/hex.ts';
import { spaceLabel, tileLabel } from '../map/labels.ts';
import { type MapSpace, type PlacedTile, spacesOf, type Turning } from '../map/layout.ts';
import { drawToken } from '../map/tokens.ts';

/** Places a tile and applies the reveal effects of its locations (F-SETUP-22, F-EXPLORE-13). */
export function layTile(ctx: Running, tile: TileId, at: Hex): void {
  const { g } = ctx;
  const turn = turned(ctx, tile);
  const placed: PlacedTile = turn === null ? { tile, at } : { tile, at, turn };
  g.map.push(placed);
  ctx.reveal();
  const isSetup = g.phase === 'prepare';
  ctx.log(`${tileName(tile)} is placed at ${tileLabel(at)}.`, isSetup ? 'F-SETUP-21' : 'F-EXPLORE-02');
  for (const space of spacesOf(placed)) revealSpace(ctx, space);
}

/**
 * F-VARIANT-08: returns a random rotation for a tile other than the Starting Tile, or null for the printed orientation.
 */
function turned(ctx: Running, tile: TileId): Turning | null {
  if (!ctx.g.options.randomTiles || tile === 'start') return null;
  const [roll] = ctx.roll(1);
  return ([1, 2, 3, 4, 5] as const).find((turn) => turn === roll) ?? null;
}

/** The Enemy Tokens that are placed with a tile: ships face up, garrisons face down until a ship comes near. */
const BROUGHT: { readonly [kind in LocationKind]?: { pile: Pile; up: boolean } } = {
  romulanWarbird: { pile: 'warbird', up: true },
  borgSphere: { pile: 'sphere', up: true },
  // F-LOC-11, F-LOC-16
  romulanStarbase: { pile: 'romulanStarbase', up: false },
  dominionStarbase: { pile: 'dominionStarbase', up: false },
};

/**
 * Applies the reveal effect of a space. Planets of Class L, K and H get their tokens only when players explore them
 * (F-LOC-23, F-LOC-45).
 */
function revealSpace(ctx: Running, space: MapSpace): void {
  const { site } = space;
  if (site === null) return;
  const brought = BROUGHT[site.kind];
  if (brought !== undefined) place(ctx, space, brought.pile, brought.up);
  if (site.kind === 'classM') offerAction(ctx);
  if (site.kind === 'research') occupy(ctx, space);
  if (site.kind === 'borgCube') revealCube(ctx, space, site.colour);
}

function place(ctx: Running, { id }: MapSpace, pile: Pile, up: boolean): void {
  const token = drawToken(ctx, pile, up);
  if (token === null) return;
  siteOf(ctx.g, id).tokens.push(token);
  if (up)
    ctx.log(`${enemyOf(token.token).name} appears at ${spaceLabel(id)}.`, pile === 'sphere' ? 'F-LOC-43' : 'F-LOC-10');
}

/** F-EXPLORE-14, F-OPEN-29: adds an Advanced Action to the Crew offer, if any are left. */
function offerAction(ctx: Running): void {
  const card = ctx.g.advanced.deck.shift();
  if (card === undefined) return;
  ctx.g.crew.actions.push(card);
  ctx.reveal();
  ctx.log(`${cardName(card)} can now be learned at Class-M Planets.`, 'F-EXPLORE-14');
}

/** F-SCEN-49: in Liberate, a ship and troops occupy each station. */
function occupy(ctx: Running, space: MapSpace): void {
  if (ctx.g.options.scenario !== 'liberate') return;
  place(ctx, space, TILES[space.tile].back === 'core' ? 'sphere' : 'warbird', true);
  // F-SCEN-55: if Class-K tokens run out, Class-L tokens stand in.
  const troops = drawToken(ctx, 'classK', false) ?? drawToken(ctx, 'classL', false);
  if (troops !== null) siteOf(ctx.g, space.id).tokens.push(troops);
}

/** F-EXPLORE-15, F-EXPLORE-16: places the Cube of this color with its face-down defenders. */
function revealCube(ctx: Running, space: MapSpace, printed: CubeColour): void {
  const { g } = ctx;
  // F-SCEN-68: the space of the Cube is empty in this scenario.
  const { cubes } = scenarioIn(g);
  if (cubes === 'none') return;
  const colour = g.options.randomCubes ? randomCube(ctx) : printed;
  const level = g.cubeLevels[0] ?? 1;
  if (g.cubeLevels.length > 1) g.cubeLevels.shift();
  // F-SCEN-48: the Cube starts destroyed, and every player has a Faction Token at the Cube.
  const destroyed = cubes === 'destroyed';
  const defenders = destroyed
    ? []
    : CUBES[colour].defenders[level].flatMap((pile) => drawToken(ctx, pile, false) ?? []);
  const marks = destroyed ? [...g.players.keys()] : [];
  g.cubes[colour] = { at: space.id, level, defenders, marks, destroyed };
  const { name } = CUBES[colour];
  const where = spaceLabel(space.id);
  if (destroyed)
    ctx.log(`The ${name} at ${where} is already destroyed, and every player has a Faction Token there.`, 'F-SCEN-48');
  else ctx.log(`The Level ${level} ${name} appears at ${where}.`, 'F-EXPLORE-15');
}

/** F-VARIANT-09: returns a random Cube that isn’t on the map yet. */
function randomCube(ctx: Running): CubeColour {
  const left = CUBE_COLOURS.filter((colour) => ctx.g.cubes[colour] === undefined);
  ctx.shuffle(left);
  const [colour] = left;
  if (colour === undefined) throw new Error('all Cubes are on the map');
  return colour;
}
