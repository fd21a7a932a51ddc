import { no } from '../../../../kit/offers.ts';
import { timesUsed } from '../../../position/uses.ts';
import { onClaim } from '../../builders/phenomena.ts';
import { systems } from '../../card-rules.ts';

const WOLF = 'Wolf 359';

/** The Phenomena of the Borg set, and the Transwarp Hub. */
export const CARDS = systems('borg', [
  {
    id: 'fluidic-rift',
    number: 4,
    name: 'Fluidic Rift',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 3,
    source: 'ours',
    line: 'Another space leaks in: a Cube that ends its move here loses 3 dice.',
    rule: {
      at: {
        'cube-moved': {
          does: (_g, { system }, { cube, sector }) => (sector === system ? [{ do: 'hurt-cube', cube, dice: 3 }] : []),
        },
      },
    },
  },
  {
    id: 'omega-cluster',
    number: 5,
    name: 'Omega Cluster',
    kind: 'phenomenon',
    sites: [],
    lanes: 2,
    hazard: 4,
    source: 'ours',
    line: 'Perfection is bait: take 2 more Research, but in the next Borg turn every Cube that draws a card heads for this System.',
    rule: onClaim(() => [
      { do: 'research-here', add: 2 },
      { do: 'lure', turns: 1 },
    ]),
  },
  {
    id: 'paulson-nebula',
    number: 3,
    name: 'Paulson Nebula',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 6,
    source: 'ours',
    line: 'Cubes can’t find Ships in here: they don’t attack or target them.',
    rule: {
      bans: {
        cube: (_g, { system }, about) =>
          about.what === 'attack' && about.sector === system
            ? no('A-BORG-07', 'Cubes can’t find Ships in the Paulson Nebula.')
            : null,
      },
    },
  },
  {
    id: 'wolf-359',
    number: 6,
    name: 'Wolf 359',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 5,
    source: 'ours',
    line: 'Hulls among the dead: a player who takes its Research also builds 1 free Ship here.',
    rule: onClaim((g, { seat, system }) =>
      timesUsed(g, seat, WOLF) > 0
        ? []
        : [
            { do: 'mark-used', rule: WOLF, span: 'turn' },
            { do: 'build-ship', count: 1, at: system },
          ],
    ),
  },
]);
