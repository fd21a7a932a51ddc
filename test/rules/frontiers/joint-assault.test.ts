import { describe, expect, it } from 'vitest';
import { assault } from '../../../src/games/frontiers/chapters/joint/assault.ts';
import { Drive } from './support/drive.ts';
import { at, moor } from './support/position.ts';
import { fight } from './support/procedures.ts';
import { propose, siege } from './support/siege.ts';

describe('a joint assault', () => {
  it('F-COOP-05 F-COOP-06: the initiator chooses which ships to invite and how many defenders each of them faces', () => {
    const { drive } = propose(siege(4));
    expect(drive.asked).toMatchObject({ seat: 0, kind: 'subset', rule: 'F-COOP-05' });
    drive.does(['invite:2']);
    expect(drive.keys()).toEqual(['share:3-1', 'share:2-2', 'share:1-3', 'pass']);
  });

  it('F-COOP-06: no more ships can be invited than there are defenders', () => {
    expect(propose(siege(2)).drive.asked.max).toBe(1);
    expect(propose(siege(3)).drive.asked.max).toBe(2);
  });

  it('F-COOP-05: the initiator isn’t asked which ship to invite if only one is suitable', () => {
    const g = siege();
    moor(g, 1, 'A1');
    expect(propose(g).drive.asked.rule).toBe('F-COOP-06');
  });

  it('F-COOP-03 F-COOP-05: a joint assault isn’t proposed if no suitable ship is left', () => {
    const g = siege();
    for (const seat of [1, 2]) moor(g, seat, 'A1');
    const { drive } = propose(g);
    expect([drive.over, drive.log]).toEqual([true, []]);
  });

  it('F-COOP-10 F-COOP-14: each ship fights the Cube separately, and at first faces no provoked or added ships', () => {
    const called: object[] = [];
    const { combat } = fight(called);
    if (combat === undefined) throw new Error('no fight');
    const drive = new Drive(siege(), { assault, combat }, { proc: 'assault', local: { seat: 0, cube: 'green' } });
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(called).toEqual([0, 2].map((seat) => ({ seat, kind: 'cube', at: at('D0'), joined: [], provoked: false })));
  });

  it('F-COOP-07: one refusal cancels the joint assault, and nothing changes', () => {
    const g = siege();
    const { drive, fights } = propose(g);
    drive.does(['invite:1', 'invite:2'], 'share:1-1-1');
    expect(drive.state.pending.map(({ seat }) => seat)).toEqual([1, 2]);
    drive.does('join', 'pass');
    expect(drive.over).toBe(true);
    expect(drive.log.at(-1)).toBe('I.K.S. Negh’Var declined, so there is no joint assault.');
    expect(fights).toEqual([]);
    expect(g).toMatchObject({ assault: null, turn: { joined: [] } });
    expect(g.order.some(({ down }) => down)).toBe(false);
    expect(g.cubes.green?.defenders.every(({ up }) => up)).toBe(true);
  });

  it('F-COOP-07: the initiator may cancel the proposal at each step', () => {
    for (const steps of [['pass'], [['invite:1'], 'pass']]) {
      const g = siege();
      expect(propose(g).drive.does(...steps).over).toBe(true);
      expect(g).toMatchObject({ assault: null, turn: { joined: [] } });
    }
  });

  it('F-COOP-08 F-COOP-09: if everyone agrees, the invited players give up their next turns, and the defenders are shuffled face down', () => {
    const g = siege();
    const { drive } = propose(g, () => 0);
    drive.does(['invite:1', 'invite:2'], 'share:1-1-1', 'join', 'join');
    expect(g.turn?.joined).toEqual([1, 2]);
    expect(drive.state.draws).toBeGreaterThan(0);
    expect(g.order).toEqual([
      { who: 2, down: true },
      { who: 0, down: false },
      { who: 1, down: true },
    ]);
    expect(g.cubes.green?.defenders.some(({ up }) => up)).toBe(false);
  });

  it('F-COOP-06 F-COOP-10 F-COOP-18: ships in a joint assault fight in Round Order, beginning with the initiator, each against its own share', () => {
    const { drive, fights } = propose(siege(4));
    drive.does(['invite:2', 'invite:1'], 'share:1-2-1', 'join', 'join');
    expect(fights).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('F-COOP-15 F-COOP-16: when all defenders are defeated, the Cube is destroyed and all participants move onto it', () => {
    const g = siege();
    const { drive } = propose(g);
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(drive.over).toBe(true);
    expect(g.cubes.green).toMatchObject({ destroyed: true, defenders: [], marks: [0, 0, 2] });
    expect(g.players.map((player) => player.at)).toEqual([at('D0'), at('D3'), at('D0')]);
    expect(g.assault).toBeNull();
    expect(g.turn?.provoked).toEqual([]);
  });

  it('F-COOP-16 F-COOP-17: if one defender is left, no participant moves onto the Cube', () => {
    const g = siege();
    const { drive } = propose(g, (seat, faced) => (seat === 2 ? 0 : faced));
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(g.cubes.green).toMatchObject({ destroyed: false, marks: [0, 0] });
    expect(g.cubes.green?.defenders).toHaveLength(1);
    expect(g.players[0]?.at).toBe(at('D4'));
    expect(g.turn?.joined).toEqual([2]);
  });
});
