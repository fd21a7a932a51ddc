import { sentence } from '../../kit/words.ts';
import { spareInAll } from '../chapters/characters/characters.ts';
import { roundOf } from '../chapters/preparation/deployment.ts';
import { nameOf } from '../content/cards.ts';
import type { Weapon } from '../content/characters.ts';
import { characterCard } from '../content/characters.ts';
import { abilitiesOf, weapons } from '../effects/modifiers.ts';
import { fullRatings, isBorg } from '../effects/sorts.ts';
import { abilityText, cardView } from '../effects/text.ts';
import type { AwayMissions, Character } from '../state.ts';
import type { CharacterView, WeaponView } from '../view.ts';

/** Returns all public facts about the characters, in card order. */
export function characterViews(g: AwayMissions): CharacterView[] {
  return Object.values(g.characters).map((character) => characterView(g, character));
}

function characterView(g: AwayMissions, character: Character): CharacterView {
  const { where, pegs, drone, equipment, traits } = character;
  const { name, letters, role, keywords, specializations } = characterCard(character.id);
  const full = fullRatings(character);
  return {
    ...character,
    name,
    letters,
    // The overlay covers the role on the card, but not the name, Keywords and Specializations (M-ASSIM-04).
    role: drone ? 'Borg Drone' : role,
    arrives: where === 'reserve' ? roundOf(g, character) : null,
    pegs: { ...pegs },
    full: { ...full },
    health: { left: where === 'out' ? 0 : spareInAll(character), full: spareInAll({ ...character, pegs: full }) },
    keywords: [...new Set(isBorg(character) ? [...keywords, 'borg'] : keywords)].map(sentence),
    specializations: counted(specializations),
    abilities: abilitiesOf(character).map((ability) => ({ name: ability.name, text: abilityText(ability.id) })),
    weapons: weapons(g, character).map(weaponView),
    equipment: equipment.map((card) => cardView(card)),
    traits: traits.map((card) => cardView(card)),
  };
}

/** Returns a weapon in the form that views use. */
export function weaponView({ name, dice, damage, rules, from }: Weapon): WeaponView {
  return { name, dice, damage, rules: rules.map(sentence), from: from === null ? null : nameOf(from) };
}

/** Lists each name once, with a count if it occurs more than once, such as “Science x2” (M-SKILL-07). */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return times === 1 ? sentence(name) : `${sentence(name)} x${times}`;
  });
}
