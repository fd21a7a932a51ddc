import { looks } from '../../kit/look.ts';
import type { Ascendancy } from '../state.ts';

/** Positions of this game that are looked at. */
export const { looking, once, each } = looks<Ascendancy>();
