import { must } from '../../../../kernel/must.ts';
import type { Outcome, Seat } from '../../../../kernel/types.ts';
import { listed, sentence } from '../../../kit/words.ts';
import { isComplete } from '../../content/lack.ts';
import { agendaCard } from '../../content/lookup.ts';
import { isCooperative } from '../../position/borg.ts';
import { controlled, playerOf } from '../../position/find.ts';
import { isOne, seatName, theSeat, verbFor } from '../../position/names.ts';
import { holdsHome } from '../../position/standing.ts';
import type { Ascendancy } from '../../state.ts';
import { verdictOfBorg, verdictTogether } from '../borg/endings.ts';
import { seatsLeft } from './sequence.ts';

/** The Ascendancy and the number of Home Systems needed to win (A-WIN-02, A-WIN-04). */
export const ENOUGH = { ascendancy: 5, homes: 3 } as const;

/** A way to win, with its rule. */
interface Victory {
  name: string;
  rule: string;
}

/**
 * Counts the Home Systems that a player Controls, including those of eliminated players (A-OPEN-84), but not abandoned
 * ones (A-WIN-05).
 */
export function homesHeld(g: Ascendancy, seat: Seat): number {
  return g.players.filter(({ home }) => home !== null && g.discs[home]?.control === seat).length;
}

/** Returns how a player would win now (A-OPEN-38), or null (A-WIN-02, A-WIN-04, A-WIN-06). */
export function victoryOf(g: Ascendancy, seat: Seat): Victory | null {
  const { civ, ascendancy, agendas } = playerOf(g, seat);
  if (civ === 'vulcan') {
    // One completed Agenda is enough (A-WIN-07), no matter where the Vulcans’ Home System is (A-WIN-08).
    const met = agendas.find(({ card }) => isComplete(agendaCard(card).lacks(g, seat)));
    return met === undefined ? null : { name: `the Agenda ${agendaCard(met.card).name}`, rule: 'A-WIN-06' };
  }
  if (!holdsHome(g, seat)) return null;
  if (ascendancy >= ENOUGH.ascendancy) return { name: 'an Ascendancy Victory', rule: 'A-WIN-02' };
  return homesHeld(g, seat) >= ENOUGH.homes ? { name: 'a Supremacy Victory', rule: 'A-WIN-04' } : null;
}

/**
 * Runs the Victory Check (A-WIN-01). Among several winners, the one with the most Systems wins, and players with equal
 * numbers share the victory (A-WIN-10). Returns null if nobody wins.
 */
export function verdict(g: Ascendancy): Outcome | null {
  if (isCooperative(g)) return verdictTogether(g);
  const winning = seatsLeft(g).flatMap((seat) => {
    const victory = victoryOf(g, seat);
    return victory === null ? [] : { seat, victory, systems: controlled(g, seat).length };
  });
  const [first] = winning;
  if (first === undefined) return verdictOfBorg(g);
  const most = Math.max(...winning.map(({ systems }) => systems));
  const best = winning.filter(({ systems }) => systems === most);
  const said = (ones: typeof winning): string =>
    sentence(
      listed(
        ones.map(
          ({ seat, victory }) => `${theSeat(g, seat)} ${verbFor(g, seat, 'has', 'have')} achieved ${victory.name}`,
        ),
      ),
    );
  if (winning.length === 1)
    return {
      winners: [first.seat],
      why: `The ${seatName(g, first.seat)} ${isOne(g, first.seat) ? 'wins' : 'win'} by ${first.victory.name}.`,
      rule: first.victory.rule,
    };
  const names = listed(best.map(({ seat }) => theSeat(g, seat)));
  const shared = best.length > 1;
  const end = shared
    ? `${sentence(names)} share the victory with ${most} Systems each.`
    : `${sentence(names)} ${verbFor(g, must(best[0], 'the winner').seat, 'wins', 'win')} with the most Systems, ${most}.`;
  return { winners: best.map(({ seat }) => seat), why: `${said(winning)}. ${end}`, rule: 'A-WIN-10' };
}

/** Returns the outcome if at most one of several players is still in the game, or null while the game continues. */
export function lastLeft(g: Ascendancy): Outcome | null {
  const left = seatsLeft(g);
  if (left.length > 1 || (g.players.length === 1 && left.length === 1)) return null;
  const [last] = left;
  // With the Borg in play, the last player can still lose.
  if (last !== undefined && g.borg !== null) return null;
  const why =
    last === undefined
      ? 'Nobody is left.'
      : `The ${seatName(g, last)} ${verbFor(g, last, 'wins', 'win')} because nobody else is left.`;
  return { winners: left, why, rule: 'A-RECH-02' };
}
