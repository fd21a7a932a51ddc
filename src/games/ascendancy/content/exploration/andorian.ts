import { no, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { shipsIn } from '../../position/find.ts';
import { timesUsed } from '../../position/uses.ts';
import type { ExplorationCard } from '../card.ts';
import { NODES } from '../prices.ts';
import { fromCrisis, fromDiscovery, fromVirgin, hegemonyThere, isOwn, onColony, weaponUpgrades } from './parts.ts';
import { warpCapable } from './people.ts';

const ENGINEERS = 'Tellarite Engineers';
/** No die that shows 1 destroys a Ship in any Hazard. */
const GUIDED: Effects = [{ do: 'discard-card' }, { do: 'set-roll', rule: 'Aenar Guide', face: 1 }];

/** The 10 Exploration Cards of the Andorian set (A-EXP-01). */
export const ANDORIAN: readonly ExplorationCard[] = [
  {
    id: 'andorian-ice-quake',
    name: 'Ice Quake',
    type: 'crisis',
    set: 'andorian',
    after: 'discard',
    source: 'ours',
    line: 'Your Ships here Brave Level 5; Andorians know ice and take 1 Production instead.',
    resolve: [
      {
        do: 'when',
        is: { civ: 'andorian' },
        does: [fromCrisis({ production: 1 })],
        else: [{ do: 'brave', level: 5 }],
      },
    ],
  },
  {
    id: 'andorian-ushaan-duel',
    name: 'Ushaan Duel',
    type: 'crisis',
    set: 'andorian',
    after: 'discard',
    source: 'ours',
    line: 'You and the Andorians (they: the player on the left) each roll a die plus Weapons upgrades: the winner takes 1 Culture; on the lower roll you lose a Ship, the other a Command; a tie does nothing.',
    resolve: [{ do: 'contest', civ: 'andorian', rule: 'A-EXPL-14' }],
  },
  {
    id: 'andorian-border-survey',
    name: 'Border Survey',
    type: 'discovery',
    set: 'andorian',
    after: 'discard',
    source: 'ours',
    line: 'Look at the next 3 System Discs: one goes on top, the others to the bottom.',
    resolve: [{ do: 'arrange', pile: 'systems', count: 3, top: 1 }],
  },
  {
    id: 'andorian-aenar-guide',
    name: 'Aenar Guide',
    type: 'discovery',
    set: 'andorian',
    after: 'held',
    source: 'ours',
    line: 'Keep this: once, your Ships need not roll for a Hazard; then discard.',
    resolve: [],
    rule: {
      at: {
        'before-roll': {
          prompt: 'pass the Hazard without a roll?',
          offers: (_g, bearer, about) =>
            isOwn(bearer, about) && about.kind === 'hazard'
              ? [open({ key: 'guide', verb: 'guide', label: 'Let the guide lead your Ships' }, GUIDED)]
              : [],
        },
      },
    },
  },
  {
    id: 'andorian-imperial-arsenal',
    name: 'Imperial Arsenal',
    type: 'discovery',
    set: 'andorian',
    after: 'discard',
    source: 'ours',
    line: 'If a rival has better Weapons you may upgrade yours now at half price, rounded up; else take 2 Research.',
    resolve: [
      {
        do: 'when',
        is: 'outgunned',
        does: [{ do: 'upgrade-now', track: 'weapons' }],
        else: [fromDiscovery({ research: 2 })],
      },
    ],
  },
  {
    id: 'andorian-virgin-world-frozen-seas',
    name: 'Virgin World: Frozen Seas',
    type: 'virgin',
    set: 'andorian',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it builds 1 Ship here free.',
    resolve: [],
    rule: onColony((_g, { system, seat }) => [{ do: 'build-ship', count: 1, at: system, seat }]),
  },
  {
    id: 'andorian-virgin-world-disputed-claim',
    name: 'Virgin World: Disputed Claim',
    type: 'virgin',
    set: 'andorian',
    after: 'stays',
    source: 'ours',
    line: 'Colonizing needs 2 Ships in Orbit, 1 is spent, and yields 2 Culture.',
    resolve: [],
    rule: {
      ...onColony(() => [fromVirgin({ culture: 2 })]),
      bans: {
        colonize: (g, bearer, { seat, system }) =>
          system === bearer.system && shipsIn(g, system, seat) < 2
            ? no('A-EXPL-16', 'The claim is disputed: you need 2 Ships in Orbit there.')
            : null,
      },
    },
  },
  {
    id: 'andorian-tellarite-engineers',
    name: 'Tellarite Engineers',
    type: 'ally',
    set: 'andorian',
    after: 'ally',
    source: 'ours',
    diplomacy: 5,
    line: 'Diplomacy 5. The first Node you build each Building Phase costs 1 less, at least 1.',
    resolve: [],
    rule: {
      adds: {
        node: (g, bearer, about) =>
          isOwn(bearer, about) && timesUsed(g, about.seat, ENGINEERS) === 0 && NODES[about.resource] > 1 ? -1 : 0,
      },
      at: {
        'node-built': {
          does: (g, bearer, about) =>
            isOwn(bearer, about) && g.turn?.phase === 'building'
              ? [{ do: 'mark-used', rule: ENGINEERS, span: 'turn' }]
              : [],
        },
      },
    },
  },
  warpCapable(1, {
    id: 'andorian-level-1-civilization-honor-bound',
    title: 'Honor-Bound',
    set: 'andorian',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node; add your Weapons upgrades, at most 2, to Hegemony rolls here.',
    rule: hegemonyThere((g, seat) => Math.min(2, weaponUpgrades(g, seat))),
  }),
  warpCapable(2, {
    id: 'andorian-level-2-civilization-proud-guard',
    title: 'Proud Guard',
    set: 'andorian',
    source: 'ours',
    line: '2 Warp Tokens, up to 2 Nodes; it rolls 1 more die when Invaded.',
    rule: {
      adds: {
        dice: ({ conflict }, { system }, { side }) =>
          conflict?.kind === 'invasion' && conflict.system === system && conflict.sides[side]?.owner === null ? 1 : 0,
      },
    },
  }),
];
