import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, State } from '../../kernel/types.ts';
import { ROUNDS } from './chapters/rounds/game.ts';
import { LESSONS, type LessonMoment, type LessonText } from './content/lessons.ts';
import { waiting } from './effects/waiting.ts';
import type { AwayMissions } from './state.ts';

/** Lessons that one question brings at most: they come one at a time. */
const MOST = 1;

/** In a guided game: what is new to the seat about a question, the most useful first. Each lesson comes once. */
export function teach(state: State<AwayMissions>, question: Question): Lesson[] {
  const told = state.g.lessons?.[question.seat];
  if (told === undefined || told.length === LESSONS.length) return [];
  const due = LESSONS.filter((lesson) => !told.includes(lesson.id) && isDue(state, question, lesson)).slice(0, MOST);
  told.push(...due.map(({ id }) => id));
  return due.map(({ text, rule }) => ({ text, rule }));
}

function isDue(state: State<AwayMissions>, question: Question, { when }: LessonText): boolean {
  if ('moment' in when) return MOMENTS[when.moment](state, question);
  return optionsOf(question).some(({ key }) => when.offers.some((beginning) => key.startsWith(beginning)));
}

/** When the moments have come that lessons wait for. */
const MOMENTS: Readonly<Record<LessonMoment, (state: State<AwayMissions>, question: Question) => boolean>> = {
  waiting: (state, { seat, options }) =>
    options.some(({ verb }) => verb === 'activate') && waiting(state, seat).some(({ asked }) => !asked),
  harmed: (_state, { kind }) => kind === 'allocate',
  last: ({ g }, { options }) => g.round === ROUNDS && options.some(({ verb }) => verb === 'activate'),
};
