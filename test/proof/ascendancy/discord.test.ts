import { beforeAll, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { openSettings, withValue } from '../../../src/chat/game-chat.ts';
import { faultsOfDecision } from '../../../src/discord/check.ts';
import { highlightsOf } from '../../../src/games/ascendancy/chat/highlights.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { asView } from '../../../src/games/ascendancy/chat/pictures.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { WINDOWS } from '../../../src/games/ascendancy/windows.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Sights, shownInWords } from '../support/sights.ts';

/** Questions of every kind that appeared in some games. */
const sights = new Sights();

const GAMES: Json[] = [
  { civs: ['federation', 'klingon', 'vulcan'], rules: { startingProject: true, extraResources: true } },
  { civs: ['romulan', 'ferengi'], borg: 'invasion' },
];

beforeAll(() => {
  for (const options of GAMES) sights.play(ascendancy, { options, ask: WINDOWS.map(({ id }) => id) });
});

test('every question of a game fits within Discord’s limits, and each of its options can be chosen there', () => {
  expect(sights.questions.size).toBeGreaterThan(40);
  const faults = [...sights.questions.values()].flatMap((decision) => faultsOfDecision(decision, ascendancyChat));
  // Labels of the same unit or goal begin alike. Their letters and groups tell them apart.
  expect([...new Set(faults.filter((fault) => !fault.includes('labels within')))]).toEqual([]);
});

test('every verb that the game uses has names and a command', () => {
  const known = new Set(ascendancyChat.verbs.map(({ verb }) => verb));
  expect([...sights.verbs].filter((verb) => !known.has(verb))).toEqual([]);
  const own = slashCommands([ascendancyChat]).find(({ definition }) => definition.name === 'ascendancy')?.definition;
  const phases = new Set(ascendancyChat.verbs.map(({ phase }) => phase));
  expect(new Set(own?.options?.map(({ name }) => name))).toEqual(phases);
});

test('every picture that a message needs exists in the game and has a text version', () => {
  const asked = sights.pictures(ascendancyChat);
  const scenes = [...new Set(asked.map(({ scene }) => scene))];
  expect(scenes).toEqual(expect.arrayContaining(['map', 'lane', 'fight', 'projects', 'agendas', 'score']));
  expect(asked.filter(({ alt }) => alt === '')).toEqual([]);
});

test('every view that `/map show:` offers has a text version', () => {
  const seen = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  if (seen === undefined) throw new Error('nobody moves');
  for (const { name, words } of shownInWords(seen, ascendancyChat)) {
    expect(name).toMatch(/\.txt$/);
    expect(words.length).toBeGreaterThan(20);
  }
});

test('A-GEO-33, A-GEO-35: the map highlights what the question offers: destinations with a letter each, or places for a new lane', () => {
  const moves = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  const goal = moves?.decision?.options.find(({ verb }) => verb === 'move')?.subject?.id;
  const { marks = [] } = moves === undefined ? {} : highlightsOf(asView(moves.view), moves.decision ?? null);
  expect(marks.map(({ sector }) => sector)).toContain(goal);
  expect(new Set(marks.map(({ letter }) => letter)).size).toBe(marks.length);
  const lays = sights.seen.find(({ decision }) => decision?.options.some(({ key }) => key.startsWith('lay:')));
  const { dial } = lays === undefined ? {} : highlightsOf(asView(lays.view), lays.decision ?? null);
  expect(dial?.places.length).toBeGreaterThan(0);
});

test('the game accepts every setting that the chat offers', () => {
  const options = ascendancy.options({});
  for (const setting of openSettings(ascendancyChat, options)) {
    for (const value of setting.values) {
      const changed = withValue(options, setting, value);
      expect(() => ascendancy.options(ascendancyChat.fitted?.(changed, options) ?? changed)).not.toThrow();
    }
  }
});

test('every component has its own name, text and picture', () => {
  const { components, pictures } = ascendancyChat;
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
  for (const { id, lines } of components) {
    expect([id, id.length <= 60, lines.length > 0]).toEqual([id, true, true]);
    expect(pictures.component(id).map(({ scene }) => scene)).toEqual(['component']);
  }
});
