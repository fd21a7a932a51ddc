import './setup/require-node.mjs';
import { commandsOf } from '../../commands/index.ts';
import { applicationOf, CLEAR_ENDPOINT, ENDPOINT, hasEndpoint, settleInstall } from '../discord/application.ts';
import { chats } from '../discord/chats.ts';
import { asRefused, createRestClient } from '../discord/client.ts';
import { inviteLink } from '../discord/permissions.ts';
import { guildsOf, register } from '../discord/registration.ts';
import { discordOf, settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

/**
 * `npm run register` registers the commands with Discord if they have changed. The command also makes the “Add App”
 * button on the bot's profile add the bot with its permissions or install the app for a person, and prints the invite
 * link.
 */
await runPlainly(async () => {
  const { token, applicationId, guildId, api } = discordOf(settings());
  const { definitions } = commandsOf(chats);
  const rest = createRestClient(api === undefined ? { token } : { token, api });
  const refused = (error: unknown): never => {
    throw asRefused(error);
  };
  const application = await applicationOf(rest).catch(refused);
  const changed = await register(rest, applicationId, definitions, guildId, await guildsOf(rest));
  const where = guildId === undefined ? 'everywhere' : `in the server ${guildId}`;
  console.log(
    changed
      ? `Registered ${definitions.length} commands ${where}.`
      : `The ${definitions.length} commands are already registered ${where}.`,
  );
  if (await settleInstall(rest, application))
    console.log('“Add App” on the bot’s profile now adds the bot with its permissions, or installs it for you alone.');
  if (hasEndpoint(application)) console.log(`${ENDPOINT}\n→ ${CLEAR_ENDPOINT}`);
  console.log(`Invite the bot: ${inviteLink(applicationId)}`);
});
