import { type Offer, offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { beside, isAdjacent, laneOf, sectorsBetween, systemOf } from '../../galaxy/graph.ts';
import { opponentsOf, shipsOf, sideAt, usedIn } from '../../position/conflict.ts';
import { diceFor } from '../../position/dice.ts';
import { controlled, discOf, playerOf, rivals, unitOf } from '../../position/find.ts';
import { isBest, levelOf } from '../../position/levels.ts';
import { resourceName, theSeat } from '../../position/names.ts';
import { conquest, isDefender, isWatched, isWorldOf, partOf, rivalsOf, spent } from '../../position/part.ts';
import { RESOURCES } from '../../position/resources.ts';
import { agreementBetween, hostilesIn, isAtPeace } from '../../position/standing.ts';
import { tokenless } from '../../position/tokens.ts';
import { lacksCommands } from '../../position/turn.ts';
import { living } from '../../position/units.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Ascendancy, Sector } from '../../state.ts';
import type { Track } from '../prices.ts';
import { systemName } from '../systems/table.ts';
import { rerollsOne } from './alike.ts';
import { advancements } from './build.ts';

/** Returns the rivals who Control a System with an Andorian Token. */
function watched(g: Ascendancy, seat: number): number[] {
  return rivals(g, seat).filter((rival) => isWatched(g, rival));
}

/** Whether a rival holds a Trade Agreement of this seat. */
function isPartner(g: Ascendancy, seat: number, rival: number): boolean {
  return agreementBetween(g, seat, rival) !== null;
}

/**
 * Returns the Imperial Guard’s additional dice: 2 at the Homeworld, and 1 at the player’s other Systems and at those of
 * rivals who hold the player’s Trade Agreement.
 */
function guards(g: Ascendancy, seat: number | null, place: number): number {
  const part = partOf(g, seat, 'battle', 'invasion');
  if (part === null || seat === null || part.place !== place || !isDefender(part.c, place)) return 0;
  if (part.c.system === null) return 0;
  const { id, control } = discOf(g, part.c.system);
  if (id === playerOf(g, seat).home && control === seat) return 2;
  if (control === seat) return 1;
  return control !== null && part.c.kind === 'battle' && isPartner(g, seat, control) ? 1 : 0;
}

/** Returns the Systems of a rival that are attacked, or Adjacent to the attacked Sector. */
function raided(g: Ascendancy, rival: number, sector: Sector) {
  return controlled(g, rival).filter(({ id }) => isAdjacent(g, sector, id));
}

/** Lists offers for the winner of a raid to make the loser discard a Resource, one offer for each kind of Resource. */
function spoils(g: Ascendancy, rival: number, sector: Sector): Offer<Effects>[] {
  const systems = raided(g, rival, sector);
  if (systems.length === 0) return [];
  const production = systems.some((disc) => disc.watched) ? 2 : 1;
  return RESOURCES.filter((one) => playerOf(g, rival).reserves[one] > 0).map((one) => {
    const label = `Make ${theSeat(g, rival)} discard 1 ${resourceName(one)}`;
    return open({ key: `raid:${rival}:${one}`, verb: 'raid', label, hint: `You gain ${production} Production` }, [
      { do: 'mark-used', rule: 'and-05', span: 'turn' },
      { do: 'lose', seat: rival, amount: 1, of: [one] },
      { do: 'gain', gains: { production }, rule: 'A-BAT-30' },
    ] as const);
  });
}

/**
 * Returns the tracks that count for Pride only because of this card. The player has upgraded such a track, and is tied
 * on it only with rivals who Control a System with a Token.
 */
function proud(g: Ascendancy, seat: number): Track[] {
  const player = playerOf(g, seat);
  if (player.civ !== 'andorian') return [];
  return (['weapons', 'shields'] as const).filter(
    (track) => levelOf(player, track) > 0 && !isBest(g, seat, track) && isBest(g, seat, track, watched(g, seat)),
  );
}

/**
 * Whether a seat’s level is higher than every opponent’s level in Combat Round 1 of a battle. Returns false against the
 * Borg, because they have no levels.
 */
function outclasses(g: Ascendancy, seat: number | null, track: Track): boolean {
  const part = partOf(g, seat, 'battle');
  if (part === null || seat === null || part.c.round > 1) return false;
  const own = levelOf(playerOf(g, seat), track);
  return opponentsOf(g, part.c, part.place).every((on) => {
    const { owner } = sideAt(part.c, on);
    return typeof owner === 'number' && own > levelOf(playerOf(g, owner), track);
  });
}

/** Whether one of this seat’s Ships could move closer to a System because the next Sector is open to it. */
function canApproach(g: Ascendancy, seat: number, system: string): boolean {
  return g.units.some(({ seat: owner, at }) => {
    const far = owner === seat && at !== null ? sectorsBetween(g, at, system) : null;
    if (at === null || far === null) return false;
    return beside(g, at).some((next) => {
      const isOpen = systemOf(g, next) !== null && discOf(g, next).control === seat;
      return (sectorsBetween(g, next, system) ?? far) < far && (isOpen || hostilesIn(g, seat, next).length === 0);
    });
  });
}

/**
 * The Advancements of the Andorians. If another player completes one of these cards, its text refers to that player
 * (A-AND-08).
 */
export const ANDORIAN = advancements('andorian', {
  // Card: Surveillance Grid
  'and-01': {
    grants: { 'see-projects': (g, source, { seat, of }) => seat === source.seat && watched(g, seat).includes(of) },
    income(g, source, seat) {
      if (seat !== source.seat) return {};
      const borg = Object.values(g.discs).some((disc) => disc.watched && disc.spire !== null) ? 1 : 0;
      return { research: Math.min(2, watched(g, seat).length + borg) };
    },
  },
  // Card: Andorian Imperial Guard
  'and-02': { adds: { dice: (g, { seat }, { side }) => guards(g, seat, side) } },
  // Card: A.I. Tactical Analysis
  'and-03': rerollsOne('and-03', { whose: 'opposing', of: 'hits' }, 'Make an opponent reroll a Hit', 'battle'),
  // Card: Kumari Battlecruisers
  'and-04': {
    adds: {
      maneuver: (g, { seat }, { unit }) => (unitOf(g, unit).seat === seat && conquest(g, seat) !== null ? 2 : 0),
    },
  },
  // Card: Raiding Doctrine
  'and-05': {
    at: {
      'conflict-end': {
        prompt: 'which Resource does the loser discard?',
        offers(g, { seat }) {
          const part = conquest(g, seat);
          if (part === null || seat === null || timesUsed(g, seat, 'and-05') > 0) return [];
          return rivalsOf(part).flatMap((one) => spoils(g, one.seat, part.c.sector));
        },
      },
    },
  },
  // Card: Ushaan
  'and-06': {
    at: {
      'battle-begun': {
        prompt: 'challenge an opponent?',
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          if (part === null || shipsOf(g, part.side) < 2) return [];
          return rivalsOf(part)
            .filter(({ side }) => shipsOf(g, side) >= 2)
            .map((one) =>
              open({ key: `duel:${one.seat}`, verb: 'challenge', label: `Challenge ${theSeat(g, one.seat)}` }, [
                { do: 'exhaust' },
                {
                  do: 'duel',
                  with: one.seat,
                  refused: [{ do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' }],
                },
              ]),
            );
        },
      },
    },
  },
  // Card: Standards of the Imperial Fleet
  'and-07': {
    at: {
      'turn-start': {
        does(g, source, { seat }) {
          const culture = seat === source.seat ? proud(g, seat).length : 0;
          return culture === 0 ? [] : [{ do: 'gain', gains: { culture }, rule: 'A-AND-01' }];
        },
      },
    },
  },
  // Card: Subterranean Cities
  'and-08': {
    adds: {
      takeover: (g, source, { seat, system }) =>
        seat !== source.seat && discOf(g, system).control === source.seat ? 1 : 0,
      'ignored-hits': (g, { seat }, { side, unit }) =>
        unit === null && g.conflict !== null && isWorldOf(g.conflict, side, seat) ? 1 : 0,
    },
  },
  // Card: Trade Mission Observers
  'and-09': {
    income: (g, source, seat) =>
      source.seat !== null && seat !== source.seat && isPartner(g, source.seat, seat) && isWatched(g, seat)
        ? { production: 1 }
        : {},
    plays: {
      command: (g, source, { seat }) =>
        seat !== source.seat
          ? []
          : rivals(g, seat)
              .filter((rival) => isPartner(g, seat, rival))
              .flatMap((rival) => controlled(g, rival))
              .map(({ id }) =>
                offer<Effects>(
                  [
                    { do: 'spend-command', count: 1 },
                    { do: 'mark-used', rule: 'and-09', span: 'turn' },
                    { do: 'token', system: id },
                  ],
                  spent(g, seat, 'and-09', 'turn') ?? tokenless(g, seat, id) ?? lacksCommands(g, seat, 1),
                  () => ({
                    key: `observe:${id}`,
                    verb: 'token',
                    label: `Place an Andorian Token at ${systemName(id)} through trade`,
                    hint: '1 Command',
                    rule: 'A-OPEN-16',
                  }),
                ),
              ),
    },
  },
  // Card: Aenar Telepaths
  'and-10': {
    at: {
      'initiative-commit': {
        prompt: 'commit after all others?',
        offers: (g, source, { seat }) =>
          seat === source.seat && playerOf(g, seat).contact.length > 0 && g.options.rules.randomTurnOrder !== true
            ? [
                open({ key: 'wait', verb: 'wait', label: 'Commit after all others', rule: 'A-INIT-04' }, [
                  { do: 'exhaust' },
                  { do: 'last', what: 'commits-last', seats: [seat], until: 'maintenance' },
                ]),
              ]
            : [],
      },
    },
  },
  // Card: Border Alert System
  'and-11': {
    at: {
      'move-end': {
        prompt: 'move a Ship or Fleet up to 2 Sectors toward them?',
        offers(g, source, { seat, units, sector, kind }) {
          const own = source.seat;
          const isMove = kind === 'impulse' || kind === 'warp';
          if (own === null || seat === own || !isMove || laneOf(sector) !== null || isAtPeace(g, own, seat)) return [];
          const disc = discOf(g, sector);
          const isGuarded = disc.control === own || disc.watched;
          if (!isGuarded || living(g, units).length === 0 || !canApproach(g, own, sector)) return [];
          return [
            open({ key: `alert:${sector}`, verb: 'move', label: `Move toward ${systemName(sector)}` }, [
              { do: 'exhaust' },
              { do: 'approach', to: sector, most: 2 },
            ]),
          ];
        },
      },
    },
  },
  // Card: Imperial Shipyards of Andoria
  'and-12': {
    adds: {
      'command-fleet': (g, source, { seat }) => (seat === source.seat && timesUsed(g, seat, 'and-12') === 0 ? -1 : 0),
      'command-starbase': (g, source, { seat }) =>
        seat === source.seat && timesUsed(g, seat, 'and-12') === 0 ? -1 : 0,
    },
    at: {
      commissioned: {
        does: (_g, source, { seat }) =>
          seat === source.seat ? [{ do: 'mark-used', rule: 'and-12', span: 'turn' }] : [],
      },
    },
  },
  // Card: Galactic Watch
  'and-13': {
    at: {
      ascended: {
        does: (g, source, { seat }) =>
          source.seat !== null && watched(g, source.seat).includes(seat) && timesUsed(g, source.seat, 'and-13') === 0
            ? [
                { do: 'mark-used', rule: 'and-13', span: 'round' },
                { do: 'gain', gains: { culture: 2 }, rule: 'A-WIN-03' },
              ]
            : [],
      },
    },
  },
  // Card: Rival Design Bureaus
  'and-14': {
    adds: {
      upgrade(g, source, { seat, track }) {
        if (seat !== source.seat) return 0;
        const own = levelOf(playerOf(g, seat), track);
        const better = rivals(g, seat).filter((rival) => levelOf(playerOf(g, rival), track) > own).length;
        return -Math.min(3, better);
      },
    },
  },
  // Card: Supremacy of Arms
  'and-15': {
    adds: {
      'ignored-hits': (g, { seat }, { side, unit }) =>
        unit === null && partOf(g, seat, 'battle')?.place === side && outclasses(g, seat, 'shields') ? 1 : 0,
    },
    at: {
      'after-hits': {
        prompt: 'reroll all your misses?',
        offers(g, { seat }) {
          const part = partOf(g, seat, 'battle');
          const pick = { whose: 'own', of: 'misses' } as const;
          if (part === null || seat === null || !outclasses(g, seat, 'weapons')) return [];
          if (usedIn(part.c, 'and-15', seat, 'conflict') > 0 || diceFor(g, seat, 'and-15', pick).length === 0)
            return [];
          return [
            open({ key: 'supremacy', verb: 'reroll', label: 'Reroll all your misses', rule: 'A-DICE-01' }, [
              { do: 'reroll', rule: 'and-15', pick, all: true },
            ]),
          ];
        },
      },
    },
  },
});
