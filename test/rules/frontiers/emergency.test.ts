import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('Emergency Repairs', () => {
  it('F-EMERG-02 F-EMERG-03 F-HEAL-03: in Emergency Repairs, the player discards one other card and any number of Damage Cards', () => {
    const g = position();
    const player = deal(g, 0, DAMAGE, 'warp-drive', DAMAGE, 'insight', DAMAGE);
    const drive = turnOver(g).does('emergency');
    expect(drive.keys()).toEqual(['discard:warp-drive', 'discard:insight']);
    drive.does('discard:insight');
    expect(drive.asked).toMatchObject({ kind: 'amount' });
    expect(drive.keys()).toEqual(['3', '2', '1', '0']);
    drive.does('2');
    expect(player.hand).toEqual(['warp-drive', DAMAGE]);
    expect(player.discard).toEqual(['insight', DAMAGE, DAMAGE]);
    drive.does('turn:end');
    expect(drive.over).toBe(true);
  });

  it('F-OPEN-41: in Emergency Repairs, the player may choose to discard no Damage Cards', () => {
    const g = position();
    const player = deal(g, 0, DAMAGE, 'warp-drive');
    turnOver(g).does('emergency', '0');
    expect(player.hand).toEqual([DAMAGE]);
  });

  it('F-EMERG-01: after Emergency Repairs, the player can’t move, explore or take an Action', () => {
    const g = position();
    deal(g, 0, DAMAGE, 'warp-drive', 'insight');
    moor(g, 0, 'B2');
    const drive = turnOver(g).does('emergency', 'discard:insight', '1');
    const verbs = drive.asked.options.map(({ verb }) => verb);
    for (const verb of ['move', 'explore', 'interact', 'challenge', 'emergency']) expect(verbs).not.toContain(verb);
    expect(drive.keys('side:')).toEqual([]);
  });

  it('F-EMERG-01: Emergency Repairs aren’t possible once the player has Move points or has moved or explored', () => {
    const g = position();
    deal(g, 0, DAMAGE, 'warp-drive', 'insight').points.move = 4;
    const drive = turnOver(g);
    expect(drive.offers('emergency')).toBe(false);
    drive.change(() => {
      playerOf(g, 0).points.move = 2;
    });
    drive.does('move:B3');
    expect(drive.offers('emergency')).toBe(false);
    const explored = position();
    deal(explored, 0, DAMAGE, 'warp-drive').points.move = 2;
    moor(explored, 0, 'B2');
    expect(turnOver(explored).does('explore:E').offers('emergency')).toBe(false);
  });

  it('F-EMERG-04: a hand with only Damage Cards is revealed, and one of them is discarded', () => {
    const g = position();
    const player = deal(g, 0, DAMAGE, DAMAGE);
    const drive = turnOver(g).does('emergency');
    expect(player).toMatchObject({ hand: [DAMAGE], discard: [DAMAGE] });
    expect(drive.saidBy('F-EMERG-04').join()).toContain('2 Damage Cards');
    expect(drive.offers('turn:end')).toBe(true);
  });

  it('F-EMERG-05: Repair, Heal and Special effects are possible before and after Emergency Repairs', () => {
    const g = position();
    deal(g, 0, DAMAGE, 'damage-control', 'insight', 'warp-drive');
    const drive = turnOver(g).does('play:insight:basic');
    expect(drive.offers('emergency')).toBe(true);
    drive.does('emergency', 'discard:warp-drive', '1');
    expect(drive.offers('play:damage-control:basic')).toBe(true);
  });

  it('F-OPEN-42: the cards that the player must discard depend on the hand at the moment of the discard, after any Repairs', () => {
    const g = position();
    const player = deal(g, 0, DAMAGE, DAMAGE, 'warp-drive');
    player.points.repair = 1;
    const drive = turnOver(g).does('repair:1', 'emergency');
    expect(drive.keys()).toEqual(['1', '0']);
    drive.does('1');
    expect(player).toMatchObject({ hand: [], discard: ['warp-drive', DAMAGE] });
  });
});
