import type { RuleId } from '../../kernel/types.ts';
import type { Chapter, RuleEntry } from '../entry.ts';
import { compoundsOf, joined } from './compounds.ts';
import { isPointer, termsBehind } from './documents.ts';
import { contentWords, learn, wordsOf } from './words.ts';

/** By what a rule is named: its own title, the words of players, or a part of the book that it begins. */
export type NameKind = 'title' | 'term' | 'heading' | 'chapter';

/** A name under which a rule may be looked up. */
export interface Name {
  kind: NameKind;
  /** Its telling words without endings, each once. */
  words: readonly string[];
  /** How many rules come before this one in the part of the book that has the name; 0 for the one that begins it. */
  before: number;
}

/** Words of players with more telling words than this are questions, not names. */
const LONGEST = 3;

/** The source of what holds at every table. */
const HOUSE_RULE = 'House rule';

/** Sources that are no headings of a book. */
const NO_HEADINGS = new Set(['Glossary', HOUSE_RULE]);

/** What a rule is called, and where it stands. */
export interface RuleNames {
  names: readonly Name[];
  /** How many rules of its kind, those whose ids begin alike, come before it. */
  before: number;
}

/** What sources add to a heading: a page, a number, a mark. */
const MARKS = /^Glossary:? ?|(?:(?:^|,? )(?:p\.[\d-]+|[\d-]+|NOTE|IMPORTANT|Note|Tip|[Ee]xample))+$/g;

/**
 * What the rules of a book are called. A heading speaks for the chapter that has most of the rules under it: there its
 * first rules tell what the heading names, elsewhere it is only mentioned.
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

/** The rules of a chapter, the one that says what it is about before the others. */
function leadFirst(entries: readonly RuleEntry[], lead: RuleId | undefined): RuleEntry[] {
  return [...entries].sort((a, b) => Number(b.id === lead) - Number(a.id === lead));
}

/** Whether a rule is ours, where the book is silent. */
export function isRuling({ source }: RuleEntry): boolean {
  return source.startsWith('Ruling');
}

/** Whether a rule may go on in the next one: both are of one kind and stand under headings of the book. */
export function isFollowed(entry: RuleEntry, next: RuleEntry): boolean {
  const isOfBook = [entry, next].every((one) => !isRuling(one) && !NO_HEADINGS.has(one.source));
  return isOfBook && sectionOf(entry) === sectionOf(next);
}

/** Whether a rule holds at every table, whatever is played there. */
export function isHouseRule({ source }: RuleEntry): boolean {
  return source === HOUSE_RULE;
}

/** The rules that come from a term of the glossary which is an entry of its own. */
export function underTerms(entries: readonly RuleEntry[]): Set<RuleId> {
  const titles = new Set(entries.map(({ title }) => title));
  return new Set(entries.filter((entry) => termsBehind(entry).some((term) => titles.has(term))).map(({ id }) => id));
}

/** The telling words of a name without endings, each once. */
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

/** For each heading the kind of rules that has most of those under it. */
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

/** Rules of one kind have ids that differ only in their number. */
function sectionOf({ id }: RuleEntry): string {
  return id.replace(/-\d+$/, '');
}

/** Counts how often it was called with the same key before. */
function counter(): (key: string) => number {
  const counts = new Map<string, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
}
