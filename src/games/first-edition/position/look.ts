import { looks } from '../../kit/look.ts';
import type { FirstEdition } from '../state.ts';

/** The functions that read positions of this game and cache what they find. */
export const { looking, once, each } = looks<FirstEdition>();
