import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Effects } from '../effects/union.ts';
import type { CardId, Frontiers } from '../state.ts';
import { playerOf } from './find.ts';
import { mayDeal } from './interactions.ts';

/** Cards by whether their text spends Diplomacy; kept, since cards don’t change. */
const known = new Map<CardId, boolean>();

/**
 * Whether a seat holds a card whose own text spends Diplomacy: it may do so wherever its ship is, and its Action stays free
 * (F-INTERACT-02, F-INTERACT-03).
 */
export function hasSpecialDeal(g: Frontiers, seat: Seat): boolean {
  const { hand } = playerOf(g, seat);
  return mayDeal(g, seat) && hand.some(spendsDiplomacy);
}

function spendsDiplomacy(id: CardId): boolean {
  let spends = known.get(id);
  if (spends === undefined) {
    const { basic, strong } = cardOf(id);
    spends = contains(basic) || contains(strong);
    known.set(id, spends);
  }
  return spends;
}

function contains(effects: Effects): boolean {
  return effects.some((effect) => {
    switch (effect.do) {
      case 'spend':
        return effect.what === 'diplomacy';
      case 'may':
        return contains(effect.effects);
      case 'one':
        return effect.ways.some(contains);
      case 'when':
        return contains(effect.then) || contains(effect.otherwise ?? []);
      default:
        return false;
    }
  });
}
