import { findScene } from '../../../renderers/index.ts';
import { markNames, split } from '../../../renderers/kit/changes.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import type { ChangesSince } from '../../../src/kernel/changes.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { Json, Reader } from '../../../src/kernel/types.ts';
import { faultsOfPicture } from './drawn.ts';

/** How a game is played, and how many decisions lie between two positions that are compared. */
interface Look {
  secret: string;
  options?: Json;
  every: number;
}

/** How often the changes of a game were looked at, which kinds of marks they had, and what was wrong. */
export interface ChangesReport {
  compared: number;
  kinds: string[];
  faults: string[];
}

/**
 * Plays a game at random and compares positions, as the seats and a spectator see them in turn. A position compared
 * with itself, or with one in which only hidden things differ, must have no changes. The picture must mark exactly the
 * changes that its words list.
 */
export function lookAtChanges(
  game: Game<unknown>,
  chat: GameChat,
  { secret, options = {}, every }: Look,
): ChangesReport {
  const match = new InMemoryTable(game, { secret, undo: false, quiet: true, options }).start();
  const random = stream(`changes of ${secret}`);
  const redeals = stream(`redeals of ${secret}`);
  const readers: Reader[] = [...match.table.chairs.keys(), 'spectator'];
  const earlier = new Map<Reader, Json>();
  const [kinds, faults] = [new Set<string>(), [] as string[]];
  let compared = 0;
  /** The changes from a seat’s view to its view of a position in which only hidden things differ. There must be none. */
  const hidden = (reader: Reader, view: Json): string[] => {
    if (reader === 'spectator') return [];
    const redealt = redealFor(game, match.state, reader, (bound) => redeals.next(bound));
    const twin = game.view(redealt, reader) as Json;
    return (chat.changes?.(view, twin) ?? []).map(({ words }) => `only hidden things differ, but: ${words}`);
  };
  for (let step = 0; match.state.over === null; step++) {
    if (step % every === 0) {
      const reader = readers[(step / every) % readers.length] ?? 'spectator';
      // The view of every game is plain JSON, and a copy stays the same while the game continues.
      const view = JSON.parse(JSON.stringify(game.view(match.state, reader))) as Json;
      const before = earlier.get(reader) ?? view;
      const { found, wrong } = faultsOfPair(game.id, chat, before, view);
      for (const one of found) kinds.add(one);
      faults.push(...[...wrong, ...hidden(reader, view)].map((one) => `decision ${step}, ${reader}: ${one}`));
      earlier.set(reader, view);
      compared += 1;
    }
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('the game waits for nobody');
    match.answer(
      decision,
      randomAnswer(decision, (bound) => random.next(bound)),
    );
  }
  return { compared, kinds: [...kinds].sort(), faults };
}

/**
 * The kinds of marks of a pair of views of one reader, and what is wrong with their changes. Faults of the layout count
 * only if the picture without marks doesn’t have them.
 */
export function faultsOfPair(
  id: string,
  { changes }: GameChat,
  before: Json,
  view: Json,
): { found: string[]; wrong: string[] } {
  if (changes === undefined) throw new Error(`${id} has no changes`);
  const given: ChangesSince = { since: 'your last turn', list: changes(before, view) };
  const still = changes(view, view);
  const scene = findScene(id, 'map');
  const { marked } = split(given);
  const names = new Set(marked.flatMap(markNames));
  const drawn = new Set<string>();
  const wrong: string[] = still.map(({ words }) => `nothing changed, but: ${words}`);
  for (let page = 1; page <= scene.pages(view, { changes: given }); page++) {
    const picture = scene.draw(view, { changes: given, page });
    for (const name of picture.audit().changes) drawn.add(name);
    const usual = faultsOfPicture(scene.draw(view, { page }));
    wrong.push(...faultsOfPicture(picture).filter((fault) => !usual.includes(fault)));
  }
  const text = scene.text(view, { changes: given });
  wrong.push(
    ...[...names].filter((name) => !drawn.has(name)).map((name) => `not drawn: ${name}`),
    ...[...drawn].filter((name) => !names.has(name)).map((name) => `drawn, but not listed: ${name}`),
    ...given.list.filter(({ words }) => !text.includes(words)).map(({ words }) => `not in the text: ${words}`),
    ...given.list.filter((one) => markNames(one).length > 1).map(({ words }) => `several marks: ${words}`),
  );
  return { found: [...names].map((name) => name.split(' ')[0] ?? ''), wrong };
}
