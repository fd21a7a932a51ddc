import type { Option, Refusal, Seat } from '../../../kernel/types.ts';
import { abilityOf, cardOf, isCard } from '../content/cards.ts';
import { playerOf } from '../rules/find.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import { belongs } from './groups.ts';
import { abilitiesOf } from './modifiers.ts';
import { obstacle, type Why } from './obstacles.ts';
import { actionOption, attachOption } from './options.ts';
import { scopeOf } from './scope.ts';
import { groupText } from './text/words.ts';
import type { Ability, Action } from './union.ts';

/** When cards are played: as an Action, at the start of an Activation (no Action), in Debrief. */
export type Timing = 'action' | 'start' | 'debrief';

/** A card or ability that a seat could use. */
export interface Play {
  key: string;
  /** The card, or the id of the ability. */
  card: CardId;
  /** Which Action of the card, or `to:CHARACTER` for a card that is attached; for the procedure `play`. */
  action: string;
  option: Option;
  /** Why it can't be used now; null: it can. */
  reason: Refusal | null;
}

/**
 * What a seat could play with a character (or without one, M-OPEN-48): Missions and Events in hand, Actions of its
 * Equipment, Missions on the table, Permanent Events and abilities (`action`); Equipment and abilities of the moment
 * (`start`); End of Game Missions (`debrief`). Keys: `play:CARD[:ACTION]`, `play:CARD:to:CHARACTER`, `use:CARD[:ACTION]`,
 * `equip:CARD:to:CHARACTER`. That a character is stunned is not looked at here (M-STUN-05).
 */
export function plays(g: AwayMissions, seat: Seat, character: Character | null, timing: Timing): Play[] {
  const found: Play[] = [];
  walk({ g, seat, character }, timing, (card, action, why, make) => {
    const option = make();
    found.push({ key: option.key, card, action, option, reason: why === null ? null : why() });
  });
  return found;
}

/** Adds the options of those plays that are possible now: what `plays` gives without a reason, at less cost. */
export function pushPlays(
  g: AwayMissions,
  seat: Seat,
  character: Character | null,
  timing: Timing,
  options: Option[],
): void {
  walk({ g, seat, character }, timing, (_card, _action, why, make) => {
    if (why === null) options.push(make());
  });
}

/** The Action of a card or ability; `used`: of one that is in play. Throws when it has none of that name. */
export function actionOf(id: string, name: string, used: boolean): Action {
  const action = actionsOf(id, used).find((candidate) => candidate.id === name);
  if (action === undefined) throw new Error(`${id} has no Action ${name}`);
  return action;
}

function actionsOf(id: string, used: boolean): readonly Action[] {
  if (!isCard(id)) return [abilityOf(id).action].filter((action) => action !== null);
  const card = cardOf(id);
  switch (card.kind) {
    case 'equipment':
      return card.actions;
    case 'mission':
      if (used) return card.table;
      return card.debrief === null ? card.actions : [card.debrief];
    default:
      return used ? card.inPlay : card.actions;
  }
}

/** Who looks for something to play. */
interface Player {
  g: AwayMissions;
  seat: Seat;
  character: Character | null;
}

/** Takes in a possible play, what stands against it and how its option is made. */
type Take = (card: CardId, action: string, why: Why | null, option: () => Option) => void;

function walk(player: Player, timing: Timing, take: Take): void {
  switch (timing) {
    case 'action':
      fromHand(player, take);
      fromTable(player, take);
      fromCharacter(player, take);
      break;
    case 'start':
      atStart(player, take);
      break;
    case 'debrief':
      inDebrief(player, take);
      break;
    default:
      timing satisfies never;
  }
}

/** M-PLAY-01, M-PLAY-20, M-OPEN-51: Missions and Events that are a Special Action. */
function fromHand(player: Player, take: Take): void {
  for (const id of handOf(player)) {
    const card = cardOf(id);
    if (card.kind === 'equipment') continue;
    offer(player, 'play', id, card.actions, take);
    if (card.kind === 'trait') attach(player, id, take);
  }
}

/** M-PLAY-05, M-PLAY-22: Missions on the table and Permanent Events with Actions. */
function fromTable(player: Player, take: Take): void {
  const { table, permanents } = playerOf(player.g, player.seat);
  for (const { card } of table) offer(player, 'use', card, actionsOf(card, true), take);
  for (const card of permanents) offer(player, 'use', card, actionsOf(card, true), take);
}

/** M-PLAY-15: Special Actions of the character and its Equipment; of two equal cards one is used (M-PLAY-26). */
function fromCharacter(player: Player, take: Take): void {
  const { character } = player;
  if (character === null) return;
  for (const card of new Set(character.equipment)) offer(player, 'use', card, actionsOf(card, true), take);
  for (const ability of abilitiesOf(character)) {
    if (ability.use === 'action') offer(player, 'use', ability.id, actionsOf(ability.id, true), take);
  }
}

/** M-PLAY-14, M-OPEN-38: any number of Equipment; M-CARD-01: Download, once in an Activation. */
function atStart(player: Player, take: Take): void {
  for (const id of handOf(player)) if (cardOf(id).kind === 'equipment') attach(player, id, take);
  const { g, character } = player;
  // M-STUN-05.
  if (character === null || character.stun > 0) return;
  for (const ability of abilitiesOf(character)) {
    if (ability.use !== 'activation' || isUsed(g, ability, character.id)) continue;
    offer(player, 'use', ability.id, actionsOf(ability.id, true), take);
  }
}

/** M-END-01. */
function inDebrief(player: Player, take: Take): void {
  for (const id of handOf(player)) {
    const card = cardOf(id);
    if (card.kind === 'mission' && card.debrief !== null) offer(player, 'play', id, [card.debrief], take);
  }
}

function offer(
  { g, seat, character }: Player,
  verb: 'play' | 'use',
  id: string,
  actions: readonly Action[],
  take: Take,
): void {
  for (const action of actions) {
    const why = obstacle(g, scopeOf(seat, id, character?.id ?? null), action);
    // What is in play is open to all; whether a search finds something is not.
    const hidden = verb === 'play' || action.effects.some(({ do: kind }) => kind === 'search' || kind === 'download');
    take(id, action.id, why, () => actionOption(verb, id, action, actions.length > 1, hidden));
  }
}

/** Any own character in the mission area may get the card, if the card is for it (M-PLAY-13, M-PLAY-14). */
function attach({ g, seat, character }: Player, id: CardId, take: Take): void {
  const card = cardOf(id);
  const group = card.kind === 'equipment' || card.kind === 'trait' ? card.bearer : null;
  const scope = scopeOf(seat, id, character?.id ?? null);
  for (const whom in g.characters) {
    const bearer = g.characters[whom];
    if (bearer === undefined || bearer.seat !== seat || bearer.where !== 'area') continue;
    const fits = group === null || belongs(g, scope, bearer, group);
    const why: Why | null = fits
      ? null
      : () => ({ text: `${card.name} is for ${group === null ? 'nobody' : groupText(group)}.`, rule: 'M-PLAY-19' });
    take(id, `to:${whom}`, why, () => attachOption(card, whom));
  }
}

function isUsed(g: AwayMissions, ability: Ability, user: CharacterId): boolean {
  return g.lasting.some(({ card, character, modifier }) => {
    return card === ability.id && character === user && modifier === null;
  });
}

/** The different cards in the hand: copies are the same choice. */
function handOf({ g, seat }: Player): Set<CardId> {
  const { mission, support } = playerOf(g, seat).hand;
  return new Set([...mission, ...support]);
}
