import type { CardId } from '../terms.ts';

// Limits on copies in play that a card's own text sets (C-UNIQ-04, C-UNIQ-05). The limits of personnel and ships are in
// their facts, and those of facilities are in their rows.

/** One copy per player, or one for both players. */
export type Limit = 'unique' | 'not duplicatable';

const UNIQUE = `
  assign-mission-specialists assign-mission-specialists-voyager assign-support-personnel atmospheric-ionization
  bluegill-infestation dead-end distortion-field end-transmission heart-of-glory hostage-trade
  install-autonomic-systems-parasite irrational-commander kobayashi-maru-scenario kukalaka rescue-personnel
  revolving-door rituals-of-the-hunt satans-robot scepter-of-the-grand-nagus secret-compartment surprise-party
  tantalus-field the-genesis-device the-whale-probe transporter-mixup tribble-bomb visit-cochrane-memorial`;

const NOT_DUPLICATABLE = `
  1962-roger-maris-baseball-card arbiter-of-succession black-hole containment-field dixon-hills-business-card
  i-am-not-a-merry-man manheims-dimensional-door mona-lisa orb-fragment orb-of-prophecy-and-change orb-of-wisdom
  persistence-of-memory ressikan-flute sword-of-kahless the-earring-of-li-nalas the-nexus`;

const LIMITS: ReadonlyMap<CardId, Limit> = new Map([
  ...listed(UNIQUE).map((card) => [card, 'unique'] as const),
  ...listed(NOT_DUPLICATABLE).map((card) => [card, 'not duplicatable'] as const),
]);

function listed(cards: string): string[] {
  return cards.trim().split(/\s+/);
}

/** All cards whose text limits copies. */
export const LIMITED: readonly CardId[] = [...LIMITS.keys()];

/** Returns the limit in a card's text, or null. */
export function limitOf(card: CardId): Limit | null {
  return LIMITS.get(card) ?? null;
}
