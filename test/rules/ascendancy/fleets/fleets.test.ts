import { afterEach, expect, test, vi } from 'vitest';
import { rulesFor } from '../cards.ts';
import { against, does, hintOf, inBuilding, openKeys } from '../drive-action.ts';
import { join, playerOf, put, table } from '../support.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('A-FLEET-01, A-FLEET-02: a Command forms a Fleet of 3 Ships at the Home System', () => {
  const g = table();
  expect(openKeys(g, 'form:earth')).toHaveLength(6);
  expect(hintOf(g, 'form:earth:1b:3')).toBe('1 Command; holds up to 6 Ships');
  const { log, settled } = does(g, 'form:earth:1b:3');
  settled();
  expect(log).toEqual(['The Federation forms Battle Group of 3 Ships at Earth.']);
  expect(g.units.filter(({ seat }) => seat === 0)).toMatchObject([
    { ships: 3, fleet: { card: 0, side: 'b' }, at: 'earth' },
  ]);
  expect(playerOf(g).commands).toEqual({ ready: 4, exhausted: 1 });
});

test('A-FLEET-02: away from home, a Fleet is formed only at its owner’s Starbase or where a rule allows it', () => {
  const g = table();
  const { disc } = join(g, 'earth', 'terra-nova');
  disc.control = 0;
  for (let ship = 0; ship < 3; ship++) put(g, 0, 'terra-nova');
  expect(against(g, 'form:terra-nova:1a:3')).toBe('A-FLEET-02');
  disc.starbase = true;
  expect(against(g, 'form:terra-nova:1a:3')).toBeUndefined();
  disc.control = 1;
  expect(against(g, 'form:terra-nova:1a:3')).toBe('A-FLEET-02');
  rulesFor(g, 0, { grants: { build: (_g, _source, about) => about.what === 'fleet' && about.phase === 'command' } });
  expect(against(g, 'form:terra-nova:1a:3')).toBeUndefined();
});

test('A-FLEET-02: a Fleet needs at least 3 Ships and a Command', () => {
  const g = table();
  playerOf(g).commands.ready = 0;
  expect(against(g, 'form:earth:1a:3')).toBe('A-CMD-02');
  g.units.shift();
  expect(against(g, 'form:earth:1a:3')).toBe('A-FLEET-02');
});

test('A-BUILD-05: newly built Ships, but not older ones, can form a Fleet for free in the Building Phase', () => {
  const g = inBuilding(table(['andorian', 'klingon', 'romulan']));
  expect(against(g, 'form:andor:1b:3')).toBe('A-BUILD-05');
  does(g, 'build:ships:andor:3').settled();
  // Forming a Fleet stays free here for the Andorians (A-AND-02).
  expect(hintOf(g, 'form:andor:1b:3')).toBe('Free; holds up to 8 Ships');
  does(g, 'form:andor:1b:3').settled();
  expect(playerOf(g).commands.ready).toBe(5);
  expect(g.turn?.built).toEqual([{ system: 'andor', units: [] }]);
  expect(against(g, 'form:andor:2b:3')).toBe('A-BUILD-05');
});

test('A-FLEET-03, A-FLEET-05: a Fleet can use either side of any free Fleet Card, and holds Ships up to that side’s capacity', () => {
  const g = table();
  for (let ship = 0; ship < 6; ship++) put(g, 0, 'earth');
  playerOf(g).ascendancy = 3;
  expect(openKeys(g, 'form:earth:3a')).toEqual(['form:earth:3a:3']);
  expect(openKeys(g, 'form:earth:1b')).toEqual([6, 5, 4, 3].map((count) => `form:earth:1b:${count}`));
  does(g, 'form:earth:3a:3').settled();
  expect(openKeys(g, 'form:earth:3')).toEqual([]);
});

test('A-FLEET-04: a player can’t have more Fleets than Ascendancy', () => {
  const g = table();
  put(g, 0, 'earth', 3, { card: 1, side: 'b' });
  expect(against(g, 'form:earth:1a:3')).toBe('A-FLEET-04');
  playerOf(g).ascendancy = 2;
  expect(against(g, 'form:earth:1a:3')).toBeUndefined();
});

test('A-AND-02: Andorians pay 2 Commands for a Fleet', () => {
  const g = table(['andorian', 'klingon', 'romulan']);
  does(g, 'form:andor:1a:3').settled();
  expect(playerOf(g).commands).toEqual({ ready: 3, exhausted: 2 });
});

test('A-FLEET-06: Ships in a Fleet’s Sector can join it and can leave it anywhere, and what they did this turn is still remembered', () => {
  const g = table();
  join(g, 'earth', 'terra-nova');
  const fleet = put(g, 0, 'terra-nova', 3, { card: 1, side: 'b' });
  expect(against(g, `add:${fleet.id}:1`)).toBe('A-FLEET-06');
  const single = put(g, 0, 'terra-nova');
  Object.assign(single, { exited: true, used: ['a rule'], began: 'earth' });
  does(g, `add:${fleet.id}:1`).settled();
  expect(fleet).toMatchObject({ ships: 4, exited: true, used: ['a rule'], began: null });
  does(g, `remove:${fleet.id}:1`).settled();
  expect(fleet.ships).toBe(3);
  expect(g.units.at(-1)).toMatchObject({ ships: 1, fleet: null, at: 'terra-nova', exited: true, used: ['a rule'] });
});

test('A-FLEET-03, A-FLEET-09: a full Fleet takes no more Ships, and no Fleet can be left with fewer than 3', () => {
  const g = table();
  const fleet = put(g, 0, 'earth', 3, { card: 0, side: 'a' });
  expect(against(g, `add:${fleet.id}:1`)).toBe('A-FLEET-03');
  expect(against(g, `remove:${fleet.id}:1`)).toBe('A-FLEET-09');
});

test('A-FLEET-07, A-FLEET-08: a Fleet disbands without a Command, but not at Warp', () => {
  const g = inBuilding(table());
  const fleet = put(g, 0, 'earth', 4, { card: 1, side: 'b' });
  const { log, settled } = does(g, `disband:fleet:${fleet.id}`);
  settled();
  expect(log).toEqual(['Regular Fleet (4 Ships) of the Federation disbands.']);
  expect(g.units.filter(({ seat, ships }) => seat === 0 && ships === 1)).toHaveLength(7);
  expect(playerOf(g).commands.ready).toBe(5);
  const away = put(g, 0, 'earth', 4, { card: 1, side: 'b' });
  Object.assign(away, { at: null, warp: { from: 'earth', tokens: 1 } });
  for (const key of [`disband:fleet:${away.id}`, `add:${away.id}:1`, `remove:${away.id}:1`])
    expect(against(g, key)).toBe('A-FLEET-07');
});

test('A-EXPL-14: held Ships can’t form, join, leave or disband a Fleet', () => {
  const g = table();
  playerOf(g).ascendancy = 3;
  for (const unit of g.units) if (unit.seat === 0) unit.held = g.turns;
  const held = put(g, 0, 'earth', 4, { card: 1, side: 'b' });
  held.held = g.turns;
  const free = put(g, 0, 'earth', 3, { card: 2, side: 'b' });
  for (const key of ['form:earth:1a:3', `add:${held.id}:1`, `remove:${held.id}:1`, `disband:fleet:${held.id}`])
    expect(against(g, key)).toBe('A-EXPL-14');
  expect(against(g, `add:${free.id}:1`)).toBe('A-FLEET-06');
  for (const unit of g.units) if (unit.held !== undefined) unit.held = g.turns - 1;
  for (const key of ['form:earth:1a:3', `add:${held.id}:1`, `remove:${held.id}:1`, `disband:fleet:${held.id}`])
    expect(against(g, key)).toBeUndefined();
});

test('A-FLEET-06: Fleets change only in their owner’s turn', () => {
  const g = table();
  const fleet = put(g, 0, 'earth', 4, { card: 1, side: 'b' });
  if (g.turn !== null) g.turn.seat = 1;
  for (const key of [`disband:fleet:${fleet.id}`, `add:${fleet.id}:1`, 'form:earth:1a:3'])
    expect(against(g, key)).toBe('A-INIT-12');
});

test('A rule can make one Fleet per turn cost a Command less', () => {
  const g = table();
  rulesFor(g, 0, {
    adds: {
      'command-price': (position, _source, { of }) =>
        of === 'fleet' && position.players[0]?.uses.length === 0 ? -1 : 0,
    },
    at: { commissioned: { does: () => [{ do: 'mark-used', rule: 'shipyards', span: 'turn' }] } },
  });
  expect(hintOf(g, 'form:earth:1a:3')).toBe('no Command; holds up to 3 Ships');
  does(g, 'form:earth:1a:3').settled();
  expect(playerOf(g)).toMatchObject({ commands: { ready: 5 }, uses: [{ rule: 'shipyards', span: 'turn', times: 1 }] });
});
