import type { GameId, Json, Seat } from '../kernel/types.ts';
import { TableStore } from '../store/table-store.ts';
import { type StoredPicture, ViewCache } from '../store/view-cache.ts';
import type { JobData } from './jobs.ts';
import { type AnyWorker, consume, type WorkerContext } from './queues.ts';
import type { ReaderView } from './views.ts';

/** Draws a scene of a game from a view, which contains only what its reader may know. */
export type DrawScene = (
  game: GameId,
  scene: string,
  view: Json,
  params: Json,
) => StoredPicture | Promise<StoredPicture>;

/** The content of a picture. */
export interface Drawing {
  game: GameId;
  /** The key of the reader's view, or null if the parameters are enough to draw the picture. */
  viewKey: string | null;
  scene: string;
  params: Json;
  /** The seat whose view is drawn, if the view holds those of all seats. */
  of?: Seat;
}

/** How long anybody waits for a picture, in milliseconds. */
export const FORGOTTEN = 20_000;

/** Handles render jobs one at a time, since drawing keeps a processor busy. To draw more, run more processes. */
export function openRenderer(context: WorkerContext, draw: DrawScene): AnyWorker<'renders'> {
  const cache = new ViewCache(context.redis);
  const store = new TableStore(context.redis);
  return consume(
    'renders',
    context,
    async (job) => {
      const { picture, only } = job.data;
      if (context.clock.now() - job.timestamp > FORGOTTEN) return false;
      if (only !== undefined && (await hasLeft(store, only))) return false;
      if ((await cache.getPicture(picture)) !== null) {
        await cache.dropDrawing(picture);
        return true;
      }
      // Only `Pictures` writes drawings.
      const drawing = (await cache.getDrawing(picture)) as unknown as Drawing | null;
      if (drawing === null) return 'gone';
      const { game, scene, params } = drawing;
      const view = await viewIn(cache, drawing);
      if (view === undefined) return 'gone';
      await cache.putPicture(picture, await draw(game, scene, view, params));
      return true;
    },
    { concurrency: 1 },
  );
}

/** True if a table has changed since this commit, or if Redis has lost the commit. */
async function hasLeft(
  store: TableStore,
  { table, seq: then, stamp: made }: NonNullable<JobData['renders']['only']>,
): Promise<boolean> {
  const [seq, stamp] = await store.head(table, 'seq', 'stamp');
  if (seq == null) return false;
  return Number(seq) > then || (made !== undefined && (stamp ?? '') !== made);
}

/** Returns the view of the game to draw; null if the picture needs none, undefined if the view is gone. */
async function viewIn(cache: ViewCache, { viewKey, of }: Drawing): Promise<Json | undefined> {
  if (viewKey === null) return null;
  // Only readers write views.
  const found = (await cache.get(viewKey)) as unknown as ReaderView | null;
  if (of === undefined) return found?.seen.view;
  return found?.seen.history?.held?.find(({ seat }) => seat === of)?.view;
}
