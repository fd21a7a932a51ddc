import { lasting } from '../../../effects/build.ts';
import { BASICS } from '../../colours.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Crystal Mastery. */
export const dataBackup = advancedAction('Data Backup', 'blue', ['special'], {
  basic: [{ do: 'crystal', colours: BASICS, owned: true }],
  strong: [lasting('turn', { kind: 'refund' })],
});
