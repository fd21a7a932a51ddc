import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, fight, gives, provoked, strikes } from './support/fight.ts';
import { moor, put, site } from './support/position.ts';

/** A ship at B3, between two Warbirds and a Sphere. */
function between(): Frontiers {
  const g = arena({ B: 'cubeGreen', C: 'cubeRed' }, 'B3');
  put(g, 'B2', 'warbird', 'swift-warbird');
  put(g, 'B4', 'warbird', 'patrol-warbird');
  put(g, 'C5', 'sphere', 'nanoprobe-sphere');
  return g;
}

describe('fights with Enemy Ships', () => {
  it('T05 F-COMBAT-11 F-OUTCOME-01 F-OUTCOME-02 F-LRA-12: defeating both provoked ships and one more gives 12 Experience and 4 Reputation', () => {
    const g = between();
    const drive = provoked(g, 'B2', 'C5');
    expect(drive.keys()).toEqual(['join:B4']);
    drive.does(['join:B4']);
    expect(drive.g.combat?.foes.map(({ key }) => key)).toEqual([
      'swift-warbird@B2',
      'nanoprobe-sphere@C5',
      'patrol-warbird@B4',
    ]);
    strikes(drive, { long: { normal: 16 } }, 'attack:swift-warbird@B2+nanoprobe-sphere@C5+patrol-warbird@B4');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ experience: 12, reputation: 4 });
    for (const label of ['B2', 'B4', 'C5']) expect(site(g, label)).toEqual({ tokens: [], classH: null, marks: [] });
    expect(g.combat).toBeNull();
  });

  it('F-COMBAT-01: every group of adjacent Enemy Ships can be challenged', () => {
    const keys = openOptions(fights(between(), 0))
      .map(({ key }) => key)
      .filter((key) => key.startsWith('challenge:'));
    expect(keys.sort()).toEqual(
      ['B2', 'B4', 'C5', 'B2+B4', 'B2+C5', 'B4+C5', 'B2+B4+C5'].map((group) => expectKey(keys, group)).sort(),
    );
  });

  it('F-COMBAT-10: a chosen group is fought immediately, and the player isn’t asked about others', () => {
    const drive = fight(between(), 'challenge:B4');
    expect(drive.g.combat).toMatchObject({ kind: 'ships', phase: 'long', foes: [{ key: 'patrol-warbird@B4' }] });
  });

  it('F-COMBAT-16 F-COMBAT-18 F-OUTCOME-13 F-LRA-09: a fight has four phases in order, and an undefeated ship stays after the last phase', () => {
    const drive = fight(between(), 'challenge:B4');
    const phases: (string | undefined)[] = [];
    gives(drive, { long: { normal: 2 } });
    expect(drive.keys('attack:')).toEqual([]);
    while (!drive.over) {
      phases.push(drive.g.combat?.phase);
      drive.does('phase:next');
    }
    expect(phases).toEqual(['long', 'shields', 'attack']);
    // The Attack is Phasers 3 against Defense 2.
    expect(captain(drive.g)).toMatchObject({ hand: ['damage', 'damage'], experience: 0, points: { long: {} } });
    expect(site(drive.g, 'B4').tokens).toEqual([{ token: 'patrol-warbird', pile: 'warbird', up: true }]);
    expect(drive.g.piles.warbird.discard).toEqual([]);
  });

  it('F-COMBAT-17 F-LRA-11: the fight ends if no enemies are left after the Long Range phase, and the defeated token is discarded', () => {
    const drive = strikes(fight(between(), 'challenge:B4'), { long: { normal: 3 } }, 'attack:patrol-warbird@B4');
    expect(drive.over).toBe(true);
    expect(captain(drive.g).hand).toEqual([]);
    expect(drive.g.piles.warbird.discard).toEqual(['patrol-warbird']);
    expect(drive.log).toContain('Phasers 3 against Defense 3: Patrol Warbird is defeated.');
  });

  it('F-SAFE-04: a fight can’t be started from an unsafe space', () => {
    const g = between();
    moor(g, 1, 'B3');
    expect(fights(g, 0)).toEqual([]);
    moor(g, 1, 'A1');
    expect(fights(g, 0).length).toBe(7);
  });

  it('F-SAFE-04: a ship two spaces away can’t be challenged', () => {
    const g = between();
    moor(g, 0, 'B5');
    expect(openOptions(fights(g, 0)).map(({ key }) => key)).not.toContain('challenge:B2');
  });

  it('F-HEAL-12: unspent Repair and Heal points are lost when a fight starts', () => {
    const g = between();
    Object.assign(captain(g).points, { repair: 2, heal: 1, mend: 1, move: 3 });
    fight(g, 'challenge:B4');
    expect(captain(g).points).toMatchObject({ repair: 0, heal: 0, mend: 0, move: 3 });
  });

  it('F-COMBAT-20: when a combat ends, so do the effects that last for the combat', () => {
    const g = between();
    const drive = fight(g, 'challenge:B4');
    captain(g).lasting.push(
      { modifier: { kind: 'glory', experience: 1 }, until: 'combat' },
      { modifier: { kind: 'dice', more: 1 }, until: 'turn' },
    );
    strikes(drive, { long: { normal: 3 } }, 'attack:patrol-warbird@B4');
    expect(captain(g).experience).toBe(3);
    expect(captain(g).lasting.map(({ until }) => until)).toEqual(['turn']);
  });
});

/** The key of a group, regardless of the order of its ships. */
function expectKey(keys: readonly string[], group: string): string {
  const wanted = group.split('+').sort().join();
  const found = keys.find((key) => key.slice('challenge:'.length).split('+').sort().join() === wanted);
  expect(found, group).toBeDefined();
  return found ?? '';
}
