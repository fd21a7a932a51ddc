import { describe, expect, it } from 'vitest';
import { fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { enemyOfFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import { isSafe } from '../../../src/games/frontiers/chapters/movement/safe.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { arena, captain, fight, strikes, top } from './support/fight.ts';
import { at, put, site } from './support/position.ts';

const STATION = 'patrol-warbird@B3';

/** A ship beside an occupied Research Station at B3, with a Warbird at C6. */
function occupied(): Frontiers {
  const g = arena({ B: 'frontier3', C: 'frontier1' }, 'B2', { scenario: 'liberate' });
  put(g, 'B3', 'warbird', 'patrol-warbird');
  put(g, 'B3', 'classK', 'silent-watchers', false);
  put(g, 'C6', 'warbird', 'raiding-warbird');
  return g;
}

describe('liberating Research Stations', () => {
  it('F-SCEN-50 F-SCEN-51 F-SCEN-52 F-SCEN-53: defeating a station’s ship and troops earns 1 Reputation and a Faction Token there, and the player’s ship moves in', () => {
    const g = occupied();
    expect(isSafe(g, 0, at('B3'))).toBe(false);
    const drive = strikes(fight(g, 'assault:B3'), { long: { normal: 3 } }, `attack:${STATION}`);
    expect(captain(g)).toMatchObject({ experience: 2, reputation: 0 });
    drive.does([]);
    strikes(drive, { diplomacy: 5 }, 'win:silent-watchers@B3');
    expect(captain(g)).toMatchObject({ experience: 2 + 4, reputation: 1, at: at('B3'), rewards: [] });
    expect(site(g, 'B3')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(isSafe(g, 0, at('B3'))).toBe(true);
  });

  it('F-LOC-04 F-SCEN-50: a station can be assaulted only while it is occupied', () => {
    const assaults = (g: Frontiers) => openOptions(fights(g, 0)).filter(({ verb }) => verb === 'assault');
    const g = occupied();
    expect(assaults(g).map(({ key }) => key)).toContain('assault:B3');
    site(g, 'B3').tokens = [];
    expect(assaults(g).map(({ key }) => key)).not.toContain('assault:B3');
  });

  it('F-SCEN-51: a station on a Core tile gives 2 Reputation', () => {
    const g = arena({ C: 'cubeRed' }, 'C6', { scenario: 'liberate' });
    captain(g).at = at('C0');
    g.cubes.red = { at: at('C0'), level: 1, defenders: [], marks: [0], destroyed: true };
    put(g, 'C1', 'classK', 'silent-watchers', false);
    // Nothing can be assaulted from the Cube itself.
    expect(fights(g, 0)).toEqual([]);
    g.cubes = {};
    strikes(fight(g, 'assault:C1').does([]), { diplomacy: 5 }, 'win:silent-watchers@C1');
    expect(captain(g)).toMatchObject({ reputation: 2, at: at('C1') });
  });

  it('F-SCEN-50 F-AWAY-04: a station’s troops are revealed after the team is chosen', () => {
    const g = occupied();
    const drive = strikes(fight(g, 'assault:B3'), { long: { normal: 3 } }, `attack:${STATION}`);
    expect(drive.keys()).toEqual(['team:captain']);
    expect(JSON.stringify(g.combat)).not.toContain('silent-watchers');
    expect(site(g, 'B3').tokens[0]?.up).toBe(false);
    drive.does([]);
    expect(site(g, 'B3').tokens[0]?.up).toBe(true);
  });

  it('F-SCEN-50: undefeated enemies stay at the station and are fought later', () => {
    const g = occupied();
    const drive = fight(g, 'assault:B3').does('phase:next', 'phase:next', 'phase:next', []);
    strikes(drive, { diplomacy: 5 }, 'win:silent-watchers@B3');
    expect(site(g, 'B3')).toMatchObject({ tokens: [{ token: 'patrol-warbird' }], marks: [] });
    expect(captain(g)).toMatchObject({ at: at('B2'), reputation: 0 });
    strikes(fight(g, 'assault:B3'), { long: { normal: 3 } }, `attack:${STATION}`);
    expect(captain(g)).toMatchObject({ at: at('B3'), reputation: 1 });
  });

  it('F-OPEN-93: nearby Enemy Ships don’t join the fight for a station', () => {
    expect(fight(occupied(), 'assault:B3').g.combat?.foes.map(({ key }) => key)).toEqual([STATION]);
  });

  it('F-SCEN-55: a Class-L token that stands in for a Class-K token needs 1 more Diplomacy, and is replaced once there is a Class-K token', () => {
    const g = occupied();
    site(g, 'B3').tokens = [{ token: 'stranded-miners', pile: 'classL', up: false }];
    g.piles.classK = { draw: [], discard: [] };
    fight(g, 'assault:B3').does([]);
    expect(g.combat?.foes.map((foe) => enemyOfFoe(g, foe).diplomacy)).toEqual([5]);
    const again = occupied();
    site(again, 'B3').tokens = [{ token: 'stranded-miners', pile: 'classL', up: false }];
    top(again, 'classK', 'temple-keepers');
    fight(again, 'assault:B3').does([]);
    expect(again.combat?.foes.map((foe) => enemyOfFoe(again, foe).diplomacy)).toEqual([6]);
    expect(again.piles.classL.draw.at(-1)).toBe('stranded-miners');
  });

  it('F-SCEN-56: liberating the last station on a fully revealed map starts the last turns', () => {
    const g = occupied();
    g.stack = [];
    const drive = strikes(fight(g, 'assault:B3'), { long: { normal: 3 } }, `attack:${STATION}`).does([]);
    strikes(drive, { diplomacy: 5 }, 'win:silent-watchers@B3');
    expect(g.finale).not.toBeNull();
  });
});
