import type { Outcome, ScoreSheet, Seat } from '../../kernel/types.ts';
import { listed, minus, several } from '../kit/words.ts';
import { allied, seatName } from './chapters/captains/find.ts';
import { ownedStarbases } from './chapters/map/ownership.ts';
import { holderOfWormhole } from './chapters/movement/wormhole.ts';
import { isFulfilled, shortfall } from './chapters/rounds/finale.ts';
import type { ScenarioId } from './options.ts';
import { scenarioIn } from './scenarios/all.ts';
import type { ScoringPart } from './scenarios/scenario.ts';
import { ACHIEVEMENTS } from './scoring/achievements.ts';
import type { Category } from './scoring/category.ts';
import { cooperativeBonuses } from './scoring/cooperative.ts';
import { CONQUEST, STARBASE_POINTS, STATIONS, VISITS } from './scoring/goals.ts';
import { baseOf, type ScoreLine, type ScoringSide, sidesOf, sideValue, titlePoints } from './scoring/sides.ts';
import type { Frontiers } from './state.ts';

/** Categories that a part of the scoring adds. */
const CATEGORIES: Readonly<Record<ScoringPart, readonly Category[]>> = {
  achievements: ACHIEVEMENTS,
  conquest: [CONQUEST],
  stations: [STATIONS],
  tiles: [VISITS],
  cooperative: [],
  starbases: [],
};

/** The rules by which scenarios say who wins, where they do. */
const VERDICTS: Readonly<Partial<Record<ScenarioId, string>>> = {
  'first-reconnaissance': 'F-SCEN-08',
  'full-conquest': 'F-SCEN-17',
  'blitz-conquest': 'F-SCEN-24',
  'conquer-and-hold': 'F-SCEN-82',
};

/** The same for games alone; other missions are played alone like Solo Conquest (F-SCEN-44). */
const LONE_VERDICTS: Readonly<Partial<Record<ScenarioId, string>>> = {
  'first-reconnaissance': 'F-SCEN-09',
  'solo-conquest': 'F-SCEN-43',
};

/** The score as it stands, by seat; whoever plays together has the same one (F-SCORE-01). */
export function score(g: Frontiers): ScoreSheet {
  const sides = sidesOf(g);
  const parts = partsBySide(g, sides);
  const rows = sides.flatMap((side, index) => {
    const own = parts[index] ?? [];
    const total = own.reduce((sum, { points }) => sum + points, 0);
    return side.map((seat) => ({ seat, total, parts: own.map((part) => ({ ...part })) }));
  });
  return { rows: rows.sort((one, other) => one.seat - other.seat) };
}

function partsBySide(g: Frontiers, sides: readonly ScoringSide[]): ScoreLine[][] {
  const { scoring, together } = scenarioIn(g);
  // F-SCEN-89: no scoring at all.
  if (scoring.length === 0) return sides.map(() => []);
  if (scoring.includes('starbases')) return sides.map((side) => starbaseParts(g, side));
  const parts: ScoreLine[][] = sides.map((side) => [{ label: 'Experience', points: baseOf(g, side) }]);
  // F-SCEN-09, F-SCEN-33, F-SCEN-43: no titles alone or in a cooperative game.
  const titles = !together && g.players.length > 1;
  for (const category of scoring.flatMap((part) => CATEGORIES[part])) {
    const values = sides.map((side) => sideValue(g, side, category));
    const bonuses = titlePoints(values, category);
    for (const [index, own] of parts.entries()) {
      const value = values[index] ?? 0;
      const bonus = titles ? (bonuses[index] ?? 0) : 0;
      if (value !== 0) own.push({ label: category.label, points: value });
      if (bonus !== 0) own.push({ label: category.title, points: bonus });
    }
  }
  if (scoring.includes('cooperative')) for (const own of parts) own.push(...cooperativeBonuses(g));
  return parts;
}

/** Conquer and Hold: Starbases that the side owns, and nothing else (F-SCEN-82). */
function starbaseParts(g: Frontiers, side: ScoringSide): ScoreLine[] {
  return STARBASE_POINTS.map(({ kind, label, points }) => ({
    label,
    points: points * side.reduce((sum, seat) => sum + ownedStarbases(g, seat, kind).length, 0),
  }));
}

/** Who has won, and why. */
export function outcome(g: Frontiers): Outcome {
  const { together, scoring } = scenarioIn(g);
  if (together || g.players.length === 1) return missionOutcome(g);
  if (scoring.length === 0) return wormholeOutcome(g);
  const best = leaders(g, sidesOf(g));
  const rule = VERDICTS[g.options.scenario] ?? 'F-OPEN-88';
  // F-SCEN-82: nobody wins a tie for Starbases; elsewhere the victory is shared (F-SCEN-08, F-OPEN-88).
  if (scoring.includes('starbases') && best.length > 1) {
    return { winners: [], why: `Nobody wins: both sides hold as much. ${totals(g)}`, rule };
  }
  return {
    winners: best.flat(),
    why: `${mission(g)}${names(g, best.flat())} ${best.flat().length > 1 ? 'win' : 'wins'}. ${totals(g)}`,
    rule,
  };
}

/** Alone and in cooperative games all win if they have done what the scenario asks for (F-SCEN-33, F-SCEN-43). */
function missionOutcome(g: Frontiers): Outcome {
  const won = isFulfilled(g);
  const [row] = score(g).rows;
  const points = `${several(row?.total ?? 0, 'point')}.`;
  return {
    winners: won ? [...g.players.keys()] : [],
    why: won ? `The mission succeeds: ${points}` : `The mission fails: ${shortfall(g)}. ${points}`,
    rule: g.players.length > 1 ? 'F-SCEN-33' : (LONE_VERDICTS[g.options.scenario] ?? 'F-SCEN-44'),
  };
}

/** One to Return: the ship on the Wormhole’s space wins; in teams only the chosen one does (F-SCEN-89, F-SCEN-92). */
function wormholeOutcome(g: Frontiers): Outcome {
  const holder = holderOfWormhole(g);
  if (holder === null) return { winners: [], why: 'Nobody wins: no ship is on the Wormhole.', rule: 'F-SCEN-89' };
  const name = seatName(g, holder);
  if (!g.options.teams)
    return { winners: [holder], why: `${name} returns through the Wormhole and wins.`, rule: 'F-SCEN-89' };
  if (!g.chosen.includes(holder)) {
    return { winners: [], why: `Nobody wins: ${name} was not the ship that had to return.`, rule: 'F-SCEN-92' };
  }
  const winners = [...g.players.keys()].filter((seat) => allied(g, holder, seat));
  return { winners, why: `${name} returns through the Wormhole: ${names(g, winners)} win.`, rule: 'F-SCEN-92' };
}

/** The sides with the highest total. */
function leaders(g: Frontiers, sides: readonly ScoringSide[]): ScoringSide[] {
  const { rows } = score(g);
  const totalOf = (side: ScoringSide) => rows.find(({ seat }) => seat === side[0])?.total ?? 0;
  const best = Math.max(...sides.map(totalOf));
  return sides.filter((side) => totalOf(side) === best);
}

/** Whether the mission of the scenario succeeded, where there is one (F-SCEN-17, F-SCEN-93, F-SCEN-94). */
function mission(g: Frontiers): string {
  if (scenarioIn(g).end === 'rounds' || scenarioIn(g).end === 'cubeFound') return '';
  return isFulfilled(g) ? 'The mission succeeded. ' : `The mission failed: ${shortfall(g)}. `;
}

function totals(g: Frontiers): string {
  return `${score(g)
    .rows.map(({ seat, total }) => `${seatName(g, seat)} ${minus(total)}`)
    .join(', ')}.`;
}

function names(g: Frontiers, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => seatName(g, seat)));
}
