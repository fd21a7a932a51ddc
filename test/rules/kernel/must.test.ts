import { describe, expect, it } from 'vitest';
import { must } from '../../../src/kernel/must.ts';

describe('must', () => {
  it('returns the value, even if it is 0, false or an empty text', () => {
    expect([0, false, '', 'seat'].map((value) => must(value, 'the value'))).toEqual([0, false, '', 'seat']);
  });

  it('throws a sentence that names what is missing if the value is null or undefined', () => {
    expect(() => must(null, 'the seat that may respond')).toThrow(/^the seat that may respond is missing$/);
    expect(() => must(undefined, 'the seat that may respond')).toThrow(/^the seat that may respond is missing$/);
  });
});
