import type { Effect, Modifier, Ref, When } from '../union.ts';
import { amountText, conditionText } from './counts.ts';
import {
  bareGroupText,
  groupText,
  keywordName,
  PLAIN,
  placeText,
  sentence,
  several,
  specializationName,
  type Voice,
  withArticle,
} from './words.ts';

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** The words that an effect is printed as, without full stop. */
export function effectText(effect: Effect, voice: Voice = PLAIN): string {
  const does = (who: Ref | undefined, verb: string): string =>
    who === undefined || who === 'self' ? verb : `${voice[who]} ${verb}s`;
  switch (effect.do) {
    case 'test':
      return testText(effect, voice);
    case 'score':
      return 'score this card';
    case 'points':
      return amountText(effect.amount, 'point', 'points', voice);
    case 'lay':
      return 'lay this card on the table';
    case 'mark':
      return effect.what === 'space' ? 'mark this space' : `mark ${voice[effect.who ?? 'self']}`;
    case 'damage':
      return `${voice[effect.who]} takes ${amountText(effect.amount, 'Damage', 'Damage', voice)}`;
    case 'stun':
      return `${voice[effect.who]} gains a Stun token`;
    case 'heal':
      return `${does(effect.who, 'recover')} up to ${amountText(effect.amount, 'Damage', 'Damage', voice)}`;
    case 'recover':
      return `${does(effect.who, 'remove')} up to ${several(effect.amount, 'Stun token')}`;
    case 'move':
      if (effect.spaces === undefined) return `${does(effect.who, 'take')} a free Move`;
      return `${does(effect.who, 'move')} up to ${amountText(effect.spaces, 'space', 'spaces', voice)}`;
    case 'attack':
      return attackText(effect, voice);
    case 'place':
      return `place ${voice[effect.who ?? 'self']} ${placeText(effect.place, voice)}`;
    case 'swap':
      return `${voice[effect.who]} and ${voice[effect.with]} change places`;
    case 'draw':
      return `draw ${amountText(effect.count, `${sentence(effect.deck)} card`, `${sentence(effect.deck)} cards`, voice)}`;
    case 'discard':
      return `the opponent discards ${several(effect.count, `${sentence(effect.deck)} card`)} at random`;
    case 'search':
      return searchText(effect);
    case 'download':
      return `search your Support Deck for ${withArticle(keywordName(effect.keyword))} Event and play it free`;
    case 'look': {
      const cards = amountText(effect.count, 'card', 'cards', voice);
      return `look at the top ${cards} of your ${sentence(effect.deck)} Deck, keep one, shuffle the rest back`;
    }
    case 'salvage':
      return `take ${withArticle(sentence(effect.kind))} from your discard pile`;
    case 'adapt':
      if (effect.amount > 0) return `gain ${several(effect.amount, 'Adapt token')}`;
      return `the opponent loses ${several(-effect.amount, 'Adapt token')}`;
    case 'grant':
      return `${modifierText(effect.modifier, voice)} ${lastText(effect, voice)}`;
    case 'cover':
      return `${does(effect.who, 'take')} cover`;
    case 'bonus-action':
      return `gain ${several(effect.count, 'Bonus Action')}`;
    case 'ready':
      return `remove the Activated token of ${voice[effect.who]}`;
    case 'assimilate':
      return `Assimilate ${voice[effect.who]}`;
    case 'revive':
      return `a Neutralized drone of your team returns ${placeText(effect.place, voice)}, activated`;
    case 'strip':
      return `${voice[effect.who]} loses an Equipment of your choice`;
    case 'spend':
      return 'discard this card';
    case 'recycle':
      return 'this card goes back into your deck, which is shuffled';
    case 'prevent':
      if (effect.what === 'damage') return `it takes ${amountText(effect.amount, 'Damage', 'Damage', voice)} less`;
      return `it is worth ${amountText(effect.amount, 'point', 'points', voice)} less`;
    case 'choose':
      return effect.ways.map(({ effects }) => sequenceText(effects, voice)).join(', or ');
    case 'pick':
      return `${effect.optional ? 'you may ' : ''}choose ${groupText(effect.group, 1, voice)}`;
    case 'each':
      return `each ${bareGroupText(effect.group, voice)}: ${sequenceText(effect.effects, { ...voice, [effect.as]: 'it' })}`;
    case 'when': {
      const otherwise = effect.otherwise === undefined ? '' : `; otherwise ${sequenceText(effect.otherwise, voice)}`;
      return `if ${conditionText(effect.condition, voice)}: ${sequenceText(effect.then, voice)}${otherwise}`;
    }
    case 'bind':
      return '';
    default:
      return effect satisfies never;
  }
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
