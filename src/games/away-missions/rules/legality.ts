import type { Refusal, Seat } from '../../../kernel/types.ts';
import { nameOf } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import type { AwayMissions, CardId, Character, SpaceId } from '../state.ts';
import { characterName } from './characters.ts';
import { playerOf, standing } from './find.ts';
import { amount, seatName } from './names.ts';
import { CROWD, occupants } from './occupancy.ts';
import { adjacent, reachable } from './paths.ts';
import { steps } from './ratings.ts';
import { canSee } from './sight.ts';

/** More steps than any way through the mission area has. */
const ANYWHERE = 99;

/** Why a character can't be activated now, or null. */
export function cannotActivate(g: AwayMissions, seat: Seat, character: Character): Refusal | null {
  const elsewhere = cannotUse(g, seat, character);
  if (elsewhere !== null) return elsewhere;
  if (character.activated) {
    return { text: `${characterName(character.id)} has been activated this round.`, rule: 'M-ACT-05' };
  }
  return null;
}

/** Why a seat can’t use a Bonus Action now, or null. */
export function cannotUseBonusAction(g: AwayMissions, seat: Seat): Refusal | null {
  if (playerOf(g, seat).bonusActions > 0) return null;
  return { text: `${seatName(g, seat)} has no Bonus Action left this round.`, rule: 'M-BONUS-05' };
}

/** Why a seat can’t act with a character at all, or null. */
function cannotUse(g: AwayMissions, seat: Seat, character: Character): Refusal | null {
  const name = characterName(character.id);
  if (character.seat !== seat) {
    return { text: `${name} belongs to the ${seatName(g, character.seat)} team.`, rule: 'M-TEAM-03' };
  }
  if (character.where === 'reserve') return { text: `${name} has not arrived yet.`, rule: 'M-ESC-01' };
  if (character.where === 'out') return { text: `${name} is out of the game.`, rule: 'M-DMG-04' };
  return null;
}

/** Why a character can take no Action but Recover, or null (M-STUN-05). */
export function stunned(character: Character): Refusal | null {
  if (character.stun === 0) return null;
  return { text: `${characterName(character.id)} is stunned: Recover first.`, rule: 'M-STUN-05' };
}

/** Why a character can’t move to a space with one Move Action, or null. */
export function cannotMove(g: AwayMissions, character: Character, to: SpaceId): Refusal | null {
  const name = characterName(character.id);
  const stun = stunned(character);
  if (stun !== null) return stun;
  if (character.space === to) return { text: `${name} is in ${to} already.`, rule: 'M-MOVE-01' };
  const here = occupants(g, to);
  if (here.some(({ seat }) => seat !== character.seat)) {
    return { text: `A hostile character is in ${to}: no move ends there.`, rule: 'M-MOVE-02' };
  }
  if (here.length >= CROWD) return { text: `Two friendly characters are in ${to} already.`, rule: 'M-MOVE-04' };
  const most = steps(g, character);
  const way = reachable(g, character, ANYWHERE).find(({ space }) => space === to);
  if (way === undefined) return { text: `Hostile characters block every way to ${to}.`, rule: 'M-MOVE-02' };
  if (way.steps <= most) return null;
  return { text: `${to} is ${amount(way.steps, 'space')} away, ${name} moves at most ${most}.`, rule: 'M-MOVE-01' };
}

/** Why a character can’t take cover, or null. */
export function cannotTakeCover(character: Character): Refusal | null {
  if (character.cover) return { text: `${characterName(character.id)} is in cover already.`, rule: 'M-COVER-01' };
  return stunned(character);
}

/** Why a character can’t recover, or null. */
export function cannotRecover(character: Character): Refusal | null {
  if (character.stun > 0) return null;
  return { text: `${characterName(character.id)} has no Stun token to remove.`, rule: 'M-STUN-05' };
}

/** Why a character can’t attack a target with a weapon, or null. Distance and sight are measured as the doors stand. */
export function cannotAttack(g: AwayMissions, attacker: Character, target: Character, weapon: Weapon): Refusal | null {
  const name = characterName(target.id);
  const stun = stunned(attacker);
  if (stun !== null) return stun;
  if (target.where !== 'area') return { text: `${name} is not on the mission area.`, rule: 'M-ATK-04' };
  // M-TEAM-03, M-ATK-04.
  if (target.seat === attacker.seat) return { text: `${name} is friendly.`, rule: 'M-ATK-04' };
  const from = standing(attacker);
  const to = standing(target);
  if (weapon.rules.includes('melee') && !adjacent(g, from, to)) {
    return { text: `${name} is not adjacent: ${weapon.name} reaches adjacent spaces.`, rule: 'M-MELEE-01' };
  }
  return canSee(g, from, to, attacker.seat)
    ? null
    : { text: `${characterName(attacker.id)} has no line of sight to ${name}.`, rule: 'M-LOS-01' };
}

/** Why a seat can’t draw a Support card in place of an Action, or null. */
export function cannotDraw(g: AwayMissions, seat: Seat): Refusal | null {
  if (playerOf(g, seat).decks.support.length > 0) return null;
  return { text: 'The Support Deck is empty.', rule: 'M-DECK-04' };
}

/** Why a seat can’t discard a Mission card and draw another in place of an Action, or null. */
export function cannotSwap(g: AwayMissions, seat: Seat, card: CardId): Refusal | null {
  if (playerOf(g, seat).hand.mission.includes(card)) return null;
  return { text: `${nameOf(card)} is not among the Mission cards in your hand.`, rule: 'M-ACTV-03' };
}
