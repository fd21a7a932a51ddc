import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import { Boards } from '../store/boards.ts';
import type { ChangeTold } from '../store/changes.ts';
import { BoardPlan } from './board.ts';
import type { AnyQueue } from './queues.ts';

/** The boards of servers, as moderators place them (T-HOST-06). */
export class ServerBoards {
  readonly #boards: Boards;
  readonly #plan: BoardPlan;

  constructor(redis: Redis, delivery: AnyQueue<'delivery'>) {
    this.#boards = new Boards(redis);
    this.#plan = new BoardPlan(redis, delivery);
  }

  /** Returns the channel in which the board of a server is, or null. */
  async channelOf(guild: string): Promise<string | null> {
    return (await this.#boards.read(guild))?.channel ?? null;
  }

  /**
   * Puts the board of a server into a channel, or takes it away (null), once per interaction. Returns the text for the
   * person.
   */
  async place(guild: string, channel: string | null, by: PlayerId, told: ChangeTold): Promise<string> {
    const says = await this.#boards.place(guild, channel, by, told);
    await this.#plan.hasten(guild);
    return says;
  }
}
