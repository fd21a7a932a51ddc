import { offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { opponentsOf, sideAt, usedIn } from '../../../position/conflict.ts';
import { diceFor } from '../../../position/dice.ts';
import { controlled, discOf, playerOf, rivals, unitOf } from '../../../position/find.ts';
import { isBest, levelOf } from '../../../position/levels.ts';
import { conquest, isDefender, isWatched, isWorldOf, partOf, spent } from '../../../position/part.ts';
import { agreementBetween } from '../../../position/standing.ts';
import { tokenless } from '../../../position/tokens.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy } from '../../../state.ts';
import { rerollsOne } from '../../builders/fights.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';
import type { Track } from '../../prices.ts';

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

/**
 * The Advancements of the Andorians. If another player completes one of these cards, its text refers to that player
 * (A-AND-08).
 */
export const CARDS = advancements('andorian', [
  {
    id: 'and-01',
    name: 'Surveillance Grid',
    cost: 0,
    type: 'Science',
    tokens: [],
    start: true,
    source: 'ours',
    line: 'You see the Projects of each rival who Controls a System with an Andorian Token. During Resource Generation, gain 1 Research for each of them, at most 2. The Borg count as a rival.',
    rule: {
      grants: { 'see-projects': (g, source, { seat, of }) => seat === source.seat && watched(g, seat).includes(of) },
      income(g, source, seat) {
        if (seat !== source.seat) return {};
        const borg = Object.values(g.discs).some((disc) => disc.watched && disc.spire !== null) ? 1 : 0;
        return { research: Math.min(2, watched(g, seat).length + borg) };
      },
    },
  },
  {
    id: 'and-02',
    name: 'Andorian Imperial Guard',
    cost: 5,
    type: 'Military',
    tokens: ['command'],
    source: 'ours',
    line: 'Roll 1 additional die in each Combat Round when you are Invaded, and when you defend in Orbit of a System Controlled by you or by a player who holds an Andorian Trade Agreement. At the Andorian Homeworld, roll 2.',
    rule: { adds: { dice: (g, { seat }, { side }) => guards(g, seat, side) } },
  },
  {
    id: 'and-03',
    name: 'A.I. Tactical Analysis',
    cost: 4,
    type: 'Science',
    tokens: [],
    source: 'public',
    line: 'In each Combat Round of a Space Battle, make one opponent reroll 1 die that scored a Hit.',
    // Card: A.I. Tactical Analysis
    rule: rerollsOne('and-03', { whose: 'opposing', of: 'hits' }, 'Make an opponent reroll a Hit', 'battle'),
  },
  {
    id: 'and-04',
    name: 'Kumari Battlecruisers',
    cost: 4,
    type: 'Engineering',
    tokens: ['warp'],
    source: 'ours',
    line: 'After you win a Space Battle you began, your Tactical Maneuver may move up to 4 Sectors.',
    rule: {
      adds: {
        distance: (g, { seat }, { of, unit }) =>
          of === 'maneuver' && unitOf(g, unit).seat === seat && conquest(g, seat) !== null ? 2 : 0,
      },
    },
  },
  {
    id: 'and-07',
    name: 'Standards of the Imperial Fleet',
    cost: 5,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'For Pride, a level that you have upgraded also counts as the best if it is tied with rivals who Control a System with an Andorian Token.',
    rule: {
      at: {
        'turn-start': {
          does(g, source, { seat }) {
            const culture = seat === source.seat ? proud(g, seat).length : 0;
            return culture === 0 ? [] : [{ do: 'gain', gains: { culture }, rule: 'A-AND-01' }];
          },
        },
      },
    },
  },
  {
    id: 'and-08',
    name: 'Subterranean Cities',
    cost: 2,
    type: 'Engineering',
    tokens: [],
    source: 'ours',
    line: 'A rival whose Hegemony succeeds at an Andorian-Controlled System must pay 1 more Culture, or it fails. Collateral Damage there destroys 1 fewer Node in each Combat Round.',
    rule: {
      adds: {
        price: (g, source, about) =>
          about.of === 'takeover' && about.seat !== source.seat && discOf(g, about.system).control === source.seat
            ? 1
            : 0,
        'ignored-hits': (g, { seat }, { side, unit }) =>
          unit === null && g.conflict !== null && isWorldOf(g.conflict, side, seat) ? 1 : 0,
      },
    },
  },
  {
    id: 'and-09',
    name: 'Trade Mission Observers',
    cost: 2,
    type: 'Diplomacy',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'Once per turn, use a Command to place an Andorian Token on a System of a rival who holds your Trade Agreement. During Resource Generation, each rival who holds your Trade Agreement and Controls a System with a Token gains 1 Production.',
    rule: {
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
  },
  {
    id: 'and-10',
    name: 'Aenar Telepaths',
    cost: 3,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'In the Initiative Stage, exhaust this card when it is your turn to commit. You commit after all other players have done so.',
    rule: {
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
  },
  {
    id: 'and-12',
    name: 'Imperial Shipyards of Andoria',
    cost: 4,
    type: 'Engineering',
    tokens: ['command'],
    source: 'ours',
    line: 'Once per turn, Commissioning a Fleet or a Starbase costs you 1 Command less.',
    rule: {
      adds: {
        'command-price': (g, source, { of, seat }) =>
          (of === 'fleet' || of === 'starbase') && seat === source.seat && timesUsed(g, seat, 'and-12') === 0 ? -1 : 0,
      },
      at: {
        commissioned: {
          does: (_g, source, { seat }) =>
            seat === source.seat ? [{ do: 'mark-used', rule: 'and-12', span: 'turn' }] : [],
        },
      },
    },
  },
  {
    id: 'and-13',
    name: 'Galactic Watch',
    cost: 5,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'Once per round, when a rival who Controls a System with an Andorian Token buys Ascendancy, you gain 2 Culture.',
    rule: {
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
  },
  {
    id: 'and-14',
    name: 'Rival Design Bureaus',
    cost: 3,
    type: 'Engineering',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'A Weapons or Shields upgrade costs you 1 Research less for each rival with a better level of that kind, at most 3.',
    rule: {
      adds: {
        price(g, source, about) {
          if (about.of !== 'upgrade' || about.seat !== source.seat) return 0;
          const { seat, track } = about;
          const own = levelOf(playerOf(g, seat), track);
          const better = rivals(g, seat).filter((rival) => levelOf(playerOf(g, rival), track) > own).length;
          return -Math.min(3, better);
        },
      },
    },
  },
  {
    id: 'and-15',
    name: 'Supremacy of Arms',
    cost: 6,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'In Combat Round 1 of each Space Battle, you may reroll all your misses if your Weapons are better than every opponent’s. Ignore the first Hit on your Ships if your Shields are better.',
    rule: {
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
  },
]);
