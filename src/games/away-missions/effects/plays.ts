import type { Seat } from '../../../kernel/types.ts';
import { type Offer, offer } from '../../kit/offers.ts';
import { playerOf } from '../chapters/characters/find.ts';
import { abilityOf, cardOf, isCard } from '../content/cards.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import { belongs } from './groups.ts';
import { KINDS } from './kinds.ts';
import { abilitiesOf } from './modifiers.ts';
import { obstacle } from './obstacles.ts';
import { actionOption, attachOption } from './options.ts';
import { scopeOf } from './scope.ts';
import { groupText } from './text/words.ts';
import type { Ability, Action } from './union.ts';

/** When cards are played: as an Action, at the start of an Activation (no Action), in Debrief. */
export type Timing = 'action' | 'start' | 'debrief';

/** What is done with a card or ability: one of its Actions is taken, or the card is laid beside a character. */
export type Play = { timing: Timing; card: CardId } & (
  | { do: 'use'; action: string }
  | { do: 'attach'; bearer: CharacterId }
);

/**
 * What a seat could play with a character (or without one, M-OPEN-48): Missions and Events in hand, Actions of its
 * Equipment, Missions on the table, Permanent Events and abilities (`action`); Equipment and abilities of the moment
 * (`start`); End of Game Missions (`debrief`). Keys: `play:CARD[:ACTION]`, `play:CARD:to:CHARACTER`, `use:CARD[:ACTION]`,
 * `equip:CARD:to:CHARACTER`. That a character is stunned is not looked at here (M-STUN-05).
 * `all`: what can’t be played now, too.
 */
export function plays(
  g: AwayMissions,
  seat: Seat,
  character: Character | null,
  timing: Timing,
  all: boolean,
): Offer<Play>[] {
  const player: Player = { g, seat, character, timing, all, found: [] };
  switch (timing) {
    case 'action':
      fromHand(player);
      fromTable(player);
      fromCharacter(player);
      break;
    case 'start':
      atStart(player);
      break;
    case 'debrief':
      inDebrief(player);
      break;
    default:
      timing satisfies never;
  }
  return player.found;
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

/** Who looks for something to play, and what was found. */
interface Player {
  g: AwayMissions;
  seat: Seat;
  character: Character | null;
  timing: Timing;
  all: boolean;
  found: Offer<Play>[];
}

/** M-PLAY-01, M-PLAY-20, M-OPEN-51: Missions and Events that are a Special Action. */
function fromHand(player: Player): void {
  for (const id of handOf(player)) {
    const card = cardOf(id);
    if (card.kind === 'equipment') continue;
    push(player, 'play', id, card.actions);
    if (card.kind === 'trait') attach(player, id);
  }
}

/** M-PLAY-05, M-PLAY-22: Missions on the table and Permanent Events with Actions. */
function fromTable(player: Player): void {
  const { table, permanents } = playerOf(player.g, player.seat);
  for (const { card } of table) push(player, 'use', card, actionsOf(card, true));
  for (const card of permanents) push(player, 'use', card, actionsOf(card, true));
}

/** M-PLAY-15: Special Actions of the character and its Equipment; of two equal cards one is used (M-PLAY-26). */
function fromCharacter(player: Player): void {
  const { character } = player;
  if (character === null) return;
  for (const card of new Set(character.equipment)) push(player, 'use', card, actionsOf(card, true));
  for (const ability of abilitiesOf(character)) {
    if (ability.use === 'action') push(player, 'use', ability.id, actionsOf(ability.id, true));
  }
}

/** M-PLAY-14, M-OPEN-38: any number of Equipment; M-CARD-01: Download, once in an Activation. */
function atStart(player: Player): void {
  for (const id of handOf(player)) if (cardOf(id).kind === 'equipment') attach(player, id);
  const { g, character } = player;
  // M-STUN-05.
  if (character === null || character.stun > 0) return;
  for (const ability of abilitiesOf(character)) {
    if (ability.use !== 'activation' || isUsed(g, ability, character.id)) continue;
    push(player, 'use', ability.id, actionsOf(ability.id, true));
  }
}

/** M-END-01. */
function inDebrief(player: Player): void {
  for (const id of handOf(player)) {
    const card = cardOf(id);
    if (card.kind === 'mission' && card.debrief !== null) push(player, 'play', id, [card.debrief]);
  }
}

function push(player: Player, verb: 'play' | 'use', card: string, actions: readonly Action[]): void {
  const { g, seat, character, timing, all, found } = player;
  for (const action of actions) {
    const why = obstacle(g, scopeOf(seat, card, character?.id ?? null), action);
    if (why !== null && !all) continue;
    // What is in play is open to all; whether a search finds something is not.
    const hidden = verb === 'play' || action.effects.some((effect) => KINDS[effect.do].secret);
    const deed: Play = { do: 'use', timing, card, action: action.id };
    found.push(offer(deed, why, () => actionOption(verb, card, action, actions.length > 1, hidden)));
  }
}

/** Any own character in the mission area may get the card, if the card is for it (M-PLAY-13, M-PLAY-14). */
function attach({ g, seat, character, timing, all, found }: Player, id: CardId): void {
  const card = cardOf(id);
  const group = card.kind === 'equipment' || card.kind === 'trait' ? card.bearer : null;
  const scope = scopeOf(seat, id, character?.id ?? null);
  for (const whom in g.characters) {
    const bearer = g.characters[whom];
    if (bearer === undefined || bearer.seat !== seat || bearer.where !== 'area') continue;
    const isBarred = group !== null && !belongs(g, scope, bearer, group);
    if (isBarred && !all) continue;
    const why = isBarred ? () => ({ text: `${card.name} is for ${groupText(group)}.`, rule: 'M-PLAY-19' }) : null;
    found.push(offer({ do: 'attach', timing, card: id, bearer: whom }, why, () => attachOption(card, whom)));
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
