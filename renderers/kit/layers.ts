import { makeCanvas } from './canvas.ts';
import { type Pen, takePen } from './pen.ts';
import { colour } from './theme.ts';

/** The maximum number of cached layers. A layer of 1,200 by 1,500 pixels takes 7 MB. */
const most = 8;

/** Cached layers by key, least recently used first. */
const kept = new Map<string, Pen>();

/**
 * Returns a layer that is drawn once on an empty field and cached. Layers are for things that rarely change, such as
 * floors, walls and terrain. The key must contain everything the drawing depends on.
 */
export function layer(key: string, width: number, height: number, draw: (pen: Pen) => void): Pen {
  const found = kept.get(key);
  kept.delete(key);
  const made = found ?? takePen(makeCanvas(width, height));
  if (!found) {
    made.ctx.fillStyle = colour.field;
    made.ctx.fillRect(0, 0, width, height);
    draw(made);
  }
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  return made;
}

/** Copies a layer onto the whole picture, with its words and icons. */
export function stamp(pen: Pen, under: Pen): void {
  pen.ctx.drawImage(under.canvas.image, 0, 0);
  pen.words.push(...under.words);
  pen.marks.push(...under.marks);
}
