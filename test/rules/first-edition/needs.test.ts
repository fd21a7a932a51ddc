import { describe, expect, it } from 'vitest';
import { couldBegin, goalsOf, reach } from '../../../src/games/first-edition/chapters/missions/goals.ts';
import { isMet, needsOf, share } from '../../../src/games/first-edition/chapters/missions/needs.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { inPlay } from './position-text.ts';
import { type Side, scene } from './scene.ts';

/** Returns what a formula needs of personnel on a planet, and how much of it they have. */
function asked(formula: string, ...names: string[]): [has: number, needs: number][] {
  const { g } = scene({ gold: { play: names.map((name) => [name, 'surface:L2'] as const) } });
  const people = names.map((_, at) => pieceOf(g, at + 1));
  return needsOf(g, { people, equipment: [], ship: null }, parseFormula(formula)).map(({ has, needs }) => [has, needs]);
}

const need = (has: number, needs: number) => ({ asked: parseFormula('Law'), has, needs });

describe('how far a group meets a requirement', () => {
  it.each<[string, string[], [number, number][]]>([
    [
      'ENGINEER x3 + Physics',
      ['Geordi La Forge'],
      [
        [2, 3],
        [1, 1],
      ],
    ],
    ['2 Female', ['Calloway', 'Data'], [[1, 2]]],
    ['CUNNING>30', ['Data', 'Spock'], [[22, 31]]],
    ['CUNNING+STRENGTH>30', ['Data'], [[24, 31]]],
    ['CUNNING<7', ['Calloway'], [[1, 1]]],
    ['CUNNING<7', ['Data'], [[0, 1]]],
    ['any Spock', ['Spock'], [[1, 1]]],
    ['(Honor OR Law) aboard', ['Worf'], [[2, 1]]],
    // Of two ways, the check shows the one of which they have more.
    ['Law x2 OR Honor x3', ['Worf'], [[2, 3]]],
    ['Honor x3 OR Law x2', ['Worf'], [[2, 3]]],
    ['Law OR Geology', ['Calloway'], [[0, 1]]],
  ])('C-MISSION-17: a group is checked for %s: %j', (formula, names, needs) => {
    const text = formula === 'any Spock' ? '{any Spock}' : formula;
    expect(asked(text, ...names)).toEqual(needs);
  });

  it('C-MISSION-17: a requirement is met when its number is reached, and exceeding the number adds nothing', () => {
    expect([need(1, 2), need(2, 2), need(3, 2)].map(isMet)).toEqual([false, true, true]);
    expect([share([]), share([need(1, 2)]), share([need(3, 2), need(0, 1)])]).toEqual([1, 0.5, 0.5]);
  });
});

describe('missions that count as goals', () => {
  const goals = (gold: Side, patch = {}) =>
    goalsOf(scene({ gold, patch }).g, 0).map(({ location, points }) => [location.id, points]);
  const fed: Side = { play: [['Calloway', 'surface:L2']] };

  it('C-MISSION-03 C-MISSION-05: a mission is a goal if the player’s personnel have its icon, whoever placed it', () => {
    expect(goals(fed)).toEqual([
      ['L1', 25],
      ['L2', 30],
      ['L3', 35],
      ['L5', 35],
    ]);
    expect(goals({ play: [['Kurn', 'surface:L2']] }).map(([id]) => id)).toEqual(['L1', 'L4', 'L5']);
    expect(goals({ play: [['Sela', 'surface:L2']] }).map(([id]) => id)).toEqual(['L1']);
    expect(goals({})).toEqual([]);
  });

  it('C-MISSION-14 C-SEED-19: solved missions, and missions that the player can’t solve, aren’t goals', () => {
    expect(goals(fed, { 'locations.L1.solved': 1, 'locations.L2.barred': [0], 'locations.L3.barred': [1] })).toEqual([
      ['L3', 35],
      ['L5', 35],
    ]);
  });

  it('C-MISSION-04 C-MISSION-06: a goal records whether an attempt could begin on the planet, in space, or both', () => {
    const play = inPlay('L1: U.S.S. Oberth [Calloway], Mercenary Ship; aboard:1: Vekor');
    const { g } = scene({ gold: { play }, blue: { missions: ['Resolve Local Tensions'] } });
    const could = (ship: number, ...people: number[]) =>
      goalsOf(g, 0)
        .filter((goal) =>
          couldBegin(
            g,
            0,
            goal,
            people.map((id) => pieceOf(g, id)),
            pieceOf(g, ship),
          ),
        )
        .map(({ location }) => location.id);
    expect(could(1, 2)).toEqual(['L1', 'L2', 'L3', 'L4']);
    // No personnel with the ship’s icon.
    expect(could(3, 2)).toEqual(['L2']);
    expect(could(1, 4)).toEqual([]);
  });

  it('C-MISSION-17: a group’s progress toward a goal is the share of its requirements that the group meets', () => {
    const { g } = scene({ gold: { play: [['Spock', 'surface:L2']] } });
    const [, contact] = goalsOf(g, 0);
    if (contact === undefined) throw new Error('there is no goal');
    expect(reach(g, 0, contact, [pieceOf(g, 1)], null)).toBe(0.5);
    expect(reach(g, 0, contact, [], null)).toBe(0);
  });
});
