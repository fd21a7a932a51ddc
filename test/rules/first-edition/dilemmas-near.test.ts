import { describe, expect, it } from 'vitest';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, ends, twoSides } from './two-sides.ts';

const some = (count: number, title: string, place: CardPlace, more: Partial<AnyPiece> = {}): Row[] =>
  new Array<Row>(count).fill([title, place, more]);
const lies = ({ g }: Stage<FirstEdition>, title: string) =>
  Object.values(g.pieces).some(({ card }) => card === id(title));

describe('personnel near a dilemma in play', () => {
  it('C-TEAM-08: Dal’Rok in space affects everyone aboard ships and facilities there, and nobody elsewhere', () => {
    const trap: Row = ['Calloway', 'at:L1', { seat: 0, captive: 'trapped' }];
    const play = inPlay(`
      L1: Dal'Rok {owner: 1}, U.S.S. Oberth, Federation Outpost;
      L3: U.S.S. Oberth;
      aboard:2: Spock, Tricorder;
      aboard:3: Giusti;
      aboard:4: Mot the Barber`);
    // Of 26, 17, the 15 of Mot, who is elsewhere, and of Calloway, who is on a planet.
    expect(alive(ends(twoSides({ play }, { play: [trap] }), 'gold', 'blue'))).toEqual([1, 2, 3, 4, 5, 6, 8, 9]);
  });

  it('C-TEAM-08: Dal’Rok on a planet affects all personnel at its location, even aboard ships', () => {
    const play = inPlay("L2: Dal'Rok {owner: 1}, U.S.S. Oberth [Mot the Barber], Spock, Tricorder");
    const stage = twoSides({ play }, { play: [['Giusti', 'surface:L2']] });
    expect(alive(ends(stage, 'gold', 'blue'))).toEqual([1, 2, 4, 5, 6]);
  });

  // INTEGRITY, CUNNING and STRENGTH of Data are 32: five come to more than 150.
  const strong = (play: readonly Row[], theirs: readonly Row[] = []) => {
    const stage = twoSides({ play: [["Dal'Rok", 'at:L1', { owner: 1 }], ...play] }, { play: theirs });
    ends(stage, 'gold');
    return [lies(stage, "Dal'Rok"), stage.g.players.map(({ scored }) => scored.length)];
  };
  const ship: Row = ['U.S.S. Galaxy', 'space:L1'];

  it('C-DILEMMA-09 C-TEAM-08: a single crew there, or the personnel in one facility there, can nullify Dal’Rok, and nobody scores', () => {
    expect(strong([ship, ...some(5, 'Data', 'aboard:2')])).toEqual([false, [0, 0]]);
    const outpost: Row = ['Federation Outpost', 'space:L1'];
    expect(strong([outpost, ...some(5, 'Data', 'aboard:2')])).toEqual([false, [0, 0]]);
    expect(strong([], [['U.S.S. Galaxy', 'space:L1'], ...some(5, 'Data', 'aboard:2')])).toEqual([false, [0, 0]]);
  });

  it('C-DILEMMA-09 C-TEAM-09: two crews nullify Dal’Rok together, but personnel elsewhere and intruders don’t', () => {
    const apart = [ship, ship, ...some(3, 'Data', 'aboard:2'), ...some(2, 'Data', 'aboard:3')];
    expect(strong(apart)).toEqual([false, [0, 0]]);
    const other: Row = ['U.S.S. Galaxy', 'space:L3'];
    expect(strong([other, ...some(5, 'Data', 'aboard:2')])).toEqual([true, [0, 0]]);
    // C-TEAM-09: intruders.
    expect(strong([ship], some(5, 'Data', 'aboard:2'))).toEqual([true, [0, 0]]);
  });

  it('C-DILEMMA-09: each Away Team on the planet can nullify Dal’Rok alone, but the two can’t do so together', () => {
    const here = (gold: number, blue: number) => {
      const own: Row[] = [["Dal'Rok", 'at:L2', { owner: 1 }], ...some(gold, 'Data', 'surface:L2')];
      return lies(ends(twoSides({ play: own }, { play: some(blue, 'Data', 'surface:L2') }), 'gold'), "Dal'Rok");
    };
    expect([here(5, 0), here(0, 5), here(3, 2)]).toEqual([false, false, true]);
  });

  const puzzle = (crew: readonly Row[], theirs: readonly Row[] = []) => {
    const play: Row[] = [['U.S.S. Galaxy', 'space:L1'], ['Isolinear Puzzle', 'on:1', { owner: 1 }], ...crew];
    return lies(ends(twoSides({ play }, { play: theirs }), 'gold'), 'Isolinear Puzzle');
  };

  it('C-TEAM-09: two ENGINEER nullify Isolinear Puzzle only if they aren’t intruders, disabled or under house arrest', () => {
    const engineers = some(2, 'Linda Larson', 'aboard:1');
    expect(puzzle(engineers)).toBe(false);
    expect(puzzle([], engineers)).toBe(true);
    expect(puzzle(some(2, 'Linda Larson', 'aboard:1', { held: { by: 1, as: 'disabled' } }))).toBe(true);
    // Romulans aboard a ship of the Federation.
    expect(puzzle([...some(2, 'Data (Things Past)', 'aboard:1'), ...some(3, 'Giusti', 'aboard:1')])).toBe(true);
  });

  it('C-TEAM-09: a dilemma on a ship also hits intruders, disabled personnel and those under house arrest', () => {
    const hit = (who: Row) => {
      const play = inPlay('L1: U.S.S. Galaxy [Nagilum: Test Subjects {owner: 1}]');
      const isOurs = who[2]?.seat !== 1;
      const stage = twoSides({ play: isOurs ? [...play, who] : play }, isOurs ? {} : { play: [who] });
      return alive(ends(stage, 'gold', 'blue'));
    };
    expect(hit(['Giusti', 'aboard:1', { seat: 1 }])).toEqual([1, 2]);
    expect(hit(['Giusti', 'aboard:1', { held: { by: 1, as: 'disabled' } }])).toEqual([1, 2]);
    expect(hit(['Data (Things Past)', 'aboard:1'])).toEqual([1, 2]);
    // Not personnel elsewhere.
    expect(hit(['Giusti', 'surface:L2'])).toEqual([1, 2, 3]);
  });

  it('C-TEAM-06: stopped personnel can’t cure anything during an attempt elsewhere, but can do so afterwards', () => {
    const cured = (more: Partial<AnyPiece>) => {
      const play: Row[] = [
        ...inPlay('L1: U.S.S. Galaxy; table: Isolinear Puzzle {owner: 1}'),
        ...some(2, 'Linda Larson', 'aboard:1', more),
        ...some(4, 'Giusti', 'surface:L2'),
      ];
      const stage = twoSides({ play }, { hand: ['Q2'], seeds: { L2: ['Armus - Skin of Evil', 'Nausicaans'] } });
      stage.orders('blue', { also: ['dilemma'] }).does('gold', 'attempt:L2:team-5');
      // As if something had just put it there.
      const card = stage.g.pieces[2];
      if (card !== undefined) card.at = 'on:1';
      stage.does('blue', 'pass');
      const during = lies(stage, 'Isolinear Puzzle');
      expect(stage.g.attempt === null).toBe(false);
      stage.does('blue', 'pass');
      return [during, lies(stage, 'Isolinear Puzzle')];
    };
    expect(cured({})).toEqual([false, false]);
    expect(cured({ stopped: 1 })).toEqual([true, false]);
  });
});

describe('personnel held by a dilemma in play', () => {
  it('C-TEAM-15: personnel with Empathy are disabled while Two-Dimensional Creatures are aboard', () => {
    const play: Row[] = [
      ['U.S.S. Galaxy', 'space:L1'],
      ['Two-Dimensional Creatures', 'on:1', { owner: 1 }],
      ['Deanna Troi', 'aboard:1'],
      ['Deanna Troi', 'surface:L2'],
      ['Giusti', 'aboard:1'],
      ['Calloway', 'aboard:1', { held: { by: 1, as: 'stopped' } }],
    ];
    const stage = ends(twoSides({ play }), 'gold');
    const held = () => [3, 4, 5, 6].map((one) => stage.g.pieces[one]?.held);
    const other = { by: 1, as: 'stopped' };
    expect(held()).toEqual([{ by: 2, as: 'disabled' }, undefined, undefined, other]);
    const troi = stage.g.pieces[3];
    if (troi !== undefined) troi.at = 'surface:L2';
    ends(stage, 'blue');
    expect(held()).toEqual([undefined, undefined, undefined, other]);
  });

  it('C-DILEMMA-27 C-DILEMMA-10: personnel held in space return aboard their player’s ship if one is there', () => {
    const play: Row[] = [
      ...inPlay('L3: U.S.S. Galaxy; L1: Federation Outpost, Photonic Energy Being {owner: 1}'),
      ['Giusti', 'on:3', { held: { by: 3, as: 'disabled' } }],
      ...inPlay('L2: Calloway; L1: U.S.S. Oberth; aboard:6: Darian Wallace, Deanna Troi'),
    ];
    const stage = ends(twoSides({ play }, { play: [['U.S.S. Galaxy', 'space:L1']] }), 'gold');
    expect([at(stage, 4), at(stage, 5), stage.g.pieces[4]?.held]).toEqual(['aboard:6', 'surface:L2', undefined]);
    // The opponent’s ship is the first one there.
    const blue: Row[] = [
      ['Photonic Energy Being', 'at:L1', { seat: 1 }],
      ['Giusti', 'on:2', { held: { by: 2, as: 'disabled' } }],
      ...inPlay('L1: U.S.S. Oberth; aboard:4: Darian Wallace, Deanna Troi'),
    ];
    const back = ends(twoSides({ play: [['U.S.S. Galaxy', 'space:L1']] }, { play: blue }), 'gold');
    expect(at(back, 3)).toBe('aboard:4');
  });

  it('C-DILEMMA-27 C-LEAVE-02: if no ship is there, personnel held in space return to a facility there, and are lost if there is none', () => {
    const freed = (place: 'space:L1' | 'space:L3') => {
      const play: Row[] = [
        ...inPlay(`${place}: Federation Outpost; L1: Photonic Energy Being {owner: 1}`),
        ['Giusti', 'on:2', { held: { by: 2, as: 'disabled' } }],
      ];
      // The opponent’s personnel cure it.
      const able: Row[] = ['Darian Wallace', 'Deanna Troi'].map((one) => [one, 'aboard:4']);
      const stage = ends(twoSides({ play }, { play: [['U.S.S. Galaxy', 'space:L1'], ...able] }), 'gold');
      return [lies(stage, 'Photonic Energy Being'), at(stage, 3), stage.g.players[0]?.discard];
    };
    expect(freed('space:L1')).toEqual([false, 'aboard:1', []]);
    expect(freed('space:L3')).toEqual([false, undefined, ['giusti']]);
  });
});

describe('towing Radioactive Garbage Scow', () => {
  const scow = (place: CardPlace): Row => ['Radioactive Garbage Scow', place, { owner: 1 }];
  const tug = (...crew: readonly Row[]): Row[] => [['U.S.S. Galaxy', 'space:L1'], scow('at:L1'), ...crew];
  const engineers = some(2, 'Linda Larson', 'aboard:1');

  it('C-DILEMMA-18: only an unstopped ship there with two ENGINEER can tow the scow', () => {
    const tows = (play: readonly Row[], theirs: readonly Row[] = []) =>
      offered(twoSides({ play }, { play: theirs }), 'gold', 'tow');
    expect(tows(tug(...engineers))).toEqual(['tow:2:1']);
    expect(tows(tug(...some(2, 'Linda Larson', 'aboard:1', { stopped: 1 })))).toEqual([]);
    expect(tows([['U.S.S. Galaxy', 'space:L1', { stopped: 1 }], scow('at:L1'), ...engineers])).toEqual([]);
    expect(tows([['U.S.S. Galaxy', 'space:L2'], scow('at:L1'), ...engineers])).toEqual([]);
    expect(tows([scow('at:L1')], [['U.S.S. Galaxy', 'space:L1'], ...some(2, 'Linda Larson', 'aboard:2')])).toEqual([]);
  });

  it('C-DILEMMA-18: an option names the ship that can tow the scow, and only the scow’s controller gets the option to release it', () => {
    const stage = twoSides({ play: tug(...engineers) });
    const shipless = twoSides({ play: [scow('at:L1'), ['Federation Outpost', 'space:L1']] });
    expect(shipless.refuses('gold', 'tow Radioactive Garbage Scow')).not.toMatchObject({ rule: 'C-DILEMMA-18' });
    const [tow] = stage.decision('gold').options.filter(({ verb }) => verb === 'tow');
    expect(tow?.key).toBe('tow:2:1');
    stage.does('gold', 'tow:2:1');
    const [drop] = stage.decision('gold').options.filter(({ verb }) => verb === 'drop');
    expect([drop?.key, offered(stage, 'gold', 'tow')]).toEqual(['drop:2', []]);
    expect(offered(ends(stage, 'gold'), 'blue', 'drop')).toEqual([]);
  });

  it('C-LEAVE-04: a scow can’t be released if it has disappeared together with the ship that tows it', () => {
    const play: Row[] = [['U.S.S. Galaxy', 'lost:L1'], scow('on:1'), ...engineers];
    expect(offered(twoSides({ play }), 'gold', 'drop')).toEqual([]);
    expect(offered(scene({ gold: { play: tug() } }), 'gold', 'drop')).toEqual([]);
  });
});
