import { sentence, several } from '../../../kit/words.ts';
import type { CharacterRef, Effect, Modifier, When } from '../union.ts';
import { amountText, conditionText } from './counts.ts';
import {
  bareGroupText,
  groupText,
  keywordName,
  PLAIN,
  placeText,
  specializationName,
  type Voice,
  withArticle,
} from './words.ts';

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** A kind of effect as it is printed. */
interface Printed<E extends Effect> {
  /** The icon that stands before it, by its name in the drawing kit. */
  icon: string;
  /** Its words, without full stop. */
  text(effect: E, voice: Voice): string;
}

/** “recover”, “that character recovers”. */
function does(who: CharacterRef | undefined, verb: string, voice: Voice): string {
  return who === undefined || who === 'self' ? verb : `${voice[who]} ${verb}s`;
}

const KINDS: { readonly [D in Effect['do']]: Printed<Of<D>> } = {
  test: { icon: 'skill', text: testText },
  score: { icon: 'star', text: () => 'score this card' },
  points: { icon: 'star', text: ({ amount }, voice) => amountText(amount, 'point', 'points', voice) },
  lay: { icon: 'flag', text: () => 'lay this card on the table' },
  mark: {
    icon: 'flag',
    text: ({ what, who = 'self' }, voice) => (what === 'space' ? 'mark this space' : `mark ${voice[who]}`),
  },
  damage: {
    icon: 'damage',
    text: ({ who, amount }, voice) => `${voice[who]} takes ${amountText(amount, 'Damage', 'Damage', voice)}`,
  },
  stun: { icon: 'stun', text: ({ who }, voice) => `${voice[who]} gains a Stun token` },
  heal: {
    icon: 'recover',
    text: ({ who, amount }, voice) =>
      `${does(who, 'recover', voice)} up to ${amountText(amount, 'Damage', 'Damage', voice)}`,
  },
  recover: {
    icon: 'recover',
    text: ({ who, amount }, voice) => `${does(who, 'remove', voice)} up to ${several(amount, 'Stun token')}`,
  },
  move: {
    icon: 'move',
    text: ({ who, spaces }, voice) =>
      spaces === undefined
        ? `${does(who, 'take', voice)} a free Move`
        : `${does(who, 'move', voice)} up to ${amountText(spaces, 'space', 'spaces', voice)}`,
  },
  attack: { icon: 'attack', text: attackText },
  place: {
    icon: 'transporter',
    text: ({ who = 'self', place }, voice) => `place ${voice[who]} ${placeText(place, voice)}`,
  },
  swap: { icon: 'move', text: (effect, voice) => `${voice[effect.who]} and ${voice[effect.with]} change places` },
  draw: {
    icon: 'card',
    text: ({ deck, count }, voice) =>
      `draw ${amountText(count, `${sentence(deck)} card`, `${sentence(deck)} cards`, voice)}`,
  },
  discard: {
    icon: 'card',
    text: ({ deck, count }) => `the opponent discards ${several(count, `${sentence(deck)} card`)} at random`,
  },
  search: { icon: 'search', text: searchText },
  download: {
    icon: 'search',
    text: ({ keyword }) => `search your Support Deck for ${withArticle(keywordName(keyword))} Event and play it free`,
  },
  look: {
    icon: 'search',
    text({ deck, count }, voice) {
      const cards = amountText(count, 'card', 'cards', voice);
      return `look at the top ${cards} of your ${sentence(deck)} Deck, keep one, shuffle the rest back`;
    },
  },
  salvage: { icon: 'card', text: ({ kind }) => `take ${withArticle(sentence(kind))} from your discard pile` },
  adapt: {
    icon: 'plus',
    text: ({ amount }) =>
      amount > 0 ? `gain ${several(amount, 'Adapt token')}` : `the opponent loses ${several(-amount, 'Adapt token')}`,
  },
  grant: {
    icon: 'plus',
    text: (effect, voice) => `${modifierText(effect.modifier, voice)} ${lastText(effect, voice)}`,
  },
  cover: { icon: 'cover', text: ({ who }, voice) => `${does(who, 'take', voice)} cover` },
  'bonus-action': { icon: 'plus', text: ({ count }) => `gain ${several(count, 'Bonus Action')}` },
  ready: { icon: 'plus', text: ({ who }, voice) => `remove the Activated token of ${voice[who]}` },
  assimilate: { icon: 'person', text: ({ who }, voice) => `Assimilate ${voice[who]}` },
  revive: {
    icon: 'recover',
    text: ({ place }, voice) => `a Neutralized drone of your team returns ${placeText(place, voice)}, activated`,
  },
  strip: { icon: 'cross', text: ({ who }, voice) => `${voice[who]} loses an Equipment of your choice` },
  spend: { icon: 'card', text: () => 'discard this card' },
  recycle: { icon: 'deck', text: () => 'this card goes back into your deck, which is shuffled' },
  prevent: {
    icon: 'defense',
    text: ({ what, amount }, voice) =>
      what === 'damage'
        ? `it takes ${amountText(amount, 'Damage', 'Damage', voice)} less`
        : `it is worth ${amountText(amount, 'point', 'points', voice)} less`,
  },
  choose: {
    icon: 'check',
    text: ({ ways }, voice) => ways.map(({ effects }) => sequenceText(effects, voice)).join(', or '),
  },
  pick: {
    icon: 'person',
    text: ({ optional, group }, voice) => `${optional ? 'you may ' : ''}choose ${groupText(group, 1, voice)}`,
  },
  each: {
    icon: 'team',
    text: ({ as, group, effects }, voice) =>
      `each ${bareGroupText(group, voice)}: ${sequenceText(effects, { ...voice, [as]: 'it' })}`,
  },
  when: {
    icon: 'check',
    text({ condition, then, otherwise }, voice) {
      const rest = otherwise === undefined ? '' : `; otherwise ${sequenceText(otherwise, voice)}`;
      return `if ${conditionText(condition, voice)}: ${sequenceText(then, voice)}${rest}`;
    },
  },
  bind: { icon: 'person', text: () => '' },
};

/** The words that an effect is printed as, without full stop. */
export function effectText(effect: Effect, voice: Voice = PLAIN): string {
  const kind: Printed<Effect> = KINDS[effect.do];
  return kind.text(effect, voice);
}

/** The icon of an effect; a condition shows that of what it leads to. */
export function effectIcon(effect: Effect): string {
  const [first] = effect.do === 'when' ? effect.then : [];
  return first === undefined ? KINDS[effect.do].icon : effectIcon(first);
}

/** Several effects in one sentence. */
export function sequenceText(effects: readonly Effect[], voice: Voice = PLAIN): string {
  return effects.map((effect) => effectText(effect, voice)).join(', ');
}

const NOUNS: Record<Modifier['what'], readonly [one: string, many: string]> = {
  attack: ['Attack die', 'Attack dice'],
  defense: ['Defense die', 'Defense dice'],
  skill: ['Skill die', 'Skill dice'],
  move: ['space of Move', 'spaces of Move'],
  damage: ['Damage', 'Damage'],
};

/** “+1 Skill die in Computers tests”. */
export function modifierText({ what, value, when }: Modifier, voice: Voice = PLAIN): string {
  const [one, many] = NOUNS[what];
  return `+${amountText(value, one, many, voice)}${when === undefined ? '' : whenText(what, when, voice)}`;
}

function whenText(what: Modifier['what'], when: When, voice: Voice): string {
  const parts: string[] = [];
  if (when.specialization !== undefined) parts.push(`in ${specializationName(when.specialization)} tests`);
  if (when.keyword !== undefined) parts.push(`in tests for ${keywordName(when.keyword)} cards`);
  if (when.weapon !== undefined) parts.push(`${what === 'defense' ? 'against' : 'with'} ${weaponsText(when.weapon)}`);
  if (when.against !== undefined) parts.push(`against ${when.against === 'borg' ? 'Borg' : when.against} characters`);
  if (when.condition !== undefined) parts.push(`if ${conditionText(when.condition, voice)}`);
  return parts.map((part) => ` ${part}`).join('');
}

function weaponsText(weapon: NonNullable<When['weapon']>): string {
  if (weapon === 'phaser') return 'phasers';
  return weapon === 'ranged' ? 'ranged weapons' : `${sentence(weapon)} weapons`;
}

function lastText({ who, until }: Of<'grant'>, voice: Voice): string {
  const ends = { action: 'in this Action', activation: 'this Activation', round: 'this Round', game: 'for the game' };
  return `for ${who === 'side' ? 'your characters' : voice[who]} ${ends[until]}`;
}

function testText(effect: Of<'test'>, voice: Voice): string {
  const { specialization, who, against, dice, needs = 1, challenge, pass, fail } = effect;
  const test = withArticle(`${specialization === null ? 'Skill' : specializationName(specialization)} test`);
  const tester = who === undefined || who === 'self' ? 'take' : `${voice[who]} takes`;
  let text = `${tester} ${test}`;
  if (against !== undefined) text += ` opposed by ${voice[against]}`;
  if (needs > 1) text += ` with ${needs} successes`;
  if (dice !== undefined) text += `, +${amountText(dice, 'die', 'dice', voice)}`;
  if (challenge !== undefined) text += `; ${groupText(challenge, 1, voice)} may challenge`;
  if (pass !== undefined) text += `. Pass: ${sequenceText(pass, voice)}`;
  if (fail !== undefined) text += `. Fail: ${sequenceText(fail, voice)}`;
  return text;
}

function attackText({ who, weapon, target, must }: Of<'attack'>, voice: Voice): string {
  const attacker = who === undefined || who === 'self' ? 'take' : `${voice[who]} takes`;
  const aim = target === undefined ? '' : ` against ${voice[target]}`;
  const arm = weapon === undefined ? '' : ` with a ${sentence(weapon)} weapon`;
  return `${attacker} a free Attack${aim}${arm}${must ? ' that causes Damage' : ''}`;
}

function searchText({ deck, keyword, pile }: Of<'search'>): string {
  const where = `${sentence(deck)} Deck${pile ? ' or discard pile' : ''}`;
  return `search your ${where} for ${withArticle(keywordName(keyword))} card`;
}
