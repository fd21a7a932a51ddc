import { expect, test } from 'vitest';
import { starbaseless, starbaseOffers } from '../../../../src/games/ascendancy/chapters/starbases/offers.ts';
import { against, does, hintOf, openKeys } from '../drive-action.ts';
import { join, playerOf, table } from '../support.ts';

test('A-SB-01, A-SB-06, A-SB-07, A-SET-08: a Command places a Starbase, which costs nothing else and brings an Exhausted Command', () => {
  const g = table();
  expect(hintOf(g, 'starbase:earth')).toBe('1 Command');
  const { log, settled } = does(g, 'starbase:earth');
  settled();
  expect(log).toEqual(['The Federation commissions a Starbase at Earth.']);
  expect(g.discs['earth']?.starbase).toBe(true);
  expect(playerOf(g)).toMatchObject({
    commissioned: 1,
    commands: { ready: 4, exhausted: 2 },
    reserves: { production: 3, research: 3, culture: 3 },
  });
});

test('A-SB-01: a Starbase needs a Controlled System without a Starbase', () => {
  const g = table();
  playerOf(g).ascendancy = 3;
  const { disc } = join(g, 'earth', 'terra-nova');
  expect(openKeys(g, 'starbase:')).toEqual(['starbase:earth']);
  Object.assign(disc, { control: 0, starbase: true });
  expect(against(g, 'starbase:terra-nova')).toBe('A-SB-01');
  // A card may place a Starbase in any System.
  for (const control of [null, 1]) {
    Object.assign(disc, { control, starbase: false });
    expect(starbaseless(g, 0, disc)?.().rule).toBe('A-SB-01');
  }
  disc.control = 0;
  expect(starbaseless(g, 0, disc)).toBeNull();
});

test.each([
  [1, ['starbase:earth']],
  [0, []],
])('A-SB-01: with %i ready Commands, a menu lists the offers %j', (ready, keys) => {
  const g = table();
  playerOf(g).commands = { ready, exhausted: 5 - ready };
  expect(starbaseOffers(g, 0, 'open').map(({ option }) => option.key)).toEqual(keys);
  expect(starbaseOffers(g, 0)).toHaveLength(1);
});

test('A-SB-02, A-SB-03, A-SB-04: a player commissions at most three Starbases per game, and no more than they have Ascendancy, not counting captured ones', () => {
  const g = table();
  const player = playerOf(g);
  Object.assign(join(g, 'earth', 'terra-nova').disc, { control: 0, starbase: true });
  expect(against(g, 'starbase:earth')).toBeUndefined();
  player.commissioned = 1;
  expect(against(g, 'starbase:earth')).toBe('A-SB-03');
  player.ascendancy = 2;
  expect(against(g, 'starbase:earth')).toBeUndefined();
  Object.assign(player, { commissioned: 3, ascendancy: 9 });
  expect(against(g, 'starbase:earth')).toBe('A-SB-02');
});

test('A-AND-02: Andorians pay 2 Commands for a Starbase', () => {
  const g = table(['andorian', 'klingon', 'romulan']);
  does(g, 'starbase:andor').settled();
  expect(playerOf(g).commands).toEqual({ ready: 3, exhausted: 3 });
  playerOf(g).commissioned = 0;
  if (g.discs['andor'] !== undefined) g.discs['andor'].starbase = false;
  playerOf(g).commands.ready = 1;
  expect(against(g, 'starbase:andor')).toBe('A-CMD-02');
});

test('A-VUL-08: Vulcans can’t commission Starbases', () => {
  expect(against(table(['vulcan', 'klingon', 'romulan']), 'starbase:vulcan')).toBe('A-VUL-08');
});

test('A-CMD-01: Starbases are commissioned only in the Command Phase', () => {
  const g = table();
  if (g.turn !== null) g.turn.phase = 'building';
  expect(against(g, 'starbase:earth')).toBe('A-CMD-01');
});
