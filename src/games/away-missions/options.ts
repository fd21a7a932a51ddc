import { z } from 'zod';
import { type Json, Refused, type Seat } from '../../kernel/types.ts';
import { factionName, seatNames } from './chapters/characters/names.ts';
import { characterCard } from './content/characters.ts';
import { BROUGHT } from './decks/brought.ts';
import type { Brought } from './state.ts';
import type { Faction } from './terms.ts';

/** M-TEAM-13, in the order of lists. */
export const FACTIONS = ['federation', 'borg', 'klingon', 'romulan'] as const satisfies Faction[];

/** Every two teams that may meet, the usual ones first. */
export const FACTION_PAIRS = FACTIONS.flatMap((one, at) =>
  FACTIONS.slice(at + 1).map((other) => [one, other] as const),
);

/** The fewest and the most players (M-MULT-01). */
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** How often an affiliation can be led: two players have one boxed set, three and four have two (M-MULT-01). */
export function copiesFor(players: number): number {
  return players === LEAST_PLAYERS ? 1 : 2;
}

const OPTIONS = z.strictObject({
  /** The team of each seat, two to four of them (M-TEAM-02); left out: the Federation against the Borg. */
  factions: z.array(z.enum(FACTIONS)).min(LEAST_PLAYERS).max(MOST_PLAYERS).exactOptional(),
  /** Without `factions`: the seat that leads the Federation team; the other one leads the Borg. */
  federation: z.union([z.literal(0), z.literal(1)]).default(0),
  /** Of four players: the seat that is allied with the first one (M-TG-01); left out: each plays alone. */
  partner: z.union([z.literal(1), z.literal(2), z.literal(3)]).exactOptional(),
  /** The boards lie as a Borg cube (M-CUBE-01). */
  cube: z.boolean().exactOptional(),
  /** Every team has characters that arrive later (M-OPEN-82). */
  escalation: z.boolean().exactOptional(),
  /** Quick set-up: the game lays the boards and beams everyone down (M-OPEN-67). */
  quick: z.boolean().exactOptional(),
  /** Each first step is explained to each player as it comes. */
  guide: z.boolean().exactOptional(),
  /** What players bring, by the names of their seats; who brings nothing plays the starter decks (M-BUILD-08). */
  decks: z.record(z.string(), BROUGHT).exactOptional(),
});

/** What can be chosen before a game; what is left out stays as in games that know no such choice. */
export type AwayOptions = z.infer<typeof OPTIONS>;

/** Checks and completes options. Throws `Refused` for what is none, and for what can’t be played. */
export function parseOptions(raw: unknown): AwayOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success)
    throw new Refused(
      'The options are “factions”: the teams of the seats, two to four of federation, borg, klingon and romulan; “federation”: the seat, 0 or 1, that leads that team where no teams are named; “partner”: the seat, 1 to 3, allied with the first of four; “cube”, “escalation”, “quick” and “guide”: true or false.',
    );
  const { decks = {}, ...options } = parsed.data;
  if (options.partner !== undefined && options.factions?.length !== MOST_PLAYERS)
    throw new Refused('Only four players form teams: let four play, or everyone alone.', 'M-TG-01');
  checkTeams(factions(options));
  // A deck is for the seat of its affiliation, whoever else plays.
  const names = seatNamesOf(options);
  const fitting = Object.entries(decks).filter(([name, deck]) => isFor(factions(options)[names.indexOf(name)], deck));
  return fitting.length === 0 ? options : { ...options, decks: Object.fromEntries(fitting) };
}

function checkTeams(teams: readonly Faction[]): void {
  const most = copiesFor(teams.length);
  for (const faction of teams) {
    if (teams.filter((one) => one === faction).length <= most) continue;
    const sets = most === 1 ? 'with one box once' : 'with two boxes twice';
    throw new Refused(`${factionName(faction)} can be played ${sets}: choose another team.`, 'M-MULT-01');
  }
}

function isFor(faction: Faction | undefined, { team }: Brought): boolean {
  return team.every((id) => characterCard(id).faction === faction);
}

/** The affiliation of each seat, in order (M-TEAM-02). */
export function factions({
  factions: chosen,
  federation = 0,
}: Partial<Pick<AwayOptions, 'factions' | 'federation'>>): readonly Faction[] {
  return chosen ?? (federation === 0 ? ['federation', 'borg'] : ['borg', 'federation']);
}

/** What the seats are called. */
export function seatNamesOf(options: Partial<Pick<AwayOptions, 'factions' | 'federation'>>): string[] {
  return seatNames(factions(options));
}

/** So many teams: those that play already, then of the others those that are led least often. */
export function teamsFor(players: number, now: readonly Faction[]): Faction[] {
  const teams = now.slice(0, players);
  const led = (faction: Faction): number => teams.filter((one) => one === faction).length;
  while (teams.length < players) {
    const [next = 'federation'] = [...FACTIONS].sort((a, b) => led(a) - led(b));
    teams.push(next);
  }
  return teams;
}

/** M-TG-01: the seats of both teams; nothing where each plays alone. */
export function alliesOf({ partner, factions: teams = [] }: AwayOptions): Seat[][] | undefined {
  if (partner === undefined) return undefined;
  const others = [...teams.keys()].filter((seat) => seat !== 0 && seat !== partner);
  return [[0, partner], others];
}

/** Options as tables keep them. */
export function asJson(options: AwayOptions): Json {
  return options as unknown as Json;
}
