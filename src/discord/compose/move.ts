import type { Decision, Lesson, Refusal, RuleId } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import type { GameChat } from '../games/chat.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, moment, plain } from '../markdown.ts';
import type { Draft } from './body.ts';
import { formList } from './forms.ts';
import { insteadRows } from './instead.ts';
import { lessonLines } from './lessons.ts';
import { type MenuLevel, optionRows, unsaid } from './options.ts';
import { type Besides, ownRow } from './tools.ts';
import { verbWords } from './words.ts';

/** What a player is shown of a question, without the picture: enough to answer it. */
export interface Asked {
  table: TableId;
  title: string;
  decision: Decision;
  /** The entry of the step that Undo takes back, or null. */
  undo: number | null;
  /** For who comes to it from elsewhere: since when the question waits, in milliseconds since 1970; null: nobody minds. */
  since?: number | null;
  /** The rule by which something was refused, to be read up, and what may have been meant. */
  refusedBy?: RuleId | undefined;
  instead?: Refusal['instead'];
  /** What takes several steps back at once. */
  back?: Besides['back'];
  /** What a newcomer is told about the question. */
  lessons?: readonly Lesson[];
}

/** The question and its options at a level; `before` are lines that stand above it. */
export function moveDraft(
  { table, title, decision, undo, since, refusedBy, instead, back, lessons = [] }: Asked,
  chat: GameChat,
  level?: MenuLevel,
  before: readonly string[] = [],
): Draft {
  const all = optionRows(table, decision, chat, level);
  const nearest = insteadRows(table, decision, chat, instead, all);
  const fits = nearest.length + all.length < LIMITS.rows;
  const rows = fits ? all : optionRows(table, decision, chat, level, LIMITS.rows - 1 - nearest.length);
  const verb = level?.verb ?? null;
  const words = verb === null ? null : verbWords(chat, verb);
  const within = words === null ? '' : `${bold(words.label)}: ${plain(level?.group ?? words.hint)}`;
  const asked = since === undefined ? '' : since === null ? ' · your move' : ` · your move, asked ${moment(since)}`;
  return {
    content: assemble([`${bold(title)}${asked}`], before, [
      ...lessonLines(lessons),
      bold(decision.prompt),
      within,
      ...unsaid(decision, chat, rows, level?.group),
      ...formList(decision).map(plain),
    ]),
    rows: [
      ...nearest,
      ...rows,
      ...ownRow(table, undo, { back, rules: refusedBy === undefined ? lessons.map(({ rule }) => rule) : [refusedBy] }),
    ],
  };
}
