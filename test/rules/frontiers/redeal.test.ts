import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { copy } from '../../../src/kernel/copy.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Seat, State } from '../../../src/kernel/types.ts';
import { arena, fight } from './support/fight.ts';
import { deal, put } from './support/position.ts';
import { attack, war } from './support/pvp.ts';

/** The possible numbers of Damage Cards in a seat’s hand, over positions that the reader can’t tell from this one. */
function damageHeld(state: State<Frontiers>, seat: Seat, reader: Seat): number[] {
  const random = stream('damage');
  const counts = new Set<number>();
  for (let time = 0; time < 80; time++) {
    const twin = frontiers.redeal(copy(state), reader, (bound) => random.next(bound));
    expect(frontiers.view(twin, reader)).toEqual(frontiers.view(state, reader));
    counts.add(playerOf(twin.g, seat).hand.filter((card) => card === DAMAGE).length);
  }
  return [...counts].sort();
}

describe('redealing cards that a seat can’t know', () => {
  it('F-DMG-03: after a redeal, Damage Cards known from the current fight are still in hand, but older ones may be anywhere', () => {
    const g = arena({ B: 'frontier1' }, 'A6');
    put(g, 'B6', 'warbird', 'patrol-warbird');
    deal(g, 0, 'warp-drive', 'warp-drive').deck.push(DAMAGE);
    const drive = fight(g, 'challenge:B6');
    while (g.combat?.phase !== 'attack') drive.does('phase:next');
    const { sustained } = g.combat;
    expect(sustained).toBeGreaterThan(0);
    expect(damageHeld(drive.state, 0, 1)).toEqual([sustained, sustained + 1]);
  });

  it('F-PVP-33: in PvP, Damage Cards from the fight stay in both captains’ hands after a redeal, except those discarded since', () => {
    const g = war();
    const { drive } = attack(g);
    if (g.pvp === null) throw new Error('nobody fights');
    g.pvp.aggressor.sustained = 2;
    const player = deal(g, 0, DAMAGE, DAMAGE, 'warp-drive');
    expect(damageHeld(drive.state, 0, 1)).toEqual([2]);
    expect(damageHeld(drive.state, 0, 0)).toEqual([2]);
    player.hand.pop();
    player.discard.push(DAMAGE);
    expect(damageHeld(drive.state, 0, 1)).toEqual([1, 2]);
  });
});
