import { describe, expect, it } from 'vitest';
import { DIE_WINDOW } from '../../../src/games/frontiers/chapters/combat/secret-die.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, cube, fight, gives, strikes, top } from './support/fight.ts';
import { put } from './support/position.ts';

const WINDOWS = [DIE_WINDOW];
const KEY = 'attack:patrol-warbird@B2';

/** Patrol Warbirds (Phasers 3, Defense 3, Experience 2) at B2 and B4. */
function duel(): Frontiers {
  const g = arena({ B: 'cubeGreen', C: 'frontier6' }, 'B3', { interactiveCombat: true, players: 3 });
  put(g, 'B2', 'warbird', 'patrol-warbird');
  put(g, 'B4', 'warbird', 'patrol-warbird');
  return g;
}

/** A fight with one of them after the secret die was set. */
function set(colour: string, g = duel()): Drive {
  return fight(g, 'challenge:B2', { windows: WINDOWS }).does(colour);
}

describe('Interactive Combat', () => {
  it('F-VARIANT-16 F-VARIANT-17: the previous player sets the secret die for a single enemy', () => {
    const drive = fight(duel(), 'challenge:B2', { windows: WINDOWS });
    expect(drive.asked).toMatchObject({ seat: 2, window: DIE_WINDOW });
    expect(drive.keys()).toEqual(['pass', 'die:red', 'die:blue', 'die:gold']);
  });

  it('F-VARIANT-17: the Dummy Player and eliminated players are skipped when the die is set, and a solo game doesn’t use the die', () => {
    const g = duel();
    g.order = [
      { who: 1, down: false },
      { who: 2, down: true },
      { who: 'dummy', down: false },
      { who: 0, down: false },
    ];
    expect(fight(g, 'challenge:B2', { windows: WINDOWS }).asked.seat).toBe(2);
    const fewer = duel();
    Object.assign(fewer.players[2] ?? {}, { eliminated: true });
    expect(fight(fewer, 'challenge:B2', { windows: WINDOWS }).asked.seat).toBe(1);
    const alone = duel();
    alone.order = [
      { who: 0, down: false },
      { who: 'dummy', down: false },
    ];
    expect(fight(alone, 'challenge:B2', { windows: WINDOWS }).g.combat?.die).toBeNull();
  });

  it('F-VARIANT-16: the die isn’t used against two enemies, or in games without the variant', () => {
    expect(fight(duel(), 'challenge:B2+B4', { windows: WINDOWS }).asked.seat).toBe(0);
    const plain = duel();
    plain.options.interactiveCombat = false;
    expect(fight(plain, 'challenge:B2', { windows: WINDOWS }).asked.seat).toBe(0);
  });

  it('F-VARIANT-16: the die is used against the last defender of a Cube, and against one Planet Token', () => {
    const g = arena({ C: 'cubeGold' }, 'C1', { interactiveCombat: true });
    cube(g, 'gold', 'C0', 4, ['romulanStarbase', 'border-watch']);
    expect(fight(g, 'assault:C0', { windows: WINDOWS }).asked.seat).toBe(1);
    const planet = arena({ C: 'frontier6' }, 'C4', { interactiveCombat: true });
    expect(fight(planet, 'beam:C5', { windows: WINDOWS }).does([]).asked.seat).toBe(1);
  });

  it('F-VARIANT-17: a gold die gives 1 Experience, and 1 Defense to the enemy in the Long Range phase only', () => {
    const drive = gives(set('die:gold'), { long: { normal: 3 } });
    expect(drive.keys('attack:')).toEqual([]);
    drive.does('phase:next', 'phase:next');
    strikes(drive, { close: { normal: 3 } }, KEY);
    expect(captain(drive.g).experience).toBe(3);
  });

  it('F-VARIANT-17: a red die gives the enemy 1 Attack', () => {
    const red = set('die:red').does('phase:next');
    expect(gives(red, { shields: { normal: 3 } }).asked.options.map(({ hint }) => hint)).toContain(
      'Phasers 4: 1 gets through.',
    );
  });

  it('F-VARIANT-17: a blue die gives the enemy 1 Defense in the Attack phase only', () => {
    const early = set('die:blue');
    expect(gives(early, { long: { normal: 3 } }).keys('attack:')).toEqual([KEY]);
    early.does('phase:next', 'phase:next');
    expect(gives(early, { close: { normal: 3 } }).keys('attack:')).toEqual([]);
    expect(gives(early, { close: { normal: 4 } }).keys('attack:')).toEqual([KEY]);
  });

  it('F-VARIANT-18: a die gives 1 Experience even if its bonus made no difference', () => {
    const drive = strikes(set('die:blue'), { long: { normal: 3 } }, KEY);
    expect(captain(drive.g).experience).toBe(3);
    expect(drive.log.join()).toContain('The secret die is blue');
  });

  it('F-VARIANT-19: a white die gives nothing, and the die of a seat that isn’t asked is set to white', () => {
    expect(captain(strikes(set('pass'), { long: { normal: 3 } }, KEY).g).experience).toBe(2);
    const unasked = fight(duel(), 'challenge:B2');
    expect(unasked.g.combat?.die).toMatchObject({ by: 2, colour: 'white', shown: false });
  });

  it('F-VARIANT-20: the game first says whether the secret die is gold, then, in the Shields phase, whether it is red, and, in the Attack phase, which color it is', () => {
    const drive = set('die:blue');
    const seen = () => [
      drive.log.filter((text) => text.startsWith('The secret die')).at(-1),
      drive.g.combat?.die?.shown,
    ];
    expect(seen()).toEqual(['The secret die isn’t gold.', false]);
    drive.does('phase:next');
    expect(seen()).toEqual(['The secret die isn’t red.', false]);
    drive.does('phase:next');
    expect(seen()).toEqual([expect.stringContaining('The secret die is blue'), true]);
    expect(set('die:gold').log.at(-1)).toContain('The secret die is gold');
  });

  it('F-VARIANT-20: on an Away Mission, a red die is revealed when damage is assigned', () => {
    const g = arena({ C: 'frontier6' }, 'C4', { interactiveCombat: true });
    top(g, 'classL', 'stranded-miners');
    captain(g).crew = [{ crew: 'tactical-veterans', ready: true, wounds: 0 }];
    const drive = fight(g, 'beam:C5', { windows: WINDOWS }).does(['team:0-tactical-veterans'], 'die:red');
    drive.does('phase:next');
    expect(g.combat?.die?.shown).toBe(false);
    drive.does('phase:next');
    expect(drive.log).toContain('The Away Team takes 6 damage.');
  });
});
