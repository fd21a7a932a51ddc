import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { at, fieldsOf, offered, scene } from './scene.ts';

/** The line: L1 Study Pulsar 3, L2 First Contact 2, L3 Explore Dyson Sphere 2, L4 Survey Mission 5, L5 Reported Activity 3. */
const CREWED = [
  ['U.S.S. Oberth', 'space:L1'],
  ['Giusti', 'aboard:1'],
] as const;

describe('moving', () => {
  it('C-MOVE-02 C-MOVE-03: a ship pays the span of each location that it enters or passes, within its RANGE', () => {
    const stage = scene({ gold: { play: CREWED } });
    // RANGE 6: L2 costs 2, L3 4, L4 9.
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2', 'move:1:L3']);
    stage.does('gold', 'move:1:L3');
    expect(at(stage, 1)).toBe('space:L3');
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2']);
    expect(stage.refuses('gold', 'move:1:L4')).toMatchObject({ rule: 'C-MOVE-02' });
  });

  it('C-MOVE-05 C-MOVE-08: a ship can move until its RANGE is spent, isn’t stopped by moving, and has its full RANGE again next turn', () => {
    const stage = scene({ gold: { play: CREWED } })
      .does('gold', 'move:1:L2')
      .does('gold', 'move:1:L3');
    stage.does('gold', 'move:1:L2');
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    expect(stage.g.pieces[1]?.stopped).toBeUndefined();
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
  });

  it('C-MOVE-05: ships move one at a time, in any order and more than once, while the other ships stay where they are', () => {
    const stage = scene({ gold: { play: [...CREWED, ['U.S.S. Oberth', 'space:L1'], ['Giusti', 'aboard:3']] } });
    const places = () => [at(stage, 1), at(stage, 3)];
    stage.does('gold', 'move:1:L2');
    expect(places()).toEqual(['space:L2', 'space:L1']);
    stage.does('gold', 'move:3:L2');
    expect(places()).toEqual(['space:L2', 'space:L2']);
    stage.does('gold', 'move:1:L3');
    expect(places()).toEqual(['space:L3', 'space:L2']);
    stage.does('gold', 'move:3:L1');
    expect(places()).toEqual(['space:L3', 'space:L1']);
  });

  it('C-STAFF-01 C-STAFF-06 C-STAFF-07: a ship can’t move without its staff', () => {
    const play = inPlay('L1: U.S.S. Excelsior [Giusti]');
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    expect(stage.refuses('gold', 'move U.S.S. Excelsior')).toMatchObject({ rule: 'C-STAFF-01' });
  });

  it('C-STAFF-02 C-STAFF-03: each personnel gives one staffing icon, and Command can replace Staff', () => {
    const crew = (...names: string[]) =>
      offered(
        scene({
          gold: { play: [['U.S.S. Excelsior', 'space:L1'], ...names.map((one) => [one, 'aboard:1'] as const)] },
        }),
        'gold',
        'move',
      ).length > 0;
    expect(crew('Giusti', 'Spock')).toBe(true);
    expect(crew('Giusti', 'Darian Wallace')).toBe(false);
  });

  it('C-STAFF-01 C-AFFIL-04: a personnel with the ship’s affiliation icon must be aboard', () => {
    const play = inPlay('L1: U.S.S. Oberth [Dr. Reyga]');
    expect(offered(scene({ gold: { play } }), 'gold', 'move')).toEqual([]);
  });

  it('C-STAFF-01: a ship without staffing icons needs one personnel with the ship’s affiliation icon', () => {
    const play = inPlay('L1: Type VI Shuttlecraft [Calloway]');
    expect(offered(scene({ gold: { play } }), 'gold', 'move').length).toBeGreaterThan(0);
  });

  it('C-STOP-02 C-STOP-05 C-STAFF-08: a stopped ship, or a ship with a stopped crew, can’t move', () => {
    const stopped = { stopped: 1 };
    const ship = scene({ gold: { play: [['U.S.S. Oberth', 'space:L1', stopped], CREWED[1]] } });
    expect(ship.refuses('gold', 'move U.S.S. Oberth')).toMatchObject({ rule: 'C-STOP-02' });
    expect(offered(ship, 'gold', 'beam')).toEqual([]);
    const crew = scene({ gold: { play: [CREWED[0], ['Giusti', 'aboard:1', stopped]] } });
    expect(offered(crew, 'gold', 'move')).toEqual([]);
  });

  it('C-SKILL-15 C-SKILL-14: rotation damage limits RANGE to 5, which can then be doubled', () => {
    const play = [['U.S.S. Galaxy', 'space:L1', { damaged: true }] as const];
    const crew = ['Spock', 'Giusti', 'Linda Larson'].map((one) => [one, 'aboard:1'] as const);
    const stage = scene({ gold: { play: [...play, ...crew], hand: ['Transwarp Conduit'] } });
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2', 'move:1:L3']);
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(offered(stage, 'gold', 'move')).toContain('move:1:L4');
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2', 'move:1:L3']);
  });
});

const DOCKED = [
  ['Federation Outpost', 'space:L1'],
  ['U.S.S. Oberth', 'docked:1'],
  ['Giusti', 'aboard:2'],
] as const;

describe('docking', () => {
  it('C-DOCK-01: docking and undocking count as movement and need the crew', () => {
    const stage = scene({ gold: { play: DOCKED } }).does('gold', 'undock:2');
    expect(at(stage, 2)).toBe('space:L1');
    stage.does('gold', 'dock:2:1');
    expect(at(stage, 2)).toBe('docked:1');
    const empty = scene({ gold: { play: DOCKED.slice(0, 2) } });
    expect(offered(empty, 'gold', 'undock')).toEqual([]);
  });

  it('C-DOCK-02 C-FAC-08: a ship can’t dock at an incompatible facility', () => {
    const play = [DOCKED[0], ["I.K.C. K'Vort", 'space:L1'], ['Kurn', 'aboard:2']] as const;
    expect(scene({ gold: { play } }).refuses('gold', 'dock:2:1')).toMatchObject({ rule: 'C-DOCK-02' });
  });

  it('C-DOCK-06 C-OPEN-25: rotation damage is repaired after two full turns in dock', () => {
    const play = [DOCKED[0], ['U.S.S. Oberth', 'space:L1', { damaged: true }], DOCKED[2]] as const;
    const stage = scene({ gold: { play, deck: ['Data', 'Worf', 'Sunad'] }, blue: { deck: ['Kurn', 'Klag', 'Atul'] } });
    stage.does('gold', 'dock:2:1').does('gold', 'end:turn').does('blue', 'end:turn');
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(stage.g.pieces[2]?.damaged).toBe(true);
    stage.does('gold', 'end:turn');
    expect(stage.g.pieces[2]?.damaged).toBeUndefined();
  });

  it('C-DOCK-06 C-FAC-07: an opponent’s outpost doesn’t repair a ship that was taken over there', () => {
    const repaired = (dock: number) => {
      const base = ['Federation Outpost', 'space:L1', { seat: dock }] as const;
      const ship = ['U.S.S. Oberth', 'docked:1', { seat: 1, damaged: true, docked: 0 }] as const;
      const stage = scene({
        gold: { play: [base, ship], deck: ['Data', 'Worf', 'Sunad'] },
        blue: { deck: ['Kurn', 'Klag', 'Atul'] },
      });
      for (const seat of ['gold', 'blue', 'gold', 'blue'] as const) stage.does(seat, 'end:turn');
      return stage.g.pieces[2]?.damaged === undefined;
    };
    expect([repaired(1), repaired(0)]).toEqual([true, false]);
  });

  it('C-DOCK-06: a ship’s repair starts over if the ship undocks', () => {
    const play = [DOCKED[0], ['U.S.S. Oberth', 'docked:1', { damaged: true, docked: 1 }], DOCKED[2]] as const;
    const stage = scene({ gold: { play } }).does('gold', 'undock:2');
    expect(fieldsOf(stage.g, 2)?.docked).toBeUndefined();
  });
});

describe('beaming', () => {
  const PLAY = inPlay('L2: U.S.S. Oberth [Spock, Giusti]');

  it('C-BEAM-02 C-BEAM-01: a whole crew can beam together, even with nobody left aboard', () => {
    const stage = scene({ gold: { play: PLAY } }).does('gold', 'beam:all:aboard:1:surface:L2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['surface:L2', 'surface:L2']);
    stage.does('gold', 'beam:all:surface:L2:aboard:1');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['aboard:1', 'aboard:1']);
  });

  it('C-BEAM-02: part of a crew can beam', () => {
    const stage = scene({ gold: { play: PLAY } });
    stage.does('gold', 'beam:some:aboard:1:surface:L2').does('gold', 'who:2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['surface:L2', 'aboard:1']);
  });

  it('C-BEAM-06 C-PLAY-13: nobody can beam down where there is no planet, or to another location', () => {
    const stage = scene({ gold: { play: [['U.S.S. Oberth', 'space:L1'], ...PLAY.slice(1)] } });
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
  });

  it('C-BEAM-06 C-STOP-02: stopped personnel can’t beam', () => {
    const stage = scene({ gold: { play: 'L2: U.S.S. Oberth [Spock, Giusti {stopped: 1}]' } });
    stage.does('gold', 'beam:all:aboard:1:surface:L2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['surface:L2', 'aboard:1']);
  });

  it('C-BEAM-04 C-AFFIL-03: nobody can beam aboard an incompatible card', () => {
    const play = [...PLAY, ['Kurn', 'surface:L2']] as const;
    const stage = scene({ gold: { play } });
    expect(stage.refuses('gold', 'beam:all:surface:L2:aboard:1')).toMatchObject({ rule: 'C-BEAM-04' });
  });

  it('C-AFFIL-02 C-AFFIL-05: a treaty lets personnel beam aboard a ship of the other affiliation', () => {
    const play = [...PLAY, ['Kurn', 'surface:L2'], ['Treaty: Federation/Klingon', 'core:0']] as const;
    const stage = scene({ gold: { play } }).does('gold', 'beam:all:surface:L2:aboard:1');
    expect(at(stage, 4)).toBe('aboard:1');
  });

  it('C-BEAM-03: personnel can’t beam to an opponent’s ship with SHIELDS', () => {
    const stage = scene({ gold: { play: [['Spock', 'surface:L2']] }, blue: { play: [['U.S.S. Oberth', 'space:L2']] } });
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
  });
});
