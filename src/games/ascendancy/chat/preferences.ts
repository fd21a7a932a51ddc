import type { Setting } from '../../../chat/game-chat.ts';
import type { Json } from '../../../kernel/types.ts';

/** All Turn Order Cards: one for each player, and one for the Borg. */
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** All seats that a table can have. */
const EVERYONE = [0, 1, 2, 3, 4, 5, 6];

function asObject(options: Json): { readonly [name: string]: Json } {
  return typeof options === 'object' && options !== null && !Array.isArray(options)
    ? // A JSON object that isn’t an array maps names to values.
      (options as { readonly [name: string]: Json })
    : {};
}

/** Reads and writes one part of a seat’s trade orders, and leaves the other parts unchanged. */
function tradePart(...parts: readonly string[]): NonNullable<Setting['within']> {
  return {
    read(prefer) {
      const trade = asObject(asObject(prefer)['trade'] ?? {});
      return Object.fromEntries(parts.map((part) => [part, trade[part] ?? []]));
    },
    write: (prefer, value) => ({
      ...asObject(prefer),
      trade: { ...asObject(asObject(prefer)['trade'] ?? {}), ...asObject(value) },
    }),
  };
}

/** Standing orders: answers that the bot gives for a seat, so that others needn’t wait (section 31). */
export const PREFERENCES: readonly Setting[] = [
  {
    name: 'initiative',
    label: 'Initiative',
    values: [
      { value: 'ask', label: 'ask me', set: null },
      ...[0, 1, 2, 3, 5].map((set) => ({
        value: `${set}`,
        label: set === 0 ? 'commit nothing' : `commit the lowest total still available, up to ${set}`,
        set,
      })),
    ],
  },
  {
    name: 'passage',
    label: 'Rivals who ask for passage',
    values: [
      { value: 'ask', label: 'ask me', set: { always: [], never: [] } },
      { value: 'always', label: 'let them', set: { always: EVERYONE, never: [] } },
      { value: 'never', label: 'refuse', set: { always: [], never: EVERYONE } },
    ],
  },
  {
    name: 'trade',
    label: 'Trade Agreements offered to me',
    values: [
      { value: 'ask', label: 'ask me', set: { accept: [] } },
      { value: 'all', label: 'accept all', set: { accept: 'all' } },
      { value: 'none', label: 'decline all', set: { accept: 'none' } },
    ],
    within: tradePart('accept'),
  },
  {
    name: 'given',
    label: 'Trade Agreements I gave',
    values: [
      { value: 'keep', label: 'leave them with their holders', set: { revoke: [], exchange: [] } },
      { value: 'most', label: 'exchange for my most valuable', set: { revoke: [], exchange: 'most' } },
      { value: 'least', label: 'exchange for my least valuable', set: { revoke: [], exchange: 'least' } },
      { value: 'back', label: 'take them all back', set: { revoke: EVERYONE, exchange: [] } },
    ],
    within: tradePart('revoke', 'exchange'),
  },
  {
    name: 'research',
    label: 'Research I find',
    values: [
      { value: 'ask', label: 'ask me', set: null },
      { value: 'projects', label: 'put it on my Projects', hint: 'In the order of the Projects', set: 'projects' },
      { value: 'reserves', label: 'put it in my Reserves', set: 'reserves' },
    ],
  },
  {
    name: 'cards',
    label: 'Turn Order Cards',
    values: [
      { value: 'ask', label: 'ask me', set: [] },
      { value: 'first', label: 'take the earliest one left', set: CARDS },
      { value: 'last', label: 'take the latest one left', set: CARDS.toReversed() },
    ],
  },
  {
    name: 'fights',
    label: 'Retreat and Surrender',
    values: [
      { value: 'ask', label: 'ask me', set: { retreat: null, surrender: null } },
      { value: 'never', label: 'fight to the end', set: { retreat: 0, surrender: 0 } },
      { value: 'spare', label: 'Retreat with 1 Ship, Surrender single Nodes', set: { retreat: 2, surrender: 1 } },
      { value: 'early', label: 'Retreat with 2 Ships, Surrender 2 Nodes', set: { retreat: 3, surrender: 2 } },
    ],
    within: {
      read(prefer) {
        const { retreat = null, surrender = null } = asObject(prefer);
        return { retreat, surrender };
      },
      write: (prefer, value) => ({ ...asObject(prefer), ...asObject(value) }),
    },
  },
];
