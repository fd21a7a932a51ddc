import { describe, expect, it } from 'vitest';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('a Crippled ship’s cards', () => {
  it('F-OPEN-40: if an effect lets the player use a Damage Card sideways, that counts as playing a card, so the ship may move and end its turn', () => {
    const g = position();
    deal(g, 0, DAMAGE, DAMAGE).skills = [{ skill: 'bird-of-prey-scars-of-war', used: 'no' }];
    moor(g, 0, 'B2');
    const drive = turnOver(g);
    expect(drive.asked.prompt).toContain('Emergency Repairs');
    expect(drive.offers('side:damage:move')).toBe(false);
    drive.does('skill:bird-of-prey-scars-of-war', 'side:damage:move');
    expect(drive.keys('move:').length).toBeGreaterThan(0);
    expect(drive.offers('turn:end')).toBe(true);
  });

  it('F-OPEN-40: a ship with only Damage Cards gains nothing from an effect on the sideways value of other cards', () => {
    const g = position();
    const player = deal(g, 0, DAMAGE, DAMAGE);
    moor(g, 0, 'B2');
    const mayAct = () => turnOver(g).offers('interact:B2');
    player.lasting = [{ modifier: { kind: 'sideways', more: 1, what: 'advanced' }, until: 'turn' }];
    expect(mayAct()).toBe(false);
    player.lasting = [{ modifier: { kind: 'sideways', more: 1, what: 'damage' }, until: 'turn' }];
    expect(mayAct()).toBe(true);
  });
});
