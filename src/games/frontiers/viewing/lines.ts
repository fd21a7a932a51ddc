import { KINDS } from '../effects/kinds.ts';
import { effectLines } from '../effects/text.ts';
import type { Alternative, Effect, Effects } from '../effects/union.ts';
import type { LineView } from '../view.ts';

/** Returns one line per effect: a number and a word where possible, otherwise a sentence. */
export function linesOf(effects: Effects): LineView[] {
  const [only, ...more] = effects;
  if (only?.do === 'one' && more.length === 0) return choiceLines(only.ways);
  const isToll = ({ do: kind }: Effect) => KINDS[kind].toll === true;
  if (effects.some(isToll) && !effects.every(isToll))
    return told(
      effects,
      effects.filter((effect) => !isToll(effect)),
    );
  const figures = effects.flatMap((effect) => figure(effect) ?? []);
  const first = effects.findIndex((effect) => KINDS[effect.do].binds);
  // The first effect with `binds` and all effects after it belong together, so one text describes them all.
  if (first < 0) return figures.length === effects.length ? figures : effects.flatMap((effect) => lineOf(effect));
  return [...effects.slice(0, first).flatMap((effect) => lineOf(effect)), ...told(effects.slice(first))];
}

function lineOf(effect: Effect): LineView[] {
  return [figure(effect) ?? told([effect])].flat();
}

/** Returns the lines of each alternative. All alternatives but the first start with “or”. */
function choiceLines(ways: readonly Alternative[]): LineView[] {
  return ways.flatMap((way, at) => {
    const [first, ...rest] = linesOf(way);
    return first === undefined ? [] : [at === 0 ? first : orLine(first), ...rest];
  });
}

/** Terms that keep their capital letter inside a sentence. */
const TERMS = /^(?:Photon|Pulse|Long|Move|Attack|Shields|Diplomacy|Repair|Heal|Reputation|Experience)\b/;

function orLine(line: LineView): LineView {
  const { value, text } = line;
  if (value !== '') return { ...line, or: true };
  return { ...line, text: `Or ${TERMS.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)}` };
}

/** Returns effects as sentences. `icons` lists the effects, in order, whose icons appear on the lines. */
function told(effects: Effects, icons = effects): LineView[] {
  return effectLines(effects).map((text, at) => ({ icon: KINDS[icons[at]?.do ?? 'damage'].icon, value: '', text }));
}

/** Returns an effect as a number and a word, or null if it needs a sentence. */
function figure(effect: Effect): LineView | null {
  const kind = KINDS[effect.do];
  const { icon = kind.icon, value, text, after } = kind.figure?.(effect) ?? {};
  if (text === undefined || typeof value === 'object') return null;
  return { icon, value: `${value}`, text, ...(after === undefined ? {} : { after }) };
}

/** Formats a line as text: `Move 4`, `+1 Reputation`. */
export function lineText({ value, text, after, or }: LineView): string {
  const words = value === '' ? text : after ? `${text} ${value}` : `${value} ${text}`;
  return or === true ? `or ${words}` : words;
}
