import type { PictureSpec } from '../../chat/picture.ts';
import type { Json, Reader } from '../../kernel/types.ts';
import { blocksBody } from '../../queue/blocks.ts';
import type { Composed, MessageBody, PictureRequest } from '../../queue/transport.ts';
import { cut, LIMITS } from '../limits.ts';
import { layOut, type MessageBlock } from './blocks.ts';
import type { Row } from './rows.ts';

/** A message without its pictures, in one of two forms. */
export type Draft = RowsDraft | BlocksDraft;

interface EveryDraft {
  /** The ids of the people whom a mention in the text may ping. */
  pings?: readonly string[];
  /** Set if an edited message keeps nothing of its old content, not even pictures. */
  bare?: true;
}

/** A text with up to five rows of components below it. Previews on phones and Discord's search show the text. */
export interface RowsDraft extends EveryDraft {
  content: string;
  rows: readonly Row[];
  /** The same message in blocks, for answers that only their reader sees. */
  ephemeral?: BlocksDraft;
  /** The same message in blocks, for turn messages and panels if the bot's host has switched frames on. */
  framed?: BlocksDraft;
}

/** Blocks in a frame whose edge has a color (red, green and blue, a byte each). */
export interface BlocksDraft extends EveryDraft {
  accent: number;
  blocks: readonly MessageBlock[];
}

/** The body of a message in Discord's format, without files. */
export function bodyOf(draft: Draft): MessageBody {
  const { pings = [], bare } = draft;
  const allowed_mentions = pings.length > 0 ? { parse: [], users: [...pings] } : { parse: [] };
  if ('blocks' in draft)
    return blocksBody([layOut(draft.accent, draft.blocks)], { allowed_mentions, ...(bare ? { attachments: [] } : {}) });
  return {
    content: cut(draft.content, LIMITS.content),
    // Components are plain JSON, but their interfaces don't show that to the compiler.
    components: [...draft.rows] as unknown as Json,
    allowed_mentions,
    ...(bare ? { attachments: [], embeds: [] } : {}),
  };
}

/** Adds rows below a message, in its usual form and in its frame. */
export function withRows(draft: RowsDraft, more: readonly Row[]): RowsDraft {
  const { rows, framed } = draft;
  const whole = { ...draft, rows: [...rows, ...more] };
  return framed === undefined ? whole : { ...whole, framed: { ...framed, blocks: [...framed.blocks, ...more] } };
}

/** A message in its frame, if it has one. */
export function inFrame(draft: Draft): Draft {
  return 'blocks' in draft ? draft : (draft.framed ?? draft);
}

/** The form of a message that only its reader sees. */
export function ephemeralForm(draft: Draft): Draft {
  return 'blocks' in draft ? draft : (draft.ephemeral ?? draft);
}

/** A message with its pictures. Each picture shows only what `reader` is allowed to see. */
export function withPictures(draft: Draft, reader: Reader, pictures: readonly PictureSpec[]): Composed {
  const requests = pictures.map(
    ({ scene, params, alt, words, of }, at): PictureRequest => ({
      scene,
      params: words === true ? { ...params, words } : params,
      reader,
      ...(of === undefined ? {} : { of }),
      name: `${pictures.length === 1 ? scene : `${scene}-${at + 1}`}.${words === true ? 'txt' : 'png'}`,
      alt,
    }),
  );
  const whole = pictures.length > 0 ? withPlace(draft) : draft;
  const own = 'blocks' in whole ? undefined : whole.ephemeral;
  return { body: bodyOf(whole), pictures: requests, ...(own === undefined ? {} : { ephemeral: bodyOf(own) }) };
}

/** The draft with a place for its pictures, if it is in blocks and has none. */
function withPlace<D extends Draft>(draft: D): D {
  if ('blocks' in draft) {
    const isThere = draft.blocks.some((block) => 'pictures' in block && block.pictures === 'own');
    return isThere ? draft : { ...draft, blocks: [...draft.blocks, { pictures: 'own' }] };
  }
  return draft.ephemeral === undefined ? draft : { ...draft, ephemeral: withPlace(draft.ephemeral) };
}
