import type { Steps } from '../../../../kernel/game.ts';
import type { Option } from '../../../../kernel/types.ts';
import { defeat } from '../../rules/defeat.ts';
import { enemyOfFoe, foeName, foesNow } from '../../rules/foes.ts';
import type { Running } from '../../rules/gains.ts';
import { restOf } from '../../rules/keys.ts';
import { dropDisruptors, stopOpponent } from '../../rules/pvp-outcome.ts';
import type { Foe, Frontiers } from '../../state.ts';
import { amountOf } from '../counts.ts';
import { isTouchable } from '../foe-choice.ts';
import type { Effect, EnemyChange } from '../union.ts';
import { aimed, asks, doing, type Run, sourceName } from './frame.ts';

/** The steps of effects on enemies (F-COMBAT-20). */
export const foes = {
  aim: {
    ask({ g }, run) {
      const left = foesNow(g);
      return left.length < 2
        ? { go: 'aimOnly' }
        : asks(
            run,
            'against whom?',
            left.map((foe) => foeOption(g, foe)),
          );
    },
    answer(_ctx, run, { key }) {
      run.foe = restOf(key);
      return 'begin';
    },
  },
  aimOnly({ g }, run) {
    const [foe] = foesNow(g);
    if (foe !== undefined) run.foe = foe.key;
    return 'begin';
  },
  enemy: {
    ask({ g }, run) {
      const effect = doing(run, 'enemy');
      if (g.pvp !== null) return { go: 'rival' };
      const targets = touchable(g, run, effect);
      if (effect.which !== 'one' || targets.length < 2) return { go: 'change' };
      return asks(
        run,
        'which enemy?',
        targets.map((foe) => foeOption(g, foe)),
      );
    },
    answer(ctx, run, { key }) {
      const effect = doing(run, 'enemy');
      const foe = touchable(ctx.g, run, effect).find((one) => one.key === restOf(key));
      if (foe !== undefined) change(ctx, run, [foe], effect.change);
      return 'begin';
    },
  },
  change(ctx, run) {
    const effect = doing(run, 'enemy');
    change(ctx, run, touchable(ctx.g, run, effect), effect.change);
    return 'begin';
  },
  /** F-PVP-48, F-PVP-50: against a player only what ends or weakens the attack counts. */
  rival(ctx, run) {
    const { which, change: wanted } = doing(run, 'enemy');
    if (wanted.skip) stopOpponent(ctx, run.seat, which === 'all');
    if (wanted.losesAll === 'abilities' || wanted.loses?.includes('disruptors')) dropDisruptors(ctx, run.seat);
    return 'begin';
  },
  deflected({ g }, run) {
    const { then, at } = doing(run, 'deflected');
    aimed(g, run)?.ifDeflected.push({ then, at, from: run.from });
    return 'begin';
  },
} satisfies Steps<Frontiers, Run>;

/** Enemies that the effect can change. */
function touchable(g: Frontiers, run: Run, effect: Extract<Effect, { do: 'enemy' }>): Foe[] {
  return foesNow(g).filter((foe) => (effect.which !== 'aimed' || foe.key === run.foe) && isTouchable(g, foe, effect));
}

/** Writes down what changes, in numbers that hold from now on. */
function change(ctx: Running, run: Run, targets: readonly Foe[], wanted: EnemyChange): void {
  for (const foe of targets) {
    const scope: Run = { ...run, foe: foe.key };
    const fixed: EnemyChange = { ...wanted };
    if (wanted.defense !== undefined) fixed.defense = amountOf(ctx.g, scope, wanted.defense);
    if (wanted.attack !== undefined) fixed.attack = amountOf(ctx.g, scope, wanted.attack);
    foe.changes.push(fixed);
    ctx.log(`${sourceName(run.from)} works on ${foeName(ctx.g, foe)}.`, 'F-COMBAT-20');
  }
  if (wanted.defeat) defeat(ctx, [...targets]);
}

function foeOption(g: Frontiers, foe: Foe): Option {
  const { attack, defense } = enemyOfFoe(g, foe);
  return {
    key: `foe:${foe.key}`,
    verb: 'foe',
    label: foeName(g, foe),
    hint: `Attack ${attack.value}, Defense ${defense}`,
    subject: { kind: 'foe', id: foe.key },
  };
}
