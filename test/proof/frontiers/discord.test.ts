import { beforeAll, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { findScene } from '../../../renderers/index.ts';
import { faultsOfDecision } from '../../../src/discord/check.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { highlightsOf } from '../../../src/games/frontiers/chat/pictures.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { readOptions } from '../../../src/games/frontiers/options.ts';
import { OF_HAND } from '../../../src/games/frontiers/viewing/choice.ts';
import { apply } from '../../../src/kernel/apply.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { chanceOf, stream } from '../../../src/kernel/random.ts';
import { createTable, type Table } from '../../../src/kernel/table.ts';
import type { Decision, Json } from '../../../src/kernel/types.ts';
import { seenBy } from '../../../src/tables/seen.ts';
import type { Seen } from '../../../src/tables/types.ts';

/** Sights that the awaited seat has in some games played at random, and every kind of question once. */
const sights: Seen[] = [];
const decisions = new Map<string, Decision>();
const verbs = new Set<string>();

const GAMES: { options: Json; players: number }[] = [
  { players: 2, options: { scenario: 'full-conquest', players: 2, pvp: true, auction: true, interactiveCombat: true } },
  { players: 2, options: { scenario: 'blitz-cooperation', players: 2, drafting: true } },
  { players: 1, options: { scenario: 'solo-conquest', players: 1, actionUpgrades: true } },
];

function sightOf(table: Table<unknown>, seat: number): Seen {
  const game = frontiers as unknown as Parameters<typeof seenBy>[2]['game'];
  return seenBy(table, seat, { game, since: 1, entries: [], acted: null, secret: 's' });
}

beforeAll(() => {
  for (const { options, players } of GAMES) {
    const random = stream(`answers of ${players}`);
    const table = createTable(frontiers, { id: 'abc123', title: 'Sector 7', owner: '1', options, commitment: 'c' });
    const around = {
      game: frontiers,
      chance: chanceOf('one'),
      checkpoint: () => {
        throw new Error('nothing is taken back here');
      },
    };
    for (let seat = 0; seat < players; seat++)
      apply(table, { t: 'seat', seat, player: `${seat + 1}`, called: `P${seat}`, ready: 'r' }, around);
    apply(table, { t: 'start', player: '1', ready: 'z' }, around);
    for (const orders of table.state?.orders ?? []) orders.ask = ['attacked', 'secret-die'];
    while (table.status === 'playing') {
      const decision = table.state?.pending[0];
      if (decision === undefined) throw new Error('nobody is asked');
      const kinds = [...new Set(optionsOf(decision).map(({ verb }) => verb))];
      for (const verb of kinds) verbs.add(verb);
      const kind = `${decision.kind} ${kinds.join(' ')} ${Math.min(decision.options.length, 26)}`;
      if (!decisions.has(kind)) {
        decisions.set(kind, structuredClone(decision));
        sights.push(structuredClone(sightOf(table as Table<unknown>, decision.seat)));
      }
      const keys = randomAnswer(decision, (bound) => random.next(bound));
      apply(table, { t: 'answer', seat: decision.seat, decision: decision.id, keys }, around);
    }
    sights.push(structuredClone(sightOf(table as Table<unknown>, 0)));
  }
}, 120_000);

test('every question of a game fits Discord, and a way leads to each of its options', { timeout: 120_000 }, () => {
  expect(decisions.size).toBeGreaterThan(40);
  const faults = [...decisions.values()].flatMap((decision) => faultsOfDecision(decision, frontiersChat));
  expect([...new Set(faults)]).toEqual([]);
});

test('every verb that the game asks has its words, and its command', () => {
  const known = new Set(frontiersChat.verbs.map(({ verb }) => verb));
  expect([...verbs].filter((verb) => !known.has(verb))).toEqual([]);
  const own = slashCommands([frontiersChat]).find(({ definition }) => definition.name === 'frontiers')?.definition;
  expect(own?.options?.map(({ name }) => name)).toEqual(['turn', 'fight', 'choose', 'round']);
  for (const phase of ['turn', 'fight', 'choose', 'round'])
    expect(frontiersChat.verbs.filter((words) => words.phase === phase).length).toBeLessThanOrEqual(25);
});

test('every picture that a message asks for is one that the game has, and can be told', { timeout: 120_000 }, () => {
  const asked = sights.flatMap((seen) => [
    ...compose(seen, { to: 'turn', seat: 0, player: '1' }, frontiersChat, true).pictures.map((picture) => ({
      seen,
      picture,
    })),
    ...compose(seen, { to: 'panel', fresh: true }, frontiersChat, true).pictures.map((picture) => ({ seen, picture })),
  ]);
  const scenes = [...new Set(asked.map(({ picture }) => picture.scene))];
  expect(scenes).toEqual(expect.arrayContaining(['map', 'hand', 'choice', 'fight', 'score']));
  for (const { seen, picture } of asked) {
    expect(findScene(seen.game, picture.scene).alt(seen.view, picture.params).length).toBeGreaterThan(0);
  }
});

test('a question about cards of the hand shows the hand, whatever becomes of them', () => {
  const about = (seen: Seen): string[] =>
    [...OF_HAND].filter((verb) => seen.decision?.options.some((option) => option.verb === verb && option.subject));
  const asked = sights.filter((seen) => about(seen).length > 0 && scenes(seen).every((scene) => scene !== 'fight'));
  expect(asked.flatMap(about)).toEqual(expect.arrayContaining(['play', 'discard', 'replace', 'boost']));
  for (const seen of asked) expect(scenes(seen)).toContain('hand');
  const moving = asked.filter(({ decision }) => decision?.options.some(({ key }) => key === 'turn:end'));
  for (const seen of moving) expect(scenes(seen)[0]).toBe('map');
});

function scenes(seen: Seen): string[] {
  return (frontiersChat.pictures.move(seen) ?? []).map(({ scene }) => scene);
}

test('whatever `/map show:` offers can be drawn in words', () => {
  const seen = sights.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  if (seen === undefined) throw new Error('nobody moves');
  for (const show of [undefined, 'nonsense', ...frontiersChat.shows.map(({ value }) => value)]) {
    const read = { what: 'map' as const, text: true, ...(show === undefined ? {} : { show }) };
    const { pictures } = compose(
      seen,
      { to: 'answer', answer: '1', player: '1', reader: 0, outcome: { done: true, read } },
      frontiersChat,
      true,
    );
    for (const { scene, params, name } of pictures) {
      expect(name).toMatch(/\.txt$/);
      expect(findScene(seen.game, scene).text(seen.view, params).join('\n').length).toBeGreaterThan(20);
    }
  }
});

test('the map points at what the question offers: spaces in reach, and what can be fought', () => {
  const moves = sights.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  expect(moves === undefined ? {} : highlightsOf(moves)).toMatchObject({ reach: true });
  const fought = ['challenge', 'assault', 'beam', 'visit', 'decimate'];
  const fights = sights.find(({ decision }) => decision?.options.some(({ verb }) => fought.includes(verb)));
  const key = fights?.decision?.options.find(({ verb }) => fought.includes(verb))?.key ?? '';
  const [, labels = ''] = key.split(':');
  expect(fights === undefined ? [] : highlightsOf(fights).targets).toContain(labels.split('+')[0]);
});

test('each option of the game has its setting, and every value is one that it can hold', () => {
  const options = frontiers.options({ scenario: 'full-conquest' });
  expect(frontiersChat.settings.map(({ name }) => name).sort()).toEqual(Object.keys(options as object).sort());
  for (const { name, values } of frontiersChat.settings) {
    for (const { value, set } of values) {
      const chosen = set ?? value;
      expect(readOptions({ [name]: chosen })).toMatchObject({ [name]: chosen });
    }
  }
});

test('components have names of their own, words, rules, and a picture', () => {
  const { components, pictures } = frontiersChat;
  expect(new Set(components.map(({ id }) => id)).size).toBe(components.length);
  for (const { id, lines, rules } of components) {
    expect([id, id.length <= 60, lines.length > 0, rules.length > 0]).toEqual([id, true, true, true]);
    expect(pictures.component(id).map(({ scene }) => scene)).toEqual(['component']);
  }
  expect(pictures.component('nothing')).toEqual([]);
});
