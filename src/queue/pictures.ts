import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Json } from '../kernel/types.ts';
import { Sights } from '../store/sights.ts';
import type { Outgoing } from '../tables/types.ts';
import { type Drawing, FORGOTTEN } from './renderer.ts';
import type { Attachment, PictureRequest } from './transport.ts';
import { type Sight, Waiter } from './views.ts';

/** What is drawn first, by the message that it is for: 0, then 1, then 2. */
const PRIORITIES: Record<Outgoing['to'], number> = { answer: 0, panel: 1, turn: 2, ring: 2, knock: 2, notice: 2 };

/** A picture was out of date before it was drawn: the table went on. */
export class OutOfDate extends Error {
  override name = 'OutOfDate';
}

/** Has pictures drawn. Equal ones are drawn once. */
export class Pictures {
  readonly #waiter: Waiter<'renders'>;
  readonly #sights: Sights;
  readonly #version: number;

  /** `version`: of the renderers; a new one draws everything anew. */
  constructor(redis: Redis, version: number) {
    this.#waiter = new Waiter('renders', redis);
    this.#sights = new Sights(redis);
    this.#version = version;
  }

  /**
   * The pictures of a message as files, or null when one of them could not be drawn. Throws `OutOfDate` rather than draw
   * a panel when the table went on since.
   */
  async draw(
    sight: Sight & { key: string },
    wanted: readonly PictureRequest[],
    to: Outgoing['to'],
  ): Promise<Attachment[] | null> {
    const drawn = await Promise.all(wanted.map((one) => this.#draw(sight, one, to)));
    const files = drawn.filter((file) => file !== null);
    return files.length === drawn.length ? files : null;
  }

  async #draw(sight: Sight & { key: string }, wanted: PictureRequest, to: Outgoing['to']): Promise<Attachment | null> {
    const { seen, key } = sight;
    const latest = to === 'panel';
    const { scene, params, name, alt } = wanted;
    const picture = hashOf([this.#version, seen.game, sight.hash, scene, params]);
    const ready = await this.#sights.getPicture(picture);
    if (ready !== null) return { name, alt: ready.alt || alt, bytes: ready.bytes };
    const drawing: Drawing = { sight: key, scene, params };
    await this.#sights.wish(picture, { ...drawing });
    const data = { picture, table: seen.id, seq: seen.seq, droppable: latest };
    const done = await this.#waiter
      .run('draw', data, latest ? `${picture}-latest` : picture, FORGOTTEN, PRIORITIES[to])
      .catch(() => null);
    if (done === false && latest) throw new OutOfDate('the table went on');
    const drawn = done === true ? await this.#sights.getPicture(picture) : null;
    return drawn === null ? null : { name, alt: drawn.alt || alt, bytes: drawn.bytes };
  }

  close(): Promise<void> {
    return this.#waiter.close();
  }
}

/** A name that tells nothing: its input holds a keyed hash. Begins with a letter, as names of jobs must. */
function hashOf(parts: Json): string {
  return `p${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40)}`;
}
