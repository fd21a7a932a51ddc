import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { at, GOLD, id, offered, scene } from './scene.ts';

/** First Contact (L2, planet, 30): Diplomacy and Empathy. */
const ABLE = [
  ['Spock', 'surface:L2'],
  ['Tam Elbrun', 'surface:L2'],
] as const;

describe('missions', () => {
  it('C-MISSION-04 C-MISSION-12 C-MISSION-13 C-POINTS-01: an Away Team that meets all requirements solves the mission and scores', () => {
    const stage = scene({ gold: { play: ABLE } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.locations['L2']?.solved).toBe(0);
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'mission', points: 30, card: id('First Contact') }]);
    expect(stage.g.pieces[1]?.stopped).toBeUndefined();
  });

  it('C-MISSION-11 C-MISSION-15: a team that can’t solve a mission may attempt it, isn’t stopped, and may try again', () => {
    const stage = scene({ gold: { play: [ABLE[0]] } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.locations['L2']?.solved).toBeNull();
    expect(offered(stage, 'gold', 'attempt')).toEqual(['attempt:L2:team-1']);
  });

  it('C-MISSION-14: a mission scores only once', () => {
    const stage = scene({ gold: { play: ABLE } }).does('gold', 'attempt:L2:team-1');
    expect(stage.refuses('gold', 'attempt First Contact')).toMatchObject({ rule: 'C-MISSION-14' });
  });

  it('C-MISSION-05: a team can’t attempt a mission without a personnel of one of the mission’s affiliations', () => {
    const stage = scene({ blue: { play: [['Kurn', 'surface:L2']] }, turn: 'blue' });
    expect(stage.refuses('blue', 'attempt First Contact')).toMatchObject({ rule: 'C-MISSION-05' });
  });

  it('C-MISSION-03: either player can attempt any mission', () => {
    const stage = scene({ gold: { play: [['Worf', 'surface:L5']] } });
    expect(offered(stage, 'gold', 'attempt')).toEqual(['attempt:L5:team-1']);
  });

  it('C-MISSION-04 C-MISSION-06: a ship’s crew can attempt a space mission if one of them has the mission’s icon', () => {
    const crew = (...names: string[]) =>
      offered(
        scene({ gold: { play: [['U.S.S. Oberth', 'space:L1'], ...names.map((one) => [one, 'aboard:1'] as const)] } }),
        'gold',
        'attempt',
      );
    expect(crew('Data')).toEqual(['attempt:L1:1']);
    expect(crew('Vekor')).toEqual([]);
    expect(crew()).toEqual([]);
  });

  it('C-DOCK-03: the crew of a docked ship can’t attempt a mission', () => {
    const play = inPlay('L1: Federation Outpost [U.S.S. Oberth]; aboard:2: Data');
    expect(offered(scene({ gold: { play } }), 'gold', 'attempt')).toEqual([]);
  });

  it('C-SKILL-26 C-MISSION-06: an animal’s affiliation icon doesn’t allow an attempt', () => {
    const ship = ["I.K.C. K'Vort", 'space:L1'] as const;
    const ways = (name: string) => {
      const play = [ship, ['Vekor', 'aboard:1'], [name, 'aboard:1']] as const;
      const stage = scene({ gold: { missions: ['Conduct Stellar Research'], play } });
      return offered(stage, 'gold', 'attempt');
    };
    expect(ways('Targ')).toEqual([]);
    expect(ways('Kurn')).toEqual(['attempt:L1:1']);
  });

  it('C-SKILL-02 C-SKILL-04 C-DILEMMA-14: skill levels of several personnel add up, including the levels that come from a classification', () => {
    // Explore Dyson Sphere: ENGINEER x3, Navigation, Computer Skill, Physics.
    const crew = (...names: string[]) => {
      const play = [['U.S.S. Oberth', 'space:L3'] as const, ...names.map((one) => [one, 'aboard:1'] as const)];
      return scene({ gold: { play } }).does('gold', 'attempt:L3:1').g.locations['L3']?.solved;
    };
    expect(crew('Geordi La Forge', 'Linda Larson')).toBe(0);
    expect(crew('Geordi La Forge')).toBeNull();
  });

  it('C-TEAM-02 C-AFFIL-14: incompatible personnel on a planet form two Away Teams', () => {
    const play = [...ABLE, ['Kurn', 'surface:L5'], ['Worf', 'surface:L5']] as const;
    const stage = scene({ gold: { play } });
    expect(offered(stage, 'gold', 'attempt:L5')).toEqual(['attempt:L5:team-3', 'attempt:L5:team-4']);
  });

  it('C-TEAM-02 C-STOP-02: stopped personnel don’t take part in an attempt', () => {
    const play = [ABLE[0], ['Tam Elbrun', 'surface:L2', { stopped: 1 }]] as const;
    const stage = scene({ gold: { play } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.locations['L2']?.solved).toBeNull();
  });

  it('C-POINTS-06 C-MISSION-13: a player who reaches the goal wins immediately, without gaining artifacts', () => {
    const stage = scene({ gold: { play: ABLE, seeds: { L2: ['Alien Gambling Device'] } }, goal: 30 });
    stage.does('gold', 'attempt:L2:team-1');
    expect(stage.match.state.over).toMatchObject({ winners: [0], rule: 'C-POINTS-06' });
    expect(Object.keys(stage.g.pieces)).toHaveLength(2);
  });

  it('C-MISSION-10 C-MISSION-13 C-TEAM-11: the solving player gains artifacts', () => {
    const stage = scene({ gold: { play: ABLE }, blue: { seeds: { L2: ['Alien Gambling Device'] } } });
    stage.does('gold', 'attempt:L2:team-1');
    expect(stage.g.pieces[3]).toMatchObject({ seat: 0, owner: 1, at: 'surface:L2' });
  });

  it('C-MISSION-10: artifacts go behind the other seeds if the mission isn’t solved', () => {
    const under = { L2: ['Alien Gambling Device', 'Impassable Door'] };
    const stage = scene({ gold: { play: [ABLE[1]] }, blue: { seeds: under } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.locations['L2']?.seeds.map(({ card }) => card)).toEqual([
      id('Impassable Door'),
      id('Alien Gambling Device'),
    ]);
  });

  it('C-SEED-09 C-MOVE-06: a mission placed by both players is one location, which can be solved only once', () => {
    const stage = scene({ gold: { play: ABLE }, blue: { missions: ['First Contact', 'Survey Mission'] } });
    expect(stage.g.lines['Alpha']).toHaveLength(GOLD.length + 1);
    stage.does('gold', 'attempt:L2:team-1');
    expect(stage.g.locations['L2']?.solved).toBe(0);
  });

  it('C-POINTS-07 C-OPEN-21 C-OPEN-22: a turn that ends with both decks empty is the last one', () => {
    const stage = scene({ gold: { play: ABLE, deck: ['Data'] }, blue: { deck: [] } });
    stage.does('gold', 'attempt:L2:team-1').does('gold', 'end:turn');
    expect(stage.match.state.over).toMatchObject({ winners: [0], rule: 'C-POINTS-07' });
    const draw = scene({ gold: { deck: [] }, blue: { deck: [] } }).does('gold', 'end:turn');
    expect(draw.match.state.over).toMatchObject({ winners: [], rule: 'C-OPEN-21' });
  });

  it('C-LEAVE-02 C-DOCK-03: cards aboard a lost ship are lost with it', () => {
    const play = inPlay('L1: U.S.S. Oberth [Calloway]');
    const seeds = { L1: ['Cosmic String Fragment'] };
    const stage = scene({ gold: { play }, blue: { seeds } }).does('gold', 'attempt:L1:1');
    expect(stage.g.pieces).toEqual({});
    expect(stage.g.players[0]?.discard).toEqual([id('U.S.S. Oberth'), id('Calloway')]);
    expect(at(stage, 1)).toBeUndefined();
  });
});

describe('missions with both icons', () => {
  /** Resolve Local Tensions is at L4: planet and space. */
  const MISSIONS = { missions: ['Resolve Local Tensions'] };
  const BOTH = inPlay('L4: U.S.S. Oberth [Calloway], Giusti');

  it('C-MISSION-04 C-MISSION-23: a crew and an Away Team can attempt a mission together if each has a mission icon', () => {
    expect(offered(scene({ gold: { play: BOTH }, blue: MISSIONS }), 'gold', 'attempt')).toEqual([
      'attempt:L4:1+team-3',
    ]);
    expect(offered(scene({ gold: { play: BOTH.slice(0, 2) }, blue: MISSIONS }), 'gold', 'attempt')).toEqual([]);
  });

  it('C-MISSION-23 C-SEED-14: the crew faces space dilemmas, the team faces planet dilemmas, and both are stopped together', () => {
    const seeds = { L4: ['Nausicaans'] };
    const away = scene({ gold: { play: BOTH }, blue: { ...MISSIONS, seeds } }).does('gold', 'attempt:L4:1+team-3');
    expect(Object.keys(away.g.pieces)).toEqual(['1', '2']);
    expect(away.g.pieces[2]?.stopped).toBe(1);
    const space = { L4: ['Null Space'] };
    const crew = scene({ gold: { play: BOTH }, blue: { ...MISSIONS, seeds: space } });
    expect(crew.does('gold', 'attempt:L4:1+team-3').g.pieces[1]).toMatchObject({ damaged: true });
  });

  it.each(['Civil Unrest', 'Garanian Bolites'])(
    'C-MISSION-23 C-STOP-05: when %s stops one whole group, the ship and the other group are stopped too',
    (dilemma) => {
      const play = [...BOTH, ['Tricorder', 'surface:L4'], ['Tricorder', 'aboard:1']] as const;
      const stage = scene({ gold: { play }, blue: { ...MISSIONS, seeds: { L4: [dilemma] } } });
      stage.does('gold', 'attempt:L4:1+team-3');
      while (stage.match.pending(0) !== null && stage.g.attempt !== null)
        stage.does('gold', stage.decision('gold').options[0]?.key ?? '');
      const stopped = Object.values(stage.g.pieces).filter((piece) => piece.stopped === 1);
      expect(stopped.map(({ id: one }) => one).filter((one) => one <= 3)).toEqual([1, 2, 3]);
      expect(stage.log).toContain('The whole group is stopped, and the attempt is over.');
    },
  );

  it('C-MISSION-23: when all of one group are killed, the attempt ends, but the other group isn’t stopped', () => {
    const seeds = { L4: ['Armus - Skin of Evil', 'Civil Unrest'] };
    const stage = scene({ gold: { play: BOTH }, blue: { ...MISSIONS, seeds } }).does('gold', 'attempt:L4:1+team-3');
    expect([stage.g.attempt, stage.g.pieces[3], stage.g.locations['L4']?.seeds.length]).toEqual([null, undefined, 1]);
    expect([1, 2].map((one) => stage.g.pieces[one]?.stopped)).toEqual([undefined, undefined]);
  });

  it('C-MISSION-23: the player chooses which group faces a dilemma that is for both planet and space', () => {
    const seeds = { L4: ['Cardassian Trap'] };
    const stage = scene({ gold: { play: BOTH }, blue: { ...MISSIONS, seeds } }).does('gold', 'attempt:L4:1+team-3');
    expect(offered(stage, 'gold')).toEqual(['crew', 'away']);
    stage.does('gold', 'crew');
    expect(stage.g.attempt).toBeNull();
  });
});
