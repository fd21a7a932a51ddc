import { shownOf } from '../../../src/cli/leak-surface.ts';
import { chats } from '../../../src/discord/chats.ts';
import { gameOf } from '../../../src/games/index.ts';
import type { GameId, Json, State } from '../../../src/kernel/types.ts';
import { auditLeaks, type LeakReport } from '../../../src/simulation/leaks.ts';
import { BUDGETS } from '../budgets.ts';

/**
 * Looks for leaks in all that reaches a person, within the game’s budget: views, questions, logs, messages, texts, pictures,
 * and the refusals of some wishes.
 */
export function auditShown(
  id: keyof typeof BUDGETS & GameId,
  options: Json,
  wishes: readonly string[],
  every: number,
): LeakReport {
  const game = gameOf(id);
  const chat = chats.find((one) => one.game === id);
  if (game === null || chat === undefined) throw new Error(`${id} is gone`);
  const { inWords, inPictures } = shownOf(game, chat, options);
  const shown = (state: State<unknown>, seat: number): unknown => [
    inWords(state, seat),
    wishes.map((wish) => game.refuse(state, seat, wish)),
  ];
  const { shown: states, drawnEvery } = BUDGETS[id];
  const given = { seed: `shown ${id}`, games: 20, states, every, steps: 5, options };
  return auditLeaks(game, { ...given, shown, drawn: inPictures, drawnEvery });
}
