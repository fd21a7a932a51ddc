import { type Card, isOf } from './card.ts';
import { AFFILIATION_ICONS, AFFILIATIONS } from './printed.ts';
import { textFacts } from './text-facts.ts';
import { refersTo } from './title-group.ts';
import { hasTngIcon } from './tng-icon.ts';
import { hasTrait, isAnyOf, isOfGroup } from './traits.ts';

/** Tests if a card matches a special download icon. */
export type CardPredicate = (card: Card) => boolean;

/** Parses the target of a download icon into a test, or returns null (C-DOWNLOAD-10, C-UNIQ-12, C-UNIQ-13). */
export function parseDownloadTarget(target: string): CardPredicate | null {
  const ways = target.split(' OR ').map(alternative);
  const known = ways.flatMap((way) => way ?? []);
  return known.length < ways.length ? null : (card) => known.some((way) => way(card));
}

function alternative(words: string): CardPredicate | null {
  const any = /^any (?<what>.+)$/i.exec(words)?.groups?.['what'];
  return any === undefined ? (card) => refersTo(words, card) : anyOf(any);
}

/** Matches icons in square brackets, and infiltration icons with their own brackets. */
const ICONS = /\[(?<icon>[^\]]+)\]|(?<own>[<(]\w+[>)])/g;

function anyOf(words: string): CardPredicate | null {
  if (words.includes('"')) return null;
  const icons = [...words.matchAll(ICONS)].map(({ groups }) => groups?.['icon'] ?? groups?.['own'] ?? '');
  const rest = words.replace(ICONS, '').replace(/ +/g, ' ').trim();
  const ofKind = kindOf(rest.toLowerCase()) ?? calledAny(rest);
  if (ofKind === null) return null;
  return (card) => icons.every((icon) => hasIcon(card, icon)) && ofKind(card);
}

/** True if a card has an icon, such as an affiliation's icon. Icons in its text don't count (C-DECK-18). */
function hasIcon(card: Card, icon: string): boolean {
  if (icon === 'TNG') return hasTngIcon(card);
  if (icon === 'Univ') return 'unique' in card && card.unique === 'universal';
  const affiliation = AFFILIATION_ICONS[icon] ?? (icon === 'Non' ? 'Non-Aligned' : undefined);
  if (affiliation === undefined) return card.icons.includes(icon);
  return 'affiliations' in card && card.affiliations.includes(affiliation);
}

const keyword =
  (word: string): CardPredicate =>
  (card) =>
    isOf(card, 'Equipment') && card.keywords.some((one) => one.toLowerCase() === word);

const titled =
  (word: string): CardPredicate =>
  (card) =>
    isOf(card, 'Equipment') && card.title.toLowerCase().includes(word);

const KINDS: Readonly<Record<string, CardPredicate>> = {
  enterprise: (card) => isOf(card, 'Ship') && card.title.includes('Enterprise'),
  card: () => true,
  "captain's order card": ({ id }) => textFacts(id).captainsOrder === true,
  '': () => true,
  personnel: (card) => isOf(card, 'Personnel'),
  ship: (card) => isOf(card, 'Ship'),
  equipment: (card) => isOf(card, 'Equipment'),
  'equipment card': (card) => isOf(card, 'Equipment'),
  'slave girl': (card) => isOf(card, 'Personnel') && hasTrait(card, 'Slave Girl'),
  'hand weapon': keyword('hand weapon'),
  'blade weapon': keyword('blade weapon'),
  phaser: keyword('phaser'),
  disruptor: keyword('disruptor'),
  'phaser or disruptor': (card) => keyword('phaser')(card) || keyword('disruptor')(card),
  padd: titled('padd'),
  tricorder: titled('tricorder'),
  'disruptor rifle': titled('disruptor rifle'),
  treaty: (card) => isOf(card, 'Event') && card.title.startsWith('Treaty'),
};

/** Matches a proper name: capitalized words. */
const NAME = /^[A-Z][\w'’.]*(?: [A-Z][\w'’.]*)*$/;

/**
 * Returns a test for personnel with the name, rank or species that follows “any”, given as capitalized words
 * (C-UNIQ-12). Returns null for other words.
 */
function calledAny(words: string): CardPredicate | null {
  return NAME.test(words) ? (card) => isOf(card, 'Personnel') && (isAnyOf(card, words) || hasTrait(card, words)) : null;
}

function kindOf(words: string): CardPredicate | null {
  const known = KINDS[words];
  if (known !== undefined) return known;
  const related = /^(?<what>.+-related|\w+) equipment card$/.exec(words)?.groups?.['what'];
  if (related !== undefined) return (card) => keyword(`${related} equipment`)(card);
  const treaty = /^(?<side>\w+) treaty$/.exec(words)?.groups?.['side'];
  if (treaty !== undefined)
    return (card) => isOf(card, 'Event') && /^treaty/i.test(card.title) && card.title.toLowerCase().includes(treaty);
  const side = AFFILIATIONS.find((one) => words === one.toLowerCase() || words === `${one.toLowerCase()} personnel`);
  if (side === undefined) return named(words);
  return (card) => isOfGroup(card, side);
}

/** Returns a test for personnel of an affiliation with a characteristic, such as a rank, or null. */
function named(words: string): CardPredicate | null {
  const { first = '', trait = '' } = /^(?<first>[\w-]+) (?<trait>.+)$/.exec(words)?.groups ?? {};
  const side = AFFILIATIONS.find((one) => one.toLowerCase() === first);
  if (side === undefined) return null;
  return (card) => isOfGroup(card, side) && hasTrait(card, trait);
}
