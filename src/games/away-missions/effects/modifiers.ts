import { playerOf } from '../chapters/characters/find.ts';
import { OVERLAY } from '../content/borg/team.ts';
import { cardOf, keywordOf } from '../content/cards.ts';
import { characterCard, type Weapon } from '../content/characters.ts';
import type { AwayMissions, CardId, Character, CharacterId, Specialization } from '../state.ts';
import { amountNow, holds } from './counts.ts';
import { isAlone, isDamaged } from './groups.ts';
import { type Scope, scopeOf } from './scope.ts';
import { isBorg } from './sorts.ts';
import type { Ability, CardKeyword, Modifier, When } from './union.ts';

/** The facts about an attack or test that decide which modifiers apply. */
export interface Situation {
  /** The weapon of the attack. */
  weapon?: Weapon;
  /** Given for the acting character: the target of the attack or test. */
  target?: CharacterId | null;
  /** Given for the defending character: the attacker. */
  attacker?: CharacterId | null;
  specialization?: Specialization | null;
  /** The card that required the test. */
  card?: CardId | null;
}

/**
 * Sums all modifiers of a character from cards, abilities and lasting effects. The sum is in dice, spaces to move, or
 * Damage.
 */
export function bonus(g: AwayMissions, what: Modifier['what'], character: Character, situation: Situation): number {
  let total = 0;
  const add = (modifiers: readonly Modifier[], card: CardId): void => {
    for (const modifier of modifiers) {
      if (modifier.what === what) total += worth(g, modifier, scopeOf(character.seat, card, character.id), situation);
    }
  };
  for (const ability of abilitiesOf(character)) add(ability.modifiers, ability.id);
  for (const id of character.equipment) add(modifiersOf(id), id);
  for (const id of character.traits) add(modifiersOf(id), id);
  for (const id of playerOf(g, character.seat).permanents) add(modifiersOf(id), id);
  for (const { modifier, character: whom, seat, card } of g.lasting) {
    if (modifier?.what !== what || seat !== character.seat || (whom ?? character.id) !== character.id) continue;
    total += worth(g, modifier, scopeOf(seat, card, character.id), situation);
  }
  return total;
}

/**
 * Returns a character's weapons: its own, those of its Equipment, and additional settings of its phasers (M-ATK-11).
 */
export function weapons(g: AwayMissions, character: Character): readonly Weapon[] {
  const own = character.drone ? OVERLAY.weapons : characterCard(character.id).weapons;
  const { permanents } = playerOf(g, character.seat);
  if (character.equipment.length === 0 && permanents.length === 0) return own;
  const all = [...own];
  for (const id of character.equipment) {
    const card = cardOf(id);
    if (card.kind === 'equipment') all.push(...card.weapons);
  }
  for (const id of permanents) {
    const card = cardOf(id);
    if (card.kind !== 'permanent' || card.setting === null) continue;
    const { name, dice, damage } = card.setting;
    for (const weapon of [...all]) {
      if (!weapon.phaser || !weapon.rules.includes('stun')) continue;
      all.push({
        ...weapon,
        id: `${weapon.id}-${name}`,
        name: `${weapon.name} (${name})`,
        dice: weapon.dice + dice,
        damage: weapon.damage + damage,
        rules: weapon.rules.filter((rule) => rule !== 'stun'),
        from: id,
      });
    }
  }
  return all;
}

/** Returns the abilities that a character has now. An overlay replaces the character's own abilities (M-ASSIM-04). */
export function abilitiesOf(character: Character): readonly Ability[] {
  return character.drone ? OVERLAY.abilities : characterCard(character.id).abilities;
}

function modifiersOf(id: CardId): readonly Modifier[] {
  const card = cardOf(id);
  return card.kind === 'mission' ? [] : card.modifiers;
}

function worth(g: AwayMissions, modifier: Modifier, scope: Scope, situation: Situation): number {
  if (modifier.when !== undefined && !applies(g, modifier.when, scope, situation)) return 0;
  return amountNow(g, scope, modifier.value);
}

function applies(g: AwayMissions, when: When, scope: Scope, situation: Situation): boolean {
  if (when.weapon !== undefined && !isWeapon(situation.weapon, when.weapon)) return false;
  if (when.specialization !== undefined && situation.specialization !== when.specialization) return false;
  if (when.keyword !== undefined && !isKeyed(situation.card, when.keyword)) return false;
  if (when.against !== undefined && !isAgainst(g, situation.target ?? situation.attacker, when.against)) return false;
  return when.condition === undefined || holds(g, scope, when.condition);
}

function isWeapon(weapon: Weapon | undefined, asked: NonNullable<When['weapon']>): boolean {
  if (weapon === undefined) return false;
  if (asked === 'ranged') return !weapon.rules.includes('melee');
  return asked === 'phaser' ? weapon.phaser : weapon.rules.includes(asked);
}

function isKeyed(card: CardId | null | undefined, asked: CardKeyword): boolean {
  return card != null && keywordOf(card) === asked;
}

function isAgainst(g: AwayMissions, id: CharacterId | null | undefined, asked: NonNullable<When['against']>): boolean {
  const character = id == null ? undefined : g.characters[id];
  if (character === undefined) return false;
  switch (asked) {
    case 'borg':
      return isBorg(character);
    case 'damaged':
      return isDamaged(character);
    case 'alone':
      return isAlone(g, character);
  }
}
