import type { Seat } from '../../../kernel/types.ts';
import type { Payload } from '../chapters/activation/actions.ts';
import { weaponOf } from '../chapters/attacks/ratings.ts';
import { characterOf, playerOf } from '../chapters/characters/find.ts';
import { cardOf } from '../content/cards.ts';
import { actionOf, type Play } from '../effects/plays.ts';
import { scopeOf } from '../effects/scope.ts';
import type { AwayMissions, CardId, Character, CharacterId, SpaceId } from '../state.ts';
import type { Outlook } from './aims.ts';
import { TASTES } from './tastes.ts';
import { attackWorth, missionPoints, modifierWorth, worthOf } from './worth.ts';

/** Returns the expected value of an Action, in Mission points. */
export function actionScore(look: Outlook, seat: Seat, id: CharacterId | null, payload: Payload): number {
  const { g } = look;
  const character = id === null ? null : characterOf(g, id);
  switch (payload.do) {
    case 'via':
      return actionScore(look, seat, payload.drone, payload.payload) * 0.98;
    case 'move': {
      if (character === null) return 0;
      const gain = look.hope(character, payload.to) - look.hope(character, character.space);
      return gain - (character.cover ? TASTES.cover : 0) + 0.01;
    }
    case 'attack': {
      const weapon = character && weaponOf(g, character, payload.weapon);
      return weapon && character ? attackWorth(g, character, characterOf(g, payload.target), weapon).value : 0;
    }
    case 'cover':
      return TASTES.cover;
    case 'recover':
      return TASTES.recover;
    case 'draw':
      return TASTES.drawSupport;
    case 'swap':
      return TASTES.drawMission + TASTES.idleMission - Math.max(TASTES.idleMission, look.prospect(payload.card));
    case 'use':
    case 'attach': {
      const score =
        payload.do === 'attach' ? attachScore(g, payload.card, payload.bearer) : useScore(look, seat, id, payload);
      return payload.timing === 'start' && score > 0 ? score + FREE : score;
    }
    default:
      return 0;
  }
}

/** A bonus for plays that use no Action, so that the bot makes them first (M-PLAY-14). */
const FREE = 100;

/** Returns the value of using a card or ability now, minus its value if the seat keeps it. */
function useScore(
  look: Outlook,
  seat: Seat,
  user: CharacterId | null,
  { card: id, action }: Extract<Play, { do: 'use' }>,
): number {
  const { g } = look;
  const eyes = { g, loose: false, gain: (mover: Character, spaces: readonly SpaceId[]) => look.gain(mover, spaces) };
  const isInPlay = !isInHand(g, seat, id);
  const { value, chance } = worthOf(eyes, scopeOf(seat, id, user), actionOf(id, action, isInPlay).effects);
  if (isInPlay) return value;
  const card = cardOf(id);
  // A failed attempt loses the card (M-PLAY-10).
  if (card.kind === 'mission') return value - (1 - chance) * 0.35 * missionPoints(g, seat, id);
  if (card.kind !== 'permanent') return value - TASTES.supportCard * 0.5;
  const lasting = card.modifiers.reduce((sum, modifier) => sum + modifierWorth(modifier, TASTES.lasting), 0);
  return value + lasting * 1.5 + (card.setting === null ? 0 : 4) + card.inPlay.length * 3;
}

/** Whether a card is played from the hand. Equipment in hand doesn't count, because it is used only in play. */
function isInHand(g: AwayMissions, seat: Seat, id: CardId): boolean {
  const { mission, support } = playerOf(g, seat).hand;
  return (mission.includes(id) || support.includes(id)) && cardOf(id).kind !== 'equipment';
}

/** Rates attaching Equipment or a Trait to a bearer. A bearer with fewer attached cards gets a higher rating. */
function attachScore(g: AwayMissions, id: string, bearer: CharacterId): number {
  const card = cardOf(id);
  if (card.kind === 'mission') return 0;
  const { equipment, traits, pegs } = characterOf(g, bearer);
  const modifiers = card.modifiers.reduce((sum, modifier) => {
    const rating = pegs[modifier.what === 'damage' ? 'attack' : modifier.what];
    return sum + modifierWorth(modifier, TASTES.lasting) * (rating >= 2 ? 1.1 : 1);
  }, 0);
  const arms = card.kind === 'equipment' ? card.weapons.length * pegs.attack + card.actions.length * 2 : 0;
  return modifiers + arms + 0.5 - 0.3 * (equipment.length + traits.length);
}
