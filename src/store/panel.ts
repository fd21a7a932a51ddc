import type { Redis } from 'ioredis';
import { tableKeys } from './keys.ts';

/** Where a panel was posted. */
export interface PanelMessage {
  channel: string;
  message: string;
  /** Milliseconds since 1970. */
  posted: number;
}

/** What is known of a table's public panel. */
export interface Panel {
  /** `seq` that it is to show; -1 when nothing is wanted yet. */
  wanted: number;
  /** `seq` that it shows. */
  shown: number;
  /** Milliseconds since 1970: when it was last brought up to date. */
  at: number;
  /** The seats that were waited for when it was posted. */
  awaited: string;
  /** The message in the table's channel by which people sit down. */
  lobby: PanelMessage | null;
  /** The message in the thread. */
  turn: PanelMessage | null;
  /** How many messages were posted: part of their nonces. */
  posts: number;
  /** Milliseconds since 1970: when the next one was first tried; null when it was not. */
  posting: number | null;
}

/** The public panels of tables: what they show and what they are to show. */
export class Panels {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async read(table: string): Promise<Panel> {
    const fields = await this.#redis.hgetall(tableKeys(table).panel);
    const number = (name: string, missing: number): number => Number(fields[name] ?? missing);
    const message = (name: string): PanelMessage | null => {
      const text = fields[name];
      // Only `write` writes these fields.
      return text === undefined ? null : (JSON.parse(text) as PanelMessage);
    };
    return {
      wanted: number('wanted', -1),
      shown: number('shown', -1),
      at: number('at', 0),
      awaited: fields['awaited'] ?? '',
      lobby: message('lobby'),
      turn: message('turn'),
      posts: number('posts', 0),
      posting: fields['posting'] === undefined ? null : Number(fields['posting']),
    };
  }

  /** Notes that a message is about to be posted. */
  async begin(table: string, at: number): Promise<void> {
    await this.#redis.hset(tableKeys(table).panel, 'posting', at);
  }

  /** Notes what the panel shows now; `posted` when a new message does. */
  async write(
    table: string,
    now: Pick<Panel, 'shown' | 'at' | 'lobby' | 'turn'>,
    posted: string | null,
  ): Promise<void> {
    const { panel } = tableKeys(table);
    const change = this.#redis.multi().hset(panel, { shown: now.shown, at: now.at });
    if (now.lobby !== null) change.hset(panel, 'lobby', JSON.stringify(now.lobby));
    if (now.turn !== null) change.hset(panel, 'turn', JSON.stringify(now.turn));
    if (posted !== null) change.hset(panel, 'awaited', posted).hincrby(panel, 'posts', 1).hdel(panel, 'posting');
    await change.exec();
  }
}
