import { describe, expect, it } from 'vitest';
import { chanceToKill } from '../../../../src/games/ascendancy/chapters/borg/odds.ts';
import { borgOffers } from '../../../../src/games/ascendancy/chapters/borg/offers.ts';
import { borgHitRoll } from '../../../../src/games/ascendancy/position/borg.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import type { Done } from '../drive-action.ts';
import { has, join, playerOf, put, worldOf } from '../support.ts';
import { borg, cubeAt, does, KLINGON, keysOf, meeting, ROMULAN, spireOn, whyNot } from './stage.ts';

/** Puts Ships of the first player, and of a partner, at Terra Nova with a Cube. */
function clash(ships: number, dice: number, partners = 0): Ascendancy {
  const g = meeting();
  g.turn = { seat: 0, phase: 'command', researched: [], built: [] };
  borg(g).sealed = true;
  join(g, 'earth', 'terra-nova');
  for (let ship = 0; ship < ships; ship++) put(g, 0, 'terra-nova');
  for (let ship = 0; ship < partners; ship++) put(g, KLINGON, 'terra-nova');
  cubeAt(g, 'terra-nova', dice);
  return g;
}

/** Ends a fight that was won. All winners stay where they are. */
function won(fight: Done): Ascendancy {
  while (fight.g.conflict !== null && fight.keys().includes('stay')) fight.answer('stay');
  return fight.settled();
}

describe('Fights with a Cube', () => {
  it('A-OPEN-28: attacks from only one Sector differ at the start of their labels', () => {
    const g = clash(1, 3);
    const { sector } = join(g, 'terra-nova', 'vulcan', 3);
    put(g, 0, sector(1));
    const labels = borgOffers(g, 0).map(({ option }) => option.label);
    expect(labels).toEqual([
      'Attack Cube 1 at Terra Nova',
      'Attack Cube 1 from Terra Nova',
      'Attack Cube 1 from Sector 1 of Terra Nova–Vulcan',
    ]);
  });

  it('A-OPEN-28: Ships have First Strike in the first fight after a Cube has acted; each Hit removes a die, and a Cube without dice is destroyed', () => {
    const g = clash(3, 3);
    won(does(g, 'attack-cube:1', [5, 5, 6]));
    expect(borg(g).cubes).toEqual([]);
    // A-OPEN-31: a Tech for the Hit, and Culture for the player who began. A-CMD-02: the attack cost a Command.
    expect([playerOf(g).tech.length, has(g), playerOf(g).commands.ready]).toEqual([1, [3, 3, 4], 4]);
    expect(g.last).toMatchObject({ winner: 1, round: 1 });
  });

  it('A-OPEN-28: a Cube adapts after each Combat Round, and First Strike works only once', () => {
    const g = clash(2, 9);
    // The Ships miss twice, and only one of the nine Borg dice hits.
    const fight = does(g, 'attack-cube:1', [4, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(borg(g).cubes[0]).toMatchObject({ adapted: [1, 0, 0], struck: [0] });
    fight.answer(fight.keys().find((key) => key.startsWith('retreat:')) ?? 'none');
    fight.settled();
    expect(keysOf(g)).toContain('attack-cube:1');
    put(g, 0, 'terra-nova');
    put(g, 0, 'terra-nova');
    // Now both sides roll together, and a 5 misses Shields of 1.
    const again = does(g, 'attack-cube:1', [...Array<number>(9).fill(1), 5, 6]);
    expect(again.g.conflict?.sides.map(({ strikes }) => strikes)).toEqual([false, false]);
    expect(borg(g).cubes[0]).toMatchObject({ dice: 8, adapted: [2, 0, 0] });
  });

  it('A-OPEN-28: each 6 that a Cube rolls restores one of its dice, at most 2 per Combat Round', () => {
    const g = clash(4, 6);
    const fight = does(g, 'attack-cube:1', [5, 5, 5, 1, 6, 6, 6]);
    // Three dice are left, and their sixes restore two.
    expect(borg(g).cubes[0]?.dice).toBe(5);
    expect(fight.saidBy('A-OPEN-28')).toEqual([
      'Cube 1 loses 3 dice and has 3 left.',
      'The Cube rolled sixes and regains 2 dice.',
    ]);
  });

  it.each([
    [0, 5],
    [1, 5],
    [2, 4],
    [3, 4],
    [4, 3],
    [5, 3],
  ])('A-OPEN-28: with %i Spires, the Borg hit on %i or more', (spires, needed) => {
    const g = meeting();
    for (const id of ['ardana', 'delta-iv', 'mazar', 'organia', 'deneva'].slice(0, spires)) {
      join(g, 'earth', id);
      spireOn(g, id);
    }
    expect(borgHitRoll(g)).toBe(needed);
  });

  it('A-OPEN-28: nearby partners are asked to join, pay no Command, and share the gains', () => {
    const g = clash(2, 2, 1);
    const fight = does(g, 'attack-cube:1:joint', [5, 1, 5]);
    expect(fight.asked).toMatchObject({ seat: KLINGON });
    won(fight.answer('join'));
    expect([0, KLINGON, ROMULAN].map((seat) => playerOf(g, seat).tech.length)).toEqual([1, 1, 0]);
    expect([has(g), has(g, KLINGON)]).toEqual([
      [3, 3, 4],
      [3, 3, 3],
    ]);
    expect([0, KLINGON].map((seat) => playerOf(g, seat).commands.ready)).toEqual([4, 5]);
  });

  it('A-OPEN-28: a partner who declines stays out of the fight with all their Ships', () => {
    const g = clash(2, 1, 1);
    won(does(g, 'attack-cube:1:joint', [5, 1]).answer('decline'));
    expect(g.last?.sides.map(({ owner }) => owner)).toEqual(['borg', 0]);
    expect(playerOf(g, KLINGON).tech).toEqual([]);
  });

  it('A-OPEN-28: partners can’t join an attack made from only one Sector', () => {
    const g = clash(1, 1);
    put(g, 0, 'l1/2');
    won(does(g, 'attack-cube:1:from:l1/2', [5]));
    expect(g.last?.sides[1]?.units.length).toBe(1);
    expect(whyNot(clash(0, 9), 'attack-cube:1')).toBe('You have no Ships there or in an Adjacent Sector.');
  });

  it('A-OPEN-31: a player holds at most 5 Tech, and gets Research if no Tech is left', () => {
    const g = clash(2, 1);
    playerOf(g).tech = borg(g)
      .tech.splice(0, 5)
      .map((card) => ({ card, exhausted: true }));
    won(does(g, 'attack-cube:1', [5, 1]));
    expect([playerOf(g).tech.length, has(g)]).toEqual([5, [3, 3, 4]]);
    const empty = clash(2, 1);
    borg(empty).tech = [];
    won(does(empty, 'attack-cube:1', [5, 1]));
    expect([playerOf(empty).tech.length, has(empty)]).toEqual([0, [3, 5, 4]]);
  });

  it('A-OPEN-28: the chance shown for a fight with a Cube takes rising Shields and First Strike into account', () => {
    const one = { ships: 1, hitRoll: 5, shields: 0, dice: 1, needs: 5, first: true };
    expect(chanceToKill({ ...one, ships: 0 })).toBe(0);
    expect(chanceToKill({ ...one, needs: 1 })).toBeCloseTo(1 / 3);
    expect(chanceToKill({ ...one, needs: 1, shields: 1 })).toBeCloseTo(1 / 6);
    expect(chanceToKill({ ...one, needs: 7 })).toBeCloseTo(1 / 3 + (2 / 3) * (1 / 6));
    expect(chanceToKill({ ...one, ships: 10, hitRoll: 3, dice: 9 })).toBeGreaterThan(0.9);
  });
});

describe('Freeing a Borg world', () => {
  function held(ships: number, nodes: number): Ascendancy {
    const g = clash(ships, 1);
    borg(g).cubes = [];
    spireOn(g, 'terra-nova', nodes);
    return g;
  }

  it('A-OPEN-30: a Spire falls after one more Hit than it has Nodes, rolls 3 dice plus 1 per Node, and is shielded by its Nodes', () => {
    const g = held(2, 1);
    const fight = does(g, 'free:terra-nova', [1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 6, 1]);
    expect(g.conflict).toMatchObject({ spire: { left: 1 }, round: 1 });
    fight.answer('stand').answer('stay').answer('colonize:terra-nova').settled();
    expect(fight.saidBy('A-OPEN-30').slice(0, 2)).toEqual([
      'The Spire takes 1 Hit and needs 1 more to be destroyed.',
      'The Spire takes 1 Hit.',
    ]);
    const world = worldOf(g);
    expect([world.spire, world.control, g.last?.round]).toEqual([null, 0, 2]);
    // One Ship is left, and the player has 1 Tech.
    expect([has(g), playerOf(g).tech.length, g.units.filter(({ at }) => at === 'terra-nova').length]).toEqual([
      [3, 3, 3],
      1,
      1,
    ]);
  });

  it('A-OPEN-30: a 5 doesn’t hit a Spire whose Nodes give it Shields', () => {
    const g = held(1, 1);
    // A card for First Strike in Space Battles has no effect here.
    playerOf(g).advancements = [{ card: 'rom-01', exhausted: false }];
    does(g, 'free:terra-nova', [1, 1, 1, 1, 5]);
    expect(g.conflict?.sides.map(({ strikes }) => strikes)).toEqual([false, false]);
    expect(g.conflict?.spire?.left).toBe(2);
  });

  it('A-OPEN-30: Hits from an abandoned fight don’t count in the next one', () => {
    const g = held(2, 1);
    const fight = does(g, 'free:terra-nova', [1, 1, 1, 1, 6, 1]);
    fight.answer(fight.keys().find((key) => key.startsWith('retreat:')) ?? 'none').settled();
    expect(worldOf(g).spire).toEqual({ nodes: 1, since: 0 });
  });

  it('A-OPEN-30: a Spire can’t be attacked while a Cube is in Orbit, and only jointly if rivals are there', () => {
    const g = held(2, 0);
    put(g, KLINGON, 'terra-nova');
    expect(whyNot(g, 'free:terra-nova')).toBe('You don’t Occupy this System because other players have Ships there.');
    expect(whyNot(g, 'free:terra-nova:joint')).toBeUndefined();
    cubeAt(g, 'terra-nova');
    expect(whyNot(g, 'free:terra-nova:joint')).toBe('A Cube is in Orbit. Destroy the Cube first.');
  });
});
