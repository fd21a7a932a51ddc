import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, Seat, State } from '../../kernel/types.ts';
import { LESSONS, type LessonText } from './content/lessons.ts';
import { isCooperative } from './position/borg.ts';
import type { Ascendancy } from './state.ts';

/** In guided games, returns a lesson that is new to the seat for this question. Each seat gets each lesson once. */
export function teach({ g }: State<Ascendancy>, question: Question): Lesson[] {
  const told = g.lessons?.[question.seat];
  if (told === undefined) return [];
  const keys = optionsOf(question).map(({ key }) => key);
  const due = LESSONS.find(
    ({ id, offers, to }) =>
      !told.includes(id) &&
      concerns(g, question.seat, to) &&
      offers.some((beginning) => keys.some((key) => isIn(beginning, key))),
  );
  if (due === undefined) return [];
  told.push(due.id);
  return [{ text: due.text, rule: due.rule }];
}

/**
 * Whether a lesson suits a seat. Cooperative players (A-OPEN-33) and Vulcans (A-WIN-06) win differently from other
 * players.
 */
function concerns(g: Ascendancy, seat: Seat, to: LessonText['to']): boolean {
  if (to === undefined) return true;
  if (isCooperative(g)) return to === 'together';
  return to === (g.players[seat]?.civ === 'vulcan' ? 'vulcans' : 'others');
}

/** Whether a key is `beginning`, or starts with `beginning` and a colon. */
function isIn(beginning: string, key: string): boolean {
  return key === beginning || key.startsWith(`${beginning}:`);
}
