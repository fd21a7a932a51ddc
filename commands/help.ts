import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameChat } from '../src/discord/games/chat.ts';
import { LIMITS } from '../src/discord/limits.ts';
import { assemble, bold, plain, withCommands } from '../src/discord/markdown.ts';
import { say } from '../src/discord/reply.ts';
import type { SlashCommand } from './context.ts';
import { verbPaths } from './verbs.ts';

const BEGIN = [
  '• `/game new` opens a table. Others sit down by its buttons, and bots can take free seats. The game runs in a thread of its own.',
  '• When it is your move, you get a direct message with a picture and buttons. In the thread, “Your move” shows the same, only to you.',
  '• `/play` does anything by typing, a whole turn too: `/play move c4; scan; end turn`. It goes as far as it is clear and possible, and says why no further. `/play preview:` tells you alone what it would come to.',
  '• `/hand` and `/map` show where you stand, `/log` what happened. `/undo` takes a step back: of a whole turn, the last first.',
  '• `/rules` answers questions about the rules, `/card` shows any card, `/why` says why something can’t be done.',
  '• Somebody is away? After a time the others vote: by buttons, or `/game vote`. `/host` is for who looks after this server’s tables.',
  '• `/orders` says in which of the others’ moments you want to be asked. `/game list` shows the tables here.',
];

/** `/help`: where to begin, in general or in one game; in the thread of a table, in the game that is played there. */
export function helpCommand(games: readonly GameChat[]): SlashCommand {
  const definition: RESTPostAPIChatInputApplicationCommandsJSONBody = {
    name: 'help',
    description: 'Where to begin',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Where to begin in one game',
        choices: games.slice(0, LIMITS.choices).map(({ game, title }) => ({ name: title, value: game })),
      },
    ],
  };
  return {
    definition,

    async run({ typed, channel }, { backend }) {
      const table = typed.get('game') === undefined ? await backend.tableOf(channel.id) : null;
      const summary = table === null ? null : await backend.summary(table);
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
          // In a table's thread all of it is wanted, as far as there is room: how to begin is left out first.
          summary === null ? [] : BEGIN,
          ['Buttons and menus do it all. Spelled out, for those who like to type:', ...paths],
        ),
      );
    },
  };
}
