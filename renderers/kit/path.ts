import { must } from '../../src/kernel/must.ts';
import type { DrawingContext } from './canvas.ts';

/** The number of operands that each letter takes: move, line, quadratic, cubic, close, and `O cx cy r` for a circle. */
const operands = { M: 2, L: 2, Q: 4, C: 6, Z: 0, O: 3 } as const;
type Letter = keyof typeof operands;

interface Step {
  readonly letter: Letter;
  readonly at: readonly number[];
}

/** A parsed path. */
export type Path = readonly Step[];

const isLetter = (token: string | undefined): token is Letter => token !== undefined && token in operands;

/** Parses path data such as `M 0 0 L 9 9 O 4 4 2 Z`. Throws if the data is malformed. */
export function readPath(data: string): Path {
  const tokens = data.split(/\s+/).filter(Boolean);
  const steps: Step[] = [];
  for (let i = 0; i < tokens.length; ) {
    const letter = tokens[i];
    if (!isLetter(letter)) throw new Error(`Unknown path step "${letter}" in "${data}"`);
    const at = tokens.slice(i + 1, i + 1 + operands[letter]).map(Number);
    if (at.length < operands[letter] || at.some(Number.isNaN)) throw new Error(`Numbers are missing in "${data}"`);
    steps.push({ letter, at });
    i += 1 + at.length;
  }
  return steps;
}

/** Adds a path to the context's current path. */
export function trace(ctx: DrawingContext, path: Path): void {
  for (const { letter, at } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at;
    switch (letter) {
      case 'M':
        ctx.moveTo(a, b);
        break;
      case 'L':
        ctx.lineTo(a, b);
        break;
      case 'Q':
        ctx.quadraticCurveTo(a, b, c, d);
        break;
      case 'C':
        ctx.bezierCurveTo(a, b, c, d, e, f);
        break;
      case 'Z':
        ctx.closePath();
        break;
      case 'O':
        ctx.moveTo(a + c, b);
        ctx.arc(a, b, c, 0, 2 * Math.PI);
        ctx.closePath();
        break;
      default:
        letter satisfies never;
    }
  }
}

/**
 * Returns points around 0,0 as path data. Their distances from the center are the `radii` in turn, so two radii make a
 * star. The first point is at the top.
 */
function ring(count: number, radii: readonly number[], turn: number): string {
  const points = Array.from({ length: count }, (_, k) => {
    const angle = turn - Math.PI / 2 + (k * 2 * Math.PI) / count;
    const r = must(radii[k % radii.length], 'a radius');
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M ${points.join(' L ')} Z`;
}

/** Returns a regular polygon as path data, with `turn` in radians. */
export const polygon = (corners: number, r: number, turn = 0): string => ring(corners, [r], turn);

/** Returns a star or burst as path data. */
export const burst = (points: number, outer: number, inner: number): string => ring(points * 2, [outer, inner], 0);
