import type { GameId, Json } from '../kernel/types.ts';
import { Sights, type StoredPicture } from '../store/sights.ts';
import { TableStore } from '../store/table-store.ts';
import { type AnyWorker, consume, type Station } from './queues.ts';
import type { Sight } from './views.ts';

/** Draws a scene of a game from a view that holds only what its reader may know. */
export type Draw = (game: GameId, scene: string, view: Json, params: Json) => StoredPicture | Promise<StoredPicture>;

/** What a picture is to show. */
export interface Drawing {
  game: GameId;
  /** Key of the reader's sight; null: the parameters say all. */
  sight: string | null;
  scene: string;
  params: Json;
}

/** Age from which on nobody waits for a picture any more, in milliseconds. */
export const FORGOTTEN = 20_000;

/** Takes render jobs, one at a time: drawing keeps a processor busy, so more come from more processes. */
export function openRenderer(station: Station, draw: Draw): AnyWorker<'renders'> {
  const sights = new Sights(station.redis);
  const store = new TableStore(station.redis);
  return consume(
    'renders',
    station,
    async (job) => {
      const { picture, only } = job.data;
      if (Date.now() - job.timestamp > FORGOTTEN) return false;
      if (only !== undefined && Number((await store.head(only.table, 'seq'))[0] ?? only.seq) > only.seq) return false;
      if ((await sights.getPicture(picture)) !== null) return true;
      // Only `Pictures` writes drawings.
      const drawing = (await sights.wished(picture)) as unknown as Drawing | null;
      if (drawing === null) return false;
      const { game, scene, params } = drawing;
      const view = await viewIn(sights, drawing.sight);
      if (view === undefined) return false;
      await sights.putPicture(picture, await draw(game, scene, view, params));
      return true;
    },
    { concurrency: 1 },
  );
}

/** The view in a sight; null where a picture needs none, undefined when the sight is gone. */
async function viewIn(sights: Sights, key: string | null): Promise<Json | undefined> {
  if (key === null) return null;
  // Only readers write sights.
  const sight = (await sights.get(key)) as unknown as Sight | null;
  return sight?.seen.view;
}
