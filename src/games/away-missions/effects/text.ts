import { told } from '../../kit/effects.ts';
import { sentence } from '../../kit/words.ts';
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
import type {
  Ability,
  Action,
  Card,
  Core,
  Effect,
  Effects,
  Equipment,
  EventCard,
  Mission,
  Modifier,
  SpaceFilter,
  Window,
} from './union.ts';

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
  let view = printed.get(id);
  if (view === undefined) {
    view = isCard(id) ? viewOf(cardOf(id)) : viewOfCore(coreOf(id));
    printed.set(id, view);
  }
  return { ...view, now };
}

/** What a card does in one string: for hints, alt texts and searching. */
export function cardText(id: string): string {
  return cardView(id)
    .lines.map(({ text }) => text)
    .join('. ');
}

/** The text of a character's ability. */
export function abilityText(id: string): string {
  const ability = abilityOf(id);
  return (
    ability.text ??
    abilityLines(ability)
      .map(({ text }) => text)
      .join('. ')
  );
}

function viewOf(card: Card): CardView {
  const { id, name, faction, supply, keyword } = card;
  const mission = card.kind === 'mission';
  const kind = card.kind === 'permanent' ? 'Permanent event' : sentence(card.kind);
  const interrupts = card.kind === 'event' && card.interrupt !== null;
  return {
    id,
    name,
    deck: mission ? 'mission' : 'support',
    faction,
    kind: interrupts ? `${kind}, Interrupt` : kind,
    points: mission ? card.points : null,
    supply,
    keyword: keyword === null ? null : keywordName(keyword),
    requirement: requirementOf(card),
    lines: linesOf(card),
    now: null,
  };
}

function viewOfCore({ id, name, faction, worth }: Core): CardView {
  return {
    id,
    name,
    deck: 'core',
    faction,
    kind: 'Core mission',
    points: null,
    supply: null,
    keyword: null,
    requirement: null,
    lines: [{ icon: 'star', text: `Debrief: ${amountText(worth, 'point')}` }],
    now: null,
  };
}

function linesOf(card: Card): CardLine[] {
  switch (card.kind) {
    case 'mission':
      return missionLines(card);
    case 'equipment':
      return equipmentLines(card);
    default:
      return eventLines(card);
  }
}

function missionLines(card: Mission): CardLine[] {
  if (card.debrief !== null) return [{ icon: 'clock', text: 'End of game' }, ...actionLines(card.debrief)];
  return [...card.actions.flatMap((action) => actionLines(action)), ...card.table.flatMap(tableLines)];
}

/** What is done with a Mission that lies on the table says for itself what it needs. */
function tableLines(action: Action): CardLine[] {
  const by = action.by === undefined ? '' : `, by the ${bareGroupText(action.by)}`;
  return [{ icon: 'flag', text: `Later, from the table${by}` }, ...actionLines(action)];
}

function eventLines(card: EventCard): CardLine[] {
  const lines: CardLine[] = [];
  if (card.interrupt !== null) {
    const { window, action } = card.interrupt;
    lines.push({ icon: 'clock', text: WINDOWS[window] }, ...actionLines(action, INTERRUPTING));
  }
  if (card.bearer !== null) lines.push({ icon: 'person', text: `Play on ${groupText(card.bearer)}` });
  for (const action of card.actions) lines.push(...actionLines(action));
  lines.push(...card.modifiers.map(modifierLine));
  if (card.setting !== null) lines.push({ icon: 'attack', text: settingText(card.setting) });
  for (const action of card.inPlay) lines.push(USE, ...actionLines(action));
  return lines;
}

const USE: CardLine = { icon: 'card', text: 'Action' };

function equipmentLines(card: Equipment): CardLine[] {
  return [
    ...card.weapons.map(weaponLine),
    ...card.modifiers.map(modifierLine),
    ...card.actions.flatMap((action) => [USE, ...actionLines(action)]),
  ];
}

function abilityLines({ action, use, modifiers }: Ability): CardLine[] {
  const first: CardLine = { icon: 'card', text: use === 'activation' ? 'When activated' : 'Action' };
  return [...(action === null ? [] : [first, ...actionLines(action)]), ...modifiers.map(modifierLine)];
}

/** Where, then one line per effect; what follows `Score this card` is its Bonus (M-PLAY-24). */
export function actionLines(action: Action, voice: Voice = PLAIN): CardLine[] {
  const lines: CardLine[] = [];
  const { at, effects } = action;
  if (at !== undefined) {
    const icon = at.terminal === undefined || at.terminal === 'any' ? placeIcon(at) : at.terminal;
    lines.push({ icon, text: sentence(placeText(at, voice)) });
  }
  const scores = effects.findIndex((effect) => effect.do === 'score');
  effects.forEach((effect, index) => {
    const isBonus = scores >= 0 && index > scores;
    lines.push(...(isBonus ? [bonusLine(effect, voice)] : effectLines(effect, voice)));
  });
  return lines;
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

function placeIcon({ lift, transporter }: SpaceFilter): string {
  if (lift) return 'lift';
  return transporter ? 'transporter' : 'flag';
}

function bonusLine(effect: Effect, voice: Voice): CardLine {
  const { bonus, text } = KINDS[effect.do];
  return { icon: effectIcon(effect), text: `Bonus: ${(bonus ?? text)(effect, voice, sequenceText)}` };
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
  switch (card.kind) {
    case 'mission':
      return card.debrief === null ? card.actions : [card.debrief];
    case 'equipment':
      return card.actions;
    default:
      return card.interrupt === null ? card.actions : [card.interrupt.action];
  }
}

function modifierLine(modifier: Modifier): CardLine {
  return { icon: modifier.what, text: modifierText(modifier) };
}

function weaponLine(weapon: Weapon): CardLine {
  return { icon: weapon.rules.includes('melee') ? 'melee' : 'attack', text: weaponText(weapon) };
}

/** A weapon in words: `Bat’leth: +1 die, +1 Damage, Melee, Defensive`. */
export function weaponText({ name, dice, damage, rules }: Weapon): string {
  const more = rules.length === 0 ? '' : `, ${rules.map(sentence).join(', ')}`;
  return `${name}: +${dice} ${dice === 1 ? 'die' : 'dice'}, +${damage} Damage${more}`;
}

function settingText({ name, dice, damage }: NonNullable<EventCard['setting']>): string {
  const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
  const change = [
    ...(dice === 0 ? [] : [`${signed(dice)} Attack ${Math.abs(dice) === 1 ? 'die' : 'dice'}`]),
    ...(damage === 0 ? [] : [`${signed(damage)} Damage`]),
  ];
  return `Your phasers have ${withArticle(name)} setting too: no Stun${change.map((part) => `, ${part}`).join('')}`;
}
