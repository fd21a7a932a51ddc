import type { Bound } from '../formula.ts';
import { AFFILIATION_ICONS, AFFILIATIONS, type Affiliation, ATTRIBUTES, isOneOf, SKILLS } from '../printed.ts';
import type { Feature, Filter } from './filter.ts';
import { featureCalled, isIcon } from './vocabulary.ts';

/**
 * Parses a filter: `Klingon personnel, Leadership, not unique`. Commas mean “and”, and bind less tightly than `or`.
 * Throws an error that names the unknown words.
 */
export function parseFilter(text: string): Filter {
  return joined('all', splitAt(text, ', ').map(parseEither));
}

/** Returns a filter as text that `parseFilter` can parse. */
export function printFilter(filter: Filter): string {
  switch (filter.is) {
    case 'all':
      return filter.of.map(printFilter).join(', ');
    case 'any':
      return filter.of.map((part) => grouped(part, part.is === 'all')).join(' or ');
    case 'phrase':
      return filter.of.map((part) => (part.is === 'not' ? `non-${printFilter(part.of)}` : printFilter(part))).join(' ');
    case 'not':
      return `not ${grouped(filter.of, filter.of.is === 'all' || filter.of.is === 'any')}`;
    case 'with':
      return `with ${printFilter(filter.of)}`;
    default:
      return printFeature(filter);
  }
}

function grouped(filter: Filter, isGroup: boolean): string {
  return isGroup ? `(${printFilter(filter)})` : printFilter(filter);
}

function printFeature(feature: Feature): string {
  switch (feature.is) {
    case 'card':
      return 'card';
    case 'type':
      return feature.type.toLowerCase();
    case 'facility':
      return feature.kind.toLowerCase();
    case 'affiliation':
      return bracketed(iconOf(feature.affiliation));
    case 'group':
      return feature.group;
    case 'icon':
      return bracketed(feature.icon);
    case 'trait':
      return isOneOf(AFFILIATIONS, feature.trait) ? `${feature.trait} species` : feature.trait;
    case 'skill':
      return `${feature.skill}${feature.level === 1 ? '' : ` x${feature.level}`}`;
    case 'without':
      return `without ${feature.skill}`;
    case 'classification':
      return `${feature.classification} classification`;
    case 'attribute':
      return `${feature.attribute}${feature.bound.than}${feature.bound.number}`;
    case 'uniqueness':
      return feature.unique;
    case 'named':
      return `{${feature.any ? 'any ' : ''}${feature.title}}`;
    case 'titled':
      return `"${feature.words}" in title`;
    case 'origin':
      return `${feature.side} ship`;
    case 'classed':
      return `"${feature.words}" in class`;
    case 'class':
      return `${feature.name}-class`;
    case 'equipment':
      return feature.kind;
    case 'order':
      return "Captain's Order";
    case 'now':
      return feature.now;
    case 'place':
      return feature.place;
  }
}

/** Puts an icon in brackets. Infiltration and nemesis icons have brackets of their own. */
export function bracketed(icon: string): string {
  return /^[<(]/.test(icon) ? icon : `[${icon}]`;
}

/** Returns the icon of an affiliation, without brackets. */
export function iconOf(affiliation: Affiliation): string {
  const [icon] = Object.entries(AFFILIATION_ICONS).find(([, named]) => named === affiliation) ?? [];
  if (icon === undefined) throw new Error(`no icon for ${affiliation}`);
  return icon;
}

function joined(is: 'all' | 'any' | 'phrase', parts: readonly Filter[]): Filter {
  const [only, ...others] = parts;
  if (only === undefined) throw new Error('an empty filter');
  return others.length === 0 ? only : { is, of: parts };
}

function parseEither(text: string): Filter {
  return joined('any', splitAt(text, ' or ').map(parsePart));
}

function parsePart(text: string): Filter {
  if (text.startsWith('not ')) return { is: 'not', of: parsePart(text.slice(4)) };
  if (text.startsWith('(') && !OWN.test(text) && endOfGroup(text) === text.length)
    return parseFilter(text.slice(1, -1));
  const phrase = joined('phrase', parsePhrase(text));
  if (phrase.is === 'phrase') refuseGroup(phrase.of);
  return phrase;
}

/** Refuses “Klingon ship”, since the name of a group means personnel. */
function refuseGroup(features: readonly Filter[]): void {
  const group = features.find((one) => one.is === 'group');
  const isOther = features.some((one) => one.is === 'type' && one.type !== 'Personnel');
  if (group?.is === 'group' && isOther)
    throw new Error(`“${group.group}” means personnel. Write ${bracketed(iconOf(group.group))} instead.`);
}

/**
 * Parses features that follow each other without commas. Unknown words are an error, or a trait if
 * `isLoose` is set.
 */
export function parsePhrase(text: string, isLoose = false): Filter[] {
  const whole = parseFeature(text, isLoose);
  if (whole !== null) return [whole];
  const marked = ICON.exec(text);
  if (marked !== null)
    return [...parsePhrase(marked[0].trim(), isLoose), ...parsePhrase(text.slice(marked[0].length), isLoose)];
  if (text.startsWith('with ')) return [{ is: 'with', of: onlyOf(parsePhrase(text.slice(5)), text) }];
  if (text.startsWith('non-')) {
    const [not = '', ...rest] = text.slice(4).split(' ');
    const of = onlyOf(parsePhrase(not, isLoose), text);
    return [{ is: 'not', of }, ...(rest.length === 0 ? [] : parsePhrase(rest.join(' '), isLoose))];
  }
  for (let at = text.lastIndexOf(' '); at > 0; at = text.lastIndexOf(' ', at - 1)) {
    const first = parseFeature(text.slice(0, at), isLoose);
    if (first !== null) return [first, ...parsePhrase(text.slice(at + 1), isLoose)];
  }
  if (isLoose) return [{ is: 'trait', trait: text }];
  throw new Error(`“${text}” is no type, affiliation, icon, skill, classification, title or trait of a card`);
}

function onlyOf(features: readonly Filter[], text: string): Filter {
  const [only, ...others] = features;
  if (only === undefined || others.length > 0)
    throw new Error(`“${text}” has more than one word after “with” or “non-”`);
  return only;
}

/** An icon at the beginning of a phrase, with the space that follows it. */
const ICON = /^(?:\[[^\]]+\]|<\w+>|\([A-Z]>|<[A-Z]\)) /;

function parseFeature(text: string, isLoose: boolean): Feature | null {
  const { icon, own } = /^(?:\[(?<icon>[^\]]+)\]|(?<own><\w+[>)]|\(\w+>))$/.exec(text)?.groups ?? {};
  if (icon !== undefined || own !== undefined) return iconCalled(icon ?? own ?? '', isLoose);
  const { any, title } = /^\{(?<any>any )?(?<title>[^{}]+)\}$/.exec(text)?.groups ?? {};
  if (title !== undefined) return { is: 'named', title, any: any !== undefined };
  const { words, where } = /^"(?<words>[^"]+)" in (?<where>title|class)$/.exec(text)?.groups ?? {};
  if (words !== undefined) return { is: where === 'title' ? 'titled' : 'classed', words };
  const { skill = '', level } = /^(?<skill>.+) x(?<level>\d+)$/.exec(text)?.groups ?? {};
  if (level !== undefined && isOneOf(SKILLS, skill)) return { is: 'skill', skill, level: Number(level) };
  return parseBound(text) ?? featureCalled(text);
}

function iconCalled(icon: string, isLoose: boolean): Feature {
  const affiliation = AFFILIATION_ICONS[icon];
  if (affiliation !== undefined) return { is: 'affiliation', affiliation };
  if (!isLoose && !isIcon(icon)) throw new Error(`no card has the icon ${bracketed(icon)}`);
  return { is: 'icon', icon };
}

function parseBound(text: string): Feature | null {
  const { attribute = '', than, number } = /^(?<attribute>[A-Z]+)(?<than>[<>])(?<number>\d+)$/.exec(text)?.groups ?? {};
  if (!isOneOf(ATTRIBUTES, attribute)) return null;
  const bound: Bound = { than: than === '<' ? '<' : '>', number: Number(number) };
  return { is: 'attribute', attribute, bound };
}

/** Icons with parentheses or pointed brackets of their own, which don't begin or end a group. */
const OWN = /^(?:\([A-Z]>|<[A-Z]\)|<\w+>)/;

/** Splits a text at a separator outside parentheses, braces and quotation marks. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const at of openPlaces(text)) {
    if (at < from || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(from, at));
    from = at + separator.length;
  }
  return [...parts, text.slice(from)];
}

/** Returns the place after the parenthesis that closes the group at the beginning of a text. */
function endOfGroup(text: string): number {
  for (const at of openPlaces(text)) if (at > 0) return at;
  return text.length;
}

/** Returns all places in a text that are outside parentheses, braces and quotation marks. */
function* openPlaces(text: string): Generator<number> {
  let [depth, isQuoted] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const own = OWN.exec(text.slice(at, at + 6));
    if (own !== null) {
      if (depth === 0 && !isQuoted) yield at;
      at += own[0].length - 1;
      continue;
    }
    const sign = text.charAt(at);
    if (depth === 0 && !isQuoted) yield at;
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '(' || sign === '{') depth += 1;
    if (sign === ')' || sign === '}') depth -= 1;
  }
}
