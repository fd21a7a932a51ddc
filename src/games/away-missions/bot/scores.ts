import type { Option, Seat } from '../../../kernel/types.ts';
import { characterOf } from '../chapters/characters/find.ts';
import { abilityOf, cardOf, isCard } from '../content/cards.ts';
import { weapons } from '../effects/modifiers.ts';
import { scopeOf } from '../effects/scope.ts';
import type { Action } from '../effects/union.ts';
import type { AwayMissions, Character, CharacterId, SpaceId } from '../state.ts';
import type { Outlook } from './aims.ts';
import { TASTES } from './tastes.ts';
import { attackWorth, missionPoints, modifierWorth, worthOf } from './worth.ts';

/** What an option of an activated character promises, in mission points. */
export function actionScore(look: Outlook, seat: Seat, id: CharacterId | null, option: Option): number {
  const { g } = look;
  const [verb = '', first = '', second = ''] = option.key.split(':');
  if (verb === 'via') {
    const rest = option.key.slice(`via:${first}:`.length);
    return actionScore(look, seat, first, { ...option, key: rest }) * 0.98;
  }
  const character = id === null ? null : characterOf(g, id);
  switch (verb) {
    case 'move':
      return character === null
        ? 0
        : look.hope(character, first) -
            look.hope(character, character.space) -
            (character.cover ? TASTES.cover : 0) +
            0.01;
    case 'attack': {
      const weapon =
        character === null ? undefined : weapons(g, character).find((candidate) => candidate.id === second);
      return character === null || weapon === undefined
        ? 0
        : attackWorth(g, character, characterOf(g, first), weapon).value;
    }
    case 'cover':
      return TASTES.cover;
    case 'recover':
      return TASTES.recover;
    case 'draw':
      return TASTES.drawSupport;
    case 'swap':
      return TASTES.drawMission + TASTES.idleMission - Math.max(TASTES.idleMission, look.prospect(first));
    case 'play':
    case 'use':
    case 'equip': {
      const score = cardScore(look, seat, character, option.key);
      return isFree(verb, first) && score > 0 ? score + FREE : score;
    }
    default:
      return 0;
  }
}

/** What takes no Action comes before what does (M-PLAY-14). */
const FREE = 100;

function isFree(verb: string, id: string): boolean {
  return verb === 'equip' || (verb === 'use' && !isCard(id) && abilityOf(id).use === 'activation');
}

/** What using a card or ability promises, less what the card would have promised later. */
function cardScore(look: Outlook, seat: Seat, character: Character | null, key: string): number {
  const { g } = look;
  const eyes = { g, loose: false, gain: (mover: Character, spaces: readonly SpaceId[]) => look.gain(mover, spaces) };
  const [verb, id = '', how = 'do', bearer] = key.split(':');
  if (!isCard(id)) {
    const { action } = abilityOf(id);
    return action === null ? 0 : worthOf(eyes, scopeOf(seat, id, character?.id ?? null), action.effects).value;
  }
  const card = cardOf(id);
  if (how === 'to' && bearer !== undefined) return attachScore(g, id, bearer);
  const action =
    actionsOf(id, verb === 'use').find((candidate) => candidate.id === how) ?? actionsOf(id, verb === 'use')[0];
  if (action === undefined) return 0;
  const { value, chance } = worthOf(eyes, scopeOf(seat, id, character?.id ?? null), action.effects);
  if (card.kind === 'mission') {
    if (verb === 'use') return value;
    // M-PLAY-10: an attempt that fails costs the card.
    return value - (1 - chance) * 0.35 * missionPoints(g, seat, id);
  }
  if (card.kind === 'permanent' && verb === 'play') {
    const lasting = card.modifiers.reduce((sum, modifier) => sum + modifierWorth(modifier, TASTES.lasting), 0);
    return value + lasting * 1.5 + (card.setting === null ? 0 : 4) + card.inPlay.length * 3;
  }
  return value - (verb === 'play' ? TASTES.supportCard * 0.5 : 0);
}

/** Equipment and Traits: more for a bearer that has none yet. */
function attachScore(g: AwayMissions, id: string, bearer: CharacterId): number {
  const card = cardOf(id);
  if (card.kind === 'mission') return 0;
  const { equipment, traits, pegs } = characterOf(g, bearer);
  const modifiers = card.modifiers.reduce(
    (sum, modifier) =>
      sum +
      modifierWorth(modifier, TASTES.lasting) *
        (pegs[modifier.what === 'damage' ? 'attack' : modifier.what] >= 2 ? 1.1 : 1),
    0,
  );
  const arms = card.kind === 'equipment' ? card.weapons.length * pegs.attack + card.actions.length * 2 : 0;
  return modifiers + arms + 0.5 - 0.3 * (equipment.length + traits.length);
}

function actionsOf(id: string, used: boolean): readonly Action[] {
  const card = cardOf(id);
  if (card.kind === 'equipment') return card.actions;
  if (card.kind === 'mission') return used ? card.table : card.actions;
  return used ? card.inPlay : card.actions;
}
