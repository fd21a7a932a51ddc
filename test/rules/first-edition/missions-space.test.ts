import { describe, expect, it } from 'vitest';
import { spanOf } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { fightersAt } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, id, offered, scene } from './scene.ts';
import { at1 } from './tried.ts';

const as = (affiliation: string): Partial<AnyPiece> => ({ as: { affiliation, by: 1 } });

describe('Nebula', () => {
  const play: readonly Row[] = [
    ['U.S.S. Galaxy', 'space:L1', as('Klingon')],
    ['Data', 'aboard:1', as('Klingon')],
    ['Jean-Luc Picard', 'aboard:1', as('Klingon')],
    ['Geordi La Forge', 'aboard:1', as('Klingon')],
    ['William T. Riker', 'aboard:1', as('Klingon')],
  ];
  const foe = inPlay('L1: U.S.S. Oberth; aboard:6: Calloway');

  it('C-MISSION-02: nobody can attempt Nebula', () => {
    expect(offered(at1('Nebula', { play }), 'gold', 'attempt:L1')).toEqual([]);
  });

  it('C-BATTLE-01: nobody can begin a battle at Nebula unless a Scan was played there this turn', () => {
    const stage = at1('Nebula', { play, hand: ['Scan'] }, { play: foe });
    expect(offered(stage, 'gold', 'attack')).toEqual([]);
    expect(
      offered(at1('Study Nebula', { play, hand: ['Scan'] }, { play: foe }), 'gold', 'attack').length,
    ).toBeGreaterThan(0);
    const other: readonly Row[] = [
      ...play,
      ['U.S.S. Galaxy', 'space:L1', as('Klingon')],
      ['Eric Pressman', 'aboard:6', as('Klingon')],
    ];
    const two = at1('Nebula', { play: other, hand: ['Scan'] }, { play: 'L1: U.S.S. Oberth; aboard:8: Calloway' });
    expect(offered(two, 'gold', 'attack')).toEqual([]);
    two.does('gold', 'play:scan:on:1');
    expect(two.g.pieces[1]?.stopped).toBe(1);
    expect(offered(two, 'gold', 'attack').length).toBeGreaterThan(0);
  });

  const facing = (where: 'space:L1' | 'space:L2', scorer: 'gold' | 'blue', seeds = ['Microvirus']) => {
    const stage = scene({
      gold: {
        missions: ['Nebula', 'Study Pulsar'],
        play: [['U.S.S. Galaxy', where], ...inPlay('aboard:1: Mot the Barber, Linda Larson')],
        seeds: {},
      },
      blue: {
        missions: ['First Contact'],
        seeds: { L1: seeds },
        play: [
          ['Colony', 'surface:L3'],
          ['Mot the Barber', 'aboard:4', { owner: scorer === 'blue' ? 1 : 0, seat: scorer === 'blue' ? 1 : 0 }],
        ],
        deck: ['Spock', 'Spock'],
      },
    });
    return stage.does('gold', 'end:turn').does('blue', 'end:turn');
  };

  it('when the opponent scores, a crew at Nebula faces the next dilemma and gains nothing', () => {
    const stage = facing('space:L1', 'blue', ['Null Space']);
    expect(happened(stage)).toContain('The crew of U.S.S. Galaxy faces Null Space.');
    expect(stage.g.pieces[1]?.damaged).toBe(true);
    expect(stage.g.locations['L1']?.seeds).toEqual([]);
    expect(stage.g.attempt).toBeNull();
  });

  it('personnel elsewhere, and personnel of the player who scores, don’t face a dilemma at Nebula', () => {
    expect(facing('space:L2', 'blue', ['Null Space']).g.locations['L1']?.seeds).toHaveLength(1);
    expect(facing('space:L1', 'gold', ['Null Space']).g.locations['L1']?.seeds).toHaveLength(1);
  });

  it('the crew of a docked ship at Nebula doesn’t face a dilemma', () => {
    const stage = scene({
      gold: {
        missions: ['Nebula', 'Study Pulsar'],
        play: 'L1: Neutral Outpost [U.S.S. Galaxy]; aboard:2: Mot the Barber',
      },
      blue: {
        missions: ['First Contact'],
        seeds: { L1: ['Null Space'] },
        play: 'surface:L3: Colony [Mot the Barber]',
        deck: ['Spock', 'Spock'],
      },
    });
    stage.does('gold', 'end:turn').does('blue', 'end:turn');
    expect(stage.g.players[1]?.scored).toHaveLength(1);
    expect(stage.g.locations['L1']?.seeds).toHaveLength(1);
  });

  it('C-SEED-17: mis-seeds at Nebula go out-of-play, and artifacts stay there', () => {
    const stage = facing('space:L1', 'blue', ['Tox Uthat', 'Archer']);
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual(['tox-uthat']);
    expect(stage.g.players[1]?.removed).toContain('archer');
    expect(stage.g.attempt).toBeNull();
  });
});

describe('Paxan "Wormhole"', () => {
  const moved = (crew: readonly string[], more: Partial<AnyPiece> = {}) =>
    scene({
      gold: {
        missions: ['Study Pulsar'],
        play: [['U.S.S. Galaxy', 'space:L1'], ...crew.map((name) => [name, 'aboard:1', more] as const)],
      },
      blue: { missions: ['Paxan "Wormhole"', 'First Contact'] },
    }).does('gold', 'move:1:L2');
  const CREW = ['Jean-Luc Picard', 'Geordi La Forge', 'William T. Riker'];

  it('Paxan “Wormhole” lets the opponent relocate a ship that stops there, unless an android is aboard', () => {
    const stage = moved(CREW);
    expect(offered(stage, 'blue')).toEqual(['to:L1', 'to:L3']);
    expect(at(stage.does('blue', 'to:L3'), 1)).toBe('space:L3');
  });

  it('C-TEAM-15: Paxan “Wormhole” spares a ship if an android is aboard, even a stopped one, but not if the android is disabled', () => {
    const kept = moved([...CREW, 'Data']);
    expect([at(kept, 1), kept.match.pending(1)]).toEqual(['space:L2', null]);
    expect(moved(CREW).match.pending(1)).not.toBeNull();
    const held = scene({
      gold: {
        missions: ['Study Pulsar'],
        play: [
          ...inPlay(`L1: U.S.S. Galaxy; aboard:1: ${CREW.join(', ')}`),
          ['Data', 'aboard:1', { held: { by: 1, as: 'disabled' } }],
        ],
      },
      blue: { missions: ['Paxan "Wormhole"', 'First Contact'] },
    }).does('gold', 'move:1:L2');
    expect(held.match.pending(1)).not.toBeNull();
    const stopped = scene({
      gold: { missions: ['Study Pulsar'], play: `L1: U.S.S. Galaxy; aboard:1: ${CREW.join(', ')}, Data {stopped: 1}` },
      blue: { missions: ['Paxan "Wormhole"', 'First Contact'] },
    }).does('gold', 'move:1:L2');
    expect([at(stopped, 1), stopped.match.pending(1)]).toEqual(['space:L2', null]);
  });

  it('C-AFFIL-15 C-TEAM-09: an android who is under house arrest or is an intruder doesn’t protect a ship from Paxan “Wormhole”', () => {
    const ship = ['U.S.S. Galaxy', 'space:L1'] as const;
    const crew = CREW.map((name) => [name, 'aboard:1'] as const);
    const data = (more: Partial<AnyPiece>) => ['Data', 'aboard:1', more] as const;
    const kept = (gold: Partial<AnyPiece> | null) =>
      scene({
        gold: { missions: ['Study Pulsar'], play: [ship, ...crew, ...(gold === null ? [] : [data(gold)])] },
        blue: { missions: ['Paxan "Wormhole"', 'First Contact'], play: gold === null ? [data({})] : [] },
      })
        .does('gold', 'move:1:L2')
        .match.pending(1) === null;
    expect([kept({}), kept({ as: { affiliation: 'Klingon', by: 1 } }), kept(null)]).toEqual([true, false, false]);
  });

  it('C-MOVE-04: Paxan “Wormhole” doesn’t affect a ship that doesn’t stop there', () => {
    const stage = scene({
      gold: {
        missions: ['Study Pulsar'],
        play: [['U.S.S. Galaxy', 'space:L1'], ...CREW.map((name) => [name, 'aboard:1'] as const)],
      },
      blue: { missions: ['Paxan "Wormhole"', 'First Contact'] },
    }).does('gold', 'move:1:L3');
    expect(at(stage, 1)).toBe('space:L3');
    expect(stage.match.pending(1)).toBeNull();
  });
});

describe('Qualor II Rendezvous', () => {
  it('C-TEAM-16: on its planet, Qualor II Rendezvous puts personnel with an affiliation in stasis', () => {
    const crew = at1('Qualor II Rendezvous', { play: 'L1: U.S.S. Galaxy, Data, Vekor; aboard:1: Worf, Divok' });
    // Personnel aboard a ship, and those without an affiliation, aren’t in stasis.
    crew.does('gold', 'beam:some:aboard:1:surface:L1').does('gold', 'who:4');
    expect([2, 3, 4, 5].map((piece) => crew.g.pieces[piece]?.numb)).toEqual(['stasis', undefined, 'stasis', undefined]);
  });

  it('personnel in stasis can’t beam or attempt a mission, but others there can', () => {
    const one = at1(
      'Qualor II Rendezvous',
      { play: 'L1: U.S.S. Galaxy, Data {numb: stasis}, Vekor' },
      { play: [['Divok', 'surface:L1']] },
    );
    expect(offered(one, 'gold', 'attempt:L1')).toEqual(['attempt:L1:team-3']);
    const up = offered(one, 'gold', 'beam').filter((key) => key.includes('surface:L1:aboard:1'));
    one.does('gold', up[0] ?? '');
    expect([at(one, 2), at(one, 3)]).toEqual(['surface:L1', 'aboard:1']);
  });

  it('C-TEAM-16: personnel in stasis can’t be picked or targeted, and cards on them are inactive', () => {
    const numb = { numb: 'stasis' } as const;
    const one = (more: Partial<AnyPiece>) =>
      at1('Qualor II Rendezvous', {
        play: [
          ['Korris', 'surface:L1', more],
          ...inPlay('on:1: Hippocratic Oath {count: 3}, Data Has Some Issues'),
          ['Mot the Barber', 'surface:L1', more],
          ['Harvester Virus', 'at:L1'],
        ],
        hand: ['Heart of Glory'],
        deck: ['Calloway', 'Calloway', 'Calloway'],
      });
    const plays = (stage: Stage<FirstEdition>) => offered(stage, 'gold', 'play:heart-of-glory');
    expect([plays(one({})), plays(one(numb))]).toEqual([['play:heart-of-glory:on:1'], []]);
    const still = one(numb).does('gold', 'end:turn');
    expect([still.g.pieces[2]?.count, still.g.pieces[4]?.card, still.g.pieces[1]?.card]).toEqual([
      3,
      'mot-the-barber',
      'korris',
    ]);
    // The countdown continues at another location.
    const awake = scene({
      gold: {
        missions: ['First Contact', 'Study Pulsar'],
        play: 'L1: Korris [Hippocratic Oath {count: 3}, Data Has Some Issues], Mot the Barber',
        deck: ['Calloway', 'Calloway', 'Calloway'],
      },
    }).does('gold', 'end:turn');
    expect([awake.g.pieces[2]?.count, awake.g.pieces[4]]).toEqual([2, undefined]);
  });

  it('C-TEAM-16: cards on personnel in stasis are suspended', () => {
    const ends = (mission: string) =>
      at1(mission, {
        play: [
          ['Korris', 'surface:L1', mission.startsWith('Qualor') ? { numb: 'stasis' } : {}],
          ...inPlay('on:1: Data Has Some Issues; L1: Amarie'),
        ],
        deck: ['Calloway', 'Calloway', 'Calloway'],
      }).does('gold', 'end:turn').g.pieces[3]?.card;
    expect([ends('Qualor II Rendezvous'), ends('First Contact')]).toEqual(['amarie', undefined]);
  });

  it('C-PERSBAT-01: personnel in stasis can’t be attacked', () => {
    const fighters = (more: Partial<AnyPiece>) =>
      fightersAt(at1('Qualor II Rendezvous', {}, { play: [['Divok', 'surface:L1', more]] }).g, 'surface:L1', 1);
    expect([fighters({}).length, fighters({ numb: 'disabled' }).length, fighters({ numb: 'stasis' }).length]).toEqual([
      1, 1, 0,
    ]);
  });

  it('C-MISSION-14: solving Qualor II Rendezvous ends the stasis', () => {
    const one = at1('Qualor II Rendezvous', { play: 'L1: U.S.S. Galaxy, Data {numb: stasis}, Amarie' });
    one.does('gold', 'attempt:L1:team-3');
    expect([one.g.locations['L1']?.solved, one.g.pieces[2]?.numb]).toEqual([0, undefined]);
  });
});

describe('Space', () => {
  it.each(['Space', 'Nebula'])('C-MISSION-02: nobody can attempt %s from either side', (mission) => {
    const play = (place: 'space:L1' | 'space:L2') => inPlay(`${place}: U.S.S. Galaxy [Data]`);
    const tries = (card: string, own: boolean) =>
      offered(
        own
          ? at1(card, { play: play('space:L1') })
          : scene({ gold: { missions: ['First Contact'], play: play('space:L2') }, blue: { missions: [card] } }),
        'gold',
        'attempt',
      ).length;
    expect([tries(mission, true), tries(mission, false)]).toEqual([0, 0]);
    expect([tries('Survey Mission', true), tries('Study Pulsar', true)]).not.toEqual([0, 0]);
  });

  it('C-MOVE-02: the span of Space is 3, plus one for each universal mission beside it', () => {
    const span = (missions: string[]) => spanOf(scene({ gold: { missions } }).g, 'L2', 0);
    expect(span(['First Contact', 'Space', 'Explore Dyson Sphere'])).toBe(3);
    expect(span(['Study Pulsar', 'Space', 'First Contact'])).toBe(4);
    expect(span(['Space', 'Space', 'Study Pulsar'])).toBe(5);
  });

  it('C-SEED-12: Space may be placed between any other missions', () => {
    const decks = [['Space'], ['Survey Mission', 'Study Pulsar']].map((missions, seat) => ({
      name: `Deck ${seat}`,
      missions: missions.map(id),
      seeds: [],
      draw: [],
    }));
    const stage = new Stage(firstEdition, { options: { decks, first: 1 } as Json });
    // Space can be placed on either side of Blue’s first mission.
    expect(offered(stage, 'gold', 'lay')).toEqual(['lay:L1:left', 'lay:L1:right']);
    const later = new Stage(firstEdition, {
      options: {
        decks: [
          ['Survey Mission', 'Space'],
          ['Study Pulsar', 'First Contact'],
        ].map((missions, seat) => ({
          name: `Deck ${seat}`,
          missions: missions.map(id),
          seeds: [],
          draw: [],
        })),
        first: 1,
      } as Json,
    });
    for (
      let round = 0;
      round < 4 && !later.decision(later.match.pending(0) === null ? 'blue' : 'gold').prompt.startsWith('Space');
      round++
    )
      later.does(later.match.pending(0) === null ? 'blue' : 'gold', 'lay:right');
    const beside = offered(later, 'gold', 'lay').filter((key) => !key.startsWith('lay:all'));
    expect(beside).toHaveLength((later.g.lines['Alpha']?.length ?? 0) + 1);
  });
});

describe('Study Interstellar Colony', () => {
  it('C-TEAM-15: Study Interstellar Colony disables Ocampa there, but nobody else', () => {
    const stage = at1('Study Interstellar Colony', { play: 'L1: U.S.S. Galaxy [Kes, Data, Jean-Luc Picard]; L3: Kes' });
    stage.does('gold', 'attempt:L1:1');
    expect([2, 3, 5].map((piece) => stage.g.pieces[piece]?.numb)).toEqual(['disabled', undefined, undefined]);
  });
});
