import { type APIUser, type RESTGetAPIGatewayBotResult, Routes } from 'discord-api-types/v10';
import { asRefused, createRestClient, TokenRefused } from '../../discord/client.ts';
import { faultOf } from '../../queue/fault.ts';
import type { DiscordSettings } from '../settings.ts';
import { type Finding, fine, note, stuck } from './finding.ts';

/** Log-ins that Discord allows until it counts anew, from which on they are worth a word. */
const FEW = 50;

/** Whether Discord knows the bot. Two requests. */
export async function examineChat(discord: DiscordSettings | undefined): Promise<Finding[]> {
  if (discord === undefined)
    return [
      note('discord', 'No DISCORD_TOKEN is set: Discord was not asked.', 'Set it in .env if this runs on Discord.'),
    ];
  const { token, api } = discord;
  const rest = createRestClient(api === undefined ? { token } : { token, api });
  try {
    // The routes say what Discord answers; only these fields are read.
    const user = (await rest.get(Routes.user())) as Pick<APIUser, 'username'>;
    const gateway = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
    const { remaining, total } = gateway.session_start_limit;
    const findings = [fine(`Discord knows the bot as ${user.username}.`)];
    if (remaining < FEW)
      findings.push(
        note(
          'discord',
          `Only ${remaining} of ${total} log-ins are left today.`,
          'Find out what starts the bot so often.',
        ),
      );
    return findings;
  } catch (error) {
    const refused = asRefused(error);
    if (refused instanceof TokenRefused) return [stuck('discord', refused.message, 'Then start again.')];
    return [
      stuck('discord', `Discord can’t be asked: ${faultOf(error)}.`, 'Look at the network, and discordstatus.com.'),
    ];
  }
}
