import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { fallBack } from '../../../src/games/frontiers/chapters/movement/movement.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import type { Drive } from './support/drive.ts';
import { at, deal, lay, moor, position, put } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { once } from './support/run-once.ts';

/** Seat 0 in a space with this many Move points, on a map with Frontier 5 at D and Frontier 6 at E. */
function ship(label: string, move: number): Frontiers {
  const g = position();
  lay(g, 'frontier5', 'D');
  lay(g, 'frontier6', 'E');
  moor(g, 0, label).points.move = move;
  return g;
}

function damage(g: Frontiers): number {
  return playerOf(g, 0).hand.filter((card) => card === DAMAGE).length;
}

/** The log lines about ships that fall back. */
function fallen({ log }: Drive): string[] {
  return log.filter((text) => text.includes('falls back'));
}

describe('stopping on Planets and Suns', () => {
  it('T04 F-MOVE-06 F-MOVE-07 F-HEAL-01: a ship that stops on a Planet takes 1 Damage Card and goes back, and can’t move any more', () => {
    const g = ship('D6', 4);
    const drive = turnOver(g).does('move:D1');
    expect(drive.keys('move:')).toEqual([]);
    expect(drive.offers('turn:end')).toBe(false);
    drive.does('turn:stop');
    expect(damage(g)).toBe(1);
    expect(fallen(drive)).toEqual(['U.S.S. Enterprise-D falls back to D6.']);
    expect(playerOf(g, 0).at).toBe(at('D6'));
    expect(drive.g.turn).toMatchObject({ moved: true });
    expect(drive.keys('move:')).toEqual([]);
    // The ship can still take its Action.
    expect(drive.offers('interact:D1')).toBe(true);
  });

  it('F-MOVE-07: after a longer path, the ship goes back only one space if it can stay there', () => {
    const g = ship('D0', 9);
    const drive = turnOver(g).does('move:D6', 'move:D1', 'turn:stop');
    expect(damage(g)).toBe(1);
    expect(playerOf(g, 0).at).toBe(at('D6'));
    expect(drive.g.turn?.path).toEqual([at('D0'), at('D6')]);
  });

  it('F-MOVE-07: a ship on a Planet goes back automatically if nothing else is possible', () => {
    const g = ship('D6', 3);
    deal(g, 0);
    g.core = [];
    const drive = turnOver(g).does('move:D1');
    expect(damage(g)).toBe(1);
    expect(playerOf(g, 0).at).toBe(at('D6'));
    expect(drive.offers('turn:end')).toBe(true);
  });

  it('F-OPEN-34 F-OPEN-32: a ship with Move points left may also go back, but loses those points', () => {
    const g = ship('D6', 9);
    const drive = turnOver(g).does('move:D1');
    expect(drive.offers('move:D2')).toBe(true);
    drive.does('turn:stop');
    expect(damage(g)).toBe(1);
    expect(playerOf(g, 0).points.move).toBe(0);
    expect(drive.keys('move:')).toEqual([]);
  });

  it('T04 F-MOVE-08 F-OPEN-31: a ship that provokes another while on a Planet goes back, and fights from its previous space', () => {
    const g = ship('D3', 4);
    put(g, 'D2', 'warbird', 'raiding-warbird');
    const drive = turnOver(g).does('move:E5');
    expect(damage(g)).toBe(1);
    expect(playerOf(g, 0).at).toBe(at('D3'));
    expect(drive.g.turn?.provoked).toEqual([at('D2')]);
    // The ship at B6 could also be challenged, but isn’t.
    drive.does('fight:provoked', []);
    expect(drive.g.combat).toMatchObject({ kind: 'ships', at: null });
    expect(drive.g.combat?.foes.map(({ token }) => token)).toEqual(['raiding-warbird']);
  });

  it('F-OPEN-33: a ship that crossed a Sun to reach a Planet goes back until it can stop', () => {
    const g = ship('E0', 9);
    const drive = turnOver(g).does('move:E6', 'move:E5', 'turn:stop');
    expect(damage(g)).toBe(2);
    expect(fallen(drive)).toEqual(['U.S.S. Enterprise-D falls back to E0 over 2 spaces.']);
    expect(playerOf(g, 0).at).toBe(at('E0'));
    expect(drive.g.turn?.path).toEqual([at('E0')]);
  });

  it('F-MOVE-06 F-MOVE-07: a ship that stops on a Sun also goes back and takes 1 Damage Card', () => {
    const g = ship('E0', 9);
    const drive = turnOver(g).does('move:E6');
    expect(drive.offers('turn:end')).toBe(false);
    drive.does('turn:stop');
    expect([damage(g), playerOf(g, 0).at]).toEqual([1, at('E0')]);
  });

  it('F-MOVE-07: a ship without a previous space stays, and takes no damage', () => {
    const g = ship('D6', 4);
    g.turn = freshTurn(0);
    const drive = once(g, (ctx) => fallBack(ctx, 0));
    expect([damage(g), fallen(drive)]).toEqual([0, []]);
    expect(g.turn).toMatchObject({ moved: true });
  });

  it('F-MOVE-07 F-OPEN-09: the player decides when to go back if anything else is possible, even if that is only Double Shift', () => {
    const g = ship('D6', 3);
    deal(g, 0).tactic = { tactic: 'double-shift', used: false };
    g.core = [];
    const drive = turnOver(g).does('move:D1');
    expect(drive.keys()).toEqual(['turn:stop', 'tactic:double-shift']);
    expect(damage(g)).toBe(0);
  });

  it('F-EXPLORE-12: a ship that explores from a Planet and finds no way out goes back too', () => {
    const g = ship('D6', 5);
    const drive = turnOver(g).does('move:D1');
    const [place = ''] = drive.keys('explore:');
    drive.does(place);
    expect(drive.keys('move:')).toEqual([]);
    drive.does('turn:stop');
    expect(damage(g)).toBe(1);
    expect(playerOf(g, 0).at).toBe(at('D6'));
  });
});

describe('Forced Withdrawal', () => {
  it('F-EOT-03 F-MOVE-32 F-SAFE-01: a ship that ends its turn on Asteroids returns to its last safe space, and takes 1 Damage Card for each space on the way', () => {
    const g = position();
    const player = moor(g, 0, 'A6');
    player.points.move = 4;
    player.lasting = [{ modifier: { kind: 'open', terrain: ['asteroids'], cost: 2 }, until: 'turn' }];
    const drive = turnOver(g).does('move:A5', 'move:A4');
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(player.at).toBe(at('A6'));
    expect(damage(g)).toBe(2);
  });

  it('F-EOT-03: a withdrawal goes no further than the last safe space', () => {
    const g = position();
    const player = moor(g, 0, 'B3');
    player.points.move = 9;
    player.lasting = [{ modifier: { kind: 'open', terrain: ['asteroids'], cost: 2 }, until: 'turn' }];
    const drive = turnOver(g).does('move:A6', 'move:A5');
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(player.at).toBe(at('A6'));
    expect(damage(g)).toBe(1);
  });

  it('F-EOT-03: a ship on a safe space takes no damage', () => {
    const g = ship('A6', 4);
    const drive = turnOver(g).does('move:B3');
    drive.does(drive.keys('side:')[0] ?? '', 'turn:end');
    expect(playerOf(g, 0).at).toBe(at('B3'));
    expect(damage(g)).toBe(0);
  });
});
