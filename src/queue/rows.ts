import type { Made } from './answer-sender.ts';
import type { MessageBody } from './transport.ts';

/**
 * A message with its pictures whole: Discord shows a single picture so, but crops several to the tiles of a mosaic, unless each
 * has an embed of its own. For direct messages and answers to interactions alone: what the bot posts in a channel by itself
 * may have no embeds, for it asks for no such permission. An embed doesn't take over the alternative text of its file, so it
 * has its own.
 */
export function inRows({ body, files }: Made): Made {
  const pictures = files.filter(({ name }) => name.endsWith('.png'));
  const embeds =
    pictures.length < 2
      ? []
      : pictures.map(({ name, alt }) => ({ image: { url: `attachment://${name}`, description: alt } }));
  return { body: { ...body, embeds }, files };
}

/** The same for words whose pictures are still to come. */
export function wordsAlone(body: MessageBody): MessageBody {
  return { ...body, embeds: [] };
}
