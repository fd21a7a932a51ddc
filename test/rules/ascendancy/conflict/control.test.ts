import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONTROL, HEGEMONY } from '../../../../src/games/ascendancy/chapters/calls.ts';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import { advancementCards } from '../cards.ts';
import { join, playerOf, put, table } from '../support.ts';
import { begins, discards, fight, inForce } from './stage.ts';

afterEach(() => vi.restoreAllMocks());

/** Gives 1 Culture when Control changes, and 1 Production when a System is Colonized. */
const watcher: Rule = {
  at: {
    'control-taken': {
      does: (_g, _source, { from, by }) =>
        from === null && by === 'colony' ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-CIV-02' }] : [],
    },
    colonized: {
      does: (_g, _source, { paid }) => [
        { do: 'gain', gains: { production: paid === 'culture' ? 1 : 5 }, rule: 'A-CIV-02' },
      ],
    },
  },
};

describe('Control', () => {
  it('A-BUILD-07 A-CIV-02: a player who Colonizes a System gets its waiting Resources, and rules about taken Systems apply', () => {
    const g = table();
    const { disc } = join(g, 'earth', 'terra-nova');
    disc.waiting.production = 2;
    inForce(g, { 0: [watcher] });
    const stage = fight(g, (ctx) =>
      ctx.call(CONTROL, { seat: 0, system: 'terra-nova', by: 'colony', paid: 'culture' }),
    );
    stage.settled();
    expect(disc).toMatchObject({ control: 0, taken: 'colony', waiting: { production: 0 } });
    expect(playerOf(g, 0)).toMatchObject({ controls: 8, reserves: { production: 6, culture: 4 } });
    expect(discards(stage)).toEqual(['seat 0 discards']);
  });

  it('A-INV-18 A-INV-19: the loser gives a Project for each Research Node, as long as Projects are left', () => {
    const g = table();
    const { disc } = join(g, 'earth', 'terra-nova');
    Object.assign(disc, { control: 0, nodes: ['research', 'research', null] });
    advancementCards({ id: 'one' }, { id: 'two' }, { id: 'three' });
    playerOf(g, 0).projects = ['one', 'two', 'three'].map((card) => ({ card, research: 1 }));
    const take = () => fight(g, (ctx) => ctx.call(CONTROL, { seat: 1, system: 'terra-nova', by: 'hegemony' }));
    take().answer('give:two').answer('give:three').settled();
    expect(playerOf(g, 1).projects.map(({ card }) => card)).toEqual(['two', 'three']);
    // When the System is taken back, the only Project changes hands without a question.
    playerOf(g, 1).projects = [{ card: 'two', research: 1 }];
    fight(g, (ctx) => ctx.call(CONTROL, { seat: 0, system: 'terra-nova', by: 'invasion' })).settled();
    expect([playerOf(g, 0).projects.length, playerOf(g, 1).projects.length]).toEqual([2, 0]);
  });

  it('A-INV-19: nobody gives Projects for Nodes without an owner', () => {
    const g = table();
    const { disc } = join(g, 'earth', 'terra-nova');
    Object.assign(disc, { nodes: ['research', null, null], level: 2 });
    playerOf(g, 0).projects = [{ card: 'one', research: 1 }];
    fight(g, (ctx) => ctx.call(CONTROL, { seat: 1, system: 'terra-nova', by: 'hegemony' })).settled();
    expect(disc.level).toBe(0);
    expect(playerOf(g, 0).projects).toHaveLength(1);
  });

  it('section 31: a conflict that begins inside another is resolved first, and then the outer one resumes', () => {
    const g = table();
    join(g, 'qonos', 'delta-iv');
    put(g, 1, 'l1/2');
    put(g, 2, 'delta-iv');
    const world = join(g, 'delta-iv', 'terra-nova').disc;
    Object.assign(world, { level: 1, nodes: ['production', null, null] });
    const inside: Rule = {
      at: { 'conflict-end': { does: () => [{ do: 'hegemony', system: 'terra-nova', free: true, less: 2 }] } },
    };
    inForce(g, { 1: [inside] });
    begins(g, 'attack:delta-iv', [6, 1, 1], 1).answer('stay').settled();
    expect(world.control).toBe(1);
    expect(playerOf(g, 1).reserves.culture).toBe(2);
    expect(g.last).toMatchObject({ kind: 'battle', winner: 0 });
    expect(g.conflict).toBeNull();
  });

  it('A-HEG-01: if a card makes a Hegemony attempt free, it costs neither Culture nor a Command', () => {
    const g = table();
    const { disc } = join(g, 'earth', 'terra-nova');
    Object.assign(disc, { level: 1, nodes: ['production', null, null] });
    fight(g, (ctx) => ctx.call(HEGEMONY, { seat: 0, system: 'terra-nova', free: true }), 1).settled();
    expect(playerOf(g, 0)).toMatchObject({ reserves: { culture: 3 }, commands: { ready: 5 } });
  });
});
