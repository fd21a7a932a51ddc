import type { Seat } from '../../../kernel/types.ts';
import type { Lack } from '../content/lack.ts';
import { agendaCard } from '../content/lookup.ts';
import { playerOf } from '../position/find.ts';
import type { Ascendancy } from '../state.ts';

/** The approximate cost, in Culture, of one more of each thing that an Agenda needs. */
const TAKES: Readonly<Required<Lack>> = {
  ascendancy: 5,
  systems: 4,
  rich: 3,
  culture: 3,
  research: 2.5,
  advancements: 3,
  science: 1.5,
  foreign: 6,
  ambassadors: 1.5,
  homes: 3,
  agreements: 2.5,
  phenomena: 3,
  shields: 7,
  fleets: 3,
  calm: 1,
};

/** Returns the total cost of everything missing, in Culture. */
function sumOf(lack: Lack): number {
  return (Object.keys(lack) as (keyof Lack)[]).reduce((sum, what) => sum + (lack[what] ?? 0) * TAKES[what], 0);
}

function lacks(g: Ascendancy, seat: Seat): Lack[] {
  return playerOf(g, seat).agendas.map(({ card }) => agendaCard(card).lacks(g, seat));
}

/** Returns the cost of what a Vulcan player still needs for the nearest Agenda, in Culture. */
export function missing(g: Ascendancy, seat: Seat): number {
  return Math.min(...lacks(g, seat).map(sumOf), 40);
}

/**
 * Returns everything that a Vulcan player still needs for the nearest Agenda. The result is empty for other
 * civilizations.
 */
export function pursued(g: Ascendancy, seat: Seat): Lack {
  return lacks(g, seat).sort((a, b) => sumOf(a) - sumOf(b))[0] ?? {};
}
