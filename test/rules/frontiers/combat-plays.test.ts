import { describe, expect, it } from 'vitest';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { arena, captain, fight, foe, gives, top } from './support/fight.ts';
import { put } from './support/position.ts';

/** A fight of seat 0 at B3 against this ship at B2, with these cards in hand. */
function duel(ship: string, ...hand: string[]): Drive {
  const g = arena({ B: 'cubeGreen' }, 'B3');
  put(g, 'B2', 'warbird', ship);
  captain(g).hand = hand;
  captain(g).crystals.red = 1;
  return fight(g, 'challenge:B2');
}

function hand(g: Frontiers): string[] {
  return captain(g).hand.filter((card) => card !== 'damage');
}

describe('cards in a fight', () => {
  it('F-COMBAT-19 F-LRA-02 F-LRA-10: cards are played one at a time, and their points add up until an attack uses them', () => {
    const drive = duel('swift-warbird', 'torpedo-salvo', 'open-fire', 'raise-shields');
    expect(drive.keys('play:open-fire')).toEqual([]);
    drive.does('play:torpedo-salvo:strong:crystal-red');
    // 3 points don’t reach Defense 4, so the player needs more cards.
    expect(drive.keys('attack:')).toEqual([]);
    expect(captain(drive.g).points.long).toEqual({ photonTorpedo: 3 });
    drive.does('phase:next', 'phase:next', 'play:open-fire:basic', 'play:raise-shields:basic');
    expect(drive.keys()).toEqual(expect.arrayContaining(['attack:swift-warbird@B2']));
  });

  it('F-LRA-03 F-LRA-06: an Attack without a type counts as Phasers, and so does a sideways card', () => {
    const drive = duel('armored-warbird', 'open-fire', 'raise-shields', 'warp-drive');
    drive.does('phase:next', 'phase:next');
    gives(drive, { close: { normal: 5 } });
    // Phasers 5 count as 2 against a Resistance to Phasers, and Defense is 3.
    expect(drive.keys('attack:')).toEqual([]);
    drive.does('side:warp-drive:attack');
    expect(captain(drive.g).points.close).toEqual({ normal: 6 });
    expect(drive.keys('attack:')).toEqual(['attack:armored-warbird@B2']);
  });

  it('F-SHIELD-03: in the Shields phase, a sideways card gives 1 normal Shields point, and Long Range Attacks aren’t offered', () => {
    const drive = duel('patrol-warbird', 'warp-drive', 'torpedo-salvo').does('phase:next');
    expect(drive.keys('side:')).toEqual(['side:warp-drive:shields', 'side:torpedo-salvo:shields']);
    expect(drive.keys('play:torpedo-salvo:strong')).toEqual([]);
    drive.does('side:warp-drive:shields', 'deflect:patrol-warbird@B2');
    expect(foe(drive.g, 'patrol').shields).toEqual({ normal: 1 });
  });

  it('F-ATK-02 F-ATK-03: a sideways card gives Attack 1 in the Attack phase, and can’t be played at long range', () => {
    const drive = duel('patrol-warbird', 'warp-drive');
    expect(drive.keys('side:')).toEqual([]);
    drive.does('phase:next', 'phase:next');
    expect(drive.keys('side:')).toEqual(['side:warp-drive:attack']);
  });

  it('F-COMBAT-21: Special effects can be played in every phase, and Repairs in none', () => {
    const drive = duel('patrol-warbird', 'torpedo-salvo', 'damage');
    for (const phase of ['long', 'shields', 'attack']) {
      expect(drive.g.combat?.phase).toBe(phase);
      expect(drive.keys('play:torpedo-salvo:basic')).toEqual(['play:torpedo-salvo:basic']);
      expect(gives(drive, { repair: 2, mend: 1 }).keys('repair:')).toEqual([]);
      drive.does('phase:next');
    }
  });

  it('F-COMBAT-22: no Crew Member can act while a planet is decimated', () => {
    const crew = (key: string): string[] => {
      const g = arena({ C: 'frontier7' }, 'C0');
      put(g, 'C1', 'warbird', 'patrol-warbird');
      captain(g).crew = [{ crew: 'phaser-crew', ready: true, wounds: 0 }];
      const drive = fight(g, key);
      return (key.startsWith('decimate') ? drive.does([]) : drive).keys('crew:');
    };
    expect(crew('challenge:C1')).toEqual(['crew:0-phaser-crew:2']);
    expect(crew('decimate:C5')).toEqual([]);
  });

  it('F-DMG-07: Crew can still act after Catastrophic Damage', () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'command-warbird');
    captain(g).crew = [{ crew: 'phaser-crew', ready: true, wounds: 0 }];
    captain(g).hand = ['insight'];
    const drive = fight(g, 'challenge:B2');
    foe(g, 'command').changes.push({ attack: 4 });
    drive.does('phase:next', 'phase:next');
    expect([g.combat?.catastrophic, hand(g)]).toEqual([true, []]);
    expect(drive.keys('crew:')).toEqual(expect.arrayContaining(['crew:0-phaser-crew:0']));
  });
});

describe('effects of deflection', () => {
  /** Plays Plasma Backlash against a ship. Its Photon Torpedo Shields 4 are used immediately. */
  function backlash(ship: string, key: string): Drive {
    const drive = duel(ship, 'plasma-backlash');
    Object.assign(captain(drive.g).data, { red: 1, black: 1 });
    return drive.does('phase:next', key);
  }

  it('F-SHIELD-10: if an attack is fully deflected, the deflecting card’s effect follows in the Attack phase', () => {
    const drive = backlash('raiding-warbird', 'play:plasma-backlash:basic:token-red');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(captain(drive.g).points.close).toEqual({ photonTorpedo: 4 });
    expect(captain(drive.g).hand).toEqual([]);
  });

  it('F-SHIELD-10: an effect for a full deflection doesn’t happen if the attack is only partly deflected', () => {
    const drive = backlash('command-warbird', 'play:plasma-backlash:basic:token-red');
    drive.does('phase:next');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(captain(drive.g)).toMatchObject({ points: { close: {} }, hand: ['damage'] });
  });

  it('F-SHIELD-10 F-LRA-11: a strong effect for a full deflection can destroy the enemy immediately', () => {
    const drive = backlash('raiding-warbird', 'play:plasma-backlash:strong:token-black+token-red');
    expect(drive.over).toBe(true);
    expect(captain(drive.g).experience).toBe(2);
  });
});

describe('cards on an Away Mission', () => {
  /** An Away Mission at C5 with this team. */
  function mission(team: string[], set: (g: Frontiers) => void = () => {}): Drive {
    const g = arena({ C: 'frontier6' }, 'C4');
    top(g, 'classL', 'stranded-miners');
    captain(g).crew = [
      { crew: 'phaser-crew', ready: true, wounds: 0 },
      { crew: 'security-detail', ready: true, wounds: 0 },
    ];
    captain(g).hand = ['picards-counsel', 'hailing-frequencies'];
    captain(g).skills = [{ skill: 'enterprise-d-measured-fire', used: 'no' }];
    set(g);
    return fight(g, 'beam:C5').does(team);
  }

  it('F-AWAY-11 F-AWAY-14: on an Away Mission, a card gives its Diplomacy, or 1 if played sideways, and Reputation changes neither', () => {
    const drive = mission([], (g) => {
      captain(g).reputation = 7;
    });
    drive.does('side:picards-counsel:diplomacy', 'play:hailing-frequencies:basic');
    expect(captain(drive.g).points.diplomacy).toBe(3);
    expect(drive.keys('win:')).toEqual([]);
  });

  it('F-AWAY-12: on an Away Mission, Crew can act only if they are on the team', () => {
    expect(mission(['team:1-security-detail']).does('phase:next').keys('crew:0')).toEqual([]);
    expect(mission(['team:0-phaser-crew']).does('phase:next').keys('crew:0')).toEqual(['crew:0-phaser-crew:2']);
  });

  it('F-AWAY-13: the Captain’s own card can be played only with the Captain on the team, or sideways', () => {
    const keys = (drive: Drive) => drive.keys('play:picards-counsel');
    expect(keys(mission(['team:captain']))).toEqual(['play:picards-counsel:basic']);
    const without = mission(['team:0-phaser-crew']);
    expect(keys(without)).toEqual([]);
    expect(without.keys('side:picards-counsel')).toEqual(['side:picards-counsel:diplomacy']);
    // Skills too.
    expect(mission(['team:captain']).does('phase:next').keys('skill:')).toEqual(['skill:enterprise-d-measured-fire']);
    expect(without.does('phase:next').keys('skill:')).toEqual([]);
  });

  it('F-AWAY-23: a sideways card gives Attack 1 in the Attack phase', () => {
    const drive = mission(['team:captain', 'team:0-phaser-crew', 'team:1-security-detail']);
    drive.does('phase:next', 'phase:next', 'absorb:1-security-detail');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(drive.keys('side:')).toEqual(['side:picards-counsel:attack', 'side:hailing-frequencies:attack']);
  });

  it('F-AWAY-24: team members who are Wounded during the mission can’t act, and a Wounded Captain’s card and Skills can’t be used', () => {
    const drive = mission(['team:captain', 'team:0-phaser-crew']);
    // The Attack is 5, so the Crew Member (4) and the Captain (2) are both needed.
    drive.does('phase:next', 'phase:next');
    expect(drive.g.combat?.phase).toBe('attack');
    expect(captain(drive.g)).toMatchObject({ wounds: 1, crew: [{ wounds: 1 }, { wounds: 0 }] });
    expect(drive.keys('crew:').concat(drive.keys('skill:'), drive.keys('play:picards'))).toEqual([]);
  });

  it('F-AWAY-31: Spent team members can still absorb damage', () => {
    const drive = mission(['team:captain', 'team:0-phaser-crew']);
    drive.does('phase:next', 'crew:0-phaser-crew:2', 'phase:next');
    expect(captain(drive.g).crew[0]).toEqual({ crew: 'phaser-crew', ready: false, wounds: 1 });
    expect(drive.log.join(' ')).toContain('Ro Laren absorbs 4');
  });
});
