import { findScene } from '../../renderers/index.ts';
import type { Draw } from '../queue/renderer.ts';
import { startRenderer } from '../queue/roles.ts';
import { runPipeline } from './pipeline.ts';
import { runPlainly } from './plain-words.ts';

/** Draws and encodes a picture, and puts it into words. */
const draw: Draw = (game, name, view, params) => {
  const scene = findScene(game, name);
  return { bytes: scene.draw(view, params).encode(), alt: scene.alt(view, params) };
};

/**
 * The processes that draw: `node dist/src/cli/renderer.js 2` keeps two of them running. As many as one likes, on as
 * many machines.
 */
await runPlainly(() =>
  runPipeline(
    (count) => ({ renderer: count }),
    (_part, settings) => startRenderer({ ...settings, draw }),
  ),
);
