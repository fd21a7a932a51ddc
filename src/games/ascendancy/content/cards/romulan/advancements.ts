import { open } from '../../../../kit/offers.ts';
import { hasWon, sideAt, unitsOf } from '../../../position/conflict.ts';
import { playerOf, rivals, unitOf } from '../../../position/find.ts';
import { isDefender, isWorldOf, partOf, rivalsOf } from '../../../position/part.ts';
import { controllerOf, hostilesIn, isPhenomenon, occupies, trades } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, UnitId } from '../../../state.ts';
import { exhaustOne } from '../../builders/espionage.ts';
import { rerollsOne, SIXES_HIT, STRIKES_IN_OWN_TURN } from '../../builders/fights.ts';
import { advancements } from '../../card-rules.ts';
import { advancementCard, fleetCards } from '../../lookup.ts';

/** Whether another unit of this seat has already passed Hostile Ships this turn while moving at Warp. */
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
    const name = fleet === null ? null : fleetCards(civ)[fleet.card]?.[fleet.side].name;
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
export const CARDS = advancements('romulan', [
  {
    id: 'rom-01',
    name: 'Romulan Cloaking Device',
    cost: 0,
    type: 'Military',
    tokens: [],
    start: true,
    cloak: true,
    source: 'public',
    line: 'On your own turn, your Ships have First Strike in Space Battles.',
    rule: STRIKES_IN_OWN_TURN,
  },
  {
    id: 'rom-02',
    name: 'Advanced Romulan Cloaking Device',
    cost: 5,
    type: 'Military',
    tokens: ['warp'],
    cloak: true,
    source: 'book',
    line: 'When a Space Battle is declared against you, exhaust this card to cancel it for your Ships. The Attacker’s Command stays used.',
    rule: {
      at: {
        'battle-declared': {
          prompt: 'cancel the Space Battle for your Ships?',
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || seat === null || !isDefender(part.c, part.place)) return [];
            return [
              open(
                { key: 'cancel', verb: 'cancel', label: 'Cancel the Space Battle for your Ships', rule: 'A-ROM-08' },
                [{ do: 'exhaust' }, { do: 'cancel-battle' }],
              ),
            ];
          },
        },
      },
    },
  },
  {
    id: 'rom-03',
    name: 'Superior Shield Harmonics',
    cost: 5,
    type: 'Engineering',
    tokens: [],
    source: 'public',
    line: 'In each Combat Round of a Space Battle, each of your Fleets ignores the first Hit allocated to it.',
    rule: {
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
  },
  {
    id: 'rom-04',
    name: 'Superior Targeting Array',
    cost: 3,
    type: 'Engineering',
    tokens: [],
    source: 'book',
    line: 'In each Combat Round, you may reroll 1 to-hit die of your Ships or Nodes.',
    // A-ROM-06
    rule: rerollsOne('rom-04', { whose: 'own', of: 'any' }, 'Reroll one of your dice', 'battle', 'invasion'),
  },
  {
    id: 'rom-05',
    name: 'Romulan Disruptors',
    cost: 4,
    type: 'Military',
    tokens: ['warp'],
    source: 'public',
    line: 'Your to-hit dice showing 6 always hit, whatever the opposing Shields.',
    rule: SIXES_HIT,
  },
  {
    id: 'rom-07',
    name: 'Tal Shiar Counterintelligence',
    cost: 2,
    type: 'Espionage',
    tokens: ['culture'],
    needsRival: true,
    source: 'book',
    line: 'At the start of any turn, or when a rival announces the use of an Espionage Advancement, exhaust this card to exhaust 1 Espionage Advancement of a rival. If its use was announced, that use is lost.',
    // A-ROM-09
    rule: {
      at: {
        'turn-start': {
          prompt: 'exhaust a rival’s Espionage card?',
          offers: (g, { seat }) => (seat === null ? [] : exhaustOne(g, rivals(g, seat), ['Espionage'])),
        },
        announced: {
          prompt: 'exhaust it, so that its use is lost?',
          offers(_g, { seat }, { bearer: source }) {
            const isMeant = source.kind === 'advancement' && source.seat !== null && source.seat !== seat;
            if (seat === null || !isMeant || advancementCard(source.id).type !== 'Espionage') return [];
            const { name } = advancementCard(source.id);
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
  },
  {
    id: 'rom-09',
    name: 'Neutral Zone Treaty',
    cost: 2,
    type: 'Diplomacy',
    tokens: ['culture'],
    needsRival: true,
    source: 'ours',
    line: 'A rival may end moves in Orbit of your Systems only with your permission if either of you holds the other’s Trade Agreement. Once per round, a Trade Agreement you receive is not Exhausted by Suspicious.',
    rule: {
      bans: {
        move(g, { seat }, { how, unit, sector }) {
          if (how !== 'stop-unasked') return null;
          const mover = unitOf(g, unit).seat;
          if (seat === null || mover === seat || controllerOf(g, sector) !== seat || !trades(g, seat, mover))
            return null;
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
  },
  {
    id: 'rom-11',
    name: 'Singularity Warp Core',
    cost: 3,
    type: 'Engineering',
    tokens: ['warp'],
    source: 'ours',
    line: 'Once per turn, your Ship or Fleet that Exits Warp may pass through Sectors with Hostile Ships, but not stop there.',
    rule: {
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
  },
  {
    id: 'rom-12',
    name: 'Romulan Senate',
    cost: 5,
    type: 'Culture',
    tokens: ['culture'],
    source: 'ours',
    line: 'At the start of your turn, gain 1 Culture if you hold the lowest Turn Order Card in use and committed at least 2 Resources to Initiative this round.',
    rule: {
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
  },
  {
    id: 'rom-13',
    name: 'Salvage of the Fallen',
    cost: 4,
    type: 'Science',
    tokens: [],
    source: 'ours',
    line: 'Once per turn, after you win a Space Battle against 2 or more Ships with First Strike or as Defender, place 1 Research from the Supply on each of up to 2 of your Projects.',
    rule: {
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
  },
  {
    id: 'rom-14',
    name: 'Reman Dilithium Mines',
    cost: 4,
    type: 'Commerce',
    tokens: ['warp'],
    source: 'ours',
    line: 'During Resource Generation, gain 1 Production for each Phenomenon you Occupy, at most 3, and 1 more if your Mining Fleet is on one of them.',
    rule: {
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const found = mines(g, seat);
        return { production: Math.min(3, found.length) + (isMining(g, seat, found) ? 1 : 0) };
      },
    },
  },
  {
    id: 'rom-15',
    name: 'Total Concealment Doctrine',
    cost: 6,
    type: 'Military',
    tokens: ['command'],
    cloak: true,
    source: 'ours',
    line: 'Your Ships also have First Strike on rivals’ turns if your Fleet takes part, and in Invasions you begin with a Fleet. Your Nodes have First Strike when Invaded.',
    rule: {
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
  },
]);
