import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { DECK, ends, hands, twoSides } from './two-sides.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;
/** A ship of Gold with its crew at the first location. */
const FLEET = [SHIP, CREW] as const;

describe('interrupts that respond', () => {
  const SOLVERS = ['Spock', 'Tam Elbrun', 'Sarek', 'Data', 'Deanna Troi'].map((name) => [name, 'surface:L2'] as const);
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
  ])('C-RESPONSE-06: the answer to “Can Subspace Interference nullify %s?” is %s', (title, isNullified) => {
    const stage = twoSides(
      { play: [...FLEET, ['Federation Outpost', 'space:L4']], hand: [title] },
      { hand: ['Subspace Interference'] },
    );
    stage.orders('blue', { also: ['play'] }).does('gold', `play:${id(title)}:on:1`);
    expect(offered(stage, 'blue').includes('answer:subspace-interference')).toBe(isNullified);
  });

  it('C-DRAW-07: a Subspace Schism makes the opponent discard the card just drawn and draw another', () => {
    const stage = twoSides({ deck: ['Spock', 'Data', 'Worf'] }, { hand: ['Subspace Schism'] }).orders('blue', {
      also: ['drawn'],
    });
    ends(stage, 'gold').does('blue', 'answer:subspace-schism');
    expect(hands(stage)[0]).toEqual(['data']);
    expect(stage.g.players[0]?.discard).toEqual(['spock']);
  });

  it('C-TURN-10: an Alien Groupie detains, for a full turn, one man who has just solved a planet mission there', () => {
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

  it('C-PLAY-19 C-MOVE-14: an Energy Vortex returns a card to its player’s hand, and that player must play another card', () => {
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

  it('C-PLAY-19: a player who has nothing else to play after an Energy Vortex just continues the turn', () => {
    const play = [['Federation Outpost', 'space:L1']] as const;
    const stage = twoSides({ play, hand: ['Spock'] }, { hand: ['Energy Vortex'] }).orders('blue', { also: ['play'] });
    stage.does('gold', 'report:spock:aboard:1').does('blue', 'answer:energy-vortex');
    expect(offered(stage, 'gold')).toEqual(['end:turn']);
  });

  it('C-LEAVE-02: an Escape Pod saves a ship’s crew until another ship picks them up', () => {
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

  it('C-POINTS-03: only one Klingon Death Yell scores for each Klingon who died', () => {
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

  it('C-POINTS-03: once per mission, a Particle Fountain scores if two ENGINEER have just helped to solve it on a planet', () => {
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

describe('interrupts that show hidden cards', () => {
  it.each([
    ['Full Planet Scan', 'L2'],
    ['Scan', 'L1'],
  ])(
    'C-TURN-01: at the start of a turn, %s stops its player’s ship and shows the player the next seed at %s',
    (title, location) => {
      const crew = ['Data', 'Spock', 'Giusti', 'Calloway', 'Jean-Luc Picard', 'William T. Riker'];
      const play = inPlay(`space:${location}: U.S.S. Galaxy; aboard:1: ${crew.join(', ')}`) as readonly Row[];
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
    },
  );

  it.each([
    ['Jaglom Shrek - Information Broker', 'core:1', 'Gold looks at Blue’s draw deck. [Blue’s draw deck: Kurn, Morka.]'],
    ['Life-form Scan', 'core:1', '[Blue’s hand: Tallus.]'],
    ['Long-Range Scan', 'on:1', 'Aboard U.S.S. Oberth: Giusti.'],
  ])('C-DRAW-05: %s shows cards that only the opponent could see', (title, to, words) => {
    const stage = twoSides({ play: FLEET, hand: [title] }, { deck: ['Kurn', 'Morka'], hand: ['Tallus'] });
    stage.does('gold', `play:${id(title)}:${to}`);
    expect(stage.log).toContain(words);
  });
});
