import type { GameChat } from '../../chat/game-chat.ts';
import type { Decision, Lesson, Refusal, RuleId } from '../../kernel/types.ts';
import type { TableId } from '../../tables/types.ts';
import { namesOf } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { assemble, bold, moment, plain } from '../markdown.ts';
import { ACCENT, hasRoomFor, type MessageBlock } from './blocks.ts';
import type { BlocksDraft, RowsDraft } from './body.ts';
import type { Ground } from './choices.ts';
import { formList } from './forms.ts';
import { insteadRows } from './instead.ts';
import { lessonLines } from './lessons.ts';
import { decisionNames } from './levels.ts';
import { besideLines, optionLines } from './option-lines.ts';
import { type MenuLevel, optionRows, unsaid } from './options.ts';
import type { NewsBlock } from './recap.ts';
import { buttonRows, type Row } from './rows.ts';
import { type Besides, ownRow } from './tools.ts';
import { verbWords } from './words.ts';

/** The data needed to show a question without a picture. */
export interface Asked {
  table: TableId;
  title: string;
  decision: Decision;
  /** Text before the title, such as what the reader has just done at another table. */
  lead?: string;
  /** The entry of the step that Undo takes back, or null. */
  undo: number | null;
  /**
   * When the wait began (ms since 1970), for readers who come back after a while; null if nobody else is waiting for the
   * reader.
   */
  since?: number | null;
  /** Lines below the title about the reader's time. */
  time?: readonly string[];
  /** The rule behind a refusal, shown as a button, and suggestions of what the player may have meant. */
  refusedBy?: RuleId | undefined;
  instead?: Refusal['instead'];
  /** A button that undoes several steps. */
  back?: Besides['back'];
  redo?: Besides['redo'];
  /** A row that drops a line of the player, below all others. */
  drops?: readonly Row[];
  /** Lessons for newcomers about the question. */
  lessons?: readonly Lesson[];
  /** Returns the news in at most `room` characters. They stand above the question, below the lines in `before`. */
  news?(room: number): NewsBlock;
}

const NO_NEWS: NewsBlock = { lines: [], left: 0 };

/** Shows a question and its options at one level, below the lines in `before`. */
export function moveDraft(
  {
    table,
    title,
    decision,
    undo,
    lead = '',
    since,
    refusedBy,
    instead,
    back,
    redo,
    drops = [],
    lessons = [],
    news,
    time = [],
  }: Asked,
  chat: GameChat,
  level?: MenuLevel,
  before: readonly string[] = [],
): RowsDraft {
  const all = optionRows(table, decision, chat, level);
  const nearest = insteadRows(table, decision, chat, instead, all);
  const room = LIMITS.rows - 1 - drops.length - nearest.length;
  const rows = all.length <= room ? all : optionRows(table, decision, chat, level, room);
  const verb = level?.verb ?? null;
  const words = verb === null ? null : verbWords(chat, verb);
  const within = words === null ? '' : `${bold(words.label)}: ${plain(level?.group ?? words.hint)}`;
  const asked = since === undefined ? '' : since === null ? ' · your move' : ` · your move, asked ${moment(since)}`;
  const first = [`${lead}${bold(title)}${asked}`, ...time];
  const question = [
    ...lessonLines(lessons),
    bold(decision.prompt),
    within,
    ...unsaid(decision, chat, rows, level?.group),
    ...formList(decision).map(plain),
  ];
  const space = LIMITS.content - assemble(first, before, question).length;
  const { lines, left } = news === undefined ? NO_NEWS : news(space);
  const told = [...before, ...lines];
  const rules = refusedBy === undefined ? lessons.map(({ rule }) => rule) : [refusedBy];
  const own = [...ownRow(table, undo, { back, redo, rules, recap: left > 0, tries: canTry(decision) }), ...drops];
  const ground: Ground = { table, decision, chat, names: namesOf(decisionNames(decision)) };
  const asks = [...lessonLines(lessons), `### ${plain(decision.prompt)}`, ...(within === '' ? [] : [within])];
  const head = [...first, ...told];
  const ephemeral = questionBlocks(ground, level, { head, question: asks, below: [...nearest, ...own] });
  const unlisted = [...asks, ...unsaid(decision, chat, rows, level?.group), ...formList(decision).map(plain)];
  const framed = ephemeral ?? framedQuestion({ head, question: unlisted, below: [...nearest, ...rows, ...own] });
  return {
    ...(ephemeral === null ? {} : { ephemeral }),
    framed,
    content: assemble(first, told, question),
    rows: [...nearest, ...rows, ...own],
  };
}

/** A question with menus and buttons for its options, below the pictures. */
function framedQuestion({ head, question, below }: Around): BlocksDraft {
  const texts = [{ text: head.join('\n') }, { pictures: 'own' }, { text: question.join('\n') }] as const;
  return { accent: ACCENT.asks, blocks: [...texts, ...below] };
}

/** True if a player can try answers out: outside of windows, in which only one answer is given. */
export function canTry({ window, options }: Decision): boolean {
  return window === undefined && options.length > 0;
}

/** The texts above a question's options, and the rows below them. */
interface Around {
  head: readonly string[];
  question: readonly string[];
  below: readonly Row[];
}

/** A question with a line for each option; null if the options have no lines, or if they don't all fit. */
function questionBlocks(
  ground: Ground,
  level: MenuLevel = { verb: null, page: 0 },
  { head, question, below }: Around,
): BlocksDraft | null {
  const lines = optionLines(ground, level);
  if (lines === null) return null;
  const blocks: MessageBlock[] = [
    { text: head.join('\n') },
    { pictures: 'own' },
    { text: question.join('\n') },
    { divider: true },
    ...lines,
    ...buttonRows(besideLines(ground, level)),
    ...below,
  ];
  return hasRoomFor(blocks) ? { accent: ACCENT.asks, blocks } : null;
}
