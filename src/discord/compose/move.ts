import type { Decision } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { assemble, bold, plain } from '../markdown.ts';
import type { Draft } from './body.ts';
import { formList } from './forms.ts';
import { type Level, optionRows } from './options.ts';
import { ownRow } from './tools.ts';
import { verbWords } from './words.ts';

/** What a player is shown of a question, without the picture: enough to answer it. */
export interface Asked {
  table: TableId;
  title: string;
  decision: Decision;
  undo: boolean;
}

/** The question and its options at a level; `before` are lines that stand above it. */
export function moveDraft(
  { table, title, decision, undo }: Asked,
  chat: GameChat,
  level?: Level,
  before: readonly string[] = [],
): Draft {
  const verb = level?.verb ?? null;
  const words = verb === null ? null : verbWords(chat, verb);
  const heading =
    words === null ? plain(decision.prompt) : `${plain(decision.prompt)}\n${bold(words.label)}: ${plain(words.hint)}`;
  const rule = decision.rule === undefined ? '' : ` (rule ${decision.rule})`;
  return {
    content: assemble([bold(title)], before, [`${heading}${rule}`, ...formList(decision).map(plain)]),
    rows: [...optionRows(table, decision, chat, level), ...ownRow(table, undo)],
  };
}

/** What the rules of a question are, by verb: what may be done now, why, and what it costs. */
export function rulesDraft({ title, decision }: Pick<Asked, 'title' | 'decision'>, chat: GameChat): Draft {
  const verbs = [...new Set(decision.options.map(({ verb }) => verb))];
  const lines = verbs.map((verb) => {
    const options = decision.options.filter((option) => option.verb === verb);
    const rules = [...new Set(options.flatMap(({ rule }) => rule ?? []))];
    const words = verbWords(chat, verb);
    const cited = rules.length === 0 ? '' : ` (rule ${rules.join(', ')})`;
    return `• ${bold(words.label)}${cited}: ${plain(words.hint)}. ${options.length} ${options.length === 1 ? 'way' : 'ways'} now.`;
  });
  const rule = decision.rule === undefined ? '' : ` (rule ${decision.rule})`;
  return { content: assemble([bold(title), `${plain(decision.prompt)}${rule}`], [], lines), rows: [] };
}
