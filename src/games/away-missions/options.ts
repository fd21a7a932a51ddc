import { z } from 'zod';
import { type Json, Refused, type Seat } from '../../kernel/types.ts';
import { factionName } from './chapters/characters/names.ts';
import { TEAMS } from './content/characters.ts';
import type { Faction } from './terms.ts';

/** The affiliations, in the order in which they are offered (M-TEAM-13). */
export const FACTIONS = Object.keys(TEAMS) as readonly Faction[];

/** The fewest and the most players (M-MULT-01). */
export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** How often an affiliation can be led: two players have one boxed set, three and four have two (M-MULT-01). */
export function copiesFor(players: number): number {
  return players === LEAST_PLAYERS ? 1 : 2;
}

const OPTIONS = z.strictObject({
  /** Of two who lead the Federation and the Borg: the seat of the Federation (M-TEAM-02). */
  federation: z.union([z.literal(0), z.literal(1)]).default(0),
  /** The away team of each seat by its affiliation: two to four of them. */
  teams: z
    .array(z.enum(FACTIONS as [Faction, ...Faction[]]))
    .min(LEAST_PLAYERS)
    .max(MOST_PLAYERS)
    .exactOptional(),
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
});

/** What can be chosen before a game; what is left out stays as in games that know no such choice. */
export interface AwayOptions extends Omit<z.infer<typeof OPTIONS>, 'federation'> {
  federation?: Seat;
}

/** Checks and completes options. Throws `Refused` for what is none, and for what can’t be played. */
export function parseOptions(raw: unknown): AwayOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success)
    throw new Refused(
      'The options are “federation”: the seat, 0 or 1, that leads that team; “teams”: two to four affiliations; “partner”: the seat, 1 to 3, allied with the first one; “cube”, “escalation”, “quick” and “guide”: true or false.',
    );
  const { federation, teams, ...others } = parsed.data;
  if (others.partner !== undefined && teams?.length !== MOST_PLAYERS)
    throw new Refused('Only four players form teams: let four play, or everyone alone.', 'M-TG-01');
  if (teams === undefined) return { federation, ...others };
  checkTeams(teams);
  // The two teams of the box, whichever way they are told, are one game.
  const isUsual = teams.length === LEAST_PLAYERS && teams.includes('federation') && teams.includes('borg');
  return isUsual ? { federation: teams.indexOf('federation'), ...others } : { teams, ...others };
}

function checkTeams(teams: readonly Faction[]): void {
  const most = copiesFor(teams.length);
  for (const faction of teams) {
    if (teams.filter((one) => one === faction).length <= most) continue;
    const sets = most === 1 ? 'with one box once' : 'with two boxes twice';
    throw new Refused(`${factionName(faction)} can be played ${sets}: choose another team.`, 'M-MULT-01');
  }
}

/** The affiliation of each seat, in order (M-TEAM-02). */
export function factions({ federation = 0, teams }: Pick<AwayOptions, 'federation' | 'teams'>): readonly Faction[] {
  return teams ?? (federation === 0 ? ['federation', 'borg'] : ['borg', 'federation']);
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
export function alliesOf({ partner, teams = [] }: AwayOptions): Seat[][] | undefined {
  if (partner === undefined) return undefined;
  const others = [...teams.keys()].filter((seat) => seat !== 0 && seat !== partner);
  return [[0, partner], others];
}

/** Options as tables keep them. */
export function asJson(options: AwayOptions): Json {
  return options as unknown as Json;
}
