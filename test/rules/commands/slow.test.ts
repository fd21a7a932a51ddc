import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { bodyWords } from '../../support/drafts.ts';
import { bench, lastText } from './support/bench.ts';
import { click, slash, typing } from './support/payloads.ts';

test('a person learns that nothing was changed if the tables can’t be looked up', async () => {
  const b = bench();
  b.broken = true;
  await b.handle(slash('/play', { action: 'x' }));
  expect(lastText(b)).toContain('Nothing was changed');
  await b.handle(typing('/play', { action: '' }, 'action'));
  expect(b.responses.at(-1)).toMatchObject({ type: 8, data: { choices: [] } });
});

test('a person is told if a command can’t be sent after its answer was promised', async () => {
  const b = bench();
  await b.handle(click('move.abc123', null, {}, 0));
  b.broken = true;
  await b.handle(slash('/undo', { table: 'abc123' }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain('Nothing was changed');
});

test('a slow answer is promised in time and given when it is ready', async () => {
  const b = bench(10);
  let go = () => {};
  b.wait = new Promise((resolve) => {
    go = resolve;
  });
  const handled = b.handle(slash('/play', { action: 'move' }));
  await expect.poll(() => b.responses.length).toBe(1);
  expect(b.responses[0]).toMatchObject({ type: InteractionResponseType.DeferredChannelMessageWithSource });
  b.wait = null;
  go();
  await handled;
  expect(bodyWords(b.filled[0] ?? {})).toContain('matches several');
});

test('a person is asked to press again if a form can’t be opened in time', async () => {
  const b = bench(10);
  let go = () => {};
  b.wait = new Promise((resolve) => {
    go = resolve;
  });
  const handled = b.handle(click('form.abc123.d7'));
  await expect.poll(() => b.responses.length).toBe(1);
  b.wait = null;
  go();
  await handled;
  expect(b.followed[0]?.['content']).toContain('press the button again');
});

test('a person learns that nothing was changed if the promise to answer can’t be stored', async () => {
  const b = bench();
  b.keeping = () => Promise.reject(new Error('MISCONF Redis is configured to save RDB snapshots'));
  await b.handle(slash('/undo', { table: 'abc123' }));
  expect(b.responses).toMatchObject([{ type: InteractionResponseType.ChannelMessageWithSource, data: { flags: 64 } }]);
  expect(lastText(b)).toContain('This server’s disk is full');
  expect(b.sent).toEqual([]);
});

test('a command waits until Redis is reachable and then runs', async () => {
  const b = bench(10);
  let away = true;
  b.keeping = async () => {
    if (away) throw new Error('Connection is closed.');
  };
  const handled = b.handle(slash('/undo', { table: 'abc123' }));
  await expect.poll(() => b.responses.length).toBe(1);
  expect(b.responses[0]).toMatchObject({ type: InteractionResponseType.DeferredChannelMessageWithSource });
  expect(b.sent).toEqual([]);
  away = false;
  await handled;
  expect(b.sent).toHaveLength(1);
  expect(b.owed.size).toBe(0);
});

test('if the promise to answer is stored too late, it is dropped', async () => {
  const b = bench(10);
  let go = () => {};
  b.keeping = () =>
    new Promise((resolve) => {
      go = resolve;
    });
  await b.handle(slash('/undo', { table: 'abc123' }));
  expect(lastText(b)).toContain('The server is slow right now. Nothing was changed');
  go();
  await expect.poll(() => b.addresses.size).toBe(1);
  await expect.poll(() => b.owed.size).toBe(0);
  expect(b.sent).toEqual([]);
});

test('the promise to answer is stored, with its table, before the command is sent', async () => {
  const b = bench(10);
  let go = () => {};
  b.wait = new Promise((resolve) => {
    go = resolve;
  });
  const tables: (string | null)[] = [];
  const { set } = b.owed;
  b.owed.set = (id, deferral) => {
    tables.push(deferral.table);
    return set.call(b.owed, id, deferral);
  };
  const handled = b.handle(slash('/undo', { table: 'abc123' }));
  await expect.poll(() => b.responses.length).toBe(1);
  expect(b.owedFirst).toEqual([null]);
  b.wait = null;
  go();
  await handled;
  expect(tables).toEqual([null, 'abc123']);
  expect(b.sent).toHaveLength(1);
});
