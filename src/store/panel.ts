import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { tableKeys } from './keys.ts';

/** The place of a posted panel. */
export interface PanelMessage {
  channel: string;
  message: string;
  /** Milliseconds since 1970. */
  posted: number;
}

/** The message in the thread that shows the current turn. */
export interface TurnPanel extends PanelMessage {
  /** The name of the turn that the message shows. */
  turn: string;
  /** The `seq` of the entry that began the turn. The message shows all later entries. */
  from: number;
  /** Set if the previous turn continues in this message because its end was undone. */
  back?: true;
}

/** The message that shows the previous turn and may need an update. */
export interface PreviousPanel {
  channel: string;
  message: string;
  turn: string;
  from: number;
  /** Set until the message is edited into a summary of its turn. */
  open?: true;
}

/** The message of an earlier turn, which shows the entries after `from`, up to `to`. */
export interface OlderPanel extends Pick<PreviousPanel, 'channel' | 'message' | 'from' | 'open'> {
  to: number;
}

/** Maximum number of earlier turns whose messages can still be corrected. */
const MOST_OLDER = 24;

/** The stored state of a table's public panel. */
export interface Panel {
  /** The `seq` that the panel should show; -1 if there is none yet. */
  wanted: number;
  /**
   * The `seq` that the panel shows. If the panel shows a commit that Redis has since lost, this number is less than
   * `wanted`.
   */
  shown: number;
  /** True if the panel lacks its picture, because it couldn't be drawn in time. */
  bare: boolean;
  /** The time of the panel's last update (ms since 1970). */
  at: number;
  /** The message in the table's channel with which people take seats. */
  lobby: PanelMessage | null;
  turn: TurnPanel | null;
  past: PreviousPanel | null;
  /** The messages of turns before the previous one, oldest first. They change only if the table goes back. */
  older: readonly OlderPanel[];
  /** The number of messages posted so far, which is part of the next message's nonce. */
  posts: number;
  /** The time of the first attempt to post the next message (ms since 1970), or null if there was none yet. */
  posting: number | null;
}

const ref = { channel: z.string(), message: z.string() };

/** The shapes against which stored messages are checked. */
const SHAPES = {
  lobby: z.object({ ...ref, posted: z.number() }),
  turn: z.object({ ...ref, posted: z.number(), turn: z.string(), from: z.int(), back: z.literal(true).optional() }),
  past: z.object({ ...ref, turn: z.string(), from: z.int(), open: z.literal(true).optional() }),
  older: z.array(z.object({ ...ref, from: z.int(), to: z.int(), open: z.literal(true).optional() })),
};

/**
 * Stores the states of the tables' public panels: the positions that they show and the positions that they should show.
 */
export class Panels {
  readonly #redis: Redis;
  readonly #damaged: (table: string, field: string) => void;

  /** `damaged` is called for each field that can’t be read. */
  constructor(redis: Redis, damaged: (table: string, field: string) => void = () => {}) {
    this.#redis = redis;
    this.#damaged = damaged;
  }

  /** Reads the state of a panel. A damaged field counts as missing, so its message is posted again. */
  async read(table: string): Promise<Panel> {
    const fields = await this.#redis.hgetall(tableKeys(table).panel);
    const number = (name: string, missing: number): number => {
      const value = Number(fields[name] ?? missing);
      return Number.isFinite(value) ? value : missing;
    };
    const message = <T>(name: string, shape: z.ZodType): T | null => {
      const read = readJson<T>(fields[name], shape);
      if (read === null && fields[name] !== undefined) this.#damaged(table, name);
      return read;
    };
    const [wanted, shown] = [number('wanted', -1), number('shown', -1)];
    const older = message<OlderPanel[]>('older', SHAPES.older);
    // After Redis has lost commits, another commit may have the same `seq`, so stamps are compared.
    const { stamp, showing, alike = '' } = fields;
    const isLost = stamp !== undefined && showing !== undefined && ![stamp, ...alike.split(' ')].includes(showing);
    return {
      wanted,
      shown: isLost ? Math.min(shown, wanted - 1) : shown,
      bare: fields['bare'] === '1',
      at: number('at', 0),
      lobby: message('lobby', SHAPES.lobby),
      turn: message('turn', SHAPES.turn),
      past: message('past', SHAPES.past),
      older: older === null ? [] : older,
      posts: number('posts', 0),
      posting: number('posting', 0) || null,
    };
  }

  /** Records that a message is about to be posted. */
  async begin(table: string, at: number): Promise<void> {
    await this.#redis.hset(tableKeys(table).panel, 'posting', at);
  }

  /** Abandons an attempt to post, so that the next post counts as a new message. */
  async give(table: string): Promise<void> {
    const { panel } = tableKeys(table);
    await this.#redis.multi().hincrby(panel, 'posts', 1).hdel(panel, 'posting').exec();
  }

  /**
   * Records what the panel shows now. `posted` is set if a new message was posted for it. Messages that `now` omits
   * keep their records. `stamp` is the stamp of the commit that the panel shows. `bare` stays as it is unless it is given.
   */
  async write(
    table: string,
    now: Pick<Panel, 'shown' | 'at'> &
      Partial<Pick<Panel, 'bare' | 'lobby' | 'turn' | 'past' | 'older'>> & { stamp?: string | undefined },
    posted: boolean,
  ): Promise<void> {
    const { panel } = tableKeys(table);
    const { shown, at, stamp, bare, older, ...messages } = now;
    const showing = stamp === undefined ? {} : { showing: stamp };
    const change = this.#redis.multi().hset(panel, { shown, at, ...showing });
    for (const [name, message] of Object.entries(messages))
      if (message !== null) change.hset(panel, name, JSON.stringify(message));
    if (bare === true) change.hset(panel, 'bare', '1');
    if (bare === false) change.hdel(panel, 'bare');
    if (older !== undefined) change.hset(panel, 'older', JSON.stringify(older.slice(-MOST_OLDER)));
    if (posted) change.hincrby(panel, 'posts', 1).hdel(panel, 'posting');
    await change.exec();
  }
}
