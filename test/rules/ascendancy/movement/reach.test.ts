import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOVE } from '../../../../src/games/ascendancy/chapters/calls.ts';
import { beginMovement } from '../../../../src/games/ascendancy/chapters/movement/begin.ts';
import { maneuverSectors, retreatSectors } from '../../../../src/games/ascendancy/chapters/movement/reach.ts';
import { rulesFor } from '../cards.ts';
import { openKeys } from '../drive-action.ts';
import { moves, stage } from '../laying.ts';
import { join, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** Earth, Terra Nova and Delta IV in a row, with a Ship at Terra Nova. */
function row() {
  const g = table();
  const west = join(g, 'earth', 'terra-nova');
  const east = join(g, 'terra-nova', 'delta-iv', 3);
  const { id } = put(g, 0, 'terra-nova');
  return { g, id, west, east };
}

describe('Retreats', () => {
  it('A-BAT-26 A-BAT-27: a Retreat goes up to 2 Sectors over existing lanes, and never ends Adjacent to an opponent’s Ship', () => {
    const { g, id, west, east } = row();
    put(g, 1, 'terra-nova');
    const about = { units: [id], opponents: [1], most: 2 };
    expect([...retreatSectors(g, about).keys()].sort()).toEqual([west.sector(1), east.sector(2)].sort());
    expect([...retreatSectors(g, { ...about, most: 3 }).keys()]).toContain('earth');
  });

  it('A-BAT-28: Hostile Ships on every lane block a Retreat', () => {
    const { g, id, west, east } = row();
    put(g, 1, west.sector(2));
    put(g, 2, east.sector(1));
    expect(retreatSectors(g, { units: [id], opponents: [1], most: 2 })).toEqual(new Map());
  });

  it('A-BAT-26 A-MOVE-19: a Retreat needs permission to pass or to stop from the owners of Peaceful Ships on the way', () => {
    const { g, id, west, east } = row();
    g.players[2]?.agreements.push({ card: 'rom-ta-1', holder: 0, exhausted: false });
    put(g, 1, west.sector(2));
    put(g, 2, east.sector(1));
    const ends = [...retreatSectors(g, { units: [id], opponents: [1], most: 2 })];
    expect(ends).toEqual([
      [east.sector(1), [2]],
      [east.sector(2), [2]],
    ]);
  });

  it('A-OPEN-53: Ships that Retreat into a Hazardous System Brave it, and rules treat the move as a Retreat', () => {
    const g = table();
    const { sector } = join(g, 'earth', 'murasaki-312');
    const { id } = put(g, 0, sector(1));
    const run = stage(
      g,
      (ctx) => {
        beginMovement(ctx.g, { by: 0, units: [id], kind: 'retreat', goal: 'murasaki-312', left: 2 });
        ctx.call(MOVE);
      },
      { dice: [5] },
    );
    run.settled();
    expect(g.units.some((unit) => unit.id === id)).toBe(false);
    expect(run.log[0]).toContain('The Federation retreats with a Ship');
  });
});

describe('Tactical Maneuvers', () => {
  it('A-BAT-31: all Ships in a Sector make a Tactical Maneuver together, without a Command or a new lane', () => {
    const { g, id, west } = row();
    const second = put(g, 0, 'terra-nova');
    expect([...maneuverSectors(g, { units: [id, second.id], most: 2 }).keys()].sort()).toEqual([
      'l1/1',
      'l1/2',
      'l2/1',
      'l2/2',
    ]);
    expect([...maneuverSectors(g, { units: [id, second.id], most: 3 }).keys()]).toContain('earth');
    stage(g, (ctx) => {
      beginMovement(ctx.g, { by: 0, units: [id, second.id], kind: 'maneuver', goal: west.sector(1) });
      ctx.call(MOVE);
    }).settled();
    expect(g.units.filter(({ at }) => at === west.sector(1))).toHaveLength(2);
    expect(g.players[0]?.commands.ready).toBe(5);
  });

  it('A-BAT-31: rules may increase the distance of a Tactical Maneuver', () => {
    const { g, id } = row();
    rulesFor(g, 0, { adds: { distance: (_g, _source, { of }) => (of === 'maneuver' ? 2 : 0) } });
    const movement = beginMovement(g, { by: 0, units: [id], kind: 'maneuver', goal: null });
    expect(movement.left).toBe(4);
  });
});

describe('moving another player’s Ships', () => {
  /** The Klingons may move Federation Ships, as the Vulcans can. */
  function guided() {
    const made = row();
    rulesFor(made.g, 1, { grants: { guide: (_g, _source, { by, seat }) => by === 1 && seat === 0 } });
    return made;
  }

  it('A-VUL-05: moving another player’s Ships needs the owner’s permission and costs the mover’s Command, but the owner gets the results (A-OPEN-54)', () => {
    const { g } = guided();
    join(g, 'terra-nova', 'murasaki-312');
    const { id } = put(g, 0, 'l3/2');
    if (g.discs['murasaki-312'] !== undefined) g.discs['murasaki-312'].research = 1;
    const run = moves(g, `move:${id}:murasaki-312`, { dice: [4] }, 1);
    expect(run.asked).toMatchObject({ seat: 0, rule: 'A-VUL-05', window: 'permission' });
    run.answer('grant');
    run.settled();
    expect(g.players.map(({ commands, reserves }) => [commands.ready, reserves.research])).toEqual([
      [5, 4],
      [4, 3],
      [5, 3],
    ]);
  });

  it('A-VUL-05: a refused move of another player’s Ships costs nothing', () => {
    const { g, id } = guided();
    const run = moves(g, `move:${id}:delta-iv`.replace('delta-iv', 'l2/1'), {}, 1);
    run.answer('pass');
    run.settled();
    expect(g.units.find((unit) => unit.id === id)?.at).toBe('terra-nova');
    expect(g.players[1]?.commands.ready).toBe(5);
    expect(g.movement).toBeNull();
    // The owner isn’t asked twice for the same move in a turn.
    expect(openKeys(g, '', 1).filter((key) => key.startsWith(`move:${id}:`))).toEqual([]);
    g.turn = { seat: 1, phase: 'command', researched: [], built: [] };
    expect(openKeys(g, '', 1).filter((key) => key.startsWith(`move:${id}:`)).length).toBeGreaterThan(0);
  });

  it('A-VUL-05: a player can’t send another player’s Ships to Warp, or move them without a rule that allows it', () => {
    const { g, id } = guided();
    expect(openKeys(g, '', 1).some((key) => key === `warp:${id}`)).toBe(false);
    expect(openKeys(g, '', 2).some((key) => key.startsWith(`move:${id}:`))).toBe(false);
  });

  it('a card can move another player’s Ships without permission', () => {
    const { g, id, west } = row();
    stage(g, (ctx) => {
      beginMovement(ctx.g, { by: 2, units: [id], kind: 'impulse', goal: west.sector(2), forced: true });
      ctx.call(MOVE);
    }).settled();
    expect(g.units.find((unit) => unit.id === id)?.at).toBe(west.sector(2));
  });
});

describe('rules during a move', () => {
  it('A-FLEET-09: rules can take effect at the start of a move and in each Sector, and can keep a small Fleet together until the end', () => {
    const { g, west } = row();
    const fleet = put(g, 0, 'terra-nova', 3, { card: 0, side: 'a' });
    const seen: string[] = [];
    rulesFor(g, 0, {
      at: {
        moving: {
          does(one, _source, { sector }) {
            seen.push(sector);
            const unit = one.units.find(({ id }) => id === fleet.id);
            if (unit !== undefined && sector === west.sector(2)) unit.ships = 2;
            return [];
          },
        },
      },
      grants: { 'keep-fleet': (one) => one.movement !== null },
    });
    const run = moves(g, `move:${fleet.id}:${west.sector(1)}`);
    run.settled();
    expect([...new Set(seen)]).toEqual(['terra-nova', west.sector(2), west.sector(1)]);
    expect(g.units.filter(({ at }) => at === west.sector(1)).map(({ ships, fleet: card }) => [ships, card])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  it('a move inside another leaves the outer one unchanged', () => {
    const { g, id } = row();
    const outer = beginMovement(g, { by: 0, units: [id], kind: 'impulse', goal: 'delta-iv' });
    stage(g, (ctx) => {
      beginMovement(ctx.g, { by: 0, units: [1], kind: 'impulse', goal: 'l1/1' });
      ctx.call(MOVE);
    }).settled();
    expect(g.movement).toEqual(outer);
  });
});
