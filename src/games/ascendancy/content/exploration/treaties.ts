import type { CardId } from '../../terms.ts';

/** Allies that count as a Trade Agreement (A-TRADE-16). */
export const TREATY_ALLIES: readonly CardId[] = [
  'core-rigelians',
  'core-troyians',
  'ferengi-orion-syndicate',
  'ferengi-lurian-captain',
];
