import { commandsOf } from '../../commands/index.ts';
import { createRest } from '../discord/client.ts';
import { chats } from '../discord/games/index.ts';
import { inviteLink } from '../discord/permissions.ts';
import { register } from '../discord/registration.ts';
import { runPlainly } from './plain-words.ts';
import { SettingsError, settings } from './settings.ts';

/** `npm run register`: tells Discord of the commands, if they changed, and prints the link that invites the bot. */
await runPlainly(async () => {
  const { discord } = settings();
  if (discord === undefined)
    throw new SettingsError('DISCORD_TOKEN is missing: put it and DISCORD_APPLICATION_ID into .env.');
  const { token, applicationId, guildId } = discord;
  const { definitions } = commandsOf(chats);
  const changed = await register(createRest({ token }), applicationId, definitions, guildId);
  const where = guildId === undefined ? 'everywhere' : `in the server ${guildId}`;
  console.log(
    changed
      ? `Discord has the ${definitions.length} commands now, ${where}.`
      : `Discord has the ${definitions.length} commands already, ${where}.`,
  );
  console.log(`Invite the bot: ${inviteLink(applicationId)}`);
});
