import { type Card, isOf } from '../content/card.ts';
import { ruleOf } from '../content/effects/rules.ts';
import { AFFILIATIONS, type Affiliation } from '../content/printed.ts';
import type { CardId } from '../terms.ts';

/** Cards that do little or nothing without these named cards. A deck with one gets the others, too. */
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

/** Affiliations that come to missions which the other has laid, each with a ship of a small crew: where none of their outposts is enforced. */
export const ARRIVALS: readonly { side: Affiliation; missions: readonly CardId[]; ship: CardId }[] = [
  { side: 'Borg', missions: ['salvage-borg-ship', 'investigate-incursion'], ship: 'borg-scout-vessel' },
];

/** How those of one quadrant come to another, in which they have no home: the cards, and the region where one of them has to lie. */
export const WAYS: readonly { from: string; to: string; region: string; by: readonly CardId[] }[] = [
  { from: 'Alpha', to: 'Gamma', region: 'Bajor', by: Array.from({ length: 4 }, () => 'bajoran-wormhole') },
];

/** Missions that only those attempt whose ships have many WEAPONS, and what gives a ship more of them. */
export const FOR_ARMED: readonly CardId[] = ['corner-enemy-ship', 'intercept-maquis'];
export const ARMS: CardId = 'bynars-weapon-enhancement';

/** Who reports to a home of others by a treaty alone, by the camp there: with the treaty. */
export const ALLIES: Readonly<Record<string, readonly CardId[]>> = {
  'Federation, Mirror': ['alliance-interceptor', 'treaty-federation-bajoran'],
};

/** The cards without which a card does little or nothing. */
export function namedBy(card: CardId): readonly CardId[] {
  return NAMED[card] ?? [];
}

/** The affiliations that an event is about, in the order of its title: a treaty, espionage of one on another. */
export function sidesNamed(card: Card): readonly Affiliation[] {
  if (!isOf(card, 'Event', 'Incident', 'Objective', 'Interrupt')) return [];
  const at = (side: Affiliation): number => card.title.indexOf(side);
  return AFFILIATIONS.filter((side) => at(side) >= 0).sort((one, other) => at(one) - at(other));
}

/** Whether a card is seeded face up: facilities that aren’t built alone, and what says so. */
export function isSeeded({ id, type }: Card): boolean {
  const { seeds, stands } = ruleOf(id) ?? {};
  return seeds !== undefined || (type === 'Facility' && stands?.phase !== null);
}
