import type { RuleId } from '../../kernel/types.ts';
import type { RuleEntry } from '../entry.ts';
import { push } from './lists.ts';

/** The parts of an entry that are searched. */
export interface SearchDocument {
  id: RuleId;
  title: string;
  /** The terms that lead to the entry. */
  aliases: string;
  terms: string;
  text: string;
  /** The titles and other words of the rules that come from this glossary term. */
  rules: string;
}

/** Matches the source of a rule that comes from glossary terms, such as `Glossary: seed deck; side deck`. */
const FROM_TERMS = /^(?:Ruling; )?Glossary: (.+)$/;

/**
 * Returns the titles of the terms that a rule comes from. The list is empty for a term itself and for rules of other
 * books.
 */
export function termsBehind({ source }: RuleEntry): string[] {
  return FROM_TERMS.exec(source)?.[1]?.split('; ') ?? [];
}

/** True if an entry has no explanation of its own and only leads to other entries. */
export function isPointer({ leadsTo }: RuleEntry): boolean {
  return leadsTo !== undefined && leadsTo.length > 0;
}

/**
 * Creates the search documents of a book. An entry's document includes the titles of entries that lead to it, and the
 * titles and other words of rules that come from it.
 */
export function documentsOf(entries: readonly RuleEntry[]): SearchDocument[] {
  const aliases = new Map<RuleId, string[]>();
  const byTitle = new Map(entries.map((entry) => [entry.title, entry.id]));
  const rules = new Map<RuleId, string[]>();
  for (const entry of entries) {
    for (const id of entry.leadsTo ?? []) push(aliases, id, entry.title);
    for (const term of termsBehind(entry)) {
      const id = byTitle.get(term);
      if (id !== undefined) push(rules, id, [entry.title, entry.terms ?? ''].join('\n'));
    }
  }
  return entries
    .filter((entry) => !isPointer(entry))
    .map(({ id, title, terms = '', text }) => ({
      id,
      title,
      aliases: (aliases.get(id) ?? []).join('\n'),
      terms,
      text,
      rules: (rules.get(id) ?? []).join('\n'),
    }));
}
