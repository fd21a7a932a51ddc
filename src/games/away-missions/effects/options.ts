import type { Option } from '../../../kernel/types.ts';
import { kept } from '../../kit/cache.ts';
import { type Offer, open } from '../../kit/offers.ts';
import { sentence } from '../../kit/words.ts';
import { cardOf, nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { CardId, CharacterId } from '../state.ts';
import { actionLines, cardText, cardView, inOne } from './text.ts';
import type { Action, Card } from './union.ts';

/** An option without its key. */
type Words = Omit<Option, 'key'>;

/** Facts about an Action that its option shows in addition to the printed text. */
interface Told {
  /** Whether the card has several Actions. */
  several: boolean;
  hidden: boolean;
  /** The chance to pass the Action's test, or null if there is no test or the chance isn't known. */
  ahead: string | null;
}

/** Returns the key of an Action on a card or ability. `several` means the card has more than one. */
export function actionKey(verb: 'play' | 'use', id: string, action: Action, several: boolean): string {
  return several ? `${verb}:${id}:${action.id}` : `${verb}:${id}`;
}

/** Returns the option of an Action on a card or ability. */
export function actionOption(
  verb: 'play' | 'use',
  id: string,
  action: Action,
  { several, hidden, ahead }: Told,
): Words {
  const option: Words = {
    verb,
    // The distinguishing part of a label comes first, since menus cut long labels.
    label: several ? `${sentence(action.id)} (${nameOf(id)})` : nameOf(id),
    hint: ahead === null ? hintOf(id, action) : short(`${ahead}. ${hintOf(id, action)}`),
    subject: { kind: 'card', id },
    rule: 'M-PLAY-20',
  };
  if (hidden) option.hidden = true;
  return option;
}

/** Returns the key for attaching Equipment or a Trait to a character. */
export function attachKey(card: Card, bearer: CharacterId): string {
  return `${attachVerb(card)}:${card.id}:to:${bearer}`;
}

function attachVerb({ kind }: Card): string {
  return kind === 'trait' ? 'play' : 'equip';
}

/** Returns the option for attaching Equipment or a Trait to a character. */
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

/** Returns offers to take cards, with copies as one choice. */
export function cardOffers(cards: readonly CardId[], verb: string, hidden: boolean): Offer<CardId>[] {
  return [...new Set(cards)].map((card) => {
    const subject = { kind: 'card', id: card };
    const option: Option = { key: `${verb}:${card}`, verb, label: nameOf(card), hint: cardHint(card), subject };
    return open(hidden ? { ...option, hidden } : option, card);
  });
}

/** Caches of text that never changes. */
const wholes = new Map<string, string>();
const worths = new Map<string, string>();
const hints = new WeakMap<Action, string>();

/** Returns a card's text, shortened to fit a hint. */
export function whole(id: string): string {
  return kept(wholes, id, () => short(cardText(id)));
}

/** Returns a card's points, requirement and text, shortened to fit a hint. */
export function cardHint(id: string): string {
  return kept(worths, id, () => {
    const { points, requirement } = cardView(id);
    const worth = points === null ? '' : `${points} points. `;
    const needs = requirement === null ? '' : `Needs: ${requirement}. `;
    return short(`${worth}${needs}${cardText(id)}`);
  });
}

/** Returns an Action's points and text, shortened to fit a hint. */
function hintOf(id: string, action: Action): string {
  return kept(hints, action, () => {
    const card = action.effects.some((effect) => effect.do === 'score') ? cardOf(id) : null;
    const points = card?.kind === 'mission' ? `${card.points} points. ` : '';
    const does = `${points}${inOne(actionLines(action))}`;
    // A card whose only effect is to stay in play shows its whole text.
    return short(does === '' ? cardText(id) : does);
  });
}

/** Shortens a text to 100 characters at a word boundary. */
export function short(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 99).replace(/[ .,:;]+\S*$/, '')}…`;
}
