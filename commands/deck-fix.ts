import type { ClickId } from '../src/discord/ids.ts';
import type { Click } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { CommandContext } from './context.ts';
import { changedBefore } from './deck-kept.ts';
import { keepList, LEFT_OUT } from './deck-reading.ts';

/**
 * Records which card, if any, a person chose for an unknown name in their list. Reads the list again, and saves the
 * deck if the list has no more errors.
 */
export async function fixName(
  { entry, place }: Extract<ClickId, { act: 'fix' }>,
  clicked: Click,
  context: CommandContext,
): Promise<Reply> {
  const before = await changedBefore(clicked, context);
  if (before !== null) return before;
  const { heldLists } = context.backend;
  const held = await heldLists.find(entry, clicked.person.id);
  const name = held?.wrong[place];
  if (held === null || name === undefined)
    return say('I no longer have this list. Send it again with `/deck import`. Nothing was changed.');
  const [chosen = ''] = clicked.values;
  const title = chosen === LEFT_OUT ? null : name.like[Number(chosen)];
  if (title === undefined) return say('That card is no longer in this menu. Nothing was changed.');
  await heldLists.fix(entry, [name.name, title]);
  const fixes = [...held.fixes.filter(([one]) => one !== name.name), [name.name, title] as const];
  return keepList({ games: held.games, name: held.name }, held.list, clicked, context, {
    id: entry,
    wrong: held.wrong,
    fixes,
    ask: (more) => heldLists.ask(entry, held, more),
  });
}
