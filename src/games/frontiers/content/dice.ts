import { COLOURS, type Colour } from './colours.ts';

/** The six faces of a Data Die (F-OPEN-10). */
export const DIE_FACES: readonly Colour[] = COLOURS;

/**
 * The number of Data Dice in the game: 7 for the largest Core (F-SCEN-23), and one spare die for reward rolls
 * (F-OPEN-10).
 */
export const DICE = 8;
