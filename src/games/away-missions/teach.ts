import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, State } from '../../kernel/types.ts';
import { ROUNDS } from './chapters/rounds/game.ts';
import { LESSONS, type LessonMoment, type LessonText } from './content/lessons.ts';
import { waiting } from './effects/waiting.ts';
import type { AwayMissions } from './state.ts';

/** Maximum number of lessons that are given with one question. */
const MOST = 1;

/** Returns the lessons for a question in a guided game, most useful first. Each lesson is given only once. */
export function teach(state: State<AwayMissions>, question: Question): Lesson[] {
  const seen = state.g.lessons?.[question.seat];
  if (seen === undefined || seen.length === LESSONS.length) return [];
  const due = LESSONS.filter((lesson) => !seen.includes(lesson.id) && isDue(state, question, lesson)).slice(0, MOST);
  seen.push(...due.map(({ id }) => id));
  return due.map(({ text, rule }) => ({ text, rule }));
}

function isDue(state: State<AwayMissions>, question: Question, { when }: LessonText): boolean {
  if ('moment' in when) return MOMENTS[when.moment](state, question);
  return optionsOf(question).some(({ key }) => when.offers.some((beginning) => key.startsWith(beginning)));
}

/** For each moment, the condition under which its lessons are shown. */
const MOMENTS: Readonly<Record<LessonMoment, (state: State<AwayMissions>, question: Question) => boolean>> = {
  waiting: (state, { seat, options }) =>
    options.some(({ verb }) => verb === 'activate') && waiting(state, seat).some(({ asked }) => !asked),
  harmed: (_state, { kind }) => kind === 'allocate',
  last: ({ g }, { options }) => g.round === ROUNDS && options.some(({ verb }) => verb === 'activate'),
};
