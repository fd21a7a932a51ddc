import { z } from 'zod';
import { type Json, Refused, type Seat } from '../../kernel/types.ts';
import { factionName, seatNames } from './chapters/characters/names.ts';
import { characterCard } from './content/characters.ts';
import { BROUGHT } from './decks/brought.ts';
import type { Brought } from './state.ts';
import type { Faction } from './terms.ts';

/** The affiliations, in display order (M-TEAM-13). */
export const FACTIONS = ['federation', 'borg', 'klingon', 'romulan'] as const satisfies Faction[];

/** Every pair of different affiliations, with the usual pair first. */
export const FACTION_PAIRS = FACTIONS.flatMap((one, at) =>
  FACTIONS.slice(at + 1).map((other) => [one, other] as const),
);

/** The minimum and maximum number of players (M-MULT-01). */
const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/**
 * Returns how many seats may lead the same affiliation: one if two players share a boxed set, two if three or four
 * players have two sets (M-MULT-01).
 */
export function copiesFor(players: number): number {
  return players === LEAST_PLAYERS ? 1 : 2;
}

const OPTIONS = z.strictObject({
  /** The team of each seat (M-TEAM-02). If this option is missing, the Federation plays against the Borg. */
  factions: z.array(z.enum(FACTIONS)).min(LEAST_PLAYERS).max(MOST_PLAYERS).exactOptional(),
  /** The seat that leads the Federation if `factions` is missing. The other seat then leads the Borg. */
  federation: z.union([z.literal(0), z.literal(1)]).default(0),
  /** The seat that is allied with seat 0 in a game of four (M-TG-01). If this option is missing, nobody has an ally. */
  partner: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
  /** Whether the boards form a Borg cube (M-CUBE-01). */
  cube: z.boolean().exactOptional(),
  /** Whether every team holds back characters that arrive later (M-OPEN-82). */
  escalation: z.boolean().exactOptional(),
  /** Whether quick setup places the boards and beams everyone down (M-OPEN-67). */
  quick: z.boolean().exactOptional(),
  /** Whether each player gets an explanation at each new kind of step. */
  guide: z.boolean().exactOptional(),
  /** The decks players bring, by seat name. A seat without a deck plays the starter decks (M-BUILD-08). */
  decks: z.record(z.string(), BROUGHT).exactOptional(),
});

/** Settings of a new game. If a setting is missing, the game behaves as it did before the setting existed. */
export type AwayOptions = z.infer<typeof OPTIONS>;

/** Checks options and fills in defaults. Throws `Refused` if the options are invalid or can’t be played. */
export function parseOptions(raw: unknown): AwayOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success)
    throw new Refused(
      'The options are “factions”: the teams of the seats, two to four of federation, borg, klingon and romulan; “federation”: the seat, 0 or 1, that leads that team where no teams are named; “partner”: the seat, 1 to 3, allied with the first of four; “cube”, “escalation”, “quick” and “guide”: true or false.',
    );
  const { decks = {}, ...options } = parsed.data;
  if (options.partner !== undefined && options.factions?.length !== MOST_PLAYERS)
    throw new Refused('Teams need exactly four players. Add players, or let everyone play alone.', 'M-TG-01');
  checkTeams(factions(options));
  // Only decks that match the affiliation of their seat are kept.
  const names = seatNamesOf(options);
  const fitting = Object.entries(decks).filter(([name, deck]) => isFor(factions(options)[names.indexOf(name)], deck));
  return fitting.length === 0 ? options : { ...options, decks: Object.fromEntries(fitting) };
}

function checkTeams(teams: readonly Faction[]): void {
  const most = copiesFor(teams.length);
  for (const faction of teams) {
    if (teams.filter((one) => one === faction).length <= most) continue;
    const sets = most === 1 ? 'once in a two-player game' : 'twice in one game';
    throw new Refused(`${factionName(faction)} can be chosen only ${sets}. Choose another team.`, 'M-MULT-01');
  }
}

function isFor(faction: Faction | undefined, { team }: Brought): boolean {
  return team.every((id) => characterCard(id).faction === faction);
}

/** Returns the affiliation of each seat, in seat order (M-TEAM-02). */
export function factions({
  factions: chosen,
  federation = 0,
}: Partial<Pick<AwayOptions, 'factions' | 'federation'>>): readonly Faction[] {
  return chosen ?? (federation === 0 ? ['federation', 'borg'] : ['borg', 'federation']);
}

/** Returns the names of the seats. */
export function seatNamesOf(options: Partial<Pick<AwayOptions, 'factions' | 'federation'>>): string[] {
  return seatNames(factions(options));
}

/** Returns one team per player. Teams already chosen come first, followed by those that are used least. */
export function teamsFor(players: number, now: readonly Faction[]): Faction[] {
  const teams = now.slice(0, players);
  const led = (faction: Faction): number => teams.filter((one) => one === faction).length;
  while (teams.length < players) {
    const [next = 'federation'] = [...FACTIONS].sort((a, b) => led(a) - led(b));
    teams.push(next);
  }
  return teams;
}

/** Returns the seats of both teams, or undefined if everyone plays alone (M-TG-01). */
export function alliesOf({ partner, factions: teams = [] }: AwayOptions): Seat[][] | undefined {
  if (partner === undefined) return undefined;
  const others = [...teams.keys()].filter((seat) => seat !== 0 && seat !== partner);
  return [[0, partner], others];
}

/** Converts options to the form in which tables store them. */
export function asJson(options: AwayOptions): Json {
  return options as unknown as Json;
}
