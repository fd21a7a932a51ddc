import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/proving/stage.ts';
import { at, id, offered, type Side, scene } from './scene.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;
const FLEET = [SHIP, CREW] as const;
const DECK = ['Calloway', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Calloway', 'Giusti'];
const twoSides = (gold: Side, blue: Side = {}) =>
  scene({ gold: { deck: DECK, ...gold }, blue: { deck: DECK, ...blue } });
const hands = ({ g }: Stage<FirstEdition>) => g.players.map(({ hand }) => hand);
const alive = ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces).map(Number);
const ends = (stage: Stage<FirstEdition>, ...seats: ('gold' | 'blue')[]) => {
  for (const seat of seats) stage.does(seat, 'end:turn');
  return stage;
};

describe('interrupts that answer', () => {
  const SOLVERS = ['Spock', 'Tam Elbrun', 'Sarek', 'Data', 'Deanna Troi'].map((name) => [name, 'surface:L2'] as const);

  it('C-RESPONSE-07: Amanda Rogers nullifies an interrupt, but not Kevin Uxbridge', () => {
    const stage = twoSides(
      { hand: ['Kevin Uxbridge'], play: [['Alien Probe', 'core:0']] },
      { hand: ['Amanda Rogers', 'Q2'] },
    ).orders('blue', { also: ['play'] });
    stage.does('gold', 'play:kevin-uxbridge:on:1');
    expect(offered(stage, 'blue')).toEqual(['answer:q2', 'pass']);
    expect(alive(stage.does('blue', 'answer:q2'))).toEqual([1]);
  });

  it('C-DILEMMA-09: Q2 nullifies a dilemma about Q', () => {
    const stage = (title: string) =>
      twoSides({ play: SOLVERS, hand: ['Q2'] }, { seeds: { L2: [title] } })
        .orders('gold', { also: ['dilemma'] })
        .does('gold', 'attempt:L2:team-1');
    expect(offered(stage('Q Gets the Point'), 'gold')).toContain('answer:q2');
    expect(offered(stage('Nausicaans'), 'gold')).not.toContain('answer:q2');
  });

  it.each([
    ['Incoming Message - Federation', true],
    ['Transwarp Conduit', false],
  ])('C-RESPONSE-06: Subspace Interference and %s: %s', (title, isNullified) => {
    const stage = twoSides(
      { play: [...FLEET, ['Federation Outpost', 'space:L4']], hand: [title] },
      { hand: ['Subspace Interference'] },
    );
    stage.orders('blue', { also: ['play'] }).does('gold', `play:${id(title)}:on:1`);
    expect(offered(stage, 'blue').includes('answer:subspace-interference')).toBe(isNullified);
  });

  it('C-DRAW-07: a Subspace Schism takes the card just drawn, for another one', () => {
    const stage = twoSides({ deck: ['Spock', 'Data', 'Worf'] }, { hand: ['Subspace Schism'] }).orders('blue', {
      also: ['drawn'],
    });
    ends(stage, 'gold').does('blue', 'answer:subspace-schism');
    expect(hands(stage)[0]).toEqual(['data']);
    expect(stage.g.players[0]?.discard).toEqual(['spock']);
  });

  it('C-TURN-10: an Alien Groupie keeps one of the men who solved a planet for a full turn', () => {
    const play = [...SOLVERS, ['U.S.S. Oberth', 'space:L2'] as const];
    const stage = twoSides({ play }, { hand: ['Alien Groupie'] }).orders('blue', { also: ['solved'] });
    stage.does('gold', 'attempt:L2:team-1').does('blue', 'answer:alien-groupie');
    const [groupie] = Object.values(stage.g.pieces).filter(({ card }) => card === 'alien-groupie');
    const host = Number(groupie?.at.slice(3));
    expect([1, 2, 3, 4]).toContain(host);
    stage.does('gold', 'beam:all:surface:L2:aboard:6');
    expect(at(stage, host)).toBe('surface:L2');
    ends(stage, 'gold', 'blue', 'gold', 'blue').does('gold', 'beam:all:surface:L2:aboard:6');
    expect(at(stage, host)).toBe('aboard:6');
  });

  it('C-PLAY-19: an Energy Vortex sends a card back, and another one is played in its stead', () => {
    const play = [['Federation Outpost', 'space:L1']] as const;
    const stage = twoSides({ play, hand: ['Spock', 'Data'] }, { hand: ['Energy Vortex'] }).orders('blue', {
      also: ['play'],
    });
    stage.does('gold', 'report:spock:aboard:1').does('blue', 'answer:energy-vortex');
    expect(hands(stage)[0]).toEqual(['data', 'spock']);
    expect(offered(stage, 'gold')).toEqual(['report:data:aboard:1']);
    stage.does('gold', 'report:data:aboard:1');
    expect(offered(stage, 'gold')).toEqual(['end:turn']);
  });

  it('C-PLAY-19: with nothing else to play the turn goes on', () => {
    const play = [['Federation Outpost', 'space:L1']] as const;
    const stage = twoSides({ play, hand: ['Spock'] }, { hand: ['Energy Vortex'] }).orders('blue', { also: ['play'] });
    stage.does('gold', 'report:spock:aboard:1').does('blue', 'answer:energy-vortex');
    expect(offered(stage, 'gold')).toEqual(['end:turn']);
  });

  it('C-LEAVE-02: an Escape Pod saves the crew of a ship, until a ship picks it up', () => {
    const stage = twoSides(
      { play: [SHIP, CREW, ['U.S.S. Excelsior', 'space:L1'], ['Calloway', 'aboard:3']], hand: ['Escape Pod'] },
      { seeds: { L1: ['Cosmic String Fragment'] } },
    ).orders('gold', { also: ['leaving'] });
    stage.does('gold', 'attempt:L1:1').does('gold', 'answer:escape-pod:1');
    expect(at(stage, 2)).toBe('on:5');
    expect(at(stage, 5)).toBe('at:L1');
    stage.does('gold', 'beam:all:on:5:aboard:3');
    expect(at(stage, 2)).toBe('aboard:3');
    expect(ends(stage, 'gold').g.players[0]?.discard).toContain('escape-pod');
  });

  it('C-POINTS-03: a Klingon Death Yell, one for each who died', () => {
    const stage = scene({
      gold: { seeds: { L5: ['Armus - Skin of Evil'] }, deck: DECK },
      blue: { play: [['Kurn', 'surface:L5']], hand: ['Klingon Death Yell', 'Klingon Death Yell'], deck: DECK },
      turn: 'blue',
    }).orders('blue', { also: ['left'] });
    stage.does('blue', 'attempt:L5:team-1').does('blue', 'answer:klingon-death-yell');
    expect(stage.g.players[1]?.scored.map(({ points }) => points)).toEqual([5]);
    const { options } = stage.decision('blue');
    expect(options.map(({ key }) => key)).not.toContain('answer:klingon-death-yell');
  });

  it('C-POINTS-03: a Particle Fountain on a planet just solved with two ENGINEER, one for each mission', () => {
    const play = [...SOLVERS, ['Linda Larson', 'surface:L2'] as const];
    const stage = twoSides({ play, hand: ['Particle Fountain', 'Particle Fountain'] }).orders('gold', {
      also: ['solved'],
    });
    stage.does('gold', 'attempt:L2:team-1').does('gold', 'answer:particle-fountain');
    expect(stage.g.players[0]?.scored.at(-1)).toMatchObject({ points: 5, kind: 'bonus' });
    expect(offered(stage, 'gold')).not.toContain('answer:particle-fountain');
    const few = twoSides({ play: SOLVERS.slice(0, 3), hand: ['Particle Fountain'] }).orders('gold', {
      also: ['solved'],
    });
    few.does('gold', 'attempt:L2:team-1');
    expect(offered(few, 'gold')).not.toContain('answer:particle-fountain');
  });
});

describe('interrupts that show what is hidden', () => {
  it.each([
    ['Full Planet Scan', 'L2'],
    ['Scan', 'L1'],
  ])('C-TURN-01: %s at the start of the turn stops a ship to see the next seed at %s', (title, location) => {
    const crew = ['Data', 'Spock', 'Giusti', 'Calloway', 'Jean-Luc Picard', 'William T. Riker'];
    const play = [
      ['U.S.S. Galaxy', `space:${location}`] as const,
      ...crew.map((name) => [name, 'aboard:1'] as const),
    ] as Side['play'];
    const stage = twoSides(
      { ...(play === undefined ? {} : { play }), hand: [title] },
      { seeds: { [location]: ['Archer', 'Nausicaans'] } },
    );
    stage.does('gold', `play:${id(title)}:on:1`);
    expect(stage.log).toContain('is Archer.]');
    expect(stage.g.locations[location]?.seeds.map(({ seen }) => seen)).toEqual([[0], []]);
    expect(stage.g.pieces[1]?.stopped).toBe(1);
    const late = twoSides(
      { ...(play === undefined ? {} : { play }), hand: [title, 'The Juggler'] },
      { seeds: { [location]: ['Archer'] } },
    );
    late.does('gold', 'play:the-juggler:core:0');
    expect(offered(late, 'gold', `play:${id(title)}`)).toEqual([]);
  });

  it.each([
    ['Jaglom Shrek - Information Broker', 'core:1', 'The draw deck of Blue: Kurn, Morka.'],
    ['Life-form Scan', 'core:1', 'The hand of Blue: Tallus.'],
    ['Long-Range Scan', 'on:1', 'Aboard U.S.S. Oberth: Giusti.'],
  ])('C-DRAW-05: %s', (title, to, words) => {
    const stage = twoSides({ play: FLEET, hand: [title] }, { deck: ['Kurn', 'Morka'], hand: ['Tallus'] });
    stage.does('gold', `play:${id(title)}:${to}`);
    expect(stage.log).toContain(words);
  });
});

describe('interrupts about ships', () => {
  it('C-TURN-07: an Auto-Destruct Sequence destroys the ship as the turn ends, and damages weak ones around it', () => {
    const play = [...FLEET, ['U.S.S. Oberth', 'space:L1'], ['U.S.S. Galaxy', 'space:L1']] as const;
    const stage = ends(
      twoSides({ play, hand: ['Auto-Destruct Sequence'] }).does('gold', 'play:auto-destruct-sequence:on:1'),
      'gold',
    );
    expect(alive(stage)).toEqual([3, 4]);
    expect([3, 4].map((one) => stage.g.pieces[one]?.damaged)).toEqual([true, undefined]);
  });

  it('C-STOP-01: a Distortion of Space/Time Continuum lets ship, crew and Away Team act again, with all RANGE', () => {
    const play = [
      ['U.S.S. Oberth', 'space:L2', { stopped: 1, spent: 5 }],
      ['Giusti', 'aboard:1', { stopped: 1 }],
      ['Calloway', 'surface:L2', { stopped: 1 }],
    ] as const;
    const stage = twoSides({ play, hand: ['Distortion of Space/Time Continuum'] });
    stage.does('gold', 'play:distortion-of-space-time-continuum:on:1');
    expect([1, 2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([undefined, undefined, undefined]);
    expect(stage.g.pieces[1]?.spent).toBeUndefined();
  });

  it.each([
    ['Federation', 'U.S.S. Oberth', 'Giusti'],
    ['Klingon', 'I.K.C. Lukara', 'Kurn'],
    ['Romulan', 'Scout Vessel', 'Tallus'],
  ])('C-MOVE-13 C-TYPES-17: an Incoming Message - %s calls a ship back to its outpost', (side, ship, who) => {
    const title = `Incoming Message - ${side}`;
    const fleet = [
      [ship, 'space:L1'],
      [who, 'aboard:1'],
      [who, 'aboard:1'],
    ] as const;
    const outpost = [`${side} Outpost`, 'space:L3'] as const;
    expect(offered(twoSides({ hand: [title] }, { play: fleet }), 'gold', 'play')).toEqual([]);
    const stage = twoSides({ hand: [title] }, { play: [...fleet, outpost] });
    ends(stage.does('gold', `play:${id(title)}:on:1`), 'gold');
    expect(stage.refuses('blue', 'attempt Study Pulsar')).toMatchObject({
      rule: expect.stringMatching(/C-MOVE-13|C-MISSION/),
    });
    ends(stage, 'blue');
    expect(at(stage, 1)).toMatch(/L3|docked/);
    expect(stage.g.players[0]?.discard).toEqual([id(title)]);
  });

  it('C-MOVE-13: it goes nowhere but nearer', () => {
    const play = [
      ['U.S.S. Oberth', 'space:L2'],
      CREW,
      ['Federation Outpost', 'space:L5'],
      ['Incoming Message - Federation', 'on:1'],
    ] as const;
    expect(offered(twoSides({ play }), 'gold', 'move')).not.toContain('move:1:L1');
    expect(offered(twoSides({ play }), 'gold', 'move').length).toBeGreaterThan(0);
    expect(offered(twoSides({ play }), 'gold', 'beam')).toEqual([]);
  });

  it('C-MOVE-13: it neither docks, nor cloaks, nor begins a battle', () => {
    const ship = (more: readonly (readonly [string, 'on:1'])[]) => {
      const play = [
        ["I.K.C. K'Vort", 'space:L2'],
        ['Kurn', 'aboard:1'],
        ['Divok', 'aboard:1'],
        ['Neutral Outpost', 'space:L2'],
        ['Klingon Outpost', 'space:L5'],
        ...more,
      ] as const;
      const stage = twoSides({ play }, { play: [['U.S.S. Oberth', 'space:L2']] });
      return ['dock', 'cloak', 'attack'].map((verb) => offered(stage, 'gold', verb).length);
    };
    expect(ship([])).toEqual([1, 1, 1]);
    expect(ship([['Incoming Message - Klingon', 'on:1']])).toEqual([0, 0, 0]);
  });

  it('C-TURN-12: Loss of Orbital Stability takes the RANGE, and at the end of the next turn of its owner the ship', () => {
    const orbit = (...more: (readonly [string, 'on:1'])[]) =>
      scene({
        gold: { hand: ['Loss of Orbital Stability'], deck: DECK },
        blue: { play: [['U.S.S. Oberth', 'space:L2'], CREW, ...more], deck: DECK },
      }).does('gold', 'play:loss-of-orbital-stability:on:1');
    const stage = orbit();
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(0);
    ends(stage, 'gold');
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBeGreaterThan(0);
    const isLost = attributeOf(stage.g, pieceOf(stage.g, 1), 'SHIELDS') <= 4;
    expect(ends(stage, 'blue').g.pieces[1] === undefined).toBe(isLost);
    const docked = scene({ gold: { hand: ['Loss of Orbital Stability'] }, blue: { play: [SHIP, CREW] } });
    expect(offered(docked, 'gold', 'play')).toEqual([]);
  });

  it('C-TEAM-17: a Ship Seizure tows an empty ship away, with a Tractor Beam', () => {
    const play = [
      ['U.S.S. Galaxy', 'space:L2'],
      ['Giusti', 'aboard:1'],
    ] as const;
    const stage = scene({
      gold: { play, hand: ['Ship Seizure'] },
      blue: {
        play: [
          ['I.K.C. Lukara', 'space:L2'],
          ['I.K.C. Bortas', 'space:L2'],
          ['Kurn', 'aboard:4'],
        ],
      },
    });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:ship-seizure:on:3']);
    expect(stage.does('gold', 'play:ship-seizure:on:3').g.pieces[3]).toBeUndefined();
    const home = scene({
      gold: { play, hand: ['Ship Seizure'] },
      blue: {
        play: [
          ['I.K.C. Lukara', 'space:L2'],
          ['Klingon Outpost', 'space:L2'],
        ],
      },
    });
    expect(offered(home, 'gold', 'play')).toEqual([]);
  });

  it('C-TYPES-12 C-LEAVE-04: a Temporal Rift takes a ship away until it has counted down', () => {
    const stage = twoSides({ play: FLEET, hand: ['Temporal Rift'] }).does('gold', 'play:temporal-rift:on:1');
    expect(at(stage, 1)).toBe('lost:L1');
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    ends(stage, 'gold', 'blue');
    expect(stage.g.pieces[3]?.count).toBe(1);
    ends(stage, 'gold');
    expect(at(stage, 1)).toBe('space:L1');
    expect(stage.g.players[0]?.discard).toEqual(['temporal-rift']);
  });

  it('C-MOVE-01: two Wormholes put a ship anywhere, and it is stopped', () => {
    expect(offered(twoSides({ play: FLEET, hand: ['Wormhole'] }), 'gold', 'play')).toEqual([]);
    const stage = twoSides({ play: FLEET, hand: ['Wormhole', 'Wormhole'] })
      .does('gold', 'play:wormhole:on:1')
      .does('gold', 'to:L5');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'space:L5', stopped: 1 });
    expect(stage.g.players[0]?.discard).toEqual(['wormhole', 'wormhole']);
  });

  it('C-SKILL-14: a Transwarp Conduit doubles RANGE for a turn', () => {
    const stage = twoSides({ play: FLEET, hand: ['Transwarp Conduit'] });
    const before = attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE');
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(2 * before);
    expect(attributeOf(ends(stage, 'gold').g, pieceOf(stage.g, 1), 'RANGE')).toBe(before);
  });
});

describe('interrupts that are done at once', () => {
  it('C-SELECT-01: a Disruptor Overload destroys one piece of equipment where it is played', () => {
    const play = [SHIP, ['Tricorder', 'aboard:1'], ['Medical Kit', 'surface:L2']] as const;
    const stage = twoSides({ hand: ['Disruptor Overload'] }, { play });
    expect(offered(stage, 'gold', 'play')).toEqual([
      'play:disruptor-overload:on:1',
      'play:disruptor-overload:surface:L2',
    ]);
    expect(alive(stage.does('gold', 'play:disruptor-overload:on:1'))).toEqual([1, 3]);
  });

  it('C-BEAM-02: Emergency Transporter Armbands beam in the other’s turn', () => {
    const play = [
      ['U.S.S. Oberth', 'space:L2'],
      ['Calloway', 'surface:L2'],
      ['Spock', 'surface:L2'],
    ] as const;
    const stage = twoSides({ hand: ['The Juggler'] }, { play, hand: ['Emergency Transporter Armbands'] });
    stage.orders('blue', { also: ['gap'] }).does('gold', 'play:the-juggler:core:0');
    stage
      .does('blue', 'play:emergency-transporter-armbands:surface:L2')
      .does('blue', 'to:aboard:1')
      .does('blue', 'who:2');
    expect([at(stage, 2), at(stage, 3)]).toEqual(['aboard:1', 'surface:L2']);
  });

  it('C-BEAM-02: a Near-Warp Transport beams to the next location, six at most', () => {
    const play = [SHIP, ...DECK.map((name) => [name, 'aboard:1'] as const)];
    const stage = twoSides({ play, hand: ['Near-Warp Transport'] }).does('gold', 'play:near-warp-transport:on:1');
    stage.does('gold', 'to:surface:L2');
    expect(stage.decision('gold').max).toBe(6);
    stage.does('gold', 'who:2');
    expect(at(stage, 2)).toBe('surface:L2');
  });

  it('C-DRAW-06: Palor Toff trades for a card that is no personnel', () => {
    const stage = twoSides({ hand: ['Palor Toff - Alien Trader'], discard: ['Spock', 'Tricorder'] });
    stage.does('gold', 'play:palor-toff-alien-trader:core:0');
    expect(offered(stage, 'gold')).toEqual(['take:tricorder']);
  });

  it('C-RESPONSE-04: The Devil destroys a treaty', () => {
    const stage = twoSides(
      { hand: ['The Devil'] },
      {
        play: [
          ['Treaty: Federation/Klingon', 'core:1'],
          ['Alien Probe', 'core:1'],
        ],
      },
    );
    expect(offered(stage, 'gold', 'play')).toEqual(['play:the-devil:on:1']);
  });

  it('C-SKILL-07: a Vulcan Mindmeld gives the skills of one who is there, until the turn ends', () => {
    const play = [
      ['Sarek', 'surface:L2'],
      ['Data', 'surface:L2'],
      ['Giusti', 'surface:L1'],
    ] as const;
    const stage = twoSides({ play, hand: ['Vulcan Mindmeld'] }).does('gold', 'play:vulcan-mindmeld:on:1');
    stage.does('gold', 'who:2');
    const skill = () => skillOf(stage.g, pieceOf(stage.g, 1), 'Computer Skill');
    expect(skill()).toBe(2);
    ends(stage, 'gold');
    expect(skill()).toBe(0);
  });
});

describe('interrupts about battles', () => {
  it('C-BATTLE-01: an Asteroid Sanctuary hides a ship with two Navigation for a turn', () => {
    const play = [
      ['I.K.C. Bortas', 'space:L1'],
      ['Kurn', 'aboard:1'],
    ] as const;
    const other = [
      ['I.K.C. Lukara', 'space:L1'],
      ['Klag', 'aboard:3'],
      ["B'iJik", 'aboard:3'],
    ] as const;
    const stage = scene({
      gold: { play, hand: ['The Juggler'], deck: DECK },
      blue: { play: other, hand: ['Asteroid Sanctuary'], deck: DECK },
    });
    const attacks = () => offered(stage, 'gold', 'attack');
    const before = attacks();
    stage.orders('blue', { also: ['gap'] });
    expect(before.length).toBeGreaterThan(0);
    stage.does('gold', 'play:the-juggler:core:0').does('blue', 'play:asteroid-sanctuary:on:3');
    expect(attacks()).toEqual([]);
  });

  const battle = (hand: readonly string[], also: string) => {
    const play = [
      ['Kurn', 'surface:L2'],
      ['Batrell', 'surface:L2'],
      ['Divok', 'surface:L2'],
    ] as const;
    const other = [
      ['Devinoni Ral', 'surface:L2'],
      ['Tallus', 'surface:L2'],
      ['Mendak', 'surface:L2'],
    ] as const;
    const stage = scene({ gold: { play, hand: [...hand], deck: DECK }, blue: { play: other, deck: DECK } });
    return stage.orders('gold', { also: [also] });
  };

  it('C-PERSBAT-01: at an Honor Challenge each Klingon with Honor kills one with Treachery', () => {
    const stage = battle(['Honor Challenge'], 'personnel-battle');
    const [fight] = offered(stage, 'gold', 'fight');
    stage.does('gold', fight ?? '').does('gold', 'answer:honor-challenge');
    expect(stage.g.players[1]?.discard.length).toBeGreaterThan(0);
    expect(stage.log).toContain('Mendak');
  });

  it('C-CLOAK-01: a Tachyon Detection Grid shows a cloaked ship, for who has four of its own', () => {
    const fleet = ['L1', 'L1', 'L2', 'L3'].map(
      (location) => ['U.S.S. Oberth', `space:${location}`] as const,
    ) as Side['play'];
    const other = [['I.K.C. Lukara', 'space:L1', { veiled: 'cloaked' as const }]] as const;
    const stage = twoSides(
      { ...(fleet === undefined ? {} : { play: fleet }), hand: ['Tachyon Detection Grid'] },
      { play: other },
    );
    stage.does('gold', 'play:tachyon-detection-grid:on:5');
    expect(stage.g.pieces[5]?.veiled).toBeUndefined();
    expect(stage.g.pieces[5]?.shifted).toBe(stage.g.turns);
    const few = twoSides({ play: [SHIP], hand: ['Tachyon Detection Grid'] }, { play: other });
    expect(offered(few, 'gold', 'play')).toEqual([]);
  });

  it('C-PERSBAT-03: by the Klingon Right of Vengeance the others attack again with double STRENGTH', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((seed) => {
      const stage = scene({
        gold: {
          play: [
            ['Kurn', 'surface:L2'],
            ['Divok', 'surface:L2'],
          ],
          hand: ['Klingon Right of Vengeance'],
          deck: DECK,
        },
        blue: {
          play: [
            ['Data', 'surface:L2'],
            ['Worf', 'surface:L2'],
          ],
          deck: DECK,
        },
        seed,
      }).orders('gold', { also: ['left'] });
      const [fight] = offered(stage, 'gold', 'fight');
      if (fight === undefined) return null;
      stage.does('gold', fight);
      if (!offered(stage, 'gold').includes('answer:klingon-right-of-vengeance')) return null;
      stage.does('gold', 'answer:klingon-right-of-vengeance');
      return stage.log.split(' attacks ').length - 1;
    });
    expect(found).toContain(2);
  });
});

describe('Rogue Borg', () => {
  const crew = (...names: string[]) => [SHIP, ...names.map((name) => [name, 'aboard:1'] as const)];

  it('C-PERSBAT-06 C-BATTLE-08: they fight the crew of a ship at once, and those who fought are stopped', () => {
    const stage = twoSides({ hand: ['Rogue Borg Mercenaries'] }, { play: crew('Worf', 'Data') });
    stage.does('gold', 'play:rogue-borg-mercenaries:on:1');
    // STRENGTH 1 against more than double: it dies, and goes.
    expect(stage.g.players[0]?.discard).toEqual([id('Rogue Borg Mercenaries')]);
    expect([2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([1, 1]);
  });

  it('C-PERSBAT-03: each is worth as much as there are of them, and they fight as every turn begins', () => {
    const borg = new Array<readonly [string, 'on:1']>(6).fill(['Rogue Borg Mercenaries', 'on:1']);
    const stage = twoSides({ play: [...crew('Alyssa Ogawa', 'Mot the Barber'), ...borg] });
    const before = alive(stage).length;
    ends(stage, 'gold');
    expect(stage.log).toContain('have boarded U.S.S. Oberth');
    expect(alive(stage).length).toBeLessThan(before);
    expect(offered(twoSides({ hand: ['Rogue Borg Mercenaries'], play: [SHIP] }), 'gold', 'play')).toEqual([]);
  });

  it('C-SKILL-22: Crosis is one more of them, and doubles what each is worth', () => {
    const play = [
      ...crew('Worf'),
      ['Rogue Borg Mercenaries', 'on:1'] as const,
      ['Rogue Borg Mercenaries', 'on:1'] as const,
    ];
    const stage = twoSides({ hand: ['Crosis'], play }).does('gold', 'play:crosis:on:3');
    expect(at(stage, 5)).toBe('on:1');
    ends(stage, 'gold');
    // Three of them, each worth 6.
    expect(stage.log).toMatch(/against (6|12|18)\./);
  });
});
