import { looks } from '../../kit/look.ts';
import type { Ascendancy } from '../state.ts';

/** Caches values computed from a position for as long as the position doesn’t change. */
export const { looking, once, each } = looks<Ascendancy>();
