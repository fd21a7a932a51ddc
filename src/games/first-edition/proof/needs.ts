import { type Card, isOf } from '../content/card.ts';
import { AFFILIATIONS, type Affiliation } from '../content/printed.ts';
import { ruleOf } from '../content/rules.ts';
import type { CardId } from '../terms.ts';

/**
 * Cards that do little or nothing without certain named cards. A deck with one of these cards also gets the cards that
 * this card needs.
 */
const NAMED: Readonly<Record<CardId, readonly CardId[]>> = {
  'covert-installation-ii': ['wormhole', 'long-range-scan'],
  'excavation-ii': ['wormhole', 'long-range-scan'],
  'relief-mission-ii': ['wormhole', 'long-range-scan'],
  'colony-preparations': ['colony'],
  'construct-depot': ['remote-supply-depot', 'ketracel-white'],
  'disrupt-alliance': ['emblem-of-the-empire'],
  'espionage-mission': ['selok', 'selok', 'selok'],
  'explore-interstellar-matter': ['calamarain', 'subspace-warp-rift'],
  'historical-research': ['the-guardian-of-forever'],
  'intercept-sleeper-ship': ['ikc-tong'],
  'investigate-incursion': ['borg-scout-vessel', 'nine-of-fifteen', 'eighteen-of-nineteen'],
  'maintenance-overhaul': ['divert-power'],
  'mining-survey': ['nor', 'ore-processing-unit'],
  nebula: ['scan'],
  'salvage-borg-ship': ['borg-scout-vessel', 'nine-of-fifteen', 'eighteen-of-nineteen'],
  'study-protonebula': ['one', 'salvage-starship'],
};

/**
 * Affiliations whose cards arrive at the opponent’s missions, because the game enforces no outpost for them. Each of
 * these affiliations has a ship that needs a small crew.
 */
export const ARRIVALS: readonly { side: Affiliation; missions: readonly CardId[]; ship: CardId }[] = [
  { side: 'Borg', missions: ['salvage-borg-ship', 'investigate-incursion'], ship: 'borg-scout-vessel' },
];

/**
 * The way for cards to reach a quadrant where they have no home: the cards needed, and the region where one of these
 * must be placed.
 */
export const WAYS: readonly { from: string; to: string; region: string; by: readonly CardId[] }[] = [
  { from: 'Alpha', to: 'Gamma', region: 'Bajor', by: Array.from({ length: 4 }, () => 'bajoran-wormhole') },
];

/** Missions for which ships need high WEAPONS, and the card that raises WEAPONS. */
export const FOR_ARMED: readonly CardId[] = ['corner-enemy-ship', 'intercept-maquis'];
export const ARMS: CardId = 'bynars-weapon-enhancement';

/**
 * For each deck recipe, the cards that can report to another affiliation’s outposts only with a treaty, and that
 * treaty.
 */
export const ALLIES: Readonly<Record<string, readonly CardId[]>> = {
  'Federation, Mirror': ['alliance-interceptor', 'treaty-federation-bajoran'],
};

/** Returns the cards without which a card does little or nothing. */
export function namedBy(card: CardId): readonly CardId[] {
  return NAMED[card] ?? [];
}

/** Returns the affiliations in the title of a treaty or an espionage event, in order. */
export function sidesNamed(card: Card): readonly Affiliation[] {
  if (!isOf(card, 'Event', 'Incident', 'Objective', 'Interrupt')) return [];
  const at = (side: Affiliation): number => card.title.indexOf(side);
  return AFFILIATIONS.filter((side) => at(side) >= 0).sort((one, other) => at(one) - at(other));
}

/** Whether players seed a card face up, because it is a facility that can be seeded or because its rule says so. */
export function isSeeded({ id, type }: Card): boolean {
  const { seeds, stands } = ruleOf(id) ?? {};
  return seeds !== undefined || (type === 'Facility' && stands?.phase !== null);
}
