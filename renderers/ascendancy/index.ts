import { map } from './map.ts';
/** The pictures of Ascendancy. */
export const ascendancy = { map };
