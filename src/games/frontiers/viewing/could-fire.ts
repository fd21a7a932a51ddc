import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { attackPool, sumFire } from '../chapters/captains/points.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Effects } from '../effects/union.ts';
import type { CardId, Frontiers } from '../state.ts';
import { effectsHeld, most } from './potential.ts';

/**
 * Whether a seat could fire at long range with its points, its holdings, or cards that it may draw or gain. The check
 * uses only what the seat knows.
 */
export function couldFire(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (sumFire(attackPool(player, 'long')) > 0 || most(g, seat, 'long') > 0) return true;
  const held = effectsHeld(g, seat);
  // A card that another player reveals could be any card.
  if (held.some((effects) => has(effects, 'probe'))) return true;
  if (held.some((effects) => has(effects, 'draw')) && player.deck.some(isRanged)) return true;
  return held.some((effects) => has(effects, 'gain')) && [...g.advanced.offer, ...g.undiscovered.offer].some(isRanged);
}

function isRanged(card: CardId): boolean {
  const { basic, strong } = cardOf(card);
  return [basic, strong].some((effects) => has(effects, 'attack') || has(effects, 'lasting'));
}

/**
 * Whether effects include one of this kind, at any depth. Attacks and rule changes count only if they concern long
 * range.
 */
function has(effects: Effects, kind: 'attack' | 'lasting' | 'draw' | 'gain' | 'probe'): boolean {
  return effects.some((effect): boolean => {
    if (effect.do === kind) {
      if (effect.do === 'attack') return effect.long === true;
      if (effect.do === 'lasting') return effect.modifier.kind === 'convert' && effect.modifier.to === 'long';
      return true;
    }
    switch (effect.do) {
      case 'one':
        return effect.ways.some((way) => has(way, kind));
      case 'may':
        return has(effect.effects, kind);
      case 'when':
        return has(effect.then, kind) || has(effect.otherwise ?? [], kind);
      case 'payFor':
        return effect.ways.some((way) => has(way.effects, kind));
      default:
        return false;
    }
  });
}
