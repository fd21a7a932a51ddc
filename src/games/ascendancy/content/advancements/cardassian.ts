import { must } from '../../../../kernel/must.ts';
import { no, type Offer, offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { systemsBetween } from '../../galaxy/graph.ts';
import { opponentsOf, shipsOf } from '../../position/conflict.ts';
import { controlled, discOf, playerOf, rivals } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { conquest, isWorldOf, partOf, spent } from '../../position/part.ts';
import { unpaid } from '../../position/resources.ts';
import { agreementBetween, controllerOf, homesConnected, nodesIn, orbits } from '../../position/standing.ts';
import { lacksCommands } from '../../position/turn.ts';
import type { Ascendancy, Disc, SystemId } from '../../state.ts';
import type { LastingRule } from '../card.ts';
import { hasOverseer } from '../fleets/overseer.ts';
import { systemName } from '../systems/table.ts';
import { advancements } from './build.ts';

/** The Production that a Node yields in a Labor Camp. */
const CAMP = 2;
/** The maximum Production from Terok Nor per round. */
const FURNACES = 3;
/** The numbers of Systems with a Ship in Orbit that a player needs for the first Culture and for the second. */
const ORDER = [3, 6] as const;
/** The Dreadnought’s price in addition to a Command, its dice, and its range in Systems. */
const DREADNOUGHT = { price: { production: 4 }, dice: 4, far: 2 } as const;

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

/** Returns the offers to propose a pact, at most one per turn. */
function pacts(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => agreementBetween(g, seat, rival) !== null)
    .map((rival) => {
      const agreed: Effects = [
        { do: 'exhaust' },
        { do: 'last', what: 'car-07', seats: [seat, rival], until: 'maintenance' },
      ];
      const prompt = `make a pact with ${theSeat(g, seat)}? No attacks or Hegemony until Maintenance, and 1 Production each`;
      const asks: Effects = [
        { do: 'mark-used', rule: 'car-07', span: 'turn' },
        { do: 'propose', to: rival, prompt, agreed },
      ];
      return offer(asks, spent(g, seat, 'car-07', 'turn'), () => ({
        key: `pact:${playerOf(g, rival).civ}`,
        verb: 'pact',
        label: `Offer ${theSeat(g, rival)} a Demilitarized Zone`,
        hint: 'Lasts until Maintenance. One offer per turn',
      }));
    });
}

/** Whether an active pact keeps these two seats from acting against each other. */
function isPact(g: Ascendancy, one: number, other: number | null): boolean {
  return (
    other !== null &&
    one !== other &&
    g.lasting.some(({ what, seats }) => what === 'car-07' && seats.includes(one) && seats.includes(other))
  );
}

const PACT = no('A-SPEC-01', 'The Demilitarized Zone forbids that until Maintenance.');

function spies(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => homesConnected(g, seat, rival))
    .map((rival) => {
      const why =
        playerOf(g, rival).projects.length > 0
          ? null
          : no('A-OPEN-74', () => `${does(g, rival, 'has', 'have')} no Projects.`);
      const look: Effects = [{ do: 'exhaust' }, { do: 'look-projects', seat: rival, take: true }];
      return offer(look, why, () => ({
        key: `spy:${playerOf(g, rival).civ}`,
        verb: 'spy',
        label: `Look at the Projects of ${theSeat(g, rival)}`,
        hint: 'You also take 1 Research from one of them',
      }));
    });
}

/** Returns rivals’ Systems that are within range of one of this seat’s Starbases. */
function inRange(g: Ascendancy, seat: number): Disc[] {
  const bases = controlled(g, seat).filter(({ starbase }) => starbase);
  return Object.values(g.discs).filter(
    ({ id, control }) =>
      control !== null &&
      control !== seat &&
      bases.some((base) => (systemsBetween(g, base.id, id) ?? Number.POSITIVE_INFINITY) <= DREADNOUGHT.far),
  );
}

function launches(g: Ascendancy, seat: number): Offer<Effects>[] {
  const { price, dice } = DREADNOUGHT;
  const short = unpaid(g, seat, price, 'A-SPEC-01');
  return inRange(g, seat).map(({ id, control }) => {
    const strike: Effects = [
      { do: 'exhaust' },
      { do: 'spend-command', count: 1 },
      { do: 'pay', price },
      { do: 'bombard', system: id, dice },
    ];
    const why = isPact(g, seat, control) ? PACT : (lacksCommands(g, seat, 1) ?? short);
    return offer(strike, why, () => ({
      key: `dreadnought:${id}`,
      verb: 'dreadnought',
      label: `Strike ${systemName(id)} (${theSeat(g, must(control, 'the owner of a System in range'))}) with ${dice} dice`,
      hint: `1 Command and ${price.production} Production. It counts as Betrayal`,
      rule: 'A-TRADE-11',
    }));
  });
}

/** The Advancements of the Cardassians. */
export const CARDASSIAN = advancements('cardassian', {
  // Card: Totalitarian Regime (A-CAR-01)
  'car-01': { adds: { commands: (_g, source, { seat }) => (seat === source.seat ? 1 : 0) } },
  // Card: Hideki Pickets
  'car-02': {
    adds: {
      ships: (g, source, { seat, system }) =>
        seat === source.seat && discOf(g, system).control === seat && nodesIn(discOf(g, system), 'production') > 0
          ? 1
          : 0,
    },
  },
  // Card: Labor Camps
  'car-03': {
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
  // Card: Show Trials
  'car-04': {
    at: {
      'control-taken': {
        prompt: 'hold a trial?',
        offers: (g, source, { seat, from, by }) =>
          seat === source.seat && from !== null && by !== 'colony' ? trial(g, from) : [],
      },
      'hegemony-failed': {
        prompt: 'hold a trial?',
        offers: (g, source, { seat, system }) =>
          seat !== source.seat && source.seat !== null && controllerOf(g, system) === source.seat ? trial(g, seat) : [],
      },
    },
  },
  // Card: Weaponized Starbases (A-CAR-03)
  'car-05': {
    sets: { 'starbase-dice': (g, { seat }, { side }) => (partOf(g, seat, 'battle')?.place === side ? 3 : null) },
  },
  // Card: Central Command
  'car-06': {
    grants: {
      fleets: (g, source, { seat, system, phase }) =>
        seat === source.seat &&
        phase === 'command' &&
        discOf(g, system).control === seat &&
        nodesIn(discOf(g, system)) > 0,
    },
  },
  // Card: Demilitarized Zone
  'car-07': { plays: { turn: (g, source, { seat }) => (seat === source.seat ? pacts(g, seat) : []) } },
  // Card: Terok Nor Ore Processing
  'car-08': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const bases = guarded(g, seat).filter(({ starbase }) => starbase);
      return { production: Math.min(FURNACES, Math.max(0, ...bases.map((disc) => nodesIn(disc, 'production')))) };
    },
  },
  // Card: Obsidian Order
  'car-09': { plays: { command: (g, source, { seat }) => (seat === source.seat ? spies(g, seat) : []) } },
  // Card: Keldon Strike Doctrine
  'car-10': {
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
  // Card: Nor-class Garrisons
  'car-11': {
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
  // Card: Metagenic Weapons (A-CAR-04, A-INV-13)
  'car-12': {
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
  // Card: Detapa Council
  'car-13': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const kept = controlled(g, seat).filter(({ id }) => orbits(g, seat, id)).length;
      return { culture: ORDER.filter((least) => kept >= least).length };
    },
  },
  // Card: Annexation Protocols (A-CAR-05, A-OPEN-81)
  'car-14': {
    at: {
      'invasion-result': {
        does: ({ conflict }, { seat }) =>
          conflict?.attacker === seat && conflict.result === 'annihilation' ? [{ do: 'outcome', to: 'success' }] : [],
      },
    },
  },
  // Card: Dreadnought ATR-4107
  'car-15': { plays: { command: (g, source, { seat }) => (seat === source.seat ? launches(g, seat) : []) } },
});

/** Lasting effects of Cardassian Advancements, by card id. */
export const CARDASSIAN_LASTING: Readonly<Record<string, LastingRule>> = {
  'car-07': {
    name: 'Demilitarized Zone',
    rule: {
      bans: {
        attack: (g, _source, { seat, on }) => (on.some((rival) => isPact(g, seat, rival)) ? PACT : null),
        invade: (g, _source, { seat, system }) => (isPact(g, seat, controllerOf(g, system)) ? PACT : null),
        hegemony: (g, _source, { seat, system }) => (isPact(g, seat, controllerOf(g, system)) ? PACT : null),
      },
      income: (g, source, seat) =>
        g.lasting.some(({ what, seats }) => what === source.id && seats[0] === source.seat && seats.includes(seat))
          ? { production: 1 }
          : {},
    },
  },
  'car-10': {
    name: 'Keldon Strike Doctrine',
    rule: {
      adds: { 'command-invasion': (_g, source, { seat }) => (seat === source.seat ? -1 : 0) },
      at: {
        'invasion-declared': {
          does: (_g, source, { seat }) => (seat === source.seat ? [{ do: 'forget', what: 'car-10' }] : []),
        },
      },
    },
  },
};
