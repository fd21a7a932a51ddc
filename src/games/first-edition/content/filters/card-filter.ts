import { kept } from '../../../kit/cache.ts';
import type { CardId } from '../../terms.ts';
import { type Card, isOf, type PrintedFigure } from '../card.ts';
import type { Bound } from '../formula.ts';
import { cardOf } from '../pool.ts';
import type { Attribute, Skill } from '../printed.ts';
import { textFacts } from '../text-facts.ts';
import { refersTo } from '../title-group.ts';
import { hasTngIcon } from '../tng-icon.ts';
import { hasTrait, isAnyOf, isEquipment, isOfGroup } from '../traits.ts';
import type { Feature, Filter, PrintedFeature } from './filter.ts';
import { parseFilter, printFilter } from './filter-text.ts';

/** Tests a card by what is printed on it. The card is given itself, by its id, or as a piece. */
export type CardTest = (card: Card | CardId | { readonly card: CardId }) => boolean;

const tests = new Map<string, CardTest>();
const texts = new Set<string>();

/** All texts of filters that have been parsed. */
export const FILTER_TEXTS: ReadonlySet<string> = texts;

/**
 * Returns the test that a text such as `Klingon personnel, Leadership, not unique` describes (`docs/filters.md`), for
 * printed cards. Throws at the first call for a text that makes no sense. The error names the file of the card, or `where`.
 */
export function filter(text: string, where?: string): CardTest {
  return kept(tests, text, () => {
    const test = readFilter(text, cardTest, where);
    return (card) => test(typeof card === 'string' ? cardOf(card) : 'card' in card ? cardOf(card.card) : card);
  });
}

/** Returns the file of the card that is being defined, for error messages. */
function callingFile(): string {
  const stack = new Error().stack ?? '';
  return /content\/cards\/[\w/.-]+/.exec(stack)?.[0] ?? 'a filter';
}

/**
 * Parses the text of a filter and makes a test of it. The error for a wrong text names the file of the card that it is
 * for, or `where`.
 */
export function readFilter<T>(text: string, make: (asked: Filter) => T, where?: string): T {
  try {
    const made = make(parseFilter(text));
    texts.add(text);
    return made;
  } catch (error) {
    const what = error instanceof Error ? error.message : '';
    throw new Error(`${where ?? callingFile()}: “${text}”: ${what}`, { cause: error });
  }
}

/** Returns the test that a filter describes, for the facts of a card. */
export function cardTest(asked: Filter): (card: Card) => boolean {
  const test = testOf<Card, null, null>(asked, (feature) => {
    if (feature.is === 'now' || feature.is === 'place')
      throw new Error(`only a card in play can be “${printFilter(feature)}”`);
    return printedTest(feature);
  });
  return (card) => test(card, null, null);
}

/** A test of something (a card or a piece), and of what else it depends on: the position and the card that asks. */
type TestOf<T, G, O> = (one: T, g: G, own: O) => boolean;

/** Combines the tests of features as a filter says. `leaf` returns the test of a single feature. */
export function testOf<T, G, O>(asked: Filter, leaf: (feature: Feature) => TestOf<T, G, O>): TestOf<T, G, O> {
  switch (asked.is) {
    case 'all':
    case 'phrase': {
      const parts = asked.of.map((part) => testOf(part, leaf));
      return (one, g, own) => {
        for (const test of parts) if (!test(one, g, own)) return false;
        return true;
      };
    }
    case 'any': {
      const parts = asked.of.map((part) => testOf(part, leaf));
      return (one, g, own) => {
        for (const test of parts) if (test(one, g, own)) return true;
        return false;
      };
    }
    case 'not': {
      const test = testOf(asked.of, leaf);
      return (one, g, own) => !test(one, g, own);
    }
    case 'with':
      return testOf(asked.of, leaf);
    default:
      return leaf(asked);
  }
}

/** Returns the test of a single printed feature. */
export function printedTest(feature: PrintedFeature): (card: Card) => boolean {
  switch (feature.is) {
    case 'card':
      return () => true;
    case 'order':
      return ({ id }) => textFacts(id).captainsOrder === true;
    case 'type':
      return ({ type }) => type === feature.type;
    case 'facility':
      return (card) => isOf(card, 'Facility') && card.facility === feature.kind;
    case 'affiliation':
      return (card) => 'affiliations' in card && card.affiliations.includes(feature.affiliation);
    case 'group':
      return (card) => isOfGroup(card, feature.group);
    // Icons in the text of a card don't count (C-DECK-18).
    case 'icon':
      return feature.icon === 'TNG' ? hasTngIcon : ({ icons }) => icons.includes(feature.icon);
    case 'trait':
      return (card) => hasTrait(card, feature.trait);
    case 'skill':
      return (card) => printedLevel(card, feature.skill) >= feature.level;
    case 'without':
      return (card) => printedLevel(card, feature.skill) === 0;
    case 'classification':
      return (card) => isOf(card, 'Personnel') && card.classifications.includes(feature.classification);
    case 'attribute':
      return (card) => isBound(feature, (card as Partial<Record<Attribute, PrintedFigure>>)[feature.attribute]?.value);
    case 'uniqueness':
      return (card) => 'unique' in card && card.unique === feature.unique;
    case 'named':
      return (card) => refersTo(feature.title, card) || (feature.any && isAnyOf(card, feature.title));
    case 'titled': {
      const words = feature.words.toLowerCase();
      return ({ title }) => title.toLowerCase().includes(words);
    }
    case 'origin':
      return (card) =>
        isOf(card, 'Ship') && (card.affiliations.includes(feature.side) || hasTrait(card, `${feature.side} ship`));
    case 'classed': {
      const words = feature.words.toLowerCase();
      return (card) =>
        isOf(card, 'Ship') && [card.shipClass, ...card.characteristics].join(' ').toLowerCase().includes(words);
    }
    case 'class': {
      const name = `${feature.name} class`.toLowerCase();
      return (card) => isOf(card, 'Ship') && card.shipClass.toLowerCase() === name;
    }
    case 'equipment':
      return (card) => isEquipment(card, feature.kind);
  }
}

/** True if a figure is within a bound. A card without the figure isn't. */
export function isBound({ bound: { than, number } }: { bound: Bound }, value: number | undefined): boolean {
  return value !== undefined && (than === '>' ? value > number : value < number);
}

/** Returns the printed level of a skill. Skills under a condition don't count. */
function printedLevel(card: Card, skill: Skill): number {
  if (!isOf(card, 'Personnel')) return 0;
  const skills = card.skills.filter((one) => one.conditional !== true && (one.name === skill || one.or === skill));
  return skills.reduce((sum, { count }) => sum + count, 0);
}
