import { no, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { shipsIn } from '../../../position/find.ts';
import { timesUsed } from '../../../position/uses.ts';
import { warpCapable } from '../../builders/civilizations.ts';
import { fromCrisis, fromVirgin, hegemonyThere, isOwn, onColony, weaponUpgrades } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import { NODES } from '../../prices.ts';

const ENGINEERS = 'Tellarite Engineers';

/** The die counts as a 1, which destroys no Ship in any Hazard. */
const GUIDED: Effects = [{ do: 'discard-card' }, { do: 'set-roll', rule: 'Aenar Guide', face: 1 }];

/** The 10 Exploration Cards of the Andorian set (A-EXP-01). */
export const CARDS = exploration('andorian', [
  {
    id: 'andorian-aenar-guide',
    number: 4,
    name: 'Aenar Guide',
    type: 'discovery',
    after: 'held',
    source: 'ours',
    line: 'Keep this. Once, your Ships skip a Hazard roll. Then discard it.',
    resolve: [],
    rule: {
      at: {
        'before-roll': {
          prompt: 'pass the Hazard without rolling?',
          offers: (_g, source, about) =>
            isOwn(source, about) && about.kind === 'hazard'
              ? [open({ key: 'guide', verb: 'guide', label: 'Pass the Hazard without rolling' }, GUIDED)]
              : [],
        },
      },
    },
  },
  {
    id: 'andorian-border-survey',
    number: 3,
    name: 'Border Survey',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Look at the next 3 System Discs. Put one on top and the others on the bottom.',
    resolve: [{ do: 'arrange', pile: 'systems', count: 3, top: 1 }],
  },
  {
    id: 'andorian-ice-quake',
    number: 1,
    name: 'Ice Quake',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Your Ships here Brave Level 5. Andorians know ice: they take 1 Production instead.',
    resolve: [
      {
        do: 'when',
        is: { civ: 'andorian' },
        does: [fromCrisis({ production: 1 })],
        else: [{ do: 'brave', level: 5 }],
      },
    ],
  },
  warpCapable(1, {
    id: 'andorian-level-1-civilization-honor-bound',
    number: 9,
    title: 'Honor-Bound',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. Add your Weapons upgrades, at most 2, to your Hegemony rolls here.',
    rule: hegemonyThere((g, seat) => Math.min(2, weaponUpgrades(g, seat))),
  }),
  warpCapable(2, {
    id: 'andorian-level-2-civilization-proud-guard',
    number: 10,
    title: 'Proud Guard',
    source: 'ours',
    line: '2 Warp Tokens, up to 2 Nodes. It rolls 1 additional die when Invaded.',
    rule: {
      adds: {
        dice: ({ conflict }, { system }, { side }) =>
          conflict?.kind === 'invasion' && conflict.system === system && conflict.sides[side]?.owner === null ? 1 : 0,
      },
    },
  }),
  {
    id: 'andorian-tellarite-engineers',
    number: 8,
    name: 'Tellarite Engineers',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 5,
    line: 'Diplomacy 5. In each Building Phase, the first Node you build costs 1 less, but at least 1.',
    resolve: [],
    rule: {
      adds: {
        price: (g, source, about) =>
          about.of === 'node' &&
          isOwn(source, about) &&
          timesUsed(g, about.seat, ENGINEERS) === 0 &&
          NODES[about.resource] > 1
            ? -1
            : 0,
      },
      at: {
        'node-built': {
          does: (g, source, about) =>
            isOwn(source, about) && g.turn?.phase === 'building'
              ? [{ do: 'mark-used', rule: ENGINEERS, span: 'turn' }]
              : [],
        },
      },
    },
  },
  {
    id: 'andorian-virgin-world-disputed-claim',
    number: 7,
    name: 'Virgin World: Disputed Claim',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Colonizing needs 2 Ships in Orbit, spends 1 of them, and yields 2 Culture.',
    resolve: [],
    rule: {
      ...onColony(() => [fromVirgin({ culture: 2 })]),
      bans: {
        colonize: (g, source, { seat, system }) =>
          system === source.system && shipsIn(g, system, seat) < 2
            ? no('A-EXPL-16', 'The claim is disputed: you need 2 Ships in Orbit there.')
            : null,
      },
    },
  },
  {
    id: 'andorian-virgin-world-frozen-seas',
    number: 6,
    name: 'Virgin World: Frozen Seas',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it builds 1 free Ship here.',
    resolve: [],
    rule: onColony((_g, { system, seat }) => [{ do: 'build-ship', count: 1, at: system, seat }]),
  },
]);
