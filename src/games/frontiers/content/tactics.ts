/** The Tactic Cards by id (F-OPEN-09). */
export const TACTIC_IDS = [
  'first-watch',
  'change-of-course',
  'data-siphon',
  'planning',
  'full-readiness',
  'double-shift',
] as const;

/** A Tactic Card: `planning`. */
export type TacticId = (typeof TACTIC_IDS)[number];

/** What a Tactic Card says. */
export interface Tactic {
  /** Place in the Round Order: the lowest number plays first (F-TACTIC-06). */
  number: number;
  name: string;
  text: string;
}

/** Most cards that Change of Course replaces. */
export const COURSE_CARDS = 3;
/** Cards in hand that Planning asks for before the draw, and by how much it raises the Hand Limit then. */
export const PLANNING = { hand: 2, more: 1 } as const;
/** Cards that Full Readiness draws. */
export const READINESS_CARDS = 2;

/** All Tactic Cards (F-OPEN-09): six, as four are left when two are set aside (F-SCEN-13). The book names Planning. */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  'first-watch': { number: 1, name: 'First Watch', text: 'You play before everybody else.' },
  'change-of-course': {
    number: 2,
    name: 'Change of Course',
    text: `As you take this card, discard up to ${COURSE_CARDS} cards, Damage Cards too. Draw as many, then shuffle your discard pile into your deck.`,
  },
  'data-siphon': {
    number: 3,
    name: 'Data Siphon',
    text: 'As you take this card, put a red, blue or gold die from the Core on it. Use it in one turn of this Round; it is re-rolled and returned when that turn ends.',
  },
  planning: {
    number: 4,
    name: 'Planning',
    text: `With ${PLANNING.hand} or more cards in hand before you draw, your Hand Limit is ${PLANNING.more} higher.`,
  },
  'full-readiness': {
    number: 5,
    name: 'Full Readiness',
    text: `As you take this card, draw ${READINESS_CARDS} cards.`,
  },
  'double-shift': {
    number: 6,
    name: 'Double Shift',
    text: 'Once in this Round, take another turn right after yours.',
  },
};
