import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, State } from '../../kernel/types.ts';
import { LESSONS } from './content/lessons.ts';
import type { FirstEdition } from './state.ts';

/** The maximum number of lessons per question. */
const MOST = 1;

/**
 * Returns the lessons about a question in a guided game that the player hasn't seen yet. A player gets each lesson
 * once.
 */
export function teach({ g }: State<FirstEdition>, question: Question): Lesson[] {
  const told = g.lessons?.[question.seat];
  if (told === undefined || told.length === LESSONS.length) return [];
  const keys = optionsOf(question).map(({ key }) => key);
  const isOffered = (beginning: string) => keys.some((key) => key === beginning || key.startsWith(`${beginning}:`));
  const due = LESSONS.filter(({ id, offers }) => !told.includes(id) && offers.some(isOffered)).slice(0, MOST);
  told.push(...due.map(({ id }) => id));
  return due.map(({ text, rule }) => ({ text, rule }));
}
