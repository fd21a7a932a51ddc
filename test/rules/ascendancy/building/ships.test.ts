import { afterEach, expect, test, vi } from 'vitest';
import { ownOffers, phaseOffers } from '../../../../src/games/ascendancy/chapters/turn/turn-offers.ts';
import { rulesFor } from '../cards.ts';
import { against, apply, does, hintOf, inBuilding, openKeys } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('A-BUILD-03: a Ship costs 1 Production, and each affordable number is offered', () => {
  const g = inBuilding(table());
  expect(openKeys(g, 'build:ships')).toEqual(['build:ships:earth:1', 'build:ships:earth:2', 'build:ships:earth:3']);
  expect(hintOf(g, 'build:ships:earth:2')).toBe('2 Production');
  const { log, settled } = does(g, 'build:ships:earth:2');
  settled();
  expect(log).toEqual(['The Federation builds 2 Ships at Earth.']);
  expect(playerOf(g)).toMatchObject({ ships: 25, reserves: { production: 1 } });
  expect(g.units.filter(({ seat, at }) => seat === 0 && at === 'earth')).toHaveLength(5);
  expect(g.turn?.built).toEqual([{ system: 'earth', units: [10, 11] }]);
});

test('A-BUILD-04: Ships are built only at a Controlled Starbase', () => {
  const g = inBuilding(table());
  const { disc } = join(g, 'earth', 'terra-nova');
  disc.control = 0;
  expect(against(g, 'build:ships:terra-nova:1')).toBe('A-BUILD-04');
  disc.starbase = true;
  expect(against(g, 'build:ships:terra-nova:1')).toBeUndefined();
});

test('A-BUILD-04, A-OPEN-71: a lost Home System builds no Ships', () => {
  const g = inBuilding(table());
  if (g.discs['earth'] !== undefined) g.discs['earth'].control = 1;
  expect(openKeys(g, 'build:ships')).toEqual([]);
});

test('A-TERM-12: a captured Home System of a rival builds Ships only with a Starbase', () => {
  const g = inBuilding(table());
  if (g.discs['qonos'] !== undefined) g.discs['qonos'].control = 0;
  expect(against(g, 'build:ships:qonos:1')).toBe('A-BUILD-04');
});

test('A-BUILD-04: an Advancement can allow a limited number of Ships per phase', () => {
  const g = inBuilding(table());
  join(g, 'earth', 'terra-nova').disc.control = 0;
  rulesFor(g, 0, {
    adds: { limit: (_g, _source, about) => (about.of === 'ships' && about.system === 'terra-nova' ? 1 : 0) },
  });
  expect(openKeys(g, 'build:ships:terra-nova')).toEqual(['build:ships:terra-nova:1']);
  does(g, 'build:ships:terra-nova:1').settled();
  expect(against(g, 'build:ships:terra-nova:1')).toBe('A-BUILD-04');
});

test('A-BUILD-02: nothing can be built in the Command Phase or in a rival’s turn', () => {
  const g = table();
  expect(against(g, 'build:ships:earth:1')).toBe('A-BUILD-02');
  inBuilding(g, 1);
  expect(against(g, 'build:ships:earth:1')).toBe('A-INIT-12');
});

test('A-BUILD-19: a player without Ships in supply can disband one in play and build it again', () => {
  const g = inBuilding(table());
  expect(against(g, 'disband:ship:earth')).toBe('A-BUILD-19');
  playerOf(g).ships = 0;
  expect(against(g, 'build:ships:earth:1')).toBe('A-BUILD-19');
  does(g, 'disband:ship:earth').settled();
  expect(playerOf(g).ships).toBe(1);
  expect(against(g, 'build:ships:earth:1')).toBeUndefined();
});

test('A-BUILD-20, A-OPEN-90: a player without Control Nodes in supply can give up a System, including its Nodes, Starbase and Command', () => {
  const g = inBuilding(table());
  const { disc } = join(g, 'earth', 'terra-nova');
  Object.assign(disc, { control: 0, starbase: true, nodes: ['research', null, null] });
  playerOf(g).commands = { ready: 5, exhausted: 1 };
  expect(against(g, 'disband:control:terra-nova')).toBe('A-OPEN-90');
  playerOf(g).controls = 0;
  does(g, 'disband:control:terra-nova').settled();
  expect(disc).toMatchObject({ control: null, starbase: true, nodes: [null, null, null] });
  expect(playerOf(g)).toMatchObject({ controls: 1, commands: { ready: 5, exhausted: 0 } });
});

test('A-HAZ-07: newly built Ships don’t Brave a Hazard, and Ships that a rule places are free', () => {
  const g = inBuilding(table());
  put(g, 0, 'earth');
  rulesFor(g, 0, { adds: { price: (_g, _source, { of }) => (of === 'ship' ? -1 : 0) } });
  expect(hintOf(g, 'build:ships:earth:1')).toBe('nothing');
});

test('A-BUILD-04: an Advancement’s limit on Ships applies to each System separately', () => {
  const g = inBuilding(table());
  for (const system of ['terra-nova', 'ardana']) join(g, 'earth', system).disc.control = 0;
  rulesFor(g, 0, { adds: { limit: (_g, _source, { of }) => (of === 'ships' ? 1 : 0) } });
  does(g, 'build:ships:terra-nova:1').settled();
  expect(openKeys(g, 'build:ships:ardana')).toEqual(['build:ships:ardana:1']);
});

test.each([
  ['in the Command Phase', 0, 'command'],
  ['in a rival’s turn', 1, 'building'],
] as const)(
  'A-BUILD-05: Ships that arrive %s don’t count as built in their owner’s Building Phase',
  (_when, seat, phase) => {
    const g = inBuilding(table(), seat);
    if (g.turn !== null) g.turn.phase = phase;
    apply(g, [{ do: 'build-ship', count: 3, at: 'earth' }]).settled();
    expect(g.turn?.built).toEqual([]);
  },
);

test('A-BUILD-05: Ships that arrive outside any turn don’t count as built', () => {
  const g = table();
  g.turn = null;
  apply(g, [{ do: 'build-ship', count: 1, at: 'earth' }]).settled();
  expect(playerOf(g).ships).toBe(26);
});

test('A-BUILD-19: the owner chooses which single Ship to disband', () => {
  const g = inBuilding(table());
  const { sector } = join(g, 'earth', 'terra-nova');
  g.units = [];
  for (const [seat, at] of [
    [0, 'earth'],
    [1, 'terra-nova'],
  ] as const)
    put(g, seat, at);
  const fleet = put(g, 0, 'terra-nova', 3, { card: 0, side: 'b' });
  put(g, 0, sector(1), 3, { card: 1, side: 'b' });
  const single = put(g, 0, 'terra-nova');
  playerOf(g).ships = 0;
  expect(openKeys(g, 'disband:ship')).toEqual(['disband:ship:earth', 'disband:ship:terra-nova']);
  const before = g.units.map(({ id }) => id);
  does(g, 'disband:ship:terra-nova').settled();
  expect(g.units.map(({ id }) => id)).toEqual(before.filter((id) => id !== single.id));
  expect(fleet.ships).toBe(3);
});

test('A-BUILD-19, A-BUILD-20: the menu lists only pieces that can be disbanded or given up; other pieces are refused with a reason', () => {
  const g = inBuilding(table());
  const menu = () => phaseOffers(g, 0, 'building').flatMap(({ option, why }) => (why === null ? [option.key] : []));
  const wanted = ['disband:ship:earth', 'disband:control:earth'];
  expect(menu().filter((key) => key.startsWith('disband'))).toEqual([]);
  expect(ownOffers(g, 0).map(({ option }) => option.key)).toEqual(expect.arrayContaining(wanted));
  Object.assign(playerOf(g), { ships: 0, controls: 0 });
  expect(menu().filter((key) => key.startsWith('disband'))).toEqual(wanted);
});

test('A-OPEN-90: giving up a System without a Starbase costs no Command', () => {
  const g = inBuilding(table());
  Object.assign(join(g, 'earth', 'terra-nova').disc, { control: 0 });
  playerOf(g).controls = 0;
  const { log } = does(g, 'disband:control:terra-nova');
  expect(log).toEqual(['The Federation gives up Terra Nova and all its Nodes.']);
  expect(playerOf(g).commands).toEqual({ ready: 5, exhausted: 0 });
});

test('A-BUILD-05: Ships built in one System are recorded together, whatever was built in between', () => {
  const g = inBuilding(table());
  const { disc } = join(g, 'earth', 'terra-nova');
  Object.assign(disc, { control: 0, starbase: true });
  for (const place of ['earth', 'terra-nova', 'earth']) does(g, `build:ships:${place}:1`).settled();
  expect(g.turn?.built).toEqual([
    { system: 'earth', units: [10, 12] },
    { system: 'terra-nova', units: [11] },
  ]);
});
