import { COLOURS, type Colour } from './colours.ts';

/** The faces of a Data Die, each of them once (F-OPEN-10). */
export const DIE_FACES: readonly Colour[] = COLOURS;

/** Data Dice in the game: 7 for the largest Core (F-SCEN-23) and a spare one for the rolls of rewards (F-OPEN-10). */
export const DICE = 8;
