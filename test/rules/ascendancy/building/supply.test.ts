import { afterEach, expect, test, vi } from 'vitest';
import { isYard } from '../../../../src/games/ascendancy/chapters/building/ships.ts';
import { CONTROL } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { resistanceOf } from '../../../../src/games/ascendancy/chapters/conflict/hegemony.ts';
import { hegemonyOffers } from '../../../../src/games/ascendancy/chapters/conflict/offers.ts';
import { commandsDue } from '../../../../src/games/ascendancy/chapters/rounds/commands.ts';
import { agendaCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { exhaustCommands, readyAgain } from '../../../../src/games/ascendancy/position/commands.ts';
import { canPay, pay } from '../../../../src/games/ascendancy/position/resources.ts';
import { working } from '../../../../src/games/ascendancy/rules/ask.ts';
import { systemView } from '../../../../src/games/ascendancy/viewing/map.ts';
import { advancementCards } from '../cards.ts';
import { against, apply, does, inBuilding, openKeys, play } from '../drive-action.ts';
import { disc, gives, join, playerOf, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

test('A-COMP-15: spending a Command turns a ready token over, so a player can spend only as many Commands as are ready', () => {
  const g = table();
  exhaustCommands(g, 0, 3);
  expect(playerOf(g).commands).toEqual({ ready: 2, exhausted: 3 });
  expect(() => exhaustCommands(g, 0, 3)).toThrow('2 Commands');
  expect(readyAgain(g, 0, 9)).toBe(3);
});

test('A-COMP-17: Resources and Nodes never run out, but Ships and Control Nodes do', () => {
  const g = inBuilding(table());
  apply(g, [{ do: 'gain', gains: { production: 5_000 }, rule: 'A-COMP-17' }]).settled();
  expect(playerOf(g).reserves.production).toBe(5_003);
  const { disc: ardana } = join(g, 'earth', 'ardana');
  ardana.control = 0;
  ardana.sites = new Array(60).fill('open');
  ardana.nodes = ardana.sites.map(() => null);
  for (let node = 0; node < 60; node++) does(g, 'build:node:ardana:production').settled();
  expect(ardana.nodes.every((node) => node === 'production')).toBe(true);
  playerOf(g).ships = 0;
  expect(against(g, 'build:ships:earth:1')).toBe('A-BUILD-19');
});

test('A-BUILD-06: Ships built in a Hazardous System don’t roll for the Hazard', () => {
  const g = inBuilding(table());
  g.discs['murasaki-312'] = { ...disc('murasaki-312'), control: 0, starbase: true };
  // No die is scripted: rolling one would throw.
  does(g, 'build:ships:murasaki-312:2').settled();
  expect(g.units.filter(({ at }) => at === 'murasaki-312')).toHaveLength(2);
});

test('A-BUILD-23: Research on a Project can only increase', () => {
  const g = inBuilding(table());
  advancementCards({ id: 'one', cost: 6 }, { id: 'two', cost: 6 });
  playerOf(g).projects = ['one', 'two'].map((card) => ({ card, research: 2 }));
  const about = openKeys(g).filter((key) => /(one|two)$/.test(key));
  expect(about).toEqual(['research:one', 'research:two']);
  does(g, 'research:one').settled();
  expect(playerOf(g).projects.map(({ research }) => research)).toEqual([3, 2]);
});

test('A-CMD-03: the same Command can be repeated while Commands are ready', () => {
  const g = table();
  for (const system of ['ardana', 'terra-nova']) join(g, 'earth', system).disc.control = 0;
  Object.assign(playerOf(g), { ascendancy: 3, commands: { ready: 2, exhausted: 3 } });
  does(g, 'starbase:earth').settled();
  does(g, 'starbase:ardana').settled();
  expect(against(g, 'starbase:terra-nova')).toBe('A-CMD-02');
});

test('A-OPEN-89: an upgrade and a Starbase work immediately, but the Starbase’s Command arrives Exhausted', () => {
  const g = inBuilding(table());
  playerOf(g).reserves.research = 9;
  does(g, 'upgrade:weapons').settled();
  expect(playerOf(g).weapons).toBe(4);
  const h = table();
  const { disc: ardana } = join(h, 'earth', 'ardana');
  ardana.control = 0;
  expect(isYard(h, 0, ardana)).toBe(false);
  does(h, 'starbase:ardana').settled();
  expect(isYard(h, 0, ardana)).toBe(true);
  expect(playerOf(h).commands).toEqual({ ready: 4, exhausted: 2 });
});

test('A-TERM-07, A-SB-05: a Starbase stays and belongs to the System’s Controller', () => {
  const g = table();
  const { disc: ardana } = join(g, 'earth', 'ardana');
  Object.assign(ardana, { control: 0, starbase: true });
  expect([isYard(g, 0, ardana), isYard(g, 1, ardana)]).toEqual([true, false]);
  play(g, (ctx) => ctx.call(CONTROL, { seat: 1, system: 'ardana', by: 'invasion' })).settled();
  expect([isYard(g, 0, ardana), isYard(g, 1, ardana), ardana.starbase]).toEqual([false, true, true]);
  // Its owner can’t remove the Starbase, and it stays when the System is given up.
  inBuilding(g, 1);
  playerOf(g, 1).controls = 0;
  does(g, 'disband:control:ardana', {}, 1).settled();
  expect([ardana.control, ardana.starbase]).toEqual([null, true]);
});

test('A-OPT-07: Wild Culture lets Culture replace Production and Research, but never the other way around', () => {
  const plain = table();
  const wild = table(undefined, { rules: { wildCulture: true } });
  for (const price of [{ production: 5 }, { research: 5 }]) {
    expect([canPay(plain, 0, price), canPay(wild, 0, price)]).toEqual([false, true]);
  }
  expect(canPay(wild, 0, { culture: 4 })).toBe(false);
  pay(wild, 0, { production: 5, culture: 1 });
  expect(playerOf(wild).reserves).toEqual({ production: 0, research: 3, culture: 0 });
});

test('A-SPEC-04: gains from an Advancement remain after it is Exhausted', () => {
  const g = table();
  advancementCards({ id: 'mine', tokens: ['command'] });
  playerOf(g).advancements = [{ card: 'mine', exhausted: false }];
  expect(commandsDue(g, 0)).toBe(6);
  playerOf(g).advancements = [{ card: 'mine', exhausted: true }];
  expect(commandsDue(g, 0)).toBe(6);
});

test('A-SPEC-04: placed Tokens, gained Commands and effects in progress remain after an Advancement is Exhausted', () => {
  const g = table(['cardassian', 'klingon', 'romulan']);
  const { disc: world } = join(g, 'cardassia-prime', 'terra-nova');
  Object.assign(world, { watched: true, control: 1 });
  Object.assign(playerOf(g).commands, { ready: 4, exhausted: 2 });
  gives(g, 0, 'car-10');
  apply(g, [{ do: 'last', what: 'car-10', seats: [0], until: 'turn' }]).settled();
  const lasts = () => working(g).some(({ source }) => source.kind === 'lasting' && source.id === 'car-10');
  expect(lasts()).toBe(true);
  apply(g, [{ do: 'exhaust', card: 'car-10' }]).settled();
  expect(playerOf(g)).toMatchObject({ advancements: [{ exhausted: true }], commands: { ready: 4, exhausted: 2 } });
  expect([world.watched, lasts()]).toEqual([true, true]);
});

test('A-CIV-03, A-CIV-04: Valakis VI can be Colonized but not won by Hegemony, and yields its waiting Resources', () => {
  const g = inBuilding(table(['klingon', 'federation', 'romulan']));
  const { disc: valakis } = join(g, 'qonos', 'valakis-vi');
  valakis.waiting.production = 2;
  put(g, 0, 'valakis-vi');
  expect(
    hegemonyOffers(g, 0)
      .find(({ option }) => option.key === 'hegemony:valakis-vi')
      ?.why?.().rule,
  ).toBe('A-HEG-08');
  does(g, 'colonize:valakis-vi').settled();
  expect([valakis.control, valakis.waiting.production, playerOf(g).reserves.production]).toEqual([0, 0, 5]);
});

test('A-CIV-07: a System with a Structure can’t be Colonized', () => {
  const g = inBuilding(table());
  const { disc: world } = join(g, 'earth', 'terra-nova');
  put(g, 0, 'terra-nova');
  expect(openKeys(g, 'colonize:')).toEqual(['colonize:terra-nova']);
  world.nodes[1] = 'research';
  expect(openKeys(g, 'colonize:')).toEqual([]);
  expect(hegemonyOffers(inBuilding(g), 0).map(({ option }) => option.key)).toContain('hegemony:terra-nova');
});

test('A-OPEN-17: Ambassadors are public and have no effect by themselves', () => {
  const g = table();
  const world = { ...disc('terra-nova'), control: 1, nodes: ['research' as const, null, null], ambassadors: 2 };
  g.discs['terra-nova'] = world;
  expect(systemView(g, world).ambassadors).toBe(2);
  const before = resistanceOf(g, 0, 'terra-nova');
  world.ambassadors = 0;
  expect(resistanceOf(g, 0, 'terra-nova')).toBe(before);
});

test('A-OPEN-17: Vulcan Advancements and Agendas can use Ambassadors', () => {
  const g = table(['vulcan', 'klingon', 'romulan']);
  const [far, own] = ['terra-nova', 'delta-iv'].map((id) => join(g, 'vulcan', id).disc);
  Object.assign(far ?? {}, { control: 1, ambassadors: 1 });
  Object.assign(own ?? {}, { control: 0 });
  const sent = 'ambassador:terra-nova:delta-iv';
  expect(openKeys(g, 'ambassador:')).not.toContain(sent);
  gives(g, 0, 'vul-01');
  expect(openKeys(g, 'ambassador:')).toContain(sent);
  Object.assign(far ?? {}, { ambassadors: 3 });
  Object.assign(g.discs['romulus'] ?? {}, { ambassadors: 2 });
  playerOf(g).ascendancy = 5;
  expect(agendaCard('agenda-02').lacks(g, 0)).toEqual({ ascendancy: 0, ambassadors: 0 });
  // All five Ambassadors with one rival aren’t enough.
  Object.assign(g.discs['romulus'] ?? {}, { ambassadors: 0 });
  Object.assign(far ?? {}, { ambassadors: 5 });
  expect(agendaCard('agenda-02').lacks(g, 0)).toEqual({ ascendancy: 0, ambassadors: 1 });
});

test('A-OPEN-69: the Ferengi keep captured Culture Nodes but can’t build Culture Nodes', () => {
  const g = inBuilding(table(['ferengi', 'klingon', 'romulan']));
  const { disc: world } = join(g, 'ferenginar', 'terra-nova');
  Object.assign(world, { control: 1, nodes: [null, null, 'culture'] });
  play(g, (ctx) => ctx.call(CONTROL, { seat: 0, system: 'terra-nova', by: 'hegemony' })).settled();
  expect([world.control, world.nodes]).toEqual([0, [null, null, 'culture']]);
  world.nodes = [null, null, null];
  playerOf(g).reserves.production = 9;
  expect(against(g, 'build:node:terra-nova:culture')).toBe('A-FER-01');
});

test('A-OPEN-91: a player who loses several Research Nodes gives Projects to the captor before discarding any', () => {
  const g = table();
  advancementCards({ id: 'one' }, { id: 'two' }, { id: 'three' });
  const { disc: world } = join(g, 'earth', 'delta-iv');
  Object.assign(world, { control: 0, nodes: ['research', 'research', null] });
  playerOf(g).projects = ['one', 'two', 'three'].map((card) => ({ card, research: 0 }));
  const done = play(g, (ctx) => ctx.call(CONTROL, { seat: 1, system: 'delta-iv', by: 'hegemony' }));
  done.answer('give:one');
  done.answer('give:two');
  done.settled();
  expect(playerOf(g, 1).projects.map(({ card }) => card)).toEqual(['one', 'two']);
  expect([playerOf(g).projects.map(({ card }) => card), playerOf(g).deck]).toEqual([['three'], []]);
});

test('A-OPEN-92: a captor discards excess Projects immediately, and the new Research Nodes already raise the limit', () => {
  const g = table();
  advancementCards({ id: 'one' }, { id: 'two' }, { id: 'three' });
  const { disc: world } = join(g, 'earth', 'terra-nova');
  Object.assign(world, { control: 0, nodes: [null, 'research', null] });
  playerOf(g).projects = [{ card: 'one', research: 0 }];
  playerOf(g, 1).projects = ['two', 'three'].map((card) => ({ card, research: 0 }));
  const done = play(g, (ctx) => ctx.call(CONTROL, { seat: 1, system: 'terra-nova', by: 'invasion' }));
  // The captor has one Research Node at home and the one just won, so 2 of 3 Projects stay.
  expect(done.asked).toMatchObject({ seat: 1, min: 1, max: 1, rule: 'A-PROJ-03' });
  done.answer('discard:one');
  done.settled();
  expect(playerOf(g, 1).projects.map(({ card }) => card)).toEqual(['two', 'three']);
});
