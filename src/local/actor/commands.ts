import { type APIApplicationCommandOption, type APIUser, ApplicationCommandType } from 'discord-api-types/v10';
import { isSubcommand } from '../validate/command-rules.ts';
import { guildOf } from '../world/channels.ts';
import { ownersOf } from '../world/installs.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { ApplicationCommand, Channel } from '../world/records.ts';
import type { World } from '../world.ts';
import { checkValue, type OptionValue, type Resolved, resolveValue } from './options.ts';
import { RefusedError } from './refusal.ts';

/** A command that is being typed or sent. */
export interface CommandInput {
  readonly user: APIUser;
  readonly channel: Channel;
  /** The command and its subcommand, as typed: `/game new`. */
  readonly command: string;
  readonly values: Readonly<Record<string, OptionValue>>;
  /** The option that is being completed; null if the command is being sent. */
  readonly focused: string | null;
}

/** Returns the commands that a person is offered in a channel. */
export function commandsFor(world: World, user: APIUser, channel: Channel): ApplicationCommand[] {
  const guild = guildOf(world, channel);
  const own = permissionsIn(world, user.id, channel);
  const everywhere = (world.commands.get('global') ?? []).filter(
    (command) => Object.keys(ownersOf(world, user, channel, command)).length > 0,
  );
  const here = guild && world.installs.guilds.has(guild.id) ? (world.commands.get(guild.id) ?? []) : [];
  return [...here, ...everywhere.filter(({ name }) => !here.some((command) => command.name === name))].filter(
    ({ type, default_member_permissions: needed }) =>
      type === ApplicationCommandType.ChatInput && (!needed || (own & BigInt(needed)) === BigInt(needed)),
  );
}

/**
 * Returns the data that the bot receives for a command.
 * @throws RefusedError if Discord's client wouldn't send it
 */
export function commandData(world: World, input: CommandInput): object {
  const { user, channel, values, focused } = input;
  const [name, ...path] = input.command.replace(/^\//, '').trim().split(/\s+/);
  const command = commandsFor(world, user, channel).find((candidate) => candidate.name === name);
  if (!command) throw new RefusedError(`there is no command /${name} here`);
  const { subcommands, definitions } = descend(command, path);
  const resolved: Resolved = { users: {}, members: {}, channels: {}, roles: {}, attachments: {} };
  for (const given of Object.keys(values)) {
    if (!definitions.some((option) => option.name === given)) throw new RefusedError(`there is no option ${given}`);
  }
  const options = definitions.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined && option.name === focused) return [optionData(option, '', true)];
    if (value === undefined) {
      if (option.required && focused === null) throw new RefusedError(`the option ${option.name} is required`);
      return [];
    }
    if (option.name === focused) return [optionData(option, value, true)];
    if (focused === null) checkValue(option, value);
    return [optionData(option, resolveValue(world, channel, { option, value, resolved }), false)];
  });
  if (focused !== null && !definitions.some((option) => option.name === focused && isCompleted(option))) {
    throw new RefusedError(`the option ${focused} has no completions`);
  }
  const filled = Object.fromEntries(Object.entries(resolved).filter(([, found]) => Object.keys(found).length > 0));
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild_id ? { guild_id: command.guild_id } : {}),
    options: subcommands.reduceRight<object[]>(
      (inner, sub) => [{ name: sub.name, type: sub.type, options: inner }],
      options,
    ),
    ...(Object.keys(filled).length > 0 ? { resolved: filled } : {}),
  };
}

/** Follows the names of groups and subcommands to the options that remain to be filled in. */
function descend(command: ApplicationCommand, path: readonly string[]) {
  const subcommands: APIApplicationCommandOption[] = [];
  let definitions = command.options ?? [];
  for (const step of path) {
    const next = definitions.filter(isSubcommand).find((option) => option.name === step);
    if (!next) throw new RefusedError(`/${command.name} has no subcommand ${step}`);
    subcommands.push(next);
    definitions = next.options ?? [];
  }
  if (definitions.some(isSubcommand)) throw new RefusedError(`/${command.name} needs a subcommand`);
  return { subcommands, definitions };
}

function isCompleted(option: APIApplicationCommandOption): boolean {
  return 'autocomplete' in option && option.autocomplete === true;
}

function optionData({ name, type }: APIApplicationCommandOption, value: OptionValue, focused: boolean): object {
  return { name, type, value, ...(focused ? { focused: true } : {}) };
}
