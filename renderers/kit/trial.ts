import { altText, type Scene } from '../scene.ts';
import { type DrawnPicture, picture } from './frame.ts';
import type { Pen } from './pen.ts';
import { chamfer, paint } from './shapes.ts';
import { returnCanvas } from './surfaces.ts';
import { colour, page, size } from './theme.ts';
import { measure, write } from './words.ts';

/** The mark on a picture of a private copy. */
const MARK = 'TRYING IT OUT';
const SAYS = 'Trying it out: a private copy on which nothing is played.';

/** The height of the strip under the picture that holds the mark, in pixels. */
const STRIP = 72;
/** The weight of the frame, its dashes and its distance from the edge, in pixels. */
const WEIGHT = 8;
const DASHES = [36, 20] as const;
const INSET = WEIGHT / 2;

/** Returns a scene whose pictures and texts say that they show a private copy. */
export function tryingOut<View, Params>(scene: Scene<View, Params>): Scene<View, Params> {
  return {
    draw: (view, params) => framed(scene.draw(view, params)),
    pages: (view, params) => scene.pages(view, params),
    alt: (view, params) => altText([SAYS, ...scene.alt(view, params).split(/(?<=\.) /)]),
    text: (view, params) => [SAYS, ...scene.text(view, params)],
  };
}

/** Draws a picture again, in a dashed frame with a mark below. */
function framed({ canvas, height }: DrawnPicture): DrawnPicture {
  return picture(height + STRIP, (pen) => {
    pen.ctx.drawImage(canvas.image, 0, 0);
    returnCanvas(canvas);
    frame(pen, height + STRIP);
    mark(pen, height + STRIP / 2 - INSET);
  });
}

function frame({ ctx }: Pen, height: number): void {
  ctx.beginPath();
  ctx.rect(INSET, INSET, page.width - WEIGHT, height - WEIGHT);
  ctx.setLineDash([...DASHES]);
  paint(ctx, undefined, colour.trial, WEIGHT);
  ctx.setLineDash([]);
}

function mark(pen: Pen, y: number): void {
  const writing = { px: size.body, face: 'display' } as const;
  const width = measure(pen, MARK, writing) + 48;
  const [x, high] = [(page.width - width) / 2, 48];
  chamfer(pen.ctx, x, y - high / 2, width, high);
  paint(pen.ctx, colour.trial);
  write(pen, MARK, page.width / 2, y, { ...writing, ink: colour.ink, ground: colour.trial, align: 'center' });
}
