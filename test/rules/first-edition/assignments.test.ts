import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { at, offered, type Side, scene } from './scene.ts';

describe('Explore Gamma Quadrant', () => {
  /** A crew that solves Access Relay Station, at L3 in the Gamma Quadrant. */
  const ABLE = ['Data', 'Spock', 'Geordi La Forge', 'Hannah Bates'];
  const gone = (side: Partial<Side> = {}) =>
    scene({
      gold: {
        missions: ['Study Pulsar', 'First Contact', 'Access Relay Station'],
        play: [
          ...inPlay('L1: Federation Outpost; L3: U.S.S. Oberth [Explore Gamma Quadrant]'),
          ...ABLE.map((name) => [name, 'surface:L3'] as const),
        ],
        deck: ['Calloway', 'Calloway', 'Calloway', 'Calloway'],
        ...side,
      },
      patch: {
        lasting: [{ what: 'explore-gamma-quadrant', seat: 0, piece: 1, other: 3, until: 'game' }],
      },
    });

  it('C-TYPES-02 C-POINTS-03: Explore Gamma Quadrant returns the solving ship to dock, draws three, scores 5, and leaves play', () => {
    const stage = gone().does('gold', 'attempt:L3:team-4');
    expect(stage.g.locations['L3']?.solved).toBe(0);
    expect(at(stage, 2)).toBe('docked:1');
    const [gold] = stage.g.players;
    expect(gold?.hand).toHaveLength(3);
    expect(gold?.scored.map(({ kind, points }) => [kind, points])).toEqual([
      ['mission', 35],
      ['bonus', 5],
    ]);
    expect(gold?.bonus).toEqual([{ card: 'explore-gamma-quadrant', owner: 0 }]);
    expect(stage.g.pieces[3]).toBeUndefined();
  });

  it('C-TYPES-02: if the dock is gone, Explore Gamma Quadrant still scores, but the ship stays where it is', () => {
    const stage = gone();
    delete stage.g.pieces[1];
    stage.g.players[0]?.discard.push('federation-outpost');
    stage.does('gold', 'attempt:L3:team-4');
    expect(at(stage, 2)).toBe('space:L3');
    expect(stage.g.players[0]?.bonus).toHaveLength(1);
  });

  it('C-TYPES-02: Explore Gamma Quadrant does nothing for a mission in another quadrant, or for one solved without its ship', () => {
    const alpha = gone({ missions: ['Study Pulsar', 'First Contact', 'Homeward'] }).does('gold', 'attempt:L3:team-4');
    expect(alpha.g.players[0]?.bonus).toEqual([]);
    const away = gone();
    const ship = away.g.pieces[2];
    if (ship !== undefined) ship.at = 'space:L1';
    away.does('gold', 'attempt:L3:team-4');
    expect([away.g.locations['L3']?.solved, away.g.players[0]?.bonus]).toEqual([0, []]);
  });
});

describe('Assign Mission Specialists', () => {
  /** Reported Activity, L5, needs Navigation and two ENGINEER, or two Honor. */
  const solved = (...names: string[]) => {
    const people = names.map((name) => [name, 'surface:L5'] as const);
    const stage = scene({ gold: { play: [...people, ['Assign Mission Specialists', 'core:0']] } });
    stage.does('gold', 'attempt:L5:team-1');
    expect(stage.g.locations['L5']?.solved).toBe(0);
    return (stage.g.players[0]?.scored ?? []).filter(({ kind }) => kind === 'bonus').map(({ points }) => points);
  };

  it('C-MISSION-17 C-POINTS-01: Assign Mission Specialists scores 5 for each specialist whose skill is needed, and nothing for others', () => {
    expect(solved('Linda Larson', 'Data', 'Jean-Luc Picard')).toEqual([5]);
    // C-SKILL-22: Only one of two copies scores.
    expect(solved('Linda Larson', 'Linda Larson', 'Jean-Luc Picard')).toEqual([5]);
    expect(solved('Linda Larson', 'Narik', 'Jean-Luc Picard')).toEqual([5, 5]);
    // It doesn’t need Darian Wallace’s skill, and Data isn’t a specialist.
    expect(solved('Darian Wallace', 'Data', 'Geordi La Forge')).toEqual([]);
  });
});

describe('free and agreed cards', () => {
  it.each([
    ['Espionage - Dominion on Federation', 'Admiral Patrick', 'First Contact'],
    ['Espionage - Dominion on Klingon', 'Baroner', 'Gault'],
  ])(
    'C-PLAY-03: %s is free where its player has an infiltrator, and uses the card play elsewhere',
    (title, who, mission) => {
      const played = (place: 'surface:L1' | 'surface:L2', seat: 'gold' | 'blue') => {
        const people = { play: [[who, place] as const] };
        const own = { missions: [mission, 'Homeward'], hand: [title] };
        const stage = scene(seat === 'gold' ? { gold: { ...own, ...people } } : { gold: own, blue: people });
        const [key = ''] = offered(stage, 'gold', 'play').filter((one) => one.endsWith(':at:L1'));
        return stage.does('gold', key).g.turn?.played;
      };
      expect([played('surface:L1', 'gold'), played('surface:L2', 'gold'), played('surface:L1', 'blue')]).toEqual([
        0, 1, 1,
      ]);
    },
  );

  it('C-POINTS-08: the opponent either agrees to Raise the Stakes, which then stays on the table, or forfeits and loses', () => {
    const stage = () => scene({ gold: { hand: ['Raise the Stakes'] } }).does('gold', 'play:raise-the-stakes:core:0');
    expect(stage().match.pending(0)).toBeNull();
    const agreed = stage().does('blue', 'agree');
    expect([agreed.match.state.over, at(agreed, 1)]).toEqual([null, 'core:0']);
    expect(agreed.decision('gold').prompt).toContain('What do you do?');
    expect(stage().does('blue', 'forfeit').match.state.over).toMatchObject({ winners: [0], rule: 'C-POINTS-08' });
  });
});
