import { describe, expect, it } from 'vitest';
import { asQuestion, keyed, no, offer, open, openOptions, reworded } from '../../../src/games/kit/offers.ts';

const said = (label: string) => ({ verb: 'say', label });
const REST = { seat: 0, kind: 'pick', prompt: '?', min: 1, max: 1 } as const;
const unread = () => {
  throw new Error('nobody reads it');
};

describe('offers whose text is created when someone reads it', () => {
  it('a question contains its offers’ text, or in terse mode only their keys', () => {
    const offers = [
      keyed('say:a', 1, null, () => said('A')),
      keyed('say:b', 2, no('T', 'not now'), unread),
      open({ key: 'say:c', ...said('C') }, 3),
    ];
    const options = (terse: boolean) => (asQuestion({ ...REST, offers }, terse) as { options: unknown }).options;
    expect(options(false)).toEqual([
      { key: 'say:a', ...said('A') },
      { key: 'say:c', ...said('C') },
    ]);
    expect(options(true)).toEqual([
      { key: 'say:a', verb: '', label: '' },
      { key: 'say:c', ...said('C') },
    ]);
    expect(() => asQuestion({ ...REST, offers: [keyed('say:d', 4, null, unread)] }, true)).not.toThrow();
  });

  it('all offers that can be chosen are reworded together in one call', () => {
    const barred = offer(2, no('T', 'not now'), () => ({ key: 'say:b', ...said('B') }));
    const all = reworded(
      [keyed('say:a', 1, null, () => said('A')), barred, keyed('say:c', 3, null, () => said('C'))],
      (options) =>
        options.map((option, at) => ({ ...option, label: `${at + 1} of ${options.length}: ${option.label}` })),
    );
    expect(openOptions(all).map(({ label }) => label)).toEqual(['1 of 2: A', '2 of 2: C']);
    expect(all.map(({ payload }) => payload)).toEqual([1, 2, 3]);
    expect(all[1]).toBe(barred);
  });
});
