import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { roundsOf, scenarioIn, sizeOf } from '../../scenarios/all.ts';
import type { End } from '../../scenarios/scenario.ts';
import type { Captain, Frontiers } from '../../state.ts';
import { captainName, playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { siteAt, spaces } from '../map/ground.ts';
import { captainsAfter, seatsInOrder } from './round-order.ts';

/** Borg Cubes that were destroyed in the game. */
export function destroyedCubes(g: Frontiers): number {
  return Object.values(g.cubes).filter((cube) => cube.destroyed).length;
}

/** What brings the last turns: whether it came about, what is missing until then, and what is said of it with which rule. */
const ENDS: Readonly<
  Record<End, { come(g: Frontiers): boolean; lacks(g: Frontiers): string; why: string; rule: RuleId }>
> = {
  cubeFound: {
    come: (g) => Object.keys(g.cubes).length > 0,
    lacks: () => 'no Borg Cube was found',
    why: 'A Borg Cube was found.',
    rule: 'F-SCEN-07',
  },
  cubesDestroyed: {
    come: (g) => destroyedCubes(g) >= sizeOf(g.options).cubes,
    lacks: (g) => `${destroyedCubes(g)} of ${several(sizeOf(g.options).cubes, 'Borg Cube')} destroyed`,
    why: 'All Borg Cubes are destroyed.',
    rule: 'F-SCEN-16',
  },
  stationsLiberated: {
    come: (g) => g.stack.length === 0 && areStationsFree(g),
    lacks: (g) => (areStationsFree(g) ? 'tiles are left in the stack' : 'Research Stations are still held'),
    why: 'All tiles lie open and all Research Stations are free.',
    rule: 'F-SCEN-56',
  },
  mapComplete: {
    come: (g) => g.stack.length === 0,
    lacks: (g) => `${several(g.stack.length, 'tile')} left in the stack`,
    why: 'The last tile lies on the map.',
    rule: 'F-SCEN-62',
  },
  rounds: {
    come: () => false,
    lacks: () => 'all Rounds are over',
    why: 'All Rounds were played.',
    rule: 'F-ROUND-19',
  },
};

/** Whether what the scenario asks for has come about (F-SCEN-07, F-SCEN-16, F-SCEN-32, F-SCEN-42, F-SCEN-56, F-SCEN-62). */
export function isFulfilled(g: Frontiers): boolean {
  return ENDS[scenarioIn(g).end].come(g);
}

/** What is missing of that, in words. */
export function shortfall(g: Frontiers): string {
  return ENDS[scenarioIn(g).end].lacks(g);
}

/**
 * Looks whether the scenario’s end has come: then everyone has one last turn, whoever brought it about included (F-OPEN-71);
 * the Dummy Player has none. To be called wherever a tile was laid, a Cube destroyed or a station liberated.
 */
export function noteFinale(ctx: Running): void {
  const { g } = ctx;
  if (g.finale !== null || !isFulfilled(g)) return;
  const { why, rule } = ENDS[scenarioIn(g).end];
  g.finale = { why, left: seatsInOrder(g) };
  ctx.log(`${why} Everyone has one last turn.`, rule);
}

/** A captain begins or skips a turn: one of the last ones, if these are counted (F-OPEN-44). */
export function countTurn(g: Frontiers, who: Captain): void {
  g.lastTurns = g.lastTurns.filter((other) => other !== who);
  if (g.finale !== null) g.finale.left = g.finale.left.filter((other) => other !== who);
}

/** Whether a captain still has a turn: in the last turns of a Round or of the game only some do. */
export function hasTurn(g: Frontiers, who: Captain): boolean {
  if (g.announced !== null && !g.lastTurns.includes(who)) return false;
  return g.finale === null || g.finale.left.includes(who);
}

/**
 * Whether nobody has a turn left in this Round: after the announcement (F-EOR-05), or after the last turns of the game. Where
 * both are counted the Round’s end is the game’s too (F-SCEN-07, F-SCEN-16, F-OPEN-89).
 */
export function isRoundOver(g: Frontiers): boolean {
  return !g.order.some(({ who }) => hasTurn(g, who));
}

/** At the end of a Round: whether the game ends with it (F-ROUND-19). */
export function isGameOver(g: Frontiers): boolean {
  return g.finale !== null || g.round >= roundsOf(g) || g.order.every(({ who }) => who === 'dummy');
}

function areStationsFree(g: Frontiers): boolean {
  return ![...spaces(g).values()].some(({ id, site }) => site?.kind === 'research' && siteAt(g, id).tokens.length > 0);
}

/** Whether a seat may end the Round with its turn: its deck is empty, and nobody has announced it yet (F-EOR-01). */
export function mayAnnounce(g: Frontiers, seat: Seat): boolean {
  return g.announced === null && playerOf(g, seat).deck.length === 0;
}

/**
 * Who has one more turn if a captain announces the End of the Round: `Everyone else has one more`; null: nobody (F-EOR-05).
 * A turn that was taken in advance is the last one (F-OPEN-44).
 */
export function oneMore(g: Frontiers, who: Captain): string | null {
  const advanced = g.order.flatMap((token) => (token.down ? [token.who] : []));
  const left = captainsAfter(g, who).filter((other) => hasTurn(g, other) && !advanced.includes(other));
  const [only] = left;
  if (only === undefined) return null;
  return `${left.length === 1 ? captainName(g, only) : 'Everyone else'} has one more`;
}

/** Announces the End of the Round: every other captain has one more turn (F-EOR-02, F-EOR-05, F-DUMMY-07). */
export function announce(ctx: Running, who: Captain): void {
  const { g } = ctx;
  g.announced = who;
  g.lastTurns = captainsAfter(g, who);
  const others = g.lastTurns.length === 0 ? '' : ' Everyone else has one more turn.';
  ctx.log(
    `${captainName(g, who)} announces the End of the Round.${others}`,
    who === 'dummy' ? 'F-DUMMY-07' : 'F-EOR-05',
  );
}
