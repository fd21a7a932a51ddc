import { describe, expect, it } from 'vitest';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

// More rulings about ships and how they fly. The list of all rulings is in `rulings/`.

describe('ships', () => {
  it('C-PLAY-11: a Rebel Interceptor or a Romulan Shuttle reports at a dock, never on a planet', () => {
    const stage = scene({
      gold: { play: 'L2: Romulan Outpost; L1: Federation Outpost', hand: ['Romulan Shuttle', 'U.S.S. Oberth'] },
      at: 'turn',
    });
    expect(offered(stage, 'gold', 'report:romulan-shuttle')).toEqual(['report:romulan-shuttle:docked:1']);
    const rebels = scene({
      gold: { play: 'surface:L2: Rebel Interceptor; L2: Federation Outpost', hand: ['Rebel Interceptor'] },
      at: 'turn',
    });
    expect(offered(rebels, 'gold', 'report').filter((key) => key.includes('surface'))).toEqual([]);
  });

  it('C-STAFF-04: equipment can’t staff a Starship Constitution', () => {
    const moves = (...aboard: string[]) =>
      offered(
        scene({
          gold: { play: [['Starship Constitution', 'space:L1'], ...aboard.map((one): Row => [one, 'aboard:1'])] },
        }),
        'gold',
        'move',
      ).length > 0;
    expect(moves('Giusti', 'Classic Tricorder')).toBe(false);
    expect(moves("Lt. D'Amato")).toBe(true);
  });

  it('C-MOVE-12: a Bajoran Interceptor flies from Kressari Rendezvous to Establish Station with 0 RANGE left, and back with 3', () => {
    const missions = ['Kressari Rendezvous', 'Establish Station', 'Study Pulsar'];
    const fly = (from: string, to: string) => {
      const stage = scene({
        gold: {
          missions,
          play: `space:${from}: Bajoran Interceptor [Anara]`,
        },
      });
      stage.does('gold', `move:1:${to}`);
      return 5 - (stage.g.pieces[1]?.spent ?? 0);
    };
    expect([fly('L1', 'L2'), fly('L2', 'L1')]).toEqual([0, 3]);
  });

  it('C-MOVE-13: a ship with Cytherians moves as far as its RANGE with a Plasmadyne Relay allows, and doesn’t wait before Gaps in Normal Space', () => {
    const goes = (isFar: boolean, ...hand: string[]) => {
      const play: Row[] = [
        ...inPlay("L1: I.K.C. K'Vort [Kurn, Divok, Cytherians {goal: L5, owner: 1}]"),
        ...(isFar ? [['Plasmadyne Relay', 'aboard:1'] as Row] : []),
      ];
      const stage = twoSides({ missions: ['Study Pulsar', 'Patrol Neutral Zone', 'Patrol Neutral Zone'], play, hand });
      for (const title of hand) stage.does('gold', `play:${id(title)}:gap:L1`);
      ends(stage, 'gold');
      return at(stage, 1);
    };
    expect([false, true].map((isFar) => goes(isFar))).toEqual(['space:L2', 'space:L3']);
    // A location with span 4 on the way, L6, doesn’t make the ship wait.
    expect([false, true].map((isFar) => goes(isFar, 'Gaps in Normal Space'))).toEqual(['space:L6', 'space:L2']);
  });

  it('C-MOVE-13: a ship with Cytherians may use Where No One Has Gone Before to move from one end to the other', () => {
    const stage = twoSides({
      play: `
        L1: I.K.C. K'Vort [Kurn, Divok, Cytherians {goal: L5, owner: 1}];
        table: Where No One Has Gone Before`,
    });
    stage.does('gold', 'move:1:L5');
    expect(stage.g.players[0]?.scored.some(({ card }) => card === id('Cytherians'))).toBe(true);
  });

  it.each(['Loss of Orbital Stability', 'Temporal Rift', 'Warp Core Breach', 'Rogue Borg Mercenaries', 'Wormhole'])(
    'C-MOVE-16: %s can’t target a landed ship',
    (title) => {
      const aims = (place: 'space:L2' | 'surface:L2', seat: 'gold' | 'blue') => {
        const ship = { play: [['Bajoran Interceptor', place] as const, ['Anara', 'aboard:1'] as const] };
        const hand = { hand: [title, title] };
        const stage = scene(
          seat === 'gold' ? { gold: { ...ship, ...hand }, at: 'turn' } : { gold: hand, blue: ship, at: 'turn' },
        );
        return offered(stage, 'gold', `play:${id(title)}`).some((key) => key.endsWith('on:1'));
      };
      const whose = ['Temporal Rift', 'Wormhole'].includes(title) ? 'gold' : 'blue';
      expect([aims('space:L2', whose), aims('surface:L2', whose)]).toEqual([true, false]);
    },
  );

  it('C-DOCK-05: a Wormhole can’t move a docked ship', () => {
    const uses = (place: 'space:L1' | 'docked:1') =>
      offered(
        twoSides({ play: `L1: Federation Outpost; ${place}: U.S.S. Oberth [Giusti]`, hand: ['Wormhole', 'Wormhole'] }),
        'gold',
        'play',
      ).length;
    expect([uses('space:L1'), uses('docked:1')]).toEqual([1, 0]);
  });

  it('C-MISSION-21: Refuse Immigration and Ambush Ship need the WEAPONS of the attempting ship', () => {
    const solves = (mission: string, crewed: string, beside: string, crew: readonly string[]) => {
      const as = { as: { affiliation: 'Bajoran', by: 1 } } as never;
      const people = crew.map((who): Row => [who, 'aboard:1', as]);
      const stage = scene({
        gold: {
          missions: [mission, 'First Contact'],
          play: [[crewed, 'space:L1', as], [beside, 'space:L1', as], ...people],
        },
      });
      stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
      finish(stage, []);
      return stage.g.locations['L1']?.solved === 0;
    };
    const crew = ["B'Etor", 'Lursa'];
    expect(solves('Refuse Immigration', 'Borg Cube', 'U.S.S. Oberth', crew)).toBe(true);
    expect(solves('Refuse Immigration', 'U.S.S. Oberth', 'Borg Cube', crew)).toBe(false);
    expect(solves('Ambush Ship', 'Borg Cube', 'U.S.S. Oberth', crew)).toBe(true);
    expect(solves('Ambush Ship', 'U.S.S. Oberth', 'Borg Cube', crew)).toBe(false);
  });
});
