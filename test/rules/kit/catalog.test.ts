import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/kit/catalog.ts';

const fish = catalog('fish', [
  { id: 'carp', fins: 7 },
  { id: 'eel', fins: 1 },
]);

describe('a catalog of components', () => {
  it('a catalog finds a component by its id', () => {
    expect(fish.of('eel').fins).toBe(1);
    expect(fish.find('carp')).toBe(fish.of('carp'));
  });

  it('a catalog throws an error that names the missing id', () => {
    expect(() => fish.of('cat')).toThrow('no fish cat');
    expect(fish.find('cat')).toBeUndefined();
  });
});
