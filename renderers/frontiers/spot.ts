import type { FrontiersView, SpaceView } from '../../src/games/frontiers/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { datum } from './datum.ts';
import type { Chart } from './hexes.ts';
import { cubes, chart as inks, planetLetter, planets, siteIcon, siteWord } from './looks.ts';
import { enemyPlate, smallPlate } from './plate.ts';

/** The smallest hex size with room for text and numbers. On smaller maps, only the close-up shows them. */
export const roomy = 62;
/** The smallest hex size at which text has its usual size. */
const large = 96;

/** A space to draw, with its contents, position and fill. */
export interface Spot {
  readonly space: SpaceView;
  readonly x: number;
  readonly y: number;
  /** The distance from the center to the corners. */
  readonly size: number;
  readonly ground: HexColour;
  /** The seat whose turn it is. */
  readonly active: number | null;
  readonly cube: FrontiersView['cubes'][number] | undefined;
  /** True for a tile drawn as printed, with the ships and Cubes that come with it. */
  readonly printed?: boolean;
}

/** Draws everything on a space: coordinate, location, tokens, Faction Tokens, ships. */
export function drawSpot(pen: Pen, spot: Spot): void {
  coordinate(pen, spot);
  location(pen, spot);
  marks(pen, spot);
  ships(pen, spot);
}

const isRoomy = ({ size: hex }: Spot): boolean => hex >= roomy;

/**
 * Draws the coordinate at the bottom corner. On small maps the coordinate is secondary text, since the close-up shows
 * it large.
 */
function coordinate(pen: Pen, spot: Spot): void {
  const { space, x, y, size: hex, ground } = spot;
  // A space in the legend has no coordinate.
  if (space.id === '') return;
  const dark = space.terrain === 'asteroids' || space.terrain === 'blackHole';
  write(pen, space.id, x, y + hex * (isRoomy(spot) ? 0.6 : 0.58), {
    px: isRoomy(spot) ? size.body : size.small,
    face: 'display',
    ink: dark ? '#9AA8C0' : inks.label,
    ground,
    align: 'center',
  });
}

/** Draws the location and its guards. The location is drawn higher if there is a plate below it. */
function location(pen: Pen, spot: Spot): void {
  const { space, x, y, size: hex, cube } = spot;
  const k = hex / 76;
  const guarded = space.tokens.length > 0;
  const up = y - hex * (guarded ? 0.47 : 0.3);
  if (space.ships.length > 0) {
    // A ship covers the location, so the location's symbol moves aside.
    small(pen, spot);
    return;
  }
  if (cube !== undefined) drawCube(pen, spot, cube);
  else if (space.site !== null) drawSite(pen, spot, space.site.kind, up, k);
  else if (space.terrain === 'wormhole') {
    icon(pen, 'wormhole', x, up, 60 * k, colour.text);
    if (isRoomy(spot)) word(pen, spot, 'Wormhole');
  }
  if (guarded) plates(pen, spot);
}

/** Draws one plate, or two side by side for two guards. */
function plates(pen: Pen, spot: Spot): void {
  const { space, x, y, size: hex } = spot;
  const [first, second] = space.tokens;
  if (first === undefined) return;
  const k = hex / 76;
  if (!isRoomy(spot)) {
    const at = y + hex * 0.14;
    for (const [i, one] of space.tokens.entries()) {
      const dx = (i - (space.tokens.length - 1) / 2) * hex * 0.62;
      smallPlate(pen, one, x + dx, at, hex * (second === undefined ? 0.9 : 0.55), hex * 0.3);
    }
    return;
  }
  const w = Math.min(122, hex * 1.6);
  enemyPlate(pen, first, x, y + hex * 0.13, w, 42);
  if (second !== undefined) count(pen, space.tokens.length, x + w / 2 - 6, y + hex * 0.13 - 26 * k);
}

/** Draws an ivory octagon with the number of tokens on a space. Only the first token has a plate. */
export function count(pen: Pen, many: number, x: number, y: number): void {
  const { ctx } = pen;
  ctx.beginPath();
  for (let corner = 0; corner < 8; corner++) {
    const angle = Math.PI / 8 + (corner * Math.PI) / 4;
    const [px, py] = [x + 20 * Math.cos(angle), y + 20 * Math.sin(angle)];
    if (corner) ctx.lineTo(px, py);
    else ctx.moveTo(px, py);
  }
  ctx.closePath();
  paint(ctx, colour.text, colour.field, 3);
  write(pen, `${many}`, x, y, {
    px: size.small,
    face: 'display',
    ink: colour.ink,
    ground: colour.text,
    align: 'center',
  });
}

type SiteKind = NonNullable<SpaceView['site']>['kind'];

function drawSite(pen: Pen, spot: Spot, kind: SiteKind, up: number, k: number): void {
  const { space, x, y, size: hex } = spot;
  const guarded = space.tokens.length > 0;
  const planet = planetLetter[kind];
  if (planet !== undefined) {
    drawPlanet(pen, spot, planet, guarded ? y - hex * 0.47 : y - hex * 0.21);
    return;
  }
  switch (kind) {
    case 'romulanStarbase':
    case 'dominionStarbase':
      station(pen, spot, kind === 'romulanStarbase' ? 'R' : 'D', guarded ? y - hex * 0.45 : y - hex * 0.25);
      return;
    case 'romulanWarbird':
    case 'borgSphere': {
      // A space without its Enemy Ship is empty space (F-OUTCOME-01).
      if (guarded || spot.printed === true)
        icon(
          pen,
          kind === 'borgSphere' ? 'sphere' : 'raider',
          x,
          up,
          (kind === 'borgSphere' ? 46 : 54) * k,
          colour.foe,
        );
      return;
    }
    case 'borgCube':
      if (spot.printed === true) icon(pen, 'cube', x, y - hex * 0.3, 62 * k, cubes[space.site?.colour ?? 'red']);
      return;
    default: {
      const name = siteIcon[kind];
      const crystal = space.site?.colour;
      if (name !== undefined) icon(pen, name, x, guarded ? up : y - hex * 0.34, 50 * k, colour.text);
      if (crystal != null && crystal !== 'green') {
        datum(
          pen,
          { container: 'crystal', colour: crystal },
          x - 40 * k,
          (guarded ? up : y - hex * 0.3) + 4 * k,
          Math.max(11, 17 * k),
        );
      }
      if (isRoomy(spot) && !guarded) word(pen, spot, siteWord[kind] ?? '');
    }
  }
}

/** Draws a planet with the letter of its class, in a dashed ring if it has a Distress Signal. */
function drawPlanet(pen: Pen, spot: Spot, letter: keyof typeof planets, y: number): void {
  const { space, x, size: hex } = spot;
  const k = hex / 76;
  const guarded = space.tokens.length > 0;
  const r = (guarded ? 27 : 36) * k;
  const distress = space.site?.kind === 'classLDistress' || space.site?.kind === 'classKDistress';
  circle(pen.ctx, x, y, r);
  paint(pen.ctx, planets[letter]);
  if (distress) {
    pen.ctx.setLineDash([8 * k, 6 * k]);
    circle(pen.ctx, x, y, r + 7 * k);
    paint(pen.ctx, undefined, planets[letter], 4 * k);
    pen.ctx.setLineDash([]);
  }
  const px = Math.max(size.small, Math.round((guarded ? 34 : 44) * k));
  write(pen, letter, x, y, { px, face: 'display', ink: colour.ink, ground: planets[letter], align: 'center' });
}

/** Draws a Starbase: eight sides with four arms, and the letter of its builder. */
function station(pen: Pen, { x, size: hex }: Spot, letter: 'R' | 'D', y: number): void {
  const k = hex / 76;
  icon(pen, 'starbase', x, y, 74 * k, inks.station);
  pen.marks.pop();
  const px = Math.max(size.small, Math.round(34 * k));
  write(pen, letter, x, y, { px, face: 'display', ink: colour.ink, ground: inks.station, align: 'center' });
}

/** Draws a Cube with its Level in a crystal of its color, or a destroyed Cube as an outline with a check mark. */
function drawCube(pen: Pen, spot: Spot, cube: NonNullable<Spot['cube']>): void {
  const { x, y, size: hex, ground } = spot;
  const k = hex / 76;
  const at = y - hex * 0.33;
  icon(pen, 'cube', x - 24 * k, at, 56 * k, cube.destroyed ? colour.rim : colour.foe);
  pen.ctx.fillStyle = cubes[cube.colour];
  pen.ctx.fillRect(x - 46 * k, y + hex * 0.02, 44 * k, Math.max(5, 6 * k));
  if (cube.destroyed) icon(pen, 'check', x + 18 * k, at, 30 * k, colour.soft);
  else {
    const px = Math.max(size.small, Math.round(40 * k));
    write(pen, `${cube.level}`, x + 18 * k, at, { px, face: 'display', ground, align: 'center' });
  }
  if (isRoomy(spot)) word(pen, { ...spot, y: y + hex * 0.04 }, cube.name.replace(/ Borg/, ''));
}

/** Writes the name of a location under its symbol, as secondary text. */
function word(pen: Pen, { x, y, size: hex, ground }: Spot, text: string): void {
  if (text === '') return;
  const px = hex >= large ? size.body : size.small;
  write(pen, text, x, y + hex * 0.22, { px, ink: colour.soft, ground, align: 'center', room: hex * 1.7 });
}

/** Draws the location's symbol to the left of a ship, with the location's color or the planet's letter. */
function small(pen: Pen, spot: Spot): void {
  const { space, x, y, size: hex, cube } = spot;
  const [sx, sy] = [x - hex * 0.68, y - hex * 0.02];
  const px = hex * 0.3;
  const kind = space.site?.kind;
  const planet = kind === undefined ? undefined : planetLetter[kind];
  const crystal = space.site?.colour;
  if (cube !== undefined) icon(pen, 'cube', sx, sy, px, cube.destroyed ? colour.rim : colour.foe);
  else if (space.terrain === 'wormhole') icon(pen, 'wormhole', sx, sy, px, colour.text);
  else if (kind === 'romulanStarbase' || kind === 'dominionStarbase') icon(pen, 'starbase', sx, sy, px, inks.station);
  else if (planet !== undefined) {
    circle(pen.ctx, sx, sy, px * 0.55);
    paint(pen.ctx, planets[planet]);
    const letter = {
      px: size.small,
      face: 'display',
      ink: colour.ink,
      ground: planets[planet],
      align: 'center',
    } as const;
    if (isRoomy(spot)) write(pen, planet, sx, sy, letter);
  } else if (kind !== undefined && siteIcon[kind] !== undefined) {
    const isColoured = crystal != null && crystal !== 'green';
    icon(pen, siteIcon[kind], sx, isColoured ? sy - hex * 0.16 : sy, px, colour.text);
    if (isColoured) datum(pen, { container: 'crystal', colour: crystal }, sx, sy + hex * 0.18, Math.max(7, hex * 0.15));
  }
}

/** Draws the Faction Tokens on the right, one below another, one per captain. */
function marks(pen: Pen, { space, cube, x, y, size: hex }: Spot): void {
  const all = [...new Set(cube === undefined ? space.marks : cube.marks)];
  const r = Math.max(7, hex * (cube === undefined ? 0.16 : 0.14));
  const down = hex >= roomy ? r * 2.3 : r * 2;
  // Beside a Cube, the tokens start higher, which leaves room for the Cube's name.
  const top = cube === undefined ? y - hex * 0.3 : y - hex * 0.44;
  for (const [i, seat] of all.slice(0, 4).entries()) token(pen, seat, x + hex * 0.65, top + i * down, r);
}

/** Returns the point where a single ship on a space is drawn. Paths run through this point. */
export function berth({ x, y, size: hex }: Pick<Spot, 'x' | 'y' | 'size'>): readonly [number, number] {
  return [x, y - hex * 0.21];
}

function ships(pen: Pen, spot: Spot): void {
  const { space, x, y, size: hex, active } = spot;
  const many = space.ships.length;
  const [cx, cy] = berth({ x, y, size: hex });
  const r = hex * (many > 1 ? 0.24 : hex >= roomy ? 0.42 : 0.36);
  for (const [i, seat] of space.ships.entries()) {
    const [dx, dy] =
      many === 1
        ? [0, 0]
        : ([
            [-0.3, -0.24],
            [0.3, -0.24],
            [-0.3, 0.3],
            [0.3, 0.3],
          ][i] ?? [0, 0]);
    token(pen, seat, cx + (dx ?? 0) * hex, cy + (dy ?? 0) * hex, r, {
      glyph: 'ship',
      chosen: seat === active && many === 1,
    });
  }
}

/** Returns the spot of a space on a chart. */
export function spotOf(
  space: SpaceView,
  chart: Chart,
  ground: HexColour,
  view: Pick<FrontiersView, 'cubes' | 'turn'>,
): Spot {
  const [x, y] = chart.at(space);
  const cube = space.site?.kind === 'borgCube' ? view.cubes.find(({ at }) => at === space.id) : undefined;
  return { space, x, y, size: chart.size, ground, active: view.turn?.seat ?? null, cube };
}
