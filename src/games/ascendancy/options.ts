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

/** The book’s optional rules, which a table can turn on one by one (A-OPT-01). */
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
 * Disputed readings of the book that a table can choose. Each reading names the ruling that it replaces. All readings
 * are off by default except those in `USUAL`.
 */
export const READINGS = [
  /** Players may trade only after First Contact with each other (A-OPEN-41). */
  'strictContact',
  /**
   * A lane may be longer than the gap between the Systems that it joins. The surplus is drawn as a bend (A-OPEN-42).
   */
  'bentLanes',
  /** A Starbase adds its die only if its owner’s Ships are in its Orbit (A-OPEN-96). */
  'starbaseOwnShips',
  /**
   * When the Romulans receive a Trade Agreement, all Agreements that they hold are Exhausted, as in the book
   * (A-OPEN-97).
   */
  'suspiciousOfAll',
  /** Applies a console rule that the book doesn’t name (A-OPEN-101). */
  'noRetreat',
  /** Cloaked Orbital Mines work on every move, and Shield Harmonics only in the first Combat Round. */
  'minesEveryMove',
  'harmonicsFirstRound',
] as const;

/** Readings that are on by default, because they are the book’s own words. */
const USUAL: ReadonlySet<Reading> = new Set<Reading>(['suspiciousOfAll']);

export type Reading = (typeof READINGS)[number];

/** Whether a reading is on by default. */
export function isUsual(reading: Reading): boolean {
  return USUAL.has(reading);
}

/** Whether a reading applies at a table. */
export function holds({ readings }: Pick<AscendancyOptions, 'readings'>, reading: Reading): boolean {
  return readings[reading] ?? isUsual(reading);
}

const flags = <K extends string>(names: readonly K[]) =>
  z.partialRecord(z.enum(names as readonly [K, ...K[]]), z.boolean()).default({});

const OPTIONS = z.strictObject({
  /** The civilization of each seat, clockwise. Each set adds one more player (A-EXP-07). */
  civs: z.array(z.enum(CIVS)).min(1).max(CIVS.length).default(['federation', 'klingon', 'romulan']),
  /**
   * Whether civilizations are drawn at random. In a random draw, only the number of entries in `civs` matters
   * (A-SET-01).
   */
  lot: z.boolean().exactOptional(),
  /** The Borg’s role: not in play, arriving through the Transwarp Hub, or met by chance (A-OPEN-21). */
  borg: z.enum(['none', 'invasion', 'encounter']).default('none'),
  /** The distance between neighboring Home Systems (A-GEO-04). */
  distance: z.enum(['short', 'normal', 'long']).default('normal'),
  shape: z.enum(['rectangle', 'circle']).default('rectangle'),
  /** Inches added to each side of the recommended table (A-SET-16). */
  margin: z.int().min(0).max(12).default(0),
  rules: flags(RULES),
  readings: flags(READINGS),
  guide: z.boolean().exactOptional(),
});

/** The settings of a table. */
export type AscendancyOptions = z.infer<typeof OPTIONS>;

/**
 * Checks and completes options. Throws `Refused` for impossible options: a civilization twice, one or two players
 * without the Borg, or the Borg met by chance with fewer than three players. Games with one or two players use this
 * project’s own rules (A-EXP-12, A-OPEN-95).
 */
export function parseOptions(raw: unknown): AscendancyOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Refused(
      `The options can’t be read${issue === undefined ? '' : ` (${issue.path.join('.')})`}. Use “civs”, “lot”, “borg”, “distance”, “shape”, “margin”, “rules”, “readings” or “guide”.`,
    );
  }
  const options = parsed.data;
  if (new Set(options.civs).size < options.civs.length)
    throw new Refused('Only one player can lead each civilization. Choose another one.', 'A-SET-01');
  if (options.civs.length < 3 && options.borg !== 'invasion')
    throw new Refused('Games for 1 or 2 players need the Borg. Set the Borg to “invasion”.', 'A-EXP-12');
  if (options.rules.simultaneousSecondTurns && !options.rules.simultaneousFirstTurns)
    throw new Refused('Simultaneous second turns need simultaneous first turns. Choose both.', 'A-OPT-02');
  if (options.rules.humbleBeginnings && options.rules.extraResources)
    throw new Refused('Extra Resources and Humble beginnings exclude each other. Choose one.', 'A-OPT-12');
  if (options.rules.randomTurnOrder && options.rules.mysteryTurnOrder)
    throw new Refused('Random turn order and Mystery turn order exclude each other. Choose one.', 'A-OPT-06');
  // With random civilizations, `civs` is reset so that it reveals nothing.
  return options.lot === true ? { ...options, civs: CIVS.slice(0, options.civs.length) } : options;
}

/** Returns options as tables store them. */
export function asJson(options: AscendancyOptions): Json {
  return options as unknown as Json;
}
