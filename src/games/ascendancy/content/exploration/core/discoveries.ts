import { nodesIn } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { ExplorationCard } from '../../card.ts';
import { fromDiscovery, isOwn } from '../parts.ts';
import { GUARDIAN } from './guardian.ts';

/** Marks the one Building Phase in which a breakthrough can be used. */
const BREAKTHROUGH = 'Metallurgical Breakthrough';

/** Discoveries of the core box. */
export const DISCOVERIES: readonly ExplorationCard[] = [
  {
    id: 'core-dark-reflection',
    name: 'Dark Reflection',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'book',
    line: 'The player across the table moves your Ships here once, up to 2 Sectors along existing lanes.',
    // A-EXPL-19
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [{ do: 'brave', level: 5 }],
        else: [{ do: 'mirror', sectors: 2 }],
      },
    ],
  },
  {
    id: 'core-the-traveler',
    name: 'The Traveler',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'book',
    line: 'Place a new System connected to this one and move your Ships there. If it can’t be placed, take 1 Research.',
    // A-EXPL-20
    resolve: [{ do: 'new-system', else: [fromDiscovery({ research: 1 })] }],
  },
  {
    id: 'core-ancient-library',
    name: 'Ancient Library',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Look at the top 3 cards of your Advancement deck and launch 1 of them without a Command. The others go to the bottom.',
    resolve: [{ do: 'draw-project', count: 3, keep: 1 }],
  },
  {
    id: 'core-derelict-fleet',
    name: 'Derelict Fleet',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Restore 2 drifting hulls: place 2 of your Ships here for free.',
    resolve: [{ do: 'build-ship', count: 2 }],
  },
  {
    id: 'core-ancient-gateway',
    name: 'Ancient Gateway',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'You may move any of your Ships here to one planetary System on the map that you may enter.',
    resolve: [{ do: 'transfer' }],
  },
  {
    id: 'core-dilithium-vein',
    name: 'Dilithium Vein',
    type: 'discovery',
    set: 'core',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. If there is a Production Node here, the Controller takes 1 more Production each round.',
    resolve: [],
    rule: {
      income: (g, { system = '' }, seat) => {
        const disc = g.discs[system];
        return disc?.control === seat && nodesIn(disc, 'production') > 0 ? { production: 1 } : {};
      },
    },
  },
  {
    id: 'core-ancient-monument',
    name: 'Ancient Monument',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Take 1 Culture, or 2 if no player has less Ascendancy than you.',
    resolve: [
      {
        do: 'when',
        is: 'least-ascendancy',
        does: [fromDiscovery({ culture: 2 })],
        else: [fromDiscovery({ culture: 1 })],
      },
    ],
  },
  {
    id: 'core-metallurgical-breakthrough',
    name: 'Metallurgical Breakthrough',
    type: 'discovery',
    set: 'core',
    after: 'held',
    source: 'ours',
    line: 'In your next Building Phase, one upgrade of Weapons or Shields costs 2 less. Then discard this card.',
    resolve: [],
    rule: {
      adds: {
        upgrade: (g, source, about) => (isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? -2 : 0),
      },
      at: {
        'turn-start': {
          does: (_g, source, about) =>
            isOwn(source, about) ? [{ do: 'mark-used', rule: BREAKTHROUGH, span: 'turn' }] : [],
        },
        upgraded: {
          does: (g, source, about) =>
            isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? [{ do: 'discard-card' }] : [],
        },
        // If unused, the card is lost at the end of the turn (A-EXPL-08).
        'turn-end': {
          does: (g, source, about) =>
            isOwn(source, about) && timesUsed(g, about.seat, BREAKTHROUGH) > 0 ? [{ do: 'discard-card' }] : [],
        },
      },
    },
  },
  {
    id: 'core-listening-post',
    name: 'Listening Post',
    type: 'discovery',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Look at one rival’s Projects and take 1 Research for each Project seen, at most 2.',
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [fromDiscovery({ research: 1 })],
        else: [{ do: 'listen', most: 2, rule: 'A-EXPL-15' }],
      },
    ],
  },
  GUARDIAN,
];
