import { amountOf as amountIn } from '../../kit/effects.ts';
import { playerOf, rivals } from '../chapters/captains/find.ts';
import { enemyOfFoe, foesNow } from '../chapters/combat/foes.ts';
import { spaceAt } from '../chapters/map/ground.ts';
import { BASICS } from '../content/colours.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { Run } from './frame.ts';
import { isPeaceful } from './moments.ts';
import type { Amount, Condition, Count } from './union.ts';

/** What an amount comes to now. */
export function amountOf(g: Frontiers, run: Run, amount: Amount): number {
  return amountIn(amount, (of) => countOf(g, run, of));
}

/** How many there are of something. */
function countOf(g: Frontiers, run: Run, of: Count): number {
  const player = playerOf(g, run.seat);
  switch (of.count) {
    case 'harmed':
      return damageIn(player.hand) + player.crew.filter(({ wounds }) => wounds > 0).length;
    case 'enemies':
      return foesNow(g).length;
    case 'ready':
      return player.crew.filter(({ ready, wounds }) => ready && wounds === 0).length;
    case 'crystalColours':
      return BASICS.filter((colour) => player.crystals[colour] > 0).length;
    case 'traits': {
      const foe = aimedFoe(g, run);
      if (foe === null) return 0;
      return foe.abilities.length + foe.resists.length + (foe.attack.type === 'normal' ? 0 : 1);
    }
    case 'resistances':
      return aimedFoe(g, run)?.resists.length ?? 0;
  }
}

/** Whether a condition holds for whose effect it is. */
export function holds(g: Frontiers, run: Run, condition: Condition): boolean {
  const player = playerOf(g, run.seat);
  switch (condition.if) {
    case 'combat':
      return !isPeaceful(run.moment);
    case 'on':
      return player.at !== null && spaceAt(g, player.at)?.terrain === condition.terrain;
    case 'lowest':
      return rivals(g, run.seat).every((other) => playerOf(g, other).experience >= player.experience);
    case 'noDie':
      return player.wastedDice === 0 && player.dice.every(({ kept }) => kept);
  }
}

function damageIn(cards: readonly string[]): number {
  return cards.filter((card) => card === DAMAGE).length;
}

function aimedFoe(g: Frontiers, run: Run) {
  const foe = g.combat?.foes.find(({ key }) => key === run.foe);
  return foe === undefined ? null : enemyOfFoe(g, foe);
}
