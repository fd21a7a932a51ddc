import { type Outcome, Refused, type Seat, type State } from '../../kernel/types.ts';
import { listed, minus, several } from '../kit/words.ts';
import { allied, playerOf, rivals, seatName } from './chapters/captains/find.ts';
import { holderOfWormhole } from './chapters/movement/wormhole.ts';
import { isFulfilled, shortfall } from './chapters/rounds/finale.ts';
import { scenarioIn } from './scenarios/all.ts';
import { leaders, score } from './score.ts';
import type { Frontiers } from './state.ts';

/** Who has won, and why. */
export function outcome(g: Frontiers): Outcome {
  const { together, scoring, end, verdict: rule } = scenarioIn(g);
  if (together || g.players.length === 1) return missionOutcome(g);
  if (scoring.length === 0) return wormholeOutcome(g);
  const best = leaders(g);
  const totals = score(g).rows.map(({ seat, total }) => `${seatName(g, seat)} ${minus(total)}`);
  const points = `${totals.join(', ')}.`;
  // F-SCEN-82: nobody wins a tie for Starbases; elsewhere the victory is shared (F-SCEN-08, F-OPEN-88).
  if (scoring.includes('starbases') && best.length > 1)
    return { winners: [], why: `Nobody wins: both sides hold as much. ${points}`, rule };
  const winners = best.flat();
  // Whether the mission of the scenario succeeded, where there is one (F-SCEN-17, F-SCEN-93, F-SCEN-94).
  const hasMission = end !== 'rounds' && end !== 'cubeFound';
  const mission = isFulfilled(g) ? 'The mission succeeded. ' : `The mission failed: ${shortfall(g)}. `;
  return { winners, why: `${hasMission ? mission : ''}${winning(g, winners)}. ${points}`, rule };
}

/** Alone and in cooperative games all win if they have done what the scenario asks for (F-SCEN-33, F-SCEN-43). */
function missionOutcome(g: Frontiers): Outcome {
  const won = isFulfilled(g);
  const [row] = score(g).rows;
  const points = `${several(row?.total ?? 0, 'point')}.`;
  return {
    winners: won ? [...g.players.keys()] : [],
    why: won ? `The mission succeeds: ${points}` : `The mission fails: ${shortfall(g)}. ${points}`,
    rule: g.players.length > 1 ? 'F-SCEN-33' : scenarioIn(g).loneVerdict,
  };
}

/** One to Return: the ship on the Wormhole’s space wins; in teams only the chosen one does (F-SCEN-89, F-SCEN-92). */
function wormholeOutcome(g: Frontiers): Outcome {
  const holder = holderOfWormhole(g);
  if (holder === null) return { winners: [], why: 'Nobody wins: no ship is on the Wormhole.', rule: 'F-SCEN-89' };
  const name = seatName(g, holder);
  if (!g.options.teams)
    return { winners: [holder], why: `${name} returns through the Wormhole and wins.`, rule: 'F-SCEN-89' };
  if (!g.chosen.includes(holder))
    return { winners: [], why: `Nobody wins: ${name} was not the ship that had to return.`, rule: 'F-SCEN-92' };
  const winners = [...g.players.keys()].filter((seat) => allied(g, holder, seat));
  return { winners, why: `${name} returns through the Wormhole: ${winning(g, winners)}.`, rule: 'F-SCEN-92' };
}

/**
 * The game ends without a captain who gives up where nobody plays on, or who is away when the others score without them
 * (F-OPEN-84): against the Borg all lose; else the best of the others win, a team together (F-SCEN-82). Throws `Refused` for whoever is out of the game already, without whom it goes on (F-SCEN-86).
 */
export function concede({ g }: State<Frontiers>, seat: Seat, how = 'gives up'): Outcome {
  if (playerOf(g, seat).eliminated) throw new Refused('Your ship is out of the game; the others play on.', 'F-SCEN-86');
  const why = `${seatName(g, seat)} ${how}`;
  if (scenarioIn(g).together) return { winners: [], why: `${why}: the mission failed.` };
  const others = rivals(g, seat).filter((other) => !allied(g, seat, other));
  if (others.length === 0) return { winners: [], why: `${why}: nobody wins.` };
  const winners = leaders(g, others).flat();
  return { winners, why: `${why}: ${winning(g, winners)}.` };
}

/** “Defiant and Negh’Var win”. */
function winning(g: Frontiers, winners: readonly Seat[]): string {
  const names = listed(winners.map((seat) => seatName(g, seat)));
  return `${names} ${winners.length === 1 ? 'wins' : 'win'}`;
}
