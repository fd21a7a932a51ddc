import { afterEach, expect, it, vi } from 'vitest';
import { pricesOf } from '../../../../src/games/ascendancy/viewing/prices.ts';
import { rulesFor } from '../cards.ts';
import { join, playerOf, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** The prices as texts such as `Ship 1` and `Culture Node 1-3`. */
function prices(...[g, seat = 0]: Parameters<typeof pricesOf> | [Parameters<typeof pricesOf>[0]]): string[] {
  return pricesOf(g, seat).map(({ name, from, to }) => `${name} ${from === to ? from : `${from}-${to}`}`);
}

it('A-BUILD-03 A-OPEN-01 A-BUILD-33 A-WIN-03: the prices shown match the book', () => {
  expect(prices(table())).toEqual([
    ...['Ship 1', 'Production Node 1', 'Research Node 2', 'Culture Node 3', 'Colony (plus a Ship) 1'],
    ...['Weapons to 4+ 4', 'Shields to 1 6', 'Ascendancy 5'],
  ]);
});

it('A-SPEC-01: the prices shown follow the cards in force and show differences between Systems', () => {
  const g = table();
  const { disc } = join(g, 'earth', 'terra-nova');
  disc.control = 0;
  rulesFor(g, 0, {
    adds: {
      price(_g, _source, about) {
        if (about.of === 'ascendancy') return -2;
        return about.of === 'node' && about.system === 'terra-nova' ? -1 : 0;
      },
    },
  });
  expect(prices(g)).toEqual(expect.arrayContaining(['Culture Node 2-3', 'Ascendancy 3', 'Ship 1']));
});

it('A-VUL-01: the price of a colony is shown to the Vulcans in Ascendancy', () => {
  expect(prices(table(['vulcan', 'klingon', 'romulan']))).toContain('Colony 1');
});

it('A-OPEN-03 A-OPT-08: the prices shown leave out upgrades at their maximum, and include changes by rules that the table agreed on', () => {
  const g = table(undefined, { rules: { easierAscension: true } });
  Object.assign(playerOf(g), { weapons: 1, shields: 4 });
  expect(prices(g).filter((price) => /Weapons|Shields/.test(price))).toEqual([]);
  expect(prices(g)).toContain('Ascendancy 4');
});

it('A-TERM-12: a player who Controls nothing sees the usual prices', () => {
  const g = table();
  for (const one of Object.values(g.discs)) one.control = null;
  expect(prices(g)).toContain('Ship 1');
});
