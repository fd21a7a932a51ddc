import { afterEach, expect, test, vi } from 'vitest';
import { consoleRules } from '../../../../src/games/ascendancy/content/lookup.ts';
import { added, banned, granted, setTo, working } from '../../../../src/games/ascendancy/rules/ask.ts';
import type { Moment, Moments } from '../../../../src/games/ascendancy/rules/moment-kinds.ts';
import { moment } from '../../../../src/games/ascendancy/rules/moments.ts';
import type { Ascendancy, Civ, Conflict, Side } from '../../../../src/games/ascendancy/state.ts';
import { explorationCards } from '../cards.ts';
import { apply, does, inBuilding, openKeys, play } from '../drive-action.ts';
import { join, playerOf, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A game with this civilization in seat 0 and two others. */
function led(civ: Civ, readings: Parameters<typeof table>[1] = {}): Ascendancy {
  const others: Civ[] = (['klingon', 'romulan', 'federation'] as const).filter((one) => one !== civ).slice(0, 2);
  return table([civ, ...others], readings);
}

const hear = <M extends Moment>(g: Ascendancy, name: M, about: Moments[M]) =>
  play(g, (ctx) => moment(ctx, name, about));
const culture = (g: Ascendancy, seat = 0) => playerOf(g, seat).reserves.culture;

test('A-FED-01: only the Federation can’t Invade', () => {
  const g = led('federation');
  expect(banned(g, 'invade', { seat: 0, system: 'qonos' })?.().rule).toBe('A-FED-01');
  expect(banned(g, 'invade', { seat: 1, system: 'earth' })).toBeNull();
});

test('A-FED-03, A-OPEN-80: the Federation gains 1 Culture for a Civilization card that it draws itself', () => {
  explorationCards({ id: 'world', type: 'civilization' }, { id: 'find', type: 'discovery' });
  const g = led('federation');
  hear(g, 'drawn', { seat: 1, system: 'earth', card: 'world' }).settled();
  hear(g, 'drawn', { seat: 0, system: 'earth', card: 'find' }).settled();
  expect(culture(g)).toBe(3);
  hear(g, 'drawn', { seat: 0, system: 'earth', card: 'world' }).settled();
  expect(culture(g)).toBe(4);
});

test('A-FED-04: the Federation gains 1 Culture for a Phenomenon that it discovers', () => {
  const g = led('federation');
  hear(g, 'discovered', { seat: 0, system: 'terra-nova', kind: 'impulse' }).settled();
  hear(g, 'discovered', { seat: 1, system: 'murasaki-312', kind: 'impulse' }).settled();
  expect(culture(g)).toBe(3);
  hear(g, 'discovered', { seat: 0, system: 'murasaki-312', kind: 'warp' }).settled();
  expect(culture(g)).toBe(4);
});

/** A finished battle with these sides, the Attacker first. */
function battle(winner: number | null, ...sides: Partial<Side>[]): Conflict {
  return {
    kind: 'battle',
    winner,
    round: 1,
    used: [],
    over: true,
    sides: sides.map((side) => ({ owner: null, brought: 3, lost: 0, killed: 0, out: null, ...side })),
  } as unknown as Conflict;
}

const KLINGONS = { owner: 0 };
const LOST = { owner: 0, out: 'destroyed' } as const;

test.each<[string, string, Conflict, number]>([
  ['A-KLI-01', 'won against 3', battle(0, KLINGONS, { owner: 1, out: 'destroyed' }), 1],
  ['A-KLI-01', 'won against 2', battle(0, KLINGONS, { owner: 1, out: 'destroyed', brought: 2 }), 0],
  ['A-KLI-01', 'won as Defender', battle(1, { owner: 1, out: 'retreated' }, KLINGONS), 1],
  ['A-KLI-01', 'lost', battle(1, LOST, { owner: 1 }), 0],
  ['A-KLI-01', 'not won, though they are still there', battle(1, KLINGONS, { owner: 1 }), 0],
  [
    'A-KLI-02',
    'one against one, both Retreated',
    battle(null, { ...LOST, out: 'retreated' }, { owner: 1, out: 'retreated' }),
    0,
  ],
  ['A-KLI-01', 'all sides destroyed', battle(null, LOST, { owner: 1, out: 'destroyed' }), 1],
  ['A-KLI-01', 'undecided, all Ships stay', battle(null, KLINGONS, { owner: 1 }), 0],
  ['A-KLI-02', 'lost, one of two wiped out', battle(1, LOST, { owner: 1 }, { owner: 2, out: 'destroyed' }), 1],
  ['A-KLI-02', 'lost, one of two Retreated', battle(1, LOST, { owner: 1 }, { owner: 2, out: 'retreated' }), 1],
  [
    'A-KLI-02',
    'lost, a small side beaten',
    battle(1, LOST, { owner: 1 }, { owner: 2, out: 'retreated', brought: 2 }),
    0,
  ],
  ['A-KLI-03', 'canceled', battle(null, KLINGONS, { owner: 1, out: 'cancelled' }), 0],
  ['A-KLI-03', 'canceled for the Klingons', battle(0, { owner: 1 }, { owner: 0, out: 'cancelled' }, { owner: 2 }), 0],
  ['A-KLI-01', 'an Invasion', { ...battle(0, KLINGONS, { owner: 1, out: 'destroyed' }), kind: 'invasion' }, 0],
])('%s: Klingons gain the right Culture from this conflict: %s', (_rule, _case, conflict, gained) => {
  const g = led('klingon');
  g.conflict = conflict;
  hear(g, 'conflict-end', { seat: 1 }).settled();
  expect(culture(g)).toBe(3 + gained);
});

test.each([true, false])(
  'A-OPEN-101: No Retreat, No Surrender is in force only if the table chose that reading (%s)',
  (noRetreat) => {
    const g = led('klingon', { readings: { noRetreat } });
    const rule = noRetreat ? 'A-OPEN-101' : undefined;
    expect(banned(g, 'give-up', { how: 'retreat', seat: 0 })?.().rule).toBe(rule);
    expect(banned(g, 'give-up', { how: 'surrender', seat: 0 })?.().rule).toBe(rule);
    expect(banned(g, 'give-up', { how: 'retreat', seat: 1 })).toBeNull();
  },
);

test.each([
  [4, 0, 1],
  [5, 1, 1],
  [4, 1, 2],
  [5, 0, 0],
])(
  'A-AND-01, A-OPEN-66: Andorians with Weapons of %i+ and Shields of %i gain %i Culture against rivals with 5+ and 0',
  (weapons, shields, gained) => {
    const g = led('andorian');
    Object.assign(playerOf(g), { weapons, shields });
    hear(g, 'turn-start', { seat: 0 }).settled();
    expect(culture(g)).toBe(3 + gained);
    hear(g, 'turn-start', { seat: 1 }).settled();
    expect(culture(g)).toBe(3 + gained);
  },
);

test('A-OPEN-66: an Andorian upgrade that ties with a rival’s doesn’t count as the best', () => {
  const g = led('andorian');
  playerOf(g).weapons = 4;
  playerOf(g, 2).weapons = 4;
  hear(g, 'turn-start', { seat: 0 }).settled();
  expect(culture(g)).toBe(3);
});

test('A-AND-06, A-OPEN-67: an Andorian winner claims a destroyed rival Ship, and the rival can’t use it until the Andorians spend it', () => {
  const g = led('andorian');
  g.conflict = battle(0, KLINGONS, { owner: 1, out: 'destroyed', lost: 3 });
  const done = hear(g, 'conflict-end', { seat: 0 });
  expect(done.keys()).toEqual(['claim:1', 'pass']);
  done.answer('claim:1');
  done.settled();
  expect(playerOf(g).claimed).toEqual([1]);
  expect(playerOf(g, 1).ships).toBe(26);
});

test.each([
  ['after they lost', battle(1, LOST, { owner: 1, lost: 1 })],
  ['of destroyed Cubes', battle(0, KLINGONS, { owner: 'borg', lost: 3, out: 'destroyed' })],
  ['if none were destroyed', battle(0, KLINGONS, { owner: 1, out: 'retreated' })],
])('A-AND-07, A-BORG-09: Andorians claim no Ships %s', (_case, conflict) => {
  const g = led('andorian');
  g.conflict = conflict;
  hear(g, 'conflict-end', { seat: 0 }).settled();
  expect(playerOf(g).claimed).toEqual([]);
});

test('A-CAR-02: a Cardassian System, even the Home System, yields nothing without a Ship in Orbit', () => {
  const g = led('cardassian');
  const about = { seat: 0, system: 'cardassia-prime' };
  expect(banned(g, 'yield', about)).toBeNull();
  g.units = g.units.filter(({ seat }) => seat !== 0);
  expect(banned(g, 'yield', about)?.().rule).toBe('A-CAR-02');
  expect(banned(g, 'yield', { seat: 1, system: 'qonos' })).toBeNull();
});

test('A-OPEN-101: Annexation pays only its owner, once per turn, no matter who held the System or how it was taken', () => {
  const ways = [
    ['colony', null],
    ['hegemony', 1],
    ['invasion', 1],
  ] as const;
  for (const [by, from] of ways) {
    const g = led('cardassian');
    const taken = (seat: number) => hear(g, 'control-taken', { seat, system: 'qonos', from, by }).settled();
    taken(1);
    expect(culture(g)).toBe(3);
    taken(0);
    taken(0);
    expect(culture(g)).toBe(4);
  }
});

test('A-FER-01, A-FER-03: Ferengi can’t build Culture Nodes, but can build Production Nodes on any free site', () => {
  const g = inBuilding(led('ferengi'));
  playerOf(g).reserves.production = 9;
  const { disc } = join(g, 'ferenginar', 'delta-iv');
  disc.control = 0;
  expect(openKeys(g, 'build:node:delta-iv')).toEqual([
    'build:node:delta-iv:production',
    'build:node:delta-iv:research',
  ]);
  for (let node = 0; node < 3; node++) does(g, 'build:node:delta-iv:production').settled();
  expect(disc.nodes).toEqual(['production', 'production', 'production']);
  expect(openKeys(g, 'build:node:delta-iv')).toEqual([]);
});

test('A-FER-02: Ferengi don’t add Ascendancy to Hegemony rolls', () => {
  const g = led('ferengi');
  expect(setTo(g, 'roll', { of: 'hegemony', seat: 0, system: 'earth' })).toBe(0);
  expect(setTo(g, 'roll', { of: 'hegemony', seat: 1, system: 'earth' })).toBeNull();
});

test('A-FER-04, A-OPEN-68: 5 Production buys the Ferengi 1 Culture in their own turn and during Resource Generation', () => {
  const g = led('ferengi');
  playerOf(g).reserves.production = 10;
  const plays = working(g).flatMap(({ source, rule }) => rule.plays?.turn?.(g, source, { seat: 0 }) ?? []);
  expect(plays.map(({ option }) => option.key)).toEqual(['buy:culture']);
  apply(g, plays[0]?.payload ?? []).settled();
  expect(playerOf(g).reserves).toMatchObject({ production: 5, culture: 4 });
  const done = hear(g, 'generate', { seat: 0 });
  done.answer('buy:culture');
  done.settled();
  expect(playerOf(g).reserves).toMatchObject({ production: 0, culture: 5 });
  hear(g, 'generate', { seat: 0 }).settled();
});

test('A-VUL-05, A-OPEN-99: Vulcans can guide Ships of players they trade with, in either direction', () => {
  const g = led('vulcan');
  expect(granted(g, 'guide', { by: 0, seat: 1 })).toBe(false);
  playerOf(g, 1).agreements = [{ card: 'kli-ta-1', holder: 0, exhausted: false }];
  playerOf(g).agreements = [{ card: 'vul-ta-1', holder: 2, exhausted: false }];
  expect(granted(g, 'guide', { by: 0, seat: 1 })).toBe(true);
  expect(granted(g, 'guide', { by: 0, seat: 2 })).toBe(true);
  expect(granted(g, 'guide', { by: 1, seat: 0 })).toBe(false);
});

test('A-OPEN-87: the Vulcan console reminds its player not to lie', () => {
  const [rule] = consoleRules('vulcan').filter(({ id }) => id === 'Honest Meddling');
  expect(rule?.line).toContain('You may not lie.');
});

test('A-VUL-07: Vulcans can’t act against Systems of rivals with lower Ascendancy', () => {
  const g = led('vulcan');
  const about = { seat: 0, system: 'qonos' };
  expect(banned(g, 'invade', about)?.().rule).toBe('A-VUL-07');
  expect(banned(g, 'hegemony', about)?.().rule).toBe('A-VUL-07');
  playerOf(g, 1).ascendancy = 3;
  expect(banned(g, 'invade', about)).toBeNull();
  const { disc } = join(g, 'vulcan', 'terra-nova');
  disc.nodes[0] = 'research';
  expect(banned(g, 'invade', { seat: 0, system: 'terra-nova' })).toBeNull();
});

test('A-VUL-12: the Vulcans can spend a Command to send an Ambassador to an Adjacent System', () => {
  const g = led('vulcan');
  const { disc } = join(g, 'qonos', 'terra-nova');
  join(g, 'terra-nova', 'delta-iv');
  if (g.discs['qonos'] !== undefined) g.discs['qonos'].ambassadors = 1;
  const plays = working(g).flatMap(({ source, rule }) => rule.plays?.command?.(g, source, { seat: 0 }) ?? []);
  expect(plays.map(({ option }) => option.key)).toEqual(['ambassador:qonos:terra-nova']);
  apply(g, plays[0]?.payload ?? []).settled();
  expect([g.discs['qonos']?.ambassadors, disc.ambassadors]).toEqual([0, 1]);
  expect(playerOf(g).commands.ready).toBe(4);
});

test('A-VUL-11: in their own turn, a rival can expel an Ambassador from a System that they Control', () => {
  const g = led('vulcan');
  if (g.discs['qonos'] !== undefined) g.discs['qonos'].ambassadors = 1;
  expect(openKeys(g, 'expel', 1)).toEqual([]);
  inBuilding(g, 1);
  does(g, 'expel:qonos', {}, 1).settled();
  expect(g.discs['qonos']?.ambassadors).toBe(0);
  expect(playerOf(g).ambassadors).toBe(6);
});

test('A-AND-04: Andorians can take their Tokens back', () => {
  const g = led('andorian');
  if (g.discs['qonos'] !== undefined) g.discs['qonos'].watched = true;
  does(g, 'untoken:qonos').settled();
  expect(g.discs['qonos']?.watched).toBe(false);
});

test('A-AND-02: civilizations other than the Andorians pay 1 Command for a Fleet', () => {
  expect(added(led('klingon'), 'command-price', { of: 'fleet', seat: 0 })).toBe(0);
});
