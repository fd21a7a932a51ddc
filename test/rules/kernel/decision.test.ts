import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answers, objection, randomAnswer } from '../../../src/kernel/decision.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Question } from '../../../src/kernel/types.ts';

function question(given: Partial<Question>): Question {
  const options = ['a', 'b', 'c'].map((key) => ({ key, verb: 'v', label: key }));
  return { seat: 0, kind: 'pick', prompt: 'Which?', options, min: 1, max: 1, ...given };
}

const pass = { key: 'pass', verb: 'pass', label: 'Pass' };

describe('answers', () => {
  it.each([
    ['one option', question({}), ['a'], true],
    ['an unknown option', question({}), ['x'], false],
    ['two options for a question that takes one', question({}), ['a', 'b'], false],
    ['no option for a question that takes one', question({}), [], false],
    ['a subset smaller than the minimum', question({ kind: 'subset', min: 2, max: 3 }), ['a'], false],
    ['a subset of the minimum size', question({ kind: 'subset', min: 2, max: 3 }), ['a', 'c'], true],
    ['the same option twice', question({ kind: 'subset', min: 2, max: 3 }), ['a', 'a'], false],
    ['all options of an order', question({ kind: 'order', min: 3, max: 3 }), ['c', 'a', 'b'], true],
    ['an order with one missing', question({ kind: 'order', min: 3, max: 3 }), ['c', 'a'], false],
    [
      'the option that replaces the kind',
      question({ kind: 'subset', min: 2, max: 3, instead: [pass] }),
      ['pass'],
      true,
    ],
    [
      'the option that replaces the kind, with another one',
      question({ kind: 'subset', min: 2, max: 3, instead: [pass] }),
      ['pass', 'a'],
      false,
    ],
  ])('the kernel checks this answer: %s', (_name, asked, keys, fits) => {
    expect(objection(asked, keys) === null).toBe(fits);
  });

  it('when points are split, no option gets more than it can take', () => {
    const options = [
      { key: 'a', verb: 'v', label: 'a', max: 2 },
      { key: 'b', verb: 'v', label: 'b', max: 1 },
    ];
    const asked = question({ kind: 'allocate', options, min: 2, max: 2 });
    expect(objection(asked, ['a', 'a'])).toBeNull();
    expect(objection(asked, ['b', 'b'])).toBe('“b” can be chosen only once.');
    expect(objection(asked, ['a', 'a', 'a'])).toBe('“a” can be chosen at most 2 times.');
    expect(answers(asked, 25)).toEqual([
      ['a', 'b'],
      ['a', 'a'],
    ]);
  });

  it('random answers always fit the decision', () => {
    const kinds = ['pick', 'subset', 'order', 'allocate'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.integer({ min: 0, max: 3 }),
        fc.boolean(),
        fc.string(),
        (kind, min, way, seed) => {
          const chance = stream(seed);
          const count = kind === 'order' ? 3 : kind === 'pick' ? 1 : min;
          const asked = question({
            kind,
            min: count,
            max: 3,
            ...(kind === 'pick' ? { max: 1 } : {}),
            ...(way ? { instead: [pass] } : {}),
          });
          expect(
            objection(
              asked,
              randomAnswer(asked, (bound) => chance.next(bound)),
            ),
          ).toBeNull();
        },
      ),
    );
  });
});
