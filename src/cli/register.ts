import { commandsOf } from '../../commands/index.ts';
import { chats } from '../discord/chats.ts';
import { asRefused, createRestClient } from '../discord/client.ts';
import { inviteLink } from '../discord/permissions.ts';
import { register } from '../discord/registration.ts';
import { runPlainly } from './plain-words.ts';
import { discordOf, settings } from './settings.ts';

/** `npm run register`: tells Discord of the commands, if they changed, and prints the link that invites the bot. */
await runPlainly(async () => {
  const { token, applicationId, guildId, api } = discordOf(settings());
  const { definitions } = commandsOf(chats);
  const rest = createRestClient(api === undefined ? { token } : { token, api });
  const changed = await register(rest, applicationId, definitions, guildId).catch((error) => {
    throw asRefused(error);
  });
  const where = guildId === undefined ? 'everywhere' : `in the server ${guildId}`;
  console.log(
    changed
      ? `Discord has the ${definitions.length} commands now, ${where}.`
      : `Discord has the ${definitions.length} commands already, ${where}.`,
  );
  console.log(`Invite the bot: ${inviteLink(applicationId)}`);
});
