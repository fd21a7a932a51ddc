import { type Offer, offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { neighbours } from '../../galaxy/graph.ts';
import { readyCommands } from '../../position/commands.ts';
import { controlled, discOf, playerOf, rivals, shipsIn } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import { isDefender, partOf, spent } from '../../position/part.ts';
import { agreementBetween, isAtPeace, isPhenomenon, nodesIn, occupies } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy, Disc, Sector } from '../../state.ts';
import { FLEETS } from '../fleets/table.ts';
import { systemName } from '../systems/table.ts';
import { advancements } from './build.ts';
import { printedAdvancement } from './table.ts';

/** Whether the source of a rule has the keyword Cloak. */
function isCloaked(g: Ascendancy, { seat, kind, id, unit }: RuleSource): boolean {
  if (kind === 'advancement') return printedAdvancement(id).cloak === true;
  const fleet = g.units.find((one) => one.id === unit)?.fleet;
  if (kind !== 'fleet' || seat === null || fleet == null) return false;
  return FLEETS[playerOf(g, seat).civ][fleet.card]?.[fleet.side].cloak === true;
}

/** Whether a seat has Ships in this Sector or, if `sector` is null, in a Sector of the current conflict. */
function sees(g: Ascendancy, seat: number, sector: Sector | null): boolean {
  const sectors = sector === null ? (g.conflict?.sectors ?? []) : [sector];
  return sectors.some((one) => shipsIn(g, one, seat) > 0);
}

/** Returns the rivals with unexhausted Trade Agreements in both directions. */
function partners(g: Ascendancy, seat: number): number[] {
  const holds = (giver: number, holder: number) => agreementBetween(g, giver, holder)?.exhausted === false;
  return rivals(g, seat).filter((rival) => holds(rival, seat) && holds(seat, rival));
}

/**
 * Whether a seat can pay for Hegemony: 1 Culture to try, and 1 more for a success unless the Diplomatic Corps waives it
 * (A-HEG-02).
 */
function affordsHegemony(g: Ascendancy, seat: number): boolean {
  const { advancements: done, reserves } = playerOf(g, seat);
  const saves = done.some(({ card, exhausted }) => card === 'fed-02' && !exhausted);
  return reserves.culture >= (saves ? 1 : 2);
}

/** Whether it is this seat’s own Building Phase. */
function builds({ turn }: Ascendancy, seat: number | null): boolean {
  return turn !== null && turn.seat === seat && turn.phase === 'building';
}

/** Whether a System has a free site that takes only one type of Node. */
function hasColoured({ sites, nodes }: Disc): boolean {
  return sites.some((site, at) => site !== 'open' && nodes[at] === null);
}

/** Whether a System is the one where the player chose to build Ships in this Building Phase. */
function isChosenYard(g: Ascendancy, seat: number | null, system: string): boolean {
  const isMeant = g.lasting.some((one) => one.what === 'fed-10' && one.seats[0] === seat && one.system === system);
  return isMeant && builds(g, seat) && discOf(g, system).control === seat;
}

/** The Advancements of the Federation. */
export const FEDERATION = advancements('federation', {
  // Card: Universal Translators (A-FED-05)
  'fed-01': { adds: { hegemony: (_g, source, { seat }) => (seat === source.seat ? 1 : 0) } },
  // Card: Starfleet Diplomatic Corps. A successful Hegemony attempt needs no second payment (A-FED-06, A-OPEN-98).
  'fed-02': { adds: { takeover: (_g, source, { seat }) => (seat === source.seat ? -1 : 0) } },
  // Card: Deep Space Observatories. The card also counts captured Starbases (A-FED-08).
  'fed-03': {
    income: (g, source, seat) =>
      seat === source.seat ? { research: controlled(g, seat).filter(({ starbase }) => starbase).length } : {},
  },
  // Card: Tachyon Detection Array
  'fed-04': {
    bans: {
      rule(g, { seat }, { source, sector }) {
        if (seat === null || source.seat === seat || source.seat === null) return null;
        if (!isCloaked(g, source) || !sees(g, seat, sector)) return null;
        return () => ({ text: 'A Tachyon Detection Array sees through the Cloak.', rule: 'A-SPEC-01' });
      },
    },
  },
  // Card: Cochrane Warp Institute
  'fed-05': {
    at: {
      'entered-warp': {
        prompt: 'take 1 extra Warp Token?',
        offers: (g, source, { seat, unit }) =>
          seat === source.seat && spent(g, seat, 'fed-05', 'turn') === null
            ? [
                open({ key: `boost:${unit}`, verb: 'boost', label: 'Take 1 extra Warp Token' }, [
                  { do: 'mark-used', rule: 'fed-05', span: 'turn' },
                  { do: 'warp-token', unit, tokens: 1 },
                ]),
              ]
            : [],
      },
    },
  },
  // Card: Stellar Cartography
  'fed-06': {
    at: {
      'explore-draw': {
        prompt: 'look at the top 2 Exploration Cards and draw one?',
        offers: (g, source, { seat }) =>
          seat === source.seat && g.exploring?.card === null
            ? [
                open({ key: 'cartography', verb: 'look', label: 'Look at the top 2 and draw one' }, [
                  { do: 'exhaust' },
                  { do: 'pick-card', of: 2 },
                ]),
              ]
            : [],
      },
    },
  },
  // Card: First Contact Protocols
  'fed-07': {
    adds: { diplomacy: (_g, source, { seat }) => (seat === source.seat ? 1 : 0) },
    at: {
      explored: {
        prompt: 'attempt Hegemony now?',
        offers(g, source, { seat, system }) {
          // Warp-Capable civilizations are those with their own Warp Tokens (A-CIV-05).
          const { level, control } = g.discs[system] ?? { level: 0, control: null };
          if (seat !== source.seat || level === 0 || control !== null || !occupies(g, seat, system)) return [];
          if (spent(g, seat, 'fed-07', 'turn') !== null || !affordsHegemony(g, seat)) return [];
          const label = `Attempt Hegemony of ${systemName(system)}`;
          return [
            open({ key: `hegemony:${system}`, verb: 'hegemony', label, hint: 'No Command', rule: 'A-HEG-01' }, [
              { do: 'mark-used', rule: 'fed-07', span: 'turn' },
              { do: 'hegemony', system },
            ]),
          ];
        },
      },
    },
  },
  // Card: Metaphasic Shielding
  'fed-08': {
    adds: { hazard: (_g, source, { seat, system }) => (seat === source.seat && isPhenomenon(system) ? 1 : 0) },
  },
  // Card: Memory Alpha
  'fed-09': {
    at: {
      claimed: {
        prompt: 'let a rival gain 1 Research, and gain 1 Culture?',
        does: (g, source, { seat }) =>
          seat === source.seat && timesUsed(g, seat, 'fed-09') === 0
            ? [
                { do: 'mark-used', rule: 'fed-09', span: 'turn' },
                { do: 'gain', gains: { research: 1 }, rule: 'A-PHEN-03' },
              ]
            : [],
        offers(g, source, { seat }) {
          if (seat !== source.seat || timesUsed(g, seat, 'fed-09:gift') > 0) return [];
          return rivals(g, seat)
            .filter((rival) => isAtPeace(g, seat, rival))
            .map((rival) =>
              open({ key: `gift:${rival}`, verb: 'gift', label: `Give 1 Research to ${theSeat(g, rival)}` }, [
                { do: 'mark-used', rule: 'fed-09:gift', span: 'round' },
                { do: 'gain', gains: { research: 1 }, rule: 'A-PHEN-03', seat: rival },
                { do: 'gain', gains: { culture: 1 }, rule: 'A-PHEN-03' },
              ]),
            );
        },
      },
    },
  },
  // Card: Utopia Planitia Yards
  'fed-10': {
    grants: {
      ships: (g, source, { seat, system }) => seat === source.seat && isChosenYard(g, seat, system),
      fleets: (g, source, { seat, system }) => seat === source.seat && isChosenYard(g, seat, system),
    },
    plays: {
      building: (g, source, { seat }) =>
        seat !== source.seat
          ? []
          : controlled(g, seat)
              .filter((disc) => nodesIn(disc, 'production') > 0 && !disc.starbase && disc.id !== playerOf(g, seat).home)
              .map(({ id }) =>
                offer<Effects>(
                  [
                    { do: 'mark-used', rule: 'fed-10', span: 'turn' },
                    { do: 'last', what: 'fed-10', seats: [seat], system: id, until: 'turn' },
                  ],
                  spent(g, seat, 'fed-10', 'turn'),
                  () => ({
                    key: `yard:${id}`,
                    verb: 'yard',
                    label: `Build Ships and form Fleets at ${systemName(id)}`,
                    hint: 'Only in this Building Phase',
                  }),
                ),
              ),
    },
  },
  // Card: Federation Charter
  'fed-11': {
    income(g, source, seat) {
      if (source.seat === null) return {};
      const found = partners(g, source.seat);
      if (seat === source.seat) return { culture: Math.min(1, found.length) };
      return found.includes(seat) ? { production: 1 } : {};
    },
  },
  // Card: Terraforming Corps
  'fed-12': {
    grants: {
      site: (g, source, { seat, system }) =>
        seat === source.seat && builds(g, seat) && timesUsed(g, seat, 'fed-12') === 0 && hasColoured(discOf(g, system)),
    },
    at: {
      'node-built': {
        prompt: 'make this an Open site from now on?',
        does: (g, source, { seat, system, site, fits }) =>
          seat === source.seat && !fits && builds(g, seat) && timesUsed(g, seat, 'fed-12') === 0
            ? terraforms(system, site)
            : [],
        offers(g, source, { seat, system, site }): Offer<Effects>[] {
          const isColoured = discOf(g, system).sites[site] !== 'open';
          if (seat !== source.seat || !isColoured || !builds(g, seat) || timesUsed(g, seat, 'fed-12') > 0) return [];
          return [
            open({ key: 'terraform', verb: 'terraform', label: 'Make it an Open site' }, terraforms(system, site)),
          ];
        },
      },
    },
  },
  // Card: Multi-Adaptive Shielding
  'fed-13': {
    adds: {
      shields(g, { seat }, { side }) {
        const part = partOf(g, seat, 'battle', 'invasion');
        return part !== null && part.place === side && part.c.round <= 1 && isDefender(part.c, side) ? 1 : 0;
      },
    },
  },
  // Card: Corbomite Maneuver
  'fed-14': {
    at: {
      'battle-declared': {
        prompt: 'make the Attacker Exhaust 1 more Command, or cancel the battle for your Ships?',
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          const attacker = part?.c.attacker;
          if (part === null || seat === null || typeof attacker !== 'number' || !isDefender(part.c, part.place))
            return [];
          const cancel: Effects = [{ do: 'cancel-battle', seat }];
          const pay: Effects = [{ do: 'spend-command', count: 1, most: true, seat: attacker }];
          const ways = [{ key: 'cancel', label: 'Cancel the battle against them', does: [...cancel] }];
          if (readyCommands(g, attacker) > 0)
            ways.push({ key: 'pay', label: `Exhaust 1 more Command and fight`, does: [...pay] });
          const prompt = 'Exhaust 1 more Command, or cancel the Space Battle?';
          return [
            open({ key: 'corbomite', verb: 'bluff', label: 'Threaten with corbomite' }, [
              { do: 'exhaust' },
              { do: 'demand', of: attacker, prompt, ways },
            ]),
          ];
        },
      },
    },
  },
  // Card: Pioneer Settlements
  'fed-15': {
    at: {
      colonizing: {
        prompt: 'keep the Ship in Orbit?',
        offers(g, source, { seat, system }) {
          const { home } = playerOf(g, seat);
          const isJoined = home !== null && home in g.discs && neighbours(g, home).includes(system);
          if (seat !== source.seat || isJoined) return [];
          return [
            open({ key: `keep:${system}`, verb: 'keep', label: 'Keep the Ship in Orbit' }, [
              { do: 'exhaust' },
              { do: 'last', what: 'keep-ship', seats: [seat], system, until: 'turn' },
            ]),
          ];
        },
      },
    },
  },
});

function terraforms(system: string, site: number): Effects {
  return [
    { do: 'mark-used', rule: 'fed-12', span: 'turn' },
    { do: 'open-site', system, site },
  ];
}
