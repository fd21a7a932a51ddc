import { randomBytes } from 'node:crypto';
import type { APIAttachment, Snowflake } from 'discord-api-types/v10';
import { formError } from '../validate/form.ts';
import type { World } from '../world.ts';
import type { Upload } from './records.ts';

/** An attachment in a message body: `id` is the n of an uploaded `files[n]`, or the id of a file to keep. */
export interface AttachmentMention {
  readonly id: string | number;
  readonly description?: string | null | undefined;
}

/**
 * Returns a file name as Discord stores it: characters other than letters, digits, dots, dashes and underscores become
 * underscores.
 */
export function safeFilename(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._-]/gu, '_').slice(-260) || 'unknown';
}

/** Stores an upload, and returns its description. The file's address ends in a random signature, so that it can't be guessed. */
export function storeUpload(
  world: World,
  channelId: Snowflake,
  upload: Upload,
  description?: string | null,
): APIAttachment {
  const id = world.nextId();
  const signature = randomBytes(32).toString('hex');
  const filename = safeFilename(upload.filename);
  const url = `${world.origin}/attachments/${channelId}/${id}/${encodeURIComponent(filename)}?hm=${signature}`;
  world.blobs.put(`${id}-${signature}`, { contentType: upload.contentType, bytes: upload.bytes });
  return {
    id,
    filename,
    size: upload.bytes.byteLength,
    url,
    proxy_url: url,
    content_type: upload.contentType,
    ...(description ? { description } : {}),
    ...imageSize(upload),
  };
}

/** Returns the size of a PNG or GIF in pixels. */
function imageSize({ contentType, bytes }: Upload): { width?: number; height?: number } {
  if (bytes.byteLength < 24) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (contentType === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (contentType === 'image/gif') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  return {};
}

/**
 * Returns the files of a message after it is created or edited. If the body has a list of files, files that aren't in the
 * list are dropped. Without a list, all files stay and all uploads are added.
 * @throws ApiError 50035 if the list names an unknown file
 */
export function resolveFiles(
  world: World,
  channelId: Snowflake,
  mentions: readonly AttachmentMention[] | null | undefined,
  uploads: readonly Upload[],
  present: readonly APIAttachment[],
): APIAttachment[] {
  if (!mentions) return [...present, ...uploads.map((upload) => storeUpload(world, channelId, upload))];
  return mentions.map(({ id, description }, index) => {
    const upload = uploads.find((candidate) => String(candidate.index) === String(id));
    if (upload) return storeUpload(world, channelId, upload, description);
    const kept = present.find((file) => file.id === String(id));
    if (kept) return description === undefined ? kept : { ...kept, description: description ?? '' };
    throw formError([
      { path: ['attachments', index], code: 'ATTACHMENT_NOT_FOUND', message: 'Attachment data cannot be found' },
    ]);
  });
}
