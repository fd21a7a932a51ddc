import type { Refusal } from '../../../kernel/types.ts';
import { crewOf } from '../content/crew/all.ts';
import { SHIPS } from '../content/ships.ts';
import { captainHealCost } from '../effects/mending.ts';
import { isPeaceful } from '../effects/moments.ts';
import { playerOf } from '../rules/find.ts';
import { waresAt } from '../rules/purchases.ts';
import { DAMAGE } from '../state.ts';
import { isMany, several } from '../words.ts';
import type { Case } from './case.ts';

/** Why nothing can be repaired now, or null (chapter Repairs and Healing). */
export function cannotRepair(one: Case): Refusal | null {
  const { g, seat, moment } = one;
  const { hand, points } = playerOf(g, seat);
  if (!isPeaceful(moment)) return { text: 'Nothing is repaired in a fight.', rule: 'F-HEAL-11' };
  if (!hand.includes(DAMAGE)) return { text: 'You have no Damage Card in hand to repair.', rule: 'F-HEAL-07' };
  const have = points.repair + points.mend;
  if (have > 0) return null;
  return priced(one, 1) ?? { text: 'A Damage Card costs 1 Repair point; you have none.', rule: 'F-HEAL-07' };
}

/** Why who is meant can’t be healed now, or null (F-HEAL-08, F-HEAL-09, F-HEAL-11). */
export function cannotHeal(one: Case): Refusal | null {
  const { g, seat, wish, moment } = one;
  const player = playerOf(g, seat);
  if (!isPeaceful(moment)) return { text: 'Nobody is healed in a fight.', rule: 'F-HEAL-11' };
  const wounded = player.crew.filter(({ wounds }) => wounds > 0);
  const [named] = wish.crew;
  const isCaptain = named === undefined && (wish.words.includes(' captain ') || wounded.length === 0);
  if (isCaptain) {
    const captain = player.ship === null ? 'Your Captain' : SHIPS[player.ship].captain;
    const is = isMany(captain) ? 'are' : 'is';
    if (player.wounds === 0) return { text: `${captain} ${is} not Wounded.`, rule: 'F-HEAL-09' };
    return tooDear(one, captain, captainHealCost(player), 'F-HEAL-09');
  }
  const id = named ?? wounded[0]?.crew;
  if (id === undefined) return null;
  const { name, rank } = crewOf(id);
  if (!player.crew.some(({ crew }) => crew === id)) {
    return { text: `You have no ${name} aboard.`, rule: 'F-CREW-01' };
  }
  if (!wounded.some(({ crew }) => crew === id)) return { text: `${name}: nobody is Wounded there.`, rule: 'F-HEAL-08' };
  return tooDear(one, name, rank, 'F-HEAL-08');
}

function tooDear(one: Case, who: string, cost: number, rule: string): Refusal | null {
  const { heal, mend } = playerOf(one.g, one.seat).points;
  if (cost <= heal + mend) return null;
  const text = `Healing ${who} costs ${several(cost, 'Heal point')}; you have ${heal + mend}.`;
  return priced(one, cost - heal - mend) ?? { text, rule };
}

/** In an Interaction where points are sold: what the missing ones cost (F-BUY-04). */
function priced({ g, seat, scene }: Case, points: number): Refusal | null {
  if (scene.kind !== 'deal' || scene.at === null) return null;
  const { mend } = waresAt(g, scene.at);
  if (mend === undefined) return { text: 'Neither Repair nor Heal is sold here.', rule: 'F-BUY-04' };
  const { diplomacy } = playerOf(g, seat).points;
  return { text: `That costs ${mend * points} Diplomacy here; you have ${diplomacy}.`, rule: 'F-BUY-04' };
}
