import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Question, Seat, State } from '../../kernel/types.ts';
import { playerOf } from './chapters/captains/find.ts';
import { spaceAt } from './chapters/map/ground.ts';
import type { MapSpace } from './chapters/map/layout.ts';
import { provokes } from './chapters/movement/movement.ts';
import { suggestion } from './chapters/turn/suggestion.ts';
import { LESSONS, type LessonMoment, type LessonText } from './content/lessons.ts';
import { roundsOf, scenarioIn } from './scenarios/all.ts';
import { DAMAGE, type Frontiers } from './state.ts';

/** The maximum number of lessons that one question shows. */
const MOST = 1;

/**
 * In a guided game, returns the lessons that are new to the seat at this question, most useful first. Each lesson is
 * shown once.
 */
export function teach({ g }: State<Frontiers>, question: Question): Lesson[] {
  if (!g.options.guide) return [];
  const { lessons } = playerOf(g, question.seat);
  if (lessons.length === LESSONS.length) return [];
  const due = LESSONS.filter((lesson) => !lessons.includes(lesson.id) && isDue(g, question, lesson)).slice(0, MOST);
  lessons.push(...due.map(({ id }) => id));
  return due.map(({ id, text, rule }) => ({
    text: id === 'turn' ? `${text} Your goal: ${scenarioIn(g).goal}${tryIt(g, question)}` : text,
    rule,
  }));
}

/** Returns a sample line to type, built from the current offers. */
function tryIt(g: Frontiers, question: Question): string {
  const line = suggestion(g, question.seat);
  return line === null ? '' : ` Try: /play ${line}`;
}

function isDue(g: Frontiers, question: Question, { when }: LessonText): boolean {
  if ('moment' in when) return MOMENTS[when.moment](g, question);
  // The current phase of the seat's own fight, if the seat can end the phase now.
  if ('phase' in when) return isOwn(g.combat, question, 'phase') && g.combat?.phase === when.phase;
  return optionsOf(question).some(({ key }) => when.offers.some((beginning) => key.startsWith(beginning)));
}

/** For each moment that lessons wait for, a test that tells whether the moment has come. */
const MOMENTS: Readonly<Record<LessonMoment, (g: Frontiers, question: Question) => boolean>> = {
  turn: (g, question) => isOwnTurn(g, question) && g.turn?.begun === false,
  spent: (g, question) =>
    isOwnTurn(g, question) &&
    (g.turn?.step === 'after' || (g.turn?.begun === true && !isOffered(question, 'move', 'explore'))),
  damaged: (g, question) => isOwnTurn(g, question) && playerOf(g, question.seat).hand.includes(DAMAGE),
  hollow: (g, question) => stepsOnto(g, question, ({ terrain }) => terrain === 'planet' || terrain === 'sun'),
  service: (g, question) => stepsOnto(g, question, ({ site }) => site?.kind === 'research' || site?.kind === 'drydock'),
  provoking: (g, question) =>
    isOffered(question, 'fight') || stepsOnto(g, question, ({ id }) => provokes(g, question.seat, id)),
  last: (g) => g.phase === 'turns' && (g.finale !== null || g.round === roundsOf(g)),
};

function isOwnTurn(g: Frontiers, question: Question): boolean {
  return g.combat === null && isOwn(g.turn, question, 'end');
}

/** Whether the current turn or fight belongs to the seat, and an option of this verb can end it. */
function isOwn(now: { seat: Seat } | null, question: Question, verb: string): boolean {
  return now?.seat === question.seat && isOffered(question, verb);
}

function isOffered({ options }: Question, ...verbs: string[]): boolean {
  return options.some(({ verb }) => verbs.includes(verb));
}

/** Whether an offered move leads to a space that passes the test. */
function stepsOnto(g: Frontiers, { options }: Question, isOne: (space: MapSpace) => boolean): boolean {
  return options.some(({ verb, subject }) => {
    const space = verb === 'move' && subject !== undefined ? spaceAt(g, subject.id) : null;
    return space !== null && isOne(space);
  });
}
