import type { Json } from '../../kernel/types.ts';
import { wordsOf } from '../../tables/words.ts';
import { type GameChat, type MapPart, type NamedPart, shownIn } from '../games/chat.ts';

/**
 * The parts of a position that a text can mean: the one with this value or name; else all whose label or other names hold all of
 * its words.
 */
export function partsNamed(chat: Pick<GameChat, 'shows' | 'named'>, view: Json, text: string): readonly MapPart[] {
  const parts: NamedPart[] = [
    ...shownIn(chat, view).map(({ value, label }) => ({ value, label, also: [] })),
    ...(view === null ? [] : (chat.named?.(view) ?? [])),
  ];
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const names = ({ value, label, also }: NamedPart): string[][] => [value, label, ...also].map(wordsOf);
  const exact = parts.filter((part) => names(part).some((name) => name.join(' ') === wanted.join(' ')));
  return exact.length > 0
    ? exact
    : parts.filter((part) => names(part).some((name) => wanted.every((word) => name.includes(word))));
}
