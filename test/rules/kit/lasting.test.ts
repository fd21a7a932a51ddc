import { expect, it } from 'vitest';
import { expire } from '../../../src/games/kit/lasting.ts';

const pond = () => ({
  lasting: [
    { bait: 'worm', until: 'night' },
    { bait: 'bread', until: 'noon' },
    { bait: 'fly', until: 'night' },
    { bait: 'corn', until: 'winter' },
  ],
});
const baits = ({ lasting }: ReturnType<typeof pond>) => lasting.map(({ bait }) => bait);

it('ends effects that last until a moment, and nothing else', () => {
  const one = pond();
  expire(one, 'night');
  expect(baits(one)).toEqual(['bread', 'corn']);
});

it('ends effects that last until any of several moments', () => {
  const one = pond();
  expire(one, 'noon', 'night');
  expect(baits(one)).toEqual(['corn']);
});
