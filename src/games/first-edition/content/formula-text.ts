import {
  AMONG,
  type AskedSkill,
  type Bound,
  EQUIPMENT_KINDS,
  type Formula,
  type Quality,
  type Who,
} from './formula.ts';

import {
  AFFILIATION_ICONS,
  type Affiliation,
  ATTRIBUTES,
  type Attribute,
  CLASSIFICATIONS,
  isOneOf,
  SKILLS,
} from './printed.ts';

/**
 * Parses a formula: `Diplomacy x2 + (INTEGRITY>30 OR {Sarek})`. `+` binds tighter than `OR`. Titles are in braces,
 * requirements that the code checks are in quotation marks, and icons are in brackets. A number precedes personnel: `2
 * [TE] leader`.
 */
export function parseFormula(text: string): Formula {
  const alternatives = split(text, ' OR ');
  return joined('any', alternatives.map(parseAll));
}

/** Returns a formula as text that `parseFormula` can parse. */
export function printFormula(formula: Formula): string {
  switch (formula.is) {
    case 'any':
      return formula.of.map(printFormula).join(' OR ');
    case 'all':
      return formula.of.map((part) => grouped(part, part.is === 'any')).join(' + ');
    case 'no':
      return `no ${printFormula(formula.of)}`;
    case 'among':
      return `${grouped(formula.of, formula.of.is === 'any' || formula.of.is === 'all')} ${formula.who}`;
    case 'skill':
      return `${formula.skill}${times(formula.count)}`;
    case 'attribute':
      return `${formula.printed ? 'printed ' : ''}${formula.sum.join('+')}${printBound(formula.bound)}${ofBest(formula.best)}`;
    case 'each':
      return `${formula.count} each (${printFormula(formula.of)})`;
    case 'card':
      return `{${formula.any ? 'any ' : ''}${formula.title}}`;
    case 'people':
      return `${formula.count === 1 ? '' : `${formula.count} `}${printPerson(formula.who)}`;
    case 'equipment':
      return `${formula.kind}${times(formula.count)}`;
    case 'special':
      return `"${formula.words}"`;
  }
}

function grouped(formula: Formula, isGroup: boolean): string {
  return isGroup ? `(${printFormula(formula)})` : printFormula(formula);
}

const times = (count: number): string => (count === 1 ? '' : ` x${count}`);
const ofBest = (best?: number): string => (best === undefined ? '' : ` of ${best}`);
const printBound = ({ than, number }: Bound): string => `${than}${number}`;

function printPerson(who: Who): string {
  return [
    ...(who.without === undefined ? [] : [`non-${bracketed(who.without)}`]),
    ...(who.affiliation === undefined ? [] : [bracketed(iconOf(who.affiliation))]),
    ...who.icons.map(bracketed),
    who.trait ?? 'personnel',
    ...(who.with === undefined ? [] : ['with', printQuality(who.with)]),
  ].join(' ');
}

function printQuality(quality: Quality): string {
  if ('skill' in quality) return quality.skill;
  if ('classification' in quality) return `${quality.classification} classification`;
  return `${quality.attribute}${printBound(quality.bound)}`;
}

/** Infiltration icons have brackets of their own. */
const bracketed = (icon: string): string => (/^[<(]/.test(icon) ? icon : `[${icon}]`);

function iconOf(affiliation: Affiliation): string {
  const [icon] = Object.entries(AFFILIATION_ICONS).find(([, named]) => named === affiliation) ?? [];
  if (icon === undefined) throw new Error(`no icon for ${affiliation}`);
  return icon;
}

function joined(is: 'all' | 'any', parts: readonly Formula[]): Formula {
  const [only, ...others] = parts;
  if (only === undefined) throw new Error('an empty formula');
  return others.length === 0 ? only : { is, of: parts };
}

function parseAll(text: string): Formula {
  return joined('all', split(text, ' + ').map(parsePart));
}

function parsePart(text: string): Formula {
  if (text.trim() === '') throw new Error('an empty formula');
  const group = /^\((?<inner>.+)\)$/.exec(text)?.groups?.['inner'];
  if (group !== undefined) return parseFormula(group);
  const { of, who = '' } = /^(?<of>.+) (?<who>aboard|remaining)$/.exec(text)?.groups ?? {};
  if (of !== undefined && isOneOf(AMONG, who)) return { is: 'among', who, of: parsePart(of) };
  const each = /^(?<count>\d+|half) each \((?<inner>.+)\)$/.exec(text)?.groups;
  if (each !== undefined)
    return {
      is: 'each',
      count: each['count'] === 'half' ? 'half' : Number(each['count']),
      of: parseFormula(each['inner'] ?? ''),
    };
  if (text.startsWith('no ')) return { is: 'no', of: parsePart(text.slice(3)) };
  const special = /^"(?<words>[^"]+)"$/.exec(text)?.groups?.['words'];
  if (special !== undefined) return { is: 'special', words: special };
  const { any, title } = /^\{(?<any>any )?(?<title>[^}]+)\}$/.exec(text)?.groups ?? {};
  if (title !== undefined) return { is: 'card', title, any: any !== undefined };
  return parseSum(text) ?? parseCounted(text) ?? parsePeople(text);
}

function parseSum(text: string): Formula | null {
  const found = /^(?<printed>printed )?(?<sum>[A-Z+]+)(?<than>[<>])(?<number>\d+)(?: of (?<best>\d+))?$/.exec(text);
  const { printed, sum, than, number, best } = found?.groups ?? {};
  if (sum === undefined) return null;
  const attributes = sum.split('+').map(attributeCalled);
  const more = {
    ...(best === undefined ? {} : { best: Number(best) }),
    ...(printed === undefined ? {} : { printed: true as const }),
  };
  return {
    is: 'attribute',
    sum: attributes,
    bound: { than: than === '<' ? '<' : '>', number: Number(number) },
    ...more,
  };
}

function attributeCalled(word: string): Attribute {
  if (!isOneOf(ATTRIBUTES, word)) throw new Error(`no attribute ${word}`);
  return word;
}

function parseCounted(text: string): Formula | null {
  const { what = '', count = '1' } = /^(?<what>.+?)(?: x(?<count>\d+))?$/.exec(text)?.groups ?? {};
  if (isOneOf<AskedSkill>([...SKILLS, 'any Intelligence'], what)) {
    return { is: 'skill', skill: what, count: Number(count) };
  }
  return isOneOf(EQUIPMENT_KINDS, what) ? { is: 'equipment', kind: what, count: Number(count) } : null;
}

function parsePeople(text: string): Formula {
  const { count = '1', who = '' } = /^(?:(?<count>\d+) )?(?<who>.+)$/.exec(text)?.groups ?? {};
  return { is: 'people', who: parsePerson(who), count: Number(count) };
}

const ICON = /^(?<non>non-)?(?:\[(?<icon>[^\]]+)\]|(?<own>[<(]\w+[>)])) /;

function parsePerson(text: string): Who {
  const found = ICON.exec(text);
  if (found !== null) {
    const { non, icon, own } = found.groups ?? {};
    const rest = parsePerson(text.slice(found[0].length));
    const affiliation = icon === undefined ? undefined : AFFILIATION_ICONS[icon];
    if (non !== undefined) return { ...rest, without: icon ?? own ?? '' };
    if (affiliation !== undefined) return { ...rest, affiliation };
    return { ...rest, icons: [icon ?? own ?? '', ...rest.icons] };
  }
  const { name = '', asked = '' } = /^(?<name>.+?)(?: with (?<asked>.+))?$/.exec(text)?.groups ?? {};
  const quality = qualityOf(asked);
  // “Trill with symbiont” is a single characteristic.
  if (quality === null) return { icons: [], ...traitOf(text) };
  return { icons: [], ...traitOf(name), with: quality };
}

const traitOf = (name: string): Pick<Who, 'trait'> => (name === 'personnel' ? {} : { trait: name });

function qualityOf(text: string): Quality | null {
  if (isOneOf(SKILLS, text)) return { skill: text };
  const classification = text.replace(/ classification$/, '');
  if (isOneOf(CLASSIFICATIONS, classification)) return { classification };
  const sum = parseSum(text);
  const [attribute] = sum?.is === 'attribute' ? sum.sum : [];
  return sum?.is !== 'attribute' || attribute === undefined ? null : { attribute, bound: sum.bound };
}

/** Splits at a separator outside parentheses, braces and quotation marks. */
function split(text: string, separator: ' OR ' | ' + '): string[] {
  const parts: string[] = [];
  let [depth, from, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (sign === '(' || sign === '{') depth += 1;
    if (sign === ')' || sign === '}') depth -= 1;
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
    }
  }
  return [...parts, text.slice(from)];
}

/** A short name for `parseFormula`, used in rows of cards. */
export const f: (text: string) => Formula = parseFormula;
