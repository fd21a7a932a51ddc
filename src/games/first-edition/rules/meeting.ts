import type { Seat } from '../../../kernel/types.ts';
import type { Formula } from '../content/formula.ts';
import type { Effects } from '../effects/union.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';

/** The rule of a dilemma when it is encountered. */
export interface Meeting {
  /** The formula to overcome it (C-DILEMMA-06), by default the printed one. Null if it can't be overcome. */
  readonly unless?: Formula | null;
  /** A test. If it returns false, the dilemma is discarded without effect (C-DILEMMA-02). */
  readonly trigger?: (g: FirstEdition, seat: Seat) => boolean;
  /** The formula that nullifies it, on encounter and later in play (C-DILEMMA-09). */
  readonly nullify?: Formula;
  /** Its effects on personnel who don't overcome it. */
  readonly effects?: Effects;
  /** The formula that the remaining personnel must meet after its effects. */
  readonly past?: Formula;
  /** Its effects after it is overcome. */
  readonly after?: Effects;
  /** Set if the attempt continues after unmet conditions (C-DILEMMA-07). */
  readonly continues?: true;
  /** Where it goes afterwards. By default it goes back, or is discarded if it has no conditions (C-DILEMMA-08). */
  readonly fate?: 'back' | 'discard';
  /** Set if it is shuffled into the cards there when it goes back. */
  readonly mixes?: true;
  /** The formula that cures it in play (C-DILEMMA-10), or a test if an action does. */
  readonly cure?: Formula;
  readonly cured?: (g: FirstEdition, card: Piece) => boolean;
  /** Set if overcoming it scores no points, since only its text scores them (C-DILEMMA-19). */
  readonly unpaid?: true;
  /** Cards that nullify it when played in response, by either player. */
  readonly cards?: readonly CardId[];
  /** Its rule on a planet, if different. */
  readonly planet?: Meeting;
  /** Its rule at a mission in the Delta Quadrant, if different. */
  readonly delta?: Meeting;
  /** The second half of a combo (C-DILEMMA-22). */
  readonly second?: Meeting;
  /** The dilemmas it consists of. It counts as a copy of each (C-SEED-22). */
  readonly halves?: readonly CardId[];
}
