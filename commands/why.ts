import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { Choice } from '../src/discord/reply.ts';
import { chatOf, type SlashCommand } from './context.ts';
import { completeTable, isTable, seatOr, TABLE_OPTION, tableFor } from './tables.ts';

/** `/why`: why something can’t be done now, with the rule. */
export const why: SlashCommand = {
  definition: {
    name: 'why',
    description: 'Why can’t I … ? The reason, and the rule',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'not',
        description: 'What you would like to do, in your words: attack Locutus, move to B7 …',
        required: true,
        autocomplete: true,
        max_length: 100,
      },
      TABLE_OPTION,
    ],
  },

  async run(use, context) {
    const found = await tableFor(use.typed, use, context);
    if (!isTable(found)) return found;
    await context.backend.keepAskedWords(use.id, `${use.typed.get('not') ?? ''}`);
    return { do: 'read', table: found.id, reader: seatOr(found, use), read: { what: 'why', wish: use.id } };
  },

  async complete(completion, context) {
    const { focused, typed } = completion;
    if (focused.name === 'table') return completeTable(completion, context);
    const found = await tableFor(typed, completion, context);
    if (!isTable(found)) return [];
    return wishesLike(chatOf(context, found.game).wishes, focused.text);
  },
};

/** What a player might want that holds all the words. */
function wishesLike(wishes: readonly string[], text: string): Choice[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return wishes
    .filter((wish) => words.every((word) => wish.toLowerCase().includes(word)))
    .slice(0, LIMITS.choices)
    .map((wish) => ({ name: cut(wish, LIMITS.choiceName), value: cut(wish, LIMITS.choiceValue) }));
}
