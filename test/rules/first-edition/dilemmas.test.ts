import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay } from './position-text.ts';
import { id, scene } from './scene.ts';

const TEAM = inPlay('L2: Calloway, Darian Wallace, Giusti');

/** Lets Gold’s team encounter Blue’s seeds, the first one first. */
function meets(titles: readonly string[], names: readonly string[] = TEAM.map(([name]) => name)): Stage<FirstEdition> {
  const play = names.map((name) => [name, 'surface:L2'] as const);
  return scene({ gold: { play }, blue: { seeds: { L2: titles } } }).does('gold', 'attempt:L2:team-1');
}

const under = ({ g }: Stage<FirstEdition>) => g.locations['L2']?.seeds.map(({ card }) => card);
const stoppedOf = ({ g }: Stage<FirstEdition>) =>
  Object.values(g.pieces).flatMap(({ stopped, id: piece }) => (stopped === 1 ? piece : []));
const discarded = ({ g }: Stage<FirstEdition>) => g.players[1]?.discard;

describe('dilemmas', () => {
  it('C-DILEMMA-06: personnel who meet a dilemma’s condition overcome the dilemma and continue', () => {
    const stage = meets(['Microvirus', 'Nausicaans']);
    expect(stage.log).toContain('The personnel overcome Microvirus.');
    expect(stage.log).toContain('Gold encounters Nausicaans.');
  });

  it('C-DILEMMA-19 C-POINTS-03: a dilemma with a point box scores when it is overcome', () => {
    const stage = meets(['Microvirus']);
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'bonus', points: 5, card: id('Microvirus') }]);
    expect(stage.g.players[0]?.bonus).toEqual([{ card: id('Microvirus'), owner: 1 }]);
  });

  it('C-DILEMMA-07 C-STOP-01: a dilemma that isn’t overcome stops everyone, ends the attempt and stays there', () => {
    const stage = meets(['Impassable Door', 'Microvirus']);
    expect(stage.g.attempt).toBeNull();
    expect([1, 2, 3].map((piece) => stage.g.pieces[piece]?.stopped)).toEqual([1, 1, 1]);
    expect(under(stage)).toEqual([id('Impassable Door'), id('Microvirus')]);
    expect(stage.g.locations['L2']?.seeds[0]?.seen).toEqual([0, 1]);
    expect(stage.g.locations['L2']?.seeds[1]?.seen).toEqual([]);
  });

  it('C-DILEMMA-07: a dilemma that isn’t overcome is discarded if its text says so', () => {
    const stage = meets(['Nausicaans']);
    expect(under(stage)).toEqual([]);
    expect(discarded(stage)).toEqual([id('Nausicaans')]);
    expect(Object.keys(stage.g.pieces)).toHaveLength(2);
  });

  it('C-SELECT-02: the opponent chooses the target of Chalnoth', () => {
    const stage = meets(['Chalnoth']);
    expect(stage.decision('blue').rule).toBe('C-SELECT-02');
    stage.does('blue', 'who:2');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '3']);
  });

  it('C-SELECT-01: the target of Nausicaans is picked at random among everyone who faces it', () => {
    const hit = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const stage = scene({ gold: { play: TEAM }, blue: { seeds: { L2: ['Nausicaans'] } }, seed });
      stage.does('gold', 'attempt:L2:team-1');
      hit.add(stage.g.players[0]?.discard[0] ?? '');
    }
    expect(hit.size).toBe(3);
  });

  it('C-DILEMMA-08: a dilemma without conditions stops nobody, and the remaining personnel continue', () => {
    const stage = meets(['Armus - Skin of Evil', 'Impassable Door']);
    expect(stage.log).toContain('Gold encounters Impassable Door.');
    expect(discarded(stage)).toEqual([id('Armus - Skin of Evil')]);
  });

  it('C-DILEMMA-03 C-MISSION-09: a dilemma can’t hit more personnel than are there, and the attempt ends if nobody is left', () => {
    const stage = meets(['Armus - Skin of Evil', 'Impassable Door'], ['Calloway']);
    expect(stage.g.pieces).toEqual({});
    expect(under(stage)).toEqual([id('Impassable Door')]);
    expect(stage.g.attempt).toBeNull();
  });

  it.each([
    ['the most in all', 'Archer', ['Linda Larson', 'Linda Larson', 'Calloway'], [], ['who:1', 'who:2']],
    [
      'the most of one attribute',
      'Misinterpreted History',
      ['Linda Larson', 'Calloway', 'Mot the Barber'],
      ['way:one'],
      ['who:1', 'who:2'],
    ],
    [
      'the most of a skill',
      'Misinterpreted History',
      ['Eric Pressman', 'Calloway', 'Ishara Yar'],
      ['way:other'],
      ['who:1', 'who:3'],
    ],
    [
      'the least',
      'Hanonian Land Eel',
      ['Mot the Barber', 'Linda Larson', 'Mot the Barber'],
      ['way:cunning'],
      ['who:1', 'who:3'],
    ],
    ['the fewest icons', 'Hanonian Land Eel', ['Spock', 'Calloway', 'Giusti'], ['way:skills'], ['who:2', 'who:3']],
    [
      'the second most, the first being sure',
      'Archaic Ritual',
      ['Darian Wallace', 'Data', 'Darian Wallace'],
      [],
      ['who:1', 'who:3'],
    ],
  ])('C-DILEMMA-15: the opponent chooses among equals with %s (%s)', (_, dilemma, team, ways, those) => {
    const stage = meets([dilemma], team);
    for (const way of ways) stage.does('blue', way);
    expect(stage.decision('blue').options.map(({ key }) => key)).toEqual(those);
    expect(stage.match.pending(0)).toBeNull();
  });

  it('C-DILEMMA-15: nobody is asked to choose if only one personnel has the highest value, or if exactly as many qualify as are needed', () => {
    expect(Object.keys(meets(['Archer'], ['Data', 'Calloway', 'Calloway']).g.pieces)).toEqual(['2', '3']);
    expect(stoppedOf(meets(['Archaic Ritual'], ['Data', 'Data', 'Worf', 'Calloway']))).toEqual([1, 2, 3]);
  });

  it.each([
    ['Alien Abduction', ['Linda Larson', 'Calloway', 'Mot the Barber'], ['who:1', 'who:2']],
    ['Chula: The Lights', ['Worf', 'Mot the Barber', 'Worf'], ['who:1', 'who:3']],
    ['El-Adrel Creature', ['Darian Wallace', 'Data', 'Darian Wallace'], ['who:1', 'who:3']],
  ])('C-DILEMMA-15: the encountering player chooses for %s, as it says', (dilemma, team, those) => {
    const stage = meets([dilemma], team);
    expect(stage.decision('gold').options.map(({ key }) => key)).toEqual(those);
  });

  it('C-DILEMMA-15: Crew Advancement stops everyone who is tied for the highest value, as its text says', () => {
    const stage = meets(['Crew Advancement'], ['Linda Larson', 'Calloway', 'Mot the Barber']).does(
      'blue',
      'way:cunning',
    );
    expect(stoppedOf(stage)).toEqual([1, 2]);
  });

  it('C-LEAVE-06: a personnel discarded by a dilemma isn’t killed', () => {
    const stage = meets(['Anaphasic Organism'], ['Linda Larson', 'Darian Wallace']);
    expect(stage.log).toContain('Linda Larson is discarded.');
  });

  it('C-DILEMMA-13 C-TEAM-06: a dilemma hits only personnel in the attempt', () => {
    const play = [...TEAM.slice(0, 1), ['Giusti', 'surface:L2', { stopped: 1 }]] as const;
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Nausicaans'] } } }).does('gold', 'attempt:L2:team-1');
    expect(Object.keys(stage.g.pieces)).toEqual(['2']);
  });

  it('C-DILEMMA-17 C-STOP-05: a damaging dilemma damages an undamaged ship, and destroys a ship that is already damaged', () => {
    const play = inPlay('L1: U.S.S. Oberth [Calloway]');
    const once = scene({ gold: { play }, blue: { seeds: { L1: ['Null Space'] } } }).does('gold', 'attempt:L1:1');
    expect(once.g.pieces[1]).toMatchObject({ damaged: true, stopped: 1 });
    const damaged = 'L1: U.S.S. Oberth {damaged: true} [Calloway]';
    const twice = scene({ gold: { play: damaged }, blue: { seeds: { L1: ['Null Space'] } } });
    expect(twice.does('gold', 'attempt:L1:1').g.pieces).toEqual({});
  });

  it('C-SEED-13: the last seed is encountered first', () => {
    const stage = meets(['Microvirus', 'Nausicaans', 'Armus - Skin of Evil']);
    const met = stage.log.split('\n').filter((line) => line.includes(' encounters '));
    expect(met[0]).toContain('Microvirus');
    expect(met[1]).toContain('Nausicaans');
  });
});

describe('mis-seeds', () => {
  const met = (gold: readonly string[], blue: readonly string[], turn: 'gold' | 'blue' = 'gold') => {
    const play = TEAM.map(([name]) => [name, 'surface:L5'] as const);
    const sides = { gold: { play, seeds: { L5: gold } }, blue: { seeds: { L5: blue } } };
    return scene({ ...sides, turn }).does('gold', 'attempt:L5:team-1');
  };

  it('C-SEED-14 C-SEED-17 C-SEED-18: a dilemma with the wrong icon goes out-of-play without an encounter', () => {
    const stage = met([], ['Null Space']);
    expect(stage.g.players[1]?.removed).toEqual([id('Null Space')]);
    expect(stage.log).not.toContain('Gold encounters');
    expect(stage.g.locations['L5']?.barred).toEqual([]);
  });

  it('C-SEED-19: a player who reveals their own mis-seed never solves that mission', () => {
    const stage = met(['Null Space'], []);
    expect(stage.g.locations['L5']?.barred).toEqual([0]);
  });

  it('C-SEED-16 C-SEED-17: a second copy from the same player is a mis-seed, but one copy from each player isn’t', () => {
    const twice = met([], ['Microvirus', 'Microvirus']);
    expect(twice.g.players[1]?.removed).toEqual([id('Microvirus')]);
    expect(twice.g.players[0]?.bonus).toHaveLength(1);
    const each = met(['Microvirus'], ['Microvirus']);
    expect(each.g.players[0]?.bonus).toHaveLength(2);
  });

  it('C-SEED-17: two artifacts from the same player are both mis-seeds', () => {
    const stage = met([], ['Alien Gambling Device', 'Interphase Generator']);
    expect(stage.g.players[1]?.removed).toHaveLength(2);
  });
});
