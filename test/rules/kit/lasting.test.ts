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

it('a moment ends the effects that last until then, and no others', () => {
  const one = pond();
  expire(one, 'night');
  expect(baits(one)).toEqual(['bread', 'corn']);
});

it('when several moments end together, so do all effects that last until any of them', () => {
  const one = pond();
  expire(one, 'noon', 'night');
  expect(baits(one)).toEqual(['corn']);
});
