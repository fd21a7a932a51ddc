import type { Seat } from '../../../kernel/types.ts';
import type { Formula } from '../content/formula.ts';
import type { Effects } from '../effects/union.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId } from '../terms.ts';

/** What happens when a dilemma is met. */
export interface Meeting {
  /** What gets past it (C-DILEMMA-06); left out: what is printed; null: nothing does. */
  readonly unless?: Formula | null;
  /** Without it the dilemma is discarded without effect (C-DILEMMA-02). */
  readonly trigger?: (g: FirstEdition, seat: Seat) => boolean;
  /** What nullifies it, when it is met and later where it lies (C-DILEMMA-09). */
  readonly nullify?: Formula;
  /** What happens otherwise. */
  readonly effects?: Effects;
  /** What gets past it among those who are left after its effects. */
  readonly past?: Formula;
  /** What happens when they got past it. */
  readonly after?: Effects;
  /** Whether the attempt goes on after conditions that weren’t met (C-DILEMMA-07). */
  readonly continues?: true;
  /** What becomes of it then: by itself it goes back, or is discarded where it has no conditions (C-DILEMMA-08). */
  readonly fate?: 'back' | 'discard';
  /** Where it goes back it is shuffled among the cards there. */
  readonly mixes?: true;
  /** What cures it while it is in play (C-DILEMMA-10); or where it is cured by what isn’t had but done. */
  readonly cure?: Formula;
  readonly cured?: (g: FirstEdition, card: Piece) => boolean;
  /** Its points are for what it says itself alone, not for who overcomes it (C-DILEMMA-19). */
  readonly unpaid?: true;
  /** Cards that nullify it when they are played in answer, by whoever has them. */
  readonly cards?: readonly CardId[];
  /** What it is where it is met on a planet, if that is something else. */
  readonly planet?: Meeting;
  /** The same at a mission of the Delta Quadrant. */
  readonly delta?: Meeting;
  /** Of a combo: what it does after that (C-DILEMMA-22). */
  readonly second?: Meeting;
  /** The dilemmas that it is made of: it counts as a copy of each (C-SEED-22). */
  readonly halves?: readonly CardId[];
}
