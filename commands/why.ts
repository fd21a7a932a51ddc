import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type ClickId, writeId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import type { CommandUse } from '../src/discord/payload.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import type { Summary } from '../src/tables/summary.ts';
import { type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { isTable, seatOr, TABLE_OPTION, tableFor, tableOfTurn } from './tables.ts';
import { commandMeant } from './why-commands.ts';

/** `/why`: explains why something isn't possible now, with the rule. */
export const why: SlashCommand = {
  definition: {
    ...EVERYWHERE,
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
    const wish = `${use.typed.get('not') ?? ''}`;
    const command = commandMeant(wish);
    if (command !== null) return command;
    const found = await tableOfTurn(use, context, ({ id: table }) => {
      const again: ClickId = { act: 'why', table, text: wish };
      return writeId(again).length <= LIMITS.customId ? again : { act: 'move', table };
    });
    return isTable(found) ? whyAt(found, wish, use, context) : found;
  },

  async complete(completion, context) {
    const found = await tableFor(completion, context);
    return isTable(found) ? wishesLike(chatOf(context, found.game).wishes, completion.focused.text) : [];
  },
};

/** Explains to a person why something isn't possible at a table. */
export async function whyAt(
  table: Summary,
  wish: string,
  asker: Pick<CommandUse, 'id' | 'person'>,
  { backend }: CommandContext,
): Promise<Reply> {
  await backend.keepAskedWords(asker.id, wish);
  return { do: 'read', table: table.id, reader: seatOr(table, asker), read: { what: 'why', wish: asker.id } };
}

/** Returns suggestions of what a player might want to do, limited to those that contain all the typed words. */
function wishesLike(wishes: readonly string[], text: string): Choice[] {
  const words = text.slice(0, LIMITS.choiceValue).toLowerCase().split(/\s+/).filter(Boolean);
  return wishes
    .filter((wish) => words.every((word) => wish.toLowerCase().includes(word)))
    .slice(0, LIMITS.choices)
    .map((wish) => ({ name: cut(wish, LIMITS.choiceName), value: cut(wish, LIMITS.choiceValue) }));
}
