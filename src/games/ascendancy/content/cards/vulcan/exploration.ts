import { no, offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { discOf, playerOf } from '../../../position/find.ts';
import { heldBy } from '../../../position/profit.ts';
import { nodesIn, occupies } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, Sector, SystemId } from '../../../state.ts';
import { preWarp, warpCapable } from '../../builders/civilizations.ts';
import {
  fromCrisis,
  fromDiscovery,
  fromPeople,
  fromVirgin,
  hegemonyThere,
  isOwn,
  onColony,
  onControl,
} from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

const KATRA = 'Lost Katra';

const LAUNCH: Effects = [{ do: 'discard-card' }, { do: 'draw-project', count: 2 }];

/** Whether nobody Controls this System. */
function isFree(g: Ascendancy, system: SystemId | undefined): boolean {
  return system !== undefined && g.discs[system]?.control === null;
}

/** Whether a Sector is this System and nobody Controls it. */
function isSanctuary(g: Ascendancy, system: SystemId | undefined, sector: Sector): boolean {
  return sector === system && isFree(g, system);
}

const TEACHERS = {
  diplomacy: [{ do: 'exhaust' }, { do: 'roll-bonus', rule: 'Syrrannite Teachers', amount: 2 }],
  hegemony: [{ do: 'exhaust' }, { do: 'roll-bonus', rule: 'Syrrannite Teachers', amount: 1 }],
} as const satisfies Record<string, Effects>;

/** Whether a player holds a rival’s Agreement, or has begun no fight this round. */
function isPeaceful(g: Ascendancy, seat: number): boolean {
  const fights = timesUsed(g, seat, 'battle') + timesUsed(g, seat, 'invasion');
  return heldBy(g, seat).length > 0 || fights === 0;
}

/** The 10 Exploration Cards of the Vulcan set (A-EXP-04). */
export const CARDS = exploration('vulcan', [
  {
    id: 'vulcan-bendii-outbreak',
    number: 1,
    name: 'Bendii Outbreak',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    diplomacy: 5,
    line: 'Diplomacy 5. Pass: take 2 Research. Fail: lose 1 Culture per Ship here, at most 2.',
    resolve: [
      {
        do: 'test',
        number: 5,
        pass: [fromCrisis({ research: 2 })],
        fail: [{ do: 'lose', amount: { each: 1, of: 'ships', most: 2 }, of: ['culture'] }],
      },
    ],
  },
  warpCapable(1, {
    id: 'vulcan-level-1-civilization-lost-vulcan-colony',
    number: 8,
    title: 'Lost Vulcan Colony',
    source: 'ours',
    line: '1 Warp Token, up to 1 Node. Vulcans, and players who hold their Trade Agreement, add 2 to Hegemony rolls here.',
    rule: hegemonyThere((g, seat) =>
      playerOf(g, seat).civ === 'vulcan' || heldBy(g, seat).some(({ giver }) => playerOf(g, giver).civ === 'vulcan')
        ? 2
        : 0,
    ),
  }),
  warpCapable(2, {
    id: 'vulcan-level-2-civilization-schools-of-logic',
    number: 9,
    title: 'Schools of Logic',
    source: 'ours',
    line: '2 Warp Tokens, up to 2 Nodes. If there is a Research Node here, taking Control yields 2 Research.',
    rule: onControl((g, { system }) =>
      nodesIn(discOf(g, system), 'research') > 0 ? [fromPeople({ research: 2 })] : [],
    ),
  }),
  {
    id: 'vulcan-lost-katra',
    number: 5,
    name: 'Lost Katra',
    type: 'discovery',
    after: 'held',
    source: 'ours',
    line: 'Keep this. In a turn in which you complete a Project, launch Projects once without a Command. Then discard it.',
    resolve: [],
    rule: {
      at: {
        completed: {
          does: (_g, source, about) => (isOwn(source, about) ? [{ do: 'mark-used', rule: KATRA, span: 'turn' }] : []),
        },
      },
      plays: {
        turn(g, source, { seat }) {
          if (!isOwn(source, { seat })) return [];
          const why =
            timesUsed(g, seat, KATRA) > 0 ? null : no('A-EXPL-15', 'You haven’t completed a Project this turn.');
          const option = {
            key: 'katra',
            verb: 'katra',
            label: 'Launch Projects with the Lost Katra',
            hint: 'No Command',
          };
          return [offer(LAUNCH, why, () => option)];
        },
      },
    },
  },
  preWarp(
    'Under Study',
    { research: 2 },
    {
      id: 'vulcan-pre-warp-civilization-under-study',
      number: 10,
      source: 'ours',
      line: '2 Research wait here for the first player to Colonize. Until then, a player alone in Orbit takes 1 Research each round, 3 times in all.',
      rule: {
        at: {
          generate: {
            does(g, { system = '', id }, { seat }) {
              const count = g.discs[system]?.cards.find(({ card }) => card === id)?.count ?? 0;
              if (count >= 3 || !isFree(g, system) || !occupies(g, seat, system)) return [];
              return [{ do: 'count-card' }, fromPeople({ research: 1 })];
            },
          },
        },
      },
    },
  ),
  {
    id: 'vulcan-silent-monastery',
    number: 4,
    name: 'Silent Monastery',
    type: 'discovery',
    after: 'stays',
    source: 'ours',
    line: 'Until the third Maintenance, while nobody Controls this System, no Space Battle may begin from or into it, and everyone may enter its Sector.',
    resolve: [],
    rule: {
      at: { maintenance: { does: () => [{ do: 'count-card', most: 3 }] } },
      bans: {
        attack: (g, { system }, { sector, from }) =>
          [sector, ...from].some((one) => isSanctuary(g, system, one))
            ? no('A-EXPL-15', 'You can’t begin a Space Battle at the Silent Monastery.')
            : null,
      },
      grants: {
        pass: (g, { system }, { sector }) => isSanctuary(g, system, sector),
        stop: (g, { system }, { sector }) => isSanctuary(g, system, sector),
        'enter-freely': (g, { system }, { sector }) => isSanctuary(g, system, sector),
      },
    },
  },
  {
    id: 'vulcan-syrrannite-teachers',
    number: 7,
    name: 'Syrrannite Teachers',
    type: 'ally',
    after: 'ally',
    source: 'ours',
    diplomacy: 5,
    line: 'Diplomacy 5. Exhaust to add 2 to a Diplomacy Test or 1 to a Hegemony roll.',
    resolve: [],
    rule: {
      at: {
        'before-roll': {
          prompt: 'add to your roll?',
          offers(_g, source, about) {
            const { kind } = about;
            if (!isOwn(source, about) || (kind !== 'diplomacy' && kind !== 'hegemony')) return [];
            const label = `Add ${kind === 'diplomacy' ? 2 : 1} to the roll`;
            return [open({ key: 'counsel', verb: 'counsel', label, hint: 'Exhausts the Ally' }, TEACHERS[kind])];
          },
        },
      },
    },
  },
  {
    id: 'vulcan-virgin-world-sanctuary',
    number: 6,
    name: 'Virgin World: Sanctuary',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it takes 1 Culture if they trade with a rival or have begun no fight this round.',
    resolve: [],
    rule: onColony((g, { seat }) => (isPeaceful(g, seat) ? [fromVirgin({ culture: 1 })] : [])),
  },
  {
    id: 'vulcan-writings-of-surak',
    number: 2,
    name: 'Writings of Surak',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Take 1 Culture. If no player has fewer completed Advancements, also launch 1 Project.',
    resolve: [
      fromDiscovery({ culture: 1 }),
      { do: 'when', is: 'least-advancements', does: [{ do: 'draw-project', count: 1 }] },
    ],
  },
]);
