import { must } from '../../../../kernel/must.ts';
import { amountText as amountWords } from '../../../kit/effects.ts';
import { listed, sentence, several, signed } from '../../../kit/words.ts';
import type { Amount, Condition, Count, Modifier, Sum, When } from '../union.ts';
import {
  bareGroupText,
  boardOf,
  groupText,
  keywordName,
  PLAIN,
  placeText,
  qualityOf,
  type ReferenceNames,
  specializationName,
  withArticle,
} from './words.ts';

/**
 * Returns the text of a count, to be used after “per” or a number. The text is singular if `many` is 1, and plural
 * otherwise.
 */
function countText(count: Count, many = 1, voice: ReferenceNames = PLAIN): string {
  const s = many === 1 ? '' : 's';
  switch (count.count) {
    case 'characters':
      return many === 1 ? bareGroupText(count.group, voice) : groupText(count.group, many, voice);
    case 'held-boards':
      return `Mission Board${s} where your side outnumbers all others`;
    case 'adapt':
      return `Adapt token${s}`;
    case 'scored':
      return `${count.side === 'hostile' ? '' : 'scored '}${count.keyword === undefined ? '' : `${keywordName(count.keyword)} `}Mission${s}${count.side === 'hostile' ? ' scored by the opponent' : ''}`;
    case 'team':
      return count.side === 'hostile' ? 'the opponent has' : `character${s} of your team in play`;
    case 'lost':
      return `${count.side} character${s}${count.one ? ' of one side' : ''} Neutralized or Assimilated`;
    case 'assimilated':
      return `Assimilated character${s}`;
    case 'extra-successes':
      return many === 1 ? 'success beyond the first' : 'successes beyond the first';
    case 'marks':
      return `mark${s}`;
    case 'round':
      return 'Round';
    case 'honor':
      return `Honor token${s} on your characters`;
    case 'intel':
      return `Intel token${s}`;
    case 'fallen':
      return `character${s} of your team fallen with Honor`;
    case 'wounds':
      return `Health peg${s} that ${count.who === undefined ? 'your characters have' : `${voice[count.who]} has`} lost`;
    case 'traps':
      return `unsprung Trap${s} of your team`;
    case 'sprung':
      return `sprung Trap${s} of your team`;
  }
}

/** Returns an amount as text: “2 points”, “5 points per Adapt token (at most 15)”, “1 die plus 1 per Adapt token”. */
export function amountText(
  amount: Amount | Sum,
  noun: string,
  plural = `${noun}s`,
  voice: ReferenceNames = PLAIN,
): string {
  if (typeof amount !== 'number' && 'sum' in amount) {
    const parts = listed(amount.sum.map((part) => amountText(part, noun, plural, voice)));
    return `${parts} (at most ${amount.most} in all)`;
  }
  return amountWords(
    amount,
    (value) => `${value} ${value === 1 ? noun : plural}`,
    (of) => `per ${countText(of, 1, voice)}`,
  );
}

/** Returns a condition as text that can follow “if” or be a requirement by itself. */
export function conditionText(condition: Condition, voice: ReferenceNames = PLAIN): string {
  switch (condition.if) {
    case 'at': {
      const { clear, ...where } = condition.place;
      const who = voice[condition.who ?? 'self'];
      if (clear && Object.keys(where).length === 0)
        return `no hostile character is ${boardOf(condition.who ?? 'self', voice)}`;
      return `${who} is ${placeText(condition.place, voice)}`;
    }
    case 'is':
      if (condition.group.where === 'adjacent' && Object.keys(condition.group).length === 2)
        return `${voice[condition.who ?? 'self']} is adjacent`;
      return `${voice[condition.who ?? 'self']} is ${qualityOf(condition.group) ?? groupText(condition.group, 1, voice)}`;
    case 'count':
      return rangeText(condition, voice);
    case 'more':
      return `there are more ${apart(countText(condition.of, 2, voice), countText(condition.than, 2, voice))}`;
    case 'gone':
      return `${voice[condition.who]} is Neutralized`;
  }
}

/** Compares two groups without repeating the words that both share: “friendly than hostile characters”. */
function apart(one: string, other: string): string {
  if (one.startsWith(`${other} `)) return `${one} than in play`;
  const words = one.split(' ');
  const shared = words.map((_, at) => ` ${words.slice(at).join(' ')}`).find((end) => other.endsWith(end));
  return `${shared === undefined ? one : one.slice(0, -shared.length)} than ${other}`;
}

/** Returns a condition in the form of a requirement: “Round 2 or later”, “another friendly character on this board”. */
export function needText(condition: Condition): string {
  const { if: kind } = condition;
  if (kind === 'count' && condition.of.count === 'lost' && condition.least === 1)
    return withArticle(countText(condition.of));
  return conditionText(condition).replace(/^(?:it is|there is|there are|you have) /, '');
}

/** Counts that are printed with an article if only one is needed. */
const ONES: ReadonlySet<Count['count']> = new Set<Count['count']>(['intel', 'fallen', 'traps', 'sprung']);

function rangeText({ of, least, most }: Extract<Condition, { if: 'count' }>, voice: ReferenceNames): string {
  if (of.count === 'round') return roundText(least, most);
  if (of.count === 'wounds') {
    const who = of.who === undefined ? 'your characters have' : `${voice[of.who]} has`;
    return `${who} lost at least ${several(must(least, 'the number of pegs'), 'Health peg')}`;
  }
  if (most === 0) return `there is no ${countText(of, 1, voice)}`;
  if (most !== undefined) return `there are at most ${most} ${countText(of, most, voice)}`;
  if (least === 1 && of.count === 'characters') return `there is ${groupText(of.group, 1, voice)}`;
  if (least === 1 && ONES.has(of.count)) return `you have ${withArticle(countText(of, 1, voice))}`;
  return `${of.count === 'marks' ? 'this card has' : 'you have'} at least ${least} ${countText(of, least, voice)}`;
}

function roundText(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return `it is Round ${most}${most === 1 ? '' : ' or earlier'}`;
  return least === most ? `it is Round ${least}` : `it is Round ${least} or later`;
}

const NOUNS: Record<Modifier['what'], readonly [one: string, many: string]> = {
  attack: ['Attack die', 'Attack dice'],
  defense: ['Defense die', 'Defense dice'],
  skill: ['Skill die', 'Skill dice'],
  move: ['Move', 'Move'],
  damage: ['Damage', 'Damage'],
};

/** Returns a modifier as text: “+1 Skill die in Computers tests”. */
export function modifierText({ what, value, when }: Modifier, voice: ReferenceNames = PLAIN): string {
  const [one, many] = NOUNS[what];
  const less = typeof value === 'number' && value < 0 ? `${signed(value)} ${value === -1 ? one : many}` : null;
  return `${less ?? `+${amountText(value, one, many, voice)}`}${when === undefined ? '' : whenText(what, when, voice)}`;
}

/** Returns several modifiers as text, in as few phrases as possible: “+1 Attack die and +1 Damage”. */
export function modifierTexts(modifiers: readonly Modifier[]): { what: Modifier['what']; text: string }[] {
  const parts: { what: Modifier['what']; text: string; bare: string; tests: string[]; rest: string }[] = [];
  for (const modifier of modifiers) {
    const { what, when: { specialization, ...rest } = {} } = modifier;
    const bare = modifierText({ what, value: modifier.value });
    const tests = specialization === undefined ? [] : [specializationName(specialization)];
    const key = JSON.stringify(rest);
    const last = parts.at(-1);
    if (last !== undefined && last.rest === key && key === '{}') {
      if (last.bare === bare && last.tests.length > 0 && tests.length > 0) {
        last.tests.push(...tests);
        last.text = `${bare} in ${listed(last.tests)} tests`;
        continue;
      }
      if (last.tests.length === 0 && tests.length === 0) {
        last.text = `${last.text} and ${bare}`;
        continue;
      }
    }
    parts.push({ what, text: modifierText(modifier), bare, tests, rest: key });
  }
  return parts.map(({ what, text }) => ({ what, text }));
}

function whenText(what: Modifier['what'], when: When, voice: ReferenceNames): string {
  const parts: string[] = [];
  if (when.specialization !== undefined) parts.push(`in ${specializationName(when.specialization)} tests`);
  if (when.keyword !== undefined) parts.push(`in tests for ${keywordName(when.keyword)} cards`);
  if (when.weapon !== undefined) parts.push(`${what === 'defense' ? 'against' : 'with'} ${weaponsText(when.weapon)}`);
  if (when.against !== undefined) parts.push(`against ${AGAINST[when.against]} characters`);
  if (when.condition !== undefined) parts.push(`if ${conditionText(when.condition, voice)}`);
  return parts.map((part) => ` ${part}`).join('');
}

const AGAINST: Record<NonNullable<When['against']>, string> = { borg: 'Borg', damaged: 'damaged', alone: 'lone' };

function weaponsText(weapon: NonNullable<When['weapon']>): string {
  if (weapon === 'phaser') return 'phasers';
  return weapon === 'ranged' ? 'ranged weapons' : `${sentence(weapon)} weapons`;
}
