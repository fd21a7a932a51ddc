import type { Made } from './answer-sender.ts';
import { isInBlocks } from './blocks.ts';

/**
 * Changes a message so that it shows its pictures in full. Discord crops several pictures into a mosaic unless each has
 * its own embed or is laid out in blocks. Use this only for direct messages and answers to interactions, since the bot
 * doesn't request the permission to embed links in channels. An embed doesn't inherit its file's alternative text, so
 * the text is repeated.
 */
export function inRows({ body, files }: Made): Made {
  if (isInBlocks(body)) return { body, files };
  const pictures = files.filter(({ name }) => name.endsWith('.png'));
  const embeds =
    pictures.length < 2
      ? []
      : pictures.map(({ name, alt }) => ({ image: { url: `attachment://${name}`, description: alt } }));
  return { body: { ...body, embeds }, files };
}
