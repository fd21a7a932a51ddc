import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import type { GameId, Json } from '../kernel/types.ts';
import type { SharedClock } from '../store/clock.ts';
import { TableStore } from '../store/table-store.ts';
import { ViewCache } from '../store/view-cache.ts';
import { type FilmMoment, FilmPlan } from '../tables/film.ts';
import type { Games } from '../tables/games.ts';
import type { Held } from '../tables/held.ts';
import { History } from '../tables/history.ts';
import { FilmGif, heightOf } from './film-gif.ts';
import type { JobData } from './jobs.ts';
import { type AnyWorker, consume, LATER, type WorkerContext } from './queues.ts';
import { type Drawing, FORGOTTEN } from './renderer.ts';
import type { Attachment, FilmRequest } from './transport.ts';
import { type ReaderView, Waiter } from './views.ts';

/** How long anybody waits for a film, in milliseconds. */
const PATIENCE = 5 * 60_000;
/** How often the drawing of a frame is tried, because a busy renderer leaves out old jobs. */
const TRIES = 4;
/** Films are drawn after everything that anybody waits for. */
const FRAME_PRIORITY = LATER + 2;
/** How long a frame is shown, and the last frame, in milliseconds. */
const [SHOWN, SHOWN_LAST] = [1_200, 4_000];
/** The width of frames in pixels; films with many frames are smaller. */
const [WIDE, NARROW] = [800, 640];
/** Maximum number of wide frames. */
const MOST_WIDE = 150;
/** Maximum size of a film in bytes, which Discord accepts anywhere. A larger film leaves out every second moment. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Requests films of games. A film shows each moment as its reader saw it then. */
export class Films {
  readonly #redis: Redis;
  readonly #cache: ViewCache;
  readonly #version: number;
  /** Opened for the first film. */
  #waiter: Waiter<'films'> | null = null;

  /** `version` is the renderers' version. */
  constructor(redis: Redis, version: number) {
    this.#redis = redis;
    this.#cache = new ViewCache(redis);
    this.#version = version;
  }

  /** Returns the film of a table up to a reader's view as a file, or null if it can't be made. */
  async make(
    { seen: { id, seq, reader }, stamp }: Pick<ReaderView, 'seen' | 'stamp'>,
    { name, alt, scene, params }: FilmRequest,
  ): Promise<Attachment | null> {
    // After Redis has lost commits, an entry with the same number may be another one.
    const content = [this.#version, id, seq, stamp, reader, scene, params];
    const hash = createHash('sha256').update(JSON.stringify(content));
    const film = `film-${hash.digest('hex').slice(0, 40)}`;
    const data = { table: id, seq, reader, scene, params, film };
    this.#waiter ??= new Waiter('films', this.#redis);
    const done = await this.#waiter.run('make', data, film, PATIENCE).catch(() => null);
    const made = done === true ? await this.#cache.getPicture(film) : null;
    return made === null ? null : { name, alt, bytes: made.bytes };
  }

  async close(): Promise<void> {
    await this.#waiter?.close();
  }
}

/**
 * Handles the jobs of films, one at a time. The renderers draw the frames one by one, so that other pictures don't wait
 * for a film.
 */
export function openFilmMaker(context: WorkerContext, games: Games): AnyWorker<'films'> {
  const maker = new FilmMaker(context, games);
  const worker = consume('films', context, ({ data }) => maker.serve(data), { concurrency: 1 });
  worker.once('closing', () => maker.close());
  return worker;
}

class FilmMaker {
  readonly #history: History;
  readonly #cache: ViewCache;
  readonly #games: Games;
  readonly #redis: Redis;
  readonly #clock: SharedClock;
  /** Opened for the first film. */
  #frames: Waiter<'renders'> | null = null;

  constructor({ redis, clock }: WorkerContext, games: Games) {
    this.#history = new History(new TableStore(redis), games);
    this.#cache = new ViewCache(redis);
    this.#games = games;
    this.#redis = redis;
    this.#clock = clock;
  }

  /** Makes and stores a film. Returns false if there is no such table, or if a frame can't be drawn. */
  async serve(data: JobData['films']): Promise<boolean> {
    if ((await this.#cache.getPicture(data.film)) !== null) return true;
    const held = await this.#history.now(data.table);
    const game = held === null ? null : this.#games.find(held.table.game);
    if (held === null || game === null) return false;
    const plan = new FilmPlan(game);
    const begin = (table: Table): void => plan.begin(table);
    await this.#history.walk(data.table, held, begin, (table, entry) => {
      if (entry.seq <= data.seq) plan.follow(entry, table);
    });
    const film = await this.#film(data, held, game, plan.moments());
    if (film === null) return false;
    await this.#cache.putPicture(data.film, { bytes: film, alt: 'film' });
    return true;
  }

  async #film(
    data: JobData['films'],
    held: Held,
    game: Game<unknown>,
    moments: readonly FilmMoment[],
  ): Promise<Buffer | null> {
    const frames = await this.#drawn(data, held, game, moments);
    if (frames === null || frames.length === 0) return null;
    for (let shown = frames; ; shown = shown.filter((_, at) => (shown.length - 1 - at) % 2 === 0)) {
      const film = joined(shown);
      if (film.length <= MOST_BYTES || shown.length === 1) return film;
    }
  }

  /** Returns a picture of each moment, or null if one can't be drawn. */
  async #drawn(
    data: JobData['films'],
    held: Held,
    game: Game<unknown>,
    moments: readonly FilmMoment[],
  ): Promise<Buffer[] | null> {
    const captions = new Map(moments.map(({ seq, caption }) => [seq, caption]));
    const width = moments.length > MOST_WIDE ? NARROW : WIDE;
    const frames: Buffer[] = [];
    let isWhole = true;
    const draw = async ({ seq, state }: Table): Promise<void> => {
      const caption = captions.get(seq);
      if (caption === undefined || state === null || !isWhole) return;
      // The view of every game is plain JSON.
      const view = game.view(state, data.reader) as Json;
      const name = `${data.film}-${seq}`;
      const frame = await this.#frame(name, data, { game: held.table.game, view }, { caption, width });
      if (frame === null) isWhole = false;
      else frames.push(frame);
    };
    await this.#history.walk(data.table, held, draw, draw);
    return isWhole ? frames : null;
  }

  /** Draws a frame. Nothing about it stays in the store. */
  async #frame(
    picture: string,
    { table, scene, params }: JobData['films'],
    { game, view }: { game: GameId; view: Json },
    look: { caption: string; width: number },
  ): Promise<Buffer | null> {
    this.#frames ??= new Waiter('renders', this.#redis, this.#clock);
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const viewKey = await this.#cache.put(table, picture, { seen: { view } });
        const drawing: Drawing = { game, viewKey, scene, params: { ...params, film: look } };
        await this.#cache.putDrawing(picture, { ...drawing });
        const done = await this.#frames.run('draw', { picture }, null, FORGOTTEN, FRAME_PRIORITY).catch(() => null);
        const drawn = done === true ? await this.#cache.getPicture(picture) : null;
        if (drawn !== null) return drawn.bytes;
      }
      return null;
    } finally {
      await this.#cache.forget(table, picture);
    }
  }

  async close(): Promise<void> {
    await this.#frames?.close();
  }
}

function joined(frames: readonly Buffer[]): Buffer {
  const gif = new FilmGif(Math.max(...frames.map(heightOf)));
  for (const [at, frame] of frames.entries()) gif.add(frame, at === frames.length - 1 ? SHOWN_LAST : SHOWN);
  return gif.finish();
}
