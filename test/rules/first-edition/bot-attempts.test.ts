import { expect, it } from 'vitest';
import { isReady } from '../../../src/games/first-edition/bot/dangers.ts';
import { locationOf } from '../../../src/games/first-edition/position/find.ts';
import { scene } from './scene.ts';

it('C-MISSION-12: the bot finds nobody ready for a mission that they may attempt and not solve, with nothing left under it', () => {
  // Ferenginar, for Federation, Klingons and the Dominion: its own people may attempt it, and solve it in another way alone.
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
