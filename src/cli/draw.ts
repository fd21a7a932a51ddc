import { findScene } from '../../renderers/index.ts';
import type { Json } from '../kernel/types.ts';
import type { Draw } from '../queue/renderer.ts';

/** Draws a scene, or with the parameter `words` writes it all out as text; and tells the gist of it. */
export const drawScene: Draw = (game, name, view, params) => {
  const scene = findScene(game, name);
  const alt = scene.alt(view, params);
  if (wantsWords(params)) return { bytes: Buffer.from(`${scene.text(view, params).join('\n')}\n`), alt };
  return { bytes: scene.draw(view, params).encode(), alt };
};

function wantsWords(params: Json): boolean {
  return typeof params === 'object' && params !== null && 'words' in params && params['words'] === true;
}
