import { type Canvas, makeCanvas } from './canvas.ts';

/** Maximum number of unused surfaces to keep. One of 1,200 by 1,500 takes 7 MB. */
const most = 4;

/** Unused surfaces, most recently used last. */
const idle: Canvas[] = [];

/**
 * Returns a surface of this size, reusing an old one with its content if possible. Creating a surface takes longer than
 * drawing a map.
 */
export function borrowCanvas(width: number, height: number): Canvas {
  const at = idle.findLastIndex((canvas) => canvas.width === width && canvas.height === height);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  return found ?? makeCanvas(width, height);
}

/** Returns a surface for reuse. It must not be drawn on or read afterwards. */
export function returnCanvas(canvas: Canvas): void {
  idle.push(canvas);
  if (idle.length > most) idle.shift();
}
