import type { Option, Question, Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import { effectText, gist } from '../effects/text.ts';
import type { CardId } from '../state.ts';

/** Characters that a hint has room for. */
const HINT_LENGTH = 100;

/** A question of which one option is the answer. */
export function pickOne(seat: Seat, prompt: string, options: Option[], rule: string): Question {
  return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule };
}

/** A hint of at most 100 characters; what has no room is left out, with an ellipsis. */
export function asHint(text: string): string {
  return text.length <= HINT_LENGTH ? text : `${text.slice(0, HINT_LENGTH - 1)}…`;
}

/** An option about a card that lies open, which says what its strong effect does; `key` begins with its verb. */
export function cardOption(key: string, card: CardId, costs = ''): Option {
  const { name, strong } = cardOf(card);
  const short = gist(strong);
  const told = short.endsWith('…') ? effectText(strong) : short;
  return {
    key,
    verb: key.slice(0, key.indexOf(':')),
    label: name,
    hint: asHint(`${costs}${costs === '' ? '' : ' '}Strong: ${told}`),
    subject: { kind: 'card', id: card },
  };
}
