import type { Table } from '../kernel/table.ts';
import type { Decision } from '../kernel/types.ts';
import type { StoredPrompt, TableStore } from '../store/table-store.ts';
import { isAsked, kernelId, readAsked } from './asked.ts';
import { rulesOf } from './games.ts';
import { readQuestion } from './questions.ts';
import { readCard, readPlace } from './summary.ts';
import { readClock } from './turn-clocks.ts';
import { areTurns } from './turn-history.ts';

// A table's head and its questions can be derived from the snapshot. If either is damaged, restoring the table writes
// it again.

/**
 * Fields of the head: a pattern for the name, a check for valid values, and a replacement for a damaged value when a
 * table is restored.
 */
const FIELDS: readonly { name: RegExp; is: (value: string) => boolean; mended: (now: number) => string }[] = [
  { name: /^(since|at|stirred)$/, is: (value) => /^\d{13}$/.test(value), mended: (now) => `${now}` },
  { name: /^acted:\d+$/, is: (value) => /^(\d+:\d{13})?$/.test(value), mended: () => '' },
  { name: /^(step|undone):\d+$/, is: (value) => /^\d*$/.test(value), mended: () => '' },
  { name: /^clock:\d+$/, is: (value) => value === '' || readClock(value) !== null, mended: () => '' },
  { name: /^(checkpoint|kept|began)$/, is: (value) => /^\d+$/.test(value), mended: () => '0' },
  { name: /^(asked|bots)$/, is: isAsked, mended: () => '' },
  { name: /^turns$/, is: areTurns, mended: () => '' },
  { name: /^began-at$/, is: (value) => /^(\d{13})?$/.test(value), mended: () => '' },
  { name: /^stamp$/, is: (value) => /^([0-9a-f]{16})?$/.test(value), mended: () => '' },
  { name: /^thread$/, is: (value) => /^(\w*\d\w*)?$/.test(value), mended: () => '' },
];

/** Fields that the head of every table has. */
const NEEDED = ['seq', 'card', 'place', 'game', 'rules', 'since', 'at'];

/**
 * Returns new values for the damaged fields of a head, because a commit doesn't write every field. `now` is in
 * milliseconds since 1970.
 */
export function mendedFields(head: Readonly<Record<string, string>>, now: number): Record<string, string> {
  const fields = Object.entries({ since: '', at: '', ...head });
  return Object.fromEntries(
    fields.flatMap(([field, value]) => {
      const known = FIELDS.find(({ name }) => name.test(field));
      return known === undefined || known.is(value) ? [] : [[field, known.mended(now)]];
    }),
  );
}

/** Returns the names of a table's damaged data apart from the snapshot: fields of the head, and `prompts`. */
export async function damagedBeside(table: Table, store: TableStore): Promise<string[]> {
  const head = await store.wholeHead(table.id);
  const { game, rules } = rulesOf(table);
  const missing = NEEDED.filter((field) => head[field] === undefined);
  const wrong = [
    ...(head['seq'] === `${table.seq}` ? [] : ['seq']),
    ...(head['game'] === game ? [] : ['game']),
    // A higher number isn't damage, but means that a newer version of the program has changed the table.
    ...(/^\d+$/.test(head['rules'] ?? '') && Number(head['rules']) >= rules ? [] : ['rules']),
    ...(readCard(head['card'] ?? null)?.id === table.id ? [] : ['card']),
    ...(readPlace(head['place'] ?? null) === null ? ['place'] : []),
  ];
  const asked = readAsked(head['asked'] ?? null);
  if (head['asked'] && pendingOf(table).some(({ seat, id }) => kernelId(asked.get(seat) ?? '') !== id))
    wrong.push('asked');
  const questions = (await hasQuestions(table, store)) ? [] : ['prompts'];
  return [...new Set([...missing, ...wrong, ...Object.keys(mendedFields(head, 0)), ...questions])];
}

/** True if every open question of a running game can be read. */
async function hasQuestions(table: Table, store: TableStore): Promise<boolean> {
  const seats = pendingOf(table).map(({ seat }) => seat);
  const stored = await Promise.all(seats.map((seat) => store.prompt(table.id, seat)));
  return seats.every((seat, at) => isReadable(stored[at] ?? { prompt: null, asked: null, card: null }, seat));
}

/** Returns the open questions of a running game. */
function pendingOf({ status, state }: Table): readonly Decision[] {
  return status === 'playing' ? (state?.pending ?? []) : [];
}

function isReadable(stored: StoredPrompt, seat: number): boolean {
  try {
    return readQuestion(stored, seat) !== null;
  } catch {
    return false;
  }
}
