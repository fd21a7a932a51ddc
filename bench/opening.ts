import type { Input } from '../src/kernel/table.ts';
import type { ChannelReference, Create } from '../src/tables/types.ts';

/** An input, with the player who sends it. */
export interface OpenedTable {
  player: string;
  input: Input | Create;
}

const NOWHERE: ChannelReference = { guild: null, channel: 'c', thread: null };

/** Returns the inputs with which two people start a game. The first person opens the table and starts the game. */
export function openingOf(game: string, [one, two]: readonly [string, string], place = NOWHERE): OpenedTable[] {
  return [
    { player: one, input: { t: 'create', game, title: 'Bench', owner: one, options: {}, place } },
    { player: one, input: { t: 'seat', seat: 0, player: one, called: 'One', ready: 'r1' } },
    { player: two, input: { t: 'seat', seat: 1, player: two, called: 'Two', ready: 'r2' } },
    { player: one, input: { t: 'start', player: one, ready: 'r3' } },
  ];
}
