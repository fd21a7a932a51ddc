import { type GameChat, type MapPart, type NamedPart, shownIn } from '../../chat/game-chat.ts';
import type { Json } from '../../kernel/types.ts';
import { calledSo } from '../../tables/names.ts';

/** Finds the parts of a position that the text may refer to, by their values, labels and other names. */
export function partsNamed(chat: Pick<GameChat, 'shows' | 'named'>, view: Json, text: string): readonly MapPart[] {
  const parts: NamedPart[] = [
    ...shownIn(chat, view).map(({ value, label }) => ({ value, label, also: [] })),
    ...(view === null ? [] : (chat.named?.(view) ?? [])),
  ];
  return calledSo(parts, ({ value, label, also }) => [value, label, ...also], text);
}
