import { type Canvas, makeCanvas } from './canvas.ts';

/** How many unused surfaces are kept; one of 1,200 by 1,500 takes 7 MB. */
const most = 4;

/** Surfaces that wait for the next picture of their size, the one used last at the end. */
const idle: Canvas[] = [];

/** A surface of that size, with whatever was drawn on it before: making a new one takes longer than drawing a map. */
export function borrowCanvas(width: number, height: number): Canvas {
  const at = idle.findLastIndex((canvas) => canvas.width === width && canvas.height === height);
  const [found] = at < 0 ? [] : idle.splice(at, 1);
  return found ?? makeCanvas(width, height);
}

/** Gives a surface back; nobody may draw on it or read it any more. */
export function returnCanvas(canvas: Canvas): void {
  idle.push(canvas);
  if (idle.length > most) idle.shift();
}
