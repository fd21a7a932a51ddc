import { afterEach, expect, test, vi } from 'vitest';
import { advancementCards, rulesFor } from '../cards.ts';
import { against, does, hintOf, inBuilding, offerOf, openKeys } from '../drive-action.ts';
import { join, playerOf, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Ardana, with a Production site, a Research site and an Open site, in its Controller’s Building Phase. */
function withArdana() {
  const g = inBuilding(table());
  playerOf(g).reserves.production = 9;
  const { disc } = join(g, 'earth', 'ardana');
  disc.control = 0;
  return { g, disc };
}

test('A-BUILD-12, A-OPEN-01: Nodes cost 1, 2 and 3 Production', () => {
  const { g } = withArdana();
  expect(hintOf(g, 'build:node:ardana:production')).toBe('1 Production');
  expect(hintOf(g, 'build:node:ardana:research')).toBe('2 Production');
  expect(hintOf(g, 'build:node:ardana:culture')).toBe('3 Production');
  const { log } = does(g, 'build:node:ardana:research');
  expect(log).toEqual(['The Federation builds a Research Node at Ardana.']);
  expect(playerOf(g).reserves.production).toBe(7);
});

test('A-BUILD-11: Nodes can be built only in Controlled Systems', () => {
  const { g, disc } = withArdana();
  disc.control = 1;
  expect(openKeys(g, 'build:node:ardana')).toEqual([]);
});

test('A-BUILD-13, A-BUILD-14, A-BUILD-15: Nodes take sites of their own type first, then Open ones', () => {
  const { g, disc } = withArdana();
  expect(disc.sites).toEqual(['production', 'research', 'open']);
  does(g, 'build:node:ardana:production').settled();
  expect(disc.nodes).toEqual(['production', null, null]);
  does(g, 'build:node:ardana:production').settled();
  expect(disc.nodes).toEqual(['production', null, 'production']);
  expect(against(g, 'build:node:ardana:production')).toBe('A-BUILD-13');
  expect(against(g, 'build:node:ardana:culture')).toBe('A-BUILD-15');
  disc.nodes = [null, 'research', 'research'];
  expect(against(g, 'build:node:ardana:research')).toBe('A-BUILD-14');
});

test('A-BUILD-16: a System never has more Nodes than sites', () => {
  const { g, disc } = withArdana();
  disc.nodes = ['production', 'research', 'culture'];
  expect(against(g, 'build:node:ardana:production')).toBe('A-BUILD-16');
});

test('A-BUILD-17, A-OPEN-39: a Node on an Open site can be replaced by one of another type for the full price', () => {
  const { g, disc } = withArdana();
  disc.nodes = ['production', null, 'production'];
  const { log } = does(g, 'build:replace:ardana:production:culture');
  expect(log).toEqual(['The Federation replaces a Production Node at Ardana with a Culture Node.']);
  expect(disc.nodes).toEqual(['production', null, 'culture']);
  expect(playerOf(g).reserves.production).toBe(6);
});

test('A-BUILD-17, A-BUILD-18: a Node on a colored site can’t be replaced', () => {
  const { g, disc } = withArdana();
  disc.nodes = ['production', null, null];
  expect(openKeys(g, 'build:replace:ardana')).toEqual([]);
});

test('A-PROJ-06: replacing a Research Node immediately lowers the maximum number of Projects', () => {
  const { g, disc } = withArdana();
  disc.nodes = [null, null, 'research'];
  if (g.discs['earth'] !== undefined) g.discs['earth'].nodes = [null, null, null];
  advancementCards({ id: 'warp-theory' });
  playerOf(g).projects = [{ card: 'warp-theory', research: 1 }];
  const { log } = does(g, 'build:replace:ardana:research:production');
  expect(log.at(-1)).toBe('The Federation discards 1 Project.');
  expect(playerOf(g)).toMatchObject({ projects: [], deck: ['warp-theory'] });
});

test('A rule may lower the price of a Node, and rules can react when a Node is built', () => {
  const { g } = withArdana();
  const heard: unknown[] = [];
  rulesFor(g, 0, {
    adds: { price: (_g, _source, { of }) => (of === 'node' ? -5 : 0) },
    at: { 'node-built': { does: (_g, _source, about) => (heard.push(about) > 0 ? [] : []) } },
  });
  expect(hintOf(g, 'build:node:ardana:culture')).toBe('nothing');
  does(g, 'build:node:ardana:culture').settled();
  expect(heard.at(-1)).toEqual({ seat: 0, system: 'ardana', site: 2, fits: true });
});

test('A-BUILD-17: a Node can be replaced only by one of another type, even if it is on the first site', () => {
  const { g, disc } = withArdana();
  Object.assign(disc, { sites: ['open', 'production'], nodes: ['research', 'production'] });
  const other = ['production', 'culture'].map((resource) => `build:replace:ardana:research:${resource}`);
  expect(openKeys(g, 'build:replace:ardana')).toEqual(other);
  does(g, 'build:replace:ardana:research:culture').settled();
  expect(disc.nodes).toEqual(['culture', 'production']);
});

test('A-BUILD-12, A-BUILD-17: Nodes have names that players can type', () => {
  const { g, disc } = withArdana();
  disc.nodes = [null, null, 'research'];
  const called = (key: string) => offerOf(g, key).option.called;
  expect(called('build:node:ardana:culture')).toEqual(['culture node at Ardana']);
  expect(called('build:replace:ardana:research:culture')).toEqual([
    'Replace a Research Node at Ardana with a Culture Node',
  ]);
});
