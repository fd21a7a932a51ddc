import { must } from '../../kernel/must.ts';
import { type Outcome, Refused, type Seat, type State } from '../../kernel/types.ts';
import { listed, minus, several } from '../kit/words.ts';
import { allied, playerOf, rivals, seatName } from './chapters/captains/find.ts';
import { holderOfWormhole } from './chapters/movement/wormhole.ts';
import { isFulfilled, shortfall } from './chapters/rounds/finale.ts';
import { scenarioIn } from './scenarios/all.ts';
import { leaders, score } from './score.ts';
import type { Frontiers } from './state.ts';

/** Returns the winners, and the reason for the result. */
export function outcome(g: Frontiers): Outcome {
  const { together, scoring, end, verdict: rule } = scenarioIn(g);
  if (together || g.players.length === 1) return missionOutcome(g);
  if (scoring.length === 0) return wormholeOutcome(g);
  const best = leaders(g);
  const totals = score(g).rows.map(({ seat, total }) => `${seatName(g, seat)} ${minus(total)}`);
  const points = `${totals.join(', ')}.`;
  // F-SCEN-82: in a tie for Starbases, nobody wins. In other scenarios tied players share the victory (F-SCEN-08,
  // F-OPEN-88).
  if (scoring.includes('starbases') && best.length > 1)
    return { winners: [], why: `Nobody wins: the Starbases are tied. ${points}`, rule };
  const winners = best.flat();
  // Some scenarios have a mission, which succeeds or fails (F-SCEN-17, F-SCEN-93, F-SCEN-94).
  const hasMission = end !== 'rounds' && end !== 'cubeFound';
  const mission = isFulfilled(g) ? 'The mission succeeded. ' : `The mission failed: ${shortfall(g)}. `;
  return { winners, why: `${hasMission ? mission : ''}${winning(g, winners)}. ${points}`, rule };
}

/** Solo and cooperative games: all players win if they complete the scenario's mission (F-SCEN-33, F-SCEN-43). */
function missionOutcome(g: Frontiers): Outcome {
  const won = isFulfilled(g);
  const [row] = score(g).rows;
  const points = `${several(must(row, 'the score').total, 'point')}.`;
  return {
    winners: won ? [...g.players.keys()] : [],
    why: won ? `The mission succeeds: ${points}` : `The mission fails: ${shortfall(g)}. ${points}`,
    rule: g.players.length > 1 ? 'F-SCEN-33' : scenarioIn(g).loneVerdict,
  };
}

/**
 * In One to Return, the ship on the Wormhole’s space wins. In team games, this ship wins only if its team chose it
 * (F-SCEN-89, F-SCEN-92).
 */
function wormholeOutcome(g: Frontiers): Outcome {
  const holder = holderOfWormhole(g);
  if (holder === null) return { winners: [], why: 'Nobody wins: no ship is on the Wormhole.', rule: 'F-SCEN-89' };
  const name = seatName(g, holder);
  if (!g.options.teams)
    return { winners: [holder], why: `${name} returns through the Wormhole and wins.`, rule: 'F-SCEN-89' };
  if (!g.chosen.includes(holder))
    return { winners: [], why: `Nobody wins: ${name} isn’t the ship its team chose to return.`, rule: 'F-SCEN-92' };
  const winners = [...g.players.keys()].filter((seat) => allied(g, holder, seat));
  return { winners, why: `${name} returns through the Wormhole: ${winning(g, winners)}.`, rule: 'F-SCEN-92' };
}

/**
 * Returns the outcome when a captain gives up or is away and the game can't continue without them (F-OPEN-84). If a
 * captain leaves a cooperative game, everyone loses. In other games the best of the other players or teams wins
 * (F-SCEN-82). Throws `Refused` for a captain whose ship is already out of the game, since the game continues without
 * that ship (F-SCEN-86).
 */
export function concede({ g }: State<Frontiers>, seat: Seat, how = 'gives up'): Outcome {
  if (playerOf(g, seat).eliminated)
    throw new Refused('Your ship is already out of the game. The other players continue.', 'F-SCEN-86');
  const why = `${seatName(g, seat)} ${how}`;
  if (scenarioIn(g).together) return { winners: [], why: `${why}, so the mission fails.` };
  const others = rivals(g, seat).filter((other) => !allied(g, seat, other));
  if (others.length === 0) return { winners: [], why: `${why}, so nobody wins.` };
  const winners = leaders(g, others).flat();
  return { winners, why: `${why}: ${winning(g, winners)}.` };
}

/** Formats the winners: “Defiant and Negh’Var win”. */
function winning(g: Frontiers, winners: readonly Seat[]): string {
  const names = listed(winners.map((seat) => seatName(g, seat)));
  return `${names} ${winners.length === 1 ? 'wins' : 'win'}`;
}
