import { must } from '../../../kernel/must.ts';
import type { Filter } from './filters/filter.ts';
import { parsePhrase, printFilter, splitAt } from './filters/filter-text.ts';
import {
  AMONG,
  type AskedSkill,
  type Bound,
  EQUIPMENT_KINDS,
  type Formula,
  type Quality,
  type Who,
} from './formula.ts';
import { AFFILIATIONS, ATTRIBUTES, type Attribute, isOneOf, SKILLS } from './printed.ts';

/**
 * Parses a formula: `Diplomacy x2 + (INTEGRITY>30 OR {Sarek})`. `+` binds tighter than `OR`. Titles are in braces,
 * requirements that the code checks are in quotation marks, and icons are in brackets. A number precedes personnel: `2
 * [TE] leader`.
 */
export function parseFormula(text: string): Formula {
  const alternatives = splitAt(text, ' OR ');
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

/** Personnel are described with the words of filters. */
function printPerson(who: Who): string {
  return printFilter({ is: 'phrase', of: phraseOf(who) });
}

function phraseOf({ icons, without, affiliation, trait, with: quality }: Who): Filter[] {
  return [
    ...(without === undefined ? [] : [{ is: 'not', of: { is: 'icon', icon: without } } as const]),
    ...(affiliation === undefined ? [] : [{ is: 'affiliation', affiliation } as const]),
    ...icons.map((icon) => ({ is: 'icon', icon }) as const),
    traitFeature(trait),
    ...(quality === undefined ? [] : [{ is: 'with', of: qualityFeature(quality) } as const]),
  ];
}

/** In a requirement, the name of a species means only the species. */
function traitFeature(trait: string | undefined): Filter {
  if (trait === undefined) return { is: 'type', type: 'Personnel' };
  return isOneOf(AFFILIATIONS, trait) ? { is: 'group', group: trait } : { is: 'trait', trait };
}

function qualityFeature(quality: Quality): Filter {
  if ('skill' in quality) return { is: 'skill', skill: quality.skill, level: 1 };
  if ('classification' in quality) return { is: 'classification', classification: quality.classification };
  return { is: 'attribute', attribute: quality.attribute, bound: quality.bound };
}

function joined(is: 'all' | 'any', parts: readonly Formula[]): Formula {
  const [only, ...others] = parts;
  if (only === undefined) throw new Error('an empty formula');
  return others.length === 0 ? only : { is, of: parts };
}

function parseAll(text: string): Formula {
  return joined('all', splitAt(text, ' + ').map(parsePart));
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
      of: parseFormula(must(each['inner'], 'the formula that each must meet')),
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

/** Describes one personnel with the features of a phrase. */
function parsePerson(text: string): Who {
  let who: Who = { icons: [] };
  for (const feature of parsePhrase(text, true)) who = withFeature(who, feature, text);
  return who;
}

function withFeature(who: Who, feature: Filter, text: string): Who {
  switch (feature.is) {
    case 'type':
      if (feature.type === 'Personnel') return who;
      break;
    case 'icon':
      return { ...who, icons: [...who.icons, feature.icon] };
    case 'affiliation':
      return { ...who, affiliation: feature.affiliation };
    case 'not':
      if (feature.of.is === 'icon') return { ...who, without: feature.of.icon };
      break;
    case 'group':
      return { ...who, trait: feature.group };
    case 'trait':
      return { ...who, trait: feature.trait };
    case 'uniqueness':
      return { ...who, trait: feature.unique };
    case 'now':
      return { ...who, trait: feature.now };
    case 'with': {
      const quality = qualityOf(feature.of);
      if (quality !== null) return { ...who, with: quality };
    }
  }
  throw new Error(`a requirement can’t ask for “${text}”`);
}

function qualityOf(feature: Filter): Quality | null {
  switch (feature.is) {
    case 'skill':
      return feature.level === 1 ? { skill: feature.skill } : null;
    case 'classification':
      return { classification: feature.classification };
    case 'attribute':
      return { attribute: feature.attribute, bound: feature.bound };
    default:
      return null;
  }
}

/** A short name for `parseFormula`, used in rows of cards. */
export const f: (text: string) => Formula = parseFormula;
