import {
  type APIMediaGalleryItem,
  type APIMessageComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
} from 'discord-api-types/v10';
import * as z from 'zod';
import type { Json } from '../kernel/types.ts';
import type { Attachment, MessageBody } from './transport.ts';

/**
 * Messages that are laid out in blocks, which Discord calls components v2. Such a message has no `content` and no
 * `embeds`, and it keeps this form forever. Discord shows only those of its files that a component names. Any message
 * can be changed to this form.
 */

/** Maximum number of components in a message, counted at all levels. */
export const MOST_COMPONENTS = 40;

/** Begins the address by which a component shows one of its message's files. */
const REFERENCE = 'attachment://';

/** A file, as a component names it. */
export type NamedFile = Pick<Attachment, 'name' | 'alt'>;

/** True if a message is laid out in blocks. */
export function isInBlocks({ flags }: { readonly flags?: unknown }): boolean {
  return typeof flags === 'number' && (flags & MessageFlags.IsComponentsV2) !== 0;
}

/** The body of a message with these components in blocks. */
export function blocksBody(components: readonly object[], rest: MessageBody = {}): MessageBody {
  const { content: _, embeds: __, flags, ...others } = rest;
  const given = typeof flags === 'number' ? flags : 0;
  // Components are plain JSON, but their interfaces don't show that to the compiler.
  return { ...others, flags: given | MessageFlags.IsComponentsV2, components: [...components] as unknown as Json };
}

/** A place for the message's own pictures, which `withFiles` fills. */
export const OWN_PICTURES = { type: ComponentType.MediaGallery, items: [] } as const;

/**
 * Lays a message out in blocks if it isn't yet: its text, a place for its pictures, and its rows of components. The
 * text has at most 2,000 characters and there are at most 5 rows, so the result is within Discord's limits.
 */
export function inBlocks(body: MessageBody): MessageBody {
  if (isInBlocks(body)) return body;
  const { content } = body;
  const words = typeof content === 'string' && content.trim() !== '' ? [textOf(content)] : [];
  return blocksBody([...words, OWN_PICTURES, ...componentsOf(body)], body);
}

/**
 * Names the files in a message that is laid out in blocks. Pictures fill the places for them, and other files follow at
 * the end. Without pictures, the places disappear. Each picture has its own gallery, because Discord crops the pictures
 * of a gallery; they share one only if the message has no room for more components. A body in the other form stays as
 * it is.
 */
export function withFiles(body: MessageBody, files: readonly NamedFile[]): MessageBody {
  if (!isInBlocks(body)) return body;
  const items = files.filter(({ name }) => isPicture(name)).map(galleryItem);
  const others = files.filter(({ name }) => !isPicture(name)).map(({ name }) => fileOf(name));
  const parts = componentsOf(body);
  const room = MOST_COMPONENTS - walk(mapped(parts, (part) => (isPlace(part) ? [] : [part]))).length - others.length;
  let galleries = items.length <= room ? items.map((item) => gallery([item])) : [gallery(items)];
  const filled = mapped(parts, (part) => {
    if (!isPlace(part)) return [part];
    const here = galleries;
    galleries = [];
    return here;
  });
  return blocksBody([...filled, ...others], body);
}

/** Returns a message without its pictures and files, in either form. */
export function withoutFiles(body: MessageBody): MessageBody {
  if (!isInBlocks(body)) return { ...body, embeds: [] };
  return blocksBody(mapped(componentsOf(body), withoutMedia), body);
}

/** Returns only the text of a message, in the message's form. */
export function wordsOnly(body: MessageBody): MessageBody {
  const { content = '', allowed_mentions = { parse: [] } } = body;
  if (!isInBlocks(body)) return { content, allowed_mentions, components: [] };
  return blocksBody([textOf(textsOf(componentsOf(body)).join('\n'))], { allowed_mentions });
}

/**
 * Completes the body of an edit, so that any message gets the form of the body: a message that changes to blocks gives
 * up its text and its embeds.
 */
export function converting(body: MessageBody): MessageBody {
  return isInBlocks(body) ? { content: null, embeds: null, ...body } : body;
}

/** The custom ids in a body or in a part of it, in order. */
export function customIds(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'custom_id' ? [`${inner}`] : customIds(inner)));
}

/** The texts of components, in reading order. */
export function textsOf(components: readonly unknown[]): string[] {
  return walk(components).flatMap((part) =>
    'content' in part && typeof part.content === 'string' ? [part.content] : [],
  );
}

const shown = z.object({ media: z.object({ url: z.string() }), description: z.string().catch('') });
/** The components that show files, as the lists of what they show. */
const holder = z.union([
  z.object({ items: z.array(shown) }).transform(({ items }) => items),
  shown.transform((one) => [one]),
  z.object({ file: z.object({ url: z.string() }) }).transform(({ file }) => [{ media: file, description: '' }]),
]);

/** The files that components show, by the names at the ends of their addresses. Accepts any value. */
export function filesIn(components: unknown): NamedFile[] {
  return walk(components).flatMap((part) => {
    const { success, data } = holder.safeParse(part);
    return success ? data.map(({ media, description }) => ({ name: fileName(media.url), alt: description })) : [];
  });
}

/** The name of a file, from its address at Discord or its reference in a body; empty for anything else. */
export function fileName(url: string): string {
  if (url.startsWith(REFERENCE)) return url.slice(REFERENCE.length);
  if (!URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}

/**
 * Components of a message that Discord returned, without those to press, in a form that can be sent again: files by
 * their names, and no numbers.
 */
export function withoutControls(components: readonly unknown[]): object[] {
  return mapped(components, (part) => {
    if (part.type === ComponentType.ActionRow) return [];
    if (part.type !== ComponentType.Section) return [part];
    return part.accessory.type === ComponentType.Button ? part.components : [part];
  }).map((part) => sentAgain(part) as object);
}

/** A value from a message of Discord, as it can be sent again. */
function sentAgain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sentAgain);
  if (typeof value !== 'object' || value === null) return value;
  if ('url' in value && typeof value.url === 'string') return { url: `${REFERENCE}${fileName(value.url)}` };
  const kept = Object.entries(value).filter(([name, inner]) => name !== 'id' && inner !== null);
  return Object.fromEntries(kept.map(([name, inner]) => [name, sentAgain(inner)]));
}

/** Changes each component, or replaces it with others. Containers are changed from the inside. */
function mapped(components: readonly unknown[], change: (part: APIMessageComponent) => readonly object[]): object[] {
  return (components as readonly APIMessageComponent[]).flatMap((part) => {
    if (part.type !== ComponentType.Container) return change(part);
    const inner = mapped(part.components, change);
    return inner.length === 0 ? [] : [{ ...part, components: inner }];
  });
}

/** The deepest level at which a component can be: in a container, in a section there. */
const DEEPEST = 3;

/** All components at all levels, in reading order. What is deeper than Discord allows is left out. */
export function walk(components: unknown, level = 1): object[] {
  if (!Array.isArray(components) || level > DEEPEST) return [];
  return components.flatMap((part: unknown) => {
    if (typeof part !== 'object' || part === null) return [];
    const inner = 'components' in part ? walk(part.components, level + 1) : [];
    return [part, ...inner, ...('accessory' in part ? walk([part.accessory], level + 1) : [])];
  });
}

function componentsOf({ components }: MessageBody): readonly object[] {
  return partsOf(components);
}

/** The components in a body's list of components. */
export function partsOf(components: MessageBody['components']): readonly object[] {
  // `bodyOf` wrote them.
  return Array.isArray(components) ? (components as readonly unknown[] as readonly object[]) : [];
}

function textOf(content: string): APIMessageTopLevelComponent {
  return { type: ComponentType.TextDisplay, content };
}

function isPlace(part: APIMessageComponent): boolean {
  return part.type === ComponentType.MediaGallery && part.items.length === 0;
}

function withoutMedia(part: APIMessageComponent): readonly object[] {
  if (part.type === ComponentType.MediaGallery || part.type === ComponentType.File) return [];
  if (part.type === ComponentType.Section && part.accessory.type === ComponentType.Thumbnail) return part.components;
  return [part];
}

function fileOf(name: string): APIMessageTopLevelComponent {
  return { type: ComponentType.File, file: { url: `${REFERENCE}${name}` } };
}

function gallery(items: APIMediaGalleryItem[]): APIMessageTopLevelComponent {
  return { type: ComponentType.MediaGallery, items };
}

function isPicture(name: string): boolean {
  return name.endsWith('.png');
}

function galleryItem({ name, alt }: NamedFile): APIMediaGalleryItem {
  return { media: { url: `${REFERENCE}${name}` }, ...(alt === '' ? {} : { description: alt }) };
}
