import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { arena, fight } from './support/fight.ts';
import { lay, moor, put, site } from './support/position.ts';
import { fire, shot, war } from './support/pvp.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

describe('refused requests in a fight between ships', () => {
  it('F-PVP-07 F-PVP-24 F-PVP-25: the aggressor’s requests are refused with a reason if the fight doesn’t allow them', () => {
    const drive = shot(war(), 'long');
    expect(table(drive, 'attack the borg sphere', 'fire', 'move b3', 'set shields')).toEqual({
      'attack the borg sphere': 'F-PVP-07: Two ships are fighting. Nobody else can take part.',
      fire: 'F-PVP-25: You have no Attack points yet. Play some first.',
      'move b3': 'F-TURN-08: Two ships are fighting. Nobody else can take part.',
      'set shields': 'F-PVP-25: This is your attack. You play Shields when your opponent attacks.',
    });
    drive.change((g) => fire(g, { close: { normal: 4 } }));
    expect(refusal(drive, 'fire')).toEqual({
      text: 'Only Long Range Attacks count now. Your 4 other points can’t be used.',
      rule: 'F-PVP-24',
    });
  });

  it('F-PVP-18: a partial defender’s requests for a die and most Skills are refused', () => {
    const g = war();
    fire(g, { long: { normal: 9 } });
    playerOf(g, 1).skills = [
      { skill: 'defiant-pulse-volley', used: 'no' },
      { skill: 'defiant-motivation', used: 'round' },
    ];
    const drive = shot(g, 'long').does('fire');
    expect(refusal(drive, 'take a die', 1).rule).toBe('F-PVP-18');
    expect(refusal(drive, 'use pulse volley', 1).rule).toBe('F-PVP-18');
    expect(refusal(drive, 'attack', 1).rule).toBe('F-PVP-25');
  });

  it('F-OPEN-36: a ship can be attacked only from a safe space', () => {
    const drive = turnWith(
      (g) => {
        moor(g, 0, 'B5');
        moor(g, 1, 'B0');
        moor(g, 2, 'B5');
      },
      { pvp: true, players: 3 },
    );
    expect(refusal(drive, 'engage the defiant')).toEqual({
      text: 'You can attack only from a safe space, and B5 (Nebula) isn’t safe.',
      rule: 'F-OPEN-36',
    });
  });

  it('F-COMBAT-14: during a fight with tokens, an attack on a player’s ship is refused', () => {
    const g = arena({ B: 'frontier1' }, 'B5', { pvp: true });
    put(g, 'B6', 'warbird', 'patrol-warbird');
    expect(refusal(fight(g, 'challenge:B6'), 'engage the defiant').rule).toBe('F-COMBAT-14');
  });
});

describe('refusals about planets and Crew', () => {
  it('F-LOC-41: a Class-H Planet with a Faction Token can’t be explored', () => {
    const drive = turnWith((g) => {
      lay(g, 'core2', 'D');
      site(g, 'D1').marks = [1];
      moor(g, 0, 'D2');
    });
    expect(refusal(drive, 'explore the Class-H Planet').rule).toBe('F-LOC-41');
    drive.change((g) => {
      site(g, 'D1').marks = [];
    });
    expect(refusal(drive, 'visit d1').text).toContain('You can do that now: Explore D1');
  });

  it('F-CREW-09: a Crew ability is refused without the data that it costs', () => {
    const g = arena({ B: 'frontier1' }, 'B5');
    put(g, 'B6', 'warbird', 'patrol-warbird');
    playerOf(g, 0).crew = [{ crew: 'communications-officers', ready: true, wounds: 0 }];
    const drive = fight(g, 'challenge:B6');
    expect(refusal(drive, 'crew:0-communications-officers:1').rule).toBe('F-CREW-09');
  });
});
