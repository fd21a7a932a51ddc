import type { Option } from '../../../../kernel/types.ts';
import { asHint } from '../../../kit/words.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { effectText, shortText } from '../../effects/text.ts';
import type { CardId } from '../../state.ts';

/**
 * Returns an option for a face-up card, with the strong effect as the hint. By default the key consists of the verb and
 * the card.
 */
export function cardOption(verb: string, card: CardId, costs = '', key = `${verb}:${card}`): Option {
  const short = shortText(cardOf(card).strong);
  const told = short.endsWith('…') ? effectText(cardOf(card).strong) : short;
  const hint = asHint(`${costs}${costs === '' ? '' : ' '}Strong: ${told}`);
  return { key, verb, label: cardName(card), hint, subject: { kind: 'card', id: card } };
}
