import { askedWords } from '../content/formula-words.ts';
import type { Pick } from './pick.ts';

/** The end of the text of an effect that lasts longer than this turn. */
export const LATER = ' until the end of your next turn';

/** Returns who is affected, and how: “a random personnel is killed”. */
export function pickText(pick: Pick, what: string): string {
  const { who, count = 1, of, only, but, odd, below, able, like, unlike } = pick;
  if (pick.how === 'piles' || of === 'stopped' || like !== undefined || unlike !== undefined)
    throw new Error('no text for these targets');
  const kind = [
    ...(who === undefined ? [] : [askedWords(who)]),
    ...(odd === undefined ? [] : [`odd ${odd}`]),
    ...(below === undefined ? [] : [`with less ${below}`]),
    ...(able === undefined ? [] : ['not disabled']),
  ].join(', ');
  const whose = `${of === 'place' ? ' of both players there' : ''}${only === undefined ? '' : ' from those selected'}${but === undefined ? '' : ' from the others'}`;
  const suffix = `${kind === '' ? '' : ` (${kind})`}${whose}`;
  switch (pick.how) {
    case 'picked':
    case 'these':
      return `those selected are ${what}`;
    case 'all':
      return `${count === 1 ? 'all' : count} personnel${suffix} are ${what}`;
    case 'highest':
    case 'lowest': {
      const by = pick.by.length === 3 ? 'total attributes' : pick.by.join('+');
      const words = pick.from === undefined ? `the ${pick.how} ${by}` : `${by} closest to ${pick.from}`;
      return `${count === 1 ? 'the personnel' : `the ${count} personnel`} with ${words}${suffix} ${count === 1 ? 'is' : 'are'} ${what}`;
    }
    default:
      return `${chosen(pick.how, count, suffix)} ${count === 1 ? 'is' : 'are'} ${what}`;
  }
}

const CHOICE = { opponent: 'of your opponent’s choice', owner: 'of your choice' } as const;

/** Returns the text of a selection: “2 random personnel”, “a personnel of your choice”. */
function chosen(how: 'random' | keyof typeof CHOICE, count: NonNullable<Pick['count']>, suffix: string): string {
  if (count === 'counted') throw new Error('no text for a number that a rule counts');
  if (typeof count === 'string') {
    const by = how === 'random' ? 'at random' : CHOICE[how];
    const part =
      count === 'half' || count === 'half up' ? `half of the personnel${suffix}` : `${count} of the personnel${suffix}`;
    const rounded = count === 'half' ? ', rounded down,' : count === 'half up' ? ', rounded up,' : '';
    return `${part}${rounded} ${by}`;
  }
  const number = count === 1 ? 'a' : `${count}`;
  return how === 'random' ? `${number} random personnel${suffix}` : `${number} personnel${suffix} ${CHOICE[how]}`;
}
