import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS, INVITATIONS, LOOKS, OPEN, OPENINGS } from '../../src/discord/allowances.ts';
import { KEY_MARKS } from '../../src/store/key-marks.ts';

const read = (page: string): string => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');

/** The rows of a page's tables, by their cells. */
function rows(page: string): string[][] {
  return [...read(page).matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
}

/** How long KEYS.md says that a key lives, such as `15 min`, by the key; only for keys that expire. */
const lives = new Map(
  rows('src/store/KEYS.md').flatMap(([key = '', , life = '', ...more]) =>
    more.length === 3 && /^\d/.test(life) ? [[key.replaceAll('`', ''), life] as const] : [],
  ),
);

/** The rows of PRIVACY.md about what is kept: how long, and the keys. */
const kept = rows('PRIVACY.md').flatMap(([, life = '', keys = '', ...more]) =>
  more.length === 0 && keys.startsWith('`')
    ? [{ life, keys: [...keys.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key) }]
    : [],
);

test('PRIVACY.md lists every key with data about people once, and only keys that exist', () => {
  const listed = kept.flatMap(({ keys }) => keys);
  expect(listed.filter((key) => !(key in KEY_MARKS))).toEqual([]);
  expect(listed.filter((key, at) => listed.indexOf(key) !== at)).toEqual([]);
  const personal = Object.entries(KEY_MARKS).flatMap(([key, mark]) => (mark === 'none' ? [] : key));
  expect(personal.filter((key) => !listed.includes(key))).toEqual([]);
});

test.each([...lives])('PRIVACY.md says that %s is kept for %s', (key, life) => {
  const row = kept.find(({ keys }) => keys.includes(key));
  if (row === undefined) {
    expect(KEY_MARKS[key]).toBe('none');
    return;
  }
  const units = { s: 'second', min: 'minute', h: 'hour', d: 'day' } as const;
  for (const [, many = '', unit = ''] of life.matchAll(/(\d+) (s|min|h|d)\b/g)) {
    const word = units[unit as keyof typeof units];
    expect(row.life).toContain(`${many} ${word}${many === '1' ? '' : 's'}`);
  }
});

test('TERMS.md has the limits that the bot enforces', () => {
  const many = (number: number): string => number.toLocaleString('en');
  const limits = Object.fromEntries(rows('TERMS.md').map(([limit = '', whom = '']) => [`${whom}: ${limit}`, true]));
  const hourly = 3_600_000;
  expect([OPENINGS.person.per, OPENINGS.channel.per, OPENINGS.server.per, INVITATIONS.per]).toEqual(
    new Array(4).fill(hourly),
  );
  expect(Object.values(LOOKS).map(({ per }) => per)).toEqual([20_000, 20_000, 20_000]);
  const { person, channel, server } = OPENINGS;
  for (const line of [
    `one person: ${person.most} new tables an hour, ${OPEN.lobbiesOfPerson} open lobbies, ${OPEN.tablesOfPerson} unfinished tables`,
    `one person: ${INVITATIONS.most} invitations an hour`,
    `one person: ${LOOKS.person.most} look-ups in 20 seconds`,
    `one channel: ${channel.most} new tables an hour, ${OPEN.lobbiesInChannel} open lobbies, ${many(LOOKS.channel.most)} look-ups by spectators in 20 seconds`,
    `one server: ${server.most} new tables an hour, ${OPEN.tablesInServer} unfinished tables, ${many(LOOKS.server.most)} look-ups by spectators in 20 seconds, ${many(COMMANDS.server.most)} commands in 20 seconds`,
    `one person: ${COMMANDS.person.most} commands to tables in 20 seconds`,
  ])
    expect(limits).toHaveProperty([line]);
});
