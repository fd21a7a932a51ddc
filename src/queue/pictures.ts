import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { GameId, Json } from '../kernel/types.ts';
import type { SharedClock } from '../store/clock.ts';
import { type StoredPicture, ViewCache } from '../store/view-cache.ts';
import type { Outgoing } from '../tables/types.ts';
import type { JobData } from './jobs.ts';
import { lookPriority } from './queues.ts';
import { type Drawing, FORGOTTEN } from './renderer.ts';
import type { Attachment, PictureRequest } from './transport.ts';
import { type ReaderView, Waiter } from './views.ts';

/**
 * The priority of a message's pictures: those with 0 are drawn first, then 1, then 2. Look-ups have a separate
 * priority.
 */
const PRIORITIES: Record<Outgoing['to'], number> = {
  answer: 0,
  panel: 1,
  turn: 2,
  ring: 2,
  nudge: 2,
  past: 2,
  proposal: 2,
  proposed: 2,
  away: 2,
  invite: 2,
  searched: 2,
  played: 2,
  late: 2,
  end: 2,
  trouble: 2,
  knock: 2,
  notice: 2,
};

/** How often a picture is requested if it, its view or its content is gone from the cache before it arrives. */
const ATTEMPTS = 3;

/** Thrown if a table changed before its picture could be drawn. */
export class OutOfDate extends Error {
  override name = 'OutOfDate';
}

/** The data that a picture is drawn from, and the picture's urgency. */
interface Motif {
  game: GameId;
  /** A keyed hash that tells views apart without revealing anything about them. */
  hash: string;
  /** The view with its key, or null if the parameters are enough. */
  view: (ReaderView & { key: string }) | null;
  priority: number;
  /** Set if the picture is needed only while the table is still at this position. */
  only: JobData['renders']['only'];
}

/** Requests pictures from renderers. Identical pictures are drawn only once. */
export class Pictures {
  readonly #waiter: Waiter<'renders'>;
  readonly #cache: ViewCache;
  readonly #version: number;

  /**
   * `version` is the renderers' version. After a change of version, every picture is drawn again. `clock` must be the
   * clock that renderers use.
   */
  constructor(redis: Redis, version: number, clock: Pick<SharedClock, 'now'>) {
    this.#waiter = new Waiter('renders', redis, clock);
    this.#cache = new ViewCache(redis);
    this.#version = version;
  }

  /**
   * Returns the pictures of a message as files, or null if one of them could not be drawn. Throws `OutOfDate` for a
   * panel if the table has changed in the meantime.
   */
  draw(
    view: ReaderView & { key: string },
    wanted: readonly PictureRequest[],
    to: Outgoing['to'],
    priority = PRIORITIES[to],
  ): Promise<Attachment[] | null> {
    const { seen, hash, stamp } = view;
    const only =
      to === 'panel' ? { table: seen.id, seq: seen.seq, ...(stamp === undefined ? {} : { stamp }) } : undefined;
    return this.#all({ game: seen.game, hash, view, priority, only }, wanted);
  }

  /**
   * Returns the pictures of a component as files, or null if one of them could not be drawn. The pictures need no view,
   * because they are drawn from their parameters alone.
   */
  drawExhibit(game: GameId, wanted: readonly PictureRequest[]): Promise<Attachment[] | null> {
    return this.#all({ game, hash: '', view: null, priority: lookPriority('spectator'), only: undefined }, wanted);
  }

  async #all(motif: Motif, wanted: readonly PictureRequest[]): Promise<Attachment[] | null> {
    const firsts = new Map<string, Promise<StoredPicture | null>>();
    const files = await Promise.all(
      wanted.map(async (one) => {
        const drawn = await this.#page(motif, one, firsts);
        return drawn && { name: one.name, alt: drawn.alt || one.alt, bytes: drawn.bytes };
      }),
    );
    const there = files.filter((file) => file !== null);
    if (there.length < files.length) return null;
    // Pages that don't exist are empty. They are left out.
    return there.filter(({ bytes }) => bytes.length > 0);
  }

  /**
   * Returns a picture, or null if it could not be drawn. Messages request the maximum number of pages, but only the first
   * page says how many there are. The others are drawn after it, if they exist. `firsts` holds the first pages.
   */
  async #page(
    motif: Motif,
    wanted: PictureRequest,
    firsts: Map<string, Promise<StoredPicture | null>>,
  ): Promise<StoredPicture | null> {
    const { page, ...params } = wanted.params;
    if (typeof page !== 'number') return this.#one(motif, wanted);
    const series = JSON.stringify([wanted.scene, wanted.of, params]);
    const known = firsts.get(series);
    if (known === undefined) {
      const drawn = this.#one(motif, wanted);
      if (page === 1) firsts.set(series, drawn);
      return drawn;
    }
    const first = await known;
    if (first === null) return null;
    const isMissing = first.pages !== undefined && page > first.pages;
    return isMissing ? { bytes: Buffer.alloc(0), alt: '' } : this.#one(motif, wanted);
  }

  async #one({ game, hash, view, priority, only }: Motif, wanted: PictureRequest): Promise<StoredPicture | null> {
    const { scene, params, of } = wanted;
    const whose = of === undefined ? {} : { of };
    const picture = hashOf([this.#version, game, hash, scene, params, ...Object.values(whose)]);
    const drawing: Drawing = { game, viewKey: view?.key ?? null, scene, params, ...whose };
    for (let attempt = 1; ; attempt++) {
      const ready = await this.#cache.getPicture(picture);
      if (ready !== null || attempt > ATTEMPTS) return ready;
      // A view that is in this process needn't be made again.
      if (view !== null && attempt > 1) await this.#restore(view);
      await this.#cache.putDrawing(picture, { ...drawing });
      const [data, same] = only === undefined ? [{ picture }, picture] : [{ picture, only }, `${picture}-latest`];
      const done = await this.#waiter.run('draw', data, same, FORGOTTEN, priority).catch(() => null);
      if (done === false && only !== undefined) throw new OutOfDate('the table has changed');
      if (done !== true && done !== 'gone') return null;
    }
  }

  /** Stores a view again, under the key of its reader. */
  async #restore({ key, ...view }: ReaderView & { key: string }): Promise<void> {
    if ((await this.#cache.get(key)) === null) await this.#cache.restore(key, view);
  }

  close(): Promise<void> {
    return this.#waiter.close();
  }
}

/**
 * Returns the name of a picture. The name reveals nothing, because it is made from a keyed hash or from public
 * information only. The name begins with a letter, as the names of jobs must.
 */
function hashOf(parts: Json): string {
  return `p${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
}
