import {
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  type APIEmbedImage,
  type APIMessage,
  type APIUser,
  EmbedType,
  type Snowflake,
} from 'discord-api-types/v10';
import type { World } from '../world.ts';

/** The scheme that embeds and components use to refer to a file in their message. */
const REFERENCE = 'attachment://';

/** Returns the file name if an address refers to a file in the same message; otherwise null. */
export function referencedFile(url: string): string | null {
  return url.startsWith(REFERENCE) ? url.slice(REFERENCE.length) : null;
}

/** Returns the file in a message that an address refers to; undefined if there is none. */
export function findReferenced(url: string, files: readonly APIAttachment[]): APIAttachment | undefined {
  const name = referencedFile(url);
  return files.find((file) => file.filename === name);
}

/** Returns the files that no embed or component shows. A message lists only these as attachments. */
export function unshownFiles(files: readonly APIAttachment[], shownIn: object): APIAttachment[] {
  if (files.length === 0) return [];
  const text = JSON.stringify(shownIn);
  return files.filter((file) => !text.includes(JSON.stringify(file.url)));
}

/**
 * Returns embeds as Discord returns them. If the file of an image is missing, the image is dropped. An image doesn't
 * inherit the description of its file.
 */
export function renderEmbeds(embeds: readonly APIEmbed[], files: readonly APIAttachment[]): APIEmbed[] {
  return embeds.map(({ image, thumbnail, fields, ...rest }): APIEmbed => {
    const shown = { image: embedImage(image, files), thumbnail: embedImage(thumbnail, files) };
    return {
      ...rest,
      type: EmbedType.Rich,
      ...(fields ? { fields: fields.map((field) => ({ ...field, inline: field.inline ?? false })) } : {}),
      ...(shown.image ? { image: shown.image } : {}),
      ...(shown.thumbnail ? { thumbnail: shown.thumbnail } : {}),
    };
  });
}

function embedImage(image: APIEmbedImage | undefined, files: readonly APIAttachment[]): APIEmbedImage | null {
  if (!image?.url) return null;
  const file = findReferenced(image.url, files);
  if (!file) return referencedFile(image.url) === null ? { ...image, proxy_url: image.url } : null;
  const { url, proxy_url, width, height } = file;
  const { description } = image;
  return { url, proxy_url, ...(width && height ? { width, height } : {}), ...(description ? { description } : {}) };
}

/** Returns embeds without the pictures that show these files. Drops an embed that has nothing else to show. */
export function withoutFiles(embeds: readonly APIEmbed[], files: readonly APIAttachment[]): APIEmbed[] {
  const isGone = (image: APIEmbedImage | undefined): boolean => files.some(({ url }) => url === image?.url);
  return embeds.flatMap((embed) => {
    const { image, thumbnail, ...rest } = embed;
    if (!isGone(image) && !isGone(thumbnail)) return [embed];
    const left: APIEmbed = {
      ...rest,
      ...(image && !isGone(image) ? { image } : {}),
      ...(thumbnail && !isGone(thumbnail) ? { thumbnail } : {}),
    };
    return Object.keys(left).some((part) => part !== 'type') ? [left] : [];
  });
}

/** Returns a text's mentions, limited to those that the bot allows (all by default). */
export function renderMentions(
  world: World,
  content: string,
  allowed: APIAllowedMentions | null | undefined,
): Pick<APIMessage, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  const parses = (kind: string) => !allowed || (allowed.parse?.some((entry) => entry === kind) ?? false);
  const users = idsIn(content, /<@!?(\d+)>/g)
    .filter((id) => parses('users') || allowed?.users?.includes(id))
    .map((id) => world.users.get(id))
    .filter((user): user is APIUser => user !== undefined);
  const roles = idsIn(content, /<@&(\d+)>/g).filter((id) => parses('roles') || allowed?.roles?.includes(id));
  return {
    mentions: users,
    mention_roles: roles,
    mention_everyone: parses('everyone') && /@(everyone|here)\b/.test(content),
  };
}

function idsIn(content: string, pattern: RegExp): Snowflake[] {
  return [...new Set([...content.matchAll(pattern)].map((match) => match[1] ?? ''))];
}
