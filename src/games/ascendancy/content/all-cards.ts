import { CIVS } from '../options.ts';
import type { Civ } from '../terms.ts';
import type { Cards, Numbered, SystemCard } from './card.ts';
import { FILES } from './cards/index.ts';
import { layCards } from './lookup.ts';

/** The sets, in the order of their cards in an unshuffled pile. */
const SETS = ['core', 'andorian', 'cardassian', 'ferengi', 'vulcan', 'borg'];
/** The kinds of System Discs, in the order of an unshuffled stack. */
const DISCS: readonly SystemCard['kind'][] = ['home', 'planetary', 'phenomenon', 'hub'];

function collected<K extends keyof Cards>(kind: K): Cards[K][number][] {
  return FILES.flatMap(([, cards]): readonly Cards[K][number][] => cards[kind] ?? []);
}

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);
const byCiv = (one: { civ: Civ }, other: { civ: Civ }): number => CIVS.indexOf(one.civ) - CIVS.indexOf(other.civ);
const byNumber = (one: Numbered, other: Numbered): number => one.number - other.number;
const bySet = (one: { set: string }, other: { set: string }): number => SETS.indexOf(one.set) - SETS.indexOf(other.set);

/**
 * All cards by kind, each kind in the order of its unshuffled pile. A shuffle depends on that order, and so does every
 * recorded game.
 */
export const CARDS: Cards = {
  advancements: collected('advancements').sort((one, other) => byCiv(one, other) || byId(one, other)),
  agendas: collected('agendas').sort(byId),
  agreements: collected('agreements').sort((one, other) => byCiv(one, other) || byId(one, other)),
  commands: collected('commands').sort(byNumber),
  consoles: collected('consoles').sort(byCiv),
  exploration: collected('exploration').sort((one, other) => bySet(one, other) || byNumber(one, other)),
  fleets: collected('fleets').sort((one, other) => byCiv(one, other) || byId(one, other)),
  systems: collected('systems').sort(
    (one, other) => DISCS.indexOf(one.kind) - DISCS.indexOf(other.kind) || bySet(one, other) || byNumber(one, other),
  ),
  tech: collected('tech').sort(byNumber),
};

layCards(CARDS);
