/** The ids of the Tactic Cards (F-OPEN-09). */
export const TACTIC_IDS = [
  'first-watch',
  'change-of-course',
  'data-siphon',
  'planning',
  'full-readiness',
  'double-shift',
] as const;

/** A Tactic Card, such as `planning`. */
export type TacticId = (typeof TACTIC_IDS)[number];

/** The content of a Tactic Card. */
export interface Tactic {
  /** The number that sets the place in the Round Order. The lowest number plays first (F-TACTIC-06). */
  number: number;
  name: string;
  text: string;
}

/** The maximum number of cards that Change of Course replaces. */
export const COURSE_CARDS = 3;
/**
 * The number of cards that Planning needs in the hand before the draw, and the number that it adds to the Hand Limit.
 */
export const PLANNING = { hand: 2, more: 1 } as const;
/** The number of cards that Full Readiness draws. */
export const READINESS_CARDS = 2;

/**
 * All six Tactic Cards (F-OPEN-09). There must be six Tactic Cards, because four are left after two are set aside
 * (F-SCEN-13). The rulebook names only Planning.
 */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  'first-watch': { number: 1, name: 'First Watch', text: 'You play before everyone else.' },
  'change-of-course': {
    number: 2,
    name: 'Change of Course',
    text: `When you take this card, discard up to ${COURSE_CARDS} cards, including Damage Cards. Draw the same number, then shuffle your discard pile into your deck.`,
  },
  'data-siphon': {
    number: 3,
    name: 'Data Siphon',
    text: 'When you take this card, put a red, blue or gold die from the Core on it. Use it in one turn of this Round; at the end of that turn it is re-rolled and returned.',
  },
  planning: {
    number: 4,
    name: 'Planning',
    text: `If you hold ${PLANNING.hand} or more cards before you draw, your Hand Limit is ${PLANNING.more} higher.`,
  },
  'full-readiness': {
    number: 5,
    name: 'Full Readiness',
    text: `When you take this card, draw ${READINESS_CARDS} cards.`,
  },
  'double-shift': {
    number: 6,
    name: 'Double Shift',
    text: 'Once this Round, take another turn right after yours.',
  },
};
