import type { Seat, State } from '../../kernel/types.ts';
import { mixSome, redealHidden } from '../kit/zones.ts';
import { cubeOf } from './chapters/map/ground.ts';
import { COLOURS } from './content/colours.ts';
import { TILES } from './content/tiles/all.ts';
import type { Frontiers } from './state.ts';
import { zones } from './zones.ts';

/**
 * Re-deals, in place, everything a seat can’t know: hidden piles and hands, the order of defenders and Core tiles, and
 * secret choices.
 */
export function redeal(state: State<Frontiers>, seat: Seat, random: (bound: number) => number): State<Frontiers> {
  const { g, stack } = state;
  redealHidden(zones(g, stack), seat, random);
  const defenders = g.assault === null ? [] : cubeOf(g, g.assault.cube).defenders;
  mixSome(defenders, ({ up }) => !up, random);
  mixSome(g.stack, (tile) => TILES[tile].back === 'core', random);
  const die = g.combat?.die;
  // The secret choices: the Interactive Combat die, and the ship the other team chose in One to Return.
  if (die && !die.shown && die.by !== seat) die.colour = COLOURS[random(COLOURS.length)] ?? die.colour;
  const mine = g.players[seat]?.team ?? null;
  for (const [team, chosen] of g.chosen.entries()) {
    if (chosen === null || team === mine) continue;
    const members = [...g.players.keys()].filter((one) => g.players[one]?.team === team);
    g.chosen[team] = members[random(members.length)] ?? chosen;
  }
  return state;
}
