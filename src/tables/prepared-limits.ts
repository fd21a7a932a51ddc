/** The number of answers that a seat can prepare, and the maximum length of each in characters (T-AHEAD-02). */
export const MOST_PREPARED = 10;
export const PREPARED_LENGTH = 200;
/** The maximum length of the words that a question has to contain, in characters. */
export const ABOUT_LENGTH = 60;
