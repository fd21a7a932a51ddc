import type { Seat } from '../../../kernel/types.ts';
import { keyed, no, type Offer } from '../../kit/offers.ts';
import { playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { abilityOf, cardOf, isCard } from '../content/cards.ts';
import type { AwayMissions, CardId, Character, CharacterId } from '../state.ts';
import { testAhead } from './ahead.ts';
import { belongs } from './groups.ts';
import { KINDS } from './kinds.ts';
import { abilitiesOf } from './modifiers.ts';
import { obstacle } from './obstacles.ts';
import { actionKey, actionOption, attachKey, attachOption } from './options.ts';
import { scopeOf } from './scope.ts';
import { groupText } from './text/words.ts';
import type { Action, Card, Equipment, EventCard } from './union.ts';

/**
 * The occasions for playing cards: as an Action, at the start of an Activation without using an Action, or in Debrief.
 */
export type Timing = 'action' | 'start' | 'debrief';

/** A use of a card or ability: taking one of its Actions, or attaching it to a character. */
export type Play = { timing: Timing; card: CardId } & (
  | { do: 'use'; action: string }
  | { do: 'attach'; bearer: CharacterId }
);

/**
 * Returns everything a seat can play with a character, or without one (M-OPEN-48).
 * * `action`: Missions and Events in hand, and Actions of Equipment, Missions on the table, Permanent Events and
 *   abilities.
 * * `start`: Equipment, and abilities used at the start of an Activation.
 * * `debrief`: End of Game Missions.
 * Keys: `play:CARD[:ACTION]`, `play:CARD:to:CHARACTER`, `use:CARD[:ACTION]`, `equip:CARD:to:CHARACTER`. Stun is checked
 * elsewhere (M-STUN-05). With `all`, the list includes what can’t be played now.
 */
export function plays(
  g: AwayMissions,
  seat: Seat,
  character: Character | null,
  timing: Timing,
  all: boolean,
): Offer<Play>[] {
  const player: Player = { g, seat, character, timing, all };
  const { hand, table, permanents } = playerOf(g, seat);
  // Identical copies of a card are offered only once.
  const held = [...new Set([...hand.mission, ...hand.support])].map(cardOf);
  const abilities = character === null ? [] : abilitiesOf(character);
  switch (timing) {
    case 'action':
      return [
        // Missions and Events are Special Actions (M-PLAY-01, M-PLAY-20, M-OPEN-51). Traits are attached (M-PLAY-13).
        ...held.flatMap((card) => {
          if (card.kind === 'equipment' || isDebrief(card)) return [];
          return card.kind === 'trait' ? attachments(player, card) : acts(player, card.id, 'play');
        }),
        // Missions on the table and Permanent Events can be used (M-PLAY-05, M-PLAY-22). Identical copies of Equipment
        // are offered only once (M-PLAY-15, M-PLAY-26).
        ...[...table.map(({ card }) => card), ...permanents, ...new Set(character?.equipment)].flatMap((id) =>
          acts(player, id, 'use'),
        ),
        ...abilities.flatMap(({ id, use }) => (use === 'action' ? acts(player, id, 'use') : [])),
      ];
    case 'start':
      return [
        // Any number of Equipment cards can be attached (M-PLAY-14, M-OPEN-38).
        ...held.flatMap((card) => (card.kind === 'equipment' ? attachments(player, card) : [])),
        // Download works once per Activation (M-CARD-01), and not while stunned (M-STUN-05).
        ...abilities.flatMap(({ id, use, whileStunned }) =>
          use === 'activation' &&
          character !== null &&
          (whileStunned || character.stun === 0) &&
          !isUsed(g, id, character.id)
            ? acts(player, id, 'use')
            : [],
        ),
      ];
    case 'debrief':
      // End of Game Missions are scored now (M-END-01).
      return held.flatMap((card) => (isDebrief(card) ? acts(player, card.id, 'play') : []));
  }
}

/**
 * Returns an Action of a card or ability by name. `used` means the card is in play. Throws if there is no Action with
 * this name.
 */
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

/** The seat that wants to play something, with its character and the timing. */
interface Player {
  g: AwayMissions;
  seat: Seat;
  character: Character | null;
  timing: Timing;
  all: boolean;
}

function acts({ g, seat, character, timing, all }: Player, card: string, verb: 'play' | 'use'): Offer<Play>[] {
  const actions = actionsOf(card, verb === 'use');
  return actions.flatMap((action) => {
    const scope = scopeOf(seat, card, character?.id ?? null);
    const why = obstacle(g, scope, action);
    if (why !== null && !all) return [];
    // Cards in play are public, but whether a search can find a card is secret.
    const hidden = verb === 'play' || action.effects.some((effect) => KINDS[effect.do].secret);
    const payload: Play = { do: 'use', timing, card, action: action.id };
    const ahead = (): string | null => (why === null ? testAhead(g, scope, action.effects) : null);
    const several = actions.length > 1;
    return [
      keyed(actionKey(verb, card, action, several), payload, why, () =>
        actionOption(verb, card, action, { several, hidden, ahead: ahead() }),
      ),
    ];
  });
}

/** Returns the offers to attach a card to the seat's characters in the mission area (M-PLAY-13, M-PLAY-14). */
function attachments({ g, seat, character, timing, all }: Player, card: Equipment | EventCard): Offer<Play>[] {
  const { id, name, bearer: group } = card;
  const scope = scopeOf(seat, id, character?.id ?? null);
  return teamInPlay(g, seat).flatMap((bearer) => {
    const isBarred = group !== null && !belongs(g, scope, bearer, group);
    if (isBarred && !all) return [];
    const why = isBarred ? no('M-PLAY-19', () => `${name} is for ${groupText(group)}.`) : null;
    const payload: Play = { do: 'attach', timing, card: id, bearer: bearer.id };
    return [keyed(attachKey(card, bearer.id), payload, why, () => attachOption(card, bearer.id))];
  });
}

function isDebrief(card: Card): boolean {
  return card.kind === 'mission' && card.debrief !== null;
}

function isUsed(g: AwayMissions, ability: string, user: CharacterId): boolean {
  return g.lasting.some(({ card, character, modifier }) => card === ability && character === user && modifier === null);
}
