import { describe, expect, it } from 'vitest';
import type { Attribute } from '../../../src/games/first-edition/content/printed.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { raised, shipBattle, within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { offered, scene } from './scene.ts';

const SHIP: CardPlace = 'aboard:2';
const PLANET: CardPlace = 'surface:L2';

describe('personnel who enhance ships', () => {
  it.each<[string, string, Attribute, number, string?]>([
    ["Ch'dak", 'I.K.C. Amar', 'RANGE', 1, 'I.K.C. Bortas'],
    ["B'Elanna", 'Guingouin', 'SHIELDS', 2, 'U.S.S. Oberth'],
    ['Chief Engineer Scott', 'I.S.S. Enterprise', 'WEAPONS', 2, 'U.S.S. Oberth'],
    ['Chief Navigator Chekov', 'I.S.S. Enterprise', 'WEAPONS', 1, 'I.S.S. Constitution'],
    ['Commander Chekov', 'Starship Enterprise', 'WEAPONS', 2, 'U.S.S. Enterprise'],
    ['Demora Sulu', 'U.S.S. Enterprise', 'RANGE', 1, 'U.S.S. Oberth'],
    ['Ensign Chekov', 'Starship Enterprise', 'RANGE', 2, 'U.S.S. Enterprise'],
    ['Joachim', 'U.S.S. Reliant', 'WEAPONS', 3, 'U.S.S. Oberth'],
    ["Lamat'Ukan", 'U.S.S. Oberth', 'WEAPONS', 2],
    ['Lt. Sulu', 'Starship Enterprise', 'WEAPONS', 2, 'U.S.S. Enterprise'],
    ['Morak', "I.K.C. Voq'leng", 'SHIELDS', 1, 'I.K.C. Bortas'],
    ['Stadi', 'U.S.S. Oberth', 'RANGE', 1, 'I.K.C. Bortas'],
    ['Stadi', 'U.S.S. Intrepid', 'RANGE', 2, 'I.K.C. Bortas'],
  ])('C-SKILL-14: %s aboard the %s adds to its attribute', (card, ship, attribute, by, otherwise) => {
    expect(raised(within(`aboard:2: ${card}; space:L1: ${ship}`), 2, attribute)).toBe(by);
    expect(raised(within(`surface:L2: ${card}; space:L2: ${ship}`), 2, attribute)).toBe(0);
    if (otherwise !== undefined)
      expect(raised(within(`aboard:2: ${card}; space:L1: ${otherwise}`), 2, attribute)).toBe(0);
  });

  it.each<[string, string, Attribute, number]>([
    ['Admiral Hayes', 'U.S.S. Oberth', 'WEAPONS', 1],
    ['Admiral Hayes', 'U.S.S. Oberth', 'SHIELDS', 2],
    ['Dolak', 'Galor', 'WEAPONS', 2],
    ['Krase', 'I.K.C. Amar', 'SHIELDS', 2],
    ['Senator Cretak', 'Khazara', 'WEAPONS', 2],
  ])('C-SKILL-14: %s adds to the attribute of each %s at the location', (card, ship, attribute, by) => {
    const own = inPlay(`surface:L2: ${card}; space:L2: ${ship}; space:L1: ${ship}; L2: Mercenary Ship`);
    const g = within(own, [[ship, 'space:L2']]);
    expect([2, 3, 4, 5].map((id) => raised(g, id, attribute))).toEqual([by, 0, 0, 0]);
  });

  it('C-SKILL-14: Captain Kang enhances ships at Klingon missions, Patahk enhances the Pi if Bochra is aboard, and T’Rul enhances cloaked ships', () => {
    const kang = (at: CardPlace) => raised(within(`aboard:2: Captain Kang; ${at}: U.S.S. Oberth`), 2, 'WEAPONS');
    expect([kang('space:L5'), kang('space:L2')]).toEqual([2, 0]);
    const pi = (...more: Row[]) => raised(within([['Patahk', SHIP], ['Pi', 'space:L1'], ...more]), 2, 'RANGE');
    expect([pi(), pi(['Bochra', SHIP])]).toEqual([0, 2]);
    const trul = (more: Partial<AnyPiece>) =>
      raised(
        within([
          ["T'Rul", SHIP],
          ['Khazara', 'space:L1', more],
        ]),
        2,
        'RANGE',
      );
    expect([trul({}), trul({ veiled: 'cloaked' })]).toEqual([0, 1]);
  });

  it('C-SPACELINE-13: Captain Kang doesn’t enhance ships at a location created by a card, because no mission is there', () => {
    const stage = scene({
      gold: {
        missions: ['Alter Records', 'Access Relay Station'],
        play: 'L1: U.S.S. Oberth [Giusti, Captain Kang]',
        hand: ['Bajoran Wormhole'],
        deck: ['Bajoran Wormhole', 'Calloway'],
      },
    });
    stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    stage.does('gold', 'move:1:L5');
    expect(stage.g.pieces[1]?.at).toBe('space:L5');
    expect(raised(stage.g, 1, 'WEAPONS')).toBe(0);
  });

  it.each([
    ['Admiral Leyton', "Jem'Hadar Attack Ship"],
    ["Omet'iklan", "Jem'Hadar Attack Ship"],
  ])('C-BATTLE-06: %s lets Federation forces at his location attack an affiliation', (card, target) => {
    const ship = inPlay('L2: U.S.S. Galaxy [Spock]');
    const attacks = (...more: Row[]) =>
      offered(scene({ gold: { play: [...ship, ...more] }, blue: { play: [[target, 'space:L2']] } }), 'gold', 'attack');
    expect([attacks().length, attacks([card, PLANET]).length, attacks([card, 'surface:L5']).length]).toEqual([0, 1, 0]);
  });
});

describe('ships', () => {
  /** Piece 1 fires at piece 2, or is fired at by it. */
  const versus = (own: readonly Row[], enemy: string, attribute: 'WEAPONS' | 'SHIELDS'): number => {
    const count = own.length + 1;
    const isShooter = attribute === 'WEAPONS';
    const battle = shipBattle({
      firing: isShooter ? [[1], []] : [[], [count]],
      targets: isShooter ? [count, null] : [null, 1],
    });
    const stage = scene({ gold: { play: own }, blue: { play: [[enemy, 'space:L1']] }, patch: { battle } as never });
    return raised(stage.g, 1, attribute);
  };

  it.each<[string, string, number, number]>([
    ['Kraxon', 'U.S.S. Defiant', 3, 2],
    ['U.S.S. Bozeman', 'Borg Cube', 2, 2],
    ['U.S.S. Enterprise-E', 'Borg Cube', 3, 0],
    ['U.S.S. Thunderchild', 'Borg Cube', 0, 4],
  ])('C-SHIPBAT-03: the %s has more WEAPONS or SHIELDS against the %s', (ship, enemy, weapons, shields) => {
    const own: Row[] = [[ship, 'space:L1']];
    expect([versus(own, enemy, 'WEAPONS'), versus(own, enemy, 'SHIELDS')]).toEqual([weapons, shields]);
    expect([versus(own, 'Galor', 'WEAPONS'), versus(own, 'Galor', 'SHIELDS')]).toEqual([0, 0]);
  });

  it.each([
    ['Bareil of Borg', 'Assault Vessel'],
    ['Dukat of Borg', 'Galor'],
    ['Locutus of Borg', 'U.S.S. Galaxy'],
    ['Weyoun of Borg', "Jem'Hadar Attack Ship"],
  ])('C-SHIPBAT-03: %s adds to WEAPONS and SHIELDS against %s', (card, enemy) => {
    const own = inPlay(`L1: Borg Cube; aboard:1: ${card}`);
    expect([versus(own, enemy, 'WEAPONS'), versus(own, enemy, 'SHIELDS')]).toEqual([4, 4]);
    expect(versus(own, 'Mercenary Ship', 'WEAPONS')).toBe(0);
  });

  it('C-SKILL-14: ships with a conditional enhancement get it only while the condition holds', () => {
    const dominion = inPlay("L1: Jem'Hadar Attack Ship, Jem'Hadar Attack Ship; L2: Jem'Hadar Attack Ship");
    expect(raised(within([["I.K.C. Ning'tao", 'space:L1']], dominion), 1, 'SHIELDS')).toBe(4);
    const crew = ['Admiral Black', 'Captain Forrest', 'McDermott'].map((one): Row => [one, 'aboard:1']);
    expect(raised(within([['Enterprise', 'space:L1'], ...crew]), 1, 'RANGE')).toBe(3);
    const koraga = within(inPlay('L1: I.K.C. Koraga; L2: I.K.C. Rotarran'));
    expect([raised(koraga, 1, 'RANGE'), raised(koraga, 2, 'RANGE')]).toEqual([1, 1]);
    expect(raised(within([['I.K.C. Koraga', 'space:L1']], [['I.K.C. Rotarran', 'space:L2']]), 1, 'RANGE')).toBe(0);
    const held: Row[] = [['Calloway', 'aboard:1', { seat: 0, captive: 'escorted' }]];
    expect(raised(within([['Reklar', 'space:L1']], held), 1, 'WEAPONS')).toBe(2);
    expect(raised(within([['Reklar', 'space:L1']], held), 1, 'SHIELDS')).toBe(1);
    expect(raised(within([['Reklar', 'space:L1']]), 1, 'WEAPONS')).toBe(0);
    expect(raised(within([['Apnex', 'space:L1', { veiled: 'phased' }]]), 1, 'RANGE')).toBe(4);
    expect(raised(within([['Apnex', 'space:L1', { veiled: 'cloaked' }]]), 1, 'RANGE')).toBe(0);
  });

  it.each(["I.K.C. Toh'Kaht", 'U.S.S. Odyssey'])('C-SKILL-14: the %s has more RANGE in the Gamma Quadrant', (ship) => {
    const g = within(
      `space:L4: ${ship}; space:L1: ${ship}`,
      [],
      ['Study Pulsar', 'First Contact', 'Explore Dyson Sphere', 'Access Relay Station'],
    );
    const gamma = Object.values(g.locations).find(({ quadrant }) => quadrant === 'Gamma')?.id;
    const there = within(
      [[ship, `space:${gamma}` as CardPlace]],
      [],
      ['Study Pulsar', 'First Contact', 'Explore Dyson Sphere', 'Access Relay Station'],
    );
    expect([raised(there, 1, 'RANGE'), raised(g, 2, 'RANGE')]).toEqual([1, 0]);
  });
});
