import { looks } from '../../kit/look.ts';
import type { FirstEdition } from '../state.ts';

/** Functions that read positions of this game and cache their results. */
export const { looking, once, each } = looks<FirstEdition>();
