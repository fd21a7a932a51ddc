import { describe, expect, it } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isStaffed, staffingIcons } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { Row } from './figures.ts';
import { scene } from './scene.ts';

/** Whether some personnel staff a ship. */
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
  it('C-STAFF-03: replaces a ship’s staff icon and nothing else, while a staff icon replaces none', () => {
    const has = (who: string, icon: string) => {
      const { g } = scene({ gold: { play: [[who, 'surface:L2']] } });
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(`[${icon}] personnel`));
    };
    // An Oberth needs a staff icon. Picard has a command icon, Alyssa Ogawa a staff icon.
    expect([staffed('U.S.S. Oberth', 'Jean-Luc Picard'), staffed('U.S.S. Oberth', 'Alyssa Ogawa')]).toEqual([
      true,
      true,
    ]);
    expect([has('Jean-Luc Picard', 'Cmd'), has('Jean-Luc Picard', 'Stf')]).toEqual([true, false]);
    expect([has('Alyssa Ogawa', 'Cmd'), has('Alyssa Ogawa', 'Stf')]).toEqual([false, true]);
  });
});

describe('a ship’s staffing', () => {
  it.each<[ship: string, crew: string[], is: boolean]>([
    // Skills, species and persons aren’t icons: a personnel who gives one may have them too.
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

  it('C-STAFF-05: has no icon for a species', () => {
    const guest = { as: { affiliation: 'Non-Aligned', by: 1 } } as const;
    expect(staffed('Vulcan Lander', ['Sarek', 'aboard:1', guest])).toBe(true);
    expect(staffed('Vulcan Lander', ['Calloway', 'aboard:1', guest])).toBe(false);
  });

  it('C-STAFF-02: includes affiliation icons, each from another personnel', () => {
    // One with Command, two of the Non-Aligned.
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Andrea')).toBe(true);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Mot the Barber')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Andrea', 'Andrea', 'Andrea')).toBe(false);
  });

  it('C-STAFF-02: for a Borg Cube takes seven', () => {
    expect(staffed('Borg Cube', ...FOUR)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: gets one icon from each of two people on a card, and the affiliation icon from one', () => {
    const three = FOUR.slice(1);
    // Communication from either Third or Fourth, and a Borg icon from the other.
    expect(staffed('Borg Cube', ...three, COM, COM, 'Third and Fourth')).toBe(true);
    // A tactical one needs no Communication, and they have one Borg.
    const tactical = [...DEFENSE, 'Locutus of Borg', 'Locutus of Borg', 'Third and Fourth'];
    expect(staffed('Borg Tactical Cube', ...tactical, COM)).toBe(false);
    expect(staffed('Borg Tactical Cube', ...tactical, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: is reduced by whichever icon is missing for a personnel who counts as one more', () => {
    const ours = { as: { affiliation: 'Klingon', by: 1 } } as const;
    const scott: Row = ['Mr. Scott (The Motion Pictures)', 'aboard:1', ours];
    // Command from him, the other icon from nobody.
    expect(staffed('Battle Cruiser Bortas', scott)).toBe(true);
    expect(staffed("I.K.C. Kla'Diyus", ['Kurn', 'aboard:1'])).toBe(false);
    expect(staffed("I.K.C. Kla'Diyus", scott)).toBe(true);
    expect(staffed("Alliance Vor'Cha", scott)).toBe(false);
    expect(staffed("Alliance Vor'Cha", scott, ['Giusti', 'aboard:1', ours])).toBe(true);
    // With two of him, a ship that needs one icon needs no other.
    expect(staffed('Battle Cruiser Bortas', scott, scott)).toBe(true);
  });

  it('C-STAFF-08: gets no icon from an animal', () => {
    const crew = (who: string) => staffed('Battle Cruiser', ['Tomalak', 'aboard:1'], [who, 'aboard:1']);
    expect([crew('Isis'), crew('Boshar'), crew('The Foragers')]).toEqual([false, false, true]);
  });

  it('C-STAFF-01: is counted by its icons, affiliation icons too', () => {
    const { g } = scene({
      gold: {
        play: ['Zalkonian Vessel', 'Borg Cube', 'Type VI Shuttlecraft', 'Class J Cargo Ship', 'Federation Outpost'].map(
          (ship): Row => [ship, 'space:L1'],
        ),
      },
    });
    expect([1, 2, 3, 4, 5].map((id) => staffingIcons(pieceOf(g, id)))).toEqual([3, 7, 0, 1, 0]);
  });

  it('C-STAFF-06: moves nothing else', () => {
    expect(staffed('Federation Outpost', 'Jean-Luc Picard')).toBe(false);
  });
});
