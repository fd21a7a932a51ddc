import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Seat } from '../kernel/types.ts';
import { readJson } from './codec.ts';
import { branchKey } from './keys.ts';
import { asNumber, script } from './script.ts';

/** How long a private copy is stored after its last change, in seconds. */
const LIFE = 7 * 24 * 3_600;

/** A step that a player tries out: the words of the pick in a line, and the pick as it was shown. */
export interface BranchStep {
  words: string;
  label: string;
}

/**
 * A private copy of a table on which a player tries moves out. It is a line of picks that grows, and never a second
 * position. Only the player learns that the copy exists.
 */
export interface Branch {
  /** The interaction that changed the copy last. Clicks on an older state of the copy have another mark. */
  mark: string;
  seat: Seat;
  steps: BranchStep[];
  /** Set if the steps were sent to the table. */
  played?: true;
}

const shape = z.object({
  mark: z.string().regex(/^\d{15,20}$/),
  seat: z.int(),
  steps: z.array(z.object({ words: z.string(), label: z.string() })),
  played: z.literal(true).optional(),
});

const replace = script('replace-branch', { keys: ['branch'], args: { before: 'text', after: 'text', life: 'number' } });

/** Stores the private copies, one for each table and person. */
export class Branches {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Returns a person's private copy of a table, or null. */
  async of(table: string, player: string): Promise<Branch | null> {
    return readJson<Branch>(await this.#redis.get(branchKey(table, player)), shape);
  }

  /**
   * Changes a private copy, once for each interaction, and returns it. `edit` returns the copy as it should be, or null
   * to throw it away. If the copy changes in the meantime, calls `edit` again.
   */
  async change(
    table: string,
    player: string,
    interaction: string,
    edit: (before: Branch | null) => Omit<Branch, 'mark'> | null,
  ): Promise<Branch | null> {
    const key = branchKey(table, player);
    for (;;) {
      const stored = await this.#redis.get(key);
      const before = readJson<Branch>(stored, shape);
      if (before?.mark === interaction) return before;
      const edited = edit(before);
      if (edited === before) return before;
      const after = edited === null ? null : { ...edited, mark: interaction };
      const values = {
        before: stored === null ? '' : stored,
        after: after === null ? '' : JSON.stringify(after),
        life: LIFE,
      };
      if (asNumber(await replace(this.#redis, { branch: key }, values)) === 1) return after;
    }
  }
}
