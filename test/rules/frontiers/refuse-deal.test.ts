import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { at, deal, lay, moor, position, put, site } from './support/position.ts';
import { run } from './support/procedures.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

describe('refused Interactions', () => {
  it('F-INTERACT-01 F-INTERACT-09 F-INTERACT-13: an Interaction is refused without a location nearby, from the wrong space, or with Reputation on the X', () => {
    const drive = turnWith();
    expect(table(drive, 'interact', 'interact with the outpost', 'interact with b3', 'interact with Z9')).toEqual({
      interact:
        'F-INTERACT-13: There is no location that your ship at A6 can interact with. Try an Outpost or a space beside a Class-M Planet.',
      'interact with the outpost': 'F-INTERACT-13: Your ship at A6 must be on B2 (Outpost).',
      'interact with b3': 'F-INTERACT-01: You can’t interact with B3 (Empty space).',
      'interact with Z9': 'F-MOVE-04: There is no space Z9 on the map.',
    });
    drive.change((g) => {
      moor(g, 0, 'B2').reputation = -7;
    });
    expect(refusal(drive, 'interact')).toEqual({
      text: 'Your Reputation of -7 is on the X, so you can’t interact.',
      rule: 'F-INTERACT-09',
    });
  });

  it('F-LOC-12 F-LOC-13 F-LOC-16 F-LOC-44 F-OUTCOME-08: an Interaction is refused if the location is closed', () => {
    const drive = turnWith((g) => {
      for (const [tile, letter] of [
        ['frontier3', 'D'],
        ['frontier4', 'E'],
        ['frontier5', 'F'],
        ['cubeGreen', 'G'],
      ] as const)
        lay(g, tile, letter);
      put(g, 'D1', 'romulanStarbase', 'border-watch', false);
      put(g, 'E0', 'dominionStarbase', 'decoy-station', false);
      site(g, 'F1').marks = [1];
      g.cubes.green = { at: at('G0'), level: 4, defenders: [], marks: [], destroyed: false };
    });
    const rules = (...wishes: string[]) => wishes.map((wish) => refusal(drive, wish).rule);
    expect(rules('interact d1', 'interact e0', 'interact f1', 'interact with the cube')).toEqual([
      'F-LOC-12',
      'F-LOC-16',
      'F-OUTCOME-08',
      'F-LOC-44',
    ]);
    drive.change((g) => Object.assign(site(g, 'D1'), { tokens: [], marks: [1] }));
    expect(rules('interact d1')).toEqual(['F-LOC-13']);
  });
});

describe('refused purchases in an Interaction', () => {
  const dealing = (diplomacy: number, label = 'B2') => {
    const drive = turnWith((g) => {
      g.crew.offer = ['field-medics', 'phaser-crew', 'weapons-officers'];
      moor(g, 0, label);
      deal(g, 0, 'warp-drive', 'damage');
    }).does(`interact:${label}`);
    return drive.change((g) => {
      playerOf(g, 0).points.diplomacy = diplomacy;
    });
  };

  it('F-BUY-01 F-BUY-02 F-BUY-05 F-BUY-08: a purchase outside an Interaction is refused with a reason', () => {
    const drive = turnWith((g) => {
      g.crew.offer = ['field-medics'];
      g.advanced.offer = [];
    });
    expect(table(drive, 'recruit phaser crew', 'learn warp drive', 'learn ultimatum')).toEqual({
      'recruit phaser crew': 'F-BUY-02: Ro Laren isn’t in the Crew offer.',
      'learn warp drive': 'F-CARD-01: Warp Drive is a Basic Action, and Basic Actions are never for sale.',
      'learn ultimatum': 'F-BUY-05: Ultimatum isn’t in any offer now.',
    });
    expect(refusal(drive, 'buy undiscovered').rule).toBe('F-BUY-08');
    expect(refusal(drive, 'recruit field medics').rule).toBe('F-INTERACT-13');
    drive.change((g) => moor(g, 0, 'B2'));
    expect(refusal(drive, 'recruit field medics').rule).toBe('F-BUY-01');
  });

  it('F-BUY-02 F-BUY-04 F-BUY-08 F-BUY-09 F-BUY-12 F-TURN-09: at an Outpost, goods are refused if it doesn’t sell them or if they cost too much Diplomacy', () => {
    const drive = dealing(2);
    expect(
      table(drive, 'buy crystals', 'buy an elite crew card', 'buy repair', 'move b3', 'attack the warbird'),
    ).toEqual({
      'buy crystals': 'F-BUY-09: Only the destroyed Red Borg Cube sells crystals.',
      'buy an elite crew card': 'F-BUY-12: Only the destroyed Gold Borg Cube sells an Elite Crew card for the offer.',
      'buy repair': 'F-BUY-04: Repair a Damage Card: this costs 3 Diplomacy, but you have 2.',
      'move b3': 'F-TURN-08: You are in an Interaction, which is your Action this turn.',
      'attack the warbird': 'F-TURN-09: You are in an Interaction, which is your Action this turn.',
    });
    expect(refusal(drive, 'buy undiscovered')).toMatchObject({ rule: 'F-BUY-08' });
    expect(refusal(drive, 'recruit weapons officers')).toMatchObject({ rule: 'F-BUY-02' });
    expect(refusal(drive, 'recruit phaser crew')).toMatchObject({ rule: 'F-BUY-02' });
  });

  it('F-BUY-08: an Undiscovered Card is refused if the player lacks 7 Diplomacy or black data', () => {
    const on = (diplomacy: number) => {
      const drive = turnWith((g) => {
        lay(g, 'frontier4', 'D');
        site(g, 'D0').marks = [1];
        moor(g, 0, 'D0');
        g.core = ['red'];
        g.undiscovered.offer = ['deep-scan'];
      }).does('interact:D0');
      return drive.change((g) => {
        playerOf(g, 0).points.diplomacy = diplomacy;
      });
    };
    expect(refusal(on(6), 'buy deep scan').text).toBe('Deep Scan costs 7 Diplomacy. You have 6.');
    expect(refusal(on(7), 'buy deep scan').text).toContain('costs 1 black data');
  });

  it('F-INTERACT-03: in an Interaction opened for a card, Diplomacy can’t buy goods', () => {
    const drive = run(position(), 'turn');
    drive.calls('interact', { seat: 0, at: null });
    expect(refusal(drive, 'recruit field medics').rule).toBe('F-INTERACT-03');
    expect(refusal(drive, 'challenge b6').rule).toBe('F-INTERACT-03');
  });
});
