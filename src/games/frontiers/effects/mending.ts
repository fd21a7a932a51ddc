import { type Offer, open } from '../../kit/offers.ts';
import { several } from '../../kit/words.ts';
import { placed } from '../chapters/asking/keys.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { crewOf } from '../content/crew/all.ts';
import { SHIPS } from '../content/ships.ts';
import { DAMAGE, type Player } from '../state.ts';
import { distinctMembers } from './members.ts';
import { isPeaceful, type UseContext } from './moments.ts';
import type { PlayPayload } from './payloads.ts';

/** Returns the Heal points that remove one of the Captain's Wound Tokens: half the Level, rounded up (F-HEAL-09). */
export function captainHealCost({ level }: Pick<Player, 'level'>): number {
  return Math.ceil(level / 2);
}

/**
 * Returns the ways to spend a seat's Repair and Heal points, or none in combat (F-HEAL-07, F-HEAL-08, F-HEAL-10,
 * F-HEAL-11).
 */
export function restoreOffers({ g, seat, moment }: UseContext): Offer<PlayPayload>[] {
  const player = playerOf(g, seat);
  const { repair, heal, mend } = player.points;
  if (repair + heal + mend === 0 || !isPeaceful(moment)) return [];
  const found: Offer<PlayPayload>[] = [];
  const damage = player.hand.filter((card) => card === DAMAGE).length;
  const cards = Math.min(damage, repair + mend);
  for (let count = 1; count <= cards; count++) {
    const label = `Repair ${several(count, 'Damage Card')}`;
    const option = { key: `repair:${count}`, verb: 'repair', label, group: 'Repairs', rule: 'F-HEAL-07', hidden: true };
    found.push(open(option, { do: 'repair', count }));
  }
  if (player.wounds > 0 && player.ship !== null && captainHealCost(player) <= heal + mend) {
    const label = `Heal ${SHIPS[player.ship].captain}`;
    const option = { key: 'heal:captain', verb: 'heal', label, group: 'Repairs', rule: 'F-HEAL-09' };
    found.push(open(option, { do: 'heal', whom: 'captain' }));
  }
  const wounded = distinctMembers(player, ({ crew, wounds }) => wounds > 0 && crewOf(crew).rank <= heal + mend);
  for (const { place, member, name, state } of wounded) {
    const option = {
      key: `heal:${placed(place, member.crew)}`,
      verb: 'heal',
      label: `Heal ${name}`,
      hint: state,
      group: 'Repairs',
      subject: { kind: 'crew', id: member.crew },
      rule: 'F-HEAL-08',
    };
    found.push(open(option, { do: 'heal', whom: place }));
  }
  return found;
}

/**
 * Spends Repair or Heal points first, then points that count as either (F-HEAL-06). Throws if the player has too few
 * points.
 */
export function spendMending({ points }: Player, kind: 'repair' | 'heal', cost: number): void {
  const first = Math.min(points[kind], cost);
  points[kind] -= first;
  points.mend -= cost - first;
  if (points.mend < 0) throw new Error(`too few ${kind} points`);
}
