import {
  type APIUser,
  ApplicationIntegrationType,
  type InteractionContextType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { World } from '../world.ts';
import { contextOf, guildOf } from './channels.ts';
import { permissionsIn } from './permissions.ts';
import type { ApplicationCommand, Channel, Owners } from './records.ts';

/** In direct messages with the bot, this stands for the server of a server install. */
const NO_SERVER = '0';

/** Installs the app for a person, so that they can use it everywhere. @throws Error if the app doesn't allow such installs */
export function installFor(world: World, { id }: APIUser): void {
  if (world.application.integration_types_config[ApplicationIntegrationType.UserInstall] === undefined)
    throw new Error('this app can’t be installed for a person');
  world.installs.people.add(id);
}

/** Returns the installs that offer a command to a person in a channel; none if the command isn't offered there. */
export function ownersOf(world: World, user: APIUser, channel: Channel, command: ApplicationCommand): Owners {
  if (!isMeantFor(command, contextOf(channel))) return {};
  const types = command.integration_types ?? [ApplicationIntegrationType.GuildInstall];
  const all = allOwners(world, user, channel);
  return Object.fromEntries(Object.entries(all).filter(([type]) => types.includes(Number(type))));
}

/** Returns the installs that reach a channel, whatever the command. */
export function allOwners(world: World, user: APIUser, channel: Channel): Owners {
  const guild = guildOf(world, channel)?.id ?? (channel.kind === 'dm' ? NO_SERVER : null);
  const isInstalled = guild === NO_SERVER || (guild !== null && world.installs.guilds.has(guild));
  return {
    ...(guild !== null && isInstalled ? { [ApplicationIntegrationType.GuildInstall]: guild } : {}),
    ...(world.installs.people.has(user.id) ? { [ApplicationIntegrationType.UserInstall]: user.id } : {}),
  };
}

function isMeantFor({ contexts, dm_permission }: ApplicationCommand, context: InteractionContextType): boolean {
  if (contexts) return contexts.includes(context);
  return context === 0 || (context === 1 && dm_permission !== false);
}

/** True if only the person's own install authorized an interaction. */
export function isByPersonAlone(owners: Owners): boolean {
  return owners[ApplicationIntegrationType.GuildInstall] === undefined;
}

/** True if Discord shows all answers only to the person, because they may not use apps that the server hasn't added. */
export function hidesAnswers(world: World, user: APIUser, channel: Channel, owners: Owners): boolean {
  if (!isByPersonAlone(owners) || guildOf(world, channel) === null) return false;
  return (permissionsIn(world, user.id, channel) & PermissionFlagsBits.UseExternalApps) === 0n;
}
