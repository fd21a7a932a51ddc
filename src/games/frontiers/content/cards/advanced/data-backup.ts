import { advancedAction, BASICS, lasting } from '../../print.ts';

/** Based on Mage Knight’s Crystal Mastery. */
export const dataBackup = advancedAction('Data Backup', 'blue', ['special'], {
  basic: [{ do: 'crystal', colours: BASICS, owned: true }],
  strong: [lasting('turn', { kind: 'refund' })],
});
