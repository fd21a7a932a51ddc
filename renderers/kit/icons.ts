import { burst, type Path, polygon, readPath, trace } from './path.ts';
import type { Pen } from './pen.ts';
import type { HexColour } from './theme.ts';

/** An icon in a box from -12 to 12: `f` is filled, `s` is stroked with width `w` (default 2.4) and round joins. */
interface Drawing {
  readonly f?: string;
  readonly s?: string;
  readonly w?: number;
}

const drawings = {
  // Ratings and actions.
  attack: { f: burst(8, 12, 5.5) },
  defense: { f: 'M 0 -11.5 L 9.5 -7.5 L 9.5 0 C 9.5 6 4.5 9.5 0 12 C -4.5 9.5 -9.5 6 -9.5 0 L -9.5 -7.5 Z' },
  skill: { s: `${polygon(6, 11)} O 0 0 4.2` },
  move: { s: 'M -9 -8 L -1 0 L -9 8 M 1 -8 L 9 0 L 1 8' },
  recover: {
    f: 'M -3.6 -11 L 3.6 -11 L 3.6 -3.6 L 11 -3.6 L 11 3.6 L 3.6 3.6 L 3.6 11 L -3.6 11 L -3.6 3.6 L -11 3.6 L -11 -3.6 L -3.6 -3.6 Z',
  },
  damage: {
    s: 'O 0 0 10.5 M 3 -10 L -3 -4 L 3.5 0.5 L -2.5 5 L 0.5 10 M -3 -4 L -8 -3 M 3.5 0.5 L 8 3.5',
    w: 2.2,
  },
  range: { s: 'O 0 0 6.5 M 0 -11.5 L 0 -4 M 0 11.5 L 0 4 M -11.5 0 L -4 0 M 11.5 0 L 4 0' },
  melee: { s: 'M -9 9 L 9 -9 M 9 -9 L 3 -9 M 9 -9 L 9 -3 M -9 3 L -3 9', w: 3 },
  // Things and states.
  star: { f: burst(5, 12, 5.2) },
  card: { s: 'M -7.5 -10.5 L 7.5 -10.5 L 7.5 10.5 L -7.5 10.5 Z' },
  deck: { s: 'M -9 -6 L 5 -6 L 5 11 L -9 11 Z M -4.5 -6 L -4.5 -10.5 L 9.5 -10.5 L 9.5 6 L 5 6' },
  die: { s: 'M -9 -9 L 9 -9 L 9 9 L -9 9 Z', f: 'O -4 -4 2.1 O 0 0 2.1 O 4 4 2.1' },
  reroll: {
    s: 'M 8.5 -4.5 C 5 -11 -5 -11 -8.5 -4 M -8.5 4.5 C -5 11 5 11 8.5 4',
    f: 'M 11.5 -10 L 11.5 -1.5 L 3.5 -4 Z M -11.5 10 L -11.5 1.5 L -3.5 4 Z',
  },
  check: { s: 'M -9 0.5 L -3 7 L 9 -7', w: 3.4 },
  cross: { s: 'M -7 -7 L 7 7 M 7 -7 L -7 7', w: 3.4 },
  plus: { s: 'M -8 0 L 8 0 M 0 -8 L 0 8', w: 3.4 },
  lock: { s: 'M -5 -1 L -5 -5 C -5 -11.5 5 -11.5 5 -5 L 5 -1', f: 'M -9 -1 L 9 -1 L 9 11 L -9 11 Z' },
  clock: { s: 'O 0 0 10 M 0 -5.5 L 0 0 L 4.5 3' },
  search: { s: 'O -2.5 -2.5 7.5 M 3.2 3.2 L 10.5 10.5', w: 3 },
  stun: { f: 'M 2.5 -12 L -8 2 L -1 2 L -3 12 L 8 -3 L 1 -3 Z' },
  cover: {
    f: 'M -9.5 -7.5 L 0 -11.5 L 0 12 C -4.5 9.5 -9.5 6 -9.5 0 Z',
    s: 'M 0 -11 L 9.3 -7.3 L 9.3 0 C 9.3 6 4.5 9.5 0 11.5',
  },
  person: { f: 'O 0 -6 5 M -9.5 11.5 C -9.5 -2 9.5 -2 9.5 11.5 Z' },
  team: {
    f: 'O -5 -5 4 O 5 -5 4 M -11.5 10 C -11.5 -2 -0.6 -2 -0.6 10 Z M 0.6 10 C 0.6 -2 11.5 -2 11.5 10 Z',
  },
  incapacitated: {
    f: 'M -2.5 -12 L -12 2 L -6 2 L -8 12 L 1 -3 L -5 -3 Z M 8.5 -12 L -1 2 L 5 2 L 3 12 L 12 -3 L 6 -3 Z',
  },
  out: { s: 'O 0 0 10.2 M -7 -7 L 7 7', w: 2.8 },
  adapt: { s: `${polygon(6, 11.5)} M -10 -5.75 L 0 0 L 10 -5.75 M 0 0 L 0 11.5` },
  assimilate: { s: 'M -11 -7 C -1 -7 -1 -1 6 -1 M -11 7 C -3 7 -1 3 6 3', f: 'M 6 -4 L 12 1 L 6 6 Z' },
  // A blade with three points, an eye, and jaws: Honor, Intel and Traps
  honor: { f: 'M 0 -12 L 3.6 -1 L 11 9 L 0 5 L -11 9 L -3.6 -1 Z' },
  intel: { s: 'M -11.5 0 C -6 -9 6 -9 11.5 0 C 6 9 -6 9 -11.5 0 Z', f: 'O 0 0 3.6' },
  trap: {
    f: 'M -11 -11 L 11 -11 L 11 -6 L 7.3 -0.5 L 3.7 -6 L 0 -0.5 L -3.7 -6 L -7.3 -0.5 L -11 -6 Z M -11 11 L 11 11 L 11 1 L 7.3 6 L 3.7 1 L 0 6 L -3.7 1 L -7.3 6 L -11 1 Z',
  },
  bonus: { s: 'O 0 0 10.5 M -5 0 L 5 0 M 0 -5 L 0 5' },
  action: { s: 'O 0 0 10.5', f: 'M -3.5 -5.5 L 6 0 L -3.5 5.5 Z' },
  interrupt: { s: polygon(8, 11.5, Math.PI / 8), f: 'M -1.8 -6.5 L 1.8 -6.5 L 1.3 1.8 L -1.3 1.8 Z O 0 5.4 1.9' },
  draw: { s: 'M -9 -10.5 L 4 -10.5 L 4 10.5 L -9 10.5 Z', f: 'M 12 -1 L 12 1 L 5 1 L 5 4 L -2 0 L 5 -4 L 5 -1 Z' },
  discard: { s: 'M -9 -10.5 L 4 -10.5 L 4 10.5 L -9 10.5 Z', f: 'M -3 -1 L 5 -1 L 5 -4 L 12 0 L 5 4 L 5 1 L -3 1 Z' },
  swap: { s: 'M -9 -4.5 L 5 -4.5 M 9 4.5 L -5 4.5', f: 'M 4 -9.5 L 11 -4.5 L 4 0.5 Z M -4 9.5 L -11 4.5 L -4 -0.5 Z' },
  door: {
    s: 'M -10 -11 L -10 11 M 10 -11 L 10 11',
    f: 'M -7.5 -9.5 L -1 -9.5 L -1 9.5 L -7.5 9.5 Z M 1 -9.5 L 7.5 -9.5 L 7.5 9.5 L 1 9.5 Z',
  },
  point: { f: 'O 0 0 5' },
  // Kinds of cards
  flag: { s: 'M -7 11.5 L -7 -11 L 9 -5.5 L -7 0' },
  core: { s: 'O 0 0 11', f: burst(5, 7.5, 3.2) },
  event: { f: burst(4, 12, 4) },
  permanent: { s: 'O 0 0 11', f: burst(4, 8, 2.8) },
  trait: { s: 'M -10 -10 L 1 -10 L 11 0 L 0 11 L -10 1 Z O -4.5 -4.5 1.4' },
  equipment: { s: 'M -11 -5 L 11 -5 L 11 10 L -11 10 Z M -4.5 -5 L -4.5 -10 L 4.5 -10 L 4.5 -5 M -11 2 L 11 2' },
  // Specializations that have no terminal
  diplomacy: { s: 'O -4.3 0 6.6 O 4.3 0 6.6' },
  engineering: { s: `${burst(8, 11.5, 8.4)} O 0 0 3.8` },
  security: {
    s: 'M 0 -11 L 9 -7.3 L 9 0 C 9 6 4.5 9.5 0 11.5 C -4.5 9.5 -9 6 -9 0 L -9 -7.3 Z M -4.5 -0.5 L -1 3.5 L 5 -4',
  },
  computers: {
    s: 'M -6.5 -6.5 L 6.5 -6.5 L 6.5 6.5 L -6.5 6.5 Z M -3 -7 L -3 -11 M 3 -7 L 3 -11 M -3 7 L -3 11 M 3 7 L 3 11 M -7 -3 L -11 -3 M -7 3 L -11 3 M 7 -3 L 11 -3 M 7 3 L 11 3',
    f: 'M -2.5 -2.5 L 2.5 -2.5 L 2.5 2.5 L -2.5 2.5 Z',
  },
  // Places
  lift: { f: 'M -6 -11 L -0.8 -2 L -11.2 -2 Z M 6 11 L 0.8 2 L 11.2 2 Z', s: 'M -6 -2 L -6 10 M 6 2 L 6 -10' },
  transporter: { s: 'O 0 0 10.5', f: 'O 0 -4.6 2.5 O 4.2 2.6 2.5 O -4.2 2.6 2.5' },
  command: { s: 'M -10 8 L -10 -8 L 10 -8 L 10 8 Z M -5 3 L 0 -4 L 5 3' },
  operations: {
    s: 'M -8 -10 L -8 10 M 0 -10 L 0 10 M 8 -10 L 8 10',
    f: 'M -11.5 -6 L -4.5 -6 L -4.5 -1 L -11.5 -1 Z M -3.5 1 L 3.5 1 L 3.5 6 L -3.5 6 Z M 4.5 -4 L 11.5 -4 L 11.5 1 L 4.5 1 Z',
  },
  science: {
    s: 'M -4.5 -11 L 4.5 -11 M -2.6 -10.5 L -2.6 -3.5 L -9.5 10 L 9.5 10 L 2.6 -3.5 L 2.6 -10.5',
    f: 'M -5.6 3.6 L 5.6 3.6 L 8.4 9 L -8.4 9 Z',
  },
  medical: {
    s: 'M -3.6 -10.5 L 3.6 -10.5 L 3.6 -3.6 L 10.5 -3.6 L 10.5 3.6 L 3.6 3.6 L 3.6 10.5 L -3.6 10.5 L -3.6 3.6 L -10.5 3.6 L -10.5 -3.6 L -3.6 -3.6 Z',
  },
  // Space
  explore: { s: `${polygon(6, 11)} M -4.5 0 L 4.5 0 M 0 -4.5 L 0 4.5` },
  ship: {
    f: 'M 0 -12 L 3 -5 L 3.4 0 L 10.5 6 L 10.5 10 L 3.4 7 L 2.4 11 L -2.4 11 L -3.4 7 L -10.5 10 L -10.5 6 L -3.4 0 L -3 -5 Z',
  },
  raider: { f: 'M 0 -9 L 3 -3 L 12 -1 L 11 7 L 6 3.5 L 3 7 L 0 4 L -3 7 L -6 3.5 L -11 7 L -12 -1 L -3 -3 Z' },
  sphere: {
    s: 'O 0 0 10.5 M -9.8 -3.6 L 9.8 -3.6 M -9.8 3.6 L 9.8 3.6 M -3.6 -9.8 L -3.6 -3.6 M 3.6 -3.6 L 3.6 3.6 M -3.6 3.6 L -3.6 9.8',
    w: 2,
  },
  cube: {
    s: `${polygon(6, 11.5)} M -10 -5.75 L 0 0 L 10 -5.75 M 0 0 L 0 11.5 M -5 -2.9 L -5 8.6 M 5 -2.9 L 5 8.6`,
    w: 2,
  },
  outpost: { s: 'O 0 0 10 M 0 -10 L 0 -4 M -8.7 5 L -3.5 2 M 8.7 5 L 3.5 2', f: 'O 0 0 4.4' },
  drydock: {
    s: 'M -6 -10.5 L -11 -10.5 L -11 10.5 L -6 10.5 M 6 -10.5 L 11 -10.5 L 11 10.5 L 6 10.5',
    f: 'M 0 -9 L 3.4 -2 L 3.4 8 L -3.4 8 L -3.4 -2 Z',
  },
  wormhole: {
    s: 'M 10.5 2 C 9 10 -2 13 -8 6 C -13 0 -9 -10 -1 -10 C 6 -10 9 -3 5.5 2 C 2.5 6 -4 5 -4.5 0 C -4.6 -3.5 0 -5 1.5 -1.5',
  },
  sun: {
    f: 'O 0 0 6.6',
    s: 'M 9 0 L 12 0 M 7.28 5.29 L 9.71 7.05 M 2.78 8.56 L 3.71 11.41 M -2.78 8.56 L -3.71 11.41 M -7.28 5.29 L -9.71 7.05 M -9 0 L -12 0 M -7.28 -5.29 L -9.71 -7.05 M -2.78 -8.56 L -3.71 -11.41 M 2.78 -8.56 L 3.71 -11.41 M 7.28 -5.29 L 9.71 -7.05',
  },
  starbase: {
    f: 'M -2.2 -12 L 2.2 -12 L 3 -8.9 L 4.6 -8.3 L 8.3 -4.6 L 8.9 -3 L 12 -2.2 L 12 2.2 L 8.9 3 L 8.3 4.6 L 4.6 8.3 L 3 8.9 L 2.2 12 L -2.2 12 L -3 8.9 L -4.6 8.3 L -8.3 4.6 L -8.9 3 L -12 2.2 L -12 -2.2 L -8.9 -3 L -8.3 -4.6 L -4.6 -8.3 L -3 -8.9 Z',
  },
  // Resources, and the sign for Warp
  production: {
    f: 'M 11.5 0 L 5.75 9.96 L -5.75 9.96 L -11.5 0 L -5.75 -9.96 L 5.75 -9.96 Z M 4.6 0 C 4.6 -2.54 2.54 -4.6 0 -4.6 C -2.54 -4.6 -4.6 -2.54 -4.6 0 C -4.6 2.54 -2.54 4.6 0 4.6 C 2.54 4.6 4.6 2.54 4.6 0 Z',
  },
  culture: {
    f: 'M 0 -11 L 11.5 -4.5 L -11.5 -4.5 Z M -9 -2.5 L -5.5 -2.5 L -5.5 7 L -9 7 Z M -1.8 -2.5 L 1.8 -2.5 L 1.8 7 L -1.8 7 Z M 5.5 -2.5 L 9 -2.5 L 9 7 L 5.5 7 Z M -11.5 8 L 11.5 8 L 11.5 11 L -11.5 11 Z',
  },
  warp: { s: 'M -10 -7 L -3 0 L -10 7 M -3 -7 L 4 0 L -3 7 M 4 -7 L 11 0 L 4 7', w: 2.8 },
  hazard: { s: 'M 0 -10.5 L 11 9 L -11 9 Z', f: 'M -1.6 -4 L 1.6 -4 L 1.1 3.4 L -1.1 3.4 Z O 0 6 1.5' },
  antenna: {
    s: 'M 0 11.5 L 0 -1 M -5 11.5 L 5 11.5 M -5 4 C -9.5 0 -9.5 -6 -5 -10 M 5 4 C 9.5 0 9.5 -6 5 -10',
    f: 'O 0 -3.2 2.8',
  },
  // Data
  crystal: {
    s: 'M 0 -11.5 L 7.5 -4.5 L 7.5 4.5 L 0 11.5 L -7.5 4.5 L -7.5 -4.5 Z M -7 -4.5 L 0 0 L 7 -4.5 M 0 0 L 0 11',
  },
  data: { s: 'O 0 0 10.5', f: burst(4, 7.5, 2.8) },
  markRed: { s: 'M -8 1 L 0 -7 L 8 1 M -8 9 L 0 1 L 8 9', w: 3.2 },
  markBlue: {
    s: 'M -10 -3.5 C -6 -9 -3.5 -9 0 -3.5 C 3.5 2 6 2 10 -3.5 M -10 5.5 C -6 0 -3.5 0 0 5.5 C 3.5 11 6 11 10 5.5',
    w: 3.2,
  },
  markGold: { f: burst(4, 11.5, 3.8) },
  markWhite: { s: 'O 0 0 7.2', w: 3.6 },
  markPurple: { s: 'M 8 -5 C 4 -11 -6 -10 -8 -2 C -10 6 -3 11 3 9 C 8 7 8 1 4 -1 C 0 -3 -3 1 -1 3', w: 3 },
  markBlack: { s: 'M -7 -7 L 7 7 M 7 -7 L -7 7', w: 3.4 },
  // Cards in a ship’s deck
  sideways: {
    s: 'M -11 -6.5 L 11 -6.5 L 11 6.5 L -11 6.5 Z',
    f: 'M -5 0 L 0 -3.8 L 0 -1.2 L 5 -1.2 L 5 1.2 L 0 1.2 L 0 3.8 Z',
  },
  repair: {
    s: 'M 10.5 -6.5 C 11.5 -1.5 7.5 1.5 3.5 0.5 L -6.5 10.5 L -10.5 6.5 L -0.5 -3.5 C -1.5 -7.5 1.5 -11.5 6.5 -10.5 L 3 -7 L 4 -4 L 7 -3 Z',
    w: 2,
  },
} as const satisfies Record<string, Drawing>;

/** The name of an icon. */
export type IconName = keyof typeof drawings;

interface Ready {
  readonly fill: Path | undefined;
  readonly stroke: Path | undefined;
  readonly weight: number;
}

const ready = new Map<IconName, Ready>(
  (Object.entries(drawings) as [IconName, Drawing][]).map(([name, { f, s, w = 2.4 }]) => [
    name,
    { fill: f === undefined ? undefined : readPath(f), stroke: s === undefined ? undefined : readPath(s), weight: w },
  ]),
);

/**
 * Returns the icon with this name, or a plain point if there is none. The name comes from data, so there may be no such
 * icon.
 */
export function iconNamed(name: string): IconName {
  return isIcon(name) ? name : 'point';
}

/** Whether an icon has this name. */
export function isIcon(name: string): name is IconName {
  return name in drawings;
}

/** Draws an icon around its center, `px` wide and high, and records it for the audit. */
export function icon(pen: Pen, name: IconName, x: number, y: number, px: number, ink: HexColour): void {
  drawIcon(pen, name, { x, y, px, turn: 0 }, ink);
}

/** Draws an icon upside down, such as a ship that was rotated by damage. */
export function turnedIcon(pen: Pen, name: IconName, x: number, y: number, px: number, ink: HexColour): void {
  drawIcon(pen, name, { x, y, px, turn: Math.PI }, ink);
}

/** The position of an icon: its center, its size in pixels, and its rotation in radians. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly turn: number;
}

function drawIcon(pen: Pen, name: IconName, { x, y, px, turn }: Stand, ink: HexColour): void {
  const found = ready.get(name);
  if (!found) throw new Error(`No icon is called ${name}`);
  const { ctx } = pen;
  const half = px / 2;
  pen.marks.push({ icon: name, isTurned: turn !== 0, x0: x - half, y0: y - half, x1: x + half, y1: y + half });
  ctx.save();
  ctx.translate(x, y);
  // Most icons are upright, so skip the rotation, which costs time.
  if (turn !== 0) ctx.rotate(turn);
  ctx.scale(px / 24, px / 24);
  if (found.fill) {
    ctx.fillStyle = ink;
    ctx.beginPath();
    trace(ctx, found.fill);
    ctx.fill();
  }
  if (found.stroke) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = found.weight;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.beginPath();
    trace(ctx, found.stroke);
    ctx.stroke();
  }
  ctx.restore();
}
