import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APISectionAccessoryComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { must } from '../../kernel/must.ts';
import { customIds, MOST_COMPONENTS, OWN_PICTURES } from '../../queue/blocks.ts';
import type { ClickId } from '../ids.ts';
import { chunks, cut, LIMITS } from '../limits.ts';
import { type Button, button, buttonRows, type Row } from './rows.ts';

/** A picture by its file name, with the alternative text that readers get who can't see it. */
export interface BlockPicture {
  file: string;
  alt: string;
}

/** One to three texts beside a single button or a small picture. */
type LineBlock = { texts: readonly string[] } & ({ button: Button } | { picture: BlockPicture });

/** A part of a message: a text, a line, pictures, a divider, or a row of buttons or with one menu. */
export type SingleBlock =
  | { text: string }
  | LineBlock
  /** One to ten pictures, or `own` for those that are drawn for the message. */
  | { pictures: readonly BlockPicture[] | 'own' }
  | { divider: true }
  | Row;

/**
 * A list of any length. The message shows as many items as it has room for. Buttons lead to the other pages, whose ids
 * `turn` returns.
 */
export interface BlockList {
  items: readonly (readonly SingleBlock[])[];
  page: number;
  turn(page: number): ClickId;
}

export type MessageBlock = SingleBlock | BlockList;

/** The colors of a message's edge, by what the message is about. */
export const ACCENT = {
  /** Something that waits for other people. */
  calm: 0x93a3c0,
  /** A question to the reader. */
  asks: 0x5ab2ff,
  /** The reader's own list of tables. */
  own: 0x5fe3b3,
  /** A private copy, on which nothing is played. */
  tries: 0xb7a0ff,
  /** Something urgent. */
  warns: 0xffc857,
} as const;

/**
 * The number of characters in all texts of a message. Discord allows 4,000. The rest is for the line that is added when
 * the message is closed.
 */
const MOST_TEXT = 3_900;
/** The buttons of a list's pages: a row with two buttons. */
const TURNING = 3;
const SECTION_TEXTS = 3;
const GALLERY_ITEMS = 10;

/**
 * Lays blocks out as one container. The result is within Discord's limits, whatever the blocks are: a list shows the
 * items that fit, texts are cut, and what still has no room is left out from the end, rows last. Buttons and menus whose
 * ids are too long or are there already are left out, too.
 */
export function layOut(accent: number, blocks: readonly MessageBlock[]): APIContainerComponent {
  const fixed = blocks.flatMap((block) => (isList(block) ? [] : [block]));
  const spent = costOf(rendered(fixed));
  const rest = { parts: MOST_COMPONENTS - 1 - spent.parts, text: MOST_TEXT - spent.text };
  const paged = blocks.flatMap((block) => (isList(block) ? pageOf(block, rest) : [block]));
  return {
    type: ComponentType.Container,
    accent_color: accent,
    components: fitting(rendered(paged)),
  };
}

/** True if a message has room for all of these blocks. */
export function fitsWhole(blocks: readonly SingleBlock[]): boolean {
  return costOf(rendered(blocks)).parts < MOST_COMPONENTS;
}

/** True if a message has room for all buttons and menus of these blocks. */
export function hasRoomFor(blocks: readonly MessageBlock[]): boolean {
  const shown = new Set(customIds(layOut(ACCENT.calm, blocks)));
  return customIds(blocks).every((id) => shown.has(id));
}

type Part = APIComponentInContainer;
interface Cost {
  parts: number;
  text: number;
}

function isList(block: MessageBlock): block is BlockList {
  return 'items' in block;
}

/** The items of one page of a list, with buttons that lead to the pages before and after it. */
function pageOf({ items, page, turn }: BlockList, room: Cost): SingleBlock[] {
  const whole = costOf(rendered(items.flat()));
  if (whole.parts <= room.parts && whole.text <= room.text) return items.flat();
  const pages: SingleBlock[][] = [];
  let left: Cost = { parts: 0, text: 0 };
  for (const item of items) {
    const { parts, text } = costOf(rendered(item));
    const fits = pages.length > 0 && parts <= left.parts && text <= left.text;
    if (!fits) {
      pages.push([]);
      left = { parts: room.parts - TURNING, text: room.text };
    }
    left = { parts: left.parts - parts, text: left.text - text };
    pages.at(-1)?.push(...item);
  }
  const at = Math.max(0, Math.min(page, pages.length - 1));
  const turns = [
    ...(at > 0 ? [button(turn(at - 1), 'Back')] : []),
    ...(at < pages.length - 1 ? [button(turn(at + 1), `Next (${at + 2} of ${pages.length})`)] : []),
  ];
  return [...must(pages[at], 'a page of the list'), ...buttonRows(turns)];
}

/** Blocks as Discord's components. Parts that Discord would refuse by themselves are left out. */
function rendered(blocks: readonly SingleBlock[]): Part[] {
  return blocks.flatMap((block): Part[] => {
    if ('text' in block) return textPart(block.text);
    if ('texts' in block) return linePart(block);
    if ('pictures' in block) return galleryParts(block.pictures);
    if ('divider' in block) return [{ type: ComponentType.Separator, divider: true }];
    return block.components.length === 0 ? [] : [block];
  });
}

function textPart(text: string): APITextDisplayComponent[] {
  return text.trim() === '' ? [] : [{ type: ComponentType.TextDisplay, content: text }];
}

function linePart(line: LineBlock): Part[] {
  const said = line.texts.filter((text) => text.trim() !== '');
  const texts = said.length > SECTION_TEXTS ? [said.join('\n')] : said;
  const components = texts.flatMap(textPart);
  if (components.length === 0) return 'button' in line ? buttonRows([line.button]) : galleryParts([line.picture]);
  return [{ type: ComponentType.Section, components, accessory: accessoryOf(line) }];
}

function accessoryOf(line: LineBlock): APISectionAccessoryComponent {
  if ('button' in line) return line.button;
  const { file, alt } = line.picture;
  return { type: ComponentType.Thumbnail, media: mediaOf(file), ...described(alt) };
}

function galleryParts(pictures: readonly BlockPicture[] | 'own'): Part[] {
  if (pictures === 'own') return [{ ...OWN_PICTURES, items: [] }];
  const items = pictures.map(({ file, alt }) => ({ media: mediaOf(file), ...described(alt) }));
  return chunks(items, GALLERY_ITEMS).map((part) => ({ type: ComponentType.MediaGallery, items: part }));
}

function mediaOf(file: string): { url: string } {
  return { url: `attachment://${file}` };
}

function described(alt: string): { description?: string } {
  return alt.trim() === '' ? {} : { description: cut(alt, LIMITS.alt) };
}

/** The number of components at all levels, and of characters. */
function costOf(parts: readonly Part[]): Cost {
  const cost = { parts: 0, text: 0 };
  for (const part of parts) {
    cost.parts += sizeOf(part);
    for (const { content } of textsIn(part)) cost.text += content.length;
  }
  return cost;
}

function sizeOf(part: Part): number {
  if (part.type === ComponentType.ActionRow) return 1 + part.components.length;
  return part.type === ComponentType.Section ? 2 + part.components.length : 1;
}

function textsIn(part: Part): readonly APITextDisplayComponent[] {
  if (part.type === ComponentType.TextDisplay) return [part];
  return part.type === ComponentType.Section ? part.components : [];
}

/** The parts within all limits of a message. */
function fitting(parts: readonly Part[]): Part[] {
  return cutTexts(counted(withUniqueIds(parts)));
}

function withUniqueIds(parts: readonly Part[]): Part[] {
  const taken = new Set<string>();
  const isNew = (one: object): boolean => {
    if (!('custom_id' in one)) return true;
    const id = `${one.custom_id}`;
    if (id.length > LIMITS.customId || taken.has(id)) return false;
    taken.add(id);
    return true;
  };
  return parts.flatMap((part): Part[] => {
    if (part.type === ComponentType.Section) return isNew(part.accessory) ? [part] : part.components;
    if (part.type !== ComponentType.ActionRow) return [part];
    const components = part.components.filter(isNew);
    return components.length === 0 ? [] : [{ ...part, components }];
  });
}

/** Leaves out parts from the end until the message has few enough, rows only if nothing else is left to go. */
function counted(parts: readonly Part[]): Part[] {
  const kept = [...parts];
  while (costOf(kept).parts > MOST_COMPONENTS - 1) {
    const last = kept.findLastIndex(({ type }) => type !== ComponentType.ActionRow);
    kept.splice(last < 0 ? kept.length - 1 : last, 1);
  }
  return kept;
}

/** Cuts the longest texts, if all of them together are too long. */
function cutTexts(parts: readonly Part[]): Part[] {
  const lengths = parts.flatMap((part) => textsIn(part).map(({ content }) => content.length));
  const most = longestFor(lengths, MOST_TEXT);
  const shortened = (text: APITextDisplayComponent): APITextDisplayComponent => ({
    ...text,
    content: cut(text.content, most),
  });
  return parts.map((part): Part => {
    if (part.type === ComponentType.TextDisplay) return shortened(part);
    return part.type === ComponentType.Section ? { ...part, components: part.components.map(shortened) } : part;
  });
}

/** The greatest length such that texts cut to it have at most `room` characters together. */
function longestFor(lengths: readonly number[], room: number): number {
  let left = room;
  const sorted = lengths.toSorted((a, b) => a - b);
  for (const [at, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - at));
    if (length > share) return share;
    left -= length;
  }
  return room;
}
