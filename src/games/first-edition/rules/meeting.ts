import type { Seat } from '../../../kernel/types.ts';
import type { Formula } from '../content/formula.ts';
import type { Effects } from '../effects/union.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId } from '../terms.ts';

/** The rule of a dilemma for its encounter. */
export interface Meeting {
  /**
   * The formula to overcome the dilemma (C-DILEMMA-06), by default the printed one, or null if it can't be overcome.
   */
  readonly unless?: Formula | null;
  /** A test. If this test returns false, the dilemma is discarded without effect (C-DILEMMA-02). */
  readonly trigger?: (g: FirstEdition, seat: Seat) => boolean;
  /** The formula that nullifies the dilemma, when encountered and later in play (C-DILEMMA-09). */
  readonly nullify?: Formula;
  /** The dilemma's effects on personnel who don't overcome it. */
  readonly effects?: Effects;
  /** The formula that the remaining personnel must meet after the effects. */
  readonly past?: Formula;
  /** Effects after the dilemma is overcome. */
  readonly after?: Effects;
  /** Set if the attempt continues even if the dilemma's conditions aren't met (C-DILEMMA-07). */
  readonly continues?: true;
  /**
   * The dilemma's destination afterwards. By default, the dilemma goes back under the mission, or is discarded if it
   * has no conditions (C-DILEMMA-08). If it is `mixed`, it is shuffled among the other cards there when it goes back.
   */
  readonly fate?: 'mixed' | 'discard';
  /** The formula that cures the dilemma in play (C-DILEMMA-10). */
  readonly cure?: Formula;
  /**
   * Set if the dilemma affects everyone at its location, and if everyone there can cure or nullify it in play: also those
   * aboard ships and facilities, and not only those present with it (C-TEAM-08).
   */
  readonly here?: true;
  /** Set if overcoming the dilemma scores no points, since only its text scores them (C-DILEMMA-19). */
  readonly unpaid?: true;
  /** Cards that nullify the dilemma when either player plays them in response. */
  readonly cards?: readonly CardId[];
  /** The dilemma's rule on a planet, if different. */
  readonly planet?: Meeting;
  /** The dilemma's rule at a mission in the Delta Quadrant, if different. */
  readonly delta?: Meeting;
  /** The second half of a combo (C-DILEMMA-22). */
  readonly second?: Meeting;
  /** The dilemmas that a combo consists of. A combo counts as a copy of each of its dilemmas (C-SEED-22). */
  readonly halves?: readonly CardId[];
}
