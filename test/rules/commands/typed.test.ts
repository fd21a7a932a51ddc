import { expect, test } from 'vitest';
import { readInteraction } from '../../../src/discord/payload.ts';
import { bench, lastText } from './support/bench.ts';
import { ADA, slash, typing } from './support/payloads.ts';

/** Text with characters that reverse the text after them, are invisible, or break the line. */
const BAD = '\u202e\u2066\u200b\u0007\u2028';

test('invisible and text-reversing characters are removed from typed text', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: `mo${BAD}ve` }));
  expect(lastText(b)).toContain('“move” matches several');
  await b.handle(slash('/map', { table: `no${BAD}pe` }));
  expect(lastText(b)).toContain('There is no table “nope” here');
  await b.handle(slash('/game new', { game: `go${BAD}` }));
  expect(lastText(b)).toContain('There is no game “go”');
  await b.handle(slash('/game settings', { table: 'abc123', setting: `${BAD}x`, value: 'y' }));
  expect(lastText(b)).toContain('no setting “x”');
  expect(JSON.stringify(b.responses)).not.toMatch(/\u202e|\u2066|\u200b|\u2028|\\u0007/);
});

test('line breaks are kept in typed text and removed from titles', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: 'scan\nend' }));
  expect(b.sent).toMatchObject([{ command: { input: { t: 'line', text: 'scan\nend' } } }]);
  await b.handle(slash('/game new', { title: ' Two\nlines ' }));
  expect(b.sent.at(-1)?.command.input).toMatchObject({ title: 'Two lines' });
});

test('text in completions and forms is cleaned like other typed text', () => {
  const read = readInteraction(typing('/play', { action: `mo${BAD}ve` }, 'action'));
  expect(read).toMatchObject({ focused: { text: 'move' }, typed: new Map([['action', 'move']]) });
});

test.each(['\u200b\u202e', ' \u3164 ', '\u2800\u2800', '\u0301'])(
  'a title without visible characters is refused: %j',
  async (title) => {
    const b = bench();
    await b.handle(slash('/game new', { title }));
    expect(lastText(b)).toContain('This title has no visible characters');
    expect(b.sent).toEqual([]);
  },
);

test('a person without a visible name is called Someone', () => {
  const member = { user: { id: ADA, username: 'ada', global_name: 'Ada' }, nick: '\u3164\u200b', roles: [] };
  const read = readInteraction({ ...slash('/hand'), member });
  expect(read?.person.name).toBe('Someone');
});
