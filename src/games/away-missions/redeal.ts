import { shuffle } from '../../kernel/random.ts';
import type { Seat, State } from '../../kernel/types.ts';
import { playerOf } from './rules/find.ts';
import { other } from './rules/names.ts';
import type { AwayMissions, DeckKind } from './state.ts';

const KINDS: readonly DeckKind[] = ['mission', 'support'];

/**
 * Deals anew, in place, all that a seat can’t know: the opponent’s hand and decks together, each kind for itself and with
 * the same counts, and the order of the own decks. Nothing else in the position is hidden (M-DECK-02, M-OPEN-59).
 */
export function redeal(state: State<AwayMissions>, seat: Seat, random: (bound: number) => number): State<AwayMissions> {
  const mine = playerOf(state.g, seat);
  const theirs = playerOf(state.g, other(seat));
  for (const kind of KINDS) {
    shuffle(mine.decks[kind], random);
    const unknown = [...theirs.hand[kind], ...theirs.decks[kind]];
    shuffle(unknown, random);
    theirs.hand[kind] = unknown.splice(0, theirs.hand[kind].length);
    theirs.decks[kind] = unknown;
  }
  return state;
}
