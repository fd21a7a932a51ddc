import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/kit/catalog.ts';

const fish = catalog('fish', [
  { id: 'carp', fins: 7 },
  { id: 'eel', fins: 1 },
]);

describe('a catalog', () => {
  it('has components by their ids', () => {
    expect(fish.of('eel').fins).toBe(1);
    expect(fish.find('carp')).toBe(fish.of('carp'));
  });

  it('says what there is none of', () => {
    expect(() => fish.of('cat')).toThrow('no fish cat');
    expect(fish.find('cat')).toBeUndefined();
  });
});
