import type { GameId, Json } from '../kernel/types.ts';
import { Sights, type StoredPicture } from '../store/sights.ts';
import { TableStore } from '../store/table-store.ts';
import { type AnyWorker, consume, type Station } from './queues.ts';
import type { Sight } from './views.ts';

/** Draws a scene of a game from a view that holds only what its reader may know. */
export type Draw = (game: GameId, scene: string, view: Json, params: Json) => StoredPicture | Promise<StoredPicture>;

/** What a picture is to show. */
export interface Drawing {
  /** Key of the reader's sight. */
  sight: string;
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
      const { picture, table, seq, droppable } = job.data;
      if (Date.now() - job.timestamp > FORGOTTEN) return false;
      if (droppable && Number((await store.head(table, 'seq'))[0] ?? seq) > seq) return false;
      if ((await sights.getPicture(picture)) !== null) return true;
      // Only `Pictures` writes drawings, and only readers write sights.
      const drawing = (await sights.wished(picture)) as unknown as Drawing | null;
      const sight = drawing === null ? null : ((await sights.get(drawing.sight)) as unknown as Sight | null);
      if (drawing === null || sight === null) return false;
      const { game, view } = sight.seen;
      await sights.putPicture(picture, await draw(game, drawing.scene, view, drawing.params));
      return true;
    },
    { concurrency: 1 },
  );
}
