import { afterEach, describe, expect, it, vi } from 'vitest';
import { planBattle, planInvasion } from '../../../../src/games/ascendancy/chapters/conflict/begin.ts';
import {
  battleChances,
  chancesNow,
  chancesOn,
  hegemonyChance,
  invasionChances,
  invasionChancesOn,
} from '../../../../src/games/ascendancy/chapters/conflict/estimate.ts';
import {
  battleOdds,
  type Force,
  hegemonyOdds,
  invasionOdds,
} from '../../../../src/games/ascendancy/chapters/conflict/odds.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { join, playerOf, put, table } from '../support.ts';
import { inForce, strikes } from './stage.ts';

const KLINGON = 1;
const ROMULAN = 2;

afterEach(() => vi.restoreAllMocks());

/** The chance of exactly this many hits, by the binomial formula. */
function exactly(hits: number, dice: number, chance: number): number {
  let ways = 1;
  for (let one = 0; one < hits; one++) ways = (ways * (dice - one)) / (one + 1);
  return ways * chance ** hits * (1 - chance) ** (dice - hits);
}

/** The possible numbers of hits of some dice, with their chances. */
function throwOf(dice: number, chance: number): (readonly [number, number])[] {
  return Array.from({ length: dice + 1 }, (_, hits) => [hits, exactly(hits, dice, chance)] as const);
}

/** Plays positions Round by Round, weighted by their chance, until hardly any is undecided. */
function playedOut(
  start: readonly [number, number],
  round: (x: number, y: number, number: number) => (readonly [number, number, number])[],
): Map<string, number> {
  let shares = new Map([[start.join(), 1]]);
  for (let number = 1; number <= 60; number++) {
    const next = new Map<string, number>();
    for (const [key, share] of shares) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      for (const [left, right, part] of x <= 0 || y < 0 ? [[x, y, 1] as const] : round(x, y, number)) {
        const then = `${left},${right}`;
        next.set(then, (next.get(then) ?? 0) + share * part);
      }
    }
    shares = next;
  }
  return shares;
}

/** The odds of a Space Battle, computed Round by Round. */
function battleByRounds(a: Force, b: Force, strikes: 'first' | 'second' | null) {
  const ends = playedOut([a.strength, b.strength], (x, y, number) => {
    if (y === 0) return [[x, y, 1]];
    if (number === 1 && strikes === 'first')
      return struck(x, a, y, b).map(([killed, lost, part]) => [x - lost, y - killed, part]);
    if (number === 1 && strikes === 'second')
      return struck(y, b, x, a).map(([lost, killed, part]) => [x - lost, y - killed, part]);
    return throwOf(x + a.more, a.chance).flatMap(([mine, one]) =>
      throwOf(y + b.more, b.chance).map(
        ([theirs, other]) => [x - Math.min(theirs, x), y - Math.min(mine, y), one * other] as const,
      ),
    );
  });
  const sum = { win: 0, lost: a.strength, killed: b.strength };
  for (const [key, share] of ends) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    sum.win += y === 0 && x > 0 ? share : 0;
    sum.lost -= share * x;
    sum.killed -= share * y;
  }
  return sum;
}

/** The losses of both sides, with their chances, if one side has First Strike and only the survivors of the other roll. */
function struck(x: number, first: Force, y: number, second: Force): (readonly [number, number, number])[] {
  return throwOf(x + first.more, first.chance).flatMap(([hits, one]) => {
    const left = y - Math.min(hits, y);
    const back = left === 0 ? [[0, 1] as const] : throwOf(left + second.more, second.chance);
    return back.map(([losses, other]) => [y - left, Math.min(losses, x), one * other] as const);
  });
}

/** The odds of an Invasion, computed Round by Round. −1 Nodes mean success, and −2 mean Total Annihilation. */
function invasionByRounds(ships: Force, nodes: Force) {
  const ends = playedOut([ships.strength, nodes.strength], (x, y) =>
    throwOf(x + ships.more, ships.chance).flatMap(([mine, one]) =>
      throwOf(y + nodes.more, nodes.chance).map(([theirs, other]) => {
        const left = mine > y ? -1 : mine === y ? -2 : y - mine;
        return [x - Math.min(theirs, x), left, one * other] as const;
      }),
    ),
  );
  const sum = { success: 0, annihilation: 0, repelled: 0, lost: ships.strength };
  for (const [key, share] of ends) {
    const [x = 0, y = 0] = key.split(',').map(Number);
    if (y === -1) sum.success += share;
    else if (y === -2) sum.annihilation += share;
    else sum.repelled += x === 0 ? share : 0;
    sum.lost -= share * x;
  }
  return sum;
}

function expectAlike(one: object, other: object): void {
  const places = (of: object) => Object.fromEntries(Object.entries(of).map(([key, value]) => [key, value.toFixed(7)]));
  expect(places(one)).toEqual(places(other));
}

const FORCES: [Force, Force][] = [
  [
    { strength: 3, more: 0, chance: 1 / 3 },
    { strength: 2, more: 1, chance: 1 / 2 },
  ],
  [
    { strength: 2, more: 2, chance: 1 / 2 },
    { strength: 4, more: 0, chance: 1 / 3 },
  ],
  [
    { strength: 4, more: -1, chance: 2 / 3 },
    { strength: 3, more: 0, chance: 1 / 2 },
  ],
];

describe('odds', () => {
  it.each(FORCES)('A-BAT-18 A-BAT-29: a battle’s odds match those computed Round by Round: %o against %o', (a, b) => {
    expectAlike(battleOdds(a, b, null), battleByRounds(a, b, null));
  });

  it.each(FORCES.slice(0, 2))(
    'A-BAT-21 A-BAT-22: a battle’s odds with First Strike match those computed Round by Round: %o against %o',
    (a, b) => {
      expectAlike(battleOdds(a, b, 'first'), battleByRounds(a, b, 'first'));
      expectAlike(battleOdds(a, b, 'second'), battleByRounds(a, b, 'second'));
    },
  );

  it.each(FORCES)(
    'A-INV-09 to A-INV-14: an Invasion’s odds match those computed Round by Round: %o against %o',
    (a, b) => {
      expectAlike(invasionOdds(a, b), invasionByRounds(a, b));
    },
  );

  it('A-OPEN-56: if no side can hit, the odds are all 0', () => {
    const idle = { strength: 2, more: 0, chance: 0 };
    expect(invasionOdds(idle, idle)).toEqual({ success: 0, annihilation: 0, repelled: 0, lost: 0 });
    expect(battleOdds(idle, idle, 'first')).toEqual({ win: 0, lost: 0, killed: 0 });
  });

  it('A-HEG-04: the odds of a Hegemony attempt are also computed if success or failure is certain', () => {
    expect([0, 1, 2, 6, 7, 8].map((resistance) => hegemonyOdds(resistance, 1) * 6)).toEqual([6, 6, 5, 1, 0, 0]);
  });
});

/** Ships at Delta IV, with no other Ships next to it. */
function meeting(klingons: number, romulans: number, federation = 0): Ascendancy {
  const g = table();
  join(g, 'qonos', 'delta-iv');
  for (const [seat, ships] of [federation, klingons, romulans].entries())
    for (let ship = 0; ship < ships; ship++) put(g, seat, 'delta-iv');
  return g;
}

const plan = { seat: KLINGON, sector: 'delta-iv', from: ['delta-iv'] };
const third = (strength: number, more = 0): Force => ({ strength, more, chance: 1 / 3 });

describe('the chances shown for a position', () => {
  it('A-BAT-12 A-BAT-13: the chances use one die per Ship, the Ships’ Weapons and the opponent’s Shields', () => {
    const g = meeting(3, 2);
    playerOf(g, KLINGON).weapons = 4;
    playerOf(g, KLINGON).shields = 1;
    const forces = [
      { strength: 3, more: 0, chance: 1 / 2 },
      { strength: 2, more: 0, chance: 1 / 6 },
    ] as const;
    expectAlike(battleChances(g, plan), battleOdds(...forces, null));
  });

  it('A-BAT-15: the chances include a Starbase die in addition to the Ships’ dice', () => {
    const g = meeting(2, 2);
    Object.assign(g.discs['delta-iv'] ?? {}, { control: ROMULAN, starbase: true });
    expectAlike(battleChances(g, plan), battleOdds(third(2), third(2, 1), null));
  });

  it('the chances treat dice that hit without a roll as certain Hits, and include other dice as usual', () => {
    const g = meeting(1, 2);
    const fleet = put(g, KLINGON, 'delta-iv', 3, { card: 0, side: 'a' });
    const other = put(g, ROMULAN, 'delta-iv', 3, { card: 0, side: 'a' });
    inForce(g, {
      [KLINGON]: [{ grants: { 'always-hits': (_g, _b, { face, unit }) => face === null && unit === fleet.id } }],
    });
    const own = { strength: 4, more: 0, chance: (3 + 1 / 3) / 4 };
    expectAlike(battleChances(g, plan), battleOdds(own, third(other.ships + 2), null));
  });

  it('A-BAT-08 A-BAT-09: against several Defenders, the chances use the average chance of all dice to hit', () => {
    const g = meeting(3, 2, 1);
    playerOf(g, 0).shields = 1;
    playerOf(g, ROMULAN).weapons = 4;
    const own = { strength: 3, more: 0, chance: (1 / 6 + 1 / 3) / 2 };
    const others = { strength: 3, more: 0, chance: (1 / 3 + 2 / 2) / 3 };
    expectAlike(battleChances(g, plan), battleOdds(own, others, null));
  });

  it('a side without dice has no chance of scoring a Hit', () => {
    const g = meeting(2, 1);
    inForce(g, { [KLINGON]: [{ adds: { dice: (_g, _source, { side }) => (side === 1 ? -5 : 0) } }] });
    expect(battleChances(g, plan)).toMatchObject({ lost: 0 });
    expect(battleChances(g, plan).win).toBeCloseTo(1);
  });

  it.each([
    ['the Attacker', { [KLINGON]: [strikes] }, 'first'],
    ['a Defender', { [ROMULAN]: [strikes] }, 'second'],
    ['both', { [KLINGON]: [strikes], [ROMULAN]: [strikes] }, null],
  ] as const)('A-BAT-21 A-BAT-22 A-BAT-23: the chances count First Strike for %s', (_who, rules, first) => {
    const g = meeting(2, 2);
    inForce(g, rules);
    expectAlike(battleChances(g, plan), battleOdds(third(2), third(2), first));
    g.conflict = planBattle(g, plan);
    const now = chancesNow(g);
    expectAlike({ ...now, of: 0 }, { ...battleOdds(third(2), third(2), first), of: 0 });
    // From the second Round on both sides roll together.
    g.conflict.round = 1;
    for (const [place, side] of g.conflict.sides.entries()) side.strikes = place === 0;
    expectAlike(chancesOn(g), battleOdds(third(2), third(2), null));
    expect(g.conflict.round).toBe(1);
  });

  it('A-INV-05 A-INV-07: the chances of an Invasion include a die for each Node, even for the Control Node', () => {
    const g = meeting(2, 0);
    Object.assign(g.discs['delta-iv'] ?? {}, { control: ROMULAN, nodes: ['production', null, null] });
    const odds = invasionOdds(third(2), third(2));
    expectAlike(invasionChances(g, KLINGON, 'delta-iv'), odds);
    g.conflict = { ...planInvasion(g, KLINGON, 'delta-iv'), round: 1 };
    expectAlike(invasionChancesOn(g), odds);
  });

  it('A-HEG-03 A-HEG-04: the chance that a Hegemony attempt succeeds takes Resistance and bonus into account', () => {
    const g = meeting(1, 0);
    Object.assign(g.discs['delta-iv'] ?? {}, { control: ROMULAN, nodes: ['production', null, null] });
    expect(hegemonyChance(g, KLINGON, 'delta-iv')).toEqual({ chance: 4 / 6, resistance: 3, bonus: 1 });
  });
});
