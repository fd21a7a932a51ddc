import { kept } from '../../kit/cache.ts';
import { describeEffect } from '../../kit/effects.ts';
import { sentence, signed } from '../../kit/words.ts';
import { abilityOf, cardOf, coreOf, isCard } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import type { CardView } from '../view.ts';
import { KINDS } from './kinds.ts';
import { amountText, modifierTexts, needText } from './text/counts.ts';
import {
  bareGroupText,
  groupText,
  HAPPENING,
  INTERRUPTING,
  keywordName,
  known,
  PLAIN,
  placeText,
  qualityOf,
  type ReferenceNames,
  SPRINGING,
  withArticle,
} from './text/words.ts';
import type {
  Ability,
  Action,
  Card,
  CharacterRef,
  Core,
  Effect,
  EffectOf,
  Effects,
  EventCard,
  Modifier,
  SpaceFilter,
  Window,
} from './union.ts';

const WINDOWS: Record<Window, string> = {
  attacked: 'When your character is attacked',
  damage: 'When your character is about to take Damage',
  scores: 'When the opponent scores a Mission',
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

/** When an ability is used. */
const WHEN: Readonly<Record<Ability['use'] | 'stunned', string>> = {
  action: 'As an Action,',
  activation: 'When activated,',
  stunned: 'When activated, even while stunned,',
  always: '',
};

/** The text of a character's ability. */
export function abilityText(id: string): string {
  const { text, action, use, modifiers, whileStunned } = abilityOf(id);
  const actions = action === null ? [] : [action];
  // Who is stunned is asked for nothing else.
  const like = action?.by === undefined || whileStunned ? null : qualityOf(action.by);
  const when = WHEN[whileStunned ? 'stunned' : use].replace(/,$/, like === null ? ',' : ` while ${like},`);
  return text ?? inOne([...used(actions, when), ...changes(modifiers)]);
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
  if (card.kind === 'event' && card.sprung !== null) return 'Event, Trap';
  return card.kind === 'event' && card.interrupt !== null ? 'Event, Interrupt' : sentence(card.kind);
}

function linesOf(card: Card | Core): CardLine[] {
  switch (card.kind) {
    case 'core':
      return [{ icon: 'star', text: `Debrief: ${amountText(card.worth, 'point')}` }];
    case 'mission':
      if (card.debrief !== null) return under('At the end of the game:', actionLines(card.debrief), 'clock');
      return [...card.actions.flatMap((action) => actionLines(action)), ...card.table.flatMap(tableLines)];
    case 'equipment':
      return [...card.weapons.map(weaponLine), ...changes(card.modifiers), ...used(card.actions)];
    default:
      return eventLines(card);
  }
}

/** What is done with a Mission that lies on the table says for itself what it needs. */
function tableLines(action: Action): CardLine[] {
  const needs = (action.requires ?? []).map(needText).join('; ');
  return under(
    `Later, from the table${byText(action)}${needs === '' ? '' : ` (needs ${needs})`}:`,
    actionLines(action),
  );
}

/** “, by the marked character”, “, by an unseen character”: one’s own alone play. */
function byText({ by }: Action): string {
  if (by === undefined) return '';
  return by.is === 'marked' ? `, by the ${bareGroupText(by)}` : `, by ${groupText({ ...by, side: 'any' })}`;
}

/** M-OPEN-74. */
const SPRUNG = 'When a hostile character ends a Move here or next to it:';

function eventLines({ interrupt, bearer, actions, sprung, modifiers, setting, inPlay }: EventCard): CardLine[] {
  const lines: CardLine[] = [];
  if (interrupt !== null) {
    lines.push(
      ...under(`${WINDOWS[interrupt.window]}:`, actionLines(interrupt.action, INTERRUPTING, HAPPENING), 'clock'),
    );
  }
  if (bearer !== null) lines.push({ icon: 'person', text: `Play on ${groupText(bearer)}` });
  lines.push(...actions.flatMap((action) => actionLines(action)), ...changes(modifiers));
  if (sprung !== null) lines.push(...under(SPRUNG, rowLines(sprung, SPRINGING, SPRINGING), 'trap'));
  if (setting !== null) lines.push({ icon: 'attack', text: settingText(setting) });
  return [...lines, ...used(inPlay)];
}

/** Actions of what is in play. */
function used(actions: readonly Action[], text?: string): CardLine[] {
  return actions.flatMap((action) => under(text ?? `Action${byText(action)}:`, actionLines(action)));
}

/** Lines of which the first says when: “Action: draw 1 card”. */
function under(when: string, [first, ...rest]: readonly CardLine[], icon = first?.icon): CardLine[] {
  if (first === undefined || icon === undefined) return [];
  return [{ icon, text: `${when} ${small(first.text)}` }, ...rest];
}

/** Begun small; “+1” and names stay. */
function small(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function changes(modifiers: readonly Modifier[]): CardLine[] {
  return modifierTexts(modifiers).map(({ what, text }) => ({ icon: what, text }));
}

/** Where, then what is done; `first`: what characters are called in the first sentence about them. */
export function actionLines(
  { at, effects }: Action,
  voice: ReferenceNames = PLAIN,
  first: ReferenceNames = voice,
): CardLine[] {
  const where = at === undefined ? [] : [{ icon: placeIcon(at), text: sentence(placeText(at, voice)) }];
  const scores = effects.findIndex((effect) => effect.do === 'score');
  if (scores < 0) return [...where, ...rowLines(effects, voice, first)];
  // What follows `Score this card` is its Bonus (M-PLAY-24).
  const [before, after] = [effects.slice(0, scores + 1), effects.slice(scores + 1)];
  const told = knownIn(before, voice);
  return [...where, ...rowLines(before, voice, first), ...rowLines(after, told, told, 'Bonus: ')];
}

/** What characters are called after effects that chose some. */
function knownIn(effects: Effects, voice: ReferenceNames): ReferenceNames {
  const picks = effects.filter((effect) => effect.do === 'pick');
  return { ...voice, ...Object.fromEntries(picks.map(({ as, group }) => [as, known(group)])) };
}

/** Effects of one character that are one sentence when they follow each other. */
const ONE_SENTENCE: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'move',
  'attack',
  'heal',
  'recover',
  'lay',
  'mark',
]);

/**
 * A line per effect, but for what belongs together: who is chosen is named where something is done to them at once, and what
 * one character does in a row is one sentence.
 */
function rowLines(effects: Effects, voice: ReferenceNames, first: ReferenceNames, before = ''): CardLine[] {
  const lines: CardLine[] = [];
  let heard = first;
  let now = voice;
  const chosen = new Set<CharacterRef>();
  for (let at = 0; at < effects.length; at++) {
    const [effect, next] = effects.slice(at, at + 2);
    if (effect === undefined) break;
    let told = before === '' ? effectLines(effect, heard) : [bonusLine(effect, heard)];
    if (effect.do === 'pick') {
      now = { ...now, [effect.as]: calledThen(effect, now, chosen) };
      chosen.add(effect.as);
      const named = next === undefined ? null : namedLines(effect, next, heard, now, before !== '');
      if (named !== null) at += 1;
      told = named ?? told;
    } else if (next !== undefined && isOneSentence(effect, next)) {
      told = [{ icon: effectIcon(effect), text: sentence(inARow(effect, next, heard)) }];
      at += 1;
    }
    lines.push(
      ...told.map((line, place) =>
        place === 0 && before !== '' ? { ...line, text: `${before}${small(line.text)}` } : line,
      ),
    );
    heard = now;
  }
  return lines;
}

/** What somebody who was chosen is called from then on, apart from who was chosen before. */
function calledThen({ as, group }: EffectOf<'pick'>, voice: ReferenceNames, before: ReadonlySet<CharacterRef>): string {
  const name = known(group);
  return [...before].some((ref) => ref !== as && voice[ref] === name) ? 'the other one' : name;
}

/** Lines of what is done at once to whom one chooses; null when that is no one sentence. */
function namedLines(
  pick: EffectOf<'pick'>,
  next: Effect,
  voice: ReferenceNames,
  after: ReferenceNames,
  isBonus: boolean,
): CardLine[] | null {
  const { as, group, optional } = pick;
  if (!isAbout(next, as)) return null;
  const name = groupText(group, 1, voice);
  const [line, ...rest] = isBonus
    ? [bonusLine(next, { ...voice, [as]: name })]
    : effectLines(next, { ...voice, [as]: name });
  const text = small(line?.text ?? '');
  if (line === undefined || (next.do === 'choose' && rest.length > 0) || (optional && text.startsWith(name)))
    return null;
  const told = { ...line, text: sentence(`${optional ? 'you may ' : ''}${text}`) };
  return [told, ...(rest.length === 0 ? [] : effectLines(next, after).slice(1))];
}

/** Whether an effect is about a character that was chosen, and names it in its first words. */
function isAbout(effect: Effect, who: CharacterRef): boolean {
  if (effect.do === 'choose')
    return effect.ways.every(({ effects: [first] }) => first !== undefined && isAbout(first, who));
  return Object.values(effect).includes(who);
}

function isOneSentence(one: Effect, two: Effect): boolean {
  return ONE_SENTENCE.has(one.do) && ONE_SENTENCE.has(two.do) && doer(one) === doer(two);
}

function doer(effect: Effect): string {
  return 'who' in effect && typeof effect.who === 'string' ? effect.who : 'self';
}

function inARow(one: Effect, two: Effect, voice: ReferenceNames): string {
  const [first, second] = [sequenceText([one], voice), sequenceText([two], voice)];
  const [, target = ''] = /^.* free Attack (against .*)$/.exec(second) ?? [];
  if (one.do === 'attack' && two.do === 'attack' && target !== '' && first.includes(' free Attack against '))
    return `${first} and another ${target}`;
  const subject = Object.values(voice).find((name) => first.startsWith(`${name} `) && second.startsWith(`${name} `));
  return `${first} and ${subject === undefined ? second : second.slice(subject.length + 1)}`;
}

function placeIcon({ terminal = 'any', lift, transporter }: SpaceFilter): string {
  if (terminal !== 'any') return terminal;
  if (lift) return 'lift';
  return transporter ? 'transporter' : 'flag';
}

/** One line; one for each side of a choice, a condition or a test. */
function effectLines(effect: Effect, voice: ReferenceNames): CardLine[] {
  const { lines, text } = KINDS[effect.do];
  const all = lines?.(effect, voice, sequenceText) ?? [{ text: text(effect, voice, sequenceText) }];
  return all.map((line) => ({ icon: effectIcon(effect), ...line, text: sentence(line.text) }));
}

/** Several effects in one sentence. */
export function sequenceText(effects: Effects, voice: ReferenceNames = PLAIN): string {
  return effects.map((effect) => KINDS[effect.do].text(effect, voice, sequenceText)).join(', ');
}

function effectIcon(effect: Effect): string {
  return describeEffect(KINDS[effect.do].icon, effect, ([first]) =>
    first === undefined ? 'check' : effectIcon(first),
  );
}

function bonusLine(effect: Effect, voice: ReferenceNames): CardLine {
  const { bonus, text } = KINDS[effect.do];
  return { icon: effectIcon(effect), text: (bonus ?? text)(effect, voice, sequenceText) };
}

/** M-PLAY-19: what must hold for the card to be played. One’s own characters alone play and bear cards. */
function requirementOf(card: Card): string | null {
  const parts: string[] = [];
  if (card.kind === 'equipment' && card.bearer !== null)
    parts.push(`${groupText({ ...card.bearer, side: 'any' })} as its bearer`);
  for (const { by, requires = [] } of playedBy(card)) {
    if (by !== undefined) parts.push(`${groupText({ ...by, side: 'any' })} to play it`);
    for (const condition of requires) parts.push(needText(condition));
  }
  return parts.length === 0 ? null : parts.join('; ');
}

/** The ways in which a card leaves the hand; what Equipment is used for says for itself what it needs. */
function playedBy(card: Card): readonly Action[] {
  if (card.kind === 'equipment') return [];
  if (card.kind === 'mission' && card.debrief !== null) return [card.debrief];
  return 'interrupt' in card && card.interrupt !== null ? [card.interrupt.action] : card.actions;
}

function weaponLine(weapon: Weapon): CardLine {
  return { icon: weapon.rules.includes('melee') ? 'melee' : 'attack', text: weaponText(weapon) };
}

/** A weapon in words: `Bat’leth: +1 Attack die, +1 Damage, Melee, Defensive`. */
export function weaponText({ name, dice, damage, rules }: Weapon): string {
  return `${name}: ${[...strikes({ dice, damage }), ...rules.map(sentence)].join(', ')}`;
}

/** What a weapon adds, in the words of all cards. */
export function strikes({ dice, damage }: Pick<Weapon, 'dice' | 'damage'>): string[] {
  const added = dice === 0 ? [] : [`${signed(dice)} Attack ${Math.abs(dice) === 1 ? 'die' : 'dice'}`];
  return damage === 0 ? added : [...added, `${signed(damage)} Damage`];
}

function settingText({ name, dice, damage }: NonNullable<EventCard['setting']>): string {
  const change = ['no Stun', ...strikes({ dice, damage })];
  return `Your phasers have ${withArticle(name)} setting too: ${change.join(', ')}`;
}
