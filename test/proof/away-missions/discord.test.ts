import { beforeAll, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { findScene } from '../../../renderers/index.ts';
import { openSettings, withValue } from '../../../src/chat/game-chat.ts';
import { faultsOfDecision } from '../../../src/discord/check.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { highlightsOf } from '../../../src/games/away-missions/chat/pictures.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { apply } from '../../../src/kernel/apply.ts';
import { optionsOf, randomAnswer } from '../../../src/kernel/decision.ts';
import { chanceOf, stream } from '../../../src/kernel/random.ts';
import { createTable, type Table } from '../../../src/kernel/table.ts';
import type { Decision, Json } from '../../../src/kernel/types.ts';
import { seenBy } from '../../../src/tables/table-view.ts';
import type { TableView } from '../../../src/tables/types.ts';

/** The views that the seat being asked has in a few random games, with all windows on. */
const sights: TableView[] = [];
const decisions: Decision[] = [];
/** The views and questions in games of three and four. */
const manySights: TableView[] = [];
const manyDecisions: Decision[] = [];

const FOUR = ['federation', 'borg', 'federation', 'romulan'];
const MANY = [
  { factions: FOUR, partner: 2 },
  { factions: FOUR, cube: true },
  { factions: FOUR.slice(1), quick: true },
];

function sightOf(table: Table<unknown>, seat: number): TableView {
  const game = awayMissions as unknown as Parameters<typeof seenBy>[2]['game'];
  return seenBy(table, seat, { game, since: 1, entries: [], acted: null, secret: 's' });
}

/** Plays a random game, and keeps all questions and every n-th view. */
function play(secret: string, options: Json, every: number, seen: TableView[], asked: Decision[]): void {
  const random = stream(secret);
  const table = createTable(awayMissions, { id: 'abc123', title: 'Sector 7', owner: '1', options, commitment: 'c' });
  const around = {
    game: awayMissions,
    chance: chanceOf(secret),
    checkpoint: () => {
      throw new Error('nothing is taken back here');
    },
  };
  for (const seat of table.chairs.keys())
    apply(table, { t: 'seat', seat, player: `${seat + 1}`, called: `P${seat}`, ready: 'r' }, around);
  apply(table, { t: 'start', player: '1', ready: 'z' }, around);
  for (const orders of table.state?.orders ?? []) orders.ask = ['attacked', 'damage', 'scores', 'challenge', 'reroll'];
  for (let seq = 0; table.status === 'playing'; seq++) {
    const decision = table.state?.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    asked.push(structuredClone(decision));
    if (seq < 4 || seq % every === 0) seen.push(structuredClone(sightOf(table as Table<unknown>, decision.seat)));
    const keys = randomAnswer(decision, (bound) => random.next(bound));
    apply(table, { t: 'answer', seat: decision.seat, decision: decision.id, keys }, around);
  }
  seen.push(structuredClone(sightOf(table as Table<unknown>, 0)));
}

beforeAll(() => {
  for (const secret of ['one', 'two']) play(secret, {}, 4, sights, decisions);
  for (const [at, options] of MANY.entries()) play(`many ${at}`, options, 12, manySights, manyDecisions);
});

test('with three and four players, every question fits within Discord’s limits, and every picture can be drawn', () => {
  expect(manyDecisions.length).toBeGreaterThan(600);
  expect([...new Set(manyDecisions.flatMap((decision) => faultsOfDecision(decision, awayMissionsChat)))]).toEqual([]);
  const drawn = new Set<string>();
  for (const [at, seen] of manySights.entries()) {
    const own = seen.decision?.seat ?? 0;
    const asked = [
      ...compose(seen, { to: 'turn', seat: own, player: `${own + 1}` }, awayMissionsChat, true).pictures,
      ...compose(seen, { to: 'panel', fresh: true }, awayMissionsChat, true).pictures,
    ];
    for (const { scene, params } of asked) {
      const found = findScene(seen.game, scene);
      expect(found.alt(seen.view, params).length).toBeGreaterThan(0);
      // Each scene of the beginning, the middle and the end is drawn once.
      const time = `${scene} ${Math.floor((3 * at) / manySights.length)}`;
      if (drawn.has(time)) continue;
      drawn.add(time);
      expect(() => found.draw(seen.view, params)).not.toThrow();
    }
  }
  expect([...new Set([...drawn].map((time) => time.split(' ')[0]))]).toEqual(
    expect.arrayContaining(['map', 'hand', 'offer', 'dice', 'score']),
  );
});

test('every question in a game fits within Discord’s limits, and each of its options can be reached', () => {
  expect(decisions.length).toBeGreaterThan(150);
  expect([...new Set(decisions.flatMap((decision) => faultsOfDecision(decision, awayMissionsChat)))]).toEqual([]);
});

test('every verb that the game uses has names and a command', () => {
  const known = new Set(awayMissionsChat.verbs.map(({ verb }) => verb));
  const asked = new Set(decisions.flatMap(optionsOf).map(({ verb }) => verb));
  expect([...asked].filter((verb) => !known.has(verb))).toEqual([]);
  const away = slashCommands([awayMissionsChat]).find(({ definition }) => definition.name === 'away')?.definition;
  expect(away?.options?.map(({ name }) => name)).toEqual(['act', 'react', 'prepare', 'choose']);
});

test('every picture that a message needs exists in the game and has alternative text', () => {
  const asked = sights.flatMap((seen) => [
    ...compose(seen, { to: 'turn', seat: 0, player: '1' }, awayMissionsChat, true).pictures.map((picture) => ({
      seen,
      picture,
    })),
    ...compose(seen, { to: 'panel', fresh: true }, awayMissionsChat, true).pictures.map((picture) => ({
      seen,
      picture,
    })),
  ]);
  expect(new Set(asked.map(({ picture }) => picture.scene))).toEqual(
    new Set(['component', 'layings', 'map', 'hand', 'offer', 'dice', 'score']),
  );
  for (const { seen, picture } of asked) {
    expect(findScene(seen.game, picture.scene).alt(seen.view, picture.params).length).toBeGreaterThan(0);
  }
});

test('every /map choice has a text version, including close-ups, players and the map', () => {
  const seen = sights[20];
  if (seen === undefined) throw new Error('no sight');
  for (const show of [undefined, 'nonsense', ...awayMissionsChat.shows.map(({ value }) => value)]) {
    const read = { what: 'map' as const, text: true, ...(show === undefined ? {} : { show }) };
    const { pictures } = compose(
      seen,
      { to: 'answer', answer: '1', player: '1', reader: 0, outcome: { done: true, read } },
      awayMissionsChat,
      true,
    );
    for (const { scene, params, name } of pictures) {
      expect(name).toMatch(/\.txt$/);
      expect(findScene(seen.game, scene).text(seen.view, params).join('\n').length).toBeGreaterThan(20);
    }
  }
});

test('the map highlights the spaces in reach with their costs, and the targets of an attack', () => {
  const moving = sights.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'move'));
  const option = moving?.decision?.options.find(({ verb }) => verb === 'move');
  const reach = moving === undefined ? [] : highlightsOf(moving).reach;
  expect(reach).toContainEqual({ space: option?.subject?.id, cost: Number(option?.hint?.split(' ')[0]) });
  const attacking = sights.find(({ decision }) => decision?.options.some(({ verb }) => verb === 'attack'));
  const target = attacking?.decision?.options.find(({ verb }) => verb === 'attack')?.subject?.id;
  expect(attacking === undefined ? {} : highlightsOf(attacking)).toMatchObject({
    targets: expect.arrayContaining([target]),
    from: expect.any(String),
  });
});

test('the game accepts every setting and every preference that the chat offers', () => {
  for (const options of [awayMissions.options({}), awayMissions.options({ factions: FOUR, partner: 2 })])
    for (const setting of openSettings(awayMissionsChat, options))
      for (const value of setting.values)
        expect(() => awayMissions.options(withValue(options, setting, value), options)).not.toThrow();
  for (const { name, values } of awayMissionsChat.preferences) {
    for (const { value, set } of values) {
      const raw: Json = { ask: [], prefer: { [name]: set === undefined ? value : set } };
      expect(awayMissions.orders(raw, { orders: [] } as never, 0).prefer[name]).toEqual(
        set === undefined ? value : set,
      );
    }
  }
});
