import { afterEach, describe, expect, it, vi } from 'vitest';
import { freeWarpOffers } from '../../../../src/games/ascendancy/chapters/movement/offers.ts';
import { advancementCards, rulesFor } from '../cards.ts';
import { openKeys } from '../drive-action.ts';
import { moves } from '../laying.ts';
import { join, put, table } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** Earth, Terra Nova, Delta IV and Ardana in a row, with the first Ship at Warp from Earth. */
function row(tokens: number, from = 'earth') {
  const g = table();
  const first = join(g, 'earth', 'terra-nova');
  const second = join(g, 'terra-nova', 'delta-iv', 3);
  const third = join(g, 'delta-iv', 'ardana');
  const ship = g.units[0];
  Object.assign(ship ?? {}, { at: null, warp: { from, tokens } });
  return { g, ship, first, second, third };
}

const exits = (g: ReturnType<typeof table>) => openKeys(g).filter((key) => key.startsWith('exit:'));

describe('Warp', () => {
  it('A-MOVE-07 A-MOVE-10 A-COMP-05: a Command takes a Ship off the map, with 1 token that points to its place', () => {
    const g = table();
    const run = moves(g, 'warp:1');
    run.settled();
    expect(g.units[0]).toMatchObject({ at: null, warp: { from: 'earth', tokens: 1 } });
    expect(g.players[0]?.commands.ready).toBe(4);
    expect(run.log).toEqual(['The Federation Enters Warp with a Ship at Earth.']);
    expect(openKeys(g)).not.toContain('move:1:earth');
  });

  it('A-MOVE-07: rules may start Ships with more Warp Tokens', () => {
    const g = table();
    rulesFor(g, 0, {
      sets: { distance: (_g, _source, about) => (about.of === 'warp' && about.unit === 1 ? 2 : null) },
    });
    moves(g, 'warp:1').settled();
    expect(g.units[0]?.warp?.tokens).toBe(2);
    moves(g, 'warp:2').settled();
    expect(g.units[1]?.warp?.tokens).toBe(1);
  });

  it('A-FER-07: a rule that waives the Command makes entering Warp free, even in the Building Phase', () => {
    const g = table();
    const { id } = put(g, 0, 'earth', 4, { card: 0, side: 'a' });
    expect(freeWarpOffers(g, 0)).toEqual([]);
    rulesFor(g, 0, {
      adds: { 'command-price': (_g, _source, about) => (about.of === 'warp' && about.unit === id ? -1 : 0) },
    });
    expect(freeWarpOffers(g, 0).map(({ option }) => option.key)).toEqual([`warp:${id}`]);
    moves(g, `warp:${id}`).settled();
    expect(g.players[0]?.commands.ready).toBe(5);
  });

  it('A-MOVE-09: a Command adds a Warp Token', () => {
    const { g, ship } = row(1);
    moves(g, 'boost:1').settled();
    expect(ship?.warp?.tokens).toBe(2);
    expect(g.players[0]?.commands.ready).toBe(4);
  });

  it('A-MOVE-11 A-MOVE-12 A-MOVE-13 A-MOVE-14: a Ship at Warp goes up to as many Systems as it has tokens, not counting Earth, or stops in a lane on the way', () => {
    const { g, first, second } = row(2);
    expect(exits(g).sort()).toEqual(
      [
        'exit:1:earth',
        `exit:1:${first.sector(1)}`,
        `exit:1:${first.sector(2)}`,
        'exit:1:terra-nova',
        `exit:1:${second.sector(1)}`,
        `exit:1:${second.sector(2)}`,
        `exit:1:${second.sector(3)}`,
        'exit:1:delta-iv',
      ].sort(),
    );
  });

  it('A-MOVE-12: for a Ship that Entered Warp in a lane, the first System it reaches counts toward its tokens', () => {
    const { g, first } = row(1, 'l1/1');
    expect(exits(g).sort()).toEqual(['exit:1:earth', 'exit:1:l1/1', 'exit:1:l1/2', 'exit:1:terra-nova'].sort());
    expect(first.sector(1)).toBe('l1/1');
  });

  it('A-MOVE-11 A-BUILD-30 A-COMP-05: tokens on completed Advancements count unless Exhausted, and rules may add more', () => {
    const { g } = row(1);
    advancementCards({ id: 'engine', tokens: ['warp', 'command'] }, { id: 'tired', tokens: ['warp'] });
    g.players[0]?.advancements.push({ card: 'engine', exhausted: false }, { card: 'tired', exhausted: true });
    expect(exits(g)).toContain('exit:1:delta-iv');
    expect(exits(g)).not.toContain('exit:1:ardana');
    rulesFor(g, 0, { adds: { distance: (_g, _source, { of }) => (of === 'warp' ? 1 : 0) } });
    expect(exits(g)).toContain('exit:1:ardana');
  });

  it('A-MOVE-15: a Ship that Exits Warp discards all its tokens, even unused ones', () => {
    const { g, ship } = row(3);
    const run = moves(g, 'exit:1:terra-nova');
    run.settled();
    expect(ship).toMatchObject({ at: 'terra-nova', warp: null, exited: true });
    expect(run.log).toEqual([
      'The Federation Exits Warp with a Ship.',
      'The Federation moves at Warp with a Ship from Earth to Terra Nova.',
    ]);
  });

  it('A-MOVE-21: a Ship that is refused passage at Warp stops in the previous Sector', () => {
    const { g, ship, second } = row(2);
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    put(g, 1, 'delta-iv');
    const run = moves(g, 'exit:1:delta-iv');
    run.answer('pass');
    run.settled();
    expect(ship?.at).toBe(second.sector(3));
    expect(ship?.warp).toBeNull();
  });

  it('A-MOVE-18: Hostile Ships close Systems and lanes at Warp as well', () => {
    const { g } = row(3);
    put(g, 1, 'terra-nova');
    expect(exits(g)).toEqual(['exit:1:earth', 'exit:1:l1/1', 'exit:1:l1/2']);
  });

  it('A-MOVE-19: a Ship at Warp takes the route that needs the fewest permissions, even if it is longer', () => {
    const { g, ship } = row(3);
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    put(g, 1, 'terra-nova');
    join(g, 'earth', 'valakis-vi', 4);
    join(g, 'valakis-vi', 'delta-iv', 4);
    const run = moves(structuredClone(g), 'exit:1:delta-iv');
    run.settled();
    expect(ship?.at).toBeNull();
    put(g, 1, 'valakis-vi');
    join(g, 'earth', 'deneva');
    join(g, 'deneva', 'organia');
    join(g, 'organia', 'delta-iv');
    moves(g, 'exit:1:delta-iv').settled();
    expect(g.traces.at(-1)?.path).toContain('organia');
  });

  it('A-MOVE-13 A-MOVE-18: a Ship can Exit Warp where it Entered unless Hostile Ships are there', () => {
    const { g } = row(1, 'terra-nova');
    expect(exits(g)).toContain('exit:1:terra-nova');
    put(g, 1, 'terra-nova');
    expect(exits(g)).not.toContain('exit:1:terra-nova');
    expect(exits(g)).toContain('exit:1:earth');
  });

  it('rules can take effect when a Ship has Entered Warp, when it has Exited Warp, and when it has ended its move', () => {
    const g = table();
    join(g, 'earth', 'terra-nova');
    const gain = (culture: number) => [{ do: 'gain', gains: { culture }, rule: 'X' }] as const;
    rulesFor(g, 0, {
      at: {
        'entered-warp': { does: () => gain(1) },
        'exited-warp': { does: (one) => (one.movement?.path.length === 4 ? gain(10) : []) },
        'move-end': {
          does: (_g, _source, { kind, sector }) => (kind === 'warp' && sector === 'terra-nova' ? gain(100) : []),
        },
      },
    });
    moves(g, 'warp:1').settled();
    expect(g.players[0]?.reserves.culture).toBe(4);
    moves(g, 'exit:1:terra-nova').settled();
    expect(g.players[0]?.reserves.culture).toBe(114);
  });
});
