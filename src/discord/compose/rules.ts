import { offers } from '../../kernel/decision.ts';
import type { Decision, RuleId } from '../../kernel/types.ts';
import { ruleOf } from '../../rulebook/index.ts';
import { assemble, bold, plain } from '../markdown.ts';
import type { Draft } from './body.ts';

/** Entries of the rulebook that one message tells in full. */
const ENTRIES = 5;

/** The rules behind a question: its own first, then those of its options. */
export function rulesDraft({ title, decision }: { title: string; decision: Decision }): Draft {
  const ids = [decision.rule, ...offers(decision).map(({ rule }) => rule)].flatMap((rule) => rule ?? []);
  const distinct = [...new Set(ids)];
  const more = distinct.slice(ENTRIES);
  const entries = distinct.slice(0, ENTRIES).map(entry);
  return {
    content: assemble(
      [bold(title), plain(decision.prompt)],
      [],
      [
        ...(entries.length > 0 ? entries : ['No rule of the book stands behind this question.']),
        more.length === 0 ? '' : `And ${more.join(', ')}.`,
      ],
    ),
    rows: [],
  };
}

/** One rule in full. */
export function ruleDraft(rule: RuleId): Draft {
  return { content: entry(rule), rows: [] };
}

/** Its id, what it says, and the headings of the book under which it stands. */
function entry(id: RuleId): string {
  const rule = ruleOf(id);
  if (rule === null) return `${bold(id)}: not in the rulebook.`;
  return `${bold(id)}: ${plain(rule.text)} *(${plain(rule.source)})*`;
}
