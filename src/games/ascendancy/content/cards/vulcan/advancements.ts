import { no, offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { connected, neighbours } from '../../../galaxy/graph.ts';
import { controlled, playerOf } from '../../../position/find.ts';
import { nodesIn } from '../../../position/standing.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { ambassadorMoves } from '../../builders/ambassadors.ts';
import { advancements } from '../../card-rules.ts';

/** The maximum Research that the IDIC Exchange gives per round, and the maximum Culture that the Kir’Shara gives. */
const IDIC = 3;

const KIRSHARA = 2;

/**
 * Returns the Systems to which the High Council can send an Ambassador. For the Vulcans, the list leaves out Adjacent
 * Systems, which they reach through their console.
 */
function seats(g: Ascendancy, seat: number, from: SystemId): SystemId[] {
  const near = playerOf(g, seat).civ === 'vulcan' ? neighbours(g, from) : [];
  const linked = connected(g, from);
  return controlled(g, seat)
    .map(({ id }) => id)
    .filter((id) => id !== from && linked.has(id) && !near.includes(id));
}

/** Returns the rivals who Control a System with an Ambassador. */
function courts(g: Ascendancy, seat: number): number[] {
  const found = new Set<number>();
  for (const { control, ambassadors } of Object.values(g.discs))
    if (ambassadors > 0 && control !== null && control !== seat) found.add(control);
  return [...found];
}

/** Whether any Project has received more than 1 Research in this Building Phase. */
function studiedTwice({ turn }: Ascendancy): boolean {
  const given = turn?.researched ?? [];
  return new Set(given).size < given.length;
}

/** The Advancements of the Vulcans. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-01',
    name: 'Vulcan High Council',
    cost: 0,
    type: 'Diplomacy',
    tokens: [],
    start: true,
    source: 'book',
    line: 'For 1 Command, move an Ambassador to any of your Systems that is Connected to its current System.',
    // A-VUL-13
    rule: {
      plays: {
        command: (g, source, { seat }) =>
          seat === source.seat ? ambassadorMoves(g, seat, (from) => seats(g, seat, from), 'A-VUL-13') : [],
      },
    },
  },
  // A-OPEN-100: The High Command and the High Council are two different cards.
  {
    id: 'vul-02',
    name: 'Vulcan High Command',
    cost: 2,
    type: 'Military',
    tokens: [],
    source: 'book',
    line: 'The Defender of an Invasion rolls 1 additional die if an Ambassador is in the System, no matter who Attacks.',
    // The card applies to any attacker and any defender (A-VUL-14).
    rule: {
      adds: {
        dice({ conflict: c, discs }, _source, { side }) {
          if (c === null || c.kind !== 'invasion' || side !== 1 || c.system === null) return 0;
          return (discs[c.system]?.ambassadors ?? 0) > 0 ? 1 : 0;
        },
      },
    },
  },
  {
    id: 'vul-04',
    name: 'P’Jem Listening Post',
    cost: 2,
    type: 'Espionage',
    tokens: [],
    source: 'ours',
    line: 'On your turn, exhaust this card to look at the top Exploration Card and the top System Disc. Put each back on the top or on the bottom of its pile.',
    rule: {
      plays: {
        turn(g, source, { seat }) {
          if (seat !== source.seat) return [];
          const isBare = g.exploration.deck.length === 0 && g.stack.length === 0;
          const why = isBare ? no('A-OPEN-73', 'Both piles are empty.') : null;
          const look: Effects = [
            { do: 'exhaust' },
            { do: 'arrange', pile: 'exploration', count: 1, top: 0, may: true },
            { do: 'arrange', pile: 'systems', count: 1, top: 0, may: true },
          ];
          return [
            offer(look, why, () => ({
              key: 'listen',
              verb: 'listen',
              label: 'Look at the top Exploration Card and System Disc',
              hint: 'You leave each on top or put it on the bottom',
            })),
          ];
        },
      },
    },
  },
  {
    id: 'vul-05',
    name: 'Communication Network',
    cost: 3,
    type: 'Engineering',
    tokens: [],
    source: 'book',
    line: 'When you Colonize a System, immediately build 1 free Resource Node there.',
    // A-VUL-04
    rule: {
      at: {
        colonized: {
          does: (_g, source, { seat, system }) => (seat === source.seat ? [{ do: 'build-node', system }] : []),
        },
      },
    },
  },
  {
    id: 'vul-07',
    name: 'IDIC Exchange',
    cost: 3,
    type: 'Science',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'During Resource Generation, each rival who Controls a System with an Ambassador gains 1 Research, and you gain 1 for each of them, at most 3.',
    rule: {
      income(g, source, seat) {
        if (source.seat === null) return {};
        const hosts = courts(g, source.seat);
        if (seat === source.seat) return { research: Math.min(IDIC, hosts.length) };
        return hosts.includes(seat) ? { research: 1 } : {};
      },
    },
  },
  {
    id: 'vul-09',
    name: 'Ancient Vulcan Reliquary',
    cost: 4,
    type: 'Science',
    tokens: ['warp'],
    source: 'book',
    line: 'When you complete this card, immediately Colonize any Explored, Uncontrolled, Undeveloped System without paying for it.',
    // A-VUL-03
    rule: {
      at: {
        completed: {
          does: (_g, source, { seat, card }) =>
            seat === source.seat && card === source.id ? [{ do: 'colonize', price: 'nothing', anywhere: true }] : [],
        },
      },
    },
  },
  {
    id: 'vul-10',
    name: 'Kolinahr Discipline',
    cost: 4,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'Before you roll for Hegemony or a Diplomacy Test, exhaust this card. Your die counts as a 4 and is not rolled.',
    rule: {
      at: {
        'before-roll': {
          prompt: 'count the die as a 4?',
          offers: (_g, source, { seat, kind }) =>
            seat === source.seat && (kind === 'hegemony' || kind === 'diplomacy')
              ? [
                  open({ key: 'kolinahr', verb: 'set', label: 'Count the die as a 4' }, [
                    { do: 'exhaust' },
                    { do: 'set-roll', rule: 'vul-10', face: 4 },
                  ]),
                ]
              : [],
        },
      },
    },
  },
  {
    id: 'vul-11',
    name: 'Kir’Shara',
    cost: 4,
    type: 'Culture',
    tokens: ['command'],
    source: 'ours',
    line: 'During Resource Generation, gain 1 Culture for each System with an Ambassador and a Culture Node that you do not Control, at most 2.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const taught = Object.values(g.discs).filter(
          (disc) => disc.control !== seat && disc.ambassadors > 0 && nodesIn(disc, 'culture') > 0,
        );
        return { culture: Math.min(KIRSHARA, taught.length) };
      },
    },
  },
  {
    id: 'vul-12',
    name: 'Katric Ark',
    cost: 4,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'When you Colonize a System, gain 2 Culture if you paid Ascendancy, otherwise 1 Research.',
    rule: {
      at: {
        colonized: {
          does: (_g, source, { seat, paid }) =>
            seat === source.seat
              ? [{ do: 'gain', gains: paid === 'ascendancy' ? { culture: 2 } : { research: 1 }, rule: 'A-BUILD-07' }]
              : [],
        },
      },
    },
  },
  {
    id: 'vul-13',
    name: 'Vulcan Science Academy',
    cost: 5,
    type: 'Science',
    tokens: ['command'],
    source: 'ours',
    line: 'Your maximum number of Projects is 1 higher. Once per Building Phase, 1 of your Projects may receive a second Research from your Reserves.',
    rule: {
      adds: {
        limit(g, source, { of, seat }) {
          if (seat !== source.seat) return 0;
          return of === 'projects' || (of === 'research' && !studiedTwice(g)) ? 1 : 0;
        },
      },
    },
  },
]);
