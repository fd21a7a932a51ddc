import { expect, it } from 'vitest';
import { isReady } from '../../../src/games/first-edition/bot/dangers.ts';
import { nextOrder } from '../../../src/games/first-edition/bot/orders.ts';
import { locationOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay } from './position-text.ts';
import { scene } from './scene.ts';

it('C-MISSION-12: the bot doesn’t count personnel as ready for a mission that they may attempt but can’t solve', () => {
  // Ferenginar is open to Federation, Klingons and the Dominion. Its own people may attempt it, and solve it only in
  // another way.
  const isNogReady = (affiliation: string): boolean => {
    const nog = { as: { affiliation, by: 1 } } as never;
    const play = [['Nog', 'surface:L1', nog] as const, ['HQ: Secure Homeworld', 'at:L1'] as const];
    const { g } = scene({ gold: { missions: ['Deliver Message', 'First Contact'], play } });
    const location = locationOf(g, 'L1');
    const people = Object.values(g.pieces).filter(({ card }) => card === 'nog');
    return isReady(g, 0, { location, points: 30 }, people, null);
  };
  expect([isNogReady('Ferengi'), isNogReady('Federation')]).toEqual([false, true]);
});

it('C-DILEMMA-18: the bot knows what a dilemma that stayed at a mission requires', () => {
  // Irrational Commander at First Contact needs an attribute above twice its points: above 60.
  const crew = [
    'Deanna Troi',
    'Data',
    'Beverly Crusher',
    'Geordi La Forge',
    'Worf',
    'Jean-Luc Picard',
    'William T. Riker',
  ];
  const areReady = (count: number): boolean => {
    const play = [...crew, ...crew].slice(0, count).map((name) => [name, 'surface:L1'] as const);
    const { g } = scene({ gold: { missions: ['First Contact'], play: [...play, ['Irrational Commander', 'at:L1']] } });
    const people = Object.values(g.pieces).filter(({ at }) => at === 'surface:L1');
    return isReady(g, 0, { location: locationOf(g, 'L1'), points: 30 }, people, null);
  };
  expect([areReady(crew.length - 1), areReady(2 * crew.length)]).toEqual([false, true]);
});

it('C-CAPTURE-08: the bot doesn’t count a captive’s icons for a mission, so it doesn’t beam personnel back and forth', () => {
  // Devinoni Ral could solve First Contact, next to them, and Calloway alone may attempt it.
  const order = (more: Partial<AnyPiece>): string | null => {
    const play = [...inPlay('L1: Yridian Shuttle, Devinoni Ral, Dathon'), ['Calloway', 'surface:L1', more] as const];
    const gold = { missions: ['Deliver Message', 'First Contact'], play };
    const stage = scene({ gold, blue: { seeds: { L2: ['Anaphasic Organism'] } } });
    return nextOrder(stage.g, 0, stage.decision('gold').options);
  };
  expect([order({}), order({ owner: 1, captive: 'escorted' })]).toEqual(['beam:all:surface:L1:aboard:1', null]);
});
