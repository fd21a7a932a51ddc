import { BASICS, type Colour } from '../content/colours.ts';
import type { FireType } from '../content/fire.ts';
import { attackName, POINT_NAMES, shieldsName } from '../effects/text/words.ts';
import { effectLines } from '../effects/text.ts';
import type { Amount, Effect, Effects, Way } from '../effects/union.ts';
import type { LineView } from '../view.ts';
import { sentence, signed } from '../words.ts';

/** What effects do, a line each: a figure where one says all, else words. */
export function linesOf(effects: Effects): LineView[] {
  const [only, ...more] = effects;
  if (only?.do === 'one' && more.length === 0) return choiceLines(only.ways);
  const figures = effects.flatMap((effect) => figure(effect) ?? []);
  const first = effects.findIndex((effect) => BINDING.has(effect.do));
  // What comes after one of these belongs to it: it is told together.
  if (first < 0) return figures.length === effects.length ? figures : effects.flatMap((effect) => lineOf(effect));
  return [...effects.slice(0, first).flatMap((effect) => lineOf(effect)), ...told(effects.slice(first))];
}

/** Effects that those after them depend on. */
const BINDING: ReadonlySet<Effect['do']> = new Set(['aim', 'pay', 'spend', 'discard', 'remove', 'payFor', 'deflected']);

function lineOf(effect: Effect): LineView[] {
  return [figure(effect) ?? told([effect])].flat();
}

/** The lines of each way; each but the first begins with “or”. */
function choiceLines(ways: readonly Way[]): LineView[] {
  return ways.flatMap((way, at) => {
    const [first, ...rest] = linesOf(way);
    return first === undefined ? [] : [at === 0 ? first : orLine(first), ...rest];
  });
}

/** Words that keep their capital inside a sentence. */
const TERMS = /^(?:Photon|Pulse|Long|Move|Attack|Shields|Diplomacy|Repair|Heal|Reputation|Experience)\b/;

function orLine(line: LineView): LineView {
  const { value, text } = line;
  if (value !== '') return { ...line, or: true };
  return { ...line, text: `Or ${TERMS.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}` };
}

function told(effects: Effects): LineView[] {
  return effectLines(effects).map((text, at) => ({ icon: ICONS[effects[at]?.do ?? 'lasting'], value: '', text }));
}

/** An effect that a number and a word say; null for any other. */
function figure(effect: Effect): LineView | null {
  switch (effect.do) {
    case 'move':
    case 'diplomacy':
    case 'repair':
    case 'heal':
    case 'mend':
      return plain(effect.do, effect.amount, POINT_NAMES[effect.do]);
    case 'attack':
      return plain(effect.long === true ? 'long' : 'attack', effect.amount, attackText(effect.fire, effect.long));
    case 'shields':
      return plain('shields', effect.amount, shieldsName(effect.fire));
    case 'draw':
      return plain('draw', effect.amount, effect.amount === 1 ? 'card drawn' : 'cards drawn');
    case 'damage':
      return plain('damage', effect.amount, effect.amount === 1 ? 'Damage Card' : 'Damage Cards');
    case 'reputation':
      return reputationLine(effect.amount);
    case 'data':
      return plain('data', effect.count ?? 1, `${coloursText(effect.colours)} data`);
    case 'crystal':
      return effect.owned === true ? null : plain('crystal', 1, crystalText(effect.colours));
    default:
      return null;
  }
}

/** Icons of the drawing kit by what effects do. */
const ICONS: Record<Effect['do'] | 'long', string> = {
  move: 'move',
  diplomacy: 'diplomacy',
  repair: 'repair',
  heal: 'recover',
  mend: 'recover',
  attack: 'attack',
  long: 'range',
  shields: 'defense',
  aim: 'range',
  enemy: 'range',
  deflected: 'defense',
  draw: 'draw',
  data: 'data',
  crystal: 'crystal',
  reputation: 'flag',
  damage: 'damage',
  hurt: 'damage',
  ready: 'person',
  one: 'swap',
  may: 'bonus',
  when: 'clock',
  pay: 'data',
  payFor: 'data',
  spend: 'diplomacy',
  same: 'crystal',
  others: 'crystal',
  discard: 'discard',
  remove: 'out',
  repeat: 'reroll',
  boost: 'plus',
  gain: 'card',
  borrow: 'card',
  offer: 'person',
  return: 'deck',
  recall: 'deck',
  setDie: 'die',
  reroll: 'die',
  claim: 'die',
  jump: 'explore',
  turnAgain: 'clock',
  lasting: 'permanent',
  drain: 'crystal',
  flood: 'damage',
  probe: 'search',
  exhaust: 'person',
};

function plain(icon: keyof typeof ICONS, amount: unknown, text: string): LineView | null {
  return typeof amount === 'number' ? { icon: ICONS[icon], value: `${amount}`, text } : null;
}

function reputationLine(amount: Amount): LineView | null {
  if (typeof amount !== 'number') return null;
  return { icon: ICONS.reputation, value: signed(amount), text: 'Reputation' };
}

/** As everywhere, but that the number before it says that it is an attack. */
function attackText(fire?: FireType, long?: boolean): string {
  return long && (fire ?? 'normal') === 'normal' ? 'Long Range' : attackName(fire, long);
}

function isAnyBasic(colours: readonly Colour[]): boolean {
  return BASICS.every((basic) => colours.includes(basic));
}

/** `Red`, `Red or white`, `Any basic`. */
function coloursText(colours: readonly Colour[]): string {
  if (isAnyBasic(colours)) return colours.length === BASICS.length ? 'Any basic' : 'Any';
  return sentence(colours.join(' or '));
}

function crystalText(colours: readonly Colour[]): string {
  return isAnyBasic(colours) ? 'Any crystal' : `${coloursText(colours)} crystal`;
}

/** A line in words: `Move 4`, `+1 Reputation`. */
export function lineText({ value, text, or }: LineView): string {
  const words = value === '' ? text : `${value} ${text}`;
  return or === true ? `or ${words}` : words;
}
