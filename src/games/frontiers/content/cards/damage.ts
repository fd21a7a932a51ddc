import { DAMAGE } from '../../state.ts';
import type { Card } from './card.ts';

/** The Damage Card, which can't be played (F-CARD-05). */
export const damage: Card = {
  id: DAMAGE,
  sort: 'damage',
  name: 'Damage',
  colour: null,
  types: [],
  basic: [],
  strong: [],
  ship: null,
  copies: 0,
};
