import { describe, expect, it } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isStaffed, lacksCrew, staffingIcons } from '../../../src/games/first-edition/chapters/staffing/staffing.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { scene } from './scene.ts';

/** Whether some personnel staff a ship. */
function staffed(ship: string, ...crew: readonly (string | Row)[]): boolean {
  const people = crew.map((who): Row => (typeof who === 'string' ? [who, 'aboard:1'] : who));
  const { g } = scene({ gold: { play: [[ship, 'space:L1'], ...people] } });
  return isStaffed(g, pieceOf(g, 1));
}

const OURS = { as: { affiliation: 'Klingon', by: 1 } } as const;
const DEFENSE = ['Six of Seventeen', 'Eight of Nineteen'];
const COM = 'Fifteen of Seventeen';
/** Four Borg with Communication, Defense, Navigation and Navigation. */
const FOUR = [COM, DEFENSE[0] ?? '', 'Locutus of Borg', 'Locutus of Borg'];

describe('command icons', () => {
  it('C-STAFF-03: a command icon serves as a ship’s staff icon, but not as one that a card’s condition asks for', () => {
    const has = (who: string, icon: string) => {
      const { g } = scene({ gold: { play: [[who, 'surface:L2']] } });
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(`[${icon}] personnel`));
    };
    // A U.S.S. Oberth needs a staff icon. Picard has a command icon, Alyssa Ogawa a staff icon.
    expect([staffed('U.S.S. Oberth', 'Jean-Luc Picard'), staffed('U.S.S. Oberth', 'Alyssa Ogawa')]).toEqual([
      true,
      true,
    ]);
    expect([has('Jean-Luc Picard', 'Cmd'), has('Jean-Luc Picard', 'Stf')]).toEqual([true, false]);
    expect([has('Alyssa Ogawa', 'Cmd'), has('Alyssa Ogawa', 'Stf')]).toEqual([false, true]);
  });
});

describe('ship staffing', () => {
  it.each<[ship: string, crew: string[], is: boolean]>([
    // Skills, species and persons aren’t icons, so a personnel can supply one of them and an icon too.
    ['Gomtuu', ['Altovar', 'Altovar (Emissary)'], true],
    ['Gomtuu', ['Altovar', 'Vekor'], false],
    ['Fesarius', ['Balok'], true],
    ['Fesarius', ['Vekor'], false],
    ['U.S.S. Enterprise-A', ['Admiral Kirk'], true],
    ['U.S.S. Enterprise-A', ['Calloway'], false],
    // Either of its two staffing requirements is enough.
    ['Class J Cargo Ship', ['Brathaw'], true],
    ['Class J Cargo Ship', ['Andrea'], true],
    ['Class J Cargo Ship', ['Vekor'], false],
  ])('C-STAFF-01: the answer to whether the %s is staffed by %j is %s', (ship, crew, is) => {
    expect(staffed(ship, ...crew)).toBe(is);
  });

  it('C-STAFF-05: a ship that needs a Vulcan accepts one of any affiliation, even without the ship’s icon', () => {
    const guest = { as: { affiliation: 'Non-Aligned', by: 1 } } as const;
    expect(staffed('Vulcan Lander', ['Sarek', 'aboard:1', guest])).toBe(true);
    expect(staffed('Vulcan Lander', ['Calloway', 'aboard:1', guest])).toBe(false);
  });

  it('C-STAFF-02: each affiliation icon must come from a different personnel', () => {
    // It needs one command icon and two Non-Aligned icons.
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Andrea')).toBe(true);
    expect(staffed('Zalkonian Vessel', 'Brathaw', 'Vekor', 'Mot the Barber')).toBe(false);
    expect(staffed('Zalkonian Vessel', 'Andrea', 'Andrea', 'Andrea')).toBe(false);
  });

  it('C-STAFF-02: a Borg Cube needs seven personnel with its icons', () => {
    expect(staffed('Borg Cube', ...FOUR)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM)).toBe(false);
    expect(staffed('Borg Cube', ...FOUR, COM, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: a card with two people gives one icon for each of them, but its affiliation icon only once', () => {
    const three = FOUR.slice(1);
    // One of Third and Fourth supplies the Communication icon, the other the Borg icon.
    expect(staffed('Borg Cube', ...three, COM, COM, 'Third and Fourth')).toBe(true);
    // A Borg Tactical Cube needs no Communication icon, so their card supplies only one Borg icon.
    const tactical = [...DEFENSE, 'Locutus of Borg', 'Locutus of Borg', 'Third and Fourth'];
    expect(staffed('Borg Tactical Cube', ...tactical, COM)).toBe(false);
    expect(staffed('Borg Tactical Cube', ...tactical, COM, COM)).toBe(true);
  });

  it('C-STAFF-02: a personnel who counts as two people can supply a second missing icon', () => {
    const scott: Row = ['Mr. Scott (The Motion Pictures)', 'aboard:1', OURS];
    // He supplies the command icon, and nobody needs to supply the other one.
    expect(staffed('Battle Cruiser Bortas', scott)).toBe(true);
    expect(staffed("I.K.C. Kla'Diyus", ['Kurn', 'aboard:1'])).toBe(false);
    expect(staffed("I.K.C. Kla'Diyus", scott)).toBe(true);
    expect(staffed("Alliance Vor'Cha", scott)).toBe(false);
    expect(staffed("Alliance Vor'Cha", scott, ['Giusti', 'aboard:1', OURS])).toBe(true);
    // Two of him staff a ship that needs one icon.
    expect(staffed('Battle Cruiser Bortas', scott, scott)).toBe(true);
  });

  it('C-STAFF-02: by a newer text, the ship that Mr. Scott is aboard needs one icon less, and no other ship does', () => {
    const { g } = scene({
      gold: {
        play: [
          ...["I.K.C. Kla'Diyus", "I.K.C. Kla'Diyus"].map((ship): Row => [ship, 'space:L1']),
          ['Mr. Scott (The Motion Pictures)', 'aboard:1', OURS],
          ...[1, 2].map((ship): Row => ['Kurn', `aboard:${ship}`]),
        ],
      },
      texts: '2025-02',
    });
    expect([1, 2].map((ship) => isStaffed(g, pieceOf(g, ship)))).toEqual([true, false]);
  });

  it('C-STAFF-02: by a newer text, Mr. Scott spares his ship one icon, but not two', () => {
    const crew = (...others: Row[]) => {
      const play: Row[] = [
        ["Alliance Vor'Cha", 'space:L1'],
        ['Mr. Scott (The Motion Pictures)', 'aboard:1', OURS],
      ];
      const { g } = scene({ gold: { play: [...play, ...others] }, texts: '2025-02' });
      return isStaffed(g, pieceOf(g, 1));
    };
    expect([crew(), crew(['Giusti', 'aboard:1', OURS])]).toEqual([false, true]);
  });

  it.each<[infiltrator: Partial<AnyPiece>, at: Row[1], stopped: boolean, is: boolean]>([
    [{ serves: true }, 'aboard:1', false, true],
    [{}, 'aboard:1', false, false],
    [{ serves: true }, 'surface:L1', false, false],
    [{ serves: true, stopped: 1 }, 'aboard:1', false, false],
    [{ serves: true }, 'aboard:1', true, false],
  ])(
    'C-INFIL-01: an infiltrator with %j at %s of a ship (stopped: %s) supplies its icon: %s',
    (how, at, stopped, is) => {
      const { g } = scene({
        gold: {
          play: [
            ['U.S.S. Oberth', 'space:L1', stopped ? { stopped: 1 } : {}],
            ['Calloway', 'aboard:1'],
          ],
        },
        blue: { play: [['Captain Picard', at, { infiltrates: 'Federation', ...how }]] },
      });
      expect(isStaffed(g, pieceOf(g, 1))).toBe(is);
    },
  );

  it('C-STAFF-08: an animal supplies no icon', () => {
    const crew = (who: string) => staffed('Battle Cruiser', ['Tomalak', 'aboard:1'], [who, 'aboard:1']);
    expect([crew('Isis'), crew('Boshar'), crew('The Foragers')]).toEqual([false, false, true]);
  });

  it('C-STAFF-01: the number of a ship’s staffing icons includes its affiliation icons, but no other requirements', () => {
    const { g } = scene({
      gold: {
        play: inPlay(
          'L1: Zalkonian Vessel, Borg Cube, Type VI Shuttlecraft, Class J Cargo Ship, Gomtuu, Federation Outpost',
        ),
      },
    });
    expect([1, 2, 3, 4, 5, 6].map((id) => staffingIcons(pieceOf(g, id)))).toEqual([3, 7, 0, 1, 0, 0]);
  });

  it.each<[ship: string, crew: string[], needs: string]>([
    // These four supply the icons that few Borg have, so any other three are enough.
    ['Borg Cube', FOUR, '3 [Borg]'],
    ['Zalkonian Vessel', ['Brathaw'], '2 [Non-Aligned]'],
    ['Zalkonian Vessel', ['Brathaw', 'Vekor'], '[Non-Aligned]'],
    ['Zalkonian Vessel', ['Andrea'], '[Command] and [Non-Aligned]'],
    ['Class J Cargo Ship', ['Vekor'], '[Original Series]'],
    ['U.S.S. Oberth', ['Calloway'], '[Staff]'],
    ['U.S.S. Oberth', ['Vekor'], 'a personnel of its affiliation (Federation)'],
    ['Gomtuu', ['Vekor'], 'Empathy ×2'],
    ['Renegade Borg Sphere', ['Vekor'], '[Communication]'],
    ["Queen's Borg Sphere (Resistance is Futile)", [COM], 'Borg Queen'],
    ["Queen's Borg Sphere (Resistance is Futile)", ['Locutus of Borg'], '[Navigation]'],
    // The crew has all that the card lists, but nobody of the ship’s affiliation.
    ['Gomtuu', ['Deanna Troi', 'Deanna Troi'], 'a personnel of its affiliation (Non-Aligned)'],
    ['Class J Cargo Ship', ['Mr. Spock'], 'a personnel of its affiliation (Non-Aligned)'],
  ])('C-STAFF-01: with %s staffed by %j, the refusal says what is missing: %s', (ship, crew, needs) => {
    const { g } = scene({ gold: { play: [[ship, 'space:L1'], ...crew.map((who): Row => [who, 'aboard:1'])] } });
    expect(lacksCrew(g, pieceOf(g, 1))).toBe(`${ship} isn’t staffed. The ship still needs aboard: ${needs}.`);
  });

  it('C-STAFF-06: a facility never counts as staffed for movement', () => {
    expect(staffed('Federation Outpost', 'Jean-Luc Picard')).toBe(false);
  });
});
