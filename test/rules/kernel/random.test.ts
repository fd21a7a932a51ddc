import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, commitment, gameSeed, shuffle, stream } from '../../../src/kernel/random.ts';

describe('random', () => {
  it('the random stream is the HMAC-SHA-256 of block numbers, so anyone can check it', () => {
    const block = createHmac('sha256', 'seed').update('1').digest();
    const chance = stream('seed', 8);
    expect(chance.next(2 ** 32)).toBe(block.readUInt32LE(0));
    expect(chance.next(2 ** 32)).toBe(block.readUInt32LE(4));
    expect(chance.position).toBe(10);
  });

  it('the random stream continues at any position as if it had never stopped', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 100 }),
        (seed, from, bound) => {
          const whole = stream(seed);
          while (whole.position < from) whole.next(2 ** 32);
          const rest = stream(seed, from);
          expect(rest.next(bound)).toBe(whole.next(bound));
        },
      ),
    );
  });

  it('each face of a die comes up about equally often in the random stream', () => {
    const chance = stream('fair');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = chance.next(6);
      faces[face] = (faces[face] ?? 0) + 1;
    }
    // Five standard deviations of a fair die over 60,000 rolls.
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it('the random stream rejects bounds that make no sense', () => {
    expect(() => stream('seed').next(0)).toThrow(RangeError);
    expect(() => stream('seed').next(1.5)).toThrow(RangeError);
  });

  it('the random stream depends on the players’ clicks, but the commitment doesn’t', () => {
    expect(gameSeed('secret', ['a', 'b'])).not.toBe(gameSeed('secret', ['a', 'c']));
    expect(commitment('secret')).toHaveLength(64);
    expect(commitment('secret')).not.toBe(commitment('other'));
  });

  it('the random stream is reopened only if the state has a different stream position', () => {
    const chance = chanceOf('secret');
    const first = chance({ draws: 0 }, ['a']);
    first.next(6);
    expect(chance({ draws: first.position }, ['a'])).toBe(first);
    expect(chance({ draws: 0 }, ['a'])).not.toBe(first);
  });

  it('the random stream shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const shuffled = [...list];
        const chance = stream('shuffle');
        shuffle(shuffled, (bound) => chance.next(bound));
        expect([...shuffled].sort()).toEqual([...list].sort());
      }),
    );
  });
});
