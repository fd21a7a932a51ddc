import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { type Attribute, SKILLS, type Skill } from '../../../src/games/first-edition/content/printed.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { raised, within } from './figures.ts';

const PLANET: CardPlace = 'surface:L2';

describe('personnel who improve others', () => {
  /** A personnel, the one they improve there, the attribute, the amount, and one they don’t improve. */
  it.each<[string, Attribute, number, string, string]>([
    ['Admiral McCoy', 'CUNNING', 3, 'Calloway', 'Worf'],
    ['Artim', 'STRENGTH', 1, 'Worf', "J'Ddan"],
    ['Artim', 'CUNNING', 2, 'Calloway', "J'Ddan"],
    ['Calandra', 'INTEGRITY', 1, 'Prak', 'Worf'],
    ['Captain Chakotay', 'STRENGTH', 2, 'Amaros', 'Worf'],
    ['Christopher Pike', 'CUNNING', 1, 'Ambassador Petri', 'Worf'],
    ["D'Tan", 'INTEGRITY', 1, 'Alidar Jarok', 'Worf'],
    ["Ixtana'Rax", 'STRENGTH', 1, "Amar'itak", 'Worf'],
    ['Kahlest', 'STRENGTH', 2, 'Kurn', 'Kitrik'],
    ['Keeve Falor', 'INTEGRITY', 2, 'Dohlem', 'Anara'],
    ['Kor', 'STRENGTH', 2, 'Kurn', 'Calloway'],
    ['Malcolm Reed', 'INTEGRITY', 1, 'Worf', 'Calloway'],
    ['Mr. Sisko', 'CUNNING', 1, 'Captain Dax', 'Worf'],
    ['Riley Frazier', 'CUNNING', 2, 'Two of Nineteen', 'Worf'],
    ['Riley Frazier*', 'CUNNING', 2, 'Two of Nineteen', 'Worf'],
    ['Ro Laren (Blaze of Glory)', 'CUNNING', 2, 'Amaros', 'Worf'],
    ['Shakaar Edon', 'STRENGTH', 2, 'Anara', 'Worf'],
    ['The Centurion', 'CUNNING', 1, 'Alidar Jarok', 'Worf'],
  ])('C-SKILL-14 C-SKILL-11: %s improves %s', (card, attribute, by, helped, others) => {
    const g = within(`surface:L2: ${card}, ${helped}, ${others}`);
    expect([raised(g, 2, attribute), raised(g, 3, attribute)]).toEqual([by, 0]);
    const apart = within(`surface:L2: ${card}; surface:L5: ${helped}`);
    expect(raised(apart, 2, attribute)).toBe(card === 'Mr. Sisko' ? by : 0);
    const disabled = within([
      [card, PLANET, { held: { by: 2, as: 'disabled' } }],
      [helped, PLANET],
    ]);
    expect(raised(disabled, 2, attribute)).toBe(0);
  });

  it.each<[string, Attribute, number, string]>([
    ['Admiral McCoy', 'CUNNING', 3, 'Calloway'],
    ['Calandra', 'INTEGRITY', 1, 'Prak'],
    ['Colyus', 'STRENGTH', 1, 'Croden'],
    ["D'Tan", 'INTEGRITY', 1, 'Alidar Jarok'],
    ["Ixtana'Rax", 'STRENGTH', 1, "Amar'itak"],
    ['Jadzia Dax (Blaze of Glory)', 'CUNNING', 2, 'Kor'],
    ['Kahlest', 'STRENGTH', 2, 'Kurn'],
    ['Kasidy Yates (The Maquis)', 'STRENGTH', 2, 'Amaros'],
    ['Kor', 'STRENGTH', 2, 'Kurn'],
    ['Kurn (Life from Lifelessness)', 'CUNNING', 1, 'Worf'],
    ['Lakanta', 'STRENGTH', 4, 'Wesley Crusher'],
    ['Lela', 'STRENGTH', 1, 'Calloway'],
    ["Lursa (The Sky's the Limit)", 'STRENGTH', 1, 'Kurn'],
    ['Malcolm Reed', 'INTEGRITY', 1, 'Worf'],
    ['Shakaar Edon', 'STRENGTH', 2, 'Anara'],
    ['The Centurion', 'CUNNING', 1, 'Alidar Jarok'],
  ])('C-TEAM-07: %s doesn’t improve the opponent’s personnel present', (card, attribute, by, helped) => {
    const g = within(`surface:L2: ${card}, ${helped}`, `surface:L2: ${helped}`);
    expect([raised(g, 2, attribute), raised(g, 3, attribute)]).toEqual([by, 0]);
  });

  it('C-TEAM-07: Targ improves all Klingons present, of both players', () => {
    const g = within('surface:L2: Targ, Kurn', 'surface:L2: Kurn');
    expect([raised(g, 2, 'STRENGTH'), raised(g, 3, 'STRENGTH')]).toEqual([1, 1]);
  });

  it('C-TEAM-07: Second doesn’t double skills of the opponent’s personnel present', () => {
    const drones = within('surface:L2: Second, Two of Nineteen', 'surface:L2: Two of Nineteen');
    const [yours, theirs] = [2, 3].map((id) => drones.pieces[id]);
    const skills = SKILLS.filter((skill) => yours !== undefined && skillOf(drones, yours, skill) === 2);
    expect(skills.length).toBeGreaterThan(0);
    expect(skills.every((skill) => theirs !== undefined && skillOf(drones, theirs, skill) === 1)).toBe(true);
  });

  it('C-TEAM-07: a personnel aboard an opponent’s ship doesn’t improve it', () => {
    const speed = (seat: number): number =>
      raised(
        within([
          ['Starship Enterprise', 'space:L1', { seat, owner: seat }],
          ['Demora Sulu', 'aboard:1'],
        ]),
        1,
        'RANGE',
      );
    expect([speed(0), speed(1)]).toEqual([1, 0]);
  });

  it('C-AFFIL-08: Kor improves personnel of Klingon affiliation, too', () => {
    expect(raised(within('L2: Kor, Data {as: Klingon}'), 2, 'STRENGTH')).toBe(2);
  });

  it('C-SKILL-14: Jadzia Dax improves infiltrators who are with her, and Rulat improves Kazon guards', () => {
    expect(raised(within('L2: Jadzia Dax (Blaze of Glory), Kor'), 2, 'CUNNING')).toBe(2);
    const guards = within('L2: Rulat, Corez, Worf');
    expect([2, 3].map((one) => raised(guards, one, 'CUNNING'))).toEqual([1, 0]);
  });

  it.each(['Maleth', 'Orta', 'Weiss', 'Weiss*'])('C-TEAM-12: %s weakens opponents who are present', (card) => {
    const g = within(`surface:L2: ${card}; L2: Worf`, 'L2: Kurn; L5: Klag');
    expect([2, 3, 4].map((id) => raised(g, id, 'STRENGTH'))).toEqual([0, -1, 0]);
  });

  it('C-SKILL-22: Targs of both players add no more than one', () => {
    const g = within('surface:L2: Targ, Kurn', 'surface:L2: Targ, Kurn');
    expect([2, 4].map((one) => raised(g, one, 'STRENGTH'))).toEqual([1, 1]);
  });

  it('C-SKILL-22: copies on one ship or on two cards together add no more than one, but Bynars Weapon Enhancements do', () => {
    const shields = (copies: string) => raised(within(`L1: U.S.S. Galaxy [Taitt]; on:1: ${copies}`), 1, 'SHIELDS');
    expect(shields('Metaphasic Shields, Metaphasic Shields')).toBe(shields('Metaphasic Shields'));
    const weapons = (copies: string) => raised(within(`L1: U.S.S. Galaxy; on:1: ${copies}`), 1, 'WEAPONS');
    expect(weapons('Bynars Weapon Enhancement, Bynars Weapon Enhancement')).toBe(4);
    const ill = within('L2: Lojal, Lojal, Giusti; on:1: Bendii Syndrome {owner: 1}; on:2: Bendii Syndrome {owner: 1}');
    expect([1, 2, 3].map((one) => raised(ill, one, 'INTEGRITY'))).toEqual([-2, -2, -2]);
    const fleet = within(
      'L1: U.S.S. Galaxy, U.S.S. Galaxy, U.S.S. Oberth; on:1: Virus {owner: 1}; on:2: Virus {owner: 1}',
    );
    expect([1, 2, 3].map((one) => raised(fleet, one, 'WEAPONS'))).toEqual([-2, -2, 0]);
  });

  it('C-SKILL-22: two copies of a personnel add no more than one copy does, unless the card says otherwise', () => {
    expect(raised(within('L2: Keeve Falor, Keeve Falor, Dohlem'), 3, 'CUNNING')).toBe(2);
    expect(raised(within('L2: Calandra, Calandra, Prak'), 3, 'CUNNING')).toBe(2);
  });
});

describe('personnel improved by others', () => {
  it.each<[string, Attribute, number, string, 'with' | 'in play']>([
    ['Durango', 'STRENGTH', 2, 'Sheriff Worf', 'with'],
    ['Gilora Rejal', 'CUNNING', 2, "Miles O'Brien", 'in play'],
    ['Grilka', 'STRENGTH', 3, 'Quark Son of Keldar', 'with'],
    ['Jaro Essa', 'CUNNING', 3, 'Vedek Winn', 'with'],
    ["Ja'rod", 'STRENGTH', 5, 'Toral', 'with'],
    ["Keiko O'Brien", 'INTEGRITY', 2, "Miles O'Brien", 'with'],
    ["K'mtar", 'CUNNING', 5, 'Alexander Rozhenko', 'with'],
    ['Navok', 'STRENGTH', 2, 'Neral', 'with'],
    ['Quark Son of Keldar', 'CUNNING', 3, 'Grilka', 'with'],
    ['Raymond Boone', 'CUNNING', 2, 'Benjamin Maxwell', 'with'],
  ])(
    'C-SKILL-14 C-UNIQ-13: %s has more %s only with the personnel that the card names',
    (card, attribute, by, friend, how) => {
      expect(raised(within(`surface:L2: ${card}, ${friend}`), 1, attribute)).toBe(by);
      expect(raised(within(`surface:L2: ${card}; surface:L5: ${friend}`), 1, attribute)).toBe(how === 'with' ? 0 : by);
      expect(raised(within(`surface:L2: ${card}; L2: Calloway`), 1, attribute)).toBe(0);
    },
  );

  it('C-SKILL-14: Durango adds 2 to Sheriff Worf’s STRENGTH', () => {
    expect(raised(within('L2: Durango, Sheriff Worf'), 2, 'STRENGTH')).toBe(2);
  });

  const level = (g: FirstEdition, id: number, skill: Skill): number => {
    const piece = g.pieces[id];
    return piece === undefined ? -1 : skillOf(g, piece, skill);
  };

  it('C-SKILL-06: personnel have conditional skills only while the conditions hold', () => {
    expect(level(within([['Ira Graves', PLANET]]), 1, 'Biology')).toBe(0);
    expect(level(within('L2: Ira Graves; L5: Kareen Brianon'), 1, 'Biology')).toBe(1);
    expect(level(within([['Miral Paris', PLANET]]), 1, 'Diplomacy')).toBe(1);
    for (const name of ['Miral Paris', 'Miral Paris*'])
      expect(level(within(`surface:L2: ${name}; table: Treaty: Federation/Klingon`), 1, 'Diplomacy')).toBe(2);
    expect(level(within('aboard:2: Nog; L1: U.S.S. Defiant'), 1, 'ENGINEER')).toBe(2);
    expect(level(within('aboard:2: Nog; L1: U.S.S. Oberth'), 1, 'ENGINEER')).toBe(1);
    expect(level(within('L2: Praetor Neral; L5: Lovok'), 2, 'SECURITY')).toBe(1);
    expect(level(within([['Praetor Neral', PLANET]], [['Lovok', 'surface:L5']]), 2, 'SECURITY')).toBe(0);
  });

  it('C-AFFIL-10: skills of Major Rakal and Stefan DeSeve depend on their current affiliation', () => {
    const rakal = (mode: string) => within([['Major Rakal', PLANET, { mode }]]);
    expect(['Tal Shiar', 'Empathy', 'Diplomacy'].map((one) => level(rakal('Romulan'), 1, one as Skill))).toEqual([
      1, 1, 0,
    ]);
    expect(['Tal Shiar', 'Empathy', 'Diplomacy'].map((one) => level(rakal('Federation'), 1, one as Skill))).toEqual([
      0, 1, 1,
    ]);
    expect([raised(rakal('Federation'), 1, 'INTEGRITY'), raised(rakal('Federation'), 1, 'CUNNING')]).toEqual([4, -1]);
    const deseve = (mode: string) => within([['Stefan DeSeve', PLANET, { mode }]]);
    expect([level(deseve('Romulan'), 1, 'Greed'), level(deseve('Federation'), 1, 'OFFICER')]).toEqual([1, 1]);
    expect(raised(deseve('Federation'), 1, 'INTEGRITY')).toBe(-1);
  });
});
