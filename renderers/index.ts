import * as scenes from './games.ts';
import type { DrawnPicture } from './kit/frame.ts';
import type { Scene } from './scene.ts';

export type { AuditReport, LayoutFault } from './kit/audit.ts';
export type { DrawnPicture } from './kit/frame.ts';
export { encodeJoined } from './kit/frame.ts';
export type { Scene } from './scene.ts';
export { altText, longestAlt } from './scene.ts';
export { RENDERERS_VERSION } from './version.ts';

/** The scenes of every game. */
export { scenes };

/** Games that have pictures. */
export type DrawnGame = keyof typeof scenes;
/** The scenes of a game by name. */
export type SceneName<G extends DrawnGame> = keyof (typeof scenes)[G] & string;
type Draw<G extends DrawnGame, S extends SceneName<G>> =
  (typeof scenes)[G][S] extends Scene<infer V, infer P> ? [view: V, params: P] : never;

// Scenes take their own view and parameters; `render` and `findScene` are the one place where they are found by name.
const byName: Record<string, Record<string, Scene<unknown, unknown>>> = scenes;

/** The scene of that name. Throws when there is none. */
export function findScene(game: string, scene: string): Scene<unknown, unknown> {
  const found = byName[game]?.[scene];
  if (!found) throw new Error(`${game} has no picture called ${scene}`);
  return found;
}

/** Draws a scene. The view and parameters must be the scene's own: the types see to it. */
export function render<G extends DrawnGame, S extends SceneName<G>>(
  game: G,
  scene: S,
  ...[view, params]: Draw<G, S>
): DrawnPicture {
  return findScene(game, scene).draw(view, params);
}
