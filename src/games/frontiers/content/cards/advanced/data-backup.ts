import { BASICS } from '../../colours.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Crystal Mastery. */
export const dataBackup: Card = {
  id: 'data-backup',
  sort: 'advanced',
  name: 'Data Backup',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'crystal', colours: BASICS, owned: true }],
  strong: [{ do: 'lasting', modifier: { kind: 'refund' }, until: 'turn' }],
  ship: null,
  copies: 1,
};
