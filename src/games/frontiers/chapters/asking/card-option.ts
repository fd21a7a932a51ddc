import type { Option } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/cards/all.ts';
import { effectText, gist } from '../../effects/text.ts';
import type { CardId } from '../../state.ts';
import { asHint } from './asking.ts';

/** An option about a card that lies open, which says what its strong effect does. `key`: the verb and the card, unless it says more. */
export function cardOption(verb: string, card: CardId, costs = '', key = `${verb}:${card}`): Option {
  const { name, strong } = cardOf(card);
  const short = gist(strong);
  const told = short.endsWith('…') ? effectText(strong) : short;
  return {
    key,
    verb,
    label: name,
    hint: asHint(`${costs}${costs === '' ? '' : ' '}Strong: ${told}`),
    subject: { kind: 'card', id: card },
  };
}
