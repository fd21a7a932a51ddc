import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { openableOf } from '../src/discord/compose/option-groups.ts';
import { type ClickId, writeId } from '../src/discord/ids.ts';
import { FOCUSED } from '../src/discord/intake.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { CommandUse, Completion } from '../src/discord/payload.ts';
import type { Definition } from '../src/discord/registration.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import { objection, optionByKey, optionsOf } from '../src/kernel/decision.ts';
import { type Option, Refused } from '../src/kernel/types.ts';
import { splitChoice } from '../src/tables/choice.ts';
import { firstPick } from '../src/tables/line.ts';
import { amounts, whichOf } from '../src/tables/parse-intent.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { TableId } from '../src/tables/types.ts';
import { type Asker, type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { completeAction, completePreview, intentFor, isCompleted } from './intent.ts';
import { EVERYWHERE } from './places.ts';
import { answerWith, askLine, askMeant, type OpenQuestion, showQuestion, waitingFor } from './require-pending.ts';
import { isTable, readerAt, seatAt, seatOr, TABLE_OPTION, tableFor, tablesMeant, titleAmong } from './tables.ts';

const definition: Definition = {
  ...EVERYWHERE,
  name: 'play',
  description: 'Do what your turn allows, one thing or a whole turn; without an action: see your options',
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'action',
      description: 'What you do; several things with “;” between them: move c4; scan; end turn',
      autocomplete: true,
      max_length: LIMITS.typedText,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'amount',
      description: 'A number, or how to spread points: attack 2, move 1',
      max_length: 400,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'preview',
      description: 'Shows you alone what a line would come to, and does nothing: move c4; scan; end turn',
      autocomplete: true,
      max_length: LIMITS.typedText,
    },
    TABLE_OPTION,
  ],
};

/** `/play`: answers the person's open question. */
export const play: SlashCommand = {
  definition,

  async run(use, context) {
    const asked = addressed(use);
    const { typed } = asked;
    const action = typed.get('action');
    const amount = typed.get('amount');
    const preview = typed.get('preview');
    const words = amount === undefined && typeof action === 'string' ? action : '';
    const found = await tableFor(asked, context, ({ id }) => tableClickId(id, words));
    if (!isTable(found)) return found;
    if (typeof preview === 'string') return previewAt(found, preview, use, context);
    if (action === undefined && amount === undefined) {
      return { do: 'read', table: found.id, reader: readerAt(found, use), read: { what: 'move' } };
    }
    if (amount === undefined) return playOrKeep(found, `${action}`, use, context);
    const waits = await waitingFor(found, use, context);
    return 'decision' in waits ? playAmount(waits, action, `${amount}`, use, context) : waits;
  },

  async complete(completion, context) {
    const tables = await tablesMeant(completion, context);
    if (completion.focused.name === 'action' && tables.length > 1) return completeAmong(tables, completion, context);
    return completeFor(completion, context, (waits) => completeIn(waits, completion, context));
  },
};

/**
 * Shows the result of a line without playing it. If the table asks others, the line is for the person's next move, and
 * they may keep it.
 */
async function previewAt(table: Summary, line: string, use: CommandUse, context: CommandContext): Promise<Reply> {
  await waitingFor(table, use, context);
  await context.backend.keepAskedWords(use.id, line);
  return { do: 'read', table: table.id, reader: seatOr(table, use), read: { what: 'preview', line: use.id } };
}

/** Plays a typed action, or offers to keep it for the person's next move if the table asks others. */
async function playOrKeep(table: Summary, text: string, use: CommandUse, context: CommandContext): Promise<Reply> {
  const waits = await waitingFor(table, use, context);
  if ('decision' in waits) return playWords(waits, text, use, context);
  return isCompleted(text) ? waits : previewAt(table, text, use, context);
}

/** Keeps the line that was stored under an interaction's id for the person's next move. */
export async function keepLine(
  table: Summary,
  interaction: string,
  asker: Asker,
  context: CommandContext,
): Promise<Reply> {
  const text = await wordsOf(interaction, context);
  return { do: 'send', table: table.id, input: { t: 'keep', seat: seatOr(table, asker), text } };
}

/** Plays a typed action at a table; `sure` is true if the player has already confirmed it. */
export async function playAt(
  table: Summary,
  text: string,
  player: Player,
  context: CommandContext,
  sure = false,
): Promise<Reply> {
  const waits = await waitingFor(table, player, context);
  return 'decision' in waits ? playWords(waits, text, player, context, sure) : waits;
}

/** Plays the text that was stored under an interaction's id. */
export async function playKept(
  table: Summary,
  interaction: string,
  player: Player,
  context: CommandContext,
  sure: boolean,
): Promise<Reply> {
  return playAt(table, await wordsOf(interaction, context), player, context, sure);
}

/** Returns the text that was stored under an interaction's id. Throws `Refused` if it has expired. */
async function wordsOf(interaction: string, { backend }: CommandContext): Promise<string> {
  const text = await backend.askedWords(interaction);
  if (text === null) throw new Refused('That was too long ago. Type it again.', 'T-TURN-02');
  return text;
}

/** How long a completion waits for the result of a line, in milliseconds. Discord waits at most 3 s for suggestions. */
const PATIENCE = 1_500;

function completeIn(
  { decision, seat, summary }: OpenQuestion,
  { focused, id }: Completion,
  context: CommandContext,
): Promise<Choice[]> {
  const ahead = (line: string) => soon(context.backend.ahead(summary.id, seat, line, id));
  const complete = focused.name === 'preview' ? completePreview : completeAction;
  return complete(decision, chatOf(context, summary.game), focused.text, ahead);
}

/**
 * Returns the value if it arrives in time, or null if it is late or fails. A short list of suggestions is better than
 * none.
 */
async function soon<T>(wanted: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((settle) => {
    timer = setTimeout(settle, PATIENCE, null);
  });
  return Promise.race([wanted.catch(() => null), late]).finally(() => clearTimeout(timer));
}

/** Matches an action that was suggested for one of several tables: `table:abc123 warp drive`. */
const ADDRESSED = /^table:([a-z0-9]{6}) (.*)$/s;

/** Separates the table from the action that was suggested for it. */
function addressed(use: CommandUse): CommandUse {
  const [, table, action] = ADDRESSED.exec(`${use.typed.get('action') ?? ''}`) ?? [];
  if (table === undefined || action === undefined) return use;
  return { ...use, typed: new Map([...use.typed, ['table', table], ['action', action]]) };
}

/**
 * Completes an action when several tables are waiting: first the typed text for each table, then the tables' options.
 */
async function completeAmong(
  tables: readonly Summary[],
  completion: Completion,
  context: CommandContext,
): Promise<Choice[]> {
  const { text } = completion.focused;
  const shown = tables.slice(0, LIMITS.choices);
  const room = Math.floor(LIMITS.choices / shown.length);
  const choices = await Promise.all(
    shown.map(async (summary) => {
      const own = { ...completion, typed: new Map([...completion.typed, ['table', summary.id]]) };
      const found = await completeFor(own, context, (waits) => completeIn(waits, completion, context));
      const typed = text.trim() === '' ? [] : [{ name: text, value: text }];
      return [...typed, ...found]
        .map(({ name, value }) => ({
          name: cut(`${titleAmong(summary, tables)}: ${name}`, LIMITS.choiceName),
          value: `table:${summary.id} ${value}`,
        }))
        .filter(({ value }) => value.length <= LIMITS.choiceValue)
        .slice(0, room);
    }),
  );
  return choices.flat();
}

/**
 * Returns the id of a click that plays the typed text or, if the text is empty or too long for an id, of a click that
 * shows the options.
 */
export function tableClickId(table: TableId, words: string): ClickId {
  const id: ClickId = { act: 'words', table, text: words };
  return words !== '' && writeId(id).length <= LIMITS.customId ? id : { act: 'move', table };
}

/** Completes an action from the person's open question. If no question is open, the only suggestion explains why. */
export async function completeFor(
  completion: Completion,
  context: CommandContext,
  choices: (waits: OpenQuestion) => Choice[] | Promise<Choice[]>,
): Promise<Choice[]> {
  // Choosing a hint sends the typed text unchanged.
  const hint = (name: string) => [{ name, value: cut(completion.focused.text, LIMITS.choiceValue) || '-' }];
  // Text of this length fits in no suggestion, so it is sent as typed.
  if (completion.focused.text.length >= FOCUSED) return [];
  const found = await tableFor(completion, context);
  if (!isTable(found)) return hint('Choose the table first, in the option “table”');
  const seat = seatAt(found, completion);
  if (seat === null) return hint('You don’t have a seat at this table');
  const decision = await context.backend.prompt(found.id, seat).catch((error) => {
    if (error instanceof Refused) return error;
    throw error;
  });
  if (decision instanceof Refused) return hint(cut(decision.refusal.text, LIMITS.choiceName));
  if (decision === null) return hint('You have nothing to decide here now');
  // Completion never offers Undo, so it needs no `step`.
  return choices({ summary: found, seat, decision, step: null });
}

/**
 * Answers the question with a typed action, or asks which action is meant. Sends several picks to the table as a line.
 */
async function playWords(
  waits: OpenQuestion,
  text: string,
  player: Player,
  context: CommandContext,
  sure = false,
): Promise<Reply> {
  const { decision } = waits;
  const { said, rest } = firstPick(optionsOf(decision), text);
  // A pick that leaves a choice open needs two answers, so the table plays it as a line.
  if (rest !== '' || (!isCompleted(said) && splitChoice(decision, said) !== null)) {
    const first = sure ? null : ending(waits, said, context);
    return first === null || !(await context.backend.confirms(player.person.id))
      ? handOn(waits, text)
      : askLine(waits, first, text, player.id, context);
  }
  const intent = intentFor(decision, chatOf(context, waits.summary.game), said);
  if (intent === 'stale')
    return showQuestion(waits, context, [
      'That question is no longer open. This is your current one. (rule T-TURN-02)',
    ]);
  // If no similar action is possible, the table explains why the typed action isn't possible.
  if ('meant' in intent)
    return intent.meant.length > 0 ? askMeant(waits, said, intent.meant, context) : handOn(waits, text);
  if ('several' in intent) {
    const opening = openableOf(chatOf(context, waits.summary.game), intent.several);
    const level = opening === null ? undefined : { ...opening, page: 0 };
    return showQuestion(waits, context, [whichOf(said, intent.several)], level);
  }
  // If typed words are not a valid answer, the table explains why. A completed action was chosen from the suggestions,
  // so it is answered directly.
  if (!isCompleted(said) && objection(decision, intent.keys) !== null) return handOn(waits, text);
  return answerWith(waits, intent.keys, player, context, sure);
}

/**
 * Sends text to the table to be played as a line; if that isn't possible, the table explains why. A person who types a
 * whole line is not asked for confirmation of its later picks.
 */
function handOn({ summary, seat, decision }: OpenQuestion, text: string): Reply {
  return { do: 'send', table: summary.id, input: { t: 'line', seat, decision: decision.id, text } };
}

/**
 * Returns the option of the line's first pick if it also ends something that the player may overlook, and so needs
 * confirmation; otherwise null.
 */
function ending({ decision, summary }: OpenQuestion, said: string, context: CommandContext): Option | null {
  const split = splitChoice(decision, said)?.said ?? said;
  const intent = intentFor(decision, chatOf(context, summary.game), split);
  const [key, ...others] = intent !== 'stale' && 'keys' in intent ? intent.keys : [];
  const option = key === undefined || others.length > 0 ? null : optionByKey(decision, key);
  return option?.ends === undefined ? null : option;
}

async function playAmount(
  waits: OpenQuestion,
  action: CommandUseValue,
  amount: string,
  asker: Player,
  context: CommandContext,
): Promise<Reply> {
  const keys = amounts(waits.decision, amount, chatOf(context, waits.summary.game).says);
  if (keys !== null && objection(waits.decision, keys) === null) return answerWith(waits, keys, asker, context);
  if (typeof action === 'string') return playWords(waits, `${action} ${amount}`, asker, context);
  return handOn(waits, amount);
}

/** The player and the interaction's id, which serves as the key for storing the player's text. */
type Player = Asker & Pick<CommandUse, 'id'>;

type CommandUseValue = ReturnType<CommandUse['typed']['get']>;
