import type { Json } from '../../../kernel/types.ts';
import { several } from '../../kit/words.ts';
import type { CaptainView, FrontiersView } from '../view.ts';

/** What a line of picks would come to for the reader: where the ship is, what is left, what damage it has taken. */
export function forecast(before: Json, after: Json): string[] {
  // Views of this game are made by its own `view`.
  const [was, is] = [before, after] as unknown as [FrontiersView, FrontiersView];
  const [then, now] = [captainOf(was), captainOf(is)];
  if (then === null || now === null) return [];
  const place = now.at === then.at ? [] : [now.at === null ? 'is off the map' : `is at ${now.at}`];
  const left = [...leftOf(now), several(cardsIn(is), 'card'), ...dataOf(now)];
  const harm = damageIn(is) - damageIn(was);
  return [
    `Your ship ${[...place, `has ${left.join(', ')}`].join(' and ')}.`,
    ...(harm > 0 ? [`It costs you ${several(harm, 'Damage Card')} into your hand.`] : []),
    ...(harm < 0 ? [`It rids your hand of ${several(-harm, 'Damage Card')}.`] : []),
    ...(now.wounds > then.wounds ? [`Your Captain takes ${several(now.wounds - then.wounds, 'Wound')}.`] : []),
  ];
}

function captainOf({ captains, reader }: FrontiersView): CaptainView | null {
  return captains.find(({ seat }) => seat === reader) ?? null;
}

/** Points that were gathered and not spent. */
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

/** Data at hand: dice, tokens and crystals. */
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
