import { listed } from '../../../../kit/words.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import type { Force, Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId } from '../../../terms.ts';
import type { Attribute, Skill } from '../../printed.ts';
import { isUsed, payloadOf } from '../shared.ts';
import { armedWith, canUse, carrier, hasUser, isAboardOwn, isAmongFirst, isFirstHere, takesArms } from './carried.ts';

/** Raises attributes by 1 of everyone with the equipment, cumulatively up to `most`, if one of them may use it. */
export function raisesUpTo(most: number, who: string, called: string, attributes: readonly Attribute[]): Rule {
  const users = stateFilter(who);
  return {
    text: `All your personnel with it have ${listed(attributes)} +1 if one of them is ${called}. Cumulative, up to +${most}.`,
    adds: {
      attribute(g, source, about) {
        const piece = attributes.includes(about.attribute) ? carrier(g, source, about.piece) : null;
        return piece !== null && hasUser(g, piece, users) && isAmongFirst(g, source, most) ? 1 : 0;
      },
    },
    usable: (g, people) => canUse(g, people, users),
  };
}

/** Raises an attribute of everyone with the equipment, cumulatively, if one of them may use it. */
function raises(who: string, attribute: Attribute, by: number): Rule {
  const users = stateFilter(who);
  return {
    text: `All your personnel with it have ${attribute} +${by} if one of them is ${who}. Cumulative.`,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && hasUser(g, piece, users) ? by : 0;
      },
    },
    usable: (g, people) => canUse(g, people, users),
  };
}

/**
 * A hand weapon (C-PERSBAT-08) that raises the STRENGTH of everyone with it, cumulatively, if one of them may use it.
 * Personnel who don't use hand weapons neither enable the weapon nor benefit from it.
 */
export function arms(who: string, by: number | ((piece: Piece, g: FirstEdition) => number)): Rule {
  const users = stateFilter(who);
  const bonus = typeof by === 'number' ? () => by : by;
  const plain = raises(who, 'STRENGTH', typeof by === 'number' ? by : 0);
  return {
    ...plain,
    adds: {
      attribute(g, source, about) {
        const piece = about.attribute === 'STRENGTH' ? carrier(g, source, about.piece) : null;
        if (piece === null) return 0;
        const isArmed = armedWith(g, source);
        return isArmed(piece) && hasUser(g, piece, users, isArmed) ? bonus(piece, g) : 0;
      },
    },
    usable: (g, people) => canUse(g, people.filter(takesArms), users),
  };
}

/**
 * A rifle, which gives STRENGTH +3 but costs everyone with it a level of Diplomacy, except aboard the player's own
 * ships.
 */
export function rifle(who: string): Rule {
  const users = stateFilter(who);
  const plain = arms(who, 3);
  return {
    ...plain,
    text: `All your personnel with it have STRENGTH +3 if one of them is ${who}. Away from your ships, each of them loses one Diplomacy. Cumulative.`,
    adds: {
      ...plain.adds,
      skill(g, source, about) {
        if (about.skill !== 'Diplomacy') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && hasUser(g, piece, users) && !isAboardOwn(g, piece) ? -1 : 0;
      },
    },
  };
}

/**
 * Returns the rule of a weapon that adds `by` to the STRENGTH of only some personnel with it. A personnel there must pass
 * the filter `users`. Copies add up.
 * @param improved a filter for the personnel that it improves.
 */
export function armsOnly(users: string, improved: string, by: number): Rule {
  const isImproved = stateFilter(improved);
  return arms(users, (piece, g) => (isImproved(piece, g) ? by : 0));
}

/** Gives a skill to some of those with the equipment (C-TYPES-08). Not cumulative. */
export function grantsSkill(skill: Skill, whom: string, who = 'personnel'): Force {
  const [isMeant, users] = [stateFilter(whom), stateFilter(who)];
  return {
    adds: {
      skill(g, source, about) {
        if (about.skill !== skill) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && isMeant(piece, g) && hasUser(g, piece, users) && isFirstHere(g, source) ? 1 : 0;
      },
    },
  };
}

/** Lets one copy of the equipment per turn report for free (C-PLAY-03, C-TURN-16). */
export function freeEachTurn(card: CardId): Pick<Rule, 'free' | 'at'> {
  return {
    free: (g, seat) => !isUsed(g, seat, card, 'turn'),
    at: {
      played: {
        does: (g, source, { piece }) =>
          piece === source.piece && !isUsed(g, source.seat, card, 'turn')
            ? [{ do: 'use', what: card, per: 'turn' }]
            : [],
      },
    },
  };
}

/** Lets equipment report from the hand to a personnel battle that just began, if one of these personnel fights in it. */
export function drawnBy(who: string): Pick<Rule, 'answers'> {
  const isMeant = stateFilter(who);
  return {
    answers: {
      'personnel-battle': {
        offers(g, { seat, card }, { at }) {
          const { battle } = g;
          const forces = battle?.kind === 'personnel' ? (battle.forces[seat] ?? []) : [];
          if (!forces.some((id) => g.pieces[id] !== undefined && isMeant(g.pieces[id], g))) return [];
          return [payloadOf({ seat, card, kind: 'hand' }, 'draw', 'Report it to the battle', [{ do: 'stay', at }])];
        },
      },
    },
  };
}

/** A hand weapon that gives STRENGTH +1 and reports for free, even into a battle of those who may use it. */
export function sidearm(who: string): Rule {
  return {
    ...arms(who, 1),
    ...drawnBy(who),
    text: `Reports free, even into a battle that just began, if your ${who} personnel fight in it. If one of them is with it, all your personnel with it have STRENGTH +1. Cumulative.`,
    free: () => true,
  };
}

/** Raises CUNNING by 2. `who` describes the personnel who may use the equipment, as in the card's text. */
export const padd = (who: string): Rule => raises(who, 'CUNNING', 2);
/** Raises STRENGTH by 2. */
export const weapon = (who: string): Rule => arms(who, 2);
