import { findScene } from '../../renderers/index.ts';
import type { Json } from '../kernel/types.ts';
import type { DrawScene } from '../queue/renderer.ts';

const NO_PAGE = { bytes: Buffer.alloc(0), alt: '' };

/** Draws a page of a scene, or with the parameter `words` writes it all out as text; and tells the gist of it. */
export const drawScene: DrawScene = (game, name, view, params) => {
  const scene = findScene(game, name);
  const { words, page } = read(params);
  if (page > (words ? 1 : scene.pages(view, params))) return NO_PAGE;
  const alt = scene.alt(view, params);
  if (words) return { bytes: Buffer.from(`${scene.text(view, params).join('\n')}\n`), alt };
  return { bytes: scene.draw(view, params).encode(), alt };
};

/** What every scene's parameters may hold. */
function read(params: Json): { words: boolean; page: number } {
  const given = typeof params === 'object' && params !== null && !Array.isArray(params) ? params : {};
  const { words, page } = given as { readonly [key: string]: Json };
  return { words: words === true, page: typeof page === 'number' ? page : 1 };
}
