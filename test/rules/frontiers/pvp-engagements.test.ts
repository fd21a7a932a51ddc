import { describe, expect, it } from 'vitest';
import {
  engagements,
  engageOffer,
  jointOffer,
  startEngagement,
} from '../../../src/games/frontiers/chapters/pvp/engagements.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive, NOTHING } from './support/drive.ts';
import { at, lay, moor, site } from './support/position.ts';
import { war } from './support/pvp.ts';

const keys = (g: Frontiers) => engagements(g, 0).map(({ option }) => option.key);

describe('ships that can be attacked', () => {
  it('F-PVP-01 F-TURN-16: an adjacent ship can be attacked if the game has combat between players', () => {
    expect(keys(war())).toEqual(['engage:1']);
    expect(keys(war({ pvp: false }))).toEqual([]);
    const far = war();
    moor(far, 1, 'A2');
    expect(keys(far)).toEqual([]);
  });

  it('F-PVP-06 F-COOP-02: attacking a ship that isn’t on its own Starbase isn’t an assault, and a joint assault needs a Cube', () => {
    expect(engageOffer(war(), 0, 1).payload).toEqual({ do: 'engage', target: 1, starbase: null });
    const together = war({ jointAssaults: true });
    expect(jointOffer(together, 0, 'green').why?.()).toEqual({
      text: 'There is no Borg Cube to assault.',
      rule: 'F-COOP-03',
    });
  });

  it('F-PVP-09 F-PVP-41: the hint for an attack shows its cost and the possible gain', () => {
    const g = war();
    Object.assign(g.players[1] ?? {}, { experience: 8, level: 3 });
    expect(openOptions(engagements(g, 0))[0]?.hint).toBe('Lose 2 Reputation. Driving them off gives 5 Experience.');
  });

  it('F-PVP-02 F-OPEN-90: a ship on the Wormhole can’t attack or be attacked', () => {
    const target = war();
    moor(target, 1, 'A0');
    expect(keys(target)).toEqual([]);
    const aggressor = war();
    moor(aggressor, 0, 'A0');
    expect(keys(aggressor)).toEqual([]);
  });

  it('F-SCEN-87: in One to Return the closed Wormhole is an ordinary space', () => {
    const g = war({ scenario: 'one-to-return' });
    moor(g, 1, 'A0');
    expect(keys(g)).toEqual([]);
    g.round = 2;
    expect(keys(g)).toEqual(['engage:1']);
  });

  it('F-PVP-02 F-MOVE-22: a ship on a destroyed Cube can’t attack or be attacked', () => {
    for (const seat of [0, 1]) {
      const g = war();
      lay(g, 'cubeGreen', 'D');
      g.cubes.green = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: true };
      moor(g, seat, 'D0');
      moor(g, 1 - seat, 'D4');
      expect(keys(g)).toEqual([]);
      g.cubes = {};
      expect(keys(g)).toEqual(['engage:1']);
    }
  });

  it('F-PVP-03 F-SCEN-90: no ship can be attacked once the End of the Round has been announced', () => {
    const g = war();
    g.announced = 'dummy';
    expect(keys(g)).toEqual([]);
  });

  it('F-PVP-04: no ship can be attacked in the last turns', () => {
    const g = war();
    g.finale = { why: 'All Borg Cubes are destroyed.', left: [0, 1] };
    expect(keys(g)).toEqual([]);
  });

  it('F-PVP-05 F-PVP-12: a ship can’t be attacked if its next turn has already been taken', () => {
    const g = war();
    g.order = [
      { who: 0, down: false },
      { who: 1, down: true },
    ];
    expect(keys(g)).toEqual([]);
  });

  it('F-OPEN-36: a ship can’t be attacked from a space where the aggressor isn’t allowed to stay', () => {
    const g = war({ players: 3 });
    moor(g, 2, 'A6');
    expect(keys(g)).toEqual([]);
  });

  it('F-TEAM-05: an ally’s ship can’t be attacked', () => {
    const g = war({ players: 4, teams: true });
    for (const [seat, player] of g.players.entries()) player.team = seat % 2;
    moor(g, 2, 'A1');
    moor(g, 1, 'A2');
    moor(g, 3, 'C0');
    expect(keys(g)).toEqual([]);
    moor(g, 1, 'A1');
    moor(g, 2, 'A2');
    expect(keys(g)).toEqual(['engage:1']);
  });

  it('F-LOC-02 F-SCEN-86: a ship can’t be attacked if it is off the map or eliminated', () => {
    const aside = war();
    Object.assign(aside.players[1] ?? {}, { aside: true });
    expect(keys(aside)).toEqual([]);
    const out = war();
    Object.assign(out.players[1] ?? {}, { eliminated: true });
    expect(keys(out)).toEqual([]);
  });

  it('F-PVP-06 F-PVP-10: assaulting a Starbase costs 1 Reputation and attacks the owner’s ship there', () => {
    const g = held();
    expect(keys(g)).toEqual(['assault-owner:D1']);
    expect(openOptions(engagements(g, 0))[0]?.hint).toContain('Lose 1 Reputation.');
    site(g, 'D1').marks = [0];
    expect(keys(g)).toEqual(['engage:1']);
  });

  it('F-VARIANT-13: the peace variant protects an owner at their Starbase, but not elsewhere', () => {
    const g = held();
    g.options.starbasePeace = true;
    expect(keys(g)).toEqual([]);
    // The variant doesn’t protect a ship in open space.
    const open = war();
    open.options.starbasePeace = true;
    expect(keys(open)).toEqual(keys(war()));
    expect(keys(open)).not.toEqual([]);
  });

  it('F-PVP-06: each option key starts the attack that it names', () => {
    const g = held();
    const calls: unknown[] = [];
    const note = procedure<Frontiers, object>('note')({
      begin(_ctx, local) {
        calls.push(local);
        return null;
      },
    });
    for (const { payload } of [engageOffer(war(), 0, 1), engageOffer(g, 0, 1)]) {
      const go = procedure<Frontiers, object>('go')({
        begin(ctx) {
          startEngagement(ctx, 0, payload);
          return 'end';
        },
        end: () => null,
      });
      new Drive(g, { go, pvp: note, assault: NOTHING }, { proc: 'go', local: {} });
    }
    expect(calls).toEqual([
      { seat: 0, target: 1, starbase: null },
      { seat: 0, target: 1, starbase: at('D1') },
    ]);
  });
});

/** Seat 1 is on its own Starbase D1, with seat 0 beside it. */
function held(): Frontiers {
  const g = war();
  lay(g, 'frontier3', 'D');
  site(g, 'D1').marks = [1];
  moor(g, 1, 'D1');
  moor(g, 0, 'D0');
  return g;
}
