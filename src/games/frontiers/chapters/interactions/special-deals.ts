import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { cardOf } from '../../content/cards/all.ts';
import type { Effect, Effects } from '../../effects/union.ts';
import type { CardId, Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { mayDeal } from './interactions.ts';

/** Caches whether a card's text spends Diplomacy. */
const known = new Map<CardId, boolean>();

/**
 * Whether a seat holds a card whose text spends Diplomacy. The seat can use such a card anywhere, without using its
 * Action (F-INTERACT-02, F-INTERACT-03).
 */
export function hasSpecialDeal(g: Frontiers, seat: Seat): boolean {
  const { hand } = playerOf(g, seat);
  return mayDeal(g, seat) && hand.some(spendsDiplomacy);
}

function spendsDiplomacy(id: CardId): boolean {
  return kept(known, id, () => {
    const { basic, strong } = cardOf(id);
    return contains(basic) || contains(strong);
  });
}

function contains(effects: Effects): boolean {
  return effects.some((effect) =>
    effect.do === 'spend' ? effect.what === 'diplomacy' : within(effect).some(contains),
  );
}

/** Effects that can't contain other effects. */
type Single = { do: Effect['do']; effects?: never; ways?: never; then?: never };

/** Returns the lists of effects inside an effect. */
function within(effect: Effect): readonly Effects[] {
  switch (effect.do) {
    case 'may':
      return [effect.effects];
    case 'one':
      return effect.ways;
    case 'payFor':
      return effect.ways.map((way) => way.effects);
    case 'when':
      return [effect.then, effect.otherwise ?? []];
    case 'deflected':
      return [effect.then];
    default:
      effect satisfies Single;
      return [];
  }
}
