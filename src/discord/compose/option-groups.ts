import type { GameChat } from '../../chat/game-chat.ts';
import type { Option } from '../../kernel/types.ts';
import { type Ground, lines } from './choices.ts';
import { areAlike } from './distinct-labels.ts';
import { groupName, type Openable } from './levels.ts';
import type { MenuOption } from './rows.ts';
import { verbWords } from './words.ts';

/** Maximum number of options listed separately before they are folded into groups: about two phone screens. */
const SIDE_BY_SIDE = 15;

/**
 * A verb's options as menu lines. If the list is long or has labels that look alike on a phone, each group becomes one
 * line. The line opens the group and summarizes its gains. A group with only one option isn't folded.
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

/** Returns the group to open for these options, if they belong to a group that can be folded. */
export function openableOf(chat: GameChat, [first, ...others]: readonly Option[]): Openable | null {
  if (first?.group === undefined || verbWords(chat, first.verb).fold === undefined) return null;
  const { verb, group } = first;
  return others.every((option) => option.verb === verb && option.group === group) ? { verb, group } : null;
}

/** Options by group, in order of first appearance. */
export function byGroup(options: readonly Option[]): [group: string | undefined, options: Option[]][] {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups];
}
