import { randomInt } from 'node:crypto';
import type { GameChat } from '../src/chat/game-chat.ts';
import type { Commands } from '../src/discord/bot.ts';
import { catalogueOf } from '../src/discord/catalogue.ts';
import { overlong, textLimits } from '../src/discord/intake.ts';
import type { Handlers } from '../src/discord/interactions.ts';
import { LIMITS } from '../src/discord/limits.ts';
import { type Choice, say } from '../src/discord/reply.ts';
import { bookTitles } from '../src/rulebook/index.ts';
import { OwnBooks } from '../src/rulebook/search/imported-books.ts';
import { indexOf } from '../src/rulebook/search/index.ts';
import type { TableId } from '../src/tables/types.ts';
import { asPlayedHere } from './as-played.ts';
import { unlessBlocked } from './blocked.ts';
import { cardCommand } from './card.ts';
import { click, form } from './clicks.ts';
import type { CommandContext, SlashCommand } from './context.ts';
import { deckCommands } from './deck.ts';
import { gameCommand } from './game/index.ts';
import { hand } from './hand.ts';
import { helpCommand } from './help.ts';
import { history } from './history.ts';
import { host } from './host/index.ts';
import { inbox, inInbox } from './inbox.ts';
import { log } from './log.ts';
import { map } from './map.ts';
import { orders } from './orders.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { recap } from './recap.ts';
import { rules } from './rules.ts';
import { completeTable, LETTERS } from './tables.ts';
import { undo } from './undo.ts';
import { verbCommand } from './verbs.ts';
import { why } from './why.ts';

/** All slash commands: the common ones, and one for each game with its verbs. */
export function slashCommands(games: readonly GameChat[]): SlashCommand[] {
  return [
    gameCommand(games),
    host,
    inbox,
    play,
    ...games.map(verbCommand),
    hand,
    map,
    undo,
    log,
    recap,
    history,
    rules,
    cardCommand(games),
    ...deckCommands(games),
    why,
    orders,
    profile,
    helpCommand(games),
  ];
}

/** True if Discord accepts a suggestion. One invalid suggestion would make Discord reject all of them. */
function isChoice({ name, value }: Choice): boolean {
  const fits = typeof value !== 'string' || (value !== '' && value.length <= LIMITS.choiceValue);
  return fits && name.trim() !== '' && name.length <= LIMITS.choiceName;
}

/** Returns the handlers for commands, completions, clicks and forms. */
export function handlers(context: CommandContext): Handlers {
  const commands = slashCommands(context.games);
  const byName = new Map(commands.map((command) => [command.definition.name, command]));
  const limits = textLimits(commands.map(({ definition }) => definition));
  return {
    async command(use) {
      const wrong = overlong(use, limits);
      if (wrong !== null) return say(wrong);
      const command = byName.get(use.path[0] ?? '');
      return command === undefined
        ? say('This command no longer exists. `/help` shows the current ones.')
        : asPlayedHere(await unlessBlocked(await command.run(use, context), use, context), use, context);
    },
    async complete(completion) {
      const command = byName.get(completion.path[0] ?? '');
      // Every command that has the option `table` completes it in the same way.
      const complete = completion.focused.name === 'table' ? completeTable : command?.complete;
      const choices = await complete?.(completion, context);
      return (choices ?? []).filter(isChoice).slice(0, LIMITS.choices);
    },
    async click(clicked) {
      const reply = await unlessBlocked(await click(clicked, context), clicked, context);
      return asPlayedHere(inInbox(reply, clicked), clicked, context);
    },
    form: async (sent) => inInbox(await unlessBlocked(await form(sent, context), sent, context), sent),
  };
}

/**
 * Builds the rulebook indexes and the catalogue of components. Building the indexes takes a few hundred milliseconds,
 * so it is done before the first question.
 */
export function prepare(games: readonly GameChat[]): void {
  for (const game of Object.keys(bookTitles)) indexOf(game);
  catalogueOf(games);
}

/** Creates the bot's commands for these games; `own` holds the rulebooks that the bot's owner imported. */
export function commandsOf(games: readonly GameChat[], own = new OwnBooks()): Commands {
  return {
    definitions: slashCommands(games).map(({ definition }) => definition),
    handlers: (tools) => handlers({ ...tools, games, own, newTable }),
  };
}

/** Returns a random id of six letters and digits. There are about a billion possible ids, so a collision is unlikely. */
export function newTable(): TableId {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
