import { altText, type Scene } from '../scene.ts';
import type { Block } from './flow.ts';
import { header, picture } from './frame.ts';
import { page } from './theme.ts';

/** The parts of a component's picture: its header, and the block below it, `componentWidth` wide. */
export interface ComponentFace {
  readonly title: string;
  readonly fact: string;
  readonly block: Block;
}

/** Width of a component's block in pixels. */
export const componentWidth = page.width - 2 * page.margin;

/** Top of a component's block in pixels. */
export const componentTop = 146;

/** Builds the scene of one printed component. The scene has no view, since a component belongs to no table. */
export function componentScene<C>(
  faceOf: (component: C) => ComponentFace,
  words: (component: C) => string[],
): Scene<null, { readonly component: C }> {
  return {
    draw(_view, { component }) {
      const { title, fact, block } = faceOf(component);
      return picture(Math.round(componentTop + block.height + page.margin), (pen) => {
        header(pen, { title, facts: [fact] });
        block.draw(pen, page.margin, componentTop, block.height);
      });
    },
    pages: () => 1,
    alt: (_view, { component }) => altText(words(component)),
    text: (_view, { component }) => words(component),
  };
}
