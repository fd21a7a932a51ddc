import { describe, expect, it } from 'vitest';
import { spacesOf } from '../../../src/games/frontiers/chapters/map/layout.ts';
import { cardView } from '../../../src/games/frontiers/viewing/cards.ts';
import { kept, shared } from '../../../src/games/kit/cache.ts';

describe('cached values', () => {
  it('a cached value is created only once per key', () => {
    const lengths = new Map<string, { of: number }>();
    const lengthOf = (word: string) => kept(lengths, word, ({ length }) => ({ of: length }));
    expect(lengthOf('warp')).toEqual({ of: 4 });
    expect(lengthOf('warp')).toBe(lengthOf('warp'));
    expect(lengthOf('drive')).toEqual({ of: 5 });
  });

  it('no part of a cached value can be changed', () => {
    const thing = shared({ outer: { inner: [1] } });
    expect(() => thing.outer.inner.push(2)).toThrow(TypeError);
  });

  it('returned values, such as a tile’s spaces and card views, are frozen', () => {
    const [space] = spacesOf({ tile: 'start', at: { q: 0, r: 0 } });
    expect(Object.isFrozen(space)).toBe(true);
    const { basic } = cardView('warp-drive');
    expect(() => basic?.lines.pop()).toThrow(TypeError);
    expect(cardView('warp-drive').basic).toBe(basic);
  });
});
