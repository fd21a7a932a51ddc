import { describe, expect, it } from 'vitest';
import { chats } from '../../../src/discord/chats.ts';
import { areAlike, toldApart } from '../../../src/discord/compose/distinct-labels.ts';
import { games } from '../../../src/games/index.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { must } from '../../../src/kernel/must.ts';
import type { GameId } from '../../../src/kernel/types.ts';
import { labelFaults } from '../../support/labels.ts';
import { type RandomPlay, randomQuestions } from '../../support/random-questions.ts';
import { decision, skirmish } from './support/samples.ts';

/** The games that are played. Each takes about two seconds. */
const PLAY: Readonly<Record<GameId, RandomPlay>> = {
  ascendancy: { games: 15, answers: 100, every: 4 },
  'away-missions': { games: 6, answers: 90, every: 3 },
  'first-edition': { games: 4, answers: 120, every: 3 },
  frontiers: { games: 10, answers: 80, every: 3 },
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game: Game<unknown>) => {
  it('the labels of every question differ on a phone, and labels and hints fit', () => {
    const faults = new Set<string>();
    let questions = 0;
    const chat = must(
      chats.find((one) => one.game === id),
      'the chat side of a game',
    );
    randomQuestions(game, must(PLAY[id], 'the games to play'), (decision) => {
      questions += 1;
      for (const fault of labelFaults(decision, chat)) faults.add(fault);
    });
    expect([...faults]).toEqual([]);
    expect(questions).toBeGreaterThan(100);
  });
});

describe('labels that look the same on a phone', () => {
  const sector = (place: string) => `a Ship in Sector 1 of Earth’s lane at ${place}`;

  it('keep their beginning and the part in which they differ', () => {
    expect(toldApart([sector('3:30 o’clock'), sector('9 o’clock'), 'a Ship at Earth'])).toEqual([
      'a Ship in Sector… 3:30 o’clock',
      'a Ship in Sector 1… 9 o’clock',
      'a Ship at Earth',
    ]);
  });

  it('keep at least twelve characters of their beginning, even if the rest is long', () => {
    const beyond = (place: string) =>
      `Attack the large Cube from Sector ${place} of the lane between Vulcan and Organia`;
    expect(toldApart([beyond('1'), beyond('2')])).toEqual([
      'Attack the… 1 of the lane between Vulcan and Organia',
      'Attack the… 2 of the lane between Vulcan and Organia',
    ]);
  });

  it('are numbered if they are equal, or differ too late in a long word', () => {
    const long = (end: string) => `Antidisestablishmentarianism and ${'x'.repeat(40)}${end}`;
    expect(toldApart(['Ship', 'Base', 'Ship'])).toEqual(['1. Ship', 'Base', '3. Ship']);
    const told = toldApart([long('a'), long('b')]);
    expect(areAlike(told)).toBe(false);
    expect(told).toEqual([`1. ${long('a')}`, `2. ${long('b')}`]);
  });

  it('stay as they are if the first 30 characters differ', () => {
    const labels = ['x'.repeat(29), 'x'.repeat(30), `${'x'.repeat(29)}yz`];
    expect(toldApart(labels)).toEqual(labels);
  });
});

it('the check of labels finds buttons that look the same, options with the same words, and texts that are too long', () => {
  const long = { verb: 'move', label: 'x'.repeat(81), hint: 'y'.repeat(101) };
  const same = (verb: string) => ({ key: `${verb}:1`, verb, label: 'The same beginning for both of them' });
  const faults = (...options: Parameters<typeof labelFaults>[0]['options']) =>
    labelFaults(decision('pick', options), skirmish).join('\n');
  expect(faults({ key: 'a', ...long })).toMatch(/label “x+” is too long\nthe hint “y+” is too long/);
  expect(faults(same('draw'), same('card'))).toContain('a message: “The same beginning for both of” appears twice');
  expect(faults({ ...same('draw'), key: 'draw:2' }, same('draw'))).toContain(
    'two options are called “draw, , The same',
  );
  expect(faults(same('draw'), { ...same('card'), label: 'Another' })).toBe('');
});
