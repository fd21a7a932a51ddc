import type { Json } from '../../../kernel/types.ts';
import { listed, several } from '../../kit/words.ts';
import type { PlayerView } from '../view.ts';
import { asView } from './pictures.ts';

/**
 * Summarizes what the previewed picks would change for the reader: the Resources and Commands left, and other counts.
 */
export function forecast(before: Json, after: Json): string[] {
  const [was, is] = [before, after].map((view) => {
    const { players, reader } = asView(view);
    return players.find(({ seat }) => seat === reader);
  });
  if (was === undefined || is === undefined) return [];
  const { production, research, culture } = is.reserves;
  const left = `${production} Production, ${research} Research and ${culture} Culture`;
  const gains = gainsOf(was, is);
  return [
    `That leaves you ${left}, and ${several(is.commands.ready, 'Command')}.`,
    ...(gains.length === 0 ? [] : [`You would have ${listed(gains)}.`]),
  ];
}

/** Returns a player's counts that have changed, as text. */
function gainsOf(was: PlayerView, is: PlayerView): string[] {
  const counts: [now: number, then: number, noun: string, plural?: string][] = [
    [is.ascendancy, was.ascendancy, 'Ascendancy', 'Ascendancy'],
    [is.systems, was.systems, 'System'],
    [is.projects.length, was.projects.length, 'Project'],
  ];
  return counts.flatMap(([now, then, noun, plural]) => (now === then ? [] : [several(now, noun, plural)]));
}
