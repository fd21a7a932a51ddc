import { afterEach, expect, test, vi } from 'vitest';
import { LOSE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { KINDS } from '../../../../src/games/ascendancy/effects/kinds.ts';
import { tokenless } from '../../../../src/games/ascendancy/position/tokens.ts';
import { advancementCards, rulesFor } from '../cards.ts';
import { against, apply, does, inBuilding, openKeys, play } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('A-SPEC-02: an effect Exhausts its own card, or a rival’s Advancement (A-BUILD-29)', () => {
  advancementCards({ id: 'spies' }, { id: 'target' });
  const g = table();
  playerOf(g).advancements = [{ card: 'spies', exhausted: false }];
  playerOf(g, 1).advancements = [{ card: 'target', exhausted: false }];
  const from = { kind: 'advancement', id: 'spies' } as const;
  const { log } = apply(g, [{ do: 'exhaust' }, { do: 'exhaust', card: 'target', seat: 1 }], from);
  expect(playerOf(g).advancements[0]?.exhausted).toBe(true);
  expect(playerOf(g, 1).advancements[0]?.exhausted).toBe(true);
  expect(log).toEqual(['The Federation Exhausts spies.', 'The Federation Exhausts target of the Klingons.']);
});

test('If a price can’t be paid, the effects that follow it don’t happen', () => {
  const g = table();
  apply(g, [
    { do: 'pay', price: { production: 4 } },
    { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
  ]).settled();
  playerOf(g).commands.ready = 0;
  apply(g, [
    { do: 'spend-command', count: 1 },
    { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
  ]).settled();
  expect(playerOf(g).reserves).toEqual({ production: 3, research: 3, culture: 3 });
});

test('Effects can Exhaust up to a given number of Commands, and refresh Commands', () => {
  const g = table();
  playerOf(g).commands = { ready: 1, exhausted: 0 };
  apply(g, [{ do: 'spend-command', count: 2, most: true }]).settled();
  expect(playerOf(g).commands).toEqual({ ready: 0, exhausted: 1 });
  apply(g, [{ do: 'ready', count: 1 }]).settled();
  expect(playerOf(g).commands).toEqual({ ready: 1, exhausted: 0 });
});

test('A-BUILD-24: Research from the Supply goes onto Projects of the player’s choice, one each, and can complete them', () => {
  advancementCards({ id: 'one', cost: 1 }, { id: 'two', cost: 3 }, { id: 'three', cost: 3 });
  const g = table();
  playerOf(g).projects = ['one', 'two', 'three'].map((card) => ({ card, research: 0 }));
  const done = apply(g, [{ do: 'place-research', count: 2 }]);
  done.answer('research:one');
  expect(done.keys()).toEqual(['research:two', 'research:three', 'pass']);
  done.answer('research:two');
  done.settled();
  expect(playerOf(g)).toMatchObject({
    reserves: { research: 3 },
    advancements: [{ card: 'one' }],
    projects: [
      { card: 'two', research: 1 },
      { card: 'three', research: 0 },
    ],
  });
});

test('A-OPEN-74: only the player who looks at Projects learns what they are, and that player can take Research from one of them', () => {
  advancementCards({ id: 'one' });
  const g = table();
  playerOf(g, 1).projects = [{ card: 'one', research: 1 }];
  const done = apply(g, [{ do: 'look-projects', seat: 1, take: true }]);
  expect(done.told).toEqual(['The Federation looks at the Projects of the Klingons: one (1).']);
  expect(done.log).toEqual(['The Federation looks at the Projects of the Klingons.']);
  done.answer('take:one');
  done.settled();
  expect(playerOf(g, 1).projects[0]?.research).toBe(0);
  expect(playerOf(g).reserves.research).toBe(4);
});

test('Free Ships come from the supply and can form a Fleet in the same phase (A-BUILD-05)', () => {
  const g = inBuilding(table());
  apply(g, [{ do: 'build-ship', count: 3, at: 'earth' }]).settled();
  expect(playerOf(g)).toMatchObject({ ships: 24, reserves: { production: 3 } });
  expect(openKeys(g, 'form:earth:1a')).toEqual(['form:earth:1a:3']);
  playerOf(g).ships = 1;
  apply(g, [{ do: 'build-ship', count: 3 }], { system: 'earth' }).settled();
  expect(playerOf(g).ships).toBe(0);
});

test('A-VUL-04: a free Node of the player’s choice can be built on any site that fits', () => {
  const g = table();
  const { disc } = join(g, 'earth', 'ardana');
  const done = apply(g, [{ do: 'build-node' }], { system: 'ardana' });
  expect(done.keys()).toEqual([
    'build:node:ardana:production',
    'build:node:ardana:research',
    'build:node:ardana:culture',
    'pass',
  ]);
  done.answer('build:node:ardana:culture');
  done.settled();
  expect(disc.nodes).toEqual([null, null, 'culture']);
});

test('A free colored site becomes an Open one if a rule allows another Node there', () => {
  const g = inBuilding(table());
  playerOf(g).reserves.production = 9;
  const { disc } = join(g, 'earth', 'ardana');
  disc.control = 0;
  disc.nodes = [null, null, 'culture'];
  rulesFor(g, 0, {
    grants: { build: (_g, _source, { what }) => what === 'node' },
    at: {
      'node-built': {
        does: (_g, _source, { system, site, fits }) => (fits ? [] : [{ do: 'open-site', system, site }]),
      },
    },
  });
  does(g, 'build:node:ardana:culture').settled();
  expect(disc.sites).toEqual(['open', 'research', 'open']);
  does(g, 'build:node:ardana:research').settled();
  expect(disc.sites).toEqual(['open', 'research', 'open']);
});

test('A-AND-03, A-OPEN-16: a rival’s System holds at most one Token, and a Phenomenon holds none', () => {
  const g = table(['andorian', 'klingon', 'romulan']);
  join(g, 'andor', 'murasaki-312');
  const rule = (system: string) => tokenless(g, 0, system)?.().rule;
  expect(rule('qonos')).toBeUndefined();
  expect(rule('murasaki-312')).toBe('A-AND-03');
  expect(rule('andor')).toBe('A-AND-03');
  apply(g, [{ do: 'token', system: 'qonos' }]).settled();
  expect(g.discs['qonos']?.watched).toBe(true);
  expect(rule('qonos')).toBe('A-OPEN-16');
  expect(rule('romulus')).toBeUndefined();
  apply(g, [{ do: 'token', system: 'qonos', away: true }]).settled();
  expect(g.discs['qonos']?.watched).toBe(false);
});

test('A-VUL-09, A-VUL-10, A-VUL-13: Ambassadors come from the supply of 5, move between Systems, and return to the supply', () => {
  const g = table(['vulcan', 'klingon', 'romulan']);
  apply(g, [{ do: 'ambassador', to: 'qonos', rule: 'A-VUL-10' }]).settled();
  expect([playerOf(g).ambassadors, g.discs['qonos']?.ambassadors]).toEqual([4, 1]);
  apply(g, [{ do: 'ambassador', from: 'qonos', to: 'romulus', rule: 'A-VUL-13' }]).settled();
  expect([g.discs['qonos']?.ambassadors, g.discs['romulus']?.ambassadors]).toEqual([0, 1]);
  playerOf(g).ambassadors = 0;
  apply(g, [{ do: 'ambassador', to: 'qonos', rule: 'A-VUL-10' }]).settled();
  expect(g.discs['qonos']?.ambassadors).toBe(0);
  apply(g, [{ do: 'ambassador', from: 'romulus', rule: 'A-VUL-10' }]).settled();
  expect(playerOf(g).ambassadors).toBe(1);
});

test('A player who loses Resources chooses which ones, unless there is no choice', () => {
  const g = table();
  const done = apply(g, [{ do: 'lose', amount: 2, of: ['production', 'culture'] }]);
  expect(done.asked).toMatchObject({ kind: 'allocate', min: 2, max: 2 });
  done.answer('lose:production', 'lose:culture');
  done.settled();
  expect(playerOf(g).reserves).toEqual({ production: 2, research: 3, culture: 2 });
  const all = play(g, (ctx) => ctx.call(LOSE, { seat: 0, amount: 9, of: ['production', 'culture'] }));
  expect(all.result).toBe(4);
  expect(playerOf(g).reserves).toEqual({ production: 0, research: 3, culture: 0 });
  apply(g, [{ do: 'lose', amount: 1, of: ['research'], seat: 1 }]).settled();
  expect(playerOf(g, 1).reserves.research).toBe(2);
});

test('A proposal is carried out only if the rival agrees', () => {
  const g = table();
  const pact = {
    do: 'propose',
    to: 1,
    prompt: 'no war until Maintenance?',
    agreed: [{ do: 'last', what: 'pact', seats: [0, 1], until: 'maintenance' }],
  } as const;
  const refused = apply(g, [pact]);
  expect(refused.asked).toMatchObject({ seat: 1, window: 'proposal' });
  refused.answer('pass');
  refused.settled();
  expect(g.lasting).toEqual([]);
  const done = apply(g, [pact]);
  done.answer('agree');
  done.settled();
  expect(g.lasting).toEqual([{ what: 'pact', seats: [0, 1], until: 'maintenance' }]);
});

test('Projects are exchanged once both players have named one, and each exchanged Project then has 1 Research', () => {
  advancementCards({ id: 'one' }, { id: 'two', civ: 'klingon' });
  const g = table();
  playerOf(g).projects = [{ card: 'one', research: 2 }];
  playerOf(g, 1).projects = [{ card: 'two', research: 0 }];
  const list = [
    { do: 'exchange-projects', to: 1, agreed: [{ do: 'mark-used', rule: 'exchange', span: 'round' }] },
  ] as const;
  const refused = apply(g, list);
  refused.answer('project:one');
  refused.answer('pass');
  refused.settled();
  expect(playerOf(g).uses).toEqual([]);
  const done = apply(g, list);
  done.answer('project:one');
  done.answer('project:two');
  done.settled();
  expect(playerOf(g).projects).toEqual([{ card: 'two', research: 1 }]);
  expect(playerOf(g, 1).projects).toEqual([{ card: 'one', research: 1 }]);
  expect(playerOf(g).uses).toHaveLength(1);
});

test('A-WIN-05, A-VUL-17: an effect can make another System the Home System', () => {
  const g = table(['vulcan', 'klingon', 'romulan']);
  join(g, 'vulcan', 'terra-nova');
  apply(g, [{ do: 'move-home', system: 'terra-nova' }]).settled();
  expect(playerOf(g).home).toBe('terra-nova');
});

test('Two players who exchange Turn Order Cards also exchange their places in the round', () => {
  const g = table();
  for (const [seat, player] of g.players.entries()) player.order.card = seat + 1;
  apply(g, [{ do: 'swap-order', with: 2 }]).settled();
  expect(g.players.map(({ order }) => order.card)).toEqual([3, 2, 1]);
  expect(g.sequence).toEqual([2, 1, 0]);
});

test('A-TRADE-13: an effect turns a held Agreement face down or face up', () => {
  const g = table();
  playerOf(g, 1).agreements = [
    { card: 'kli-ta-1', holder: 2, exhausted: false },
    { card: 'kli-ta-2', holder: null, exhausted: false },
  ];
  const turn = (card: string, exhausted: boolean) =>
    apply(g, [{ do: 'agreement', card, exhausted, rule: 'A-TRADE-13' }]).settled();
  turn('kli-ta-1', true);
  turn('kli-ta-2', true);
  expect(playerOf(g, 1).agreements.map(({ exhausted }) => exhausted)).toEqual([true, false]);
  turn('kli-ta-1', false);
  expect(playerOf(g, 1).agreements[0]?.exhausted).toBe(false);
});

test('Bots value gains positively and prices negatively', () => {
  expect(KINDS.pay.worth({ do: 'pay', price: { culture: 1 } })).toBeLessThan(0);
  expect(KINDS['build-ship'].worth({ do: 'build-ship', count: 2 })).toBeGreaterThan(0);
});

test('A-TRADE-09: a seat that must give an Agreement chooses which one, and can’t take it back before Maintenance', () => {
  const g = table();
  playerOf(g, 1).agreements = [
    { card: 'kli-ta-1', holder: null, exhausted: false },
    { card: 'kli-ta-3', holder: 2, exhausted: false },
  ];
  const done = apply(g, [{ do: 'give-agreement', from: 1, to: 0, locked: true }]);
  expect(done.asked.seat).toBe(1);
  expect(done.keys()).toEqual(['give:kli-ta-1']);
  done.answer('give:kli-ta-1');
  done.settled();
  expect(playerOf(g, 1).agreements[0]).toMatchObject({ holder: 0, locked: true });
  if (g.turn !== null) g.turn.seat = 1;
  expect(against(g, 'trade:revoke:kli-ta-1', 1)).toBe('A-TRADE-09');
});

test('A-AND-05, A-OPEN-54: two Fleets swap positions without a Movement, unless one is at Warp', () => {
  const g = table(['andorian', 'klingon', 'romulan']);
  join(g, 'andor', 'terra-nova');
  const one = put(g, 0, 'andor', 3, { card: 2, side: 'a' });
  const other = put(g, 0, 'terra-nova', 3, { card: 0, side: 'b' });
  apply(g, [{ do: 'swap-fleets', one: one.id, other: other.id }]).settled();
  expect([one.at, other.at]).toEqual(['terra-nova', 'andor']);
  Object.assign(other, { at: null, warp: { from: 'andor', tokens: 1 } });
  apply(g, [{ do: 'swap-fleets', one: one.id, other: other.id }]).settled();
  expect(one.at).toBe('terra-nova');
});
