import type { Lesson } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import { withCommands } from '../markdown.ts';

/** The most lessons that one message tells: of those that a line of several picks brings, the latest is about what is asked now. */
const MOST = 1;

/** What the reader was told about the question that waits, or since an entry; the latest of several. */
export function lessonsIn({ recent, acted }: TableView, since = acted?.seq ?? 0): Lesson[] {
  return recent
    .flatMap(({ seq, text, rule, lesson }) => (lesson && rule !== undefined && seq >= since ? [{ text, rule }] : []))
    .slice(-MOST);
}

/** Lessons as lines that stand apart from what happened and what is asked. */
export function lessonLines(lessons: readonly Lesson[]): string[] {
  return lessons.map(({ text }) => `> ${withCommands(text)}`);
}
