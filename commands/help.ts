import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GameChat } from '../src/chat/game-chat.ts';
import { LIMITS } from '../src/discord/limits.ts';
import { assemble, bold, plain, withCommands } from '../src/discord/markdown.ts';
import type { Definition } from '../src/discord/registration.ts';
import { say } from '../src/discord/reply.ts';
import type { SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { tableOfThread } from './tables.ts';
import { verbPaths } from './verbs.ts';

const BEGIN = [
  '• `/game new` opens a table. Others join with its buttons, bots can take free seats, and `/game find` finds players and tables. The game runs in its own thread.',
  '• When it is your move, you get a direct message with a picture and buttons. In the thread, “Your move” shows the same, only to you.',
  '• With `/play` you type what you want to do, even a whole turn: `/play move c4; scan; end turn`. It plays your line until a step is unclear or not allowed, then tells you why. `/play preview:` shows the result to you only and plays nothing. “Try it out” does the same, one step at a time. If it isn’t your turn, you can keep the line for your next move.',
  '• `/hand` and `/map` show where you stand, `/recap` shows what the others have done since your last turn, `/log` shows everything that happened, and `/history` shows the board of any earlier moment. `/undo` takes back your last step. Repeat it to go back further in your turn.',
  '• `/rules` answers questions about the rules, `/card` shows any card, and `/why` explains why you can’t do something.',
  '• Is a player away? After a while, the others can vote with buttons or `/game vote`. `/host` is for moderators. They can also end or move a table, and block a person.',
  '• `/inbox` shows all your tables, the most urgent first, and you can play in it. `/game list` shows the tables here.',
  '• `/orders` sets when you want to be asked while others play, and prepares answers: if … then …. `/profile time` shows when I notify you, and changes it. `/game pause` stops the clock for a while, and `/game nudge` reminds a player.',
];

/**
 * `/help`: explains how to begin, in general or for one game. In a table's thread, `/help` explains that table's game.
 */
export function helpCommand(games: readonly GameChat[]): SlashCommand {
  const definition: Definition = {
    ...EVERYWHERE,
    name: 'help',
    description: 'Where to begin',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Which game you want to start with',
        choices: games.slice(0, LIMITS.choices).map(({ game, title }) => ({ name: title, value: game })),
      },
    ],
  };
  return {
    definition,

    async run(use, context) {
      const { typed } = use;
      const summary = typed.get('game') === undefined ? await tableOfThread(use, context) : null;
      const chat = games.find(({ game }) => game === (summary?.game ?? typed.get('game')));
      if (chat === undefined) {
        const known = games.map(
          ({ game, title, hint }) => `• ${bold(title)}: ${plain(hint)} More: \`/help game:${game}\``,
        );
        return say(assemble([], [], [...BEGIN, ...known]));
      }
      const paths = verbPaths(chat).map(([path, verbs]) => `• \`/${path}\` ${verbs.join(', ')}`);
      return say(
        assemble(
          [bold(chat.title), plain(chat.hint), ...chat.help.map((line) => `• ${withCommands(line)}`)],
          // In a table's thread, shows as much help as fits in the message. If the help is too long, the general
          // introduction is left out first.
          summary === null ? [] : BEGIN,
          ['Buttons and menus do everything. If you prefer typing:', ...paths],
        ),
      );
    },
  };
}
