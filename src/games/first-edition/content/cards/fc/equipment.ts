import { rifle } from '../../builders/equipment/arms.ts';
import type { CardRules } from '../../card-rules.ts';

/** Equipment of First Contact, by id. */
export const CARDS: CardRules = {
  'starfleet-type-iii-phaser-rifle': rifle('Federation or Non-Aligned'),
};
