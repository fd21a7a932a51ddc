import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import { kept } from '../../kit/cache.ts';
import { layoutOf } from '../chapters/area/layout.ts';
import { walks } from '../chapters/area/paths.ts';
import { steps } from '../chapters/attacks/ratings.ts';
import { playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { friendlyInPlay, hostileInPlay } from '../chapters/characters/sides.ts';
import { cardOf } from '../content/cards.ts';
import { holds } from '../effects/counts.ts';
import { belongs } from '../effects/groups.ts';
import { weapons } from '../effects/modifiers.ts';
import { scopeOf } from '../effects/scope.ts';
import { placesOf } from '../effects/spaces.ts';
import type { Action } from '../effects/union.ts';
import type { AwayMissions, CardId, Character, SpaceId } from '../state.ts';
import { TASTES } from './tastes.ts';
import { attackWorth, worthOf } from './worth.ts';

/** An Action that a character could take at certain spaces, and its value. */
export interface Aim {
  card: CardId | null;
  character: Character;
  value: number;
  /** Walking distance to the nearest suitable space, by the index of the starting space. */
  away: readonly number[];
}

/**
 * The aims that a seat can have, based on its own cards and public information. An instance is valid for one decision
 * only.
 */
export class Outlook {
  readonly g: AwayMissions;
  readonly aims: Aim[] = [];
  readonly #known = new Map<Action, SpaceId[]>();
  readonly #beside = new Map<SpaceId, readonly number[]>();

  readonly #seat: Seat;

  constructor(g: AwayMissions, seat: Seat) {
    this.g = g;
    this.#seat = seat;
    const team = teamInPlay(g, seat);
    for (const { card, action } of missionActions(g, seat))
      for (const character of team) this.#add(seat, card, action, character);
    for (const character of team) this.#addAttacks(character);
  }

  /** Returns the walking distances from all spaces to the nearest space next to this one. */
  #besideWalks(space: SpaceId): readonly number[] {
    return kept(this.#beside, space, () => walks(this.g, space).map(oneLess));
  }

  #add(seat: Seat, card: CardId, action: Action, character: Character): void {
    const scope = scopeOf(seat, card, character.id);
    if (action.by !== undefined && !belongs(this.g, scope, character, action.by)) return;
    const due = (action.requires ?? []).every((condition) => holds(this.g, scope, condition));
    const { value } = worthOf({ g: this.g, loose: true, gain: () => TASTES.move }, scope, action.effects);
    const to = this.#to(this.#places(scope, action, character));
    if (to === null) return;
    const away = isBeside(action) ? to.map(oneLess) : to;
    this.aims.push({ card, character, value: value * (due ? 1 : 0.3), away });
  }

  /**
   * Returns the spaces where the Action can be taken, or, if it must be taken next to certain characters, the spaces of
   * those characters.
   */
  #places(scope: ReturnType<typeof scopeOf>, action: Action, character: Character): SpaceId[] {
    if (action.at !== undefined) {
      const { at } = action;
      const known = this.#known.get(action);
      if (known !== undefined) return known;
      const found = placesOf(this.g, scope, at);
      // The spaces are the same for the whole team if the Action’s place doesn't refer to a character.
      if (at.near === undefined && at.aboard === undefined && at.apart === undefined) this.#known.set(action, found);
      return found;
    }
    const first = action.effects.find((effect) => effect.do !== 'pay');
    if (first?.do === 'pick' && first.group.where !== undefined) {
      const inPlay = first.group.side === 'friendly' ? friendlyInPlay : hostileInPlay;
      const { where: _, ...anywhere } = first.group;
      return inPlay(this.g, character.seat).flatMap((one) =>
        one.id === character.id || one.space === null || !belongs(this.g, scope, one, anywhere) ? [] : [one.space],
      );
    }
    return character.space === null ? [] : [character.space];
  }

  #addAttacks(character: Character): void {
    for (const target of hostileInPlay(this.g, character.seat)) {
      if (target.space === null) continue;
      let value = 0;
      for (const weapon of weapons(this.g, character))
        value = Math.max(value, attackWorth(this.g, character, target, weapon).value);
      this.aims.push({
        card: null,
        character,
        value,
        away: this.#besideWalks(target.space),
      });
    }
  }

  #to(spaces: readonly SpaceId[]): number[] | null {
    const [first, ...rest] = spaces;
    if (first === undefined) return null;
    const away = [...walks(this.g, first)];
    for (const space of rest)
      walks(this.g, space).forEach((way, at) => {
        if (way < (away[at] ?? way)) away[at] = way;
      });
    return away;
  }

  /**
   * Estimates a character's prospects at a space: its best aim plus a share of its second, both reduced by distance.
   */
  hope(character: Character, space: SpaceId | null, own = steps(this.g, character)): number {
    if (space === null || own <= 0) return 0;
    const at = must(layoutOf(this.g).byId.get(space), 'the space').index;
    let best = 0;
    let second = 0;
    for (const aim of this.aims) {
      if (aim.character !== character) continue;
      const value = aim.value * TASTES.patience ** Math.ceil((aim.away[at] ?? 99) / own);
      if (value > best) [best, second] = [value, best];
      else if (value > second) second = value;
    }
    return best + TASTES.second * second;
  }

  /** Returns what a character would gain by being in the best of these spaces. */
  gain(character: Character, spaces: readonly SpaceId[]): number {
    const here = this.hope(character, character.space);
    return Math.max(0, ...spaces.map((space) => this.hope(character, space) - here));
  }

  /**
   * Returns the best prospect that any character has with this card. An End of Game Mission keeps some value even if
   * its condition isn't met yet (M-END-01).
   */
  prospect(card: CardId): number {
    let best = this.#debrief(card);
    for (const aim of this.aims) {
      if (aim.card !== card) continue;
      const at = layoutOf(this.g).byId.get(aim.character.space ?? '')?.index ?? 0;
      const own = Math.max(1, steps(this.g, aim.character));
      best = Math.max(best, aim.value * TASTES.patience ** Math.ceil((aim.away[at] ?? 99) / own));
    }
    return best;
  }

  #debrief(id: CardId): number {
    const card = cardOf(id);
    if (card.kind !== 'mission' || card.debrief === null) return 0;
    const scope = scopeOf(this.#seat, id, null);
    const due = (card.debrief.requires ?? []).every((condition) => holds(this.g, scope, condition));
    return card.points * (due ? TASTES.due : TASTES.perhaps);
  }
}

/** Whether an Action can be taken anywhere next to the character that it picks. */
function isBeside({ at, effects }: Action): boolean {
  const first = effects.find((effect) => effect.do !== 'pay');
  return at === undefined && first?.do === 'pick' && first.group.where === 'adjacent';
}

/** Reduces a distance by one space, because a space next to the target is enough. */
function oneLess(way: number): number {
  return Math.max(0, way - 1);
}

/** Returns the Actions of Missions in hand and on the table. */
function missionActions(g: AwayMissions, seat: Seat): { card: CardId; action: Action }[] {
  const { hand, table } = playerOf(g, seat);
  const found: { card: CardId; action: Action }[] = [];
  for (const id of hand.mission) {
    const card = cardOf(id);
    if (card.kind === 'mission') for (const action of card.actions) found.push({ card: id, action });
  }
  for (const { card: id } of table) {
    const card = cardOf(id);
    if (card.kind === 'mission') for (const action of card.table) found.push({ card: id, action });
  }
  return found;
}
