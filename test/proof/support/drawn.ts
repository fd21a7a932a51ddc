import type { DrawnPicture } from '../../../renderers/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json, Reader } from '../../../src/kernel/types.ts';

/** What is wrong with a picture, in words. */
export function faultsOfPicture(picture: DrawnPicture): string[] {
  return picture.audit().faults.map(({ kind, what }) => `${kind}: ${what}`);
}

/** The numbers of so many pages. */
export function pagesTo(many: number): number[] {
  return Array.from({ length: many }, (_, i) => i + 1);
}

/** How a game is looked at: how it is played, and one position in how many is seen. */
interface Look {
  secret: string;
  options?: Json;
  every: number;
}

/**
 * The faults of the pictures of a game that is played at random: of one position in so many, as the seats and whoever looks on
 * see it in turn, and of the last one.
 */
export function faultsOfGame<G, V>(
  game: Game<G, V>,
  { secret, options = {}, every }: Look,
  pictures: (view: V) => readonly DrawnPicture[],
): string[] {
  const match = new InMemoryTable(game, { secret, undo: false, quiet: true, options }).start();
  const random = stream(`answers of ${secret}`);
  const readers: Reader[] = [...match.table.chairs.keys(), 'spectator'];
  const faults: string[] = [];
  const look = (reader: Reader): void => {
    for (const picture of pictures(game.view(match.state, reader))) faults.push(...faultsOfPicture(picture));
  };
  for (let step = 0; match.state.over === null; step++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('the game waits for nobody');
    if (step % every === 0) look(readers[(step / every) % readers.length] ?? 0);
    match.answer(
      decision,
      randomAnswer(decision, (bound) => random.next(bound)),
    );
  }
  look('spectator');
  return faults;
}
