import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Owned, ruleDraft } from '../src/discord/compose/rules.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { type Choice, type Reply, say } from '../src/discord/reply.ts';
import { bookTitles, gameOfRule, ruleOf } from '../src/rulebook/index.ts';
import { indexOf, type SearchHit } from '../src/rulebook/search/index.ts';
import type { Asker, CommandContext, SlashCommand } from './context.ts';
import { gamesMeant } from './which-game.ts';

/** Other answers that stand under the best one as buttons. */
const NEXT = 3;

/** `/rules`: answers a question from the rulebooks, to the one who asked or to all. */
export const rules: SlashCommand = {
  definition: {
    name: 'rules',
    description: 'Look something up in the rules: type a question or a word',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'query',
        description: 'What you want to know, in your words',
        required: true,
        autocomplete: true,
        max_length: 200,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Which game, if not that of the table here',
        choices: Object.entries(bookTitles).map(([value, name]) => ({ name, value })),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'share',
        description: 'Show the answer to everyone here',
      },
    ],
  },

  async run(use, context): Promise<Reply> {
    const query = `${use.typed.get('query') ?? ''}`.trim();
    const share = use.typed.get('share') === true;
    const named = ruleOf(query.toUpperCase());
    if (named !== null) return { do: 'say', draft: ruleDraft(named.id), share };
    const [best, ...others] = await found(query, use.typed.get('game'), use, context, NEXT + 1);
    if (best === undefined)
      return say(`I find nothing about “${cut(query, 60)}”. Try other words, or name the game with \`game:\`.`);
    return {
      do: 'say',
      draft: ruleDraft(best.entry.id, 0, {
        others: others.map(({ entry }) => entry),
        own: ownAnswer(best, query, context),
      }),
      share,
    };
  },

  async complete({ focused, typed, ...asker }, context): Promise<Choice[]> {
    if (focused.name !== 'query') return [];
    const hits = await found(focused.text, typed.get('game'), asker, context, LIMITS.choices);
    return hits.map(({ entry }) => ({ name: cut(entry.title, LIMITS.choiceName), value: entry.id }));
  },
};

/** What the owner's own book of the same game says. */
function ownAnswer({ entry }: SearchHit, query: string, { own }: CommandContext): Owned | null {
  const game = gameOfRule(entry.id);
  const [hit] = own.search(game, query, 1);
  return hit === undefined ? null : { game, section: hit.entry };
}

/** Answers from the books of the games that are meant. */
async function found(
  query: string,
  named: unknown,
  asker: Asker,
  context: CommandContext,
  limit: number,
): Promise<SearchHit[]> {
  const games = await gamesMeant(Object.keys(bookTitles), named, asker, context);
  const hits = games.flatMap((game) => indexOf(game).search(query, limit));
  return hits.sort((a, b) => b.score - a.score).slice(0, limit);
}
