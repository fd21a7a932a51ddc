import type { ChangesSince } from '../kernel/changes.ts';
import type { TableView } from '../tables/types.ts';
import type { GameChat } from './game-chat.ts';
import type { PictureSpec } from './picture.ts';

/** The scene that marks changes, which every game with `changes` has. */
const BOARD = 'map';

/**
 * Returns what has changed on the board since the reader's earlier view, or null if the view has none to compare with.
 * `since` names the earlier moment.
 */
export function changesIn(
  { view, before }: TableView,
  { changes }: Pick<GameChat, 'changes'>,
  since: (before: NonNullable<TableView['before']>) => string,
): ChangesSince | null {
  if (changes === undefined || view === null || before?.view == null) return null;
  return { since: since(before), list: changes(before.view, view) };
}

/** Makes the pictures of the board mark what has changed. */
export function marking(pictures: readonly PictureSpec[], changes: ChangesSince | null): PictureSpec[] {
  if (changes === null) return [...pictures];
  return pictures.map((picture) =>
    picture.scene === BOARD ? { ...picture, params: { ...picture.params, changes } } : picture,
  );
}
