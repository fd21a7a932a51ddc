import type { Ability } from '../../content/encounters/token.ts';
import { ABILITY_NAMES } from '../../content/encounters/token.ts';
import { ATTACK_NAMES, type Resistance } from '../../content/fire.ts';
import { listed, signed } from '../../words.ts';
import type { Effect, EnemyChange } from '../union.ts';
import { pointsText } from './counts.ts';
import { resistanceName } from './words.ts';

type OnEnemies = Extract<Effect, { do: 'enemy' }>;

/** What happens to enemies: “one enemy doesn’t attack and has Defense −3 (not below 1)”. */
export function enemyText({ which, unless, change }: OnEnemies): string {
  const many = which === 'all';
  const spared = unless === undefined ? '' : ` unless ${many ? 'they resist' : 'it resists'} ${ATTACK_NAMES[unless]}`;
  return `${enemiesText(which)} ${listed(changeTexts(change, many))}${spared}`;
}

function enemiesText(which: OnEnemies['which']): string {
  switch (which) {
    case 'one':
      return 'one enemy';
    case 'all':
      return 'all enemies';
    case 'aimed':
      return 'it';
    default:
      return which satisfies never;
  }
}

function changeTexts(change: EnemyChange, many: boolean): string[] {
  const { defense, attack, skip, loses = [], losesAll, defeat } = change;
  const lose = many ? 'lose' : 'loses';
  const texts: string[] = [];
  if (defeat) texts.push(`${many ? 'are' : 'is'} defeated`);
  if (skip) texts.push(`${many ? 'don’t' : 'doesn’t'} attack`);
  const figures: string[] = [];
  if (defense !== undefined) figures.push(pointsText('Defense', defense, signed));
  if (attack !== undefined) figures.push(pointsText('Attack', attack, signed));
  if (figures.length > 0) texts.push(`${many ? 'have' : 'has'} ${listed(figures)} (not below 1)`);
  if (loses.length > 0) texts.push(`${lose} ${listed(loses.map(traitName))}`);
  if (losesAll !== undefined) texts.push(`${lose} all ${losesAll === 'abilities' ? 'abilities' : 'Resistances'}`);
  return texts;
}

function traitName(trait: Ability | Resistance): string {
  return isAbility(trait) ? ABILITY_NAMES[trait] : resistanceName(trait);
}

function isAbility(trait: Ability | Resistance): trait is Ability {
  return trait in ABILITY_NAMES;
}
