import { describe, expect, test } from 'vitest';
import { readSince, SINCE_LENGTH, usualSince } from '../../../commands/since.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import type { Reader } from '../../../src/kernel/types.ts';
import { skirmish } from '../discord/support/samples.ts';
import { bench, lastText } from './support/bench.ts';
import { EVE, slash, typing, type Where } from './support/payloads.ts';

const HOUR = 3_600_000;
const read = (text: string | number, reader: Reader = 0, hasRounds = true) => readSince(text, reader, hasRounds);

describe('what a person types for “since”', () => {
  test.each([
    ['my last turn', 'turn'],
    ['Turn', 'turn'],
    ['since the last turn', 'turn'],
    ['120', 120],
    ['entry 120', 120],
    ['#7', 7],
    [120, 120],
    ['2 days', { ago: 48 * HOUR }],
    ['2d', { ago: 48 * HOUR }],
    ['a day', { ago: 24 * HOUR }],
    ['last day', { ago: 24 * HOUR }],
    ['day', { ago: 24 * HOUR }],
    ['an hour ago', { ago: HOUR }],
    ['the last 3 weeks', { ago: 504 * HOUR }],
    ['this Round', { round: null }],
    ['round', { round: null }],
    ['  ROUND   12 ', { round: 12 }],
  ])('“%s” is understood', (text, since) => {
    expect(read(text)).toEqual(since);
  });

  test.each([
    ['the moon', /^I can’t read “the moon” as a point of the game\. Try “my last turn”, “2 days”/],
    ['', /^I can’t read “”/],
    ['2 days and 3 hours', /^I can’t read/],
    ['-3', /^I can’t read/],
    ['0', /^The log has no such entry/],
    ['999999999', /^The log has no such entry/],
    ['400 days', /^You can look back a year at most/],
    ['999999999 weeks', /^You can look back a year at most/],
    ['0 days', /^You can look back/],
    ['round 0', /^Rounds are numbered from 1/],
    ['round 5000', /^Rounds are numbered from 1/],
    [`${'9'.repeat(300)} days`, /^I can’t read “9+…?”/],
  ])('“%s” is refused', (text, why) => {
    expect(() => read(text)).toThrow(why);
  });

  test('a refusal quotes no more than the option may hold', () => {
    expect(() => read('x'.repeat(500))).toThrow(new RegExp(`^I can’t read “x{1,${SINCE_LENGTH}}`));
  });

  test('spectators have no last turn, and games without Rounds have none', () => {
    expect(() => read('turn', 'spectator')).toThrow('You have no seat at this table, so you have no last turn here.');
    expect(() => read('round 2', 0, false)).toThrow('This game has no Rounds.');
    expect(read('2 days', 'spectator', false)).toEqual({ ago: 48 * HOUR });
  });

  test('without a word, players see everything since their last turn, and spectators the last day', () => {
    expect(usualSince(0)).toBe('turn');
    expect(usualSince('spectator')).toEqual({ ago: 24 * HOUR });
  });
});

describe.each(['/recap', '/log'])('%s', (command) => {
  const chat: GameChat = { ...skirmish, round: () => 3 };

  /** The suggestions for what was typed. */
  async function offered(text: string, game = chat, where?: Where): Promise<string[]> {
    const b = bench(undefined, [game]);
    b.view = {};
    await b.handle(typing(command, { since: text }, 'since', where));
    const [response] = b.responses as { data: { choices: { name: string }[] } }[];
    return (response?.data.choices ?? []).map(({ name }) => name);
  }

  test('offers the useful points, and what was typed if it can be read', async () => {
    const all = ['My last turn', 'This Round', '1 day', '2 days', '1 week', 'Round 2', 'Round 1'];
    expect(await offered('')).toEqual(all);
    expect(await offered('round')).toEqual(['This Round', 'Round 2', 'Round 1']);
    expect(await offered('12')).toEqual(['Entry 12']);
    expect(await offered('2')).toEqual(['Entry 2', '2 days', 'Round 2']);
    expect(await offered('5 days')).toEqual(['5 days']);
    expect(await offered('the moon')).toEqual([]);
    expect(await offered('400 days')).toEqual([]);
  });

  test('offers no last turn to spectators, and no Rounds in a game without them', async () => {
    expect(await offered('', chat, { by: EVE })).not.toContain('My last turn');
    expect(await offered('', skirmish)).toEqual(['My last turn', '1 day', '2 days', '1 week']);
  });

  test('passes on what was typed, and refuses what it can’t read', async () => {
    const b = bench(undefined, [chat]);
    await b.handle(slash(command, { since: 'round 2' }));
    expect(b.asked[0]?.read).toEqual({ what: command.slice(1), since: { round: 2 } });
    await b.handle(slash(command, { since: 'the moon' }));
    expect(lastText(b)).toContain('I can’t read “the moon”');
    expect(b.asked).toHaveLength(1);
  });
});

test('/recap covers the last turn of a player and the last day of a spectator', async () => {
  const b = bench(undefined, [skirmish]);
  await b.handle(slash('/recap'));
  await b.handle(slash('/recap', {}, { by: EVE }));
  expect(b.asked.map(({ read }) => read)).toEqual([
    { what: 'recap', since: 'turn' },
    { what: 'recap', since: { ago: 24 * HOUR } },
  ]);
});

test('/log still takes the number of an entry from a command that was registered by an older version', async () => {
  const b = bench(undefined, [skirmish]);
  await b.handle(slash('/log', { since: 12 }));
  expect(b.asked[0]?.read).toEqual({ what: 'log', since: 12 });
});
