import { type Outcome, Refused, type Seat, type State } from '../../kernel/types.ts';
import { listed } from '../kit/words.ts';
import { allied, playerOf, rivals, seatName } from './chapters/captains/find.ts';
import { scenarioIn } from './scenarios/all.ts';
import { score } from './score.ts';
import type { Frontiers } from './state.ts';

/**
 * A captain gives up, which ends the game (F-OPEN-84): against the Borg all lose; else the best of the others win, a team
 * together (F-SCEN-82). Throws `Refused` for whoever is out of the game already, without whom it goes on (F-SCEN-86).
 */
export function concede({ g }: State<Frontiers>, seat: Seat): Outcome {
  if (playerOf(g, seat).eliminated) throw new Refused('Your ship is out of the game; the others play on.', 'F-SCEN-86');
  const why = `${seatName(g, seat)} gives up`;
  if (scenarioIn(g).together) return { winners: [], why: `${why}: the mission failed.` };
  const others = rivals(g, seat).filter((other) => !allied(g, seat, other));
  if (others.length === 0) return { winners: [], why: `${why}: nobody wins.` };
  const rows = score(g).rows.filter((row) => others.includes(row.seat));
  const best = Math.max(...rows.map(({ total }) => total));
  const leaders = rows.filter(({ total }) => total === best).map((row) => row.seat);
  const winners = others.filter((other) => leaders.some((leader) => allied(g, leader, other)));
  const names = listed(winners.map((winner) => seatName(g, winner)));
  return { winners, why: `${why}: ${names} ${winners.length === 1 ? 'wins' : 'win'}.` };
}
