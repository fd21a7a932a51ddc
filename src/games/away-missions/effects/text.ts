import { kept } from '../../kit/cache.ts';
import { told } from '../../kit/effects.ts';
import { sentence, several, signed } from '../../kit/words.ts';
import { abilityOf, cardOf, coreOf, isCard } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import type { CardView } from '../view.ts';
import { KINDS } from './kinds.ts';
import { amountText, conditionText, modifierText } from './text/counts.ts';
import {
  bareGroupText,
  groupText,
  INTERRUPTING,
  keywordName,
  PLAIN,
  placeText,
  type Voice,
  withArticle,
} from './text/words.ts';
import type { Action, Card, Core, Effect, Effects, EventCard, Modifier, SpaceFilter, Window } from './union.ts';

const WINDOWS: Record<Window, string> = {
  attacked: 'Interrupt: when your character is attacked',
  damage: 'Interrupt: when your character is about to take Damage',
  scores: 'Interrupt: when the opponent scores a Mission',
};

/** A line of a card: an icon of the drawing kit and words. */
type CardLine = CardView['lines'][number];

/** Views of cards never change but for `now`, so each is printed once. */
const printed = new Map<string, CardView>();

/** A Mission, Support card or Core Mission for the eye; its text is generated from its effects. */
export function cardView(id: string, now: CardView['now'] = null): CardView {
  return { ...kept(printed, id, () => viewOf(isCard(id) ? cardOf(id) : coreOf(id))), now };
}

/** What a card does in one string: for hints, alt texts and searching. */
export function cardText(id: string): string {
  return inOne(cardView(id).lines);
}

/** The text of a character's ability. */
export function abilityText(id: string): string {
  const { text, action, use, modifiers } = abilityOf(id);
  const actions = action === null ? [] : [action];
  return text ?? inOne([...used(actions, use === 'activation' ? 'When activated' : 'Action'), ...changes(modifiers)]);
}

/** Lines in one string. */
export function inOne(lines: readonly CardLine[]): string {
  return lines.map(({ text }) => text).join('. ');
}

function viewOf(card: Card | Core): CardView {
  const { id, name, faction, supply, keyword } = card;
  return {
    id,
    name,
    deck: card.kind === 'mission' || card.kind === 'core' ? card.kind : 'support',
    faction,
    kind: kindText(card),
    points: card.kind === 'mission' ? card.points : null,
    supply,
    keyword: keyword === null ? null : keywordName(keyword),
    requirement: card.kind === 'core' ? null : requirementOf(card),
    lines: linesOf(card),
    now: null,
  };
}

function kindText(card: Card | Core): string {
  if (card.kind === 'core') return 'Core mission';
  if (card.kind === 'permanent') return 'Permanent event';
  return card.kind === 'event' && card.interrupt !== null ? 'Event, Interrupt' : sentence(card.kind);
}

function linesOf(card: Card | Core): CardLine[] {
  switch (card.kind) {
    case 'core':
      return [{ icon: 'star', text: `Debrief: ${amountText(card.worth, 'point')}` }];
    case 'mission':
      if (card.debrief !== null) return [{ icon: 'clock', text: 'End of game' }, ...actionLines(card.debrief)];
      return [...card.actions.flatMap((action) => actionLines(action)), ...card.table.flatMap(tableLines)];
    case 'equipment':
      return [...card.weapons.map(weaponLine), ...changes(card.modifiers), ...used(card.actions)];
    default:
      return eventLines(card);
  }
}

/** What is done with a Mission that lies on the table says for itself what it needs. */
function tableLines(action: Action): CardLine[] {
  const by = action.by === undefined ? '' : `, by the ${bareGroupText(action.by)}`;
  return [{ icon: 'flag', text: `Later, from the table${by}` }, ...actionLines(action)];
}

function eventLines({ interrupt, bearer, actions, modifiers, setting, inPlay }: EventCard): CardLine[] {
  const lines: CardLine[] = [];
  if (interrupt !== null) {
    lines.push({ icon: 'clock', text: WINDOWS[interrupt.window] }, ...actionLines(interrupt.action, INTERRUPTING));
  }
  if (bearer !== null) lines.push({ icon: 'person', text: `Play on ${groupText(bearer)}` });
  lines.push(...actions.flatMap((action) => actionLines(action)), ...changes(modifiers));
  if (setting !== null) lines.push({ icon: 'attack', text: settingText(setting) });
  return [...lines, ...used(inPlay)];
}

/** Actions of what is in play. */
function used(actions: readonly Action[], text = 'Action'): CardLine[] {
  return actions.flatMap((action) => [{ icon: 'card', text }, ...actionLines(action)]);
}

function changes(modifiers: readonly Modifier[]): CardLine[] {
  return modifiers.map((modifier) => ({ icon: modifier.what, text: modifierText(modifier) }));
}

/** Where, then one line per effect; what follows `Score this card` is its Bonus (M-PLAY-24). */
export function actionLines({ at, effects }: Action, voice: Voice = PLAIN): CardLine[] {
  const scores = effects.findIndex((effect) => effect.do === 'score');
  return [
    ...(at === undefined ? [] : [{ icon: placeIcon(at), text: sentence(placeText(at, voice)) }]),
    ...effects.flatMap((effect, place) => (scores >= 0 && place > scores ? bonusLine : effectLines)(effect, voice)),
  ];
}

function placeIcon({ terminal = 'any', lift, transporter }: SpaceFilter): string {
  if (terminal !== 'any') return terminal;
  if (lift) return 'lift';
  return transporter ? 'transporter' : 'flag';
}

/** One line; one for each side of a choice, a condition or a test. */
function effectLines(effect: Effect, voice: Voice): CardLine[] {
  const { lines, text } = KINDS[effect.do];
  const all = lines?.(effect, voice, sequenceText) ?? [{ text: text(effect, voice, sequenceText) }];
  return all.map((line) => ({ icon: effectIcon(effect), ...line, text: sentence(line.text) }));
}

/** Several effects in one sentence. */
export function sequenceText(effects: Effects, voice: Voice = PLAIN): string {
  return effects.map((effect) => KINDS[effect.do].text(effect, voice, sequenceText)).join(', ');
}

function effectIcon(effect: Effect): string {
  return told(KINDS[effect.do].icon, effect, ([first]) => (first === undefined ? 'check' : effectIcon(first)));
}

function bonusLine(effect: Effect, voice: Voice): CardLine[] {
  const { bonus, text } = KINDS[effect.do];
  return [{ icon: effectIcon(effect), text: `Bonus: ${(bonus ?? text)(effect, voice, sequenceText)}` }];
}

/** M-PLAY-19: what must hold for the card to be played. */
function requirementOf(card: Card): string | null {
  const parts: string[] = [];
  if (card.kind === 'equipment' && card.bearer !== null) parts.push(`its bearer is ${groupText(card.bearer)}`);
  for (const { by, requires = [] } of playedBy(card)) {
    if (by !== undefined) parts.push(`this character is ${groupText(by)}`);
    for (const condition of requires) parts.push(conditionText(condition));
  }
  return parts.length === 0 ? null : sentence(parts.join('; '));
}

/** The ways in which a card leaves the hand. */
function playedBy(card: Card): readonly Action[] {
  if (card.kind === 'mission' && card.debrief !== null) return [card.debrief];
  return 'interrupt' in card && card.interrupt !== null ? [card.interrupt.action] : card.actions;
}

function weaponLine(weapon: Weapon): CardLine {
  return { icon: weapon.rules.includes('melee') ? 'melee' : 'attack', text: weaponText(weapon) };
}

/** A weapon in words: `Bat’leth: +1 die, +1 Damage, Melee, Defensive`. */
export function weaponText({ name, dice, damage, rules }: Weapon): string {
  return `${name}: ${[`+${several(dice, 'die', 'dice')}`, `+${damage} Damage`, ...rules.map(sentence)].join(', ')}`;
}

function settingText({ name, dice, damage }: NonNullable<EventCard['setting']>): string {
  const change = ['no Stun'];
  if (dice !== 0) change.push(`${signed(dice)} Attack ${Math.abs(dice) === 1 ? 'die' : 'dice'}`);
  if (damage !== 0) change.push(`${signed(damage)} Damage`);
  return `Your phasers have ${withArticle(name)} setting too: ${change.join(', ')}`;
}
