import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Seat } from '../kernel/types.ts';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/** How long a message is remembered, in seconds. */
const KEPT = 30 * 24 * 3_600;

/** A message with active components for a person at a table. */
export interface PersonalMessage {
  channel: string;
  message: string;
  /** The time when the message was posted (ms since 1970). */
  at: number;
  /**
   * `turn`: asks for a move or shows the result of one. `look`: shows something. `act`: does something outside turns.
   * `proposal`: asks for agreement. `vote`: asks about an absent player's seat. `invite`: asks for a rematch.
   */
  kind: 'turn' | 'look' | 'act' | 'proposal' | 'vote' | 'invite';
  /** The seat that a vote is about; omitted if the vote is about all absent players. */
  about?: Seat;
  /** The question that was open when the message was made, or null. `any` stands for any open question. */
  decision: string | null;
  /** The interaction that can change the message for 15 minutes; null for a direct message that stays. */
  answer: string | null;
  /** True if the message also asks for the person's time zone. */
  asksZone: boolean;
  /** Set if the text says only that the message is inactive, so nothing is lost if the message is replaced. */
  rests?: true;
}

/** The name under which thread messages that ask everyone are stored, instead of a person's id. */
export const EVERYBODY = 'everybody';

/** Stores the messages with active components, so that none of them stays active after its question is closed. */
export class TurnMessages {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Stores a message or its new state. */
  async keep(table: string, player: string, { message, ...about }: PersonalMessage): Promise<void> {
    const key = keys.asking(table, player);
    await this.#redis.multi().hset(key, message, JSON.stringify(about)).expire(key, KEPT).exec();
  }

  /** Records that a table has just asked a person for a move. */
  async asks(table: string, player: string): Promise<void> {
    await this.#redis.set(keys.lastAsked(player), table, 'EX', KEPT);
  }

  /** Returns the table that last asked a person for a move, or null. */
  lastAsked(player: string): Promise<string | null> {
    return this.#redis.get(keys.lastAsked(player));
  }

  /** Stores a message unless it is already stored. */
  async keepNew(table: string, player: string, { message, ...about }: PersonalMessage): Promise<void> {
    const key = keys.asking(table, player);
    await this.#redis.multi().hsetnx(key, message, JSON.stringify(about)).expire(key, KEPT).exec();
  }

  /** Returns a person's messages, oldest first, without unreadable ones. */
  async of(table: string, player: string): Promise<PersonalMessage[]> {
    const kept = await this.#redis.hgetall(keys.asking(table, player));
    return Object.entries(kept)
      .flatMap(([message, about]): PersonalMessage[] => {
        const known = readJson<KeptMessage>(about, shape);
        return known === null ? [] : [{ ...BEFORE, ...known, message }];
      })
      .sort((one, other) => one.at - other.at);
  }

  /** Records that a message no longer has active components. */
  async forget(table: string, player: string, { message }: Pick<PersonalMessage, 'message'>): Promise<void> {
    await this.#redis.hdel(keys.asking(table, player), message);
  }
}

type KeptMessage = Pick<PersonalMessage, 'channel' | 'asksZone'> & Partial<PersonalMessage>;

/** The fields that `keep` stores. Older versions stored only some of these fields. */
const shape = z.object({
  channel: z.string(),
  asksZone: z.boolean(),
  at: z.number().optional(),
  kind: z.enum(['turn', 'look', 'act', 'proposal', 'vote', 'invite']).optional(),
  about: z.int().optional(),
  decision: z.string().nullable().optional(),
  answer: z.string().nullable().optional(),
  rests: z.literal(true).optional(),
});

/** Messages from older versions count as turn messages with an unknown question. */
const BEFORE = { at: 0, kind: 'turn', decision: 'any', answer: null } as const;
