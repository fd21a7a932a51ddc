import type { Json } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import type { CaptainView, FrontiersView } from '../view.ts';

/**
 * Describes how a line of picks would change the reader's position: the ship's space, points and cards left, and damage
 * taken.
 */
export function forecast(before: Json, after: Json): string[] {
  // The casts are safe because the game's own `view` function made these views.
  const [was, is] = [before, after] as unknown as [FrontiersView, FrontiersView];
  const [then, now] = [captainOf(was), captainOf(is)];
  if (then === null || now === null) return [];
  const place = now.at === then.at ? [] : [now.at === null ? 'is off the map' : `is at ${now.at}`];
  const left = [...leftOf(now), several(cardsIn(is), 'card'), ...dataOf(now)];
  const harm = damageIn(is) - damageIn(was);
  return [
    `Your ship ${[...place, `has ${left.join(', ')}`].join(' and ')}.`,
    ...(harm > 0 ? [`You take ${several(harm, 'Damage Card')} into your hand.`] : []),
    ...(harm < 0 ? [`You get rid of ${several(-harm, 'Damage Card')}.`] : []),
    ...(now.wounds > then.wounds ? [`Your Captain takes ${several(now.wounds - then.wounds, 'Wound')}.`] : []),
  ];
}

function captainOf({ captains, reader }: FrontiersView): CaptainView | null {
  return captains.find(({ seat }) => seat === reader) ?? null;
}

/** Lists the points gained but not spent. */
function leftOf({ points }: CaptainView): string[] {
  const { move, diplomacy, repair, heal, mend, close, long, shields } = points;
  const all = {
    Move: move,
    Diplomacy: diplomacy,
    Repair: repair,
    Heal: heal,
    'Repair or Heal': mend,
    Attack: close.total,
    'Long Range Attack': long.total,
    Shields: shields.total,
  };
  return Object.entries(all).flatMap(([name, many]) => (many > 0 ? [`${many} ${name}`] : []));
}

/** Lists the available data: unused dice and tokens, then crystals. */
function dataOf({ data, crystals, dice }: CaptainView): string[] {
  const sum = (of: Readonly<Record<string, number>>) => Object.values(of).reduce((all, many) => all + many, 0);
  const [tokens, kept] = [sum(data) + dice.filter(({ used }) => !used).length, sum(crystals)];
  return [...(tokens > 0 ? [`${tokens} data`] : []), ...(kept > 0 ? [several(kept, 'crystal')] : [])];
}

function cardsIn({ own }: FrontiersView): number {
  return (own?.hand ?? []).filter(({ sort }) => sort !== 'damage').length;
}

function damageIn({ own }: FrontiersView): number {
  return (own?.hand ?? []).filter(({ sort }) => sort === 'damage').length;
}
