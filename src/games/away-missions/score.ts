import { must } from '../../kernel/must.ts';
import type { Outcome, ScoreSheet, Seat, State } from '../../kernel/types.ts';
import { listed } from '../kit/words.ts';
import { playerOf } from './chapters/characters/find.ts';
import { seatName, sideName, withPlayers } from './chapters/characters/names.ts';
import { allSides, opponents, seatsOf, sideOf } from './chapters/characters/sides.ts';
import { coreOf, nameOf } from './content/cards.ts';
import { amountNow } from './effects/counts.ts';
import { scopeOf } from './effects/scope.ts';
import type { AwayMissions } from './state.ts';

/** Returns the points that a seat’s Core Mission would score now, or 0 if the seat has chosen none (M-END-03). */
export function corePoints(g: AwayMissions, seat: Seat): number {
  const { core } = playerOf(g, seat);
  return core === null ? 0 : amountNow(g, scopeOf(seat, core, null), coreOf(core).worth);
}

/**
 * Returns a seat's points so far, from scored Missions with their bonuses and from Bonus Points tokens. The Core
 * Mission's points are added in Debrief.
 */
export function pointsSoFar(g: AwayMissions, seat: Seat): number {
  const { scored, bonusPoints } = playerOf(g, seat);
  return scored.reduce((sum, { points, bonus }) => sum + points + bonus, bonusPoints);
}

/** Returns the points of each seat and the parts that add up to them (M-END-04). */
export function score(g: AwayMissions): ScoreSheet {
  const rows = [...g.players.entries()].map(([seat, { core, scored, bonusPoints }]) => {
    const parts = scored.map(({ card, points, bonus }) => ({ label: nameOf(card), points: points + bonus }));
    if (bonusPoints !== 0) parts.push({ label: 'Bonus Points', points: bonusPoints });
    if (core !== null && g.phase === 'debrief') parts.push({ label: nameOf(core), points: corePoints(g, seat) });
    return { seat, total: parts.reduce((sum, { points }) => sum + points, 0), parts };
  });
  return { rows };
}

/** The totals of a side: the points of its players, and the number of Missions they scored. */
export interface SideScore {
  side: number;
  points: number;
  cards: number;
}

function pointsIn(rows: ScoreSheet['rows'], seat: Seat): number {
  return must(rows[seat], `seat ${seat}’s score`).total;
}

/** Returns the points that a seat has now. */
export function pointsOf(g: AwayMissions, seat: Seat): number {
  return pointsIn(score(g).rows, seat);
}

/** Returns the totals of all sides. The totals of allies are added up (M-OPEN-54). */
export function standings(g: AwayMissions): SideScore[] {
  const { rows } = score(g);
  return allSides(g).map((side) => {
    const seats = seatsOf(g, side);
    const sum = (of: (seat: Seat) => number): number => seats.reduce((all, seat) => all + of(seat), 0);
    return {
      side,
      points: sum((seat) => pointsIn(rows, seat)),
      cards: sum((seat) => playerOf(g, seat).scored.length),
    };
  });
}

/**
 * Returns the result. The side with the most points wins. Among sides with equal points, the one with the most scored
 * Mission cards wins. If all sides are equal in points and in Mission cards, the game is a draw (M-END-04, M-END-05,
 * M-OPEN-41).
 */
export function verdict(g: AwayMissions): Outcome {
  const sides = standings(g);
  const named = (of: (one: SideScore) => number, all: readonly SideScore[]): string =>
    all.map((one) => `${sideName(g, one.side)} ${of(one)}`).join(', ');
  const totals = named(({ points }) => points, sides);
  const most = Math.max(...sides.map(({ points }) => points));
  const ahead = sides.filter(({ points }) => points === most);
  if (ahead.length === 1) return won(g, ahead, totals, 'M-END-04');
  const cards = Math.max(...ahead.map((one) => one.cards));
  const first = ahead.filter((one) => one.cards === cards);
  const counted = sides.length === 2 ? sides.map((one) => one.cards).join(' and ') : named((one) => one.cards, ahead);
  const why = `${totals}; scored Missions ${counted}`;
  if (first.length === 1) return won(g, first, why, 'M-END-05');
  if (first.length === sides.length) return { winners: [], why: `A draw: ${why}.`, rule: 'M-END-05' };
  // Sides that tie for the lead share the victory, and the others lose (M-OPEN-85).
  return won(g, first, why, 'M-OPEN-85');
}

function won(g: AwayMissions, sides: readonly SideScore[], totals: string, rule: string): Outcome {
  const names = listed(sides.map(({ side }) => sideName(g, side)));
  const winners = sides.flatMap(({ side }) => seatsOf(g, side));
  return { winners, why: `${names} ${sides.length === 1 ? 'wins' : 'share the victory'}: ${totals}.`, rule };
}

/**
 * Returns the result for players to read, naming the members of each team. The stored result names only the team
 * (M-OPEN-54).
 */
export function ending({ g, over }: State<AwayMissions>): string {
  return over === null ? '' : withPlayers(g, over.why);
}

/** Returns the result when a seat leaves: all its opponents win. */
export function conceded(g: AwayMissions, seat: Seat, how = 'gives up'): Outcome {
  const winners = opponents(g, seat).sort((a, b) => a - b);
  const sides = [...new Set(winners.map((one) => sideOf(g, one)))];
  const names = listed(sides.map((side) => sideName(g, side)));
  return { winners, why: `${seatName(g, seat)} ${how}: ${names} ${sides.length === 1 ? 'wins' : 'win'}.` };
}
