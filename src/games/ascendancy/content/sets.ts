import type { AscendancyOptions } from '../options.ts';
import type { CardId, Civ } from '../terms.ts';
import { ADVANCEMENTS } from './advancements/all.ts';
import { AGENDAS } from './agendas/table.ts';
import type { Advancement, Agenda, SystemCard } from './card.ts';
import { EXPLORATION } from './exploration/all.ts';
import { SYSTEMS } from './systems/table.ts';

/** What a component comes in: the book’s own box, or the set of a civilization or of the Borg. */
type Box = SystemCard['set'];
type Agreed = Pick<AscendancyOptions, 'civs' | 'borg'>;

/** Whether the components of a set are in play: with its civilization, or with the Borg (A-EXP-05, A-EXP-06). */
export function isInPlay({ civs, borg }: Agreed, set: Box): boolean {
  if (set === 'core') return true;
  return set === 'borg' ? borg !== 'none' : civs.includes(set);
}

/** System Discs to be drawn in a game: all but Home Systems and the Hub, of the sets in play. */
export function discsInPlay(options: Agreed): SystemCard[] {
  return SYSTEMS.filter(({ kind, set }) => kind !== 'home' && kind !== 'hub' && isInPlay(options, set));
}

/** Exploration Cards of the sets in play; those of the Borg apart. */
export function explorationInPlay(options: Agreed): { deck: CardId[]; borg: CardId[] } {
  const cards = EXPLORATION.filter(({ set }) => isInPlay(options, set));
  const ids = (isBorg: boolean): CardId[] => cards.filter(({ set }) => (set === 'borg') === isBorg).map(({ id }) => id);
  return { deck: ids(false), borg: ids(true) };
}

/** The Starting Advancement of a civilization, and the others, of which its deck is made (A-SET-09, A-OPEN-94). */
export function advancementsOf(civ: Civ): { start: Advancement[]; deck: Advancement[] } {
  const all = ADVANCEMENTS[civ];
  return { start: all.filter(({ start }) => start), deck: all.filter(({ start }) => start !== true) };
}

/** The Agendas of a game: those that need a rival are set aside where there is none. */
export function agendasInPlay({ civs }: Agreed): Agenda[] {
  if (!civs.includes('vulcan')) return [];
  return AGENDAS.filter(({ needsRival }) => civs.length > 1 || needsRival !== true);
}
