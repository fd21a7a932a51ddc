import { bodyOf, type Draft } from '../../src/discord/compose/body.ts';
import { customIds, textsOf, walk } from '../../src/queue/blocks.ts';
import type { MessageBody } from '../../src/queue/transport.ts';

/** All texts of a draft, in either form, in reading order. */
export function wordsOf(draft: Draft): string {
  return bodyWords(bodyOf(draft));
}

/** All texts of a message, in either form, in reading order. */
export function bodyWords({ content, components }: { content?: unknown; components?: unknown }): string {
  const texts = textsOf(Array.isArray(components) ? components : []);
  return [...(typeof content === 'string' && content !== '' ? [content] : []), ...texts].join('\n');
}

/** The buttons and menus of a message at all levels, in reading order. */
export function controlsOf(body: MessageBody): { custom_id: string; label?: string; disabled?: boolean }[] {
  return walk(body['components']).filter(
    (part): part is { custom_id: string } => customIds(part).length > 0 && 'custom_id' in part,
  );
}
