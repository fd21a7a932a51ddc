import { expect, test } from 'vitest';
import { titleOf } from '../../../../src/rulebook/import/titles.ts';

test.each([
  ['THE KEEPER’S LAMP AND THE BOATS OF LANTERN BAY', 'The Keeper’s Lamp and the Boats of Lantern Bay'],
  ['KEEPER: THE LAMP', 'Keeper: The Lamp'],
  ['HALF-MOON/FULL-MOON (FOR TWO)', 'Half-Moon/Full-Moon (For Two)'],
  ['S.S. GULL & MARK II IN 3D', 'S.S. Gull & Mark II in 3D'],
  ['COOPERATIVE Bay TRIPS', 'Cooperative Bay Trips'],
  ['1) DRIFTING', 'Drifting'],
  ['12. The Lamp:', 'The Lamp'],
  ['TIDES - PAGE 12', 'Tides'],
  ['Crew (pages 3, 14-16)', 'Crew'],
  ['3 Light the lamp', '3 Light the lamp'],
  ['10/20 rule', '10/20 rule'],
  ['SOS', 'SOS'],
])('the heading %s gets the title %s', (heading, title) => {
  expect(titleOf(heading)).toBe(title);
});
