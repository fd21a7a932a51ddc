import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import type { Modifier } from '../../../src/games/frontiers/effects/union.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { at, lay, moor, position, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

/** Lets seat 0 interact with a location, with this much Diplomacy. */
function dealing(g: Frontiers, label: string, diplomacy: number): Drive {
  playerOf(g, 0).points.diplomacy = diplomacy;
  return turnOver(g).does(`interact:${label}`);
}

function outpost(diplomacy: number, does: (g: Frontiers) => void = () => {}): { g: Frontiers; drive: Drive } {
  const g = position();
  moor(g, 0, 'B2');
  g.crew.offer = ['helm-officers', 'field-medics', 'deflector-specialists'];
  does(g);
  return { g, drive: dealing(g, 'B2', diplomacy) };
}

describe('recruiting', () => {
  it('F-BUY-02 F-LOC-08: a location sells Crew with its icon, for the cost on their cards', () => {
    expect(outpost(2).drive.keys('buy:crew')).toEqual([]);
    expect(outpost(4).drive.keys('buy:crew')).toEqual(['buy:crew:field-medics']);
    const { g, drive } = outpost(20);
    expect(drive.keys('buy:crew')).toEqual(['buy:crew:helm-officers', 'buy:crew:field-medics']);
    drive.does('buy:crew:helm-officers');
    expect(playerOf(g, 0).points.diplomacy).toBe(15);
    // The Crew offer isn’t refilled (F-GAIN-06).
    expect(g.crew.offer).toEqual(['field-medics', 'deflector-specialists']);
  });

  it('F-BUY-03 F-CREW-05: a recruit is Ready and can act immediately', () => {
    const { drive } = outpost(3);
    drive.does('buy:crew:field-medics');
    expect(drive.keys('crew:0-field-medics').length).toBeGreaterThan(0);
  });

  it('F-CREW-03 F-CREW-06 F-CREW-07: if all Command Tokens are in use, a recruit takes the place of a Crew Member, who is discharged for good', () => {
    const { g, drive } = outpost(8, (before) => {
      playerOf(before, 0).crew = [{ crew: 'phaser-crew', ready: false, wounds: 2 }];
      before.crew.regular = before.crew.regular.filter((crew) => crew !== 'phaser-crew');
    });
    drive.does('buy:crew:helm-officers');
    // There was no other Crew Member to discharge.
    expect(drive.rules).toContain('F-CREW-06');
    expect(playerOf(g, 0).crew).toEqual([{ crew: 'helm-officers', ready: true, wounds: 0 }]);
    expect([...g.crew.regular, ...g.crew.offer]).not.toContain('phaser-crew');
  });

  it('F-OPEN-17: a Skill’s Command Token lets the player buy one Crew Member for 5 less, and that Crew Member can’t be discharged', () => {
    const { g, drive } = outpost(1, (before) => {
      playerOf(before, 0).skills = [{ skill: 'enterprise-d-trusted-officer', used: 'no' }];
    });
    expect(drive.keys('buy:crew')).toEqual(['buy:crew:helm-officers:bond', 'buy:crew:field-medics:bond']);
    drive.does('buy:crew:helm-officers:bond');
    expect(playerOf(g, 0)).toMatchObject({ crew: [{ crew: 'helm-officers', bonded: true }] });
    expect(playerOf(g, 0).points.diplomacy).toBe(1);
    const more = position();
    moor(more, 0, 'B2');
    more.crew.offer = ['field-medics'];
    playerOf(more, 0).skills = [{ skill: 'enterprise-d-trusted-officer', used: 'no' }];
    playerOf(more, 0).crew = [
      { crew: 'helm-officers', ready: true, wounds: 0, bonded: true },
      { crew: 'phaser-crew', ready: true, wounds: 0 },
    ];
    dealing(more, 'B2', 9).does('buy:crew:field-medics');
    expect(playerOf(more, 0).crew.map(({ crew }) => crew)).toEqual(['helm-officers', 'field-medics']);
  });

  it('F-CARD-13: effects can make recruits cheaper or add a reward, and some effects work only once', () => {
    const often: Modifier = { kind: 'recruits', reputation: 1, experience: 1 };
    const once: Modifier = { kind: 'recruits', less: 2, reputation: -1, once: true };
    const { g, drive } = outpost(6, (before) => {
      Object.assign(playerOf(before, 0), { level: 3, experience: 8 });
      playerOf(before, 0).lasting = [often, once].map((modifier) => ({ modifier, until: 'turn' }));
    });
    drive.does('buy:crew:helm-officers');
    expect(playerOf(g, 0)).toMatchObject({ experience: 9, reputation: 0 });
    expect(playerOf(g, 0).points.diplomacy).toBe(3);
    drive.does('buy:crew:field-medics');
    expect(playerOf(g, 0)).toMatchObject({ experience: 10, reputation: 1 });
    expect(playerOf(g, 0).points.diplomacy).toBe(0);
  });

  it('F-BUY-11 F-BUY-14: a destroyed Cube sells Crew with its icon, and the Gold Cube sells all Crew', () => {
    const g = position();
    lay(g, 'cubeRed', 'D');
    lay(g, 'cubeGold', 'E');
    g.cubes.red = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
    g.cubes.gold = { at: at('E0'), level: 4, defenders: [], marks: [], destroyed: true };
    g.crew.offer = ['tactical-veterans', 'helm-officers', 'weapons-officers'];
    moor(g, 0, 'D0');
    expect(dealing(g, 'D0', 20).keys('buy:crew')).toEqual(['buy:crew:tactical-veterans', 'buy:crew:weapons-officers']);
    moor(g, 0, 'E0');
    expect(dealing(g, 'E0', 20).keys('buy:crew')).toHaveLength(3);
  });

  it('F-LOC-12 F-SCEN-72: Starbases sell Crew with their icon, and in Conquer and Hold also those with the icons of another location', () => {
    const offer = ['boarding-party', 'helm-officers', 'shield-technicians', 'deflector-specialists'];
    const sold = (scenario: string, label: string): string[] => {
      const g = position({ scenario });
      lay(g, 'frontier3', 'D');
      lay(g, 'frontier4', 'E');
      site(g, 'D1').marks = [0];
      site(g, 'E0').marks = [0];
      g.crew.offer = [...offer];
      moor(g, 0, label);
      return dealing(g, label, 20)
        .keys('buy:crew')
        .map((key) => key.slice('buy:crew:'.length));
    };
    expect(sold('full-conquest', 'D1')).toEqual(['boarding-party', 'shield-technicians']);
    expect(sold('conquer-and-hold', 'D1')).toEqual(['boarding-party', 'helm-officers', 'shield-technicians']);
    expect(sold('full-conquest', 'E0')).toEqual(['shield-technicians']);
    expect(sold('conquer-and-hold', 'E0')).toEqual(['shield-technicians', 'deflector-specialists']);
  });
});
