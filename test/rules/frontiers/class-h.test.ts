import { describe, expect, it } from 'vitest';
import { hasVisited } from '../../../src/games/frontiers/chapters/movement/arrive.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { arena, captain, fight, fightKeys, strikes, top } from './support/fight.ts';
import { at, put, site } from './support/position.ts';

/** A ship beside a Class-H Planet at C1 that draws this token, with its guards on top of their piles. */
function planet(token: string): Frontiers {
  const g = arena({ C: 'frontier8' }, 'C2');
  top(g, 'classH', token);
  top(g, 'warbird', 'patrol-warbird');
  top(g, 'classL', 'stranded-miners');
  top(g, 'sphere', 'siege-sphere');
  top(g, 'romulanStarbase', 'border-watch');
  return g;
}

describe('Challenges on Class-H Planets', () => {
  it('F-LOC-34 F-LOC-35 F-LOC-41: paying three data immediately gives 7 Experience and closes the planet', () => {
    const g = planet('combined-challenge');
    captain(g).crystals = { red: 1, blue: 1, gold: 1 };
    g.core = [];
    const drive = fight(g, 'visit:C1');
    expect(site(g, 'C1').classH).toBe('combined-challenge');
    expect(drive.keys('pay:')).toEqual(['pay:crystal-blue+crystal-gold+crystal-red']);
    drive.does('pay:crystal-blue+crystal-gold+crystal-red');
    expect(captain(g)).toMatchObject({ experience: 7, crystals: { red: 0, blue: 0, gold: 0 }, rewards: [] });
    expect(site(g, 'C1')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(g.piles.classH.discard).toEqual(['combined-challenge']);
    expect(fightKeys(g)).not.toContain('visit:C1');
  });

  it('F-LOC-35: having only two of the three data isn’t enough to pay for a Challenge', () => {
    const g = planet('command-challenge');
    captain(g).crystals.red = 1;
    const drive = fight(g, 'visit:C1');
    // The player has one crystal, and the Core has a red die.
    expect(drive.keys('pay:')).toEqual([]);
    expect(drive.does('pass').over).toBe(true);
  });

  it('F-LOC-36: a declined Challenge stays face up for any player', () => {
    const g = planet('command-challenge');
    const left = g.piles.classH.draw.length;
    expect(fight(g, 'visit:C1').does('pass').over).toBe(true);
    expect(site(g, 'C1')).toMatchObject({ classH: 'command-challenge', marks: [] });
    captain(g).data.red = 3;
    fight(g, 'visit:C1').does('pay:token-red+token-red+token-red');
    expect(captain(g).experience).toBe(7);
    expect(g.piles.classH.draw.length).toBe(left - 1);
  });
});

describe('guards on Class-H Planets', () => {
  it('F-LOC-37 F-LOC-39 F-LOC-40 F-LOC-42 F-OUTCOME-09 F-OUTCOME-17: defeating both guards gives their Experience and the planet’s reward, but no Reputation', () => {
    const g = planet('wreck-field');
    const drive = fight(g, 'visit:C1');
    expect(g.combat).toMatchObject({ kind: 'classH', foes: [{ token: 'patrol-warbird' }, { token: 'siege-sphere' }] });
    strikes(drive, { long: { photonPulse: 10 } }, 'attack:patrol-warbird@C1+siege-sphere@C1');
    expect(captain(g)).toMatchObject({ experience: 2 + 8, reputation: 0, at: at('C2') });
    expect(captain(g).rewards).toEqual([{ kind: 'undiscovered' }, { kind: 'advanced' }]);
    expect(site(g, 'C1')).toEqual({ tokens: [], classH: null, marks: [0] });
  });

  it('F-OUTCOME-15 F-OUTCOME-16: if one of two guards is defeated, it isn’t replaced, and the other stays face up', () => {
    const g = planet('wreck-field');
    const drive = strikes(fight(g, 'visit:C1'), { long: { normal: 3 } }, 'attack:patrol-warbird@C1');
    drive.does('phase:next', 'phase:next', 'phase:next');
    expect(captain(g)).toMatchObject({ experience: 2, rewards: [] });
    expect(site(g, 'C1')).toEqual({
      tokens: [{ token: 'siege-sphere', pile: 'sphere', up: true }],
      classH: 'wreck-field',
      marks: [],
    });
    const again = fight(g, 'visit:C1');
    expect(g.combat?.foes.length).toBe(1);
    strikes(again, { long: { photonPulse: 7 } }, 'attack:siege-sphere@C1');
    // The reward is due even if another player defeated the first guard (F-LOC-39).
    expect(captain(g).rewards).toEqual([{ kind: 'undiscovered' }, { kind: 'advanced' }]);
  });

  it('F-COMBAT-13: nearby Enemy Ships don’t join the guards of a Class-H Planet', () => {
    const g = planet('data-cache');
    captain(g).at = at('C6');
    put(g, 'C0', 'warbird', 'patrol-warbird');
    fight(g, 'visit:C1');
    expect(g.combat?.foes.length).toBe(2);
  });

  it('F-LOC-37 F-LOC-38 F-MULTI-05: ships that guard the planet are fought first, and then the Away Mission faces a token that has already been seen', () => {
    const g = planet('buried-vault');
    const drive = fight(g, 'visit:C1');
    expect(drive.offers('attack:stranded-miners@C1')).toBe(false);
    strikes(drive, { long: { normal: 3 } }, 'attack:patrol-warbird@C1');
    expect(drive.keys()).toEqual(['team:captain']);
    drive.does([]).does('phase:next', 'phase:next');
    // A team of Security only costs 2 Reputation (F-LOC-38).
    expect(captain(g)).toMatchObject({ reputation: -2, experience: 2, rewards: [] });
    expect(site(g, 'C1')).toMatchObject({ classH: 'buried-vault', tokens: [{ token: 'stranded-miners', up: true }] });
  });

  it('F-OPEN-60 F-LOC-39: if only the Planet Token is left, an Away Mission alone earns the whole reward', () => {
    const g = planet('buried-vault');
    put(g, 'C1', 'classL', 'stranded-miners');
    site(g, 'C1').classH = 'buried-vault';
    const drive = fight(g, 'visit:C1');
    expect(drive.keys()).toEqual(['team:captain']);
    strikes(drive.does([]), { diplomacy: 4 }, 'win:stranded-miners@C1');
    expect(captain(g).rewards).toEqual([{ kind: 'undiscovered' }]);
    expect(site(g, 'C1').marks).toEqual([0]);
  });

  it('F-SCEN-61: the tile counts as visited if the Away Team wins, whatever happens to the ship in orbit', () => {
    for (const [spoken, visited] of [
      [4, true],
      [0, false],
    ] as const) {
      const g = planet('buried-vault');
      g.options.scenario = 'where-no-one';
      const drive = fight(g, 'visit:C1').does('phase:next', 'phase:next', 'phase:next').does([]);
      if (spoken > 0) strikes(drive, { diplomacy: spoken }, 'win:stranded-miners@C1');
      else drive.does('phase:next', 'phase:next');
      expect([spoken, hasVisited(g, 0, at('C1'))]).toEqual([spoken, visited]);
    }
  });

  it('F-LOC-42: a reward’s crystals and Crew are given at the end of the turn', () => {
    const rewards = (token: string): unknown => {
      const g = planet(token);
      const drive = fight(g, 'visit:C1');
      for (const foe of g.combat?.foes ?? []) foe.changes.push({ defense: -9, losesAll: 'resistances' });
      strikes(drive, { long: { normal: 2 } }, `attack:${g.combat?.foes.map(({ key }) => key).join('+')}`);
      return captain(g).rewards;
    };
    expect(rewards('data-cache')).toEqual([{ kind: 'crystals' }]);
    expect(rewards('prison-camp')).toEqual([{ kind: 'crew' }]);
  });

  it('F-OPEN-35: a Class-H Planet can’t be explored from a destroyed Cube', () => {
    const g = planet('wreck-field');
    g.cubes.gold = { at: at('C2'), level: 4, defenders: [], marks: [], destroyed: true };
    expect(fightKeys(g)).toEqual([]);
    g.cubes = {};
    expect(fightKeys(g)).toContain('visit:C1');
  });
});
