import { describe, expect, it } from 'vitest';
import { crewFor, finish } from './meet.ts';
import { inPlay } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';

describe('Phased Matter', () => {
  function met(crew: readonly string[], picks: readonly string[] = []) {
    const play = [...crew.map((name) => [name, 'surface:L2'] as const), ['U.S.S. Galaxy', 'space:L2'] as const];
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Phased Matter'] } } });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, picks);
    return stage;
  }
  const held = (stage: ReturnType<typeof met>) =>
    Object.values(stage.g.pieces).flatMap(({ id: piece, held: by }) => (by === undefined ? [] : [piece]));

  it('C-CLOAK-03 C-TEAM-15: Phased Matter phases the larger part of a team, so only the smaller part can beam', () => {
    const stage = met(
      ['Giusti', 'Sirna Kolrami', 'Mot the Barber', 'Darian Wallace', 'Giusti'],
      ['who:1', 'who:2', 'who:4'],
    );
    expect(held(stage)).toEqual([1, 2, 4]);
    stage.does('gold', 'beam:all:surface:L2:aboard:6');
    expect([1, 2, 3, 4, 5].map((piece) => at(stage, piece))).toEqual([
      'surface:L2',
      'surface:L2',
      'aboard:6',
      'surface:L2',
      'aboard:6',
    ]);
  });

  it('C-DILEMMA-10: ENGINEER and SCIENCE in the other team cure Phased Matter', () => {
    const others = crewFor('ENGINEER + SCIENCE');
    const stage = met(
      ['Mot the Barber', 'Giusti', 'Sirna Kolrami', 'Darian Wallace', ...others].slice(0, 4 + others.length),
      ['who:1', 'who:2', 'who:3', 'who:4'],
    );
    expect(held(stage)).toEqual([]);
    expect(Object.values(stage.g.pieces).some(({ card }) => card === id('Phased Matter'))).toBe(false);
  });

  it('C-DILEMMA-02: Phased Matter can’t split a single personnel', () => {
    expect(held(met(['Giusti']))).toEqual([]);
  });
});

describe('Cytherians', () => {
  const SHIP = [
    ['U.S.S. Galaxy', 'space:L1'],
    ...crewFor('SCIENCE').map((name) => [name, 'aboard:1'] as const),
    ...inPlay('aboard:1: Jean-Luc Picard, Data, William T. Riker'),
  ] as const;
  function met(from = 'L1') {
    const play = SHIP.map(([name, place]) => [name, place.replace('L1', from) as `space:${string}`] as const);
    const stage = scene({
      gold: { play, missions: ['Study Pulsar', 'First Contact', 'Explore Dyson Sphere'] },
      blue: { seeds: { [from]: ['Cytherians'] } },
    });
    stage.does('gold', `attempt:${from}:1`);
    finish(stage, []);
    return stage;
  }

  it('C-MOVE-13: Cytherians send a ship to the far end, score there, and let the ship do nothing else on the way', () => {
    const stage = met();
    const card = Object.values(stage.g.pieces).find((piece) => piece.card === id('Cytherians'));
    expect(card).toMatchObject({ at: 'on:1', goal: 'L5' });
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    expect(offered(stage, 'gold', 'attempt')).toEqual([]);
    const places: (string | undefined)[] = [];
    for (let turn = 0; turn < 6 && stage.g.pieces[card?.id ?? 0] !== undefined; turn++) {
      stage.does(turn % 2 === 0 ? 'gold' : 'blue', 'end:turn');
      places.push(at(stage, 1));
    }
    expect(places.at(-1)).toBe('space:L5');
    expect(places.length).toBeGreaterThan(1);
    expect(stage.g.players[0]?.scored.filter(({ kind }) => kind === 'bonus')).toEqual([
      { kind: 'bonus', points: 15, card: id('Cytherians') },
    ]);
  });

  it('C-MOVE-13: Cytherians never let a ship turn back', () => {
    const stage = met('L3');
    const card = Object.values(stage.g.pieces).find((piece) => piece.card === id('Cytherians'));
    const goal = card?.goal === 'L1' ? ['move:1:L2', 'move:1:L1'] : ['move:1:L4', 'move:1:L5'];
    expect(goal).toEqual(expect.arrayContaining(offered(stage, 'gold', 'move')));
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
  });
});
