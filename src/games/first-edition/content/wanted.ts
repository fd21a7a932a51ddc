import { kept } from '../../kit/cache.ts';
import type { Card } from './card.ts';
import { cardTest } from './filters/card-filter.ts';
import type { Filter } from './filters/filter.ts';
import { parseFilter } from './filters/filter-text.ts';
import { AFFILIATIONS } from './printed.ts';

/** Tests if a card matches a special download icon. */
export type CardPredicate = (card: Card) => boolean;

const tests = new Map<string, { readonly test: CardPredicate | null }>();

/** The words after the target of a download icon that takes the card to hand instead of into play. */
const TO_HAND = / \(to hand\)$/;

/** True if a download icon with this target takes the card to hand. */
export function isToHand(target: string): boolean {
  return TO_HAND.test(target);
}

/** Returns the alternatives in the target of a download icon. */
export function alternativesOf(target: string): string[] {
  return target.replace(TO_HAND, '').split(' OR ');
}

/** Parses the target of a download icon into a test, or returns null (C-DOWNLOAD-10, C-UNIQ-12, C-UNIQ-13). */
export function parseDownloadTarget(target: string): CardPredicate | null {
  return kept(tests, target, () => ({ test: testFor(target) })).test;
}

function testFor(target: string): CardPredicate | null {
  const ways = alternativesOf(target).map(alternative);
  const known = ways.flatMap((way) => way ?? []);
  return known.length < ways.length ? null : cardTest({ is: 'any', of: known });
}

/** A title, or the words of a filter after “any”. */
function alternative(words: string): Filter | null {
  const any = /^any (?<what>.+)$/i.exec(words)?.groups?.['what'];
  return any === undefined ? { is: 'named', title: words, any: false } : filterOf(any);
}

/** Words after “any” that a filter says differently. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['Enterprise', 'ship, "Enterprise" in title'],
  ['slave girl', 'personnel, Slave Girl'],
  ['Orion slave girl', 'personnel, Orion, Slave Girl'],
  ['PADD', 'equipment, "PADD" in title'],
  ['tricorder', 'equipment, "tricorder" in title'],
  ['Disruptor Rifle', 'equipment, "disruptor rifle" in title'],
  ['hand weapon', 'equipment, hand weapon'],
  ['blade weapon', 'equipment, blade weapon'],
  ['phaser or disruptor', 'equipment, phaser or disruptor'],
  ['Treaty', 'event, {Treaty}'],
  ['Bynars', 'event, "Bynars" in title'],
  ['Vulcan Espionage card', 'event, "Espionage: Vulcan" in title'],
  ['[Univ][Kli][22] personnel with "Duras" in lore', 'universal [Kli] [22] personnel, Duras-related'],
  ['[Univ] [OS] Klingon or Romulan', 'universal [OS] personnel, Klingon or Romulan'],
]);

function filterOf(words: string): Filter | null {
  const side = /^(?<side>\w+) treaty$/i.exec(words)?.groups?.['side'];
  const said = side === undefined ? SAID.get(words) : `event, {Treaty}, "${side}" in title`;
  return said === undefined ? (called(words) ?? phraseOf(words)) : parseFilter(said);
}

/** Matches a proper name: capitalized words. */
const NAME = /^[A-Z][\w'’.]*(?: [A-Z][\w'’.]*)*$/;

/** Returns a filter for the personnel with a name or rank, or null for other words, such as a group (C-UNIQ-12). */
function called(words: string): Filter | null {
  if (!NAME.test(words) || AFFILIATIONS.some((side) => `${words} `.startsWith(`${side} `))) return null;
  const isCalled: Filter = { is: 'named', title: words, any: true };
  return {
    is: 'all',
    of: [
      { is: 'type', type: 'Personnel' },
      { is: 'any', of: [isCalled, { is: 'trait', trait: words }] },
    ],
  };
}

/** Icons stand next to each other in the words of a download icon, and some have other names there. */
function phraseOf(words: string): Filter | null {
  const phrase = words
    .replaceAll('[Univ]', 'universal ')
    .replaceAll('[Non]', '[NA]')
    .replaceAll('Equipment', 'equipment')
    .replace(/(?<=[\]>)])(?=[^\s\d])/g, ' ')
    .replace(/ +/g, ' ');
  try {
    return parseFilter(phrase);
  } catch {
    return null;
  }
}
