import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bench } from '../../rules/commands/support/bench.ts';
import { click, slash, submit, typing } from '../../rules/commands/support/payloads.ts';
import { PAYLOADS } from '../budgets.ts';

/** Payloads as Discord sends them, from which the malformed ones are made. */
const REAL = [
  () => slash('/play', { action: 'move', amount: '3' }),
  () => slash('/play', { action: 'move; attack 1, then end' }),
  () => slash('/game new', { title: 'x' }),
  () => slash('/map', { at: 3, text: true }),
  () => slash('/skirmish attack', { unit: 'u1' }),
  () => typing('/play', { action: 'mo' }, 'action'),
  () => typing('/play', { action: 'move; at' }, 'action'),
  () => typing('/game settings', { setting: '' }, 'setting'),
  () => click('move.abc123', null, {}, 0),
  () => click('pick.abc123.d7.AAAAAAAA'),
  () => click('set.abc123.d7.0', ['a', 'b']),
  () => click('orders.abc123.0', ['attacked']),
  () => submit('given.abc123.d7', { f0: '1', f1: ['x'] }),
];

type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/** Everything in a payload that can be put out of shape, by path. */
function paths(value: Plain, here: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...here, key]))];
}

function put(value: Plain, path: readonly (string | number)[], change: (old: Plain) => Plain | undefined): Plain {
  const [first, ...rest] = path;
  if (first === undefined) return change(value) ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, Plain> | Plain[] = Array.isArray(value) ? [...value] : { ...value };
  const at = copy as Record<string, Plain>;
  const inner = rest.length === 0 ? change(at[first] ?? null) : put(at[first] ?? null, rest, change);
  if (inner === undefined) delete at[first];
  else at[first] = inner;
  return copy;
}

const odd = fc.oneof(
  fc.constantFrom<Plain>(
    null,
    true,
    -1,
    0,
    1e21,
    '',
    'x'.repeat(7_000),
    '\u0000',
    '../..',
    '__proto__',
    [],
    {},
    [[]],
    Number.MAX_SAFE_INTEGER,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }).map((value) => value as Plain),
  fc.constantFrom<Plain>(
    'pick.abc123.d7.AAAAAAAA',
    'open.abc123.d7.AAAAAAAA.999',
    'join.abc123.999',
    'setting.abc123.99',
    'form.abc123.d7',
    'given.abc123.d7',
    'start.abc123',
  ),
);

const malformed = fc
  .tuple(
    fc.nat({ max: REAL.length - 1 }),
    fc.array(fc.tuple(fc.nat(), odd, fc.boolean()), { minLength: 1, maxLength: 3 }),
  )
  .map(([which, changes]) => {
    let value = JSON.parse(JSON.stringify(REAL[which]?.() ?? null)) as Plain;
    for (const [at, replacement, remove] of changes) {
      const all = paths(value);
      value = put(value, all[at % all.length] ?? [], () => (remove ? undefined : replacement));
    }
    return value;
  });

test(`${PAYLOADS.toLocaleString('en')} malformed payloads are answered or dropped, and none of them throws an error or changes anything else`, async () => {
  const b = bench();
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 9, arbitrary: malformed }, { weight: 1, arbitrary: fc.anything() }),
      async (payload) => {
        b.responses.length = 0;
        b.errors.length = 0;
        await b.handle(payload);
        expect(b.errors).toEqual([]);
        expect(b.responses.length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: PAYLOADS, seed: 359 },
  );
  expect(b.sent.length).toBeGreaterThan(100);
  // What came through at all is of a shape that the kernel takes, for a table that is there.
  for (const { table, command } of b.sent) {
    expect(['abc123', 'new123']).toContain(table);
    expect(command.id).toMatch(/^\d{15,20}$/);
    if (command.input.t === 'answer' || command.input.t === 'line')
      expect(command.input).toMatchObject({ seat: 0, decision: 'd7' });
  }
});
