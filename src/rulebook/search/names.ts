import type { RuleId } from '../../kernel/types.ts';
import type { Chapter, RuleEntry } from '../entry.ts';
import { compoundsOf, joined } from './compounds.ts';
import { isPointer, termsBehind } from './documents.ts';
import { contentWords, learn, wordsOf } from './words.ts';

/** The origin of a rule's name: its title, players' words for it, its heading in the book, or its chapter. */
export type NameKind = 'title' | 'term' | 'heading' | 'chapter';

/** A name by which people may look up a rule. */
export interface Name {
  kind: NameKind;
  /** The distinct content words of the name, without endings. */
  words: readonly string[];
  /** The number of earlier rules under the heading or in the chapter that gives this name; 0 for the first rule. */
  before: number;
}

/** Players' words count as a name if they have at most this many content words. Anything longer is a question. */
const LONGEST = 3;

/** The source of house rules. */
const HOUSE_RULE = 'House rule';

/** Sources that aren't headings of a book. */
const NO_HEADINGS = new Set(['Glossary', HOUSE_RULE]);

/** The names and the position of a rule. */
export interface RuleNames {
  names: readonly Name[];
  /** The number of earlier rules of the same kind, such as `F-MOVE-…`. */
  before: number;
}

/** Matches additions to a heading in a rule's source: a page, a number or a mark such as “Note”. */
const MARKS = /^Glossary:? ?|(?:(?:^|,? )(?:p\.[\d-]+|[\d-]+|NOTE|IMPORTANT|Note|Tip|[Ee]xample))+$/g;

/**
 * Returns the names of a book's rules. A heading is used as a name only in the chapter that has most of its rules.
 * Other chapters only mention the heading.
 */
export function ruleNames(chapters: readonly Chapter[]): Map<RuleId, RuleNames> {
  const all = chapters.flatMap(({ entries }) => entries);
  const under = underTerms(all);
  const homes = homesOf(all);
  const rank = counter();
  const named = new Map<RuleId, RuleNames>();
  for (const { title, lead, entries } of chapters) {
    for (const entry of leadFirst(entries, lead).filter((some) => !isPointer(some))) {
      const section = sectionOf(entry);
      const isOfBook = !under.has(entry.id) && !isRuling(entry) && !NO_HEADINGS.has(entry.source);
      const headings = isOfBook ? headingsOf(entry).filter((words) => homes.get(keyOf(words)) === section) : [];
      const names: Name[] = [
        { kind: 'title', words: nameWords(entry.title), before: 0 },
        ...(entry.terms ?? '').split('; ').map((term): Name => ({ kind: 'term', words: nameWords(term), before: 0 })),
        ...headings.map((words): Name => ({ kind: 'heading', words, before: rank(`heading ${keyOf(words)}`) })),
        ...(isOfBook ? [chapterName(title, rank(`${section} of ${title}`))] : []),
      ];
      named.set(entry.id, { names: names.filter(isName), before: rank(section) });
    }
  }
  return named;
}

/** Returns the rules of a chapter, with the rule that represents the chapter best first. */
function leadFirst(entries: readonly RuleEntry[], lead: RuleId | undefined): RuleEntry[] {
  return [...entries].sort((a, b) => Number(b.id === lead) - Number(a.id === lead));
}

/** True if a rule is our own ruling, because the book doesn't settle the question. */
export function isRuling({ source }: RuleEntry): boolean {
  return source.startsWith('Ruling');
}

/** True if a rule may continue in the next one, because both are of the same kind and under headings of the book. */
export function isFollowed(entry: RuleEntry, next: RuleEntry): boolean {
  const isOfBook = [entry, next].every((one) => !isRuling(one) && !NO_HEADINGS.has(one.source));
  return isOfBook && sectionOf(entry) === sectionOf(next);
}

/** True if a rule applies at every table, no matter which game is played there. */
export function isHouseRule({ source }: RuleEntry): boolean {
  return source === HOUSE_RULE;
}

/** Returns the rules that come from a glossary term, if the term has an entry of its own. */
export function underTerms(entries: readonly RuleEntry[]): Set<RuleId> {
  const titles = new Set(entries.map(({ title }) => title));
  return new Set(entries.filter((entry) => termsBehind(entry).some((term) => titles.has(term))).map(({ id }) => id));
}

/** Returns the distinct content words of a name, without endings. */
export function nameWords(text: string): string[] {
  const words = joined(wordsOf(text), new Set(compoundsOf(text)));
  return [...new Set(contentWords(words).map((word) => learn(word)[0] ?? word))];
}

function isName({ kind, words }: Name): boolean {
  return words.length > 0 && (kind !== 'term' || words.length <= LONGEST);
}

function chapterName(title: string, before: number): Name {
  return { kind: 'chapter', words: nameWords(title), before };
}

/** Returns the most common kind of rule under each heading. */
function homesOf(entries: readonly RuleEntry[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const entry of entries) {
    for (const key of headingsOf(entry).map(keyOf)) {
      const sections = counts.get(key) ?? new Map<string, number>();
      sections.set(sectionOf(entry), (sections.get(sectionOf(entry)) ?? 0) + 1);
      counts.set(key, sections);
    }
  }
  return new Map([...counts].map(([key, sections]) => [key, mostOf(sections)]));
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const [most = ''] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0]);
  return most;
}

function headingsOf(entry: RuleEntry): string[][] {
  if (isRuling(entry)) return [];
  return entry.source.split('; ').map((heading) => nameWords(heading.replaceAll(MARKS, '')));
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}

/** Returns the kind of a rule, which is its id without the number. */
function sectionOf({ id }: RuleEntry): string {
  return id.replace(/-\d+$/, '');
}

/** Returns a function that counts its earlier calls with the same key. */
function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
}
