import type { Redis } from 'ioredis';
import { tableKeys } from '../../src/store/keys.ts';

/** The order in which a table's commands were applied, compared with the order in which people sent them. */
export interface OrderFound {
  /** The number of commands from Discord that were applied. */
  applied: number;
  /** The number of those that were applied before an earlier one. */
  swapped: number;
}

/** Compares the order at all tables. Discord's ids grow with time. */
export async function orderAt(redis: Redis, tables: readonly string[]): Promise<OrderFound> {
  const found: OrderFound = { applied: 0, swapped: 0 };
  for (const table of tables) {
    const { applied, swapped } = orderOf(await redis.hgetall(tableKeys(table).ids));
    found.applied += applied;
    found.swapped += swapped;
  }
  return found;
}

/** Compares the order at one table. `ids` has the number of the first entry of each command, by the command's id. */
export function orderOf(ids: Readonly<Record<string, string>>): OrderFound {
  const commands = Object.entries(ids).flatMap(([id, seq]) => {
    const sent = /^\d{17,20}/.exec(id)?.[0];
    return sent === undefined ? [] : [{ sent: BigInt(sent), seq: Number(seq) }];
  });
  commands.sort((one, other) => one.seq - other.seq);
  let latest = 0n;
  let swapped = 0;
  for (const { sent } of commands) {
    if (sent < latest) swapped += 1;
    else latest = sent;
  }
  return { applied: commands.length, swapped };
}
