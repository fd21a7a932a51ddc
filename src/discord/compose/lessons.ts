import type { Lesson } from '../../kernel/types.ts';
import type { TableView } from '../../tables/types.ts';
import { withCommands } from '../markdown.ts';

/** Maximum number of lessons per message. If a line caused several lessons, the latest is about the current question. */
const MOST = 1;

/** Returns the latest lessons about the open question, or those since an entry. */
export function lessonsIn({ recent, acted }: TableView, since = acted?.seq ?? 0): Lesson[] {
  return recent
    .flatMap(({ seq, text, rule, lesson }) => (lesson && rule !== undefined && seq >= since ? [{ text, rule }] : []))
    .slice(-MOST);
}

/** Lessons as quoted lines, set apart from events and the question. */
export function lessonLines(lessons: readonly Lesson[]): string[] {
  return lessons.map(({ text }) => `> ${withCommands(text)}`);
}
