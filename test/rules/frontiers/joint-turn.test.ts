import { describe, expect, it } from 'vitest';
import { seatName } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { stream } from '../../../src/kernel/random.ts';
import { Drive } from './support/drive.ts';
import { strikes } from './support/fight.ts';
import { put, site } from './support/position.ts';
import { siege } from './support/siege.ts';

function begin(g: Frontiers): Drive {
  const drive = new Drive(g, frontiers.procedures, { proc: 'turn', local: { seat: 0 } });
  return drive.does('joint:D0', ['invite:1', 'invite:2'], 'share:1-1-1', 'join', 'join');
}

describe('a turn with a joint assault', () => {
  it('F-COOP-07: without agreement the turn continues, and the joint assault can be proposed again', () => {
    const g = siege();
    const drive = new Drive(g, frontiers.procedures, { proc: 'turn', local: { seat: 0 } });
    drive.does('joint:D0', ['invite:1'], 'share:1-2', 'pass');
    expect(drive.asked.seat).toBe(0);
    expect(drive.keys('joint:')).toEqual(['joint:D0']);
    expect(drive.keys('move:').length + drive.keys('play:').length).toBeGreaterThan(0);
  });

  it('F-COOP-11 F-COOP-12: each participant may take a die, and no die returns until the assault is over', () => {
    const g = siege();
    const drive = begin(g);
    const core = g.core.length;
    for (const seat of [0, 1, 2]) {
      while (drive.keys('die:').length === 0) drive.does(drive.offers('pass') ? 'pass' : []);
      expect(drive.asked.seat).toBe(seat);
      drive.does(drive.keys('die:')[0] ?? '');
      expect(g.core).toHaveLength(core - 1 - seat);
      while (!drive.over && drive.asked.seat === seat && g.combat !== null) drive.does(wayOut(drive));
    }
  });

  it('F-COOP-13 F-COOP-14 F-COOP-18: each participant may add Enemy Ships beside their own ship to their share, and faces no others', () => {
    const g = siege();
    site(g, 'B6').tokens = [];
    put(g, 'D2', 'warbird', 'raiding-warbird');
    const drive = begin(g);
    // D4 isn’t next to the Warbird, and D3 is.
    expect(g.combat).toMatchObject({ seat: 0, foes: [{ role: 'target' }] });
    while (g.combat?.seat === 0) drive.does(wayOut(drive));
    expect(drive.asked).toMatchObject({ seat: 1, kind: 'subset' });
    expect(drive.keys()).toEqual(['join:D2']);
    drive.does(['join:D2']);
    expect(g.combat?.foes.map(({ role }) => role)).toEqual(['target', 'joined']);
    expect(g.cubes.green?.defenders.filter(({ up }) => up)).toHaveLength(2);
  });

  it('F-COOP-15 F-COOP-18: if several enemies are dealt to a ship, only the defeated one is removed from the Cube', () => {
    const g = siege();
    site(g, 'B6').tokens = [];
    const kinds = [...new Set(g.piles.romulanStarbase.draw)];
    for (const [place, defender] of (g.cubes.green?.defenders ?? []).entries()) defender.token = kinds[place] ?? '';
    const drive = new Drive(g, frontiers.procedures, { proc: 'turn', local: { seat: 0 } });
    drive.does('joint:D0', ['invite:2'], 'share:2-1', 'join');
    const [first, second] = g.combat?.foes ?? [];
    const others = g.cubes.green?.defenders.filter(({ token }) => token !== second?.token).map(({ token }) => token);
    strikes(drive, { long: { normal: 20, photonTorpedo: 20 } }, `attack:${second?.key}`);
    expect(g.cubes.green?.defenders.map(({ token }) => token)).toEqual(others);
    expect(g.cubes.green?.marks).toEqual([0]);
    expect(g.combat?.foes.find(({ defeated }) => !defeated)?.token).toBe(first?.token);
  });

  it('F-COOP-02 F-COOP-17: a joint assault is the initiator’s Action, but Special, Repair and Heal effects can still be played', () => {
    const drive = begin(siege());
    while (!drive.over && !drive.offers('turn:end')) drive.does(wayOut(drive));
    expect(drive.asked.seat).toBe(0);
    expect(drive.keys().filter((key) => /^(move|joint|challenge|assault|interact)/.test(key))).toEqual([]);
  });

  it('F-COOP-08 F-OPEN-83: when all agree, the invited players’ turns start, and each die kept on a card gives its Data Token', () => {
    const g = siege();
    for (const { lasting } of g.players) {
      const modifier = { kind: 'claimed', colour: 'gold', tokens: true, curse: false } as const;
      lasting.push({ modifier, until: 'round' });
    }
    // The initiator’s own turn began before the assault.
    begin(g);
    expect(g.players.map(({ data }) => data.gold)).toEqual([1, 1, 1]);
  });

  it('F-COOP-08 F-COOP-17: after a joint assault, turns end in Round Order from the initiator, and invited players’ Round Order tokens are face down', () => {
    for (let seed = 0; seed < 12; seed++) {
      const g = siege();
      const random = stream(`siege ${seed}`);
      const drive = begin(g).plays(400, (bound) => random.next(bound));
      expect(drive.over).toBe(true);
      const ends = drive.log.filter((text) => text.endsWith('ends its turn.'));
      expect(ends).toEqual([0, 1, 2].map((seat) => `${seatName(g, seat)} ends its turn.`));
      expect(g.order).toEqual([2, 0, 1].map((who) => ({ who, down: who !== 0 })));
      expect(g.turn?.joined).toEqual([]);
      expect(g.assault).toBeNull();
      expect(g.core).toHaveLength(5);
    }
  });
});

/** An answer that ends a phase without a play. */
function wayOut(drive: Drive): string {
  return drive.keys().find((key) => ['phase:next', 'pass', 'lend:nobody'].includes(key)) ?? drive.keys()[0] ?? '';
}
