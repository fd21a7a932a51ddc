import type { Seat } from '../../../kernel/types.ts';
import type { Formula } from '../content/formula.ts';
import type { Effects } from '../effects/union.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';

/** The rule of a dilemma when it is encountered. */
export interface Meeting {
  /** The formula that gets past it (C-DILEMMA-06). Left out, the printed one; null, nothing does. */
  readonly unless?: Formula | null;
  /** Without it the dilemma is discarded without effect (C-DILEMMA-02). */
  readonly trigger?: (g: FirstEdition, seat: Seat) => boolean;
  /** The formula that nullifies it, when it is encountered and later in play (C-DILEMMA-09). */
  readonly nullify?: Formula;
  /** Its effects on personnel who don’t get past it. */
  readonly effects?: Effects;
  /** The formula that the remaining personnel must meet after its effects to get past it. */
  readonly past?: Formula;
  /** Effects once they have got past it. */
  readonly after?: Effects;
  /** Whether the attempt goes on after conditions that weren’t met (C-DILEMMA-07). */
  readonly continues?: true;
  /** Where it goes then. By default it goes back, or is discarded if it has no conditions (C-DILEMMA-08). */
  readonly fate?: 'back' | 'discard';
  /** Where it goes back it is shuffled among the cards there. */
  readonly mixes?: true;
  /** The formula that cures it while it is in play (C-DILEMMA-10), or a test if an action cures it. */
  readonly cure?: Formula;
  readonly cured?: (g: FirstEdition, card: Piece) => boolean;
  /** Its points are for what it says itself alone, not for who overcomes it (C-DILEMMA-19). */
  readonly unpaid?: true;
  /** Cards that nullify it when they are played in answer, by whoever has them. */
  readonly cards?: readonly CardId[];
  /** Its rule on a planet, if that differs. */
  readonly planet?: Meeting;
  /** The same at a mission of the Delta Quadrant. */
  readonly delta?: Meeting;
  /** Of a combo: what it does after that (C-DILEMMA-22). */
  readonly second?: Meeting;
  /** The dilemmas that it is made of: it counts as a copy of each (C-SEED-22). */
  readonly halves?: readonly CardId[];
}
