import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, packText, unpack } from '../../../src/store/codec.ts';

test('plain JSON is returned unchanged, whatever its length', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(2_000), (value, length) => {
      const both = JSON.parse(JSON.stringify([value, 'é'.repeat(length)]));
      expect(unpack(pack(both))).toEqual(both);
    }),
    { numRuns: 100 },
  );
});

test('long values are deflated and short ones stay readable', () => {
  expect(packText(JSON.stringify('a'.repeat(10_000))).length).toBeLessThan(200);
  expect(packText('{"a":1}').toString()).toBe('{"a":1}');
});
