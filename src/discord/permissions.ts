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

/**
 * Permissions that the chat of a voice or stage channel doesn't need, since it has no threads, and the one that only this chat
 * needs.
 */
const BESIDE_VOICE = PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads;
const IN_VOICE = [PermissionFlagsBits.Connect, 'Connect'] as const;

/**
 * Names of the permissions that these bits lack. `inPost` is for a table in a forum post, `inVoice` for one in the chat of a
 * voice or stage channel.
 */
export function missingPermissions(permissions: bigint, inPost = false, inVoice = false): string[] {
  if ((permissions & PermissionFlagsBits.Administrator) !== 0n) return [];
  const held = permissions | (inPost ? BESIDE_POSTS : 0n) | (inVoice ? BESIDE_VOICE : 0n);
  const needed = inVoice ? [...NEEDED, IN_VOICE] : NEEDED;
  return needed.flatMap(([bit, name]) => ((held & bit) === 0n ? [name] : []));
}

/** The scopes with which the bot is added to a server. */
export const SCOPES: readonly OAuth2Scopes[] = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];

/** The link with which a server's owner adds the bot; `guild` preselects a server there. */
export function inviteLink(applicationId: string, guild?: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: SCOPES.join(' '),
    permissions: `${PERMISSIONS}`,
    ...(guild === undefined ? {} : { guild_id: guild }),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
