import { OAuth2Scopes, PermissionFlagsBits } from 'discord-api-types/v10';

/** The minimal set of permissions that the bot needs, with the names that people see when one is missing. */
const NEEDED = [
  [PermissionFlagsBits.ViewChannel, 'View Channel'],
  [PermissionFlagsBits.SendMessages, 'Send Messages'],
  [PermissionFlagsBits.CreatePublicThreads, 'Create Public Threads'],
  [PermissionFlagsBits.SendMessagesInThreads, 'Send Messages in Threads'],
  [PermissionFlagsBits.AttachFiles, 'Attach Files'],
  [PermissionFlagsBits.ReadMessageHistory, 'Read Message History'],
] as const;

/** The permissions in the invite link, which apply unless a server grants others. */
export const PERMISSIONS: bigint = NEEDED.reduce((sum, [bit]) => sum | bit, 0n);

/** Permissions that the bot doesn't need in a forum, where each table is in a post that a person made. */
const BESIDE_POSTS = PermissionFlagsBits.SendMessages | PermissionFlagsBits.CreatePublicThreads;

/**
 * Permissions that the chat of a voice or stage channel doesn't need, since it has no threads, followed by the permission that
 * only such a chat needs.
 */
const BESIDE_VOICE = PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads;
const IN_VOICE = [PermissionFlagsBits.Connect, 'Connect'] as const;

/**
 * Names of the permissions that are missing from these bits. `inPost` is for a table in a forum post, `inVoice` for one in
 * the chat of a voice or stage channel.
 */
export function missingPermissions(permissions: bigint, inPost = false, inVoice = false): string[] {
  if ((permissions & PermissionFlagsBits.Administrator) !== 0n) return [];
  const held = permissions | (inPost ? BESIDE_POSTS : 0n) | (inVoice ? BESIDE_VOICE : 0n);
  const needed = inVoice ? [...NEEDED, IN_VOICE] : NEEDED;
  return needed.flatMap(([bit, name]) => ((held & bit) === 0n ? [name] : []));
}

/** The OAuth2 scopes for adding the bot to a server. */
export const SCOPES: readonly OAuth2Scopes[] = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];

/** Returns the link that adds the bot to a server; `guild` preselects a server. */
export function inviteLink(applicationId: string, guild?: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: SCOPES.join(' '),
    permissions: `${PERMISSIONS}`,
    ...(guild === undefined ? {} : { guild_id: guild }),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
