import { type APIEmbed, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { safeFilename } from '../world/attachments.ts';
import { UPLOAD_LIMIT } from '../world/interactions.ts';
import type { MessageFields } from '../world/messages.ts';
import type { Message, Upload } from '../world/records.ts';
import { componentIssues } from './component-rules.ts';
import { fail } from './errors.ts';
import { formError, type Issue } from './form.ts';
import { tooLong } from './spec.ts';

/** The context of a message body, which is a new message or an edit. */
export interface MessageContext {
  readonly uploads: readonly Upload[];
  /** The message that is being edited, or null for a new one. */
  readonly edited: Message | null;
  /** False if the message loses the files that the body doesn't name; true if omitted. */
  readonly keepsFiles?: boolean;
}

/** Rules that Discord documents for messages but leaves out of its API description. */
export function messageIssues(body: MessageFields, { uploads, edited, keepsFiles = true }: MessageContext): Issue[] {
  const v2 = isV2(body, edited);
  const names = new Set([
    ...uploads.map((upload) => safeFilename(upload.filename)),
    ...(edited?.files ?? []).filter(({ id }) => isKept(body, id, keepsFiles)).map(({ filename }) => filename),
  ]);
  return [
    ...(v2 ? legacyFieldIssues(body, edited) : contentIssues(body)),
    ...(edited !== null && isV2(edited.data, null) ? flagIssues(body) : []),
    ...componentIssues(body.components ?? [], { v2, files: names }),
    ...embedIssues(body.embeds ?? []),
    ...mentionIssues(body),
  ];
}

/** True if a message has components v2, or gets them. */
function isV2({ flags }: Pick<MessageFields, 'flags'>, edited: Message | null): boolean {
  return [flags, edited?.data.flags].some((set) => set != null && (set & MessageFlags.IsComponentsV2) !== 0);
}

/** True if a message still has a file after an edit. */
function isKept({ attachments }: MessageFields, id: string, keepsFiles: boolean): boolean {
  return attachments == null ? keepsFiles : attachments.some((file) => `${file.id}` === id);
}

function contentIssues({ content, components }: MessageFields): Issue[] {
  const issues: Issue[] = [];
  if (length(content) > 2000) issues.push({ path: ['content'], ...tooLong(2000) });
  if ((components?.length ?? 0) > 5) {
    issues.push({ path: ['components'], code: 'BASE_TYPE_BAD_LENGTH', message: 'Must be between 1 and 5 in length.' });
  }
  return issues;
}

/**
 * A message with components v2 has no content, embeds, poll or stickers. A message that is converted to components v2
 * must drop its content, embeds, poll and stickers.
 */
function legacyFieldIssues(body: MessageFields, edited: Message | null): Issue[] {
  const becomes = edited && !((edited.data.flags ?? 0) & MessageFlags.IsComponentsV2) ? edited.data : null;
  const used = LEGACY.filter((field) => {
    const given: unknown = Reflect.get(body, field);
    return given === undefined ? holds(becomes, field) : isFilled(given);
  });
  return used.map((field) => ({
    path: [field],
    code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    message: `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
  }));
}

const LEGACY = ['content', 'embeds', 'poll', 'sticker_ids'] as const;

function holds(message: APIMessage | null, field: (typeof LEGACY)[number]): boolean {
  return message !== null && (field === 'content' || field === 'embeds') && message[field].length > 0;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== null;
}

function flagIssues({ flags }: MessageFields): Issue[] {
  if (flags == null || flags & MessageFlags.IsComponentsV2) return [];
  const message = 'MessageFlags.IS_COMPONENTS_V2 cannot be removed from a message';
  return [{ path: ['flags'], code: 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', message }];
}

function embedIssues(embeds: readonly APIEmbed[]): Issue[] {
  const size = embeds.reduce((sum, embed) => sum + embedSize(embed), 0);
  if (size <= 6000) return [];
  return [{ path: ['embeds'], code: 'MAX_EMBED_SIZE_EXCEEDED', message: 'Embed size exceeds maximum size of 6000' }];
}

/** Counts an embed's characters towards the limit of 6,000 for all embeds of a message. */
function embedSize({ title, description, footer, author, fields }: APIEmbed): number {
  const texts = [title, description, footer?.text, author?.name];
  for (const field of fields ?? []) texts.push(field.name, field.value);
  return texts.reduce((sum, text) => sum + length(text), 0);
}

function mentionIssues({ allowed_mentions: allowed }: MessageFields): Issue[] {
  return (['users', 'roles'] as const)
    .filter((kind) => allowed?.parse?.some((parsed) => parsed === kind) && (allowed[kind]?.length ?? 0) > 0)
    .map((kind) => ({
      path: ['allowed_mentions'],
      code: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      message: `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    }));
}

function length(text: string | null | undefined): number {
  return [...(text ?? '')].length;
}

/** Checks the number and size of uploads. @throws ApiError 40005 or 50035 */
export function checkUploads(uploads: readonly Upload[]): void {
  if (uploads.some((upload) => upload.bytes.byteLength > UPLOAD_LIMIT)) fail('entityTooLarge');
  if (uploads.length > 10) throw formError([{ path: ['attachments'], ...tooLong(10) }]);
}

/** Refuses a message that has no content. @throws ApiError 50006 */
export function requireSubstance(body: MessageFields, uploads: readonly Upload[], edited: Message | null = null): void {
  const { content, embeds, components } = {
    content: body.content === undefined ? edited?.data.content : body.content,
    embeds: body.embeds === undefined ? edited?.data.embeds : body.embeds,
    components: body.components === undefined ? edited?.data.components : body.components,
  };
  const kept = body.attachments === undefined ? (edited?.files.length ?? 0) : (body.attachments?.length ?? 0);
  // Files that no component names aren't shown in a message with components v2.
  const files = isV2(body, edited) ? 0 : uploads.length + kept;
  if (!content?.trim() && !embeds?.length && !components?.length && files === 0) fail('emptyMessage');
}
