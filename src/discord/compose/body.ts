import type { PictureSpec } from '../../chat/picture.ts';
import type { Json, Reader } from '../../kernel/types.ts';
import type { Composed, MessageBody, PictureRequest } from '../../queue/transport.ts';
import { cut, LIMITS } from '../limits.ts';
import type { Row } from './rows.ts';

/** A message's text and components, without its pictures. */
export interface Draft {
  content: string;
  rows: readonly Row[];
  /** The ids of the people whom a mention in the text may ping. */
  pings?: readonly string[];
  /** Set if an edited message keeps nothing of its old content, not even pictures. */
  bare?: true;
}

/** The body of a message in Discord's format, without files. */
export function bodyOf({ content, rows, pings = [], bare }: Draft): MessageBody {
  return {
    content: cut(content, LIMITS.content),
    // Components are plain JSON, but their interfaces don't show that to the compiler.
    components: [...rows] as unknown as Json,
    allowed_mentions: pings.length > 0 ? { parse: [], users: pings } : { parse: [] },
    ...(bare ? { attachments: [], embeds: [] } : {}),
  };
}

/** A message with its pictures. Each picture shows only what `reader` is allowed to see. */
export function withPictures(draft: Draft, reader: Reader, pictures: readonly PictureSpec[]): Composed {
  const requests = pictures.map(
    ({ scene, params, alt, words }, at): PictureRequest => ({
      scene,
      params: words === true ? { ...params, words } : params,
      reader,
      name: `${pictures.length === 1 ? scene : `${scene}-${at + 1}`}.${words === true ? 'txt' : 'png'}`,
      alt,
    }),
  );
  return { body: bodyOf(draft), pictures: requests };
}
