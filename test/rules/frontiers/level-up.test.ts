import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { hasFreeToken } from '../../../src/games/frontiers/chapters/crew/recruiting.ts';
import { baseHandLimit } from '../../../src/games/frontiers/chapters/turn-end/hand-limit.ts';
import { baseDefense, levelAfter } from '../../../src/games/frontiers/chapters/turn-end/levels.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { position } from './support/position.ts';
import { run } from './support/procedures.ts';

function at(experience: number, level: number, options: Record<string, unknown> = {}): Frontiers {
  const g = position(options);
  Object.assign(playerOf(g, 0), { experience, level });
  return g;
}

describe('Level Ups', () => {
  it('F-LEVEL-01 F-OPEN-02: a Level is reached when Experience reaches its line', () => {
    for (const [experience, level] of [
      [2, 1],
      [3, 2],
      [7, 2],
      [8, 3],
    ] as const) {
      const g = at(experience, 1);
      const drive = run(g, 'level-up');
      while (!drive.over) drive.does(drive.keys()[0] ?? '');
      expect(playerOf(g, 0).level).toBe(level);
    }
  });

  it('F-LEVEL-04 F-LEVEL-05 F-LEVEL-07: at a Level Up, two Skills are turned face up, and the player keeps one along with any Advanced Action', () => {
    const g = at(3, 1);
    const player = playerOf(g, 0);
    const [first = '', second = ''] = player.skillPile;
    const [top = '', middle = '', low = ''] = g.advanced.offer;
    const [next = ''] = g.advanced.deck;
    const drive = run(g, 'level-up');
    expect(drive.keys()).toEqual([`keep:${first}`, `keep:${second}`]);
    drive.does(`keep:${second}`);
    expect(g.common).toEqual([{ skill: first, ship: 'enterprise-d' }]);
    expect(drive.keys()).toEqual([top, middle, low].map((card) => `take:${card}`));
    drive.does(`take:${top}`);
    expect(player.skills).toEqual([{ skill: second, used: 'no' }]);
    expect(player.deck[0]).toBe(top);
    expect(player.skillPile).toHaveLength(8);
    expect(g.advanced.offer).toEqual([next, middle, low]);
  });

  it('F-LEVEL-05: the player chooses between two Advanced Actions, but isn’t asked if there is only one', () => {
    const ends = (count: number) => {
      const g = at(3, 1);
      g.advanced = { deck: [], offer: g.advanced.offer.slice(0, count) };
      const [card = ''] = g.advanced.offer;
      const drive = run(g, 'level-up');
      drive.does(drive.keys('keep:')[0] ?? '');
      return [drive.over, playerOf(g, 0).deck[0] === card];
    };
    expect([ends(2), ends(1)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('F-DUMMY-15 F-DUMMY-16: the Dummy Player’s Skills join the common area only in solo games', () => {
    const common = (players: number) => {
      const g = at(3, 1, { scenario: players === 1 ? 'solo-conquest' : 'full-cooperation', players });
      const crystals = { red: 0, blue: 0, gold: 0 };
      const skillPile = ['neghvar-shrug-it-off', 'neghvar-find-the-gap'];
      g.dummy = { ship: 'neghvar', deck: [], discard: [], crystals, tactic: null, skillPile };
      const drive = run(g, 'level-up');
      drive.does(drive.keys('keep:')[0] ?? '');
      return g.common.filter(({ ship }) => ship === 'neghvar').map(({ skill }) => skill);
    };
    expect(common(1)).toEqual(['neghvar-shrug-it-off']);
    expect(common(2)).toEqual([]);
  });

  it('F-LEVEL-06 F-OPEN-65: a player can instead take another ship’s common Skill along with the lowest Advanced Action', () => {
    const g = at(3, 1);
    const player = playerOf(g, 0);
    const [own = ''] = player.skillPile.splice(5, 1);
    g.common = [
      { skill: 'defiant-deep-pockets', ship: 'defiant' },
      { skill: own, ship: 'enterprise-d' },
    ];
    const [first = '', second = ''] = player.skillPile;
    const low = g.advanced.offer.at(-1) ?? '';
    const drive = run(g, 'level-up');
    expect(drive.keys('common:')).toEqual(['common:defiant-deep-pockets']);
    drive.does('common:defiant-deep-pockets');
    expect(drive.over).toBe(true);
    expect(player.skills).toEqual([{ skill: 'defiant-deep-pockets', used: 'no' }]);
    expect(player.deck[0]).toBe(low);
    expect(g.common.map(({ skill }) => skill)).toEqual([own, first, second]);
  });

  it('F-LEVEL-03: an odd Level gives the next Level Token and a Command Token', () => {
    const g = at(24, 4);
    const player = playerOf(g, 0);
    player.crew = Array.from({ length: 2 }, () => ({ crew: 'helm-officers', ready: true, wounds: 0 }));
    expect([baseDefense(g, 0), baseHandLimit(g, 0), hasFreeToken(player)]).toEqual([3, 5, false]);
    expect(run(g, 'level-up').over).toBe(true);
    expect([baseDefense(g, 0), baseHandLimit(g, 0), hasFreeToken(player)]).toEqual([3, 6, true]);
    expect(player.skills).toEqual([]);
  });

  it('T19 F-LEVEL-01 F-LEVEL-02: two Levels gained at once are handled in order, here the odd one first, and both Skills that the player doesn’t keep become common', () => {
    const g = at(15, 2);
    const player = playerOf(g, 0);
    g.common = [{ skill: 'defiant-deep-pockets', ship: 'defiant' }];
    const low = g.advanced.offer.at(-1);
    const drive = run(g, 'level-up');
    expect(player.level).toBe(4);
    expect(drive.rules.slice(0, 2)).toEqual(['F-LEVEL-03', 'F-LEVEL-04']);
    player.crew = [{ crew: 'helm-officers', ready: true, wounds: 0 }];
    expect(hasFreeToken(player)).toBe(true);
    drive.does('common:defiant-deep-pockets');
    expect(g.common).toHaveLength(2);
    expect(player.deck[0]).toBe(low);
  });

  it('F-OPEN-66: a Level Up offers only the Skills and cards that are left', () => {
    const g = at(3, 1);
    const player = playerOf(g, 0);
    player.skillPile = [];
    g.advanced = { deck: [], offer: ['overload'] };
    expect(run(g, 'level-up').over).toBe(true);
    expect(player).toMatchObject({ level: 2, skills: [] });
    expect(player.deck[0]).toBe('overload');
  });

  it('F-OPEN-03: there is no Level after Level 10', () => {
    const g = at(200, 10);
    expect(run(g, 'level-up').over).toBe(true);
    expect(playerOf(g, 0).level).toBe(10);
    expect([levelAfter(1), levelAfter(9), levelAfter(10)]).toEqual([2, 10, 10]);
  });

  it('F-DUMMY-15 F-DUMMY-16: in a solo game, each Level Up makes a Dummy Player’s Skill common, and it is available from the next Level on', () => {
    const g = at(3, 1, { scenario: 'solo-conquest', players: 1 });
    g.dummy = {
      ship: 'defiant',
      deck: [],
      discard: [],
      crystals: { red: 0, blue: 0, gold: 0 },
      tactic: null,
      skillPile: ['defiant-deep-pockets', 'defiant-motivation'],
    };
    const drive = run(g, 'level-up');
    expect(drive.keys('common:')).toEqual([]);
    drive.does(drive.keys('keep:')[0] ?? '');
    expect(g.common.map(({ skill }) => skill)).toContain('defiant-deep-pockets');
    drive.does(drive.keys('take:')[0] ?? '');
    Object.assign(playerOf(g, 0), { experience: 15, level: 3 });
    const low = g.advanced.offer.at(-1);
    run(g, 'level-up').does('common:defiant-deep-pockets');
    expect(playerOf(g, 0).deck[0]).toBe(low);
    expect(g.common.map(({ skill }) => skill)).toContain('defiant-motivation');
  });
});
