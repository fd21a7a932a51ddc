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
  scores: 'When an opponent scores a Mission',
};

/** A line of a card: an icon of the drawing kit, and text. */
type CardLine = CardView['lines'][number];

/** Cache of card views, which never change except for `now`. */
const printed = new Map<string, CardView>();

/** Returns the view of a Mission, Support card or Core Mission. The text is generated from the effects of the card. */
export function cardView(id: string, now: CardView['now'] = null): CardView {
  return { ...kept(printed, id, () => viewOf(isCard(id) ? cardOf(id) : coreOf(id))), now };
}

/** Returns a card's text as one string, for hints, alt text and search. */
export function cardText(id: string): string {
  return inOne(cardView(id).lines);
}

/** The opening words of abilities, by the time at which the ability is used. */
const WHEN: Readonly<Record<Ability['use'] | 'stunned', string>> = {
  action: 'As an Action,',
  activation: 'When activated,',
  stunned: 'When activated, even while stunned,',
  always: '',
};

/** Returns the text of a character's ability. */
export function abilityText(id: string): string {
  const { text, action, use, modifiers, whileStunned } = abilityOf(id);
  const actions = action === null ? [] : [action];
  // For an ability that works while its character is stunned, `WHEN` already names the condition.
  const like = action?.by === undefined || whileStunned ? null : qualityOf(action.by);
  const when = WHEN[whileStunned ? 'stunned' : use].replace(/,$/, like === null ? ',' : ` while ${like},`);
  return text ?? inOne([...used(actions, when), ...changes(modifiers)]);
}

/** Joins lines into one string. */
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

/** Returns the lines of an Action for a Mission on the table. The first line names what this Action requires. */
function tableLines(action: Action): CardLine[] {
  const needs = (action.requires ?? []).map(needText).join('; ');
  return under(
    `Later, from the table${byText(action)}${needs === '' ? '' : ` (needs ${needs})`}:`,
    actionLines(action),
  );
}

/**
 * Returns a phrase that says which character can take an Action, such as “, by the marked character” or “, by an unseen
 * character”. The phrase doesn't say “friendly”, because only the player's own characters take Actions.
 */
function byText({ by }: Action): string {
  if (by === undefined) return '';
  return by.is === 'marked' ? `, by the ${bareGroupText(by)}` : `, by ${groupText({ ...by, side: 'any' })}`;
}

/** The first words of a Trap's text (M-OPEN-74). */
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

/** Returns the lines for the Actions of cards in play. */
function used(actions: readonly Action[], text?: string): CardLine[] {
  return actions.flatMap((action) => under(text ?? `Action${byText(action)}:`, actionLines(action)));
}

/** Puts introductory words before the first line, as in “Action: draw 1 card”. */
function under(when: string, [first, ...rest]: readonly CardLine[], icon = first?.icon): CardLine[] {
  if (first === undefined || icon === undefined) return [];
  return [{ icon, text: `${when} ${small(first.text)}` }, ...rest];
}

/** Changes the first letter to lower case. */
function small(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function changes(modifiers: readonly Modifier[]): CardLine[] {
  return modifierTexts(modifiers).map(({ what, text }) => ({ icon: what, text }));
}

/**
 * Returns the lines of an Action: where it can be taken, then its effects. The first sentence about a character uses
 * the reference names in `first`.
 */
export function actionLines(
  { at, effects }: Action,
  voice: ReferenceNames = PLAIN,
  first: ReferenceNames = voice,
): CardLine[] {
  const where = at === undefined ? [] : [{ icon: placeIcon(at), text: sentence(placeText(at, voice)) }];
  const scores = effects.findIndex((effect) => effect.do === 'score');
  if (scores < 0) return [...where, ...rowLines(effects, voice, first)];
  // The effects after `Score this card` are the card's Bonus (M-PLAY-24).
  const [before, after] = [effects.slice(0, scores + 1), effects.slice(scores + 1)];
  const told = knownIn(before, voice);
  return [...where, ...rowLines(before, voice, first), ...rowLines(after, told, told, 'Bonus: ')];
}

/** Returns the reference names that apply once these effects have chosen characters. */
function knownIn(effects: Effects, voice: ReferenceNames): ReferenceNames {
  const picks = effects.filter((effect) => effect.do === 'pick');
  return { ...voice, ...Object.fromEntries(picks.map(({ as, group }) => [as, known(group)])) };
}

/** The kinds of effects that share a sentence if they are consecutive and affect the same character. */
const ONE_SENTENCE: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'move',
  'attack',
  'heal',
  'recover',
  'lay',
  'mark',
]);

/**
 * Returns one line per effect. If a character is chosen and the next effect is about that character, the two share a
 * line. Two consecutive effects of certain kinds on the same character also share a line.
 */
function rowLines(effects: Effects, voice: ReferenceNames, first: ReferenceNames, before = ''): CardLine[] {
  const lines: CardLine[] = [];
  let heard = first;
  let now = voice;
  const chosen = new Set<CharacterRef>();
  for (let at = 0; at < effects.length; at++) {
    const [effect, next] = effects.slice(at, at + 2);
    if (effect === undefined) break;
    let written = before === '' ? effectLines(effect, heard) : [bonusLine(effect, heard)];
    if (effect.do === 'pick') {
      now = { ...now, [effect.as]: calledThen(effect, now, chosen) };
      chosen.add(effect.as);
      const named = next === undefined ? null : namedLines(effect, next, heard, now, before !== '');
      if (named !== null) at += 1;
      written = named ?? written;
    } else if (next !== undefined && isOneSentence(effect, next)) {
      written = [{ icon: effectIcon(effect), text: sentence(inARow(effect, next, heard)) }];
      at += 1;
    }
    lines.push(
      ...written.map((line, place) =>
        place === 0 && before !== '' ? { ...line, text: `${before}${small(line.text)}` } : line,
      ),
    );
    heard = now;
  }
  return lines;
}

/** Returns the name of a chosen character. The name differs from the names of characters chosen earlier. */
function calledThen({ as, group }: EffectOf<'pick'>, voice: ReferenceNames, before: ReadonlySet<CharacterRef>): string {
  const name = known(group);
  return [...before].some((ref) => ref !== as && voice[ref] === name) ? 'the other character' : name;
}

/** Returns the lines of an effect on the character that was just chosen, or null if they don't fit in one sentence. */
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
  if (line === undefined || (next.do === 'choose' && rest.length > 0)) return null;
  const text = small(line.text);
  if (optional && text.startsWith(name)) return null;
  const firstLine = { ...line, text: sentence(`${optional ? 'you may ' : ''}${text}`) };
  return [firstLine, ...(rest.length === 0 ? [] : effectLines(next, after).slice(1))];
}

/** Whether an effect is about the chosen character. */
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

/** Returns the lines of an effect. A choice, a condition or a test has several lines. */
function effectLines(effect: Effect, voice: ReferenceNames): CardLine[] {
  const { lines, text } = KINDS[effect.do];
  const all = lines?.(effect, voice, sequenceText) ?? [{ text: text(effect, voice, sequenceText) }];
  return all.map((line) => ({ icon: effectIcon(effect), ...line, text: sentence(line.text) }));
}

/** Returns the text of several effects as one sentence. */
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

/**
 * Returns the requirement for playing a card (M-PLAY-19). The requirement doesn't say “friendly”, because only the
 * player's own characters play and carry cards.
 */
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

/** Returns the Actions that play a card from the hand. The Actions of Equipment have their own requirements. */
function playedBy(card: Card): readonly Action[] {
  if (card.kind === 'equipment') return [];
  if (card.kind === 'mission' && card.debrief !== null) return [card.debrief];
  return 'interrupt' in card && card.interrupt !== null ? [card.interrupt.action] : card.actions;
}

function weaponLine(weapon: Weapon): CardLine {
  return { icon: weapon.rules.includes('melee') ? 'melee' : 'attack', text: weaponText(weapon) };
}

/** Returns a weapon's text: `Bat’leth: +1 Attack die, +1 Damage, Melee, Defensive`. */
export function weaponText({ name, dice, damage, rules }: Weapon): string {
  return `${name}: ${[...strikes({ dice, damage }), ...rules.map(sentence)].join(', ')}`;
}

/** Returns the dice and Damage a weapon adds. */
export function strikes({ dice, damage }: Pick<Weapon, 'dice' | 'damage'>): string[] {
  const added = dice === 0 ? [] : [`${signed(dice)} Attack ${Math.abs(dice) === 1 ? 'die' : 'dice'}`];
  return damage === 0 ? added : [...added, `${signed(damage)} Damage`];
}

function settingText({ name, dice, damage }: NonNullable<EventCard['setting']>): string {
  const change = ['no Stun', ...strikes({ dice, damage })];
  return `Your phasers also have ${withArticle(name)} setting: ${change.join(', ')}`;
}
