import type { REST } from 'discord.js';
import {
  ApplicationIntegrationType,
  OAuth2Scopes,
  type RESTGetCurrentApplicationResult,
  Routes,
} from 'discord-api-types/v10';
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

/** The install for a person's own use. Discord takes it only with this scope, and it needs no permissions. */
const FOR_PEOPLE = { oauth2_install_params: { scopes: [OAuth2Scopes.ApplicationsCommands], permissions: 0 } };

/**
 * Makes sure that the button “Add App” on the bot's profile adds the bot itself with its permissions, not only its
 * commands, and that people can also install the app for themselves. An existing install for people stays as it is.
 * Returns true if anything had to be changed.
 */
export async function settleInstall(rest: Pick<REST, 'patch'>, application: Application): Promise<boolean> {
  const { integration_types_config: there = {} } = application;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const params = there[GuildInstall]?.oauth2_install_params;
  const permissions = `${PERMISSIONS}`;
  const isRight =
    there[UserInstall] !== undefined &&
    params !== undefined &&
    `${params.permissions}` === permissions &&
    SCOPES.every((scope) => params.scopes.includes(scope));
  if (isRight) return false;
  // Discord returns permissions as text, but its API description takes them as a number.
  const wanted = { oauth2_install_params: { scopes: SCOPES, permissions: Number(permissions) } };
  const config = { [UserInstall]: FOR_PEOPLE, ...there, [GuildInstall]: wanted };
  await rest.patch(Routes.currentApplication(), { body: { integration_types_config: config } });
  return true;
}
