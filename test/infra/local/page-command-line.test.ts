import { describe, expect, test } from 'vitest';
import { commandsLike, readLine, sentBy, valuesOf } from '../../../src/local/page/command-line.js';
import type { CommandNews } from '../../../src/local/web/protocol.ts';

type Option = CommandNews['options'][number];

const option = (type: number, name: string, more: object = {}) =>
  ({ type, name, description: name, required: false, ...more }) as Option; // any type by its number

const commands: CommandNews[] = [
  { path: 'game list', description: 'Tables', options: [] },
  { path: 'game', description: 'Of old', options: [option(3, 'what')] },
  {
    path: 'game new',
    description: 'Open a table',
    options: [
      option(3, 'game', { required: true }),
      option(6, 'opponent'),
      option(4, 'rounds'),
      option(5, 'ranked'),
      option(3, 'pace', { choices: [{ name: 'By the day', value: 'daily' }] }),
      option(7, 'channel'),
    ],
  },
  { path: 'play', description: 'Make a move', options: [option(3, 'action', { required: true }), option(4, 'amount')] },
];
const known = {
  people: [{ id: '5', name: 'Bob B', username: 'bob' }],
  channels: [{ id: '7', name: 'general' }],
};
const read = (text: string) => {
  const line = readLine(text, commands);
  return line && { path: line.command.path, given: line.given, open: line.open?.name };
};
const values = (text: string) => {
  const line = readLine(text, commands);
  if (line === null) throw new Error('no line');
  return valuesOf(line, known);
};

test('the list shows an exact match first, then commands that begin with the text, then other matches', () => {
  const paths = (text: string) => commandsLike(text, commands).map(({ path }) => path);
  expect(paths('/')).toHaveLength(4);
  expect(paths('/game')).toEqual(['game', 'game list', 'game new']);
  expect(paths('/new')).toEqual(['game new']);
  expect(paths('/pla ')).toEqual(['play']);
  expect(paths('/zzz')).toEqual([]);
});

describe('line', () => {
  test('if a line begins with a complete command name and a space, the longest matching command is used', () => {
    expect(readLine('/play', commands)).toBeNull();
    expect(readLine('/plays x', commands)).toBeNull();
    expect(read('/play ')).toEqual({ path: 'play', given: {}, open: 'action' });
    expect(read('/game new x')?.path).toBe('game new');
    expect(read('/game newer')).toEqual({ path: 'game', given: { what: 'newer' }, open: 'what' });
  });

  test.each([
    ['/play action: move b7', { action: 'move b7' }, 'action'],
    ['/play move b7', { action: 'move b7' }, 'action'],
    ['/play move b7 amount:2', { action: 'move b7', amount: '2' }, 'amount'],
    ['/play amount: 2 action: move: b7', { amount: '2', action: 'move: b7' }, 'action'],
    ['/play action: note: amount of 3', { action: 'note: amount of 3' }, 'action'],
    ['/play action:', { action: '' }, 'action'],
  ])('the line “%s” is parsed into its values and the open option', (text, given, open) => {
    expect(read(text)).toEqual({ path: 'play', given, open });
  });
});

describe('values', () => {
  test('values are parsed according to the types of their options', () => {
    const line = '/game new frontiers opponent: @Bob b rounds: 3 ranked: no pace: by the day channel: #general';
    expect(values(line)).toEqual({
      values: { game: 'frontiers', opponent: '5', rounds: 3, ranked: false, pace: 'daily', channel: '7' },
      problem: null,
    });
    expect(values('/game new x opponent: bob ranked: yes').values).toMatchObject({ opponent: '5', ranked: true });
    expect(values('/game new x opponent: <@5>').values).toMatchObject({ opponent: '5' });
  });

  test('the first value that can’t be parsed is reported by name', () => {
    expect(values('/game new x opponent: zoe rounds: many').problem).toEqual({
      name: 'opponent',
      text: 'opponent can’t be “zoe”.',
    });
    expect(values('/game new x rounds: many').problem?.name).toBe('rounds');
    expect(values('/game new x ranked: perhaps').problem?.name).toBe('ranked');
    expect(values('/game new x pace: fast').problem?.name).toBe('pace');
  });

  test('a required value that is missing from a line is reported, and the other values are kept', () => {
    expect(values('/play amount: 2')).toEqual({
      values: { amount: 2 },
      problem: { name: 'action', text: 'Fill in action.' },
    });
  });
});

describe('value', () => {
  const sent = (text: string, picks: Parameters<typeof sentBy>[1]) => {
    const line = readLine(text, commands);
    if (line === null) throw new Error('no line');
    return sentBy(line, picks, known).values;
  };
  const picks = { action: { text: 'Move to B7', value: 'd1:abc' } };

  test('the typed text is sent as the value', () => {
    expect(sent('/play toward earth', {})).toEqual({ action: 'toward earth' });
    expect(sent('/play 1 Defense, 1 Move', {})).toEqual({ action: '1 Defense, 1 Move' });
  });

  test('the value of a picked suggestion is sent, even if other options follow', () => {
    expect(sent('/play Move to B7', picks)).toEqual({ action: 'd1:abc' });
    expect(sent('/play Move to B7 amount: 2', picks)).toEqual({ action: 'd1:abc', amount: 2 });
  });

  test('once a picked suggestion has been edited, the typed text is sent instead of its value', () => {
    expect(sent('/play Move to B', picks)).toEqual({ action: 'Move to B' });
    expect(sent('/play Move to B7; scan', picks)).toEqual({ action: 'Move to B7; scan' });
  });
});
