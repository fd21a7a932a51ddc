import type { Option } from '../../../kernel/types.ts';
import { kept } from '../../kit/cache.ts';
import { type Offer, open } from '../../kit/offers.ts';
import { sentence } from '../../kit/words.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { CardId, CharacterId } from '../state.ts';
import { actionLines, cardText, cardView, inOne } from './text.ts';
import type { Action, Card } from './union.ts';

/** All of an option but its key. */
type Words = Omit<Option, 'key'>;

/** What an option says of an Action besides what is printed. */
interface Told {
  /** It is one of several on the card. */
  several: boolean;
  hidden: boolean;
  /** How likely its test is passed; null: it has none, or that can’t be told. */
  ahead: string | null;
}

/** The key of an Action on a card or ability; `several`: it is one of several there. */
export function actionKey(verb: 'play' | 'use', id: string, action: Action, several: boolean): string {
  return several ? `${verb}:${id}:${action.id}` : `${verb}:${id}`;
}

/** The option of an Action on a card or ability. */
export function actionOption(
  verb: 'play' | 'use',
  id: string,
  action: Action,
  { several, hidden, ahead }: Told,
): Words {
  const option: Words = {
    verb,
    // What tells the Actions of a card apart comes first: menus cut long labels.
    label: several ? `${sentence(action.id)} (${nameOf(id)})` : nameOf(id),
    hint: ahead === null ? hintOf(id, action) : short(`${ahead}. ${hintOf(id, action)}`),
    subject: { kind: 'card', id },
    rule: 'M-PLAY-20',
  };
  if (hidden) option.hidden = true;
  return option;
}

/** The key of laying an Equipment or a Trait beside a character. */
export function attachKey(card: Card, bearer: CharacterId): string {
  return `${attachVerb(card)}:${card.id}:to:${bearer}`;
}

function attachVerb({ kind }: Card): string {
  return kind === 'trait' ? 'play' : 'equip';
}

/** The option to lay an Equipment or a Trait beside a character. */
export function attachOption(card: Card, bearer: CharacterId): Words {
  const { id, kind, name } = card;
  return {
    verb: attachVerb(card),
    label: `${characterCard(bearer).name} gets ${name}`,
    hint: whole(id),
    subject: { kind: 'card', id },
    rule: kind === 'trait' ? 'M-PLAY-13' : 'M-PLAY-14',
    hidden: true,
  };
}

/** Cards to take, copies as one choice. */
export function cardOffers(cards: readonly CardId[], verb: string, hidden: boolean): Offer<CardId>[] {
  return [...new Set(cards)].map((card) => {
    const subject = { kind: 'card', id: card };
    const option: Option = { key: `${verb}:${card}`, verb, label: nameOf(card), hint: cardHint(card), subject };
    return open(hidden ? { ...option, hidden } : option, card);
  });
}

/** What cards do never changes: caches, since options tell it over and over. */
const wholes = new Map<string, string>();
const worths = new Map<string, string>();
const hints = new WeakMap<Action, string>();

/** All that a card does, as far as a hint has room. */
export function whole(id: string): string {
  return kept(wholes, id, () => short(cardText(id)));
}

/** What a card is worth and does: “15 points. At a terminal. …” */
export function cardHint(id: string): string {
  return kept(worths, id, () => {
    const { points } = cardView(id);
    return short(points === null ? cardText(id) : `${points} points. ${cardText(id)}`);
  });
}

/** “30 points. At an Operations terminal. Take a Computers test. …” */
function hintOf(id: string, action: Action): string {
  return kept(hints, action, () => {
    const card = action.effects.some((effect) => effect.do === 'score') ? cardOf(id) : null;
    const points = card?.kind === 'mission' ? `${card.points} points. ` : '';
    const does = `${points}${inOne(actionLines(action))}`;
    // What only stays in play says what it changes there.
    return short(does === '' ? cardText(id) : does);
  });
}

/** At most 100 characters, cut at a word. */
export function short(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 99).replace(/[ .,:;]+\S*$/, '')}…`;
}
