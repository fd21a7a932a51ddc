import type { REST } from 'discord.js';
import { ApplicationIntegrationType, type RESTGetCurrentApplicationResult, Routes } from 'discord-api-types/v10';
import { PERMISSIONS, SCOPES } from './permissions.ts';

/** The problem with an application that has an Interactions Endpoint URL, and the remedy. */
export const ENDPOINT =
  'This application has an Interactions Endpoint URL: Discord sends all commands and clicks there, and the bot receives none.';
export const CLEAR_ENDPOINT =
  'Empty “Interactions Endpoint URL” on the application’s General Information page in Discord’s developer portal.';

/** The fields of an application that this file uses. */
type Application = Pick<RESTGetCurrentApplicationResult, 'integration_types_config' | 'interactions_endpoint_url'>;

/** Returns our application as Discord knows it. */
export async function applicationOf(rest: Pick<REST, 'get'>): Promise<Application> {
  // The route determines the type of the response.
  return (await rest.get(Routes.currentApplication())) as Application;
}

/** True if Discord sends interactions to a URL instead of the gateway. */
export function hasEndpoint({ interactions_endpoint_url: url }: Application): boolean {
  return typeof url === 'string' && url !== '';
}

/**
 * Makes sure that the button “Add App” on the bot's profile adds the bot itself with its permissions, not only its commands.
 * Other ways to install the application stay as they are. Returns true if anything had to be changed.
 */
export async function settleInstall(rest: Pick<REST, 'patch'>, application: Application): Promise<boolean> {
  const { integration_types_config: there = {} } = application;
  const params = there[ApplicationIntegrationType.GuildInstall]?.oauth2_install_params;
  const permissions = `${PERMISSIONS}`;
  const isRight =
    params !== undefined &&
    `${params.permissions}` === permissions &&
    SCOPES.every((scope) => params.scopes.includes(scope));
  if (isRight) return false;
  // Discord returns permissions as text, but its API description takes them as a number.
  const wanted = { oauth2_install_params: { scopes: SCOPES, permissions: Number(permissions) } };
  const config = { ...there, [ApplicationIntegrationType.GuildInstall]: wanted };
  await rest.patch(Routes.currentApplication(), { body: { integration_types_config: config } });
  return true;
}
