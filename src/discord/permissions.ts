import { OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/** Everything that the bot may have to be allowed, and what a person reads when it is missing. The least that works. */
const NEEDED = [
  [PermissionFlagsBits.ViewChannel, 'View Channel'],
  [PermissionFlagsBits.SendMessages, 'Send Messages'],
  [PermissionFlagsBits.CreatePublicThreads, 'Create Public Threads'],
  [PermissionFlagsBits.SendMessagesInThreads, 'Send Messages in Threads'],
  [PermissionFlagsBits.AttachFiles, 'Attach Files'],
  [PermissionFlagsBits.ReadMessageHistory, 'Read Message History'],
] as const;

/** The sum of the permissions, for the invite link: what the bot has where nobody gives it more. */
export const PERMISSIONS: bigint = NEEDED.reduce((sum, [bit]) => sum | bit, 0n);

/** What it doesn't take in a forum, where a table lives in a post that somebody made. */
const BESIDE_POSTS = PermissionFlagsBits.SendMessages | PermissionFlagsBits.CreatePublicThreads;

/** Names of the permissions that these bits lack; `inPost`: for a table in a post of a forum. */
export function missingPermissions(permissions: bigint, inPost = false): string[] {
  if ((permissions & PermissionFlagsBits.Administrator) !== 0n) return [];
  const held = inPost ? permissions | BESIDE_POSTS : permissions;
  return NEEDED.flatMap(([bit, name]) => ((held & bit) === 0n ? [name] : []));
}

/** Where the owner of a server lets the bot in. */
export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: `${PERMISSIONS}`,
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
