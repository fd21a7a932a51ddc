import { BASICS, basicAction, crystal, pay, same } from '../../print.ts';

/** Based on Mage Knight’s Crystallize. */
export const dataArchive = basicAction('Data Archive', 'blue', ['special'], {
  basic: [pay(...BASICS), same(1)],
  strong: [crystal(...BASICS)],
});
