import { describe, expect, it } from 'vitest';
import { ATTEMPT, FACE } from '../../../src/games/first-edition/chapters/calls.ts';
import { goalsOf } from '../../../src/games/first-edition/chapters/missions/goals.ts';
import { attemptOffers } from '../../../src/games/first-edition/chapters/missions/offers.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, happened, id, offered, type Side, scene } from './scene.ts';

/** First Contact (L2, planet, 30): Diplomacy and Empathy. */
const ABLE = [
  ['Spock', 'surface:L2'],
  ['Tam Elbrun', 'surface:L2'],
] as const;

const CREW = [
  ['U.S.S. Oberth', 'space:L1'],
  ['Data', 'aboard:1'],
] as const;

const hints = (play: readonly Row[]) => {
  const stage = scene({ gold: { ...(play === undefined ? {} : { play }) } });
  return stage
    .decision('gold')
    .options.filter(({ verb }) => verb === 'attempt')
    .map(({ hint }) => hint);
};

/** The personnel, who acts as a Romulan. */
const asRomulan = ([who, where]: Row) => [who, where, { as: { affiliation: 'Romulan', by: 1 } }] as const;

describe('conditions of an attempt', () => {
  it('C-MISSION-04, C-MISSION-12: the hint for an attempt counts personnel and seed cards and says what is missing', () => {
    expect(hints(ABLE)).toEqual(['2 people, 0 cards under the mission']);
    expect(hints(ABLE.slice(0, 1))).toEqual(['1 person, 0 cards under the mission. The personnel lack Empathy.']);
    expect(hints(CREW)[0]).toMatch(/^1 person, 0 cards under the mission\. The personnel lack /);
  });

  it('C-TEAM-03: an empty ship can’t attempt a mission', () => {
    const stage = scene({ gold: { play: CREW.slice(0, 1) } });
    expect(stage.refuses('gold', 'attempt:L1:1')).toMatchObject({ rule: 'C-TEAM-03' });
  });

  it('C-MISSION-02: neither a mission without requirements nor a location created by a card can be attempted', () => {
    const gold: Side = { missions: ['Nebula', 'First Contact'], play: [...CREW, ['Gaps in Normal Space', 'at:L1']] };
    const made = { quadrant: 'Alpha', missions: [], seeds: [], solved: null, barred: [], attempted: [], gone: [] };
    const { g } = scene({ gold });
    expect(scene({ gold }).refuses('gold', 'attempt:L1:1')).toMatchObject({ rule: 'C-MISSION-02' });
    expect(goalsOf(g, 0).map(({ location }) => location.id)).not.toContain('L1');
    const more = { ...g, locations: { ...g.locations, L9: { ...made, id: 'L9', made: { by: 3, span: 1 } } } };
    more.pieces[1] = { id: 1, card: id('U.S.S. Oberth'), owner: 0, seat: 0, at: 'space:L9' };
    expect(attemptOffers(more, 0).map(({ option }) => option.key)).toEqual([]);
    expect(goalsOf(more, 0).map(({ location }) => location.id)).not.toContain('L9');
  });

  it('C-MISSION-02: a mission without requirements can’t be solved, even in a forced attempt', () => {
    const call = calling(ATTEMPT, { seat: 0, location: 'L1', ship: 1, team: [2] });
    const nebula = { missions: ['Nebula', 'First Contact'] };
    const stage = scene({ gold: { ...nebula, play: [CREW[0], ['Data', 'aboard:1']] }, call });
    expect(stage.g.locations['L1']?.solved).toBeNull();
    expect(stage.g.attempt).toBeNull();
  });
});

describe('missions with both a planet icon and a space icon', () => {
  it.each<[string, ship: Row, crew: string, away: string, able: boolean]>([
    ['is possible if both groups have an icon', ['U.S.S. Oberth', 'space:L4'], 'Calloway', 'Giusti', true],
    ['is impossible if only the crew has an icon', ['U.S.S. Oberth', 'space:L4'], 'Calloway', 'Vekor', false],
    ['is impossible if only the team has an icon', ['U.S.S. Oberth', 'space:L4'], 'Vekor', 'Giusti', false],
    ['is impossible if the crew has only the ship’s icon', ['Mercenary Ship', 'space:L4'], 'Vekor', 'Giusti', false],
  ])('C-MISSION-23: a joint attempt %s', (_who, ship, crew, away, able) => {
    const stage = scene({
      gold: { play: [ship, [crew, 'aboard:1'], [away, 'surface:L4']] },
      blue: { missions: ['Resolve Local Tensions'] },
    });
    expect(offered(stage, 'gold', 'attempt:L4')).toHaveLength(able ? 1 : 0);
  });
});

describe('attempts', () => {
  it('C-MOVE-14: an attempt counts as a crew’s required action only if a card requires the attempt', () => {
    const crew = inPlay('L1: U.S.S. Galaxy [Jean-Luc Picard, William T. Riker]');
    const bound = scene({ gold: { missions: ['Samaritan Snare', 'First Contact'], play: crew } });
    expect(bound.does('gold', 'attempt:L1:1').g.turn?.used).toEqual(['duty:L1:1']);
    const free = scene({ gold: { play: crew } }).does('gold', 'attempt:L1:1');
    expect(free.g.turn?.used).toBeUndefined();
    const team = scene({ gold: { play: ABLE.slice(0, 1) } }).does('gold', 'attempt:L2:team-1');
    expect(team.g.turn?.used).toBeUndefined();
  });

  it('C-MISSION-09: the log says “No one can continue” only if no encounter stopped anybody', () => {
    const seeds = { L2: ['Impassable Door'] };
    const play = [['Mot the Barber', 'surface:L2'] as const];
    const stage = scene({ gold: { play }, blue: { seeds } }).does('gold', 'attempt:L2:team-1');
    expect([stage.g.attempt, stage.g.locations['L2']?.seeds.length, stage.g.pieces[1]?.stopped]).toEqual([null, 1, 1]);
    expect(happened(stage)).not.toContain('No one can continue');
    // Armus kills the only one there is.
    const alone = scene({ gold: { play }, blue: { seeds: { L2: ['Armus - Skin of Evil'] } } });
    expect(happened(alone.does('gold', 'attempt:L2:team-1'))).toContain('No one can continue');
  });

  it('C-MISSION-19: the solving player chooses how many cards to discard, between the minimum and the maximum', () => {
    const greedy = crewFor('Greed + Acquisition + Geology + Astrophysics');
    const paying = (count: number, picks: readonly string[] = []) => {
      const things = Array.from({ length: count }, () => 'Gold-Pressed Latinum');
      const mission = {
        gold: {
          missions: ['Purchase Moon', 'First Contact'],
          play: [
            ['U.S.S. Galaxy', 'space:L1'] as const,
            ...[...greedy, ...things].map(
              (one) => [one, 'surface:L1', { as: { affiliation: 'Ferengi', by: 1 } }] as const,
            ),
          ],
        },
        goal: 500,
      };
      const stage = scene(mission);
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      const keys = stage.g.attempt === null ? [] : offered(stage, 'gold', 'pay');
      finish(stage, picks);
      return { stage, keys };
    };
    const many = paying(6, ['pay:2']);
    expect(many.keys).toEqual(['pay:1', 'pay:2', 'pay:3', 'pay:4']);
    expect(many.stage.g.players[0]?.discard).toHaveLength(2);
    expect(paying(3).keys).toEqual(['pay:1', 'pay:2', 'pay:3']);
    // With one latinum, the game doesn’t ask how many.
    const one = paying(1);
    expect(one.keys).toEqual([]);
    expect(one.stage.g.players[0]?.discard).toHaveLength(1);
    // Without any latinum, the mission isn’t solved.
    expect(paying(0).stage.g.locations['L1']?.solved).toBeNull();
  });

  it('C-MISSION-19: a player who chooses to discard nothing isn’t asked anything else', () => {
    const weapons = ['Cardassian Disruptor', 'Cardassian Disruptor'];
    const dealers = [...crewFor('OFFICER + Smuggling'), ...weapons];
    const cardassian = { as: { affiliation: 'Cardassian', by: 1 } } as const;
    const stage = scene({
      gold: {
        missions: ['Kressari Rendezvous', 'First Contact'],
        play: [
          ['U.S.S. Galaxy', 'space:L1', cardassian],
          ...dealers.map((one) => [one, 'aboard:1', cardassian] as const),
        ],
      },
    });
    stage.does('gold', 'attempt:L1:1');
    expect(offered(stage, 'gold')).toEqual(['pay:0', 'pay:1', 'pay:2']);
    stage.does('gold', 'pay:0');
    expect([stage.g.attempt, stage.g.locations['L1']?.solved, stage.g.players[0]?.discard]).toEqual([null, 0, []]);
  });

  it('C-MISSION-19: solving a mission that doesn’t require a discard discards nothing', () => {
    const stage = scene({ gold: { play: ABLE } }).does('gold', 'attempt:L2:team-1');
    expect(stage.g.players[0]?.discard).toEqual([]);
  });

  it('C-MISSION-05 C-MISSION-17: personnel who may attempt a mission only because of a card’s text must solve it as that card says', () => {
    // Ferenginar is open to Federation, Klingons and the Dominion: Nog is enough, but no Ferengi may attempt it as
    // printed.
    const solved = (affiliation: string) => {
      const nog = { as: { affiliation, by: 1 } } as never;
      const play = [['Nog', 'surface:L1', nog] as const, ['HQ: Secure Homeworld', 'at:L1'] as const];
      const stage = scene({ gold: { missions: ['Deliver Message', 'First Contact'], play } });
      return stage.does('gold', 'attempt:L1:team-1').g.locations['L1']?.solved;
    };
    expect([solved('Ferengi'), solved('Federation')]).toEqual([null, 0]);
    // Where a card lets them attempt it without another way, the printed needs count.
    const spies = ['Selok', ...crewFor('Tal Shiar x2')].map((one): Row => [one, 'surface:L1']);
    const earth = scene({ gold: { missions: ['Espionage Mission', 'First Contact'], play: spies.map(asRomulan) } });
    expect(earth.does('gold', 'attempt:L1:team-1').g.locations['L1']?.solved).toBe(0);
  });

  it('C-DILEMMA-18: a mission can’t be solved while a dilemma there forbids it', () => {
    const solved = (...lying: readonly Row[]) => {
      const stage = scene({ gold: { play: [...ABLE.map(([one, where]): Row => [one, where]), ...lying] } });
      return stage.does('gold', 'attempt:L2:team-1').g.locations['L2']?.solved;
    };
    expect(solved()).toBe(0);
    // It needs an attribute above 60.
    expect(solved(['Irrational Commander', 'at:L2', { owner: 1, seat: 1 }])).toBeNull();
  });
});

describe('gained cards', () => {
  /** Solves First Contact with cards of either player under it. */
  const gained = (
    gold: readonly string[],
    blue: readonly string[],
    picks: readonly string[],
    play: readonly Row[] = [],
  ) => {
    const stage = scene({
      gold: { play: [...ABLE, ...play], seeds: { L2: gold } },
      blue: { seeds: { L2: blue } },
      goal: 500,
    });
    stage.does('gold', 'attempt:L2:team-1');
    const asked = finish(stage, picks);
    const things = Object.values(stage.g.pieces).filter((piece) => piece.id > 2 + play.length);
    return { stage, asked, owners: things.map(({ card, owner }) => [card, owner]) };
  };

  it('C-TYPES-10: a player chooses the order of gained cards, and which of two copies comes first', () => {
    const disruptor = 'Varon-T Disruptor';
    const card = id(disruptor);
    expect(gained([disruptor], [disruptor], ['gain:1']).owners).toEqual([
      [card, 1],
      [card, 0],
    ]);
    expect(gained([disruptor], [disruptor], ['gain:0']).owners).toEqual([
      [card, 0],
      [card, 1],
    ]);
    expect(gained([disruptor], ['Interphase Generator'], ['gain:1']).owners).toEqual([
      [id('Interphase Generator'), 1],
      [card, 0],
    ]);
  });

  it('C-TYPES-10: of two copies of the same unique card, the player gains only the one encountered first', () => {
    // Hand weapons lie under it, too.
    const team = crewFor('OFFICER + Navigation + Treachery');
    const swords = (pick: string) => {
      const federation = { as: { affiliation: 'Federation', by: 1 } } as const;
      const stage = scene({
        gold: {
          missions: ['Search for Weapons', 'First Contact'],
          play: team.map((one) => [one, 'surface:L1', federation] as const),
          seeds: { L1: ['Starfleet Type II Phaser', 'Sword of Kahless'] },
        },
        blue: { seeds: { L1: ['Sword of Kahless'] } },
        goal: 500,
      });
      stage.does('gold', 'attempt:L1:team-1').does('gold', pick);
      finish(stage, []);
      return Object.values(stage.g.pieces)
        .filter(({ id: one }) => one > team.length)
        .map(({ card, owner }) => [card, owner]);
    };
    const sword = id('Sword of Kahless');
    expect(swords('gain:2')[0]).toEqual([sword, 0]);
    expect(swords('gain:1')[0]).toEqual([sword, 0]);
    expect(swords('gain:0')[0]).toEqual([id('Starfleet Type II Phaser'), 0]);
  });

  it('C-MISSION-13: artifacts stay under the mission if no personnel are left to gain them, and nobody is asked', () => {
    // Two Youth are discarded to solve Investigate Legend.
    const stage = scene({
      gold: {
        missions: ['Investigate Legend', 'First Contact'],
        play: 'L1: Jake and Nog {mode: Federation}, Wesley Crusher',
        seeds: { L1: ['Varon-T Disruptor'] },
      },
      blue: { seeds: { L1: ['Interphase Generator'] } },
      goal: 500,
    });
    stage.does('gold', 'attempt:L1:team-1');
    expect([stage.g.locations['L1']?.solved, stage.g.attempt, stage.g.pieces]).toEqual([0, null, {}]);
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card)).toEqual(
      ['Varon-T Disruptor', 'Interphase Generator'].map(id),
    );
  });

  it('C-MISSION-13: bonus points aren’t scored if the mission’s points win the game', () => {
    // Linda Larson is a specialist with a skill that Reported Activity needs.
    const scored = (goal: number) => {
      const people = ['Linda Larson', 'Data', 'Jean-Luc Picard'].map((one) => [one, 'surface:L5'] as const);
      const stage = scene({ gold: { play: [...people, ['Assign Mission Specialists', 'core:0']] }, goal });
      return stage.does('gold', 'attempt:L5:team-1').g.players[0]?.scored.map(({ kind }) => kind);
    };
    expect([scored(100), scored(10)]).toEqual([['mission', 'bonus'], ['mission']]);
  });

  it('C-TYPES-10: the player isn’t asked about a single gained card', () => {
    expect(gained([], ['Varon-T Disruptor'], []).asked).toEqual([]);
  });

  it('C-TYPES-10: a gained artifact that isn’t unique can join another copy in play', () => {
    const { stage } = gained([], ['Varon-T Disruptor'], [], [['Varon-T Disruptor', 'surface:L3']]);
    expect(stage.g.pieces[4]).toMatchObject({ card: id('Varon-T Disruptor'), at: 'surface:L2', owner: 1, seat: 0 });
    expect(stage.g.players[1]?.discard).toEqual([]);
  });
});

describe('crews that face seed cards outside an attempt', () => {
  const facing = (seeds: readonly string[], crew: readonly Row[] = [['Calloway', 'aboard:1']]) =>
    scene({
      gold: { play: [['U.S.S. Oberth', 'space:L1'], ...crew] },
      blue: { seeds: { L1: seeds } },
      call: calling(FACE, { seat: 0, location: 'L1', ship: 1 }),
    });
  const under = ({ g }: ReturnType<typeof facing>) => g.locations['L1']?.seeds.map(({ card }) => card);

  it('C-DILEMMA-01 C-MISSION-02: a crew that faces seeds encounters the next dilemma, but attempts and gains nothing', () => {
    const stage = facing(['Varon-T Disruptor', 'Cosmic String Fragment']);
    expect(happened(stage)).toContain('faces Cosmic String Fragment');
    expect(under(stage)).toEqual([id('Varon-T Disruptor')]);
    expect(at(stage, 1)).toBeUndefined();
    expect(stage.g.attempt).toBeNull();
    expect(stage.g.locations['L1']?.attempted).toEqual([]);
  });

  it('C-DILEMMA-01: a crew that faces seeds encounters nothing if no dilemma is left, and other seeds stay', () => {
    const stage = facing(['Varon-T Disruptor']);
    expect(under(stage)).toEqual([id('Varon-T Disruptor')]);
    expect(stage.log).not.toContain('faces');
  });

  it('C-DILEMMA-01: an empty ship faces no seeds', () => {
    const stage = facing(['Cosmic String Fragment'], []);
    expect(under(stage)).toEqual([id('Cosmic String Fragment')]);
    expect(stage.log).not.toContain('faces');
    expect(at(stage, 1)).toBe('space:L1');
  });

  it('C-DILEMMA-01: while a crew faces seed cards, the state contains an attempt that has found no cards yet', () => {
    const stage = facing(['Frame of Mind']);
    expect(stage.g.attempt).toMatchObject({ found: [], prepared: false, ship: 1, team: [2], ended: null });
  });

  it('C-SEED-18: a crew that faces seeds doesn’t encounter a mis-seed, which goes out-of-play', () => {
    const stage = facing(['Archer']);
    expect(stage.g.players[1]?.removed).toEqual([id('Archer')]);
    expect(stage.g.attempt).toBeNull();
  });
});

describe('combos among mis-seeds', () => {
  const COMBO = 'Ancient Computer & Microvirus';
  /** Encounters a combo under Study Pulsar where these cards have been encountered before. */
  const met = (combo: string, ...gone: readonly (readonly [title: string, owner: number])[]) => {
    const crew = ['Data', 'Geordi La Forge', 'Giusti'].map((who): Row => [who, 'aboard:1']);
    const stage = scene({
      gold: { play: [['U.S.S. Oberth', 'space:L1'], ...crew] },
      blue: { seeds: { L1: [combo] } },
      patch: { 'locations.L1.gone': gone.map(([title, owner]) => ({ card: id(title), owner })) },
    });
    stage.does('gold', 'attempt:L1:1');
    const seed = stage.g.attempt?.met;
    return stage.g.players[1]?.removed.length === 1 ? 'out' : seed?.outcast === true ? 'second half' : 'whole';
  };

  it('C-SEED-22: a combo shows only its second half if the first half alone was encountered before', () => {
    expect(met(COMBO, ['Ancient Computer', 1])).toBe('second half');
    expect(met(COMBO)).toBe('whole');
    // Other cards of its owner change nothing.
    expect(met(COMBO, ['Ancient Computer', 1], ['Null Space', 1])).toBe('second half');
    expect(met(COMBO, ['Null Space', 1])).toBe('whole');
  });

  it('C-SEED-16 C-SEED-22: an opponent’s card at the mission doesn’t count as a copy of a combo’s half', () => {
    expect(met(COMBO, ['Ancient Computer', 0])).toBe('whole');
    expect(met(COMBO, ['Ancient Computer', 1], ['Microvirus', 0])).toBe('second half');
  });

  it('C-SEED-22: a combo goes out-of-play if its second half or a copy of it was encountered before', () => {
    expect(met(COMBO, ['Microvirus', 1])).toBe('out');
    expect(met(COMBO, ['Ancient Computer', 1], ['Microvirus', 1])).toBe('out');
    expect(met(COMBO, [COMBO, 1])).toBe('out');
  });
});
