import * as scenes from './games.ts';
import type { DrawnPicture } from './kit/frame.ts';
import type { Scene } from './scene.ts';

export type { AuditReport, LayoutFault } from './kit/audit.ts';
export { type FrameLook, filmFrame } from './kit/film-frame.ts';
export type { DrawnPicture } from './kit/frame.ts';
export { encodeJoined } from './kit/frame.ts';
export { tryingOut } from './kit/trial.ts';
export type { Scene } from './scene.ts';
export { altText, longestAlt } from './scene.ts';
export { RENDERERS_VERSION } from './version.ts';

/** The scenes of every game. */
export { scenes };

/** The id of a game with pictures. */
export type DrawnGame = keyof typeof scenes;
/** The name of a game's scene. */
export type SceneName<G extends DrawnGame> = keyof (typeof scenes)[G] & string;
type Draw<G extends DrawnGame, S extends SceneName<G>> =
  (typeof scenes)[G][S] extends Scene<infer V, infer P> ? [view: V, params: P] : never;

// Each scene takes its own view and parameters. Only `render` and `findScene` look up scenes by name.
const byName: Record<string, Record<string, Scene<unknown, unknown>>> = scenes;

/** Returns the scene with this name. Throws if no scene has this name. */
export function findScene(game: string, scene: string): Scene<unknown, unknown> {
  const found = byName[game]?.[scene];
  if (!found) throw new Error(`${game} has no picture called ${scene}`);
  return found;
}

/** Draws a scene. The compiler checks that the view and the parameters belong to the scene. */
export function render<G extends DrawnGame, S extends SceneName<G>>(
  game: G,
  scene: S,
  ...[view, params]: Draw<G, S>
): DrawnPicture {
  return findScene(game, scene).draw(view, params);
}
