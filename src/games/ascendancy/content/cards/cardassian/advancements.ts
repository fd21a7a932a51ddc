import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentsOf, shipsOf } from '../../../position/conflict.ts';
import { controlled, discOf, playerOf } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import { conquest, isWorldOf, partOf } from '../../../position/part.ts';
import { controllerOf, nodesIn, orbits } from '../../../position/standing.ts';
import type { Ascendancy, Disc, SystemId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether a System has an Overseer Fleet, which doubles the yield of Production Nodes. */
function hasOverseer(g: Ascendancy, system: SystemId): boolean {
  return g.units.some(
    ({ at, seat, fleet }) =>
      at === system && g.players[seat]?.civ === 'cardassian' && fleet?.card === 1 && fleet.side === 'a',
  );
}

/** The Production that a Node yields in a Labor Camp. */
const CAMP = 2;

/** The maximum Production from Terok Nor per round. */
const FURNACES = 3;

/** The numbers of Systems with a Ship in Orbit that a player needs for the first Culture and for the second. */
const ORDER = [3, 6] as const;

/** Returns a seat’s Systems that have one of its Ships in Orbit, but no Overseer Fleet. */
function guarded(g: Ascendancy, seat: number): Disc[] {
  return controlled(g, seat).filter(({ id }) => orbits(g, seat, id) && !hasOverseer(g, id));
}

/** Returns the System that a seat has turned into a Labor Camp this round. */
function campOf(g: Ascendancy, seat: number | null): SystemId | undefined {
  return g.lasting.find(({ what, seats }) => what === 'car-03' && seats[0] === seat)?.system;
}

function camps(g: Ascendancy, seat: number): Offer<Effects>[] {
  return guarded(g, seat)
    .filter(({ id }) => id !== playerOf(g, seat).home)
    .flatMap((disc) => {
      const { id } = disc;
      const yields = CAMP * (nodesIn(disc, 'research') + nodesIn(disc, 'culture'));
      if (yields === 0) return [];
      const option = { key: `camp:${id}`, verb: 'camp', label: systemName(id), hint: `${yields} Production` };
      return [open(option, [{ do: 'last', what: 'car-03', seats: [seat], system: id, until: 'maintenance' }] as const)];
    });
}

/** Offers to exhaust the card and take 1 Culture from a rival who has any. */
function trial(g: Ascendancy, rival: number): Offer<Effects>[] {
  if (playerOf(g, rival).reserves.culture === 0) return [];
  const option = { key: `trial:${rival}`, verb: 'trial', label: `Take 1 Culture from ${theSeat(g, rival)}` };
  return [
    open(option, [
      { do: 'exhaust' },
      { do: 'lose', amount: 1, of: ['culture'], seat: rival },
      { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
    ]),
  ];
}

/** The Advancements of the Cardassians. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-01',
    name: 'Totalitarian Regime',
    cost: 0,
    type: 'Culture',
    tokens: [],
    start: true,
    source: 'book',
    line: 'You have 6 base Commands instead of 5.',
    // A-CAR-01
    rule: { adds: { limit: (_g, source, { of, seat }) => (of === 'commands' && seat === source.seat ? 1 : 0) } },
  },
  {
    id: 'car-02',
    name: 'Hideki Pickets',
    cost: 2,
    type: 'Engineering',
    tokens: [],
    source: 'ours',
    line: 'In your Building Phase, you may build 1 Ship in each System you Control that has a Production Node, at the usual price.',
    rule: {
      adds: {
        limit(g, source, about) {
          if (about.of !== 'ships' || about.seat !== source.seat) return 0;
          const disc = discOf(g, about.system);
          return disc.control === about.seat && nodesIn(disc, 'production') > 0 ? 1 : 0;
        },
      },
    },
  },
  {
    id: 'car-03',
    name: 'Labor Camps',
    cost: 2,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'During Resource Generation, choose 1 System other than your Home System that you Control, with your Ship in Orbit and no Overseer Fleet. Its Research and Culture Nodes each yield 2 Production instead of their own Resource.',
    rule: {
      at: {
        'generate-start': {
          prompt: 'in which System does each Research and Culture Node yield 2 Production?',
          offers: (g, source, { seat }) => (seat === source.seat ? camps(g, seat) : []),
        },
      },
      sets: {
        'node-yield': (g, source, { seat, system, resource }) =>
          seat === source.seat && resource !== 'production' && campOf(g, seat) === system ? CAMP : null,
      },
    },
  },
  {
    id: 'car-04',
    name: 'Show Trials',
    cost: 2,
    type: 'Culture',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'When you take a System from a rival, or a rival’s Hegemony attempt at your System fails, exhaust this card to take 1 Culture from that rival.',
    rule: {
      at: {
        'control-taken': {
          prompt: 'hold a trial?',
          offers: (g, source, { seat, from, by }) =>
            seat === source.seat && from !== null && by !== 'colony' ? trial(g, from) : [],
        },
        'hegemony-failed': {
          prompt: 'hold a trial?',
          offers: (g, source, { seat, system }) =>
            seat !== source.seat && source.seat !== null && controllerOf(g, system) === source.seat
              ? trial(g, seat)
              : [],
        },
      },
    },
  },
  {
    id: 'car-05',
    name: 'Weaponized Starbases',
    cost: 3,
    type: 'Military',
    tokens: [],
    source: 'book',
    line: 'A Starbase that supports you in a Space Battle adds 3 dice instead of 1.',
    // A-CAR-03
    rule: {
      sets: {
        fight: (g, { seat }, { of, side }) =>
          of === 'starbase-dice' && partOf(g, seat, 'battle')?.place === side ? 3 : null,
      },
    },
  },
  {
    id: 'car-06',
    name: 'Central Command',
    cost: 3,
    type: 'Military',
    tokens: ['command'],
    source: 'ours',
    line: 'In your Command Phase, you may form Fleets in any System you Control that has a Resource Node. You pay the Command as usual.',
    rule: {
      grants: {
        build: (g, source, about) =>
          about.what === 'fleet' &&
          about.seat === source.seat &&
          about.phase === 'command' &&
          discOf(g, about.system).control === about.seat &&
          nodesIn(discOf(g, about.system)) > 0,
      },
    },
  },
  {
    id: 'car-08',
    name: 'Terok Nor Ore Processing',
    cost: 3,
    type: 'Commerce',
    tokens: [],
    source: 'ours',
    line: 'During Resource Generation, choose 1 Starbase System you Control with your Ship in Orbit and no Overseer Fleet. Gain 1 Production for each Production Node there, at most 3.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const bases = guarded(g, seat).filter(({ starbase }) => starbase);
        return { production: Math.min(FURNACES, Math.max(0, ...bases.map((disc) => nodesIn(disc, 'production')))) };
      },
    },
  },
  {
    id: 'car-10',
    name: 'Keldon Strike Doctrine',
    cost: 3,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'When you win a Space Battle you began on your turn, exhaust this card. Your next Invasion this turn costs no Command.',
    rule: {
      at: {
        'conflict-end': {
          prompt: 'make your next Invasion cost no Command?',
          offers(g, { seat }) {
            if (seat === null || g.turn?.seat !== seat || conquest(g, seat) === null) return [];
            const option = { key: 'strike', verb: 'strike', label: 'Your next Invasion costs no Command' };
            return [open(option, [{ do: 'exhaust' }, { do: 'last', what: 'car-10', seats: [seat], until: 'turn' }])];
          },
        },
      },
    },
    lasting: {
      'car-10': {
        adds: { 'command-price': (_g, source, { of, seat }) => (of === 'invasion' && seat === source.seat ? -1 : 0) },
        at: {
          'invasion-declared': {
            does: (_g, source, { seat }) => (seat === source.seat ? [{ do: 'forget', what: 'car-10' }] : []),
          },
        },
      },
    },
  },
  {
    id: 'car-11',
    name: 'Nor-class Garrisons',
    cost: 3,
    type: 'Engineering',
    tokens: [],
    source: 'ours',
    line: 'Your Starbase Systems Generate Resources without a Ship in Orbit. Your Shield Modifier is 1 higher while they are Invaded.',
    rule: {
      grants: {
        yields(g, source, { seat, system }) {
          const { starbase, control } = discOf(g, system);
          return seat === source.seat && control === seat && starbase;
        },
      },
      adds: {
        shields(g, source, { side }) {
          const { conflict: c } = g;
          const isOwn = c !== null && c.kind === 'invasion' && isWorldOf(c, side, source.seat);
          return isOwn && c.system !== null && discOf(g, c.system).starbase ? 1 : 0;
        },
      },
    },
  },
  {
    id: 'car-12',
    name: 'Metagenic Weapons',
    cost: 4,
    type: 'Science',
    tokens: [],
    source: 'book',
    line: 'In the first Combat Round of an Invasion, exhaust this card instead of rolling. With First Strike, destroy 1 Node per attacking Ship. That Round can end only in Collateral Damage or Total Annihilation.',
    // A-CAR-04, A-INV-13
    rule: {
      at: {
        'before-hits': {
          prompt: 'destroy Nodes instead of rolling?',
          offers(g, { seat }, { side }) {
            const part = partOf(g, seat, 'invasion');
            if (part === null || part.place !== 0 || side !== 0 || part.c.round !== 1) return [];
            const kills = shipsOf(g, part.side);
            if (kills === 0 || opponentsOf(g, part.c, 0).length === 0) return [];
            const hint = `Up to ${kills}, one per Ship. The Round can’t end in success`;
            const option = { key: 'metagenic', verb: 'metagenic', label: 'Destroy Nodes without rolling', hint };
            return [
              open({ ...option, rule: 'A-INV-13' }, [
                { do: 'exhaust' },
                { do: 'instead', rule: 'car-12', kills, strikes: true },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'car-13',
    name: 'Detapa Council',
    cost: 3,
    type: 'Culture',
    tokens: ['command'],
    source: 'ours',
    line: 'During Resource Generation, gain 1 Culture if your Ships are in Orbit of at least 3 Systems you Control, or 2 Culture if at least 6.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const kept = controlled(g, seat).filter(({ id }) => orbits(g, seat, id)).length;
        return { culture: ORDER.filter((least) => kept >= least).length };
      },
    },
  },
]);
