import type { Outcome } from '../../../../kernel/types.ts';
import { listed, sentence } from '../../../kit/words.ts';
import { CUBES, SPIRES, TOGETHER } from '../../content/borg-numbers.ts';
import { borgOf, borgWorlds, isCooperative } from '../../position/borg.ts';
import { playerOf } from '../../position/find.ts';
import { theSeat, verbFor } from '../../position/names.ts';
import { holdsHome } from '../../position/standing.ts';
import type { Ascendancy } from '../../state.ts';

/** Returns the Ascendancy that a player needs against the Borg (A-OPEN-33). */
export function ascendancyTogether(g: Ascendancy, seat: number): number {
  return TOGETHER.ascendancy + (playerOf(g, seat).civ === 'vulcan' ? TOGETHER.vulcan : 0);
}

/**
 * Returns the shared outcome of one or two players at the Victory Check, or null while the game continues (A-OPEN-33).
 */
export function verdictTogether(g: Ascendancy): Outcome | null {
  if (!isCooperative(g)) return null;
  const seats = [...g.players.keys()];
  const rule = 'A-OPEN-33';
  const worlds = borgWorlds(g).length;
  if (seats.every((seat) => holdsHome(g, seat) && playerOf(g, seat).ascendancy >= ascendancyTogether(g, seat)))
    return { winners: seats, why: 'The Borg are defeated: every player has enough Ascendancy.', rule };
  if (borgOf(g).sealed && borgOf(g).cubes.length === 0 && worlds === 0)
    return { winners: seats, why: 'The Borg are defeated: the Hub is sealed, and no Cube or Spire is left.', rule };
  if (worlds >= SPIRES) return { winners: [], why: `The Borg win with ${SPIRES} Spires in play.`, rule };
  if (g.round >= TOGETHER.rounds) return { winners: [], why: `The Borg win because round ${g.round} is over.`, rule };
  return null;
}

/** Returns the outcome if the Borg and their Voices win, or null (A-OPEN-32). */
export function verdictOfBorg(g: Ascendancy): Outcome | null {
  if (g.borg === null || isCooperative(g) || g.borg.voices.length === 0) return null;
  const free = [...g.players.keys()].some((seat) => !playerOf(g, seat).out && holdsHome(g, seat));
  const full = borgWorlds(g).length >= SPIRES && g.borg.cubes.length >= CUBES;
  if (free && !full) return null;
  const { voices } = g.borg;
  const why = free ? 'all Spires and Cubes are in play' : 'no free player Controls their Home System';
  const names = sentence(listed(voices.map((seat) => theSeat(g, seat))));
  const [only, ...others] = voices;
  const wins = only !== undefined && others.length === 0 ? verbFor(g, only, 'wins', 'win') : 'win';
  return { winners: [...voices], why: `${names} ${wins} with the Borg: ${why}.`, rule: 'A-OPEN-32' };
}
