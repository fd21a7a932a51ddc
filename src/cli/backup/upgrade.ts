import type { Status } from '../../kernel/table.ts';
import { isTable, type PartValues } from '../../tables/copied-table.ts';
import type { Games } from '../../tables/games.ts';
import { readCard } from '../../tables/summary.ts';
import { FINE, type TableCheck } from '../../tables/table-check.ts';
import type { TableId } from '../../tables/types.ts';
import { checkCopy } from './check.ts';

/** The tables on which people still play. */
const LIVE: ReadonlySet<Status> = new Set<Status>(['lobby', 'playing']);

/** The results of replaying the live tables with a version of the program. */
export interface UpgradeCheck {
  /** The number of live tables. */
  live: number;
  /** The tables that can't go on as they are. */
  bad: TableCheck[];
  /** The tables that were played with older rules, and whose log would lead elsewhere today. */
  carried: TableCheck[];
}

/** Replays all live tables with these games. A table that can't be read counts as live. */
export async function checkUpgrade(
  tables: AsyncIterable<{ table: TableId; parts: PartValues }>,
  games: Games,
): Promise<UpgradeCheck> {
  const result: UpgradeCheck = { live: 0, bad: [], carried: [] };
  for await (const { table, parts } of tables) {
    if (!isLive(parts)) continue;
    const check = await checkCopy(table, parts, games);
    result.live += 1;
    if (!FINE.has(check.result)) result.bad.push(check);
    if (check.result === 'carried') result.carried.push(check);
  }
  // Redis lists keys in no certain order.
  for (const list of [result.bad, result.carried]) list.sort((one, other) => (one.id < other.id ? -1 : 1));
  return result;
}

function isLive(parts: PartValues): boolean {
  const { head, archive } = parts;
  if (archive !== undefined || !isTable(parts)) return false;
  const fields = head?.type === 'hash' ? new Map(head.value) : new Map<string, string>();
  const card = readCard(fields.get('card') ?? null);
  return card === null || LIVE.has(card.status);
}
