import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, Seat, State } from '../../kernel/types.ts';
import { LESSONS, type LessonText } from './content/lessons.ts';
import type { Ascendancy } from './state.ts';

/** Lessons that one question brings at most. */
const MOST = 2;

/** In a guided game: what is new to the seat about a question. Each lesson comes once. */
export function teach({ g }: State<Ascendancy>, question: Question): Lesson[] {
  const told = g.lessons?.[question.seat];
  if (told === undefined) return [];
  const keys = optionsOf(question).map(({ key }) => key);
  const due = LESSONS.filter(
    ({ id, offers, to }) =>
      !told.includes(id) &&
      concerns(g, question.seat, to) &&
      offers.some((beginning) => keys.some((key) => isIn(beginning, key))),
  ).slice(0, MOST);
  told.push(...due.map(({ id }) => id));
  return due.map(({ text, rule }) => ({ text, rule }));
}

/** Whether a lesson is for a seat: Vulcans win otherwise than others do (A-WIN-06), and one and two meet the Borg (A-OPEN-33). */
function concerns({ players, borg }: Ascendancy, seat: Seat, to: LessonText['to']): boolean {
  if (to === undefined) return true;
  if (to === 'few') return borg !== null && players.length < 3;
  return (players[seat]?.civ === 'vulcan') === (to === 'vulcans');
}

/** Whether a key is this one, or lies below it in the tree of keys. */
function isIn(beginning: string, key: string): boolean {
  return key === beginning || key.startsWith(`${beginning}:`);
}
