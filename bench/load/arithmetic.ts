import type { LoadPart } from './report.ts';

/** The numbers of Discord servers in the plot. */
export const SERVERS = [0, 20_000, 40_000, 60_000, 80_000, 100_000] as const;

/**
 * The assumptions of the arithmetic about a Discord server: tables in play, moves of each in a day, and how much busier the
 * busiest hour is than the average one.
 */
export const ASSUMED = { tables: 1, moves: 20, peak: 4 } as const;

/** Returns the moves per second of these servers at the busiest hour. */
export function movesAt(servers: number): number {
  return (servers * ASSUMED.tables * ASSUMED.moves * ASSUMED.peak) / (24 * 3_600);
}

/**
 * Returns the cores that each role needs at the busiest hour, from what it used in a measured run. The local Discord and
 * other programs don't count.
 */
export function coresFor(servers: number, { use, experience, seconds }: LoadPart): Record<string, number> {
  // Those that were told that the bot is busy cost next to nothing.
  const actions = experience.answered / seconds;
  const roles = Object.entries(use).filter(([role]) => !['discord', 'others', 'bots'].includes(role));
  return Object.fromEntries(roles.map(([role, { cores }]) => [role, (cores / actions) * movesAt(servers)]));
}
