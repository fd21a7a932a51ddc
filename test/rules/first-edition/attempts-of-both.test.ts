import { describe, expect, it } from 'vitest';
import { finish } from './meet.ts';
import type { Row } from './position-text.ts';
import { scene } from './scene.ts';

describe('joint attempts of a crew and an Away Team', () => {
  it('C-MISSION-23: a joint attempt ends when all personnel of one group are stopped', () => {
    const away = (count: number) => new Array<Row>(count).fill(['Giusti', 'surface:L4']);
    const met = (count: number) => {
      const play: Row[] = [['U.S.S. Oberth', 'space:L4'], ['Calloway', 'aboard:1'], ...away(count)];
      // Two of the team are stopped, and the next effect damages the ship.
      const seeds = { L4: ['Civil Unrest', 'Null Space'] };
      const stage = scene({ gold: { play }, blue: { missions: ['Resolve Local Tensions'], seeds } });
      finish(stage.does('gold', `attempt:L4:1+team-3`), []);
      return [stage.g.pieces[1]?.damaged, stage.g.locations['L4']?.seeds.length];
    };
    expect(met(2)).toEqual([undefined, 1]);
    expect(met(3)).toEqual([true, 0]);
  });
});
