import { looks } from '../../kit/look.ts';
import type { Ascendancy } from '../state.ts';

/** Caches for positions that are only read. */
export const { looking, once, each } = looks<Ascendancy>();
