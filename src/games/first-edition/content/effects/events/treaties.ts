import { coreOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Affiliation } from '../../printed.ts';

/** A treaty: on the table, both affiliations of its player mix (C-AFFIL-02, C-AFFIL-05). */
function treaty(one: Affiliation, other: Affiliation): Rule {
  return {
    plays: (_g, seat) => [coreOf(seat)],
    grants: {
      mix: (_g, { seat }, about) =>
        about.seat === seat &&
        ((about.one === one && about.other === other) || (about.one === other && about.other === one)),
    },
  };
}

/** Treaties of two affiliations that are played onto the table and say nothing else. */
export const TREATIES: Readonly<Record<string, Rule>> = {
  'treaty-federation-bajoran': {
    ...treaty('Federation', 'Bajoran'),
    seeds: { phase: 'facility', to: (_g, seat) => [coreOf(seat)] },
  },
  'treaty-federation-klingon': treaty('Federation', 'Klingon'),
  'treaty-federation-romulan': treaty('Federation', 'Romulan'),
  'treaty-romulan-klingon': treaty('Romulan', 'Klingon'),
};
