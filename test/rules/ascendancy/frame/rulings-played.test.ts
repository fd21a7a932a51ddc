import { afterEach, describe, expect, it, vi } from 'vitest';
import { hitRollOf, isHit } from '../../../../src/games/ascendancy/chapters/conflict/numbers.ts';
import { CIVS, parseOptions } from '../../../../src/games/ascendancy/options.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Civ } from '../../../../src/games/ascendancy/state.ts';
import { open } from '../../../../src/games/kit/offers.ts';
import { Refused } from '../../../../src/kernel/types.ts';
import { found, resolve } from '../cards/stage.ts';
import { begins, inForce, meeting } from '../conflict/stage.ts';
import { hear } from '../drive-action.ts';
import { join, playerOf, put, shipsIn, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

describe('Rulings in actual play', () => {
  it.each<[players: number, opposite: readonly number[]]>([
    [3, [1, 2]],
    [4, [2]],
    [5, [2, 3]],
    [6, [3]],
    [7, [3, 4]],
  ])('A-OPEN-85: with %i players, the Dark Reflection asks one of the seats %j', (players, opposite) => {
    const civs: readonly Civ[] = CIVS.slice(0, players);
    expect(opposite).toContain(resolve(found(1, civs), 'core-dark-reflection').asked.seat);
  });

  it('A-OPEN-85: an eliminated player doesn’t count as a seat when the player opposite is determined', () => {
    const g = found(1, CIVS.slice(0, 5));
    playerOf(g, 1).out = true;
    expect(resolve(g, 'core-dark-reflection').asked.seat).toBe(3);
  });

  it.each([1, 2])('A-OPEN-95: a game for one or two players (%i) can’t be played without the Borg', (players) => {
    const civs = CIVS.slice(0, players);
    for (const borg of ['none', 'chance']) expect(() => parseOptions({ civs, borg })).toThrow(Refused);
    expect(parseOptions({ civs, borg: 'invasion' }).borg).toBe('invasion');
  });

  it('A-OPEN-55: a die that needs 1 or less always hits', () => {
    const g = meeting(1, 1);
    Object.assign(playerOf(g, 1), { weapons: 1 });
    const stage = begins(g, 'attack:delta-iv', [1, 1], 1);
    expect(hitRollOf(g, 0)).toBe(1);
    expect(isHit(g, 0, { face: 1, unit: null, against: 1 })).toBe(true);
    stage.answer('stay').settled();
    expect([shipsIn(g, 'delta-iv', 1), shipsIn(g, 'delta-iv', 2)]).toEqual([1, 0]);
  });

  it('A-OPEN-58: a group that can’t move stays when its side Retreats', () => {
    const g = table();
    join(g, 'qonos', 'delta-iv');
    join(g, 'delta-iv', 'terra-nova');
    const free = put(g, 1, 'l1/2');
    const blocked = put(g, 1, 'l2/1');
    for (const at of ['delta-iv', 'delta-iv', 'l2/2']) put(g, 2, at);
    const stage = begins(g, 'attack:delta-iv', [1, 1, 1, 1, 1, 6, 6], 1);
    stage.answer(stage.keys().find((key) => key.startsWith('retreat:')) ?? '');
    // The group fights another Combat Round without help, and is lost.
    const left = g.units.map(({ id }) => id);
    expect([left.includes(free.id), left.includes(blocked.id)]).toEqual([true, false]);
  });

  it('A-OPEN-86: players who can act at the same moment are asked in turn order, starting with the current player', () => {
    const rule: Rule = {
      at: { 'after-roll': { prompt: 'now?', offers: () => [open({ key: 'act', verb: 'use', label: 'Act' }, [])] } },
    };
    const g = table();
    g.sequence = [1, 2, 0];
    g.turn = { ...(g.turn ?? expect.fail('no turn')), seat: 1 };
    inForce(g, { 0: [rule], 1: [rule], 2: [rule] });
    const stage = hear(g, 'after-roll', { seat: 0, kind: 'card' });
    const seats = [1, 2, 3].map(() => {
      const { seat } = stage.asked;
      stage.answer('pass');
      return seat;
    });
    expect(seats).toEqual([1, 2, 0]);
  });
});
