import { type APIApplicationCommandOption, ApplicationCommandOptionType, type Snowflake } from 'discord-api-types/v10';
import { storeUpload } from '../world/attachments.ts';
import { guildOf } from '../world/channels.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { Channel, Guild, Upload } from '../world/records.ts';
import type { World } from '../world.ts';
import { RefusedError } from './refusal.ts';

/** A person's value for an option. A person, channel or role is given by its id, a file as an upload. */
export type OptionValue = string | number | boolean | Omit<Upload, 'index'>;

/** Descriptions of the people, channels, roles and files that option values refer to, by id. */
export type Resolved = Record<'users' | 'members' | 'channels' | 'roles' | 'attachments', Record<Snowflake, object>>;

/** Refuses a value that is of the wrong kind, out of range, or not among the choices. @throws RefusedError */
export function checkValue(option: APIApplicationCommandOption, value: OptionValue): void {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  const outside = choices.length > 0 && !choices.some((choice) => choice.value === value);
  const complaint = complaintAbout(option, value) ?? (outside ? 'is not among the choices' : null);
  if (complaint) throw new RefusedError(`the option ${option.name} ${complaint}`);
}

function complaintAbout(option: APIApplicationCommandOption, value: OptionValue): string | null {
  switch (option.type) {
    case ApplicationCommandOptionType.String: {
      if (typeof value !== 'string') return 'takes text';
      const { min_length = 0, max_length = 6000 } = option;
      const size = [...value].length;
      return size < min_length || size > max_length ? `takes ${min_length} to ${max_length} characters` : null;
    }
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== 'number') return 'takes a number';
      const whole = option.type === ApplicationCommandOptionType.Integer;
      const { min_value = -(2 ** 53), max_value = 2 ** 53 } = option;
      if (whole && !Number.isInteger(value)) return 'takes a whole number';
      return value < min_value || value > max_value ? `takes ${min_value} to ${max_value}` : null;
    }
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean' ? null : 'takes yes or no';
    case ApplicationCommandOptionType.Attachment:
      return typeof value === 'object' ? null : 'takes a file';
    default:
      return typeof value === 'string' ? null : 'takes an id';
  }
}

/** An option with its value. */
export interface GivenOption {
  readonly option: APIApplicationCommandOption;
  readonly value: OptionValue;
  /** Collects the descriptions of everything that values refer to. */
  readonly resolved: Resolved;
}

/**
 * Returns the value in the form in which it is sent.
 * @throws RefusedError if it refers to someone or something that doesn't exist
 */
export function resolveValue(world: World, channel: Channel, { option, value, resolved }: GivenOption): OptionValue {
  if (typeof value === 'object') {
    const file = storeUpload(world, channel.id, { index: 0, ...value });
    resolved.attachments[file.id] = file;
    return file.id;
  }
  if (typeof value !== 'string') return value;
  const guild = guildOf(world, channel);
  const found = {
    role: guild?.data.roles.find(({ id }) => id === value),
    user: world.users.get(value),
    channel: world.channels.get(value),
  };
  switch (option.type) {
    case ApplicationCommandOptionType.User:
      if (!found.user) throw notFound(option, value);
      resolveUser(world, channel, guild, value, resolved);
      break;
    case ApplicationCommandOptionType.Mentionable:
      if (found.role) resolved.roles[value] = found.role;
      else if (found.user) resolveUser(world, channel, guild, value, resolved);
      else throw notFound(option, value);
      break;
    case ApplicationCommandOptionType.Role:
      if (!found.role) throw notFound(option, value);
      resolved.roles[value] = found.role;
      break;
    case ApplicationCommandOptionType.Channel:
      if (!found.channel) throw notFound(option, value);
      resolved.channels[value] = {
        ...found.channel.data,
        permissions: permissionsIn(world, world.bot.id, found.channel).toString(),
      };
      break;
    default:
  }
  return value;
}

function notFound(option: APIApplicationCommandOption, value: string): RefusedError {
  return new RefusedError(`the option ${option.name} names nobody and nothing here: ${value}`);
}

/** Adds a person to the descriptions of everything that values refer to, in a server with their membership. */
export function resolveUser(
  world: World,
  channel: Channel,
  guild: Guild | null,
  id: Snowflake,
  resolved: Resolved,
): void {
  const user = world.users.get(id);
  if (user) resolved.users[id] = user;
  const member = guild?.members.get(id);
  if (!member) return;
  const { user: _, deaf: __, mute: ___, ...partial } = member;
  resolved.members[id] = { ...partial, permissions: permissionsIn(world, id, channel).toString() };
}
