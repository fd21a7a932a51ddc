import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { openingOf } from '../src/discord/compose/folds.ts';
import { LIMITS } from '../src/discord/limits.ts';
import type { CommandUse, Completion } from '../src/discord/payload.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import { offers } from '../src/kernel/decision.ts';
import { firstPick } from '../src/tables/line.ts';
import { amounts, whichOf } from '../src/tables/wish.ts';
import { answerWith, cited, showQuestion, type Waiting, waitingFor } from './answering.ts';
import { type Asker, type Context, chatOf, type SlashCommand } from './context.ts';
import { completeTable, isTable, readerAt, seatAt, TABLE_OPTION, tableFor } from './tables.ts';
import { completeAction, wishFor } from './wish.ts';

const definition: RESTPostAPIChatInputApplicationCommandsJSONBody = {
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
      description: 'A number, or points to spread: attack 2, move 1',
      max_length: 400,
    },
    TABLE_OPTION,
  ],
};

/** `/play`: answers the question that waits for the person. */
export const play: SlashCommand = {
  definition,

  async run(use, context) {
    const found = await tableFor(use.typed, use, context);
    if (!isTable(found)) return found;
    const action = use.typed.get('action');
    const amount = use.typed.get('amount');
    if (action === undefined && amount === undefined) {
      return { do: 'read', table: found.id, reader: readerAt(found, use), read: { what: 'move' } };
    }
    const waits = await waitingFor(found, use, context);
    if (!('decision' in waits)) return waits;
    return amount === undefined
      ? playWords(waits, `${action}`, use, context)
      : playAmount(waits, action, `${amount}`, use, context);
  },

  async complete(completion, context) {
    if (completion.focused.name === 'table') return completeTable(completion, context);
    return completeFor(completion, context, (waits) =>
      completeAction(waits.decision, chatOf(context, waits.summary.game), completion.focused.text),
    );
  },
};

/** Completes from the question that waits for the person, or says in the only choice why there is none. */
export async function completeFor(
  completion: Completion,
  context: Context,
  choices: (waits: Waiting) => Choice[],
): Promise<Choice[]> {
  const found = await tableFor(completion.typed, completion, context);
  if (!isTable(found)) return [nothing('Name the table first, in the option “table”')];
  const seat = seatAt(found, completion);
  if (seat === null) return [nothing('You don’t sit at this table')];
  const decision = await context.desk.prompt(found.id, seat);
  if (decision === null) return [nothing('Nothing waits for you here now')];
  return choices({ summary: found, seat, decision });
}

function nothing(name: string): Choice {
  return { name, value: '-' };
}

/** Answers with an action in words, or asks which one is meant; several in a row go to the table as a line. */
async function playWords(waits: Waiting, text: string, asker: Asker, context: Context): Promise<Reply> {
  const { decision } = waits;
  const { said, rest } = firstPick(offers(decision), text);
  if (rest !== '') return playLine(waits, text);
  const wish = wishFor(decision, said);
  if (wish === 'stale')
    return showQuestion(waits, context, ['That question is gone. Here is what waits for you now. (rule T-TURN-02)']);
  if (wish === 'unknown')
    return showQuestion(waits, context, [
      cited(`“${text.slice(0, 100)}” is not on offer now. Choose one of these.`, decision.rule),
    ]);
  if ('several' in wish) {
    const opening = openingOf(chatOf(context, waits.summary.game), wish.several);
    const level = opening === null ? undefined : { ...opening, page: 0 };
    return showQuestion(waits, context, [whichOf(said, wish.several)], level);
  }
  return answerWith(waits, wish.keys, asker, context);
}

/** Hands on a line of several picks. Who spells out all of it is not asked again before one of them ends something. */
function playLine({ summary, seat, decision }: Waiting, text: string): Reply {
  return { do: 'send', table: summary.id, input: { t: 'line', seat, decision: decision.id, text } };
}

async function playAmount(
  waits: Waiting,
  action: CommandUseValue,
  amount: string,
  asker: Asker,
  context: Context,
): Promise<Reply> {
  const keys = amounts(waits.decision, amount);
  if (keys !== null) return answerWith(waits, keys, asker, context);
  if (typeof action === 'string') return playWords(waits, `${action} ${amount}`, asker, context);
  return showQuestion(waits, context, [cited(`“${amount}” doesn’t answer this.`, waits.decision.rule)]);
}

type CommandUseValue = ReturnType<CommandUse['typed']['get']>;
