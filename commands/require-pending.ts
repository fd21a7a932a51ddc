import type { RowsDraft } from '../src/discord/compose/body.ts';
import { decisionNames } from '../src/discord/compose/levels.ts';
import { moveDraft } from '../src/discord/compose/move.ts';
import type { MenuLevel } from '../src/discord/compose/options.ts';
import { waiting } from '../src/discord/compose/people.ts';
import { type Button, button, buttonRows } from '../src/discord/compose/rows.ts';
import { ruleRows } from '../src/discord/compose/tools.ts';
import { isGrave } from '../src/discord/compose/words.ts';
import { type ClickId, namesOf } from '../src/discord/ids.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { Reply } from '../src/discord/reply.ts';
import { objection, onlyOption } from '../src/kernel/decision.ts';
import { must } from '../src/kernel/must.ts';
import { type Decision, type Option, Refused, type Seat } from '../src/kernel/types.ts';
import { nothingNamed, takesSeveral } from '../src/tables/parse-intent.ts';
import type { Summary } from '../src/tables/summary.ts';
import { type Asker, type CommandContext, chatOf } from './context.ts';
import { seatOr } from './tables.ts';

/** Names the missing value in an error message. */
const NAME = 'the short name of an option';

/** Only the seat that is asked can answer. */
const NOT_ASKED = 'T-TURN-01';

/** A question that is open for this person. */
export interface OpenQuestion {
  summary: Summary;
  seat: Seat;
  decision: Decision;
  /** The entry of the seat's last step that can be undone, or null. */
  step: number | null;
}

/** Returns the question that waits for this person at this table, or the reason why there is none. */
export async function waitingFor(
  summary: Summary,
  asker: Asker,
  { backend }: CommandContext,
): Promise<OpenQuestion | Reply> {
  const seat = seatOr(summary, asker);
  if (summary.status === 'lobby') throw new Refused('The game has not begun yet. Start it first.', 'T-LOBBY-05');
  if (summary.status !== 'playing') throw new Refused('This game is over.', 'T-TURN-03');
  const [decision, { step }] = await Promise.all([
    backend.prompt(summary.id, seat),
    backend.lastStep(summary.id, seat),
  ]);
  if (decision === null) {
    const content = `${bold(summary.title)}: it isn’t your turn (rule ${NOT_ASKED}). ${waiting(summary)}`;
    return { do: 'say', draft: { content, rows: ruleRows(NOT_ASKED) } };
  }
  return { summary, seat, decision, step };
}

/**
 * Posts a question again with its pictures; `gone` is set if the person clicked on a question that is no longer open.
 */
export function repostQuestion({ summary, seat }: OpenQuestion, gone = false): Reply {
  return { do: 'read', table: summary.id, reader: seat, read: { what: 'move', ...(gone ? { gone } : {}) } };
}

/** Shows the question in the message that was clicked, with the lines of `why` above it. */
export function showQuestion(
  question: OpenQuestion,
  context: CommandContext,
  why: readonly string[] = [],
  level?: MenuLevel,
): Reply {
  return { do: 'turn', draft: questionDraft(question, context, why, level) };
}

function questionDraft(
  { summary, decision, step }: OpenQuestion,
  context: CommandContext,
  why: readonly string[],
  level?: MenuLevel,
): RowsDraft {
  const asked = { table: summary.id, title: summary.title, decision, undo: step };
  return moveDraft(asked, chatOf(context, summary.game), level, why.map(plain));
}

/**
 * Answers a question. First asks for confirmation if the answer ends something for good or breaks an agreement. Refuses
 * an answer that the kernel would refuse, with the same message.
 */
export async function answerWith(
  waits: OpenQuestion,
  keys: string[],
  asker: Asker,
  context: CommandContext,
  sure = false,
): Promise<Reply> {
  const { summary, seat, decision } = waits;
  const wrong = objection(decision, keys);
  if (wrong !== null) return showQuestion(waits, context, [cited(wrong, decision.rule)]);
  const option = onlyOption(decision, keys);
  const asks = option !== null && (option.ends !== undefined || isGrave(chatOf(context, summary.game), option));
  if (asks && !sure && (await context.backend.confirms(asker.person.id)))
    return { do: 'turn', draft: sureDraft(waits, option) };
  return { do: 'send', table: summary.id, input: { t: 'answer', seat, decision: decision.id, keys } };
}

/** Asks which of a few options was meant, with a button for each. */
export function askMeant(waits: OpenQuestion, said: string, meant: readonly Option[], context: CommandContext): Reply {
  const { summary, decision } = waits;
  const text = nothingNamed(said, meant);
  if (takesSeveral(decision)) return showQuestion(waits, context, [cited(text, decision.rule)]);
  const id = { table: summary.id, decision: decision.id };
  const names = namesOf(decisionNames(decision));
  const proposed = meant.map(({ key, label }) =>
    button({ act: 'pick', ...id, name: must(names.get(key), NAME) }, label),
  );
  return {
    do: 'turn',
    draft: {
      content: `${bold(summary.title)}\n${plain(text)}`,
      rows: buttonRows([...proposed, button({ act: 'again', ...id }, 'No, show all options', 'first')]),
      bare: true,
    },
  };
}

/**
 * Asks for confirmation of a line because its first pick also ends something that the player may overlook. One click on
 * the confirmation plays the whole line.
 */
export async function askLine(
  waits: OpenQuestion,
  first: Option,
  line: string,
  interaction: string,
  { backend }: CommandContext,
): Promise<Reply> {
  const table = waits.summary.id;
  await backend.keepAskedWords(interaction, line);
  const yes = button({ act: 'said-sure', table, interaction }, `Yes: ${line}`, 'grave');
  return { do: 'turn', draft: askedOnce(waits, first, yes) };
}

function sureDraft(waits: OpenQuestion, option: Option): RowsDraft {
  const { summary, decision } = waits;
  const name = must(namesOf(decisionNames(decision)).get(option.key), NAME);
  const yes: ClickId = { act: 'sure', table: summary.id, decision: decision.id, name };
  return askedOnce(waits, option, button(yes, `Yes: ${option.label}`, 'grave'));
}

function askedOnce({ summary: { id: table, title }, decision }: OpenQuestion, option: Option, yes: Button): RowsDraft {
  const { label, hint = '', ends } = option;
  const why = ends ?? 'You may not be able to undo this.';
  return {
    content: [
      bold(title),
      `${plain(label)}? ${plain(hint)}`,
      `${plain(why)} \`/orders confirm:false\` stops these questions.`,
    ].join('\n'),
    rows: buttonRows([yes, button({ act: 'again', table, decision: decision.id }, 'No, go back', 'first')]),
    bare: true,
  };
}

/** Appends the rule to a sentence if a rule is given. */
export function cited(text: string, rule: string | undefined): string {
  return rule === undefined ? text : `${text} (rule ${rule})`;
}
