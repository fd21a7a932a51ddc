import type { Option } from '../../kernel/types.ts';
import type { GameChat } from '../games/chat.ts';
import { type Ground, lines } from './choices.ts';
import { areAlike } from './distinct-labels.ts';
import { groupName, type Openable } from './levels.ts';
import type { MenuOption } from './rows.ts';
import { verbWords } from './words.ts';

/** Most options that stand side by side where they could be folded: about two screens of a phone. */
const SIDE_BY_SIDE = 15;

/**
 * A verb's options as a menu holds them. A list that is long, or in which a phone shows two alike, has a line for each group
 * where it can be folded: it says what it gives and opens it; an option that is alone in its group stands there itself.
 */
export function menuLines(ground: Ground, verb: string, options: readonly Option[]): MenuOption[] {
  const { fold } = verbWords(ground.chat, verb);
  const flat = lines(ground, options);
  const isClear = options.length <= SIDE_BY_SIDE && !areAlike(flat.map(({ label }) => label));
  if (fold === undefined || ground.within !== undefined || isClear) return flat;
  return byGroup(options).flatMap(([group, ways]) =>
    group === undefined || ways.length === 1
      ? lines(ground, ways)
      : [{ value: ground.names.get(groupName(verb, group)) ?? '', label: group, hint: fold.sum(ways) }],
  );
}

/** What to open where one of these options is meant: their group, where it is one and can be folded. */
export function openableOf(chat: GameChat, [first, ...others]: readonly Option[]): Openable | null {
  if (first?.group === undefined || verbWords(chat, first.verb).fold === undefined) return null;
  const { verb, group } = first;
  return others.every((option) => option.verb === verb && option.group === group) ? { verb, group } : null;
}

/** Options by their groups, in the order in which these first come. */
export function byGroup(options: readonly Option[]): [group: string | undefined, options: Option[]][] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
