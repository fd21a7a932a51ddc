import { optionsOf } from '../../kernel/decision.ts';
import type { Lesson, Option, Question, State } from '../../kernel/types.ts';
import { playerOf } from './chapters/captains/find.ts';
import { spaceAt } from './chapters/map/ground.ts';
import { provokes } from './chapters/movement/movement.ts';
import { suggestion } from './chapters/turn/suggestion.ts';
import { LESSONS, type LessonMoment, type LessonText } from './content/lessons.ts';
import { roundsOf, scenarioIn } from './scenarios/all.ts';
import { type CombatPhase, DAMAGE, type Frontiers } from './state.ts';

/** Lessons that one question brings at most. */
const MOST = 2;

/** In a guided game: what is new to the seat about a question, the most useful first. Each lesson comes once. */
export function teach({ g }: State<Frontiers>, question: Question): Lesson[] {
  if (!g.options.guide) return [];
  const { lessons } = playerOf(g, question.seat);
  if (lessons.length === LESSONS.length) return [];
  const due = LESSONS.filter((lesson) => !lessons.includes(lesson.id) && isDue(g, question, lesson)).slice(0, MOST);
  lessons.push(...due.map(({ id }) => id));
  return due.map(({ id, text, rule }) => ({
    text: id === 'turn' ? `${text} The aim: ${scenarioIn(g).goal}${tryIt(g, question)}` : text,
    rule,
  }));
}

/** A line to type, made of what is on offer. */
function tryIt(g: Frontiers, question: Question): string {
  const line = suggestion(g, question.seat);
  return line === null ? '' : ` Try: /play ${line}`;
}

function isDue(g: Frontiers, question: Question, { when }: LessonText): boolean {
  if ('moment' in when) return isNow(g, question, when.moment);
  if ('phase' in when) return isPhase(g, question, when.phase);
  return optionsOf(question).some(({ key }) => when.offers.some((beginning) => key.startsWith(beginning)));
}

/** Whether a question is that of a phase of the seat’s own fight, which it can end. */
function isPhase({ combat }: Frontiers, { seat, options }: Question, phase: CombatPhase): boolean {
  return combat?.seat === seat && combat.phase === phase && options.some(({ verb }) => verb === 'phase');
}

function isNow(g: Frontiers, question: Question, moment: LessonMoment): boolean {
  const { seat, options } = question;
  const isOwnTurn = g.turn?.seat === seat && g.combat === null && options.some(({ verb }) => verb === 'end');
  switch (moment) {
    case 'turn':
      return isOwnTurn && g.turn?.begun === false;
    case 'spent':
      return isOwnTurn && (g.turn?.step === 'after' || (g.turn?.begun === true && !options.some(isStep)));
    case 'damaged':
      return isOwnTurn && playerOf(g, seat).hand.includes(DAMAGE);
    case 'hollow':
      return stepsOnto(g, options, ({ terrain }) => terrain === 'planet' || terrain === 'sun');
    case 'service':
      return stepsOnto(g, options, ({ site }) => site?.kind === 'research' || site?.kind === 'drydock');
    case 'provoking':
      return options.some(({ verb }) => verb === 'fight') || stepsOnto(g, options, ({ id }) => provokes(g, seat, id));
    case 'last':
      return g.phase === 'turns' && (g.finale !== null || g.round === roundsOf(g));
  }
}

function isStep({ verb }: Option): boolean {
  return verb === 'move' || verb === 'explore';
}

type Space = NonNullable<ReturnType<typeof spaceAt>>;

/** Whether a step on offer leads onto such a space. */
function stepsOnto(g: Frontiers, options: readonly Option[], isOne: (space: Space) => boolean): boolean {
  return options.some(({ verb, subject }) => {
    const space = verb === 'move' && subject !== undefined ? spaceAt(g, subject.id) : null;
    return space !== null && isOne(space);
  });
}
