import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered } from './scene.ts';
import { alive, ends, twoSides } from './two-sides.ts';

/** A ship, 1, that carries another one, 2. */
const SHIPS = inPlay('L1: U.S.S. Galaxy [Type VI Shuttlecraft]');
const some = (count: number, title: string, at: CardPlace, more: Partial<AnyPiece> = {}): Row[] =>
  new Array<Row>(count).fill([title, at, more]);
const lies = ({ g }: Stage<FirstEdition>, title: string): boolean =>
  Object.values(g.pieces).some(({ card }) => card === id(title));
/** Whether a dilemma is still there after Gold’s turn. */
const stays = (title: string, at: CardPlace, people: readonly Row[], theirs: readonly Row[] = []): boolean => {
  const play: Row[] = [...SHIPS, [title, at, { owner: 1, seat: 0 }], ...people];
  return lies(ends(twoSides({ play }, { play: theirs }), 'gold'), title);
};

describe('a carried ship’s crew and a dilemma in play', () => {
  const engineers = (count: number, at: CardPlace): Row[] => some(count, 'Linda Larson', at);

  it('C-MOVE-17 C-DILEMMA-10: a carried ship’s crew can cure a dilemma on the carrier, alone or together with the carrier’s crew', () => {
    expect(stays('Isolinear Puzzle', 'on:1', engineers(2, 'aboard:2'))).toBe(false);
    expect(stays('Isolinear Puzzle', 'on:1', [...engineers(1, 'aboard:1'), ...engineers(1, 'aboard:2')])).toBe(false);
    expect(stays('Isolinear Puzzle', 'on:1', [...engineers(1, 'aboard:1'), ...engineers(1, 'surface:L2')])).toBe(true);
  });

  it('C-MOVE-17: the carrier’s crew doesn’t count as the carried ship’s crew', () => {
    expect(stays('Isolinear Puzzle', 'on:2', engineers(2, 'aboard:1'))).toBe(true);
    expect(stays('Isolinear Puzzle', 'on:2', engineers(2, 'aboard:2'))).toBe(false);
  });

  it('C-MOVE-17 C-TEAM-09: the crew of a ship carried by an opponent’s ship are intruders and can’t cure anything', () => {
    const play = inPlay('L1: U.S.S. Galaxy [Isolinear Puzzle {owner: 1}]');
    const theirs: Row[] = [['Type VI Shuttlecraft', 'aboard:1'], ...engineers(2, 'aboard:3')];
    expect(lies(ends(twoSides({ play }, { play: theirs }), 'gold'), 'Isolinear Puzzle')).toBe(true);
  });

  it('C-MOVE-17 C-TEAM-08: both crews together cure a dilemma on a personnel aboard either ship', () => {
    const title = 'Data Has Some Issues';
    const issues = (host: CardPlace, ...others: Row[]): boolean => {
      const play: Row[] = [
        ...SHIPS,
        ['Norah Satie', host, { held: { by: 4, as: 'stopped' } }],
        [title, 'on:3', { owner: 1, seat: 0 }],
        ...others,
      ];
      return lies(ends(twoSides({ play }), 'gold'), title);
    };
    expect(issues('aboard:1', ...engineers(3, 'aboard:2'))).toBe(false);
    expect(issues('aboard:2', ...engineers(3, 'aboard:1'))).toBe(false);
    expect(issues('aboard:2', ...engineers(2, 'aboard:1'), ...engineers(1, 'aboard:2'))).toBe(false);
    expect(issues('aboard:2', ...engineers(2, 'aboard:1'), ...engineers(1, 'surface:L2'))).toBe(true);
  });

  it('C-MOVE-17 C-DILEMMA-10: the carrier’s crew helps to cure a dilemma that names someone aboard the carried ship', () => {
    const ageing = (place: CardPlace): boolean => {
      const play: Row[] = [
        ...SHIPS,
        ['Hyper-Aging', 'at:L2', { owner: 1, seat: 0, upon: [4] }],
        ['Giusti', 'aboard:2'],
        ...['Taitt', 'Calloway', 'Calloway'].map((name): Row => [name, place]),
      ];
      return lies(ends(twoSides({ play }), 'gold'), 'Hyper-Aging');
    };
    expect([ageing('aboard:1'), ageing('aboard:2'), ageing('surface:L2')]).toEqual([false, false, true]);
  });

  it('C-MOVE-17 C-TEAM-08: both crews count as one crew for a dilemma in space', () => {
    const five = (one: CardPlace, other: CardPlace) => [...some(3, 'Data', one), ...some(2, 'Data', other)];
    expect(stays("Dal'Rok", 'at:L1', five('aboard:1', 'aboard:2'))).toBe(false);
    expect(stays("Dal'Rok", 'at:L1', five('aboard:1', 'surface:L2'))).toBe(true);
  });

  it('C-MOVE-17: a dilemma on the carrier also hits the carried ship’s crew', () => {
    const hit = (at: CardPlace) => {
      const play: Row[] = [...SHIPS, ['Nagilum: Test Subjects', 'on:1', { owner: 1, seat: 0 }], ['Giusti', at]];
      return alive(ends(ends(twoSides({ play }), 'gold'), 'blue')).includes(4);
    };
    expect([hit('aboard:1'), hit('aboard:2'), hit('surface:L2')]).toEqual([false, false, true]);
  });
});

describe('a station’s sites and a dilemma in play', () => {
  it('C-TEAM-08 C-FAC-12: personnel at one site of a station count together, but not with personnel at another site', () => {
    const station: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ...inPlay('on:1: Guest Quarters, Security Office; L1: Photonic Energy Being {owner: 1}'),
    ];
    const being = (...people: Row[]) =>
      lies(ends(twoSides({ play: [...station, ...people] }), 'gold'), 'Photonic Energy Being');
    expect(being(['Darian Wallace', 'aboard:2'], ['Riva', 'aboard:2'])).toBe(false);
    expect(being(['Darian Wallace', 'aboard:2'], ['Riva', 'aboard:3'])).toBe(true);
  });

  it('C-DILEMMA-09: Dal’Rok asks for everyone at its location, so the sites count together', () => {
    const station: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ...inPlay("on:1: Guest Quarters, Security Office; L1: Dal'Rok {owner: 1}"),
    ];
    const rok = (...people: Row[]) => lies(ends(twoSides({ play: [...station, ...people] }), 'gold'), "Dal'Rok");
    expect(rok(...some(5, 'Data', 'aboard:2'))).toBe(false);
    expect(rok(...some(3, 'Data', 'aboard:2'), ...some(2, 'Data', 'aboard:3'))).toBe(false);
    expect(rok(...some(3, 'Data', 'aboard:2'))).toBe(true);
  });
});

describe('a carried ship’s crew in a ship battle', () => {
  const GOLD = inPlay('L1: I.K.C. Bortas [Kurn]');
  // 3 carries 4.
  const blue = (...crew: Row[]): Row[] => [...inPlay('L1: U.S.S. Excelsior; aboard:3: Type VI Shuttlecraft'), ...crew];

  it('C-MOVE-17 C-BATTLE-08: a carried ship’s crew takes part in a battle and is stopped afterwards', () => {
    const crew = blue(['Calloway', 'aboard:3'], ['Giusti', 'aboard:4']);
    const stage = twoSides({ play: GOLD }, { play: crew });
    stage.does('gold', 'attack:all:1:3').does('blue', 'hold');
    expect([3, 4, 5, 6].map((one) => stage.g.pieces[one]?.stopped)).toEqual([1, undefined, 1, 1]);
  });

  it('C-MOVE-17 C-BATTLE-06: a carried ship’s crew shares the carrier’s attack limits and protection', () => {
    const attacks = (own: Row[], theirs: Row[]) => offered(twoSides({ play: own }, { play: theirs }), 'gold', 'attack');
    const galor = inPlay('L1: Galor [Macet]');
    const shuttle = (on: number): Row => ['Type VI Shuttlecraft', `aboard:${on}`];
    const target: Row[] = [['Mercenary Ship', 'space:L1'], shuttle(3), ['Sunad', 'aboard:3']];
    expect(attacks(galor, [...target, ['Calloway', 'aboard:4']])).toEqual(['attack:all:1:3']);
    expect(attacks(galor, [...target, ['Telle', 'aboard:4']])).toEqual([]);
    const klingons: Row[] = [...GOLD, shuttle(1), ['Treaty: Federation/Klingon', 'core:0']];
    const excelsior: Row[] = [['Galor', 'space:L1']];
    expect(attacks([...klingons, ['Kurak', 'aboard:3']], excelsior)).toEqual(['attack:all:1:6']);
    expect(attacks([...klingons, ['Calloway', 'aboard:3']], excelsior)).toEqual([]);
  });
});

describe('a carried ship’s crew and card text about crews', () => {
  const worth = (attribute: 'RANGE' | 'SHIELDS', ...more: Row[]): number => {
    const { g } = twoSides({ play: [...SHIPS, ...more] });
    const [ship] = Object.values(g.pieces);
    return ship === undefined ? 0 : attributeOf(g, ship, attribute);
  };

  it('C-MOVE-17 C-SKILL-11: personnel aboard a carried ship improve its carrier', () => {
    expect(worth('RANGE', ['Stadi', 'aboard:2']) - worth('RANGE')).toBe(1);
    expect(worth('RANGE', ['Stadi', 'surface:L2']) - worth('RANGE')).toBe(0);
    // Neither aboard another ship nor aboard another card.
    expect(worth('RANGE', ['U.S.S. Oberth', 'space:L1'], ['Stadi', 'aboard:3']) - worth('RANGE')).toBe(0);
    expect(worth('RANGE', ['Federation Outpost', 'space:L1'], ['Stadi', 'aboard:3']) - worth('RANGE')).toBe(0);
  });

  it('C-MOVE-17: personnel aboard the carrier don’t improve the ship that it carries', () => {
    const range = (where: CardPlace) => {
      const { g } = twoSides({ play: [...SHIPS, ['Stadi', where]] });
      const shuttle = g.pieces[2];
      return shuttle === undefined ? 0 : attributeOf(g, shuttle, 'RANGE');
    };
    expect(range('aboard:2') - range('aboard:1')).toBe(1);
  });

  it('C-MOVE-17: a carried ship’s crew counts as personnel aboard the carrier', () => {
    const shields = (where: CardPlace) => worth('SHIELDS', ['Metaphasic Shields', 'on:1'], ['Taitt', where]);
    expect(
      [shields('aboard:1'), shields('aboard:2'), shields('surface:L2')].map((one) => one - shields('aboard:2')),
    ).toEqual([0, 0, -2]);
  });

  it('C-MOVE-17 C-STOP-01: a card that lets the carrier’s crew act again also lets a carried ship’s crew act again', () => {
    const play: Row[] = [...SHIPS, ['Giusti', 'aboard:2', { stopped: 1 }]];
    const stage = twoSides({ play, hand: ['Distortion of Space/Time Continuum'] });
    expect(stage.does('gold', 'play:distortion-of-space-time-continuum:on:1').g.pieces[3]?.stopped).toBeUndefined();
  });
  it('C-MOVE-17 C-PERSBAT-06: Rogue Borg also fight a carried ship’s crew', () => {
    const play: Row[] = [...SHIPS, ['Worf', 'aboard:2']];
    const stage = twoSides({ hand: ['Rogue Borg Mercenaries'] }, { play });
    stage.does('gold', 'play:rogue-borg-mercenaries:on:1');
    expect([stage.g.pieces[3]?.stopped, stage.g.players[0]?.discard]).toEqual([1, [id('Rogue Borg Mercenaries')]]);
  });

  it('C-MOVE-17 C-DILEMMA-18: engineers aboard a carried ship help the carrier to tow', () => {
    const tows = (second: CardPlace) => {
      const scow: Row = ['Radioactive Garbage Scow', 'at:L1', { owner: 1 }];
      const play: Row[] = [...SHIPS, scow, ['Linda Larson', 'aboard:1'], ['Linda Larson', second]];
      return offered(twoSides({ play }), 'gold', 'tow');
    };
    expect([tows('aboard:2'), tows('surface:L2')]).toEqual([['tow:3:1'], []]);
  });
});
