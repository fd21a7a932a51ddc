import type { REST } from 'discord.js';
import { ApplicationIntegrationType, type RESTGetCurrentApplicationResult, Routes } from 'discord-api-types/v10';
import { PERMISSIONS, SCOPES } from './permissions.ts';

/** What is wrong with an application that has an address for interactions, and what to do. */
export const ENDPOINT =
  'This application has an Interactions Endpoint URL: Discord sends what people type and press there, and the bot hears nothing of it.';
export const CLEAR_ENDPOINT =
  'Empty “Interactions Endpoint URL” on the application’s General Information page in Discord’s developer portal.';

/** What of an application counts here. */
type Application = Pick<RESTGetCurrentApplicationResult, 'integration_types_config' | 'interactions_endpoint_url'>;

/** What Discord says of our application. */
export async function applicationOf(rest: Pick<REST, 'get'>): Promise<Application> {
  // The route says what Discord answers.
  return (await rest.get(Routes.currentApplication())) as Application;
}

/** Whether what people do goes to an address instead of the gateway. */
export function hasEndpoint({ interactions_endpoint_url: url }: Application): boolean {
  return typeof url === 'string' && url !== '';
}

/**
 * Sees to it that the button “Add App” on the bot's profile adds the bot itself with its permissions, not its commands alone.
 * Other ways to install the application stay as they are. Gives whether anything had to be changed.
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
  // Discord tells permissions as text; its description of the API takes them as a number.
  const wanted = { oauth2_install_params: { scopes: SCOPES, permissions: Number(permissions) } };
  const config = { ...there, [ApplicationIntegrationType.GuildInstall]: wanted };
  await rest.patch(Routes.currentApplication(), { body: { integration_types_config: config } });
  return true;
}
