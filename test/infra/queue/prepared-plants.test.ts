import { expect, test } from 'vitest';
import { auditPrepared, type PreparedAudit } from '../../../src/cli/prepared-audit.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Entry } from '../../../src/kernel/table.ts';
import { pack, unpack } from '../../../src/store/codec.ts';
import { runBatch } from '../../../src/tables/batch.ts';
import type { Batch } from '../../../src/tables/batch-parts.ts';
import { toyGame } from '../../support/toy-game.ts';

const TOY: PreparedAudit = { seed: 'toy', games: 6, options: { length: 20, units: 8 }, most: 30, answers: 60 };

/** Leaks that tell others of a prepared answer: each changes the commit of the clock's command. */
const LEAKS: readonly [what: string, plant: (batch: Batch) => void][] = [
  [
    'its author in the log',
    ({ commit: { change } }) => {
      for (const one of change?.entries ?? [])
        one.entry = pack({ ...(unpack(one.entry) as unknown as Entry), by: 'clock' });
    },
  ],
  [
    'a line of the log',
    ({ commit: { change } }) => {
      for (const one of change?.entries ?? []) {
        const entry = unpack(one.entry) as unknown as Entry;
        one.entry = pack({ ...entry, events: [...entry.events, { text: 'This was prepared.' }] });
      }
    },
  ],
  [
    'a message to another player',
    ({ commit }) => void commit.outgoing.push(JSON.stringify({ to: 'turn', seat: 1, player: 'p1', cause: 'x' })),
  ],
  ['a field of the head', ({ commit: { change } }) => void Object.assign(change?.head ?? {}, { prepared: 1 })],
  ['the panel', ({ commit }) => void Object.assign(commit, { panel: false })],
];

/** Leaks while an answer is prepared: each changes the commit of the command that prepares it. */
const EARLY: readonly [what: string, plant: (batch: Batch) => void][] = [
  ['the panel', ({ commit }) => void Object.assign(commit, { panel: true })],
  ['a message', ({ commit }) => void commit.outgoing.push(JSON.stringify({ to: 'turn', seat: 1, player: 'p9' }))],
  [
    'a line of the log',
    ({ commit: { change } }) => {
      for (const one of change?.entries ?? [])
        one.entry = pack({
          ...(unpack(one.entry) as unknown as Entry),
          events: [{ text: 'Ann has prepared an answer.' }],
        });
    },
  ],
  ['a list of tables', ({ news }) => void Object.assign(news, { standing: {} })],
];

test.each(EARLY)('T-AHEAD-03: the audit finds that others notice the preparing of an answer by %s', (_what, plant) => {
  const run: typeof runBatch = (...given) => {
    const batch = runBatch(...given);
    const [, { commands }] = given;
    if (commands[0]?.body.includes('"t":"prepare"') === true) plant(batch);
    return batch;
  };
  expect(auditPrepared(toyGame() as unknown as Game<unknown>, { ...TOY, most: 1, run }).leaks.join('\n')).toMatch(
    /others get something when an answer is prepared/,
  );
});

test.each(LEAKS)('T-AHEAD-02: the audit finds that others can tell a prepared answer by %s', (_what, plant) => {
  const run: typeof runBatch = (...given) => {
    const batch = runBatch(...given);
    const [, { commands }] = given;
    if (commands[0]?.body.includes('"t":"ahead"') === true) plant(batch);
    return batch;
  };
  expect(auditPrepared(toyGame() as unknown as Game<unknown>, { ...TOY, run }).leaks.join('\n')).toMatch(
    /others can tell that/,
  );
});
