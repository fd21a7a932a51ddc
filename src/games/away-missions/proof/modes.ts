import type { Json } from '../../../kernel/types.ts';
import { type AwayOptions, asJson, FACTION_PAIRS, FACTIONS, MOST_PLAYERS, parseOptions } from '../options.ts';
import type { Faction } from '../terms.ts';

/** Returns the affiliations of `players` seats, in list order, beginning with the one at index `first`. */
function teams(players: number, first = 0): Faction[] {
  const order = FACTIONS.map((_, at) => FACTIONS[(at + first) % FACTIONS.length] ?? 'federation');
  return [...order, ...order].slice(0, players);
}

/** Settings other than players and teams. */
const AGREED: readonly Partial<AwayOptions>[] = [
  {},
  { quick: true },
  { cube: true },
  { escalation: true },
  { cube: true, quick: true, escalation: true },
];

/** The possible allies of the first player (M-TG-01). */
const PARTNERS = [1, 2, 3] as const;

/** The teams in a game with two boxed sets of the same two affiliations (M-MULT-01). */
const TWICE: Faction[] = ['federation', 'borg', 'federation', 'borg'];

/**
 * Returns options for every pair of teams, for three and four players without allies, and for two teams of two players.
 * Some of these options are repeated with other settings.
 */
export function modes(): Json[] {
  return [
    ...FACTION_PAIRS.map((pair, at) => (at === 0 ? {} : { factions: [...pair] })),
    ...AGREED.slice(1),
    ...AGREED.map((agreed) => ({ ...agreed, factions: teams(3) })),
    ...AGREED.map((agreed) => ({ ...agreed, factions: teams(MOST_PLAYERS) })),
    { factions: TWICE },
    ...PARTNERS.map((partner) => ({ factions: partner === 3 ? TWICE : teams(MOST_PLAYERS), partner })),
    { factions: teams(MOST_PLAYERS), partner: 2, cube: true, quick: true, escalation: true },
  ].map((wanted) => asJson(parseOptions(wanted)));
}

/**
 * Returns the options of game `n` for this many players. Over many games, the options vary all settings and put every
 * affiliation in every seat.
 */
export function varied(players: number, n: number): Json {
  const agreed = AGREED[n % AGREED.length];
  const first = Math.floor(n / AGREED.length);
  const partner = PARTNERS[(first % (PARTNERS.length + 1)) - 1];
  const allied = players === MOST_PLAYERS && partner !== undefined ? { partner } : {};
  return asJson(parseOptions({ ...agreed, factions: teams(players, first), ...allied }));
}
