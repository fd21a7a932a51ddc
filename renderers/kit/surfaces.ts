import { type Canvas, makeCanvas } from './canvas.ts';

/** The maximum number of unused surfaces to keep. A surface of 1,200 by 1,500 pixels takes 7 MB. */
const most = 4;

/** Unused surfaces, most recently used last. */
const idle: Canvas[] = [];

/**
 * Returns a surface of this size. Reuses a surface with its old content if possible, because creating a surface takes
 * longer than drawing a map.
 */
export function borrowCanvas(width: number, height: number): Canvas {
  const at = idle.findLastIndex((canvas) => canvas.width === width && canvas.height === height);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  return found ?? makeCanvas(width, height);
}

/** Gives a surface back for reuse. The caller must not draw on the surface or read it afterwards. */
export function returnCanvas(canvas: Canvas): void {
  idle.push(canvas);
  if (idle.length > most) idle.shift();
}
