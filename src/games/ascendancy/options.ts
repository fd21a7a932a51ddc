import { z } from 'zod';
import { type Json, Refused } from '../../kernel/types.ts';
import type { Civ } from './terms.ts';

/** Civilizations in the order of the book’s sets. */
export const CIVS = [
  'federation',
  'klingon',
  'romulan',
  'andorian',
  'cardassian',
  'ferengi',
  'vulcan',
] as const satisfies readonly Civ[];

/** The optional rules of the book (A-OPT-01), each of which a table may agree on. */
export const RULES = [
  'simultaneousFirstTurns',
  'simultaneousSecondTurns',
  'extraResources',
  'startingProject',
  'startingAdvancement',
  'randomTurnOrder',
  'wildCulture',
  'easierAscension',
  'mysteryTurnOrder',
  'randomGalaxy',
  'unrestrictedTrade',
  'humbleBeginnings',
  'focusedResearch',
  'alliedCooperation',
] as const;

/**
 * Readings of the book on which tables differ, by the ruling that decides where nothing is said. All are off at first, but those
 * of `USUAL`.
 */
export const READINGS = [
  /** A-OPEN-41: trade asks First Contact of the very two who trade. */
  'strictContact',
  /** A-OPEN-42: a lane may be longer than the gap: its surplus is drawn as a bend. */
  'bentLanes',
  /** A-OPEN-96: the Starbase die comes for own Ships in Orbit alone. */
  'starbaseOwnShips',
  /** A-OPEN-97: a Trade Agreement that arrives Exhausts all that the Romulans hold, as the book has it. */
  'suspiciousOfAll',
  /** A-OPEN-101: a rule of a console that the book doesn’t name. */
  'noRetreat',
  /** Cloaked Orbital Mines work at every move, and Shield Harmonics in the first Combat Round alone. */
  'minesEveryMove',
  'harmonicsFirstRound',
] as const;

/** Readings that hold unless a table chose otherwise: the book's own words. */
const USUAL: ReadonlySet<Reading> = new Set<Reading>(['suspiciousOfAll']);

export type Reading = (typeof READINGS)[number];

/** Whether a reading holds where nothing was chosen. */
export function isUsual(reading: Reading): boolean {
  return USUAL.has(reading);
}

/** Whether a reading holds at a table. */
export function holds({ readings }: Pick<AscendancyOptions, 'readings'>, reading: Reading): boolean {
  return readings[reading] ?? isUsual(reading);
}

const flags = <K extends string>(names: readonly K[]) =>
  z.partialRecord(z.enum(names as readonly [K, ...K[]]), z.boolean()).default({});

const OPTIONS = z.strictObject({
  /** The civilization of each seat, clockwise: with each set one more can play (A-EXP-07). */
  civs: z.array(z.enum(CIVS)).min(1).max(CIVS.length).default(['federation', 'klingon', 'romulan']),
  /** A-SET-01: lots decide who leads which of all civilizations; of `civs` only their number counts. */
  lot: z.boolean().exactOptional(),
  /** The Borg: not in play, coming from the Transwarp Hub, or met by chance (A-OPEN-21). */
  borg: z.enum(['none', 'invasion', 'encounter']).default('none'),
  /** How far apart neighbouring Home Systems lie (A-GEO-04). */
  distance: z.enum(['short', 'normal', 'long']).default('normal'),
  shape: z.enum(['rectangle', 'circle']).default('rectangle'),
  /** Inches added to the table on each side of what is recommended (A-SET-16). */
  margin: z.int().min(0).max(12).default(0),
  rules: flags(RULES),
  readings: flags(READINGS),
  guide: z.boolean().exactOptional(),
});

/** The settings of a table. */
export type AscendancyOptions = z.infer<typeof OPTIONS>;

/**
 * Checks and completes options. Throws `Refused` for what can’t be played: a civilization twice, one or two players without
 * the Borg, for whom our own rules hold (A-EXP-12, A-OPEN-95), the Borg met by chance with fewer than three.
 */
export function parseOptions(raw: unknown): AscendancyOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(
      `The options can’t be read${issue === undefined ? '' : ` (${issue.path.join('.')})`}: say “civs”, “lot”, “borg”, “distance”, “shape”, “margin”, “rules”, “readings” or “guide”.`,
    );
  }
  const options = parsed.data;
  if (new Set(options.civs).size < options.civs.length)
    throw new Refused('Each civilization can be led by one player: choose another one.', 'A-SET-01');
  if (options.civs.length < 3 && options.borg !== 'invasion')
    throw new Refused('One or two play with the Borg only: set the Borg to “invasion”.', 'A-EXP-12');
  if (options.rules.simultaneousSecondTurns && !options.rules.simultaneousFirstTurns)
    throw new Refused('The second turn is taken at the same time only if the first one is: choose both.', 'A-OPT-02');
  if (options.rules.humbleBeginnings && options.rules.extraResources)
    throw new Refused('Nobody can begin with extra Resources and with none: choose one of the two.', 'A-OPT-12');
  if (options.rules.randomTurnOrder && options.rules.mysteryTurnOrder)
    throw new Refused('Cards that are dealt at random are not chosen in secret: choose one of the two.', 'A-OPT-06');
  // What nobody chose is told of by nothing.
  return options.lot === true ? { ...options, civs: CIVS.slice(0, options.civs.length) } : options;
}

/** Options as tables keep them. */
export function asJson(options: AscendancyOptions): Json {
  return options as unknown as Json;
}
