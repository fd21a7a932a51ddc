import { makeCanvas } from './canvas.ts';
import type { DrawnPicture } from './frame.ts';
import { takePen } from './pen.ts';
import { encode } from './png/encode.ts';
import { returnCanvas } from './surfaces.ts';
import { colour, page } from './theme.ts';
import { clipped, write } from './words.ts';

/** The height of the line above the picture, in pixels of a picture that is 1,200 pixels wide. */
const LINE = 64;
/** Number of colors in a frame. GIF has 256, one of which means that a pixel stays as it is. */
const COLOURS = 255;

/** How a film shows a picture. */
export interface FrameLook {
  /** The text above the picture. */
  readonly caption: string;
  /** The width of the frame, in pixels. */
  readonly width: number;
}

/**
 * Returns a picture as a frame of a film: smaller, below a line of text, as an indexed PNG with at most 255 colors. The
 * picture can't be encoded afterwards.
 */
export function filmFrame(picture: DrawnPicture, { caption, width }: FrameLook): Buffer {
  const scale = width / picture.width;
  const height = Math.round((picture.height + LINE) * scale);
  const pen = takePen(makeCanvas(width, height));
  const { ctx } = pen;
  ctx.fillStyle = colour.field;
  ctx.fillRect(0, 0, width, height);
  ctx.scale(scale, scale);
  ctx.fillStyle = colour.panel;
  ctx.fillRect(0, 0, picture.width, LINE);
  const writing = { ground: colour.panel, face: 'strong' } as const;
  write(pen, clipped(pen, caption, picture.width - 2 * page.margin, writing), page.margin, LINE / 2, writing);
  ctx.drawImage(picture.canvas.image, 0, LINE);
  returnCanvas(picture.canvas);
  return encode(pen.canvas.pixels(), width, height, COLOURS);
}
