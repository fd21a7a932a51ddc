import { describe, expect, it } from 'vitest';
import { compatible, matching } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { pooled, skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { Piece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, type Scene, scene } from './scene.ts';

/** Personnel on a planet, and cards on the table. */
function people(names: readonly string[], table: readonly string[] = []) {
  const play = [
    ...names.map((name) => [name, 'surface:L2'] as const),
    ...table.map((name) => [name, 'core:0'] as const),
  ];
  const { g } = scene({ gold: { play } } satisfies Scene);
  return { g, piece: (number: number): Piece => pieceOf(g, number) };
}

describe('affiliations', () => {
  const fits = (one: string, other: string, ...table: string[]) => {
    const { g, piece } = people([one, other], table);
    return compatible(g, piece(1), piece(2));
  };

  it('C-AFFIL-02: cards with the same icon are compatible, Non-Aligned cards fit all cards but Borg, and other cards aren’t compatible', () => {
    expect(fits('Spock', 'Calloway')).toBe(true);
    expect(fits('Spock', 'Vekor')).toBe(true);
    expect(fits('Spock', 'Kurn')).toBe(false);
    expect(fits('Vekor', 'Two of Nineteen')).toBe(false);
  });

  it('C-AFFIL-05: two affiliations that each have a treaty with a third one aren’t compatible with each other', () => {
    const treaties = ['Treaty: Federation/Klingon', 'Treaty: Federation/Romulan'];
    expect(fits('Spock', 'Kurn', ...treaties)).toBe(true);
    expect(fits('Spock', 'Sela', ...treaties)).toBe(true);
    expect(fits('Kurn', 'Sela', ...treaties)).toBe(false);
    expect(fits('Kurn', 'Sela', ...treaties, 'Treaty: Romulan/Klingon')).toBe(true);
  });

  it('C-AFFIL-04: a treaty never makes two cards match', () => {
    const { piece } = people(['Spock', 'Kurn', 'Worf'], ['Treaty: Federation/Klingon']);
    expect(matching(piece(1), piece(2))).toBe(false);
    expect(matching(piece(1), piece(3))).toBe(true);
  });

  it('C-AFFIL-02: a treaty works only for its own player', () => {
    const gold = inPlay('L1: Federation Outpost [Calloway]');
    const blue = [['Treaty: Federation/Klingon', 'core:1']] as const;
    const stage = scene({ gold: { play: gold, hand: ['Kurn'] }, blue: { play: blue } });
    expect(offered(stage, 'gold', 'report')).toEqual([]);
  });

  it('C-AFFIL-10 C-AFFIL-13: a card with several affiliations acts as one of them and can change it between actions', () => {
    const stage = scene({ gold: { play: [['Ayala', 'surface:L2']] } }).does('gold', 'mode:1:Non-Aligned');
    expect(stage.g.pieces[1]?.mode).toBe('Non-Aligned');
    expect(stage.g.players[0]?.playing).toEqual(['Non-Aligned']);
    expect(offered(stage, 'gold', 'mode')).toEqual(['mode:1:Federation']);
    expect(stage.g.turn?.segment).toBe('plays');
  });

  it('C-AFFIL-11: a crew member can’t change to an affiliation that is incompatible with their ship', () => {
    const play = inPlay("L1: I.K.C. K'Vort [Kurn, Ayala {mode: Non-Aligned}]");
    expect(scene({ gold: { play } }).refuses('gold', 'mode:3:Federation')).toMatchObject({ rule: 'C-AFFIL-11' });
  });

  it('C-AFFIL-11: neither a ship nor its crew can change affiliation if another card aboard would become incompatible', () => {
    const batris = inPlay('L1: Batris {mode: Non-Aligned} [Calloway]');
    expect(scene({ gold: { play: batris } }).refuses('gold', 'mode:1:Klingon')).toMatchObject({ rule: 'C-AFFIL-11' });
    const husnock = inPlay('L1: Husnock Ship [Kurn, Ayala {mode: Non-Aligned}]');
    const stage = scene({ gold: { play: husnock } });
    expect(stage.refuses('gold', 'mode:3:Federation')).toMatchObject({ rule: 'C-AFFIL-11' });
  });

  it('C-AFFIL-11 C-AFFIL-16: captives and personnel under house arrest don’t prevent a change of affiliation', () => {
    const modes = (...others: readonly Row[]) => {
      const ship = ['U.S.S. Galaxy', 'space:L1'] as const;
      const people = inPlay('aboard:1: Spock, Ayala {mode: Non-Aligned}');
      return offered(scene({ gold: { play: [ship, ...people, ...others] } }), 'gold', 'mode');
    };
    expect(modes(['Kurn', 'aboard:1', { owner: 1, captive: 'escorted' }])).toEqual(['mode:3:Federation']);
    expect(modes(['Kurn', 'aboard:1'])).toEqual(['mode:3:Federation']);
  });

  it('C-CAPTURE-08 C-AFFIL-10: a captive can’t change affiliation', () => {
    const ayala = ['Ayala', 'surface:L2', { owner: 1, captive: 'escorted' }] as const;
    const stage = scene({ gold: { play: [['Spock', 'surface:L2'], ayala] } });
    expect(offered(stage, 'gold', 'mode')).toEqual([]);
  });

  it('C-AFFIL-12: a card takes an affiliation that is compatible where the card reports', () => {
    const play = [["I.K.C. K'Vort", 'space:L1']] as const;
    const stage = scene({ gold: { play: [...play, ['Klingon Outpost', 'space:L1']], hand: ['Sisters of Duras'] } });
    stage.does('gold', 'report:sisters-of-duras:aboard:2');
    expect(stage.g.pieces[3]?.mode).toBe('Klingon');
  });
});

describe('skills and attributes', () => {
  it('C-SKILL-03 C-SKILL-04: skill levels add up over all personnel', () => {
    const { g, piece } = people(['Spock', 'Kurn']);
    expect(skillOf(g, piece(1), 'Diplomacy')).toBe(2);
    expect(pooled(g, [piece(1), piece(2)], 'Diplomacy')).toBe(3);
  });

  it('C-SKILL-02: a personnel counts as a type by classification or by skill', () => {
    const { g, piece } = people(['Data', 'Vekor']);
    expect(pooled(g, [piece(1), piece(2)], 'OFFICER')).toBe(1);
    expect(pooled(g, [piece(1)], 'ENGINEER')).toBe(1);
    expect(pooled(g, [piece(2)], 'MEDICAL')).toBe(1);
  });

  it('C-SKILL-12: any intelligence service counts as “any Intelligence”', () => {
    const { g, piece } = people(['Atul']);
    expect(pooled(g, [piece(1)], 'any Intelligence')).toBe(1);
  });

  it('C-DILEMMA-14: attributes add up over a group and must exceed the required number', () => {
    const { g, piece } = people(['Worf', 'Data']);
    const group = { people: [piece(1), piece(2)], equipment: [], ship: null };
    const asks = (number: number) =>
      meets(g, group, { is: 'attribute', sum: ['STRENGTH'], bound: { than: '>', number } });
    expect(asks(21)).toBe(true);
    // C.6, 10: exactly the number doesn’t meet it.
    expect(asks(22)).toBe(false);
  });

  it('C-SKILL-24: a personnel of two species counts as both', () => {
    const { g, piece } = people(['Spock']);
    const group = { people: [piece(1)], equipment: [], ship: null };
    const is = (trait: string) => meets(g, group, { is: 'people', who: { icons: [], trait }, count: 1 });
    expect(['Vulcan', 'Human', 'Klingon'].map(is)).toEqual([true, true, false]);
  });

  it('C-SKILL-14 C-SKILL-22: bonuses of different cards and of each copy of a cumulative card add up', () => {
    const play = inPlay(`
      L1: U.S.S. Oberth [Bynars Weapon Enhancement, Bynars Weapon Enhancement, Metaphasic Shields, Vekor]`);
    const { g } = scene({ gold: { play } });
    expect(attributeOf(g, pieceOf(g, 1), 'WEAPONS')).toBe(8);
    expect(attributeOf(g, pieceOf(g, 1), 'SHIELDS')).toBe(9);
  });

  it('C-SKILL-19: an attribute that a card doesn’t have counts as 0', () => {
    const { g, piece } = people(['Spock']);
    expect(attributeOf(g, piece(1), 'RANGE')).toBe(0);
  });
});
