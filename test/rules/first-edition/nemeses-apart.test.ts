import { expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { offered } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const PRALOR = 'Pralor Unit 3947';

/** Returns the options at the end of the turn, or null if no nemeses meet. */
const met = (...play: Row[]) => {
  const stage = ends(twoSides({ play }), 'gold');
  return stage.match.pending(0) === null ? null : offered(stage, 'gold');
};

it('C-PERSBAT-11: a landed ship meets a nemesis aboard it or landed beside it, but not personnel on the planet', () => {
  const landed: Row = ['Cravic Warship', 'surface:L2'];
  expect(met(landed, [PRALOR, 'surface:L2'])).toBeNull();
  expect(met(landed, [PRALOR, 'aboard:1'])).toEqual(['who:1', 'who:2']);
  expect(met(landed, ['Pralor Warship', 'surface:L2'])).toEqual(['who:1', 'who:2']);
});

it('C-PERSBAT-11 C-MOVE-17: a carried ship meets a nemesis only aboard the same carrier, not in space', () => {
  const carried = inPlay('L2: U.S.S. Galaxy [Cravic Warship]');
  expect(met(...carried, [PRALOR, 'aboard:1'])).toEqual(['who:2', 'who:3']);
  expect(met(...carried, ['Pralor Warship', 'aboard:1'])).toEqual(['who:2', 'who:3']);
  expect(met(...carried, ['Pralor Warship', 'space:L2'])).toBeNull();
});
