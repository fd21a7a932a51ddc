import { type APIUser, type RESTGetAPIGatewayBotResult, Routes } from 'discord-api-types/v10';
import { applicationOf, CLEAR_ENDPOINT, ENDPOINT, hasEndpoint } from '../../discord/application.ts';
import { asRefused, createRestClient, TokenRefused } from '../../discord/client.ts';
import { isFew } from '../../discord/sessions.ts';
import { faultOf } from '../../queue/fault.ts';
import type { DiscordSettings } from '../settings.ts';
import { count, type Finding, fine, note, stuck } from './finding.ts';

/**
 * Checks whether Discord knows the bot and lets it log in, and which of the bot's settings at Discord are wrong. The check
 * makes three requests.
 */
export async function examineChat(discord: DiscordSettings | undefined): Promise<Finding[]> {
  if (discord === undefined)
    return [
      note(
        'discord',
        'No DISCORD_TOKEN is set, so Discord was not checked.',
        'Set it in .env if this runs on Discord.',
      ),
    ];
  const { token, api } = discord;
  const rest = createRestClient(api === undefined ? { token } : { token, api });
  try {
    // Discord's documented responses; only these fields are used.
    const user = (await rest.get(Routes.user())) as Pick<APIUser, 'username'>;
    const gateway = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
    const application = await applicationOf(rest);
    const { remaining, total, reset_after } = gateway.session_start_limit;
    const findings = [fine(`Discord knows the bot as ${user.username}.`)];
    if (isFew(gateway.session_start_limit)) {
      const again = count(Math.ceil(reset_after / 60_000), 'minute');
      const says = `Only ${remaining} of ${total} log-ins are left today. Discord resets the count in ${again}.`;
      const todo =
        'Find out what restarts the bot so often. It waits before each log-in, so that Discord doesn’t reset the token.';
      findings.push(remaining < 1 ? stuck('discord', says, todo) : note('discord', says, todo));
    }
    if (hasEndpoint(application)) findings.push(stuck('discord', ENDPOINT, CLEAR_ENDPOINT));
    return findings;
  } catch (error) {
    const refused = asRefused(error);
    if (refused instanceof TokenRefused) return [stuck('discord', refused.message, 'Then start again.')];
    return [
      stuck('discord', `Discord can’t be reached: ${faultOf(error)}.`, 'Check the network and discordstatus.com.'),
    ];
  }
}
