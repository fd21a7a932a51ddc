import { describe, expect, it } from 'vitest';
import type { TileId } from '../../../src/games/frontiers/content/tiles/all.ts';
import type { CrewMember, Frontiers } from '../../../src/games/frontiers/state.ts';
import { arena, captain, fight, fightKeys, foe, gives, strikes, top } from './support/fight.ts';
import { at, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** Two Crew Members of Rank 2 with Defense 4 and 5. */
const CREW: CrewMember[] = [
  { crew: 'phaser-crew', ready: true, wounds: 0 },
  { crew: 'security-detail', ready: true, wounds: 0 },
];

/** A ship beside a Class-L Planet at C5, where this token is drawn next. */
function classL(token: string, crew: CrewMember[] = []): Frontiers {
  const g = arena({ C: 'frontier6' }, 'C4');
  top(g, 'classL', token);
  captain(g).crew = structuredClone(crew);
  return g;
}

describe('an Away Mission', () => {
  it('T15 F-AWAY-17 F-AWAY-19 F-AWAY-21 F-AWAY-22 F-AWAY-31: the mission can succeed even with all members Wounded if they absorb all damage', () => {
    // The Attack is 7. The Crew Member absorbs 4, and the Captain of Level 3 absorbs 3.
    const g = classL('desperate-raiders', CREW.slice(0, 1));
    captain(g).level = 3;
    const drive = fight(g, 'beam:C5').does(['team:captain', 'team:0-phaser-crew']);
    drive.does('phase:next');
    Object.assign(captain(g).crew[0] ?? {}, { ready: false });
    gives(drive, { long: { normal: 2 } }).does('phase:next');
    expect(g.combat?.phase).toBe('attack');
    expect(captain(g)).toMatchObject({ wounds: 1, crew: [{ wounds: 1 }] });
    expect(gives(drive, { close: { normal: 3 } }).keys('attack:')).toEqual([]);
    strikes(drive, { close: { normal: 4 } }, 'attack:desperate-raiders@C5');
    expect(captain(g)).toMatchObject({ experience: 5, reputation: 0, wounds: 1, hand: [] });
    expect(site(g, 'C5')).toEqual({ tokens: [], classH: null, marks: [0] });
    expect(g.combat).toBeNull();
  });

  it('F-AWAY-08 F-AWAY-10 F-AWAY-14: Diplomacy equal to the token’s value ends the mission, and Reputation neither helps nor changes', () => {
    const g = classL('stranded-miners');
    captain(g).reputation = 7;
    const drive = fight(g, 'beam:C5').does([]);
    expect(drive.g.combat?.phase).toBe('diplomacy');
    expect(gives(drive, { diplomacy: 3 }).keys('win:')).toEqual([]);
    strikes(drive, { diplomacy: 4 }, 'win:stranded-miners@C5');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ experience: 4, reputation: 7, points: { diplomacy: 0 } });
  });

  it('F-AWAY-09 F-AWAY-15: the Long Range phase follows the Diplomacy phase, and no points carry over', () => {
    const g = classL('stranded-miners');
    const drive = gives(fight(g, 'beam:C5').does([]), { diplomacy: 3 }).does('phase:next');
    expect(g.combat?.phase).toBe('long');
    expect(captain(g).points.diplomacy).toBe(0);
    strikes(drive, { long: { photonPulse: 4 } }, 'attack:stranded-miners@C5');
    expect(drive.over).toBe(true);
    expect(captain(g).wounds).toBe(0);
  });

  it('F-AWAY-01 F-AWAY-04 F-AWAY-07: the Away Team is chosen before the token is drawn', () => {
    const g = classL('stranded-miners', CREW);
    const before = g.piles.classL.draw.length;
    const drive = fight(g, 'beam:C5');
    expect(drive.keys()).toEqual(['team:captain', 'team:0-phaser-crew', 'team:1-security-detail']);
    expect(g.piles.classL.draw.length).toBe(before);
    expect(g.combat).toBeNull();
    drive.does(['team:1-security-detail']);
    expect(g.combat?.team).toEqual({ captain: false, crew: [1] });
    expect(site(g, 'C5').tokens).toEqual([{ token: 'stranded-miners', pile: 'classL', up: true }]);
    // Beaming down makes nobody Spent (F-AWAY-06).
    expect(captain(g).crew.map(({ ready }) => ready)).toEqual([true, true]);
  });

  it('F-AWAY-05 F-AWAY-06: neither Wounded nor Spent members beam down', () => {
    const g = classL('stranded-miners', [...CREW, { crew: 'helm-officers', ready: false, wounds: 0 }]);
    captain(g).wounds = 1;
    Object.assign(captain(g).crew[0] ?? {}, { wounds: 1 });
    expect(fight(g, 'beam:C5').keys()).toEqual(['team:1-security-detail']);
  });

  it('F-AWAY-03 F-OPEN-58: when a team beams down, Reputation doesn’t change, and unspent Repair and Heal points are lost', () => {
    const g = classL('stranded-miners');
    Object.assign(captain(g).points, { repair: 1, heal: 2 });
    fight(g, 'beam:C5').does([]);
    expect(captain(g)).toMatchObject({ reputation: 0, points: { repair: 0, heal: 0 } });
  });

  it('F-AWAY-16 F-AWAY-18 F-HEAL-04: Shields don’t help, and the player is asked who takes damage as long as there is a choice', () => {
    // The Attack is 5, and each member absorbs only a part, so one more is needed.
    const g = classL('stranded-miners', CREW);
    const drive = fight(g, 'beam:C5').does(['team:captain', 'team:0-phaser-crew', 'team:1-security-detail']);
    drive.does('phase:next', 'phase:next');
    expect(drive.keys()).toEqual(['absorb:captain', 'absorb:0-phaser-crew', 'absorb:1-security-detail']);
    drive.does('absorb:0-phaser-crew');
    expect(drive.keys()).toEqual(['absorb:captain', 'absorb:1-security-detail']);
    drive.does('absorb:captain');
    expect(g.combat?.phase).toBe('attack');
    expect(captain(g)).toMatchObject({ wounds: 1, crew: [{ wounds: 1 }, { wounds: 0 }] });
  });

  it('F-AWAY-17 F-AWAY-18: the player chooses who takes damage if some members can absorb all of it, and isn’t asked otherwise', () => {
    // With Defense 4 and 5, the second member alone absorbs 5 damage.
    const team = ['team:0-phaser-crew', 'team:1-security-detail'];
    const drive = fight(classL('stranded-miners', CREW), 'beam:C5').does(team).does('phase:next', 'phase:next');
    expect(drive.keys()).toEqual(['absorb:0-phaser-crew', 'absorb:1-security-detail']);
    const more = classL('stranded-miners', CREW);
    const other = fight(more, 'beam:C5').does(team);
    foe(more, 'stranded').changes.push({ attack: 1 });
    other.does('phase:next', 'phase:next');
    expect(captain(more).crew.map(({ wounds }) => wounds)).toEqual([1, 1]);
    expect(more.combat?.phase).toBe('attack');
  });

  it('F-AWAY-25 F-AWAY-28: an attack that is too weak fails without costing Reputation, and Wounds stay', () => {
    const g = classL('stranded-miners', CREW);
    const drive = fight(g, 'beam:C5').does(['team:1-security-detail']).does('phase:next', 'phase:next', 'phase:next');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ reputation: 0, experience: 0, crew: [{ wounds: 0 }, { wounds: 1 }] });
    expect(g.combat).toBeNull();
  });

  it('T16 F-AWAY-20 F-AWAY-26: a team that has only Security absorbs nothing, so 1 damage costs 2 Reputation and ends the mission', () => {
    const g = classL('stranded-miners');
    const drive = fight(g, 'beam:C5').does([]);
    foe(g, 'stranded').changes.push({ attack: -4 });
    drive.does('phase:next', 'phase:next');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ reputation: -2, experience: 0 });
    expect(site(g, 'C5')).toMatchObject({ tokens: [{ token: 'stranded-miners', up: true }], marks: [] });
  });

  it('F-AWAY-20: a team is lost if the damage is one point more than it can absorb', () => {
    const g = classL('entrenched-militia', CREW.slice(1));
    const drive = fight(g, 'beam:C5').does(['team:0-security-detail']).does('phase:next', 'phase:next');
    expect(drive.over).toBe(true);
    expect(captain(g)).toMatchObject({ reputation: -2, crew: [{ wounds: 1 }] });
  });

  it('F-AWAY-01 F-OPEN-36: an Away Mission is possible only beside the planet and from a safe space', () => {
    expect(fightKeys(classL('stranded-miners'))).toContain('beam:C5');
    const far = classL('stranded-miners');
    captain(far).at = at('C2');
    expect(fightKeys(far)).not.toContain('beam:C5');
  });

  it('F-AWAY-01: an Away Mission is the turn’s only Action, and the ship can’t move after it', () => {
    const g = classL('stranded-miners');
    captain(g).points.move = 6;
    const drive = turnOver(g);
    expect(drive.keys('move:')).not.toEqual([]);
    drive.does('beam:C5', []);
    expect(g.combat).toMatchObject({ kind: 'planet', at: at('C5') });
    strikes(drive, { diplomacy: 4 }, 'win:stranded-miners@C5');
    expect(drive.asked.seat).toBe(0);
    expect(drive.keys().filter((key) => /^(move|beam|challenge|interact|assault|decimate|visit):/.test(key))).toEqual(
      [],
    );
  });
});

describe('Planet Tokens aboard a Cube', () => {
  it('F-AWAY-32 F-CUBE-04 F-CUBE-07 F-AWAY-34: an Away Team beams aboard the Red Cube after the space battle, and the Cube doubles the damage to the team', () => {
    const g = assault('cubeRed', 'red', 'C4');
    const drive = fight(g, 'assault:C0');
    expect(gives(drive, { long: { normal: 6 } }).keys('attack:')).toEqual(['attack:border-watch@C0']);
    strikes(drive, { long: { normal: 6 } }, 'attack:border-watch@C0');
    // The Attack is 5, doubled to 10. Captain and Crew absorb 11, but without the Captain only 9.
    drive.does(['team:captain', 'team:0-phaser-crew', 'team:1-security-detail']).does('phase:next', 'phase:next');
    expect(captain(g)).toMatchObject({ wounds: 1, crew: [{ wounds: 1 }, { wounds: 1 }] });
    strikes(drive, { close: { normal: 5 } }, 'attack:temple-keepers@C0');
    expect(g.cubes.red).toMatchObject({ destroyed: true, marks: [0, 0] });
    expect(captain(g)).toMatchObject({ at: at('C0'), experience: 3 + 4 });
  });

  it('F-AWAY-33 F-CUBE-05: at the Green Cube each team member that takes damage gets 2 Wound Tokens', () => {
    const g = assault('cubeGreen', 'green', 'C3');
    const drive = fight(g, 'assault:C0').does('phase:next', 'phase:next', 'phase:next');
    drive.does(['team:captain', 'team:0-phaser-crew']).does('phase:next', 'phase:next');
    expect(captain(g)).toMatchObject({ wounds: 2, crew: [{ wounds: 2 }, { wounds: 0 }] });
  });

  it('F-OPEN-59 F-OPEN-62 F-MULTI-05: an Away Team is sent even after a lost battle, but Spent members stay on the ship', () => {
    const g = assault('cubeGreen', 'green', 'C3');
    const drive = fight(g, 'assault:C0').does('phase:next', 'phase:next');
    Object.assign(captain(g).crew[0] ?? {}, { ready: false });
    drive.does('phase:next');
    expect(drive.keys()).toEqual(['team:captain', 'team:1-security-detail']);
    drive.does([]);
    strikes(drive, { diplomacy: 6 }, 'win:temple-keepers@C0');
    expect(g.cubes.green).toMatchObject({ destroyed: false, marks: [0] });
    expect(g.cubes.green?.defenders.map(({ token }) => token)).toEqual(['border-watch']);
  });

  it('F-CUBE-07: if a Cube has only Planet Tokens, the Away Team is sent immediately', () => {
    const g = assault('cubeGreen', 'green', 'C3');
    g.cubes.green?.defenders.shift();
    expect(fight(g, 'assault:C0').keys()).toContain('team:captain');
  });
});

function assault(tile: TileId, colour: 'red' | 'green', berth: string): Frontiers {
  const g = arena({ C: tile }, berth);
  captain(g).crew = structuredClone(CREW);
  const defenders = [
    { token: 'border-watch', pile: 'romulanStarbase' as const, up: true },
    { token: 'temple-keepers', pile: 'classK' as const, up: true },
  ];
  g.cubes[colour] = { at: at('C0'), level: 1, defenders, marks: [], destroyed: false };
  return g;
}
