import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { keyed, keyOf, no, type Obstacle, type Offer, offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { nameOf } from '../../content/cards.ts';
import { shortName } from '../../content/characters.ts';
import { weapons } from '../../effects/modifiers.ts';
import { cardHint } from '../../effects/options.ts';
import { type Play, plays } from '../../effects/plays.ts';
import { isDrone } from '../../effects/sorts.ts';
import type { AwayMissions, CardId, Character, CharacterId, SpaceId } from '../../state.ts';
import { boardName, fixtures } from '../area/features.ts';
import { spaceAt } from '../area/layout.ts';
import { reachable } from '../area/paths.ts';
import { attackAhead } from '../attacks/forecast.ts';
import { steps } from '../attacks/ratings.ts';
import { characterName, hasHivemind } from '../characters/characters.ts';
import { characterOf, playerOf, standing } from '../characters/find.ts';
import { differentCards } from '../characters/hand.ts';
import { friendlyInPlay, hostileInPlay } from '../characters/sides.ts';
import { cannotAttack, stunned } from './legality.ts';

export type MovePayload = { do: 'move'; to: SpaceId };
export type Attack = { do: 'attack'; target: CharacterId; weapon: string };
/** A pass, after which the player does nothing more. */
export type Pass = { do: 'pass' };
/** An Action that a character takes without moving, and that a drone can take for it. */
type Own = Attack | { do: 'cover' | 'recover' } | Play;
/** A choice for an Action or for the start of an Activation. With `via`, a drone acts instead of the character. */
export type Payload =
  | MovePayload
  | Own
  | { do: 'via'; drone: CharacterId; payload: Own }
  | { do: 'draw' }
  | { do: 'swap'; card: CardId }
  | Pass;

/**
 * Returns everything the activated character may do next (M-ACTV-02). If the id is null, no character acts (M-OPEN-48).
 * With `all`, the list includes illegal Actions with their reasons, except moves: see `cannotMove`.
 */
export function actions(g: AwayMissions, seat: Seat, id: CharacterId | null, all = false): Offer<Payload>[] {
  const character = id === null ? null : characterOf(g, id);
  const offers: Offer<Payload>[] = character === null ? plays(g, seat, null, 'action', all) : acts(g, character, all);
  // Equipment is attached and other free plays are made at the start of an Activation, in any order, without using an
  // Action (M-PLAY-14, M-TIME-04).
  if (g.active?.taken === 0 && !g.active.bonus) offers.push(...plays(g, seat, character, 'start', all));
  offers.push(...instead(g, seat));
  return offers;
}

function acts(g: AwayMissions, character: Character, all: boolean): Offer<Payload>[] {
  // A stunned character can only Recover, and can't act through a drone (M-STUN-05).
  const stun = stunned(character);
  const offers: Offer<Payload>[] = stun === null ? moves(g, character, steps(g, character)) : [];
  offers.push(...own(g, character, all));
  if (hasHivemind(character) && (stun === null || all)) offers.push(...hivemind(g, character, stun, all));
  return offers;
}

/** Returns the spaces where a move of at most `most` steps may end (M-MOVE-01). */
export function moves(g: AwayMissions, character: Character, most: number): Offer<MovePayload>[] {
  const company = new Map(friendlyInPlay(g, character.seat).map(({ id, space }) => [space, characterName(id)]));
  return reachable(g, character, most).map(({ space, steps: cost }) =>
    keyed(`move:${space}`, { do: 'move', to: space }, null, () => {
      const friend = company.get(space);
      const there = [...(character.cover ? ['loses cover'] : []), ...fixtures(g, space)];
      if (friend !== undefined) there.push(`with ${friend}`);
      return {
        verb: 'move',
        label: `Move to ${space}`,
        hint: [`${cost} of ${several(most, 'space')}`, ...there].join(', '),
        group: boardName(spaceAt(g, space)),
        subject: { kind: 'space', id: space },
        rule: 'M-MOVE-01',
      };
    }),
  );
}

/**
 * Returns the attacks of a character, by target and weapon (M-ATK-03, M-ATK-04). With `through`, labels name the
 * attacker, since it acts instead of the activated character.
 */
export function attacks(g: AwayMissions, attacker: Character, all = false, through = false): Offer<Attack>[] {
  const armed = weapons(g, attacker);
  const offers: Offer<Attack>[] = [];
  for (const target of all ? Object.values(g.characters) : hostileInPlay(g, attacker.seat)) {
    const { id } = target;
    for (const weapon of armed) {
      const why = cannotAttack(g, attacker, target, weapon);
      if (why !== null && !all) continue;
      const payload: Attack = { do: 'attack', target: id, weapon: weapon.id };
      const words = () => ({
        verb: 'attack',
        label: through
          ? `${shortName(attacker.id)} at ${characterName(id)}: ${weapon.name}`
          : `${weapon.name} at ${characterName(id)}`,
        hint: `${attackAhead(g, attacker, target, weapon)}, in ${standing(target)}`,
        subject: { kind: 'character', id },
        rule: 'M-ATK-01',
      });
      offers.push(keyed(`attack:${id}:${weapon.id}`, payload, why, words));
    }
  }
  return offers;
}

/** Returns the Actions other than Move. `through` is the seat whose character acts through this one. */
function own(g: AwayMissions, actor: Character, all: boolean, through: Seat | null = null): Offer<Own>[] {
  const offers: Offer<Own>[] = attacks(g, actor, all, through !== null);
  const subject = { kind: 'character', id: actor.id };
  const stun = stunned(actor);
  const name = (): string => characterName(actor.id);
  const inCover = no('M-COVER-01', () => `${name()} is already in cover.`);
  offers.push(
    keyed('cover', { do: 'cover' }, actor.cover ? inCover : stun, () => {
      const hint = '+1 Defense die while here';
      return { verb: 'cover', label: 'Take cover', hint, subject, rule: 'M-COVER-01' };
    }),
  );
  const isFree = no('M-STUN-05', () => `${name()} has no Stun token to remove.`);
  offers.push(
    keyed('recover', { do: 'recover' }, stun === null ? isFree : null, () => {
      const hint = `Removes 1 of ${several(actor.stun, 'Stun token')}`;
      return { verb: 'recover', label: 'Recover', hint, subject, rule: 'M-STUN-05' };
    }),
  );
  // A stunned character can't take Special Actions (M-STUN-05, M-OPEN-25).
  if (stun === null || all) {
    for (const one of plays(g, through ?? actor.seat, actor, 'action', all)) offers.push(barred(one, stun));
  }
  return offers;
}

/** Returns the offer blocked for the given reason, or unchanged if `why` is null. */
function barred<D>(one: Offer<D>, why: Obstacle): Offer<D> {
  return why === null ? one : keyed(keyOf(one), one.payload, why, () => one.option);
}

/**
 * Returns the Actions that friendly drones may take through the Hivemind: any Action but Move, at any distance
 * (M-HIVE-01, M-OPEN-24, M-OPEN-26, M-FAC-03).
 */
function hivemind(g: AwayMissions, character: Character, stun: Obstacle, all: boolean): Offer<Payload>[] {
  // An ally’s drones count as friendly, but the cards played come from the player's own hand (M-TG-07).
  const drones = friendlyInPlay(g, character.seat).filter((one) => one.id !== character.id && isDrone(one));
  return drones.flatMap((drone) =>
    own(g, drone, all, character.seat).map((one) => {
      const key = `via:${drone.id}:${keyOf(one)}`;
      return keyed<Payload>(key, { do: 'via', drone: drone.id, payload: one.payload }, stun ?? one.why, () => {
        const { option } = one;
        const label = option.verb === 'attack' ? option.label : `${shortName(drone.id)}: ${option.label}`;
        return { ...option, key, verb: 'via', label };
      });
    }),
  );
}

/** Returns what a player can always do instead of an Action (M-ACTV-03, M-ACTV-04). */
function instead(g: AwayMissions, seat: Seat): Offer<Payload>[] {
  const rule: RuleId = 'M-ACTV-03';
  const offers: Offer<Payload>[] = [];
  const isEmpty = playerOf(g, seat).decks.support.length === 0;
  const why: Obstacle = isEmpty ? no('M-DECK-04', 'The Support Deck is empty.') : null;
  const draw = { key: 'draw', verb: 'draw', label: 'Draw a Support card', hint: 'Costs this Action', rule };
  offers.push(offer({ do: 'draw' }, why, () => draw));
  for (const card of differentCards(g, seat, ['mission'])) {
    const option = {
      key: `swap:${card}`,
      verb: 'swap',
      label: `Swap ${nameOf(card)}`,
      hint: cardHint(card),
      subject: { kind: 'card', id: card },
      rule,
      hidden: true,
    };
    offers.push(open(option, { do: 'swap', card }));
  }
  const hint = 'Skip this Action';
  offers.push(open({ key: 'pass', verb: 'pass', label: 'Pass', hint, rule }, { do: 'pass' }));
  return offers;
}
