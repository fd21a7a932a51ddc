import { type Offer, open } from '../../../kit/offers.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import { isAdjacent, laneOf } from '../../galaxy/graph.ts';
import { hasWon, sideAt, unitsOf } from '../../position/conflict.ts';
import { controlled, discOf, playerOf, rivals, unitOf } from '../../position/find.ts';
import { theSeat } from '../../position/names.ts';
import { isDefender, isWorldOf, partOf, rivalsOf } from '../../position/part.ts';
import { canPay } from '../../position/resources.ts';
import { controllerOf, hostilesIn, isAtPeace, isPhenomenon, occupies, trades } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, UnitId } from '../../state.ts';
import { FLEETS } from '../fleets/table.ts';
import { rerollsOne, SIXES_HIT, STRIKES_IN_OWN_TURN } from './alike.ts';
import { advancements } from './build.ts';
import { exhaustOne } from './espionage.ts';
import { printedAdvancement } from './table.ts';

/**
 * Whether Ships that entered a Sector set off a player’s mines, because they are Hostile and in Orbit of that player’s
 * System (A-ROM-07).
 */
function isMined(g: Ascendancy, owner: number | null, seat: number, sector: string): boolean {
  if (owner === null || seat === owner || laneOf(sector) !== null) return false;
  return discOf(g, sector).control === owner && !isAtPeace(g, owner, seat);
}

/** Whether a rival has a Ship or a Control Node Adjacent to a Ship of this seat. */
function isNear(g: Ascendancy, seat: number, rival: number): boolean {
  const at = (one: number) => g.units.flatMap((unit) => (unit.seat === one && unit.at !== null ? [unit.at] : []));
  const theirs = [...at(rival), ...controlled(g, rival).map(({ id }) => id)];
  return at(seat).some((mine) => theirs.some((its) => isAdjacent(g, mine, its)));
}

/**
 * Whether a rival has completed more Advancements than this seat, or has a Project with more Research than any of this
 * seat’s Projects.
 */
function isAhead(g: Ascendancy, seat: number, rival: number): boolean {
  const [own, its] = [playerOf(g, seat), playerOf(g, rival)];
  const most = (projects: readonly { research: number }[]) => Math.max(0, ...projects.map(({ research }) => research));
  return its.advancements.length > own.advancements.length || most(its.projects) > most(own.projects);
}

/** Whether another unit of this seat has already passed Hostile Ships at Warp this turn. */
function hasSlipped(g: Ascendancy, seat: number, unit: UnitId): boolean {
  return playerOf(g, seat).uses.some(({ rule }) => rule.startsWith('rom-11:') && rule !== `rom-11:${unit}`);
}

/** Returns the Phenomena that a seat Occupies. */
function mines(g: Ascendancy, seat: number): string[] {
  return Object.keys(g.discs).filter((system) => isPhenomenon(system) && occupies(g, seat, system));
}

/** Whether a seat has a Mining Fleet in one of the given Systems. */
function isMining(g: Ascendancy, seat: number, systems: readonly string[]): boolean {
  const { civ } = playerOf(g, seat);
  return g.units.some(({ seat: owner, at, fleet }) => {
    const name = fleet === null ? null : FLEETS[civ][fleet.card]?.[fleet.side].name;
    return owner === seat && at !== null && systems.includes(at) && name === 'Mining Fleet';
  });
}

/** Whether a seat won a Space Battle against at least 2 Ships, as Defender or with First Strike. */
function isSalvaged(g: Ascendancy, seat: number | null): boolean {
  const part = partOf(g, seat, 'battle');
  if (part === null || !hasWon(part.c, part.place)) return false;
  const { c, place, side } = part;
  const foes = rivalsOf(part);
  const fielded = foes.reduce((sum, one) => sum + one.side.brought, 0);
  const struck = side.strikes && foes.some((one) => !one.side.strikes);
  return fielded >= 2 && (struck || isDefender(c, place));
}

/** The Advancements of the Romulans. */
export const ROMULAN = advancements('romulan', {
  // Card: Romulan Cloaking Device
  'rom-01': STRIKES_IN_OWN_TURN,
  // Card: Advanced Romulan Cloaking Device
  'rom-02': {
    at: {
      'battle-declared': {
        prompt: 'cancel the Space Battle for your Ships?',
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || seat === null || !isDefender(part.c, part.place)) return [];
          return [
            open({ key: 'cancel', verb: 'cancel', label: 'Cancel the Space Battle for your Ships', rule: 'A-ROM-08' }, [
              { do: 'exhaust' },
              { do: 'cancel-battle' },
            ]),
          ];
        },
      },
    },
  },
  // Card: Superior Shield Harmonics
  'rom-03': {
    adds: {
      'ignored-hits'(g, { seat }, { side, unit }) {
        const part = partOf(g, seat, 'battle');
        if (part === null || part.place !== side || unit === null) return 0;
        const { fleet, ships } = unitOf(g, unit);
        const isLate = g.options.readings.harmonicsFirstRound === true && part.c.round > 1;
        return fleet !== null && ships >= 3 && !isLate ? 1 : 0;
      },
    },
  },
  // Card: Superior Targeting Array (A-ROM-06)
  'rom-04': rerollsOne('rom-04', { whose: 'own', of: 'any' }, 'Reroll one of your dice', 'battle', 'invasion'),
  // Card: Romulan Disruptors
  'rom-05': SIXES_HIT,
  // Card: Cloaked Orbital Mines
  'rom-06': {
    at: {
      'move-end': {
        prompt: 'destroy the Ships that have come into Orbit?',
        does: (g, source, { seat, units, sector }) =>
          g.options.readings.minesEveryMove === true && isMined(g, source.seat, seat, sector)
            ? [{ do: 'destroy-ships', units, rule: 'A-ROM-07' }]
            : [],
        offers: (g, source, { seat, units, sector }) =>
          g.options.readings.minesEveryMove !== true && isMined(g, source.seat, seat, sector)
            ? [
                open({ key: 'mines', verb: 'destroy', label: 'Set off the mines', rule: 'A-ROM-07' }, [
                  { do: 'exhaust' },
                  { do: 'destroy-ships', units, rule: 'A-ROM-07' },
                ]),
              ]
            : [],
      },
    },
  },
  // Card: Tal Shiar Counterintelligence (A-ROM-09)
  'rom-07': {
    at: {
      'turn-start': {
        prompt: 'exhaust an Espionage card of a rival?',
        offers: (g, { seat }) => (seat === null ? [] : exhaustOne(g, rivals(g, seat), ['Espionage'])),
      },
      announced: {
        prompt: 'exhaust it, so that its use is lost?',
        offers(_g, { seat }, { bearer: source }) {
          const isMeant = source.kind === 'advancement' && source.seat !== null && source.seat !== seat;
          if (seat === null || !isMeant || printedAdvancement(source.id).type !== 'Espionage') return [];
          const { name } = printedAdvancement(source.id);
          return [
            open({ key: `foil:${source.id}`, verb: 'exhaust', label: `Exhaust ${name}`, rule: 'A-BUILD-29' }, [
              { do: 'exhaust' },
              { do: 'exhaust', card: source.id, seat: source.seat ?? seat },
            ]),
          ];
        },
      },
    },
  },
  // Card: Tal Shiar Archives
  'rom-08': {
    plays: {
      building: (g, source, { seat }) =>
        seat !== source.seat
          ? []
          : rivals(g, seat)
              .filter((rival) => isNear(g, seat, rival))
              .map((rival): Offer<Effects> => {
                const ahead = isAhead(g, seat, rival);
                const more: Effect[] = ahead ? [{ do: 'place-research', count: 1 }] : [];
                return open(
                  {
                    key: `archives:${rival}`,
                    verb: 'look',
                    label: `Look at the Projects of ${theSeat(g, rival)}`,
                    hint: ahead
                      ? 'You also place 1 Research on one of your Projects'
                      : 'No Research, since that player isn’t ahead of you',
                  },
                  [{ do: 'exhaust' }, { do: 'look-projects', seat: rival }, ...more],
                );
              }),
    },
  },
  // Card: Neutral Zone Treaty
  'rom-09': {
    bans: {
      'stop-unasked'(g, { seat }, { unit, sector }) {
        const mover = unitOf(g, unit).seat;
        if (seat === null || mover === seat || controllerOf(g, sector) !== seat || !trades(g, seat, mover)) return null;
        return () => ({ text: 'A Neutral Zone Treaty requires permission to come into Orbit.', rule: 'A-MOVE-19' });
      },
    },
    at: {
      'trade-received': {
        // Runs after the console’s Suspicious rule has exhausted the Agreement.
        does(g, source, { seat, card, giver }) {
          const found = playerOf(g, giver).agreements.find((one) => one.card === card);
          if (seat !== source.seat || found?.exhausted !== true || timesUsed(g, seat, 'rom-09') > 0) return [];
          return [
            { do: 'mark-used', rule: 'rom-09', span: 'round' },
            { do: 'agreement', card, exhausted: false, rule: 'A-ROM-02' },
          ];
        },
      },
    },
  },
  // Card: Praetor’s Gambit
  'rom-10': {
    at: {
      'initiative-end': {
        prompt: 'exchange Turn Order Cards for 1 Research?',
        offers(g, { seat }) {
          const { randomTurnOrder, mysteryTurnOrder } = g.options.rules;
          if (seat === null || randomTurnOrder === true || mysteryTurnOrder === true) return [];
          if (playerOf(g, seat).contact.length === 0 || !canPay(g, seat, { research: 1 })) return [];
          return rivals(g, seat)
            .filter((rival) => playerOf(g, rival).order.committed <= 2)
            .map((rival) => {
              const label = `Take Turn Order Card ${playerOf(g, rival).order.card} from ${theSeat(g, rival)}`;
              return open({ key: `gambit:${rival}`, verb: 'exchange', label, hint: '1 Research' }, [
                { do: 'exhaust' },
                { do: 'pay', price: { research: 1 } },
                { do: 'swap-order', with: rival },
              ]);
            });
        },
      },
    },
  },
  // Card: Singularity Warp Core
  'rom-11': {
    grants: {
      pass: (g, { seat }, { unit, kind }) =>
        kind === 'warp' && seat !== null && unitOf(g, unit).seat === seat && !hasSlipped(g, seat, unit),
    },
    at: {
      moving: {
        does: (g, source, { seat, units, sector, kind }) =>
          seat === source.seat &&
          kind === 'warp' &&
          controllerOf(g, sector) !== seat &&
          hostilesIn(g, seat, sector).length > 0
            ? units.map((unit) => ({ do: 'mark-used', rule: `rom-11:${unit}`, span: 'turn' }))
            : [],
      },
    },
  },
  // Card: Romulan Senate
  'rom-12': {
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const { card, committed } = playerOf(g, seat).order;
          const isLowest =
            card !== null && rivals(g, seat).every((one) => (playerOf(g, one).order.card ?? card) >= card);
          return seat === source.seat && isLowest && committed >= 2
            ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-INIT-07' }]
            : [];
        },
      },
    },
  },
  // Card: Salvage of the Fallen
  'rom-13': {
    at: {
      'conflict-end': {
        does: (g, { seat }) =>
          seat !== null &&
          isSalvaged(g, seat) &&
          timesUsed(g, seat, 'rom-13') === 0 &&
          playerOf(g, seat).projects.length > 0
            ? [
                { do: 'mark-used', rule: 'rom-13', span: 'turn' },
                { do: 'place-research', count: 2 },
              ]
            : [],
      },
    },
  },
  // Card: Reman Dilithium Mines
  'rom-14': {
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const found = mines(g, seat);
      return { production: Math.min(3, found.length) + (isMining(g, seat, found) ? 1 : 0) };
    },
  },
  // Card: Total Concealment Doctrine
  'rom-15': {
    grants: {
      'first-strike'(g, { seat }, { side }) {
        const part = partOf(g, seat, 'battle', 'invasion');
        if (part === null || part.place !== side) return false;
        const hasFleet = unitsOf(g, sideAt(part.c, side)).some(({ fleet }) => fleet !== null);
        if (part.c.kind === 'invasion') return isWorldOf(part.c, side, seat) || hasFleet;
        return hasFleet && g.turn !== null && g.turn.seat !== seat;
      },
    },
  },
});
