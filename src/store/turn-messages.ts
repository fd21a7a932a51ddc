import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Seat } from '../kernel/types.ts';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/** For how long a message is remembered, in seconds. */
const KEPT = 30 * 24 * 3_600;

/** A message in which a person can press something at a table. */
export interface PersonalMessage {
  channel: string;
  message: string;
  /** Milliseconds since 1970: when it was posted. */
  at: number;
  /**
   * `turn`: asks for a move, or tells what came of one; `look`: shows something; `act`: does something while the game goes on;
   * `proposal`: asks whether one agrees; `vote`: what becomes of a seat whose person is not there; `invite`: whether one plays
   * once more.
   */
  kind: 'turn' | 'look' | 'act' | 'proposal' | 'vote' | 'invite';
  /** The seat of a vote; not there: it asks about all of them. */
  about?: Seat;
  /** The question that waited when it was made; null: none did. `any`: it stands for whatever question waits. */
  decision: string | null;
  /** The interaction by which alone it can be changed, for 15 minutes; null: it lies in direct messages, for good. */
  answer: string | null;
  /** Whether it also asks where the person lives. */
  asksZone: boolean;
  /** It says no more than that it rests: nothing is lost with its words. */
  rests?: true;
}

/** Whom lines in the thread are kept under: they ask everybody. */
export const EVERYBODY = 'everybody';

/** Remembers the messages in which a person can press something at a table, so that none of them outlives its question. */
export class TurnMessages {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Notes a message, or what became of it. */
  async keep(table: string, player: string, { message, ...about }: PersonalMessage): Promise<void> {
    const key = keys.asking(table, player);
    await this.#redis.multi().hset(key, message, JSON.stringify(about)).expire(key, KEPT).exec();
  }

  /** Notes that a person was asked for a move just now. */
  async asks(table: string, player: string): Promise<void> {
    await this.#redis.set(keys.lastAsked(player), table, 'EX', KEPT);
  }

  /** The table that sent a person the latest message that asks for a move, or null. */
  lastAsked(player: string): Promise<string | null> {
    return this.#redis.get(keys.lastAsked(player));
  }

  /** Notes a message unless more is known of it by now. */
  async keepNew(table: string, player: string, { message, ...about }: PersonalMessage): Promise<void> {
    const key = keys.asking(table, player);
    await this.#redis.multi().hsetnx(key, message, JSON.stringify(about)).expire(key, KEPT).exec();
  }

  /** The messages of a person, oldest first, without those of which nothing can be read. */
  async of(table: string, player: string): Promise<PersonalMessage[]> {
    const kept = await this.#redis.hgetall(keys.asking(table, player));
    return Object.entries(kept)
      .flatMap(([message, about]): PersonalMessage[] => {
        const known = readJson<KeptMessage>(about, shape);
        return known === null ? [] : [{ ...BEFORE, ...known, message }];
      })
      .sort((one, other) => one.at - other.at);
  }

  /** Notes that nothing can be pressed in a message any more. */
  async forget(table: string, player: string, { message }: Pick<PersonalMessage, 'message'>): Promise<void> {
    await this.#redis.hdel(keys.asking(table, player), message);
  }
}

type KeptMessage = Pick<PersonalMessage, 'channel' | 'asksZone'> & Partial<PersonalMessage>;

/** The facts that `keep` stores; earlier versions stored less. */
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

/** What was kept by earlier versions is a turn message whose question nobody knows. */
const BEFORE = { at: 0, kind: 'turn', decision: 'any', answer: null } as const;
