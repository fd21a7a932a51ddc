import { no, type Offer, offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { connected, isAdjacent, neighbours } from '../../galaxy/graph.ts';
import { fights, opponentsOf } from '../../position/conflict.ts';
import { type DicePick, diceFor } from '../../position/dice.ts';
import { controlled, playerOf, rivals } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { partOf, spent } from '../../position/part.ts';
import { homeOf, nodesIn, trades } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, Movement, SystemId } from '../../state.ts';
import { ambassadorMoves } from '../ambassadors.ts';
import { systemName } from '../systems/table.ts';
import { advancements } from './build.ts';

/** The maximum Research that the IDIC Exchange gives per round, and the maximum Culture that the Kir’Shara gives. */
const IDIC = 3;
const KIRSHARA = 2;
/** The maximum number of dice per Cube that the Stone of Gol rerolls in a Combat Round. */
const OF_A_CUBE = 3;

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

/** Returns the offers to exchange Projects with trade partners, at most one per turn. */
function exchanges(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => trades(g, seat, rival))
    .map((rival) => {
      const idle = [seat, rival].find((one) => playerOf(g, one).projects.length === 0);
      const why =
        spent(g, seat, 'vul-03', 'turn') ??
        (idle === undefined ? null : no('A-TERM-17', () => `${does(g, idle, 'has', 'have')} no Project.`));
      const propose: Effects = [
        { do: 'mark-used', rule: 'vul-03', span: 'turn' },
        { do: 'exchange-projects', to: rival, agreed: [{ do: 'exhaust' }] },
      ];
      return offer(propose, why, () => ({
        key: `exchange:${playerOf(g, rival).civ}`,
        verb: 'exchange',
        label: `Offer ${theSeat(g, rival)} an exchange of Projects`,
        hint: 'Both lose their Research and get 1. One offer per turn',
      }));
    });
}

/** Returns the Systems that can become the Home System, which can change once per game (A-WIN-05, A-VUL-17). */
function havens(g: Ascendancy, seat: number): Offer<Effects>[] {
  const used =
    timesUsed(g, seat, 'vul-06') > 0
      ? no('A-VUL-17', 'You have already used the Exodus. It is allowed once per game.')
      : null;
  return controlled(g, seat)
    .filter((disc) => nodesIn(disc) > 0 && homeOf(g, disc.id) === null)
    .map(({ id }) => {
      const move: Effects = [
        { do: 'exhaust' },
        { do: 'spend-command', count: 1 },
        { do: 'mark-used', rule: 'vul-06', span: 'game' },
        { do: 'move-home', system: id },
      ];
      return offer(move, used ?? lacksCommands(g, seat, 1), () => ({
        key: `exodus:${id}`,
        verb: 'exodus',
        label: `Make ${systemName(id)} your Home System`,
        hint: '1 Command, once per game',
        rule: 'A-VUL-17',
      }));
    });
}

/** Returns the current impulse Movement if this seat ordered it during its own turn, otherwise null. */
function ordered(g: Ascendancy, seat: number | null, by: number, kind: Movement['kind']): Movement | null {
  return seat !== null && by === seat && kind === 'impulse' && g.turn?.seat === seat ? g.movement : null;
}

/** Whether the player can still use the Escorts this turn. */
function areReady(g: Ascendancy, seat: number): boolean {
  return timesUsed(g, seat, 'vul-08') === 0;
}

const ESCORTED: Effects = [
  { do: 'mark-used', rule: 'vul-08', span: 'turn' },
  { do: 'mark-move', rule: 'vul-08' },
];

/** Gives 1 Research to the player who orders a move, and 1 to the player whose Ships it moves. */
function favour(guided: number): Effects {
  return [
    { do: 'gain', gains: { research: 1 }, rule: 'A-VUL-05' },
    { do: 'gain', gains: { research: 1 }, rule: 'A-VUL-05', seat: guided },
  ];
}

/**
 * Offers to reroll dice with the Stone of Gol: the player’s own, or opponents’. In a Combat Round, at most three of
 * each Cube’s dice can be rerolled.
 */
function stones(g: Ascendancy, seat: number): Offer<Effects>[] {
  const part = partOf(g, seat, 'battle');
  if (part === null) return [];
  const from = playerOf(g, seat).ascendancy;
  const cubes = part.c.sides.find(({ owner }) => owner === 'borg');
  const turned = cubes?.dice.filter(({ rerolled }) => rerolled.includes('vul-15')).length ?? 0;
  const limit = cubes === undefined ? undefined : OF_A_CUBE * cubes.units.length - turned;
  return (['own', 'opposing'] as const).flatMap((whose) => {
    const pick: DicePick = { whose, of: 'any', from };
    const most = whose === 'opposing' ? limit : undefined;
    if (diceFor(g, seat, 'vul-15', pick).length === 0 || (most !== undefined && most <= 0)) return [];
    const label = `Reroll ${whose === 'own' ? 'your' : 'opponents’'} dice that show ${from} or more`;
    return [
      open({ key: `stone:${whose}`, verb: 'reroll', label, rule: 'A-DICE-01' }, [
        { do: 'reroll', rule: 'vul-15', pick, ...(most === undefined ? {} : { most }) },
      ]),
    ];
  });
}

/**
 * Whether a Space Battle can be mediated: in its first Combat Round, in or Adjacent to a System with an Ambassador,
 * without this seat taking part, and while both sides can still fight.
 */
function isMediable(g: Ascendancy, seat: number | null): boolean {
  const { conflict: c } = g;
  if (c === null || c.kind !== 'battle' || c.round !== 1 || c.over) return false;
  if (c.sides.some(({ owner }) => owner === seat)) return false;
  const goesOn = fights(g, c, 0) && opponentsOf(g, c, 0).length > 0;
  const hosts = Object.values(g.discs).filter(({ ambassadors }) => ambassadors > 0);
  return goesOn && hosts.some(({ id }) => c.sectors.some((sector) => isAdjacent(g, sector, id)));
}

/** The Advancements of the Vulcans. */
export const VULCAN = advancements('vulcan', {
  // Card: Vulcan High Council (A-VUL-13)
  'vul-01': {
    plays: {
      command: (g, source, { seat }) =>
        seat === source.seat ? ambassadorMoves(g, seat, (from) => seats(g, seat, from), 'A-VUL-13') : [],
    },
  },
  // Card: Vulcan High Command. The card applies to any attacker and any defender (A-VUL-14).
  'vul-02': {
    adds: {
      dice({ conflict: c, discs }, _source, { side }) {
        if (c === null || c.kind !== 'invasion' || side !== 1 || c.system === null) return 0;
        return (discs[c.system]?.ambassadors ?? 0) > 0 ? 1 : 0;
      },
    },
  },
  // Card: Scholar Exchange
  'vul-03': { plays: { command: (g, source, { seat }) => (seat === source.seat ? exchanges(g, seat) : []) } },
  // Card: P’Jem Listening Post
  'vul-04': {
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
  // Card: Communication Network (A-VUL-04)
  'vul-05': {
    at: {
      colonized: {
        does: (_g, source, { seat, system }) => (seat === source.seat ? [{ do: 'build-node', system }] : []),
      },
    },
  },
  // Card: Vulcan Exodus
  'vul-06': { plays: { command: (g, source, { seat }) => (seat === source.seat ? havens(g, seat) : []) } },
  // Card: IDIC Exchange
  'vul-07': {
    income(g, source, seat) {
      if (source.seat === null) return {};
      const hosts = courts(g, source.seat);
      if (seat === source.seat) return { research: Math.min(IDIC, hosts.length) };
      return hosts.includes(seat) ? { research: 1 } : {};
    },
  },
  // Card: D’Kyr Escorts
  'vul-08': {
    adds: {
      impulse: (g, source, { by }) => (by === source.seat && g.turn?.seat === by && areReady(g, by) ? 1 : 0),
    },
    at: {
      // The player uses the Escorts for the first Sector beyond the usual range, or for a System discovered beyond that
      // range.
      moving: {
        does(g, { seat }, { by, kind }) {
          const m = ordered(g, seat, by, kind);
          return m !== null && m.left === 0 && m.path.length > 1 && areReady(g, by) ? ESCORTED : [];
        },
      },
      discovered: {
        does(g, { seat }, { kind }) {
          const m = g.movement === null || kind !== 'impulse' ? null : ordered(g, seat, g.movement.by, g.movement.kind);
          return m !== null && m.left === 1 && areReady(g, m.by) ? ESCORTED : [];
        },
      },
      'move-end': {
        prompt: 'escort these Ships for 1 Research each?',
        does(g, { seat }, { seat: guided, by, kind }) {
          const m = ordered(g, seat, by, kind);
          return m?.used.includes('vul-08') === true && guided !== by ? favour(guided) : [];
        },
        offers(g, { seat }, { seat: guided, by, kind }) {
          if (ordered(g, seat, by, kind) === null || guided === by || !areReady(g, by)) return [];
          const option = { key: 'escort', verb: 'escort', label: 'Use D’Kyr Escorts for this move' };
          return [open(option, [{ do: 'mark-used', rule: 'vul-08', span: 'turn' }, ...favour(guided)])];
        },
      },
    },
  },
  // Card: Ancient Vulcan Reliquary (A-VUL-03)
  'vul-09': {
    at: {
      completed: {
        does: (_g, source, { seat, card }) =>
          seat === source.seat && card === source.id ? [{ do: 'colonize', price: 'nothing', anywhere: true }] : [],
      },
    },
  },
  // Card: Kolinahr Discipline
  'vul-10': {
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
  // Card: Kir’Shara
  'vul-11': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const taught = Object.values(g.discs).filter(
        (disc) => disc.control !== seat && disc.ambassadors > 0 && nodesIn(disc, 'culture') > 0,
      );
      return { culture: Math.min(KIRSHARA, taught.length) };
    },
  },
  // Card: Katric Ark
  'vul-12': {
    at: {
      colonized: {
        does: (_g, source, { seat, paid }) =>
          seat === source.seat
            ? [{ do: 'gain', gains: paid === 'ascendancy' ? { culture: 2 } : { research: 1 }, rule: 'A-BUILD-07' }]
            : [],
      },
    },
  },
  // Card: Vulcan Science Academy
  'vul-13': {
    adds: {
      projects: (_g, source, { seat }) => (seat === source.seat ? 1 : 0),
      research: (g, source, { seat }) => (seat === source.seat && !studiedTwice(g) ? 1 : 0),
    },
  },
  // Card: Mediation Protocol
  'vul-14': {
    at: {
      'combat-round-end': {
        prompt: 'end this battle?',
        offers: (g, { seat }) =>
          isMediable(g, seat)
            ? [
                open({ key: 'mediate', verb: 'mediate', label: 'End the battle and gain 1 Culture' }, [
                  { do: 'exhaust' },
                  { do: 'end-conflict' },
                  { do: 'gain', gains: { culture: 1 }, rule: 'A-BAT-11' },
                ]),
              ]
            : [],
      },
    },
  },
  // Card: Stone of Gol
  'vul-15': {
    at: {
      'after-hits': {
        prompt: 'which dice do you reroll?',
        offers: (g, { seat }) => (seat === null ? [] : stones(g, seat)),
        again: true,
      },
    },
  },
});

/** Whether any Project has received more than 1 Research in this Building Phase. */
function studiedTwice({ turn }: Ascendancy): boolean {
  const given = turn?.researched ?? [];
  return new Set(given).size < given.length;
}
