import { kept } from '../../kit/cache.ts';
import type { CardId } from '../terms.ts';
import type { Card } from './card.ts';
import { cardOf } from './pool.ts';
import { printedTitle, refersTo } from './title-group.ts';

/** The immunities in a card's own text. */
export interface Immunity {
  /** Names of cards that can't affect this card (C-TYPES-14). */
  readonly to: readonly string[];
  /**
   * Names of the only cards that may nullify this card (C-TYPES-11). The list is empty if no card may nullify this card, and null
   * if any card may.
   */
  readonly onlyBy: readonly string[] | null;
}

/**
 * The titles of cards that are unconditionally immune to a certain card, by that card's name. Cards with the same title
 * have the same text (C-DECK-13).
 */
const IMMUNE: Readonly<Record<string, readonly string[]>> = {
  'Adapt: Negate Obstruction': ['The Weak Will Perish', 'Your Galaxy Is Impure'],
  // Quinn's “unless immune” covers both Quinn and the card that Quinn nullifies.
  'Amanda Rogers': [
    'Alas, Poor Queen',
    'Amanda Rogers',
    'Kevin Uxbridge',
    'Kevin Uxbridge: Convergence',
    'Oof!',
    'Quinn',
    'Scorched Hand',
    'Shape-Shift',
    'Wormhole Navigation Schematic',
  ],
  'Disruptor Overload': ['Body Armor', 'Borg Vinculum', "The City of B'hala"],
  'Kevin Uxbridge': [
    'Abandon Mission',
    'All-Consuming Evil',
    'Blood Screening',
    'Calamarain',
    'Dominion War Efforts',
    'Duck Blind',
    'Five-Year Mission',
    'Habit of Disappearing',
    'Hirogen Hunt: Coordinated Effort',
    'Immortal Again',
    'Intermix Ratio',
    'Klingon Civil War',
    'Mirror Image',
    'Planet of Galactic Peace',
    'Quinn',
    'Redirected Effort',
    'Shades of Gray: Anguish',
    'Shades of Gray: Brutality',
    'Shades of Gray: Cruelty',
    'Shades of Gray: Despair',
    'Shape-Shift Inhibitor',
    'Sisko 197 Subroutine',
    'The Line Must Be Drawn Here',
    'To Be or Not to Be',
    'Transfiguration',
    'Unstable Matrix',
    'We Are the Borg',
  ],
  Q2: ['His Honor, The High Sheriff of Nottingham', 'Rhetorical Question'],
  'Q-Flash': ['His Honor, The High Sheriff of Nottingham', 'The Issue is Patriotism'],
  'Revolving Door': ['The Nexus'],
  'The Devil': ['Organian Peace Treaty'],
  'Thine Own Self': ['Six of Thirteen'],
  'Vulcan Nerve Pinch': ['Gary Seven'],
};

/** The only cards that can nullify a card, by that card's title. If the list is empty, no card can nullify it. */
const ONLY_BY: Readonly<Record<string, readonly string[]>> = {
  'Are These Truly Your Friends, Brother?': [],
  'Caught Red-Handed': [],
  'Fair Play': [],
  "Fightin' Words": ['Oof!'],
  'Gift of the Tormentor': ['Countermanda'],
  'I Tried to Warn You': [],
  'Lemon-Aid': [],
  Nightmare: ['Plexing'],
  "Picard's Artificial Heart": ['Katherine Pulaski'],
  Plexing: [],
  'Q-Type Android': ['Mortal Q', 'William T. Riker'],
  "Q's Planet": [],
  'Subsection Q, Paragraph 10': [],
  'Subspace Transporter': ['Subspace Interference'],
  'The Big Picture': [],
  'Tijuana Crass': [],
  "Where's Guinan?": ['Guinan'],
  'You Will in Time': [],
};

/** Returns the unconditional immunities in a card's own text. */
export function immunityOf(card: Card): Immunity {
  return kept(immunities, card, () => {
    const title = printedTitle(card);
    const to = Object.entries(IMMUNE).flatMap(([name, titles]) => (titles.includes(title) ? [name] : []));
    return { to, onlyBy: ONLY_BY[title] ?? null };
  });
}

const immunities = new WeakMap<Card, Immunity>();

/**
 * True if a card's own text keeps another card from nullifying it. Set `byName` if the other card names this card.
 * Naming the card overrides “may not be nullified”, but not an immunity to the nullifying card (C-TYPES-11,
 * C-TYPES-14).
 */
export function isImmune(card: CardId, by: CardId, byName = false): boolean {
  const { to, onlyBy } = immunityOf(cardOf(card));
  const other = cardOf(by);
  const names = (list: readonly string[]): boolean => list.some((name) => refersTo(name, other));
  return names(to) || (!byName && onlyBy !== null && !names(onlyBy));
}
