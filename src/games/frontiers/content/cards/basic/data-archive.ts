import { crystal } from '../../../effects/build.ts';
import { BASICS } from '../../colours.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Crystallize. */
export const dataArchive = basicAction('Data Archive', 'blue', ['special'], {
  basic: [
    { do: 'pay', colours: BASICS },
    { do: 'same', count: 1 },
  ],
  strong: [crystal(...BASICS)],
});
