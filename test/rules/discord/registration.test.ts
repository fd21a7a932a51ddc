import {
  type APIApplicationCommandOption,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { chats } from '../../../src/discord/chats.ts';
import { LIMITS } from '../../../src/discord/limits.ts';
import type { Definition } from '../../../src/discord/registration.ts';
import { skirmish } from './support/samples.ts';

const NAME = /^[-_'\p{Ll}\p{N}]{1,32}$/u;

/** The parts of a command that Discord would refuse. */
function faults(definition: Definition): string[] {
  const out: string[] = [];
  let text = 0;
  const names = (list: readonly { name: string; description: string }[], where: string) => {
    if (list.length > LIMITS.commandOptions) out.push(`${where}: ${list.length} options`);
    if (new Set(list.map(({ name }) => name)).size < list.length) out.push(`${where}: a name twice`);
    for (const { name, description } of list) {
      text += name.length + description.length;
      if (!NAME.test(name)) out.push(`${where}: the name ${name}`);
      if (description.length < 1 || description.length > LIMITS.commandHint)
        out.push(`${where} ${name}: its description`);
    }
  };
  const walk = (options: readonly APIApplicationCommandOption[], where: string) => {
    names(options, where);
    for (const option of options) {
      if ('options' in option) walk(option.options ?? [], `${where} ${option.name}`);
      if (!('choices' in option)) continue;
      const choices = option.choices ?? [];
      if (choices.length > LIMITS.choices) out.push(`${where} ${option.name}: ${choices.length} choices`);
      for (const { name, value } of choices) {
        text += name.length + `${value}`.length;
        if (name.length > LIMITS.choiceName || `${value}`.length > LIMITS.choiceValue)
          out.push(`${where} ${option.name}: ${name}`);
      }
    }
  };
  names([definition], '/');
  walk(definition.options ?? [], `/${definition.name}`);
  if (text > LIMITS.commandText) out.push(`/${definition.name}: ${text} characters`);
  return out;
}

test('all text uses American spelling', () => {
  expect(JSON.stringify(slashCommands(chats).map(({ definition }) => definition))).not.toMatch(
    /colour|defence|centre/i,
  );
});

describe('Discord', () => {
  test.each(slashCommands([skirmish]).map(({ definition }) => [definition.name, definition] as const))(
    '/%s',
    (_name, definition) => {
      expect(faults(definition)).toEqual([]);
    },
  );

  test.each(slashCommands(chats).map(({ definition }) => [definition.name, definition] as const))(
    '/%s with all games that can be played',
    (_name, definition) => {
      expect(faults(definition)).toEqual([]);
    },
  );

  test('Discord accepts a game with more than 25 verbs, grouped by phase', () => {
    const verbs = Array.from({ length: 60 }, (_, at) => ({
      verb: `verb${at}`,
      phase: ['draw', 'action', 'end'][at % 3] ?? '',
      label: `Verb ${at}`,
      hint: 'Does something',
    }));
    const many: GameChat = { ...skirmish, verbs };
    const definition = slashCommands([many]).find(({ definition }) => definition.name === 'skirmish')?.definition;
    expect(definition?.options?.map(({ name }) => name)).toEqual(['draw', 'action', 'end']);
    expect(definition === undefined ? [] : faults(definition)).toEqual([]);
  });
});

/** The characters of a command that Discord counts: the names and descriptions of all its parts. */
function weightOf(part: APIApplicationCommandOption | Definition): number {
  const options: readonly APIApplicationCommandOption[] = 'options' in part ? (part.options ?? []) : [];
  return options.reduce((sum, option) => sum + weightOf(option), part.name.length + part.description.length);
}

test('Discord accepts the largest game’s verbs, and there is room to spare', () => {
  for (const { definition } of slashCommands(chats)) {
    expect(weightOf(definition), definition.name).toBeLessThan(0.8 * LIMITS.commandText);
  }
});

test('people who installed the app for themselves are offered the commands about their own games everywhere', () => {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const places = ({ contexts, integration_types: types }: Pick<Definition, 'contexts' | 'integration_types'>) =>
    `${contexts} ${types}`;
  const everywhere = { contexts: [Guild, BotDM, PrivateChannel], integration_types: [GuildInstall, UserInstall] };
  const withBot = { contexts: [Guild, BotDM], integration_types: [GuildInstall] };
  for (const { definition } of slashCommands(chats)) {
    const { name } = definition;
    const wanted = name === 'host' ? { ...withBot, contexts: [Guild] } : POSTS.includes(name) ? withBot : everywhere;
    expect(places(definition), name).toBe(places(wanted));
  }
});

/** The commands that may post for everyone. All others are about the person's own games, except those for moderators. */
const POSTS = ['game', 'deck', ...chats.map(({ command }) => command)];

/** Commands and subcommands that aren't about a table. */
const WITHOUT_TABLE = [
  // These commands open or list tables, or are for the whole server.
  'game new',
  'game find',
  'game list',
  'host settings',
  'host board',
  'host block',
  'host blocked',
  'host usage',
  'inbox inbox',
  'game stats',
  'profile stats',
  'profile delete',
  'profile messages',
  'profile time',
  // These commands look something up.
  'rules rules',
  'card card',
  'help help',
];

test('every command that concerns a table has the option “table”', () => {
  const without = slashCommands([skirmish]).flatMap(({ definition }) => {
    const options = definition.options ?? [];
    const leaves = options.some(({ type }) => type === 1) ? options : [definition];
    return leaves.flatMap((leaf) =>
      'options' in leaf && leaf.options?.some(({ name }) => name === 'table')
        ? []
        : [`${definition.name} ${leaf.name}`],
    );
  });
  expect(without.sort()).toEqual([...WITHOUT_TABLE].sort());
});
