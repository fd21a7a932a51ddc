import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { listed, signed } from '../../../kit/words.ts';
import type { Running } from '../../chapters/captains/gains.ts';
import { defeat } from '../../chapters/combat/defeat.ts';
import { activeEnemies, enemyOfFoe, foeName } from '../../chapters/combat/foes.ts';
import { dropDisruptors, stopOpponent } from '../../chapters/pvp/pvp-outcome.ts';
import type { Ability } from '../../content/encounters/token.ts';
import { ABILITY_NAMES } from '../../content/encounters/token.ts';
import { ATTACK_NAMES, type Resistance } from '../../content/fire.ts';
import type { CombatEnemy, Frontiers, Pvp } from '../../state.ts';
import { amountOf, pointsText, signedAmount } from '../counts.ts';
import { asks, foeOffers, type Run, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { ENEMY, NEEDS_CHECK } from '../moments.ts';
import { resistanceName } from '../text/words.ts';
import type { EffectOf, EnemyChange } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Changes one enemy, all enemies, or the enemy that was chosen before (`aimed`). Enemies that have the Resistance
     * `unless` are unaffected.
     */
    enemy: { which: 'one' | 'all' | 'aimed'; unless?: Resistance; change: EnemyChange };
  }
}

/** F-COMBAT-20 */
export const enemy: Kind<'enemy', 'change' | 'rival'> = {
  run: chosen({
    ask({ g }, run, effect) {
      if (g.pvp !== null) return { go: 'rival' };
      const targets = touchable(g, run, effect);
      if (effect.which !== 'one' || targets.length < 2) return { go: 'change' };
      return asks(run, 'which enemy?', foeOffers(g, targets));
    },
    take(ctx, run, key, effect) {
      const foe = touchable(ctx.g, run, effect).find((one) => one.key === key);
      if (foe !== undefined) change(ctx, run, [foe], effect.change);
    },
  }),
  steps: {
    change: (ctx, run, effect) => change(ctx, run, touchable(ctx.g, run, effect), effect.change),
    /** F-PVP-48, F-PVP-50: against a player, only effects that end or weaken the attack count. */
    rival(ctx, { seat }, { which, change: { skip, losesAll, loses } }) {
      if (skip) stopOpponent(ctx, seat, which === 'all');
      if (losesAll === 'abilities' || loses?.includes('disruptors')) dropDisruptors(ctx, seat);
    },
  },
  fits: ENEMY | NEEDS_CHECK,
  /** Describes a change: “one enemy doesn’t attack and has Defense −3 (not below 1)”. */
  text({ which, unless, change }) {
    const many = which === 'all';
    const spared = unless === undefined ? '' : ` unless ${many ? 'they resist' : 'it resists'} ${ATTACK_NAMES[unless]}`;
    return `${WHICH[which]} ${listed(changeTexts(change, many))}${spared}`;
  },
  gist({ which, change: { defeat, skip, defense, attack, losesAll } }) {
    const whom = which === 'all' ? 'all enemies' : 'enemy';
    if (defeat) return `defeat ${whom}`;
    if (skip) return `stop ${whom}`;
    if (defense !== undefined) return `${whom}: Defense ${signedAmount(defense)}`;
    if (attack !== undefined) return `${whom}: Attack ${signedAmount(attack)}`;
    return `${whom}: no ${losesAll === 'abilities' ? 'abilities' : 'Resistances'}`;
  },
  icon: 'range',
  serves: ({ g, seat }, effect) =>
    g.pvp === null ? activeEnemies(g).some((foe) => isTouchable(g, foe, effect)) : hitsPlayers(g.pvp, seat, effect),
};

/** Returns the enemies that the effect can change. */
function touchable(g: Frontiers, run: Run, effect: EffectOf<'enemy'>): CombatEnemy[] {
  return activeEnemies(g).filter(
    (foe) => (effect.which !== 'aimed' || foe.key === run.foe) && isTouchable(g, foe, effect),
  );
}

/**
 * Whether an effect changes anything about an enemy. An enemy with the Resistance `unless` isn't affected, and an
 * attack can't be stopped twice.
 */
function isTouchable(g: Frontiers, foe: CombatEnemy, { change, unless }: EffectOf<'enemy'>): boolean {
  if (unless !== undefined && enemyOfFoe(g, foe).resists.includes(unless)) return false;
  const isMore = Object.keys(change).length > 1;
  return isMore || change.skip !== true || !foe.changes.some(({ skip }) => skip);
}

/**
 * F-PVP-48: effects on an enemy's figures don't affect players. F-PVP-50: an effect that stops one attack works only
 * for the blocker.
 */
function hitsPlayers({ attacker }: Pvp, seat: Seat, { change, which }: EffectOf<'enemy'>): boolean {
  const stops = change.skip === true && (attacker !== seat || which === 'all');
  return stops || change.loses?.includes('disruptors') === true || change.losesAll === 'abilities';
}

/** Applies changes to enemies. Amounts are fixed at their current values. */
function change(ctx: Running, run: Run, targets: readonly CombatEnemy[], wanted: EnemyChange): void {
  for (const foe of targets) {
    const scope: Run = { ...run, foe: foe.key };
    const fixed: EnemyChange = { ...wanted };
    if (wanted.defense !== undefined) fixed.defense = amountOf(ctx.g, scope, wanted.defense);
    if (wanted.attack !== undefined) fixed.attack = amountOf(ctx.g, scope, wanted.attack);
    foe.changes.push(fixed);
    ctx.log(`${sourceName(run.from)} affects ${foeName(ctx.g, foe)}.`, 'F-COMBAT-20');
  }
  if (wanted.defeat) defeat(ctx, [...targets]);
}

const WHICH: Record<EffectOf<'enemy'>['which'], string> = { one: 'one enemy', all: 'all enemies', aimed: 'it' };

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
