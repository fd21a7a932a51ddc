import { describe, expect, it } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isStaffed, staffingIcons } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { Row } from './figures.ts';
import { scene } from './scene.ts';

/** Whether some people staff a ship. */
function staffed(ship: string, ...crew: readonly (string | Row)[]): boolean {
  const people = crew.map((who): Row => (typeof who === 'string' ? [who, 'aboard:1'] : who));
  const { g } = scene({ gold: { play: [[ship, 'space:L1'], ...people] } });
  return isStaffed(g, pieceOf(g, 1));
}

const DEFENSE = ['Six of Seventeen', 'Eight of Nineteen'];
const COM = 'Fifteen of Seventeen';
/** Communication, defense, navigation twice. */
const FOUR = [COM, DEFENSE[0] ?? '', 'Locutus of Borg', 'Locutus of Borg'];

describe('a command icon', () => {
  it('C-STAFF-03: stands in for a staff icon of a ship, and nowhere else; a staff icon for none', () => {
    const has = (who: string, icon: string) => {
      const { g } = scene({ gold: { play: [[who, 'surface:L2']] } });
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(`[${icon}] personnel`));
    };
    // An Oberth asks for a staff icon. Picard has a command icon, Alyssa Ogawa a staff icon.
    expect([staffed('U.S.S. Oberth', 'Jean-Luc Picard'), staffed('U.S.S. Oberth', 'Alyssa Ogawa')]).toEqual([
      true,
      true,
    ]);
    expect([has('Jean-Luc Picard', 'Cmd'), has('Jean-Luc Picard', 'Stf')]).toEqual([true, false]);
    expect([has('Alyssa Ogawa', 'Cmd'), has('Alyssa Ogawa', 'Stf')]).toEqual([false, true]);
  });
});

describe('what a ship asks for', () => {
  it.each<[ship: string, crew: string[], is: boolean]>([
    // Skills, species and persons are no icons: somebody who supplies one may have them as well.
    ['Gomtuu', ['Altovar', 'Altovar (Emissary)'], true],
    ['Gomtuu', ['Altovar', 'Vekor'], false],
    ['Fesarius', ['Balok'], true],
    ['Fesarius', ['Vekor'], false],
    ['U.S.S. Enterprise-A', ['Admiral Kirk'], true],
    ['U.S.S. Enterprise-A', ['Calloway'], false],
    // One way or the other.
    ['Class J Cargo Ship', ['Brathaw'], true],
    ['Class J Cargo Ship', ['Andrea'], true],
    ['Class J Cargo Ship', ['Vekor'], false],
  ])('C-STAFF-01: %s with %j: %s', (ship, crew, is) => {
    expect(staffed(ship, ...crew)).toBe(is);
  });

  it('C-STAFF-05: a species is no icon', () => {
    const guest = { as: { affiliation: 'Non-Aligned', by: 1 } } as const;
    expect(staffed('Vulcan Lander', ['Sarek', 'aboard:1', guest])).toBe(true);
    expect(staffed('Vulcan Lander', ['Calloway', 'aboard:1', guest])).toBe(false);
  });

  it('C-STAFF-02: affiliation icons are staffing icons: each comes from somebody else', () => {
    // One with Command, two of the Non-Aligned.
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Andrea')).toBe(true);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Mot the Barber')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Andrea', 'Andrea', 'Andrea')).toBe(false);
  });

  it('C-STAFF-02: a Borg Cube takes seven', () => {
    expect(staffed('Borg Cube', ...FOUR)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: two people on a card supply one icon each, and one of them its affiliation icon', () => {
    const three = FOUR.slice(1);
    // Communication from either of Third and Fourth, what a Borg is from the other.
    expect(staffed('Borg Cube', ...three, COM, COM, 'Third and Fourth')).toBe(true);
    // A tactical one needs no Communication: of what a Borg is they have one.
    const tactical = [...DEFENSE, 'Locutus of Borg', 'Locutus of Borg', 'Third and Fourth'];
    expect(staffed('Borg Tactical Cube', ...tactical, COM)).toBe(false);
    expect(staffed('Borg Tactical Cube', ...tactical, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: who counts for one more takes off whichever is missing', () => {
    const ours = { as: { affiliation: 'Klingon', by: 1 } } as const;
    const scott: Row = ['Mr. Scott (The Motion Pictures)', 'aboard:1', ours];
    // Command from him, the other icon from nobody.
    expect(staffed('Battle Cruiser Bortas', scott)).toBe(true);
    expect(staffed("I.K.C. Kla'Diyus", ['Kurn', 'aboard:1'])).toBe(false);
    expect(staffed("I.K.C. Kla'Diyus", scott)).toBe(true);
    expect(staffed("Alliance Vor'Cha", scott)).toBe(false);
    expect(staffed("Alliance Vor'Cha", scott, ['Giusti', 'aboard:1', ours])).toBe(true);
    // With two of him a ship that asks for one icon needs no other one.
    expect(staffed('Battle Cruiser Bortas', scott, scott)).toBe(true);
  });

  it('C-STAFF-08: no animal supplies an icon', () => {
    const crew = (who: string) => staffed('Battle Cruiser', ['Tomalak', 'aboard:1'], [who, 'aboard:1']);
    expect([crew('Isis'), crew('Boshar'), crew('The Foragers')]).toEqual([false, false, true]);
  });

  it('C-STAFF-01: is counted by its icons, those of affiliations too', () => {
    const { g } = scene({
      gold: {
        play: ['Zalkonian Vessel', 'Borg Cube', 'Type VI Shuttlecraft', 'Class J Cargo Ship', 'Federation Outpost'].map(
          (ship): Row => [ship, 'space:L1'],
        ),
      },
    });
    expect([1, 2, 3, 4, 5].map((id) => staffingIcons(pieceOf(g, id)))).toEqual([3, 7, 0, 1, 0]);
  });

  it('C-STAFF-06: nothing else moves so', () => {
    expect(staffed('Federation Outpost', 'Jean-Luc Picard')).toBe(false);
  });
});
