import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { roundsOf, scenarioIn, sizeOf } from '../../scenarios/all.ts';
import type { End } from '../../scenarios/scenario.ts';
import type { Captain, Frontiers } from '../../state.ts';
import { captainName, playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { siteAt, spaces } from '../map/ground.ts';
import { captainsAfter, seatsInOrder } from './round-order.ts';

/** Returns the number of destroyed Borg Cubes. */
export function destroyedCubes(g: Frontiers): number {
  return Object.values(g.cubes).filter((cube) => cube.destroyed).length;
}

/** Each scenario's goal: whether it is met, what the players still lack, and the text and rule that announce it. */
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
    lacks: (g) => (areStationsFree(g) ? 'tiles are left in the stack' : 'some Research Stations are still occupied'),
    why: 'Every tile is revealed, and the Research Stations are free.',
    rule: 'F-SCEN-56',
  },
  mapComplete: {
    come: (g) => g.stack.length === 0,
    lacks: (g) => `${several(g.stack.length, 'tile')} left in the stack`,
    why: 'The last tile is on the map.',
    rule: 'F-SCEN-62',
  },
  rounds: {
    come: () => false,
    lacks: () => 'all Rounds are over',
    why: 'All Rounds have been played.',
    rule: 'F-ROUND-19',
  },
};

/** Whether the scenario's goal is met (F-SCEN-07, F-SCEN-16, F-SCEN-32, F-SCEN-42, F-SCEN-56, F-SCEN-62). */
export function isFulfilled(g: Frontiers): boolean {
  return ENDS[scenarioIn(g).end].come(g);
}

/** Describes what the players still lack for the scenario's goal. */
export function shortfall(g: Frontiers): string {
  return ENDS[scenarioIn(g).end].lacks(g);
}

/**
 * Starts the last turns if the scenario's goal is met. Every player has one last turn, including the player who met the
 * goal (F-OPEN-71). The Dummy Player has no last turn. Call this whenever a tile is placed, a Cube destroyed or a
 * station liberated.
 */
export function noteFinale(ctx: Running): void {
  const { g } = ctx;
  if (g.finale !== null || !isFulfilled(g)) return;
  const { why, rule } = ENDS[scenarioIn(g).end];
  g.finale = { why, left: seatsInOrder(g) };
  ctx.log(`${why} Every player has one last turn.`, rule);
}

/**
 * Called when a captain starts or skips a turn. Removes that captain from those who still have a last turn (F-OPEN-44).
 */
export function countTurn(g: Frontiers, who: Captain): void {
  g.lastTurns = g.lastTurns.filter((other) => other !== who);
  if (g.finale !== null) g.finale.left = g.finale.left.filter((other) => other !== who);
}

/** Whether a captain still has a turn. In the last turns of a Round or of the game, each captain has only one. */
export function hasTurn(g: Frontiers, who: Captain): boolean {
  if (g.announced !== null && !g.lastTurns.includes(who)) return false;
  return g.finale === null || g.finale.left.includes(who);
}

/**
 * Whether nobody has a turn left this Round, either because the End of the Round was announced (F-EOR-05), or because
 * the last turns of the game are over. If the End of the Round is announced during the last turns of the game, the
 * Round and the game end together (F-SCEN-07, F-SCEN-16, F-OPEN-89).
 */
export function isRoundOver(g: Frontiers): boolean {
  return !g.order.some(({ who }) => hasTurn(g, who));
}

/** Whether the game ends with this Round (F-ROUND-19). */
export function isGameOver(g: Frontiers): boolean {
  return g.finale !== null || g.round >= roundsOf(g) || g.order.every(({ who }) => who === 'dummy');
}

function areStationsFree(g: Frontiers): boolean {
  return ![...spaces(g).values()].some(({ id, site }) => site?.kind === 'research' && siteAt(g, id).tokens.length > 0);
}

/** Whether a seat may announce the End of the Round: its deck is empty and nobody has announced it (F-EOR-01). */
export function mayAnnounce(g: Frontiers, seat: Seat): boolean {
  return g.announced === null && playerOf(g, seat).deck.length === 0;
}

/**
 * Says who has one more turn if a captain announces the End of the Round (F-EOR-05). Returns null if nobody has one. A
 * turn taken in advance counts as the last turn (F-OPEN-44).
 */
export function oneMore(g: Frontiers, who: Captain): string | null {
  const advanced = g.order.flatMap((token) => (token.down ? [token.who] : []));
  const left = captainsAfter(g, who).filter((other) => hasTurn(g, other) && !advanced.includes(other));
  const [only] = left;
  if (only === undefined) return null;
  return `${left.length === 1 ? captainName(g, only) : 'Every other player'} has one more turn`;
}

/** Announces the End of the Round. Every other captain has one more turn (F-EOR-02, F-EOR-05, F-DUMMY-07). */
export function announce(ctx: Running, who: Captain): void {
  const { g } = ctx;
  g.announced = who;
  g.lastTurns = captainsAfter(g, who);
  const others = g.lastTurns.length === 0 ? '' : ' Every other player has one more turn.';
  ctx.log(
    `${captainName(g, who)} announces the End of the Round.${others}`,
    who === 'dummy' ? 'F-DUMMY-07' : 'F-EOR-05',
  );
}
