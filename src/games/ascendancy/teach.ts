import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, State } from '../../kernel/types.ts';
import { LESSONS } from './content/lessons.ts';
import type { Ascendancy } from './state.ts';

/** Lessons that one question brings at most. */
const MOST = 2;

/** In a guided game: what is new to the seat about a question. Each lesson comes once. */
export function teach({ g }: State<Ascendancy>, question: Question): Lesson[] {
  const told = g.lessons?.[question.seat];
  if (told === undefined || told.length === LESSONS.length) return [];
  const keys = optionsOf(question).map(({ key }) => key);
  const due = LESSONS.filter(
    ({ id, offers }) => !told.includes(id) && offers.some((beginning) => keys.some((key) => isIn(beginning, key))),
  ).slice(0, MOST);
  told.push(...due.map(({ id }) => id));
  return due.map(({ text, rule }) => ({ text, rule }));
}

/** Whether a key is this one, or lies below it in the tree of keys. */
function isIn(beginning: string, key: string): boolean {
  return key === beginning || key.startsWith(`${beginning}:`);
}
