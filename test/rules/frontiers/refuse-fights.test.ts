import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { fightOffer, fights } from '../../../src/games/frontiers/chapters/combat/challenges.ts';
import { turnOf } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { arena, cube, fight, gives } from './support/fight.ts';
import { at, lay, moor, put, site } from './support/position.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

describe('refused fights', () => {
  it('F-TURN-12 F-TURN-13 F-TURN-14 F-TURN-15: a fight is refused if the target isn’t there or isn’t adjacent', () => {
    const drive = turnWith((g) => {
      lay(g, 'frontier3', 'D');
      lay(g, 'frontier5', 'E');
      lay(g, 'frontier6', 'F');
      put(g, 'D1', 'romulanStarbase', 'border-watch', false);
    });
    expect(
      table(
        drive,
        'why can’t I attack the Borg Sphere',
        'assault b3',
        'challenge:B6',
        'assault d1',
        'decimate E1',
        'beam:F5',
      ),
    ).toEqual({
      'why can’t I attack the Borg Sphere': 'F-TURN-14: There is nothing of that kind on the map.',
      'assault b3': 'F-TURN-14: There is nothing to fight at B3 (Empty space).',
      'challenge:B6': 'F-TURN-14: B6 (Romulan Warbird) isn’t adjacent to your ship at A6.',
      'assault d1': 'F-TURN-15: D1 (Romulan Starbase) isn’t adjacent to your ship at A6.',
      'decimate E1': 'F-TURN-12: E1 (Class-M Planet) isn’t adjacent to your ship at A6.',
      'beam:F5': 'F-TURN-13: F5 (Class-L Planet) isn’t adjacent to your ship at A6.',
    });
    expect(JSON.stringify(table(drive, 'attack the border watch'))).not.toContain('D1');
  });

  it('F-TURN-14 F-PVP-01: challenging another player’s ship or the player’s own space is refused', () => {
    const drive = turnWith((g) => moor(g, 1, 'B3'));
    expect(table(drive, 'challenge:B3', 'challenge:A6')).toEqual({
      'challenge:B3': 'F-PVP-01: In this game, players’ ships can’t fight each other.',
      'challenge:A6': 'F-TURN-14: There is nothing to fight at A6 (Empty space).',
    });
  });

  it('F-TURN-09 F-EMERG-01: a fight is refused if Emergency Repairs replaced the Action', () => {
    const drive = turnWith((g) => moor(g, 0, 'B5'));
    drive.change((g) => Object.assign(turnOf(g), { begun: true, step: 'emergency' }));
    expect(refusal(drive, 'challenge b6').rule).toBe('F-EMERG-01');
  });

  it('F-TURN-14 F-LOC-02: a ship that is off the map can’t fight anything', () => {
    const g = arena({ B: 'cubeGreen' }, 'B3');
    put(g, 'B2', 'warbird', 'patrol-warbird');
    const keys = () => fights(g, 0).map(({ option }) => option.key);
    expect(keys()).toEqual(['challenge:B2']);
    playerOf(g, 0).aside = true;
    expect(keys()).toEqual([]);
    Object.assign(playerOf(g, 0), { aside: false, at: null });
    expect(keys()).toEqual([]);
  });

  it('F-SAFE-04 F-MOVE-22 F-SCEN-04 F-TURN-09 F-TURN-10: a fight is refused from the wrong space or at the wrong moment', () => {
    const shared = turnWith((g) => {
      moor(g, 0, 'B5');
      moor(g, 1, 'B5');
    });
    expect(refusal(shared, 'attack the warbird').rule).toBe('F-SAFE-04');
    const drive = turnWith(
      (g) => {
        lay(g, 'cubeGreen', 'D');
        cube(g, 'green', 'D0', 4, ['warbird', 'patrol-warbird']);
        moor(g, 0, 'D4');
      },
      { scenario: 'first-reconnaissance' },
    );
    expect(refusal(drive, 'assault the cube').rule).toBe('F-SCEN-04');
    drive.change((g) => Object.assign(turnOf(g), { begun: true, step: 'after' }));
    expect(refusal(drive, 'assault the cube').rule).toBe('F-TURN-09');
    drive.change((g) => Object.assign(turnOf(g), { step: 'move', moved: true, provoked: [at('B6'), at('C6')] }));
    playerOf(drive.g, 0).skills = [];
    expect(refusal(drive, 'attack d0').rule).toBe('F-TURN-10');
  });

  it('F-OUTCOME-07 F-OUTCOME-08 F-LOC-19 F-LOC-24 F-LOC-44: a fight is refused at a closed location', () => {
    const drive = turnWith((g) => {
      for (const [tile, letter] of [
        ['frontier4', 'D'],
        ['frontier5', 'E'],
        ['frontier6', 'F'],
        ['cubeGreen', 'G'],
      ] as const)
        lay(g, tile, letter);
      site(g, 'E1').marks = [1];
      site(g, 'F5').marks = [1];
      g.cubes.green = { at: at('G0'), level: 4, defenders: [], marks: [1], destroyed: true };
    });
    expect(table(drive, 'assault d0', 'decimate e1', 'beam down to f5', 'assault the green cube')).toEqual({
      'assault d0': 'F-OUTCOME-07: D0 (Dominion Starbase) is already conquered and open to all players.',
      'decimate e1': 'F-OUTCOME-08: E1 (Class-M Planet) has already been decimated.',
      'beam down to f5': 'F-LOC-24: F5 (Class-L Planet) is closed: an Away Mission has succeeded there.',
      'assault the green cube': 'F-LOC-44: The Borg Cube at G0 (Green Borg Cube) is destroyed.',
    });
    drive.change((g) => {
      site(g, 'E1').marks = [];
      turnOf(g).visited = [at('E1')];
    });
    expect(refusal(drive, 'decimate e1').rule).toBe('F-LOC-19');
  });

  it('F-SCEN-68 F-VARIANT-09: the refusal of an assault names the Cube that is at that place in this game, or says that there is none', () => {
    const none = turnWith((g) => lay(g, 'cubeGreen', 'D'), { scenario: 'conquer-and-hold' });
    expect(refusal(none, 'assault d0')).toEqual({
      text: 'There is no Borg Cube at D0 (Empty space).',
      rule: 'F-SCEN-68',
    });
    const other = turnWith((g) => {
      lay(g, 'cubeGreen', 'D');
      cube(g, 'red', 'D0', 4, ['warbird', 'patrol-warbird']);
    });
    expect(table(other, 'assault the red cube', 'assault the green cube')).toEqual({
      'assault the red cube': 'F-TURN-15: D0 (Red Borg Cube) isn’t adjacent to your ship at A6.',
      'assault the green cube': 'F-TURN-14: There is nothing of that kind on the map.',
    });
  });

  it('F-COMBAT-06 F-MOVE-22 F-VARIANT-13: an assault is refused if the Starbase’s owner is there, and so is a challenge from a destroyed Cube', () => {
    const held = (options: Record<string, unknown>) =>
      turnWith((g) => {
        lay(g, 'frontier3', 'D');
        site(g, 'D1').marks = [1];
        moor(g, 1, 'D1');
        moor(g, 0, 'D0');
      }, options);
    expect(refusal(held({ pvp: false }), 'assault d1').rule).toBe('F-COMBAT-06');
    expect(refusal(held({ starbasePeace: true }), 'assault d1').rule).toBe('F-VARIANT-13');
    const drive = turnWith((g) => {
      lay(g, 'cubeGreen', 'D');
      g.cubes.green = { at: at('B5'), level: 4, defenders: [], marks: [], destroyed: true };
      moor(g, 0, 'B5');
    });
    expect(refusal(drive, 'challenge b6').rule).toBe('F-MOVE-22');
  });

  it('F-AWAY-07 F-LOC-34: an Away Mission or visit is refused if no tokens are left, even after discarded ones are reshuffled', () => {
    const drive = turnWith((g) => {
      lay(g, 'frontier6', 'F');
      lay(g, 'frontier8', 'D');
      moor(g, 0, 'F4');
      for (const pile of ['classL', 'classH'] as const) g.piles[pile] = { draw: [], discard: [] };
    });
    const both = () => [refusal(drive, 'beam:F5').rule, refusal(drive, 'visit:D1').rule];
    expect(both()).toEqual(['F-AWAY-07', 'F-LOC-34']);
    expect(fightOffer(drive.g, 0, at('F5')).why?.()?.rule).toBe('F-AWAY-07');
    drive.change((g) => {
      for (const pile of ['classL', 'classH'] as const) g.piles[pile] = { draw: ['one'], discard: ['other'] };
    });
    expect(fightOffer(drive.g, 0, at('F5')).why).toBeNull();
    expect(both()).not.toContain('F-LOC-34');
    drive.change((g) => {
      for (const pile of ['classL', 'classH'] as const) g.piles[pile] = { draw: [], discard: [] };
      site(g, 'F5').tokens.push({ token: 'stranded-miners', pile: 'classL', up: true });
      site(g, 'D1').classH = 'command-challenge';
    });
    expect(fightOffer(drive.g, 0, at('F5')).why).toBeNull();
    expect(both()).not.toContain('F-LOC-34');
  });

  it('F-TURN-15 F-TEAM-05 F-COMBAT-06: assaulting the player’s own Starbase, an ally’s, or one with a third player’s ship is refused', () => {
    const owned = (by: number, guest: number | null, options: Record<string, unknown> = {}) =>
      turnWith(
        (g) => {
          lay(g, 'frontier3', 'D');
          site(g, 'D1').marks = [by];
          if (guest !== null) moor(g, guest, 'D1');
          moor(g, 0, 'D0');
        },
        { players: 4, ...options },
      );
    expect(table(owned(0, null), 'assault d1')).toEqual({
      'assault d1': 'F-TURN-15: D1 (Romulan Starbase) is yours.',
    });
    expect(refusal(owned(2, null, { teams: true }), 'assault d1').rule).toBe('F-TEAM-05');
    expect(refusal(owned(1, 3, { pvp: true }), 'assault d1').text).toContain('so only that ship can be attacked there');
    expect(refusal(owned(1, 1, { pvp: true }), 'assault d1').text).not.toContain(
      'so only that ship can be attacked there',
    );
  });
});

describe('refused attacks in a fight', () => {
  const against = (...tokens: string[]) => {
    const g = arena({ B: 'frontier1' }, 'B5');
    for (const token of tokens) put(g, 'B6', 'warbird', token);
    return fight(g, 'challenge:B6');
  };

  it('F-LRA-02 F-LRA-08: an attack is refused if there aren’t enough points, or if the points don’t count until later', () => {
    const drive = gives(against('patrol-warbird'), { long: { normal: 2 } });
    expect(refusal(drive, 'attack the warbird')).toEqual({
      text: 'Patrol Warbird has Defense 3. You have Long Range Attack 2.',
      rule: 'F-LRA-08',
    });
    gives(drive, { close: { normal: 1 } });
    expect(refusal(drive, 'attack:patrol-warbird@B6')).toEqual({
      text: 'Only Long Range Attacks count now: 2 against Defense 3. Your other 1 points count later.',
      rule: 'F-LRA-02',
    });
    gives(drive, { long: { normal: 3 } });
    expect(refusal(drive, 'shoot patrol warbird').text).toBe('You can do that now: Attack 1: Patrol Warbird.');
    expect(table(drive, 'set shields', 'attack the borg sphere', 'move b4', 'end my turn', 'challenge c6')).toEqual({
      'set shields': 'F-COMBAT-16: Shields come after the Long Range Attack phase.',
      'attack the borg sphere': 'F-COMBAT-10: That enemy isn’t in this fight. You are fighting Patrol Warbird.',
      'move b4': 'F-TURN-08: You are in a fight. Finish all its phases first.',
      'end my turn': 'F-COMBAT-16: You are in a fight. Finish all its phases first.',
      'challenge c6': 'F-COMBAT-10: That enemy isn’t in this fight. You are fighting Patrol Warbird.',
    });
  });

  it('F-LRA-04 F-LRA-06: an attack is refused if Resistances leave too few points', () => {
    const drive = gives(against('armored-warbird'), { long: { normal: 5 } });
    expect(refusal(drive, 'attack')).toEqual({
      text: 'Armored Warbird has Defense 3. Your Long Range Attack 5 counts as 2, because Phasers is resisted.',
      rule: 'F-LRA-06',
    });
  });

  it('F-COMBAT-16 F-SHIELD-10: an attack is refused in the Shields phase', () => {
    const drive = against('patrol-warbird').does('phase:next');
    expect(table(drive, 'attack the warbird', 'deflect the warbird', 'win over the warbird')).toEqual({
      'attack the warbird': 'F-COMBAT-16: The enemies are attacking. Use Shields against them.',
      'deflect the warbird': 'F-SHIELD-10: You have no Shields points yet. Play some first.',
      'win over the warbird': 'F-AWAY-10: Only an Away Team can win over tokens, and only Planet Tokens.',
    });
  });

  it('F-AWAY-09 F-AWAY-10: on an Away Mission, overcoming tokens by Diplomacy is refused if there isn’t enough Diplomacy', () => {
    const g = arena({ B: 'frontier6' }, 'B0');
    const drive = fight(g, 'beam:B5').does([]);
    const [foe] = g.combat?.foes ?? [];
    expect(refusal(drive, 'win them over')).toMatchObject({
      rule: 'F-AWAY-10',
      text: expect.stringContaining('You have 0'),
    });
    expect(foe).toBeDefined();
    expect(refusal(drive, 'attack').rule).toBe('F-AWAY-09');
  });
});
