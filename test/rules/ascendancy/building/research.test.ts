import { afterEach, expect, test, vi } from 'vitest';
import { upgradePrice } from '../../../../src/games/ascendancy/chapters/building/upgrades.ts';
import { advancementCards, rulesFor } from '../cards.ts';
import { against, does, hintOf, inBuilding, offerOf, openKeys } from '../drive-action.ts';
import { playerOf, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function working(research = 0) {
  const g = inBuilding(table());
  playerOf(g).projects = [
    { card: 'warp-theory', research },
    { card: 'shield-theory', research: 0 },
  ];
  return g;
}

test('A-BUILD-21: each Project gets 1 Research per turn, from its owner’s Reserves', () => {
  advancementCards({ id: 'warp-theory', cost: 4 }, { id: 'shield-theory', cost: 4 });
  const g = working();
  does(g, 'research:warp-theory').settled();
  expect(playerOf(g)).toMatchObject({ reserves: { research: 2 }, projects: [{ research: 1 }, { research: 0 }] });
  expect(against(g, 'research:warp-theory')).toBe('A-BUILD-21');
  expect(against(g, 'research:shield-theory')).toBeUndefined();
  playerOf(g).reserves.research = 0;
  expect(against(g, 'research:shield-theory')).toBe('A-BUILD-21');
});

test('A-BUILD-21: a rule may allow a second Research per Project', () => {
  advancementCards({ id: 'warp-theory', cost: 4 }, { id: 'shield-theory', cost: 4 });
  const g = working();
  rulesFor(g, 0, {
    adds: { limit: (_g, _source, about) => (about.of === 'research' && about.card === 'warp-theory' ? 1 : 0) },
  });
  does(g, 'research:warp-theory').settled();
  does(g, 'research:warp-theory').settled();
  expect(against(g, 'research:warp-theory')).toBe('A-BUILD-21');
  expect(playerOf(g).projects[0]?.research).toBe(2);
});

test('A-OPEN-74: rivals see how much Research a Project has, but not which card it is', () => {
  advancementCards({ id: 'warp-theory', cost: 4 }, { id: 'shield-theory', cost: 4 });
  const { log, told } = does(working(), 'research:warp-theory');
  expect(told).toEqual(['The Federation puts 1 Research on warp-theory: 1 of 4.']);
  expect(log).toEqual(['The Federation puts 1 Research on a Project, which now has 1.']);
});

test('A-BUILD-22, A-BUILD-26, A-BUILD-27: a Project that has its printed Research becomes an Advancement immediately, and everyone learns what it does', () => {
  advancementCards({ id: 'warp-theory', cost: 2, line: 'It bends space.' }, { id: 'shield-theory' });
  const g = working(1);
  const { log, settled } = does(g, 'research:warp-theory');
  settled();
  expect(playerOf(g)).toMatchObject({
    projects: [{ card: 'shield-theory' }],
    advancements: [{ card: 'warp-theory', exhausted: false }],
  });
  expect(log.at(-1)).toBe('The Federation completes warp-theory (Science). It bends space.');
});

test('A-BUILD-31, A-SET-08: a Command pictured on a completed card arrives Exhausted', () => {
  advancementCards({ id: 'warp-theory', tokens: ['command', 'warp'] }, { id: 'shield-theory' });
  const g = working(1);
  does(g, 'research:warp-theory').settled();
  expect(playerOf(g).commands).toEqual({ ready: 5, exhausted: 1 });
});

test('A-ROM-01: only Romulans gain 1 Culture from a pictured Culture Token', () => {
  advancementCards({ id: 'warp-theory', tokens: ['culture'] }, { id: 'shield-theory' });
  const federation = working(1);
  does(federation, 'research:warp-theory').settled();
  expect(playerOf(federation).reserves.culture).toBe(3);
  const g = inBuilding(table(), 2);
  playerOf(g, 2).projects = [{ card: 'warp-theory', research: 1 }];
  does(g, 'research:warp-theory', {}, 2).settled();
  expect(playerOf(g, 2).reserves.culture).toBe(4);
});

test('A-BUILD-32, A-BUILD-33, A-BUILD-34: each level of an upgrade has its own price, which is paid in full', () => {
  const g = inBuilding(table());
  const player = playerOf(g);
  for (const price of [4, 6, 8, 10]) {
    player.reserves.research = price - 1;
    expect(against(g, 'upgrade:weapons')).toBe('A-BUILD-32');
    player.reserves.research = price;
    does(g, 'upgrade:weapons').settled();
    expect(player.reserves.research).toBe(0);
  }
  expect(player.weapons).toBe(1);
  expect(against(g, 'upgrade:weapons')).toBe('A-BUILD-33');
  for (const price of [6, 8, 10, 12]) {
    player.reserves.research = price;
    does(g, 'upgrade:shields').settled();
    expect(player.reserves.research).toBe(0);
  }
  // Upgrades have four steps, all of which can be bought in one phase (A-OPEN-03, A-OPEN-04).
  expect(player.shields).toBe(4);
  expect(against(g, 'upgrade:shields')).toBe('A-BUILD-33');
});

test('A-OPEN-02: Weapons cost warlike civilizations 1 Research less, and Shields are cheaper only for the Andorians', () => {
  const g = table(['klingon', 'romulan', 'cardassian', 'andorian']);
  expect([0, 1, 2, 3].map((seat) => upgradePrice(g, seat, 'weapons'))).toEqual([3, 4, 3, 3]);
  expect([0, 1, 2, 3].map((seat) => upgradePrice(g, seat, 'shields'))).toEqual([6, 6, 6, 5]);
});

test('A-EXPL-21: with an Ally, a player can pay for an upgrade entirely in Production, but not in part', () => {
  const g = inBuilding(table());
  rulesFor(g, 0, { grants: { 'pay-production': (_g, _source, { track }) => track === 'weapons' } });
  playerOf(g).reserves = { production: 4, research: 0, culture: 0 };
  expect(hintOf(g, 'upgrade:weapons:production:4')).toBe('4 Production; hits on 4+ instead of 5+');
  does(g, 'upgrade:weapons:production:4').settled();
  expect(playerOf(g)).toMatchObject({ weapons: 4, reserves: { production: 0 } });
  expect(() => against(g, 'upgrade:weapons:production:3')).toThrow();
});

test('Rules may lower an upgrade’s price to 1, or let a player pay part of the price in Production', () => {
  const g = inBuilding(table());
  rulesFor(g, 0, {
    adds: { price: (_g, _source, { of }) => (of === 'upgrade' ? -9 : 0) },
    sets: { payment: (_g, _source, about) => (about.of === 'upgrade' ? Math.floor(about.price / 2) : null) },
  });
  expect(hintOf(g, 'upgrade:weapons')).toBe('1 Research; hits on 4+ instead of 5+');
  vi.restoreAllMocks();
  playerOf(g).held = [];
  rulesFor(g, 0, {
    sets: { payment: (_g, _source, about) => (about.of === 'upgrade' ? Math.floor(about.price / 2) : null) },
  });
  expect(hintOf(g, 'upgrade:weapons:production:2')).toBe('2 Production and 2 Research; hits on 4+ instead of 5+');
  expect(() => hintOf(g, 'upgrade:weapons:production:3')).toThrow();
});

test('A-AND-06: claimed Ships are spent before Research and then return to their owners', () => {
  const g = inBuilding(table(['andorian', 'klingon', 'romulan']));
  const player = playerOf(g);
  player.claimed = [1];
  player.reserves.research = 2;
  playerOf(g, 1).ships = 26;
  does(g, 'upgrade:weapons').settled();
  expect(player).toMatchObject({ claimed: [], reserves: { research: 0 } });
  expect(playerOf(g, 1).ships).toBe(27);
});

test('A-BUILD-28: everyone learns the Type of a new Advancement', () => {
  const g = inBuilding(table());
  advancementCards({ id: 'one', name: 'Watchers', type: 'Espionage', cost: 1, line: 'They watch.' });
  playerOf(g).projects.push({ card: 'one', research: 0 });
  expect(does(g, 'research:one').log).toContain('The Federation completes Watchers (Espionage). They watch.');
});

test('A-BUILD-21, A-BUILD-26: only the chosen Project gets the Research', () => {
  advancementCards({ id: 'warp-theory', cost: 4 }, { id: 'shield-theory', cost: 2 });
  const g = working(1);
  does(g, 'research:shield-theory').settled();
  expect(playerOf(g).projects.map(({ research }) => research)).toEqual([1, 1]);
  g.turn?.researched.splice(0);
  does(g, 'research:shield-theory').settled();
  expect(playerOf(g)).toMatchObject({
    projects: [{ card: 'warp-theory', research: 1 }],
    advancements: [{ card: 'shield-theory' }],
  });
});

test('A-OPEN-74: only the owner learns which Project gets Research, even in the preview', () => {
  advancementCards({ id: 'warp-theory' }, { id: 'shield-theory' });
  expect(offerOf(working(), 'research:warp-theory').option.hidden).toBe(true);
});

test('A-FER-09: only a Project drawn from a rival’s deck counts as a drawn card when it is completed', () => {
  advancementCards({ id: 'warp-theory' }, { id: 'shield-theory' });
  const g = working(1);
  playerOf(g).projects = [
    { card: 'warp-theory', research: 1, drawn: true },
    { card: 'shield-theory', research: 1 },
  ];
  does(g, 'research:warp-theory').settled();
  does(g, 'research:shield-theory').settled();
  expect(playerOf(g).advancements.map(({ card, drawn }) => [card, drawn])).toEqual([
    ['warp-theory', true],
    ['shield-theory', undefined],
  ]);
});

test.each([
  [['warp', 'warp'], 0, []],
  [['command', 'command', 'warp'], 2, ['The Federation gains 2 Commands, ready after the next Refresh.']],
] as const)(
  'A-BUILD-30, A-BUILD-31: a completed card with %s brings only its Commands, and the log shows them',
  (tokens, exhausted, told) => {
    advancementCards({ id: 'warp-theory', tokens: [...tokens] }, { id: 'shield-theory' });
    const g = working(1);
    const done = does(g, 'research:warp-theory');
    done.settled();
    expect(playerOf(g).commands).toEqual({ ready: 5, exhausted });
    expect(done.saidBy('A-BUILD-31')).toEqual(told);
  },
);

test('A-EXPL-21: a rule can let a player pay any part of an upgrade’s price, or all of it, in Production', () => {
  const g = inBuilding(table());
  playerOf(g).reserves = { production: 9, research: 9, culture: 9 };
  const shields = () => openKeys(g, 'upgrade:shields');
  expect(shields()).toEqual(['upgrade:shields']);
  rulesFor(g, 0, { sets: { payment: (_g, _source, about) => (about.of === 'upgrade' ? about.price : null) } });
  const mixed = [1, 2, 3, 4, 5].map((production) => `upgrade:shields:production:${production}`);
  expect(shields()).toEqual(['upgrade:shields', ...mixed, 'upgrade:shields:production:6']);
});

test('A-BUILD-32: the hint for an upgrade shows its price and its effect', () => {
  const g = inBuilding(table());
  playerOf(g).shields = 1;
  expect(hintOf(g, 'upgrade:weapons')).toBe('4 Research; hits on 4+ instead of 5+');
  expect(hintOf(g, 'upgrade:shields')).toBe('8 Research; Shields 2 instead of 1');
});
