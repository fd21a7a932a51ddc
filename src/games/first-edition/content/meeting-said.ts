import { sentence } from '../../kit/words.ts';
import { KINDS } from '../effects/kinds.ts';
import type { Effect, Effects } from '../effects/union.ts';
import type { Meeting } from '../rules/meeting.ts';
import { askedWords } from './formula-words.ts';
import { cardOf } from './pool.ts';

/** Returns the text of a dilemma in our words, from its rule: how to get past it, what happens otherwise, and where it goes. */
export function meetingSaid(meeting: Meeting): string {
  const { planet, delta, second } = meeting;
  const parts = [
    half(meeting),
    ...(planet === undefined ? [] : [`On a planet: ${half(planet)}`]),
    ...(delta?.past == null ? [] : [`In the Delta Quadrant: ${askedWords(delta.past)}.`]),
    ...(second === undefined ? [] : [`Then: ${half(second)}`]),
  ];
  return parts.join(' ');
}

function half(meeting: Meeting): string {
  const { unless, nullify, cure, cards = [] } = meeting;
  const titles = cards.map((card) => cardOf(card).title);
  const against = [...(nullify === undefined ? [] : [askedWords(nullify)]), ...titles];
  return [
    ...(unless == null ? [] : [`To get past it: ${askedWords(unless)}.`]),
    ...(against.length === 0 ? [] : [`Nullified by ${against.join(' or ')}.`]),
    happens(meeting),
    ...(cure === undefined ? [] : [`Cured by ${askedWords(cure)}.`]),
  ].join(' ');
}

/** Returns what happens to personnel who don't get past the dilemma, and where the dilemma goes. */
function happens({ unless, effects = [], past, continues, fate }: Meeting): string {
  const done = said(effects);
  if (past !== undefined) {
    const rest = `The remaining personnel need ${askedWords(past)} to get past the dilemma.`;
    return done === '' ? rest : `${sentence(done)}. ${rest}`;
  }
  if (unless === null) return done === '' ? 'The dilemma has no further effect.' : `${sentence(done)}.`;
  // Printed conditions are shown next to the text.
  const begin = unless === undefined ? 'If not overcome,' : 'Otherwise,';
  if (continues === true) return `${begin} ${done}, and the attempt continues.`;
  const end = fate === 'discard' ? 'this is discarded' : 'this stays under the mission';
  return `${begin} ${done === '' ? '' : `${done}; `}everyone is “stopped”, and ${end}.`;
}

function said(effects: Effects): string {
  return effects
    .map(effectSaid)
    .filter((words) => words !== '')
    .join('; ');
}

/** Returns the text of an effect. Throws if its kind has no text, since then the card needs a text of its own. */
function effectSaid(effect: Effect): string {
  const { text } = KINDS[effect.do];
  if (text === undefined) throw new Error(`no text for ${effect.do}`);
  return text(effect, said);
}
