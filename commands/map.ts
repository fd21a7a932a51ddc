import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type GameChat, shownIn } from '../src/chat/game-chat.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { Completion } from '../src/discord/payload.ts';
import { type Choice, say } from '../src/discord/reply.ts';
import type { Read } from '../src/tables/types.ts';
import { type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { completeSince, readSince, SINCE_LENGTH } from './since.ts';
import { isTable, readerAt, TABLE_OPTION, tableFor } from './tables.ts';

/**
 * `/map`: shows everything on the board that the person may see, or one part of it. The answer is a picture or text of
 * the position, either now or at an earlier entry. The picture can mark what has changed since an earlier moment.
 */
export const map: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'map',
    description: 'Show the board',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'show',
        description: 'What to show: a space, a piece, a close-up of a part, or the legend',
        autocomplete: true,
        max_length: 100,
      },
      { type: ApplicationCommandOptionType.Boolean, name: 'text', description: 'Describe the whole board in text' },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'at',
        description: 'The position at an earlier log entry',
        min_value: 1,
        max_value: 1_000_000,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'since',
        description: 'Mark what has changed: since “my last turn”, an entry number, “Round 2” or “2 days”',
        autocomplete: true,
        max_length: SINCE_LENGTH,
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use, context, ({ id }) => ({ act: 'map', table: id }));
    if (!isTable(found)) return found;
    const show = use.typed.get('show');
    const at = use.typed.get('at');
    const typed = use.typed.get('since');
    const reader = readerAt(found, use);
    const hasRounds = chatOf(context, found.game).round !== undefined;
    const since = typeof typed === 'string' ? readSince(typed, reader, hasRounds) : undefined;
    if (since !== undefined && typeof show === 'string') return say(WHOLE);
    const read: Read = {
      what: 'map',
      ...(typeof show === 'string' ? { show: shownBy(show, chatOf(context, found.game)) } : {}),
      ...(use.typed.get('text') === true ? { text: true } : {}),
      ...(typeof at === 'number' ? { at } : {}),
      ...(since === undefined ? {} : { since }),
    };
    return { do: 'read', table: found.id, reader, read };
  },

  complete: (completion, context) =>
    completion.focused.name === 'since' ? completeSince(completion, context) : completeShow(completion, context),
};

const WHOLE = '`since` marks changes on the whole board. Leave out `show` to see them.';

/**
 * Finds the part of the board that the person typed, by its name or the end of its name. If the text names no part,
 * returns the text, shortened if necessary.
 */
function shownBy(text: string, { shows }: Pick<GameChat, 'shows'>): string {
  const wanted = text.trim().toLowerCase();
  const named = shows.find(({ value, label }) => [value, label].some((name) => name.toLowerCase() === wanted));
  const [only, ...others] = shows.filter(({ label }) => label.toLowerCase().endsWith(` ${wanted}`));
  return (named ?? (others.length === 0 ? only : undefined))?.value ?? cut(text.trim(), LIMITS.choiceValue);
}

async function completeShow(completion: Completion, context: CommandContext): Promise<Choice[]> {
  const { typed, focused } = completion;
  const found = await tableFor(completion, context);
  if (!isTable(found) || found.status === 'lobby') return [];
  const at = typed.get('at');
  const reader = readerAt(found, completion);
  const view = await context.backend.view(found.id, reader, typeof at === 'number' ? at : undefined);
  const wanted = focused.text.toLowerCase();
  const chat = chatOf(context, found.game);
  const named = view === null ? [] : (chat.named?.(view) ?? []);
  return [...shownIn(chat, view).map((part) => ({ ...part, also: [] })), ...named]
    .filter(({ label, also }) => [label, ...also].some((name) => name.toLowerCase().includes(wanted)))
    .slice(0, LIMITS.choices)
    .map(({ value, label }) => ({ name: cut(label, LIMITS.choiceName), value }));
}
