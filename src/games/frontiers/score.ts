import { must } from '../../kernel/must.ts';
import type { ScoreSheet, Seat } from '../../kernel/types.ts';
import { playerOf } from './chapters/captains/find.ts';
import { ownedStarbases } from './chapters/map/ownership.ts';
import { scenarioIn } from './scenarios/all.ts';
import { CATEGORIES, type Category } from './scoring/categories.ts';
import { cooperativeBonuses } from './scoring/cooperative.ts';
import type { Frontiers } from './state.ts';

/** The parts that make up one score. */
type Parts = ScoreSheet['rows'][number]['parts'];

/** Returns the current score, by seat. Players on one side share a score (F-SCORE-01). */
export function score(g: Frontiers): ScoreSheet {
  const sides = sidesOf(g);
  const parts = partsBySide(g, sides);
  const rows = sides.flatMap((side, index) => {
    const own = must(parts[index], `side ${index}’s score`);
    const total = own.reduce((sum, { points }) => sum + points, 0);
    return side.map((seat) => ({ seat, total, parts: own.map((part) => ({ ...part })) }));
  });
  return { rows: rows.sort((one, other) => one.seat - other.seat) };
}

/** Returns the sides with the highest total among these seats. */
export function leaders(g: Frontiers, among = [...g.players.keys()]): Seat[][] {
  const { rows } = score(g);
  const totalOf = ([first]: readonly Seat[]) =>
    must(
      rows.find(({ seat }) => seat === first),
      'the side’s score',
    ).total;
  const sides = sidesOf(g, among);
  const best = Math.max(...sides.map(totalOf));
  return sides.filter((side) => totalOf(side) === best);
}

/**
 * Groups the seats that share a score: a team, all players of a cooperative game, or a single player (F-TEAM-08,
 * F-SCEN-31).
 */
function sidesOf(g: Frontiers, among = [...g.players.keys()]): Seat[][] {
  const nameOf = (seat: Seat) => playerOf(g, seat).team ?? `alone ${seat}`;
  return [...new Set(among.map(nameOf))].map((name) => among.filter((seat) => nameOf(seat) === name));
}

function partsBySide(g: Frontiers, sides: readonly Seat[][]): Parts[] {
  const { scoring, together } = scenarioIn(g);
  // F-SCEN-89: this scenario has no scoring.
  if (scoring.length === 0) return sides.map(() => []);
  if (scoring.includes('starbases')) return sides.map((side) => starbaseParts(g, side));
  // A side scores the Experience of its lowest member (F-TEAM-08, F-SCEN-33).
  const parts: Parts[] = sides.map((side) => [
    { label: 'Experience', points: Math.min(...side.map((seat) => playerOf(g, seat).experience)) },
  ]);
  // F-SCEN-09, F-SCEN-33, F-SCEN-43: solo and cooperative games award no titles.
  const titles = !together && g.players.length > 1;
  for (const category of scoring.flatMap((part) => CATEGORIES[part])) {
    const values = sides.map((side) => sideValue(g, side, category));
    for (const [index, own] of parts.entries()) {
      const value = must(values[index], 'the side’s value');
      const bonus = titles ? titlePoints(value, values, category) : 0;
      if (value !== 0) own.push({ label: category.label, points: value });
      if (bonus !== 0) own.push({ label: category.title, points: bonus });
    }
  }
  if (scoring.includes('cooperative')) for (const own of parts) own.push(...cooperativeBonuses(g));
  return parts;
}

/** In Conquer and Hold, scores only the Starbases that a side owns (F-SCEN-82). */
function starbaseParts(g: Frontiers, side: readonly Seat[]): Parts {
  const owned = (kind: 'romulanStarbase' | 'dominionStarbase') =>
    side.reduce((sum, seat) => sum + ownedStarbases(g, seat, kind).length, 0);
  return [
    { label: 'Romulan Starbases', points: 3 * owned('romulanStarbase') },
    { label: 'Dominion Starbases', points: 2 * owned('dominionStarbase') },
  ];
}

/**
 * Returns a side's value in a category. Its best member counts or, for penalties and with the option `lowestScores`,
 * its worst (F-TEAM-09, F-SCEN-33, F-SCEN-34).
 */
function sideValue(g: Frontiers, side: readonly Seat[], { value, penalty }: Category): number {
  const values = side.map((seat) => value(g, seat));
  return penalty === true || g.options.lowestScores ? Math.min(...values) : Math.max(...values);
}

/**
 * Returns the points for a title. The side with the best value holds the title, alone or tied. A value of 0 never earns
 * the title (F-SCORE-07 to F-SCORE-09, F-OPEN-69, F-TEAM-10).
 */
function titlePoints(value: number, values: readonly number[], { alone, tied, penalty }: Category): number {
  const best = penalty === true ? Math.min(...values) : Math.max(...values);
  if (value !== best || best === 0) return 0;
  return values.filter((other) => other === best).length === 1 ? alone : tied;
}
