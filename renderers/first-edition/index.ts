import { component } from './component.ts';

/** All pictures of First Edition. */
export const firstEdition = { component };
