import { beforeAll, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { faultsOfDecision } from '../../../src/discord/check.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { highlightsOf } from '../../../src/games/frontiers/chat/pictures.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { readOptions } from '../../../src/games/frontiers/options.ts';
import { OF_HAND } from '../../../src/games/frontiers/viewing/choice.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { Sights, shownInWords } from '../support/sights.ts';

/** Questions of every kind that appeared in some games. */
const sights = new Sights();

const GAMES: Json[] = [
  { scenario: 'full-conquest', players: 2, pvp: true, auction: true, interactiveCombat: true },
  { scenario: 'blitz-cooperation', players: 2, drafting: true },
  { scenario: 'solo-conquest', players: 1, actionUpgrades: true },
];

beforeAll(() => {
  for (const options of GAMES) sights.play(frontiers, { options, ask: ['attacked', 'secret-die'] });
});

test('every question in a game fits within Discord’s limits, and each of its options can be reached', () => {
  expect(sights.questions.size).toBeGreaterThan(40);
  const faults = [...sights.questions.values()].flatMap((decision) => faultsOfDecision(decision, frontiersChat));
  expect([...new Set(faults)]).toEqual([]);
});

test('every verb in the game’s questions has names and a command', () => {
  const known = new Set(frontiersChat.verbs.map(({ verb }) => verb));
  expect([...sights.verbs].filter((verb) => !known.has(verb))).toEqual([]);
  const own = slashCommands([frontiersChat]).find(({ definition }) => definition.name === 'frontiers')?.definition;
  expect(own?.options?.map(({ name }) => name)).toEqual(['turn', 'fight', 'choose', 'round']);
  for (const phase of ['turn', 'fight', 'choose', 'round'])
    expect(frontiersChat.verbs.filter((words) => words.phase === phase).length).toBeLessThanOrEqual(25);
});

test('every picture that a message needs exists in the game and has alternative text', () => {
  const asked = sights.pictures(frontiersChat);
  const scenes = new Set(asked.map(({ scene }) => scene));
  expect([...scenes]).toEqual(expect.arrayContaining(['map', 'hand', 'choice', 'fight', 'score']));
  expect(asked.filter(({ alt }) => alt === '')).toEqual([]);
});

test('a question about cards in hand shows the hand, no matter what the cards are for', () => {
  const about = (seen: TableView): string[] =>
    [...OF_HAND].filter((verb) => seen.decision?.options.some((option) => option.verb === verb && option.subject));
  const asked = sights.seen.filter(
    (seen) => about(seen).length > 0 && scenes(seen).every((scene) => scene !== 'fight'),
  );
  expect(asked.flatMap(about)).toEqual(expect.arrayContaining(['play', 'discard', 'replace', 'boost']));
  for (const seen of asked) expect(scenes(seen)).toContain('hand');
  const moving = asked.filter(({ decision }) => decision?.options.some(({ key }) => key === 'turn:end'));
  for (const seen of moving) expect(scenes(seen)[0]).toBe('map');
});

function scenes(seen: TableView): string[] {
  return (frontiersChat.pictures.move(seen) ?? []).map(({ scene }) => scene);
}

test('everything that `/map show:` offers has a text version', () => {
  const seen = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  if (seen === undefined) throw new Error('nobody moves');
  for (const { name, words } of shownInWords(seen, frontiersChat)) {
    expect(name).toMatch(/\.txt$/);
    expect(words.length).toBeGreaterThan(20);
  }
});

test('the map highlights the spaces in reach and the possible fights that the question offers', () => {
  const moves = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  expect(moves === undefined ? {} : highlightsOf(moves)).toMatchObject({ reach: true });
  const fought = ['challenge', 'assault', 'beam', 'visit', 'decimate'];
  const fights = sights.seen.find(({ decision }) => decision?.options.some(({ verb }) => fought.includes(verb)));
  const key = fights?.decision?.options.find(({ verb }) => fought.includes(verb))?.key ?? '';
  const [, labels = ''] = key.split(':');
  expect(fights === undefined ? [] : highlightsOf(fights).targets).toContain(labels.split('+')[0]);
});

test('each of the game’s options has a setting, and every value can be stored', () => {
  const options = frontiers.options({ scenario: 'full-conquest' });
  expect(frontiersChat.settings.map(({ name }) => name).sort()).toEqual(Object.keys(options as object).sort());
  for (const { name, values } of frontiersChat.settings) {
    for (const { value, set } of values) {
      const chosen = set ?? value;
      expect(readOptions({ [name]: chosen })).toMatchObject({ [name]: chosen });
    }
  }
});

test('every component has a unique name, text, rules and a picture', () => {
  const { components, pictures } = frontiersChat;
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
  for (const { id, lines, rules } of components) {
    expect([id, id.length <= 60, lines.length > 0, rules.length > 0]).toEqual([id, true, true, true]);
    expect(pictures.component(id).map(({ scene }) => scene)).toEqual(['component']);
  }
  expect(pictures.component('nothing')).toEqual([]);
});
