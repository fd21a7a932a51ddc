import { formOf, readForm } from '../src/discord/compose/forms.ts';
import { sureTrialDraft, thrownAwayDraft, trialGoneDraft } from '../src/discord/compose/trial.ts';
import { isGrave } from '../src/discord/compose/words.ts';
import type { ClickId } from '../src/discord/ids.ts';
import type { Click, FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { objection } from '../src/kernel/decision.ts';
import { type Option, Refused, type Seat } from '../src/kernel/types.ts';
import type { TrialView } from '../src/queue/trials.ts';
import type { Branch } from '../src/store/branches.ts';
import { MOST_PICKS } from '../src/tables/line.ts';
import { answerWords } from '../src/tables/parse-intent.ts';
import { wordsOfAnswer } from '../src/tables/pick-words.ts';
import type { Summary } from '../src/tables/summary.ts';
import { lineOf, triedId } from '../src/tables/trial.ts';
import { type Chosen, chosenBy, isChoosing } from './chosen.ts';
import { type CommandContext, chatOf } from './context.ts';
import { cited, waitingFor } from './require-pending.ts';
import { seatOr } from './tables.ts';

/** A person's private copy of a table, and the table after its steps. */
interface OpenTrial {
  summary: Summary;
  seat: Seat;
  branch: Branch;
  seen: TrialView;
}

type QuestionId = Extract<ClickId, { decision: string }>;

/**
 * Opens the person's private copy of a table, or begins one. Without a question there is nothing to try, but a copy that
 * the person has begun is still shown.
 */
export async function openTrial(summary: Summary, clicked: Click, context: CommandContext): Promise<Reply> {
  const { trials } = context.backend;
  const seat = seatOr(summary, clicked);
  const waits = await waitingFor(summary, clicked, context);
  const begun = await trials.of(summary.id, clicked.person.id);
  if (!('decision' in waits) && (begun === null || begun.steps.length === 0)) return waits;
  return show(summary, await trials.open(summary.id, clicked.person.id, seat, clicked.id));
}

/** Handles the buttons and menus of a private copy. Nothing is played, except by the button for this. */
export async function onTrial(
  id: QuestionId,
  summary: Summary,
  clicked: Click,
  context: CommandContext,
): Promise<Reply> {
  const trial = await trialOf(id, summary, clicked, context);
  if ('do' in trial) return trial;
  if (isChoosing(id)) {
    const { decision } = trial.seen;
    const chosen = decision === null ? null : chosenBy(id, decision, clicked);
    return chosen === null ? show(summary, trial.branch) : choose(trial, chosen, clicked, context);
  }
  switch (id.act) {
    case 'form':
      return openForm(trial);
    case 'step-back':
      return stepBack(trial, clicked, context);
    case 'throw-away':
      return throwAway(trial, clicked, context);
    case 'play-steps':
    case 'play-sure':
      return playSteps(trial, clicked, context, id.act === 'play-sure');
    default:
      return show(summary, trial.branch);
  }
}

/** Adds the answer in a form as a step. */
export async function formOnTrial(
  id: QuestionId,
  summary: Summary,
  sent: FormSent,
  context: CommandContext,
): Promise<Reply> {
  const trial = await trialOf(id, summary, sent, context);
  if ('do' in trial) return trial;
  const { decision } = trial.seen;
  const answer = decision === null ? null : readForm(decision, sent.fields);
  if (answer === null) return show(summary, trial.branch);
  return 'wrong' in answer ? say(cited(answer.wrong, decision?.rule)) : choose(trial, answer, sent, context);
}

/** Returns the private copy at the state that a click belongs to, or a reply that shows its present state. */
async function trialOf(
  id: QuestionId,
  summary: Summary,
  asker: Click | FormSent,
  { backend: { trials } }: CommandContext,
): Promise<OpenTrial | Reply> {
  const seat = seatOr(summary, asker);
  if (summary.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
  const branch = await trials.of(summary.id, asker.person.id);
  if (branch === null || branch.seat !== seat) return { do: 'turn', draft: trialGoneDraft(summary) };
  if (triedId(branch) !== id.decision) return show(summary, branch);
  const seen = await trials.seen(summary.id, asker.person.id, branch);
  return seen === null ? { do: 'turn', draft: trialGoneDraft(summary) } : { summary, seat, branch, seen };
}

function show({ id: table }: Summary, { seat, mark }: Branch, level: { open?: string; page?: number } = {}): Reply {
  return { do: 'read', table, reader: seat, read: { what: 'try', mark, ...level } };
}

/** Adds an answer as a step, or shows the options of a verb or a group. */
async function choose(
  trial: OpenTrial,
  chosen: Chosen,
  asker: Click | FormSent,
  context: CommandContext,
): Promise<Reply> {
  const { summary, branch, seen } = trial;
  const { decision } = seen;
  if ('open' in chosen)
    return show(summary, branch, chosen.open === null ? {} : { open: chosen.open, page: chosen.page });
  if (decision === null) return show(summary, branch);
  const { keys } = chosen;
  const wrong = objection(decision, keys);
  if (wrong !== null) return say(cited(wrong, decision.rule));
  if (branch.steps.length >= MOST_PICKS) return say(`A private copy can have at most ${MOST_PICKS} steps.`);
  const words = wordsOfAnswer(decision, keys, chatOf(context, summary.game));
  if (words === null) return say('This answer can’t be tried out. You can play it with “Your move”.');
  const step = { words, label: answerWords(decision, keys) };
  const after = await context.backend.trials.add(changeOf(trial, asker), step);
  return after === null ? { do: 'turn', draft: trialGoneDraft(summary) } : show(summary, after);
}

function openForm({ summary, branch, seen: { decision } }: OpenTrial): Reply {
  return decision === null ? show(summary, branch) : { do: 'form', form: formOf(summary.id, decision) };
}

/** Takes the last step back, or the steps that the table no longer allows. */
async function stepBack(trial: OpenTrial, clicked: Click, { backend }: CommandContext): Promise<Reply> {
  const { summary, branch, seen } = trial;
  const { reached } = seen.trial;
  const kept = reached < branch.steps.length ? reached : Math.max(0, reached - 1);
  const after = await backend.trials.cut(changeOf(trial, clicked), kept);
  return after === null ? { do: 'turn', draft: trialGoneDraft(summary) } : show(summary, after);
}

/** Throws the copy away. A message that only the person sees for a while then shows the question again. */
async function throwAway(trial: OpenTrial, clicked: Click, { backend }: CommandContext): Promise<Reply> {
  const { summary, seat } = trial;
  await backend.trials.drop(changeOf(trial, clicked));
  if (clicked.seen === 'direct' && !clicked.inbox) return { do: 'turn', draft: thrownAwayDraft(summary) };
  return { do: 'read', table: summary.id, reader: seat, read: { what: 'move' } };
}

/** Plays the steps as a line. First asks for confirmation if one of them ends something. */
async function playSteps(trial: OpenTrial, clicked: Click, context: CommandContext, sure: boolean): Promise<Reply> {
  const { summary, seat, branch, seen } = trial;
  const { backend } = context;
  if (branch.steps.length === 0 || seen.trial.broken !== null) return show(summary, branch);
  const waits = await waitingFor(summary, clicked, context);
  if (!('decision' in waits)) return waits;
  const ending = endingIn(trial, context);
  if (ending.length > 0 && !sure && (await backend.confirms(clicked.person.id)))
    return { do: 'turn', draft: sureTrialDraft(summary, triedId(branch), branch.steps.length, ending) };
  if (!(await backend.trials.play(changeOf(trial, clicked)))) return show(summary, branch);
  const text = lineOf(branch.steps);
  return { do: 'send', table: summary.id, input: { t: 'line', seat, decision: waits.decision.id, text } };
}

/** The steps that end something for good or break an agreement. */
function endingIn({ summary, seen }: OpenTrial, context: CommandContext): Option[] {
  const chat = chatOf(context, summary.game);
  const options = seen.preview.picks.flatMap(({ option }) => option ?? []);
  return options.filter((option) => option.ends !== undefined || isGrave(chat, option));
}

function changeOf({ summary, branch }: OpenTrial, { id, person }: Click | FormSent) {
  return { table: summary.id, player: person.id, interaction: id, mark: branch.mark };
}
