import { type Card, isOf } from './card.ts';
import { printedTitle } from './title-group.ts';

/** Types that a card may count as in addition to its own (C-DECK-12). */
export type AlsoType = 'Equipment' | 'Event' | 'Interrupt';

/** The titles of cards whose own text uses them as equipment, or plays them as an event or an interrupt. */
const ALSO: Readonly<Record<AlsoType, ReadonlySet<string>>> = {
  Equipment: new Set([
    'Alien Gambling Device',
    'Antique Machine Gun',
    "Croden's Key",
    "Data's Head",
    'Interphase Generator',
    'Mona Lisa',
    'Orb Fragment',
    'Orb of Prophecy and Change',
    'Orb of Time',
    'Orb of Wisdom',
    'Phased Cloaking Device',
    'Sword of Kahless',
    "The City of B'hala",
    'The Earring of Li Nalas',
    'The Genesis Device',
    'The Great Teacher',
    'Trilithium Weapon',
    'Varon-T Disruptor',
    "Zefram Cochrane's Telescope",
  ]),
  Event: new Set([
    'Iconian Gateway',
    'Interphasic Plasma Creatures',
    'Kurlan Naiskos',
    'Receptacle Stones',
    'Tox Uthat',
    'Vulcan Stone of Gol',
  ]),
  Interrupt: new Set([
    'Ophidian Cane',
    "Picard's Artificial Heart",
    "Samuel Clemens' Pocketwatch",
    'Thought Maker',
    'Time Travel Pod',
    'Tox Uthat',
  ]),
};

/**
 * True if a card is played as an interrupt (C-DECK-12). A card that may also be played as an event counts as an
 * interrupt only when it is played as a response.
 */
export function isInterrupt(card: Card, isAnswer: boolean): boolean {
  if (!countsAs(card, 'Interrupt')) return false;
  return isOf(card, 'Interrupt') || isAnswer || !countsAs(card, 'Event');
}

/** True if a card has a type, or counts as a card of that type when used or played as its text says (C-DECK-12). */
export function countsAs(card: Card, type: AlsoType): boolean {
  return isOf(card, type) || ALSO[type].has(printedTitle(card));
}
