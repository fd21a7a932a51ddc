import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { GameChat } from '../src/chat/game-chat.ts';
import { catalogueOf } from '../src/discord/catalogue.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { Definition } from '../src/discord/registration.ts';
import { say } from '../src/discord/reply.ts';
import type { SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { gamesMeant } from './which-game.ts';

/** Suggests the nearest names when a typed name matches no component. */
const NEAREST = 3;

/** `/card`: shows any component of a game with its picture, either only to the person who asked or to everyone. */
export function cardCommand(games: readonly GameChat[]): SlashCommand {
  const definition: Definition = {
    ...EVERYWHERE,
    name: 'card',
    description: 'Look up a card, a character or a board',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: 'The name, or the start of it',
        required: true,
        autocomplete: true,
        max_length: LIMITS.choiceValue,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Which game, if not the one at this table',
        choices: games.slice(0, LIMITS.choices).map(({ game, title }) => ({ name: title, value: game })),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'share',
        description: 'Show the card to everyone here',
      },
    ],
  };
  const catalogue = catalogueOf(games);
  const all = games.map(({ game }) => game);
  return {
    definition,

    async run(use, context) {
      const { typed } = use;
      const name = `${typed.get('name') ?? ''}`.trim();
      const meant = await gamesMeant(all, typed.get('game'), use, context);
      const listed = catalogue.named(name, meant);
      if (listed === null) {
        const nearest = catalogue.nearest(name, meant, NEAREST).map(({ component }) => bold(component.name));
        return say(
          `I don’t know a card or piece called “${plain(cut(name, 60))}”. The nearest names: ${nearest.join(', ')}.`,
        );
      }
      const { game, component } = listed;
      return { do: 'exhibit', exhibit: { game, component: component.id }, share: typed.get('share') === true };
    },

    async complete(completion, context) {
      const { focused, typed } = completion;
      if (focused.name !== 'name') return [];
      const meant = await gamesMeant(all, typed.get('game'), completion, context);
      return catalogue.find(focused.text, meant, LIMITS.choices).map(({ key, component: { name, kind } }) => ({
        name: cut(`${name} · ${kind.join(', ')}`, LIMITS.choiceName),
        value: key,
      }));
    },
  };
}
