import type { AscendancyOptions } from '../options.ts';
import type { CardId, Civ } from '../terms.ts';
import type { Advancement, Agenda, SystemCard } from './card.ts';
import { advancementsBy, allCards } from './lookup.ts';

/** The set that a component belongs to: the core box, a civilization’s set, or the Borg set. */
type Box = SystemCard['set'];
type Agreed = Pick<AscendancyOptions, 'civs' | 'borg'>;

/**
 * Whether the components of a set are in play. The core box is always in play, a civilization’s set needs that
 * civilization, and the Borg set needs the Borg (A-EXP-05, A-EXP-06).
 */
export function isInPlay({ civs, borg }: Agreed, set: Box): boolean {
  if (set === 'core') return true;
  return set === 'borg' ? borg !== 'none' : civs.includes(set);
}

/** Returns the System Discs that can be drawn: the discs of the sets in play, except Home Systems and the Hub. */
export function discsInPlay(options: Agreed): SystemCard[] {
  return allCards().systems.filter(({ kind, set }) => kind !== 'home' && kind !== 'hub' && isInPlay(options, set));
}

/** Returns the ids of the Exploration Cards in the sets in play. The cards in the Borg set are in a separate list. */
export function explorationInPlay(options: Agreed): { deck: CardId[]; borg: CardId[] } {
  const cards = allCards().exploration.filter(({ set }) => isInPlay(options, set));
  const ids = (isBorg: boolean): CardId[] => cards.filter(({ set }) => (set === 'borg') === isBorg).map(({ id }) => id);
  return { deck: ids(false), borg: ids(true) };
}

/** Returns the Starting Advancement of a civilization, and the Advancements of its deck (A-SET-09, A-OPEN-94). */
export function advancementsOf(civ: Civ): { start: Advancement[]; deck: Advancement[] } {
  const all = advancementsBy(civ);
  return { start: all.filter(({ start }) => start), deck: all.filter(({ start }) => start !== true) };
}

/** Returns a game’s Agendas, without those that need a rival if there is none. */
export function agendasInPlay({ civs }: Agreed): Agenda[] {
  if (!civs.includes('vulcan')) return [];
  return allCards().agendas.filter(({ needsRival }) => civs.length > 1 || needsRival !== true);
}
