import { findScene } from '../../renderers/index.ts';
import type { Draw } from '../queue/renderer.ts';

/** Draws a scene and tells it in words. */
export const drawScene: Draw = (game, name, view, params) => {
  const scene = findScene(game, name);
  return { bytes: scene.draw(view, params).encode(), alt: scene.alt(view, params) };
};
