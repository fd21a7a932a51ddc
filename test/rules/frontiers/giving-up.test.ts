import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { fallback } from '../../../src/games/frontiers/orders.ts';
import { concede } from '../../../src/games/frontiers/outcome.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { Stage } from '../../../src/simulation/stage.ts';

function table(
  options: Record<string, string | number | boolean>,
): Stage<ReturnType<typeof frontiers.staging.position>> {
  return new Stage(frontiers, { options, at: 'turn' });
}

describe('giving up when the game ends for everyone', () => {
  it('F-OPEN-84: if a captain gives up, the best-placed other player wins', () => {
    const { match } = table({ scenario: 'full-conquest', players: 3 });
    const [, , third] = match.state.g.players;
    Object.assign(third ?? {}, { experience: 4 });
    expect(concede(match.state, 0).winners).toEqual([2]);
    expect(concede(match.state, 2).winners).toEqual([0, 1]);
    expect(concede(match.state, 0, 'is away').why).toMatch(/is away: .* wins\.$/);
  });

  it('F-OPEN-84 F-SCEN-82: in Conquer and Hold, if a captain gives up, all players on the other side win', () => {
    const { match } = table({ scenario: 'conquer-and-hold', players: 4 });
    expect(concede(match.state, 0).winners).toEqual([1, 3]);
  });

  it('F-OPEN-84: if the only captain gives up, nobody wins', () => {
    const { winners, why } = concede(table({ scenario: 'first-reconnaissance', players: 1 }).match.state, 0);
    expect(winners).toEqual([]);
    expect(why).toMatch(/nobody wins\.$/);
  });

  it('F-SCEN-86: an eliminated captain can’t give up, and doesn’t win when another captain gives up', () => {
    const { match } = table({ scenario: 'one-to-return', players: 3 });
    const [, second] = match.state.g.players;
    Object.assign(second ?? {}, { eliminated: true });
    expect(() => concede(match.state, 1)).toThrow(/out of the game/);
    expect(concede(match.state, 0).winners).toEqual([2]);
  });

  it('F-OPEN-84: if one cooperating captain gives up, the mission fails for everyone', () => {
    expect(concede(table({ scenario: 'full-cooperation' }).match.state, 1).winners).toEqual([]);
  });
});

describe('giving up while the other captains continue', () => {
  it('F-OPEN-84 T-AWAY-04: a bot takes over the ship of a captain who gives up, and the captain may return', () => {
    const match = new InMemoryTable(frontiers, { options: { scenario: 'full-conquest', players: 3 } }).start();
    const [asked] = match.state.pending;
    if (asked === undefined) throw new Error('nobody is asked');
    match.submit({ t: 'resign', seat: asked.seat, bot: 'standard' });
    expect(match.table.status).toBe('playing');
    expect(match.table.chairs[asked.seat]).toMatchObject({ player: null, bot: 'standard', before: [`p${asked.seat}`] });
    expect(match.pending(asked.seat)?.options).toEqual(asked.options);
    match.submit({ t: 'take', seat: asked.seat, player: `p${asked.seat}`, called: 'Ann', ready: 'back' });
    expect(match.table.chairs[asked.seat]?.bot).toBeNull();
  });
});

describe('captains who don’t answer', () => {
  it('F-OPEN-84: if a captain doesn’t answer, their turn ends', () => {
    const stage = table({ scenario: 'full-conquest' });
    expect(fallback(stage.match.state, stage.decision('enterprise-d'))).toEqual({ keys: ['turn:end'], safe: false });
  });
});
