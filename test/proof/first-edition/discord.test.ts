import { beforeAll, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { openSettings, withValue } from '../../../src/chat/game-chat.ts';
import { alikeLabels, faultsOfDecision } from '../../../src/discord/check.ts';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { highlightsOf } from '../../../src/games/first-edition/chat/pictures.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import { WINDOWS } from '../../../src/games/first-edition/windows.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Sights, shownInWords } from '../support/sights.ts';

/** What players saw in a few games, with every kind of question once. */
const sights = new Sights();

beforeAll(() => {
  for (const decks of [
    ['Federation', 'Klingon'],
    ['Bajoran', 'Ferengi'],
  ])
    sights.play(firstEdition, { options: { decks, goal: 30 }, ask: WINDOWS.map(({ id }) => id) });
});

test('every question of a game fits within Discord’s limits, and each of its options can be reached', () => {
  expect(sights.questions.size).toBeGreaterThan(20);
  const faults = [...sights.questions.values()].flatMap((decision) => faultsOfDecision(decision, firstEditionChat));
  // The labels of one card’s places begin alike. Messages fold them, as the next test proves.
  expect([...new Set(faults.filter((fault) => !fault.includes('labels within')))]).toEqual([]);
});

test('no message on a phone shows two identical labels, and no seeding question offers only a pass', () => {
  const names = starters().map(({ name }) => name);
  const alike = new Set<string>();
  const idle = new Set<string>();
  for (const [game, name] of names.entries()) {
    const decks = [name, names[(game * 3 + 1) % names.length] ?? name];
    const match = new InMemoryTable(firstEdition, {
      secret: `alike ${game}`,
      undo: false,
      quiet: true,
      options: { decks },
    });
    const random = stream(`alike ${game}`);
    match.start();
    while (match.state.over === null) {
      const [decision] = match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      for (const fault of alikeLabels(decision, firstEditionChat)) alike.add(fault);
      const isIdle = decision.options.every(({ verb }) => verb === 'pass');
      if (isIdle && match.state.g.stage === 'seeding') idle.add(decision.prompt);
      match.answer(
        decision,
        randomAnswer(decision, (bound) => random.next(bound)),
      );
    }
  }
  expect([...alike]).toEqual([]);
  expect([...idle]).toEqual([]);
});

test('every verb that the game uses has names, and `/ccg` has options', () => {
  const known = new Set(firstEditionChat.verbs.map(({ verb }) => verb));
  expect([...sights.verbs].filter((verb) => !known.has(verb))).toEqual([]);
  const own = slashCommands([firstEditionChat]).find(({ definition }) => definition.name === 'ccg')?.definition;
  expect(own?.options?.length).toBeGreaterThan(2);
});

test('every picture in a message exists and has alternative text', () => {
  const asked = sights.pictures(firstEditionChat);
  expect([...new Set(asked.map(({ scene }) => scene))]).toEqual(expect.arrayContaining(['map', 'hand', 'score']));
  expect(asked.filter(({ alt }) => alt === '')).toEqual([]);
});

test('everything that `/map show:` offers has a text version', () => {
  const seen = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'beam'));
  if (seen === undefined) throw new Error('nobody beams');
  for (const { name, words } of shownInWords(seen, firstEditionChat)) {
    expect(name).toMatch(/\.txt$/);
    expect(words.length).toBeGreaterThan(20);
  }
});

test('C-MOVE-02 C-MISSION-03: the map highlights missions to attempt and places ships can move to, with the RANGE needed', () => {
  const moving = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  const option = moving?.decision?.options.find(({ verb }) => verb === 'move');
  const { moves = [] } = highlightsOf(moving?.decision ?? null);
  expect(moves.map(({ location }) => location)).toContain(option?.subject?.id);
  expect(moves.every(({ cost }) => /^\d+$/.test(cost))).toBe(true);
  const trying = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'attempt'));
  const mission = trying?.decision?.options.find(({ verb }) => verb === 'attempt')?.subject?.id;
  expect(highlightsOf(trying?.decision ?? null).attempts).toContain(mission);
});

test('the game accepts every setting that the chat offers', () => {
  const options = firstEdition.options({});
  for (const setting of openSettings(firstEditionChat, options)) {
    for (const value of setting.values) {
      const changed = withValue(options, setting, value);
      expect(() => firstEdition.options(firstEditionChat.fitted?.(changed, options) ?? changed)).not.toThrow();
    }
  }
});
