import { afterEach, describe, expect, it, vi } from 'vitest';
import { moveOffers } from '../../../../src/games/ascendancy/chapters/movement/offers.ts';
import { unrevocable } from '../../../../src/games/ascendancy/chapters/trade/legal.ts';
import { atPlace } from '../../../../src/games/ascendancy/position/names.ts';
import { rulesFor } from '../cards.ts';
import { against, openKeys } from '../drive-action.ts';
import { moves } from '../laying.ts';
import { cube, join, put, table, withBorg } from '../support.ts';

afterEach(() => void vi.restoreAllMocks());

/** Earth, a System 2 Sectors away, and a Federation Ship with the id 10 in Sector 1. */
function lane() {
  const g = table();
  const { sector } = join(g, 'earth', 'terra-nova');
  g.minted.units = 9;
  const ship = put(g, 0, sector(1));
  return { g, sector, ship };
}

describe('moving at impulse', () => {
  it('A-MOVE-05 A-MOVE-01: each Ship moves up to 2 Sectors separately', () => {
    const { g, sector } = lane();
    expect(openKeys(g).filter((key) => key.startsWith('move:1:'))).toEqual([
      `move:1:${sector(1)}`,
      `move:1:${sector(2)}`,
    ]);
    const run = moves(g, `move:1:${sector(2)}`);
    run.settled();
    expect(g.units.filter(({ at }) => at === sector(2)).map(({ id }) => id)).toEqual([1]);
    expect(g.players[0]?.commands).toEqual({ ready: 4, exhausted: 1 });
    expect(run.log).toEqual([
      'The Federation moves a Ship from Earth to Sector 2 of the lane between Earth and Terra Nova.',
    ]);
    expect([atPlace(g, 'earth'), atPlace(g, sector(1))]).toEqual([
      'at Earth',
      'in Sector 1 of the lane between Earth and Terra Nova',
    ]);
    expect(g.traces).toEqual([{ seat: 0, path: ['earth', sector(1), sector(2)] }]);
  });

  it('A-MOVE-05: destinations are sorted by distance, then by name, and exploring comes last', () => {
    const { g, sector } = lane();
    const other = join(g, 'earth', 'delta-iv');
    const goals = openKeys(g).filter((key) => /^(?:move|explore):1:/.test(key));
    expect(goals).toEqual([
      `move:1:${other.sector(1)}`,
      `move:1:${sector(1)}`,
      `move:1:${other.sector(2)}`,
      `move:1:${sector(2)}`,
      'explore:1:earth',
    ]);
  });

  it('A-MOVE-01: interchangeable Ships share one option, and each Fleet has an option of its own', () => {
    const { g } = lane();
    const fleet = put(g, 0, 'earth', 4, { card: 0, side: 'a' });
    const movers = new Set(
      openKeys(g)
        .filter((key) => key.startsWith('move:'))
        .map((key) => key.split(':')[1]),
    );
    expect([...movers]).toEqual(['1', '10', String(fleet.id)]);
  });

  it('A-MOVE-02: the same Ship can move again with another Command', () => {
    const { g, sector } = lane();
    moves(g, `move:10:${sector(2)}`).settled();
    moves(g, 'move:10:terra-nova').settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe('terra-nova');
    const player = g.players[0];
    if (player !== undefined) player.commands.ready = 0;
    expect(against(g, `move:10:${sector(2)}`)).toBe('A-CMD-02');
    expect(openKeys(g, 'move:')).toEqual([]);
  });

  it('A-MOVE-05: rules can add Sectors, for all Ships or for one', () => {
    const { g } = lane();
    rulesFor(g, 0, { adds: { distance: (_g, _source, { of, unit }) => (of === 'impulse' && unit === 1 ? 1 : 0) } });
    expect(openKeys(g)).toContain('move:1:terra-nova');
    expect(openKeys(g)).not.toContain('move:10:qonos');
    expect(moveOffers(g, 0).some(({ option }) => option.key === 'move:2:terra-nova')).toBe(false);
  });

  it('a Ship that is held isn’t offered for a move until it is free again', () => {
    const { g, ship } = lane();
    ship.held = g.turns;
    expect(against(g, 'move:10:terra-nova')).toBe('A-EXPL-14');
    ship.held = g.turns - 1;
    expect(against(g, 'move:10:terra-nova')).toBeUndefined();
  });
});

describe('rivals’ territory', () => {
  it('A-MOVE-18: a Sector with Hostile Ships can’t be entered or passed', () => {
    const { g, sector } = lane();
    put(g, 1, sector(2));
    expect(against(g, `move:10:${sector(2)}`)).toBe('A-MOVE-18');
    expect(openKeys(g)).not.toContain('move:10:terra-nova');
    expect(
      moveOffers(g, 0)
        .find(({ option }) => option.key === `move:10:${sector(2)}`)
        ?.why?.().text,
    ).toContain('Klingons');
  });

  it('A-MOVE-18: a rival’s System without Ships is open to Ships', () => {
    const { g } = lane();
    const system = g.discs['terra-nova'];
    if (system !== undefined) system.control = 1;
    expect(openKeys(g)).toContain('move:10:terra-nova');
  });

  it('A-MOVE-17: players can enter their own Systems, no matter whose Ships are there', () => {
    const { g } = lane();
    put(g, 1, 'terra-nova');
    const system = g.discs['terra-nova'];
    if (system !== undefined) system.control = 0;
    moves(g, 'move:10:terra-nova').settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe('terra-nova');
  });

  /** The Federation holds a Klingon Trade Agreement, and a Klingon Ship is in Sector 2. */
  function peace() {
    const made = lane();
    const { g, sector } = made;
    g.players[1]?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
    put(g, 1, sector(2));
    return made;
  }

  it('A-MOVE-19: the owner of Peaceful Ships is asked for passage, and may agree', () => {
    const { g } = peace();
    const run = moves(g, 'move:10:terra-nova');
    expect(run.asked).toMatchObject({ seat: 1, window: 'permission', rule: 'A-MOVE-19' });
    expect(run.keys()).toEqual(['grant', 'grant:turn', 'pass']);
    run.answer('grant');
    run.settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe('terra-nova');
  });

  it('A-MOVE-19: a player who allows passage for the whole turn isn’t asked again until the next turn', () => {
    const { g, sector } = peace();
    const there = () => moves(g, `move:10:${sector(2)}`);
    const back = () => {
      const ship = g.units.find(({ id }) => id === 10);
      if (ship !== undefined) ship.at = sector(1);
    };
    const first = there();
    first.answer('grant:turn');
    first.settled();
    back();
    there().settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe(sector(2));
    back();
    if (g.turn !== null) g.turn = { seat: 0, phase: 'command', researched: [], built: [] };
    expect(there().asked.seat).toBe(1);
  });

  it('A-MOVE-20: a refused move ends in the previous Sector, and the Command is spent', () => {
    const { g, sector } = peace();
    const run = moves(g, `move:1:${sector(2)}`);
    run.answer('pass');
    run.settled();
    expect(g.units.find(({ id }) => id === 1)?.at).toBe(sector(1));
    expect(g.players[0]?.commands.ready).toBe(4);
    expect(run.log.at(-1)).toContain('refuse the Federation passage');
  });

  it('A-MOVE-19: every owner of Ships in a Sector is asked for passage, one after the other', () => {
    const { g, sector } = peace();
    g.players[2]?.agreements.push({ card: 'rom-ta-1', holder: 0, exhausted: false });
    put(g, 2, sector(2));
    const run = moves(g, `move:10:${sector(2)}`);
    expect(run.asked.seat).toBe(1);
    run.answer('grant');
    expect(run.asked.seat).toBe(2);
    run.answer('pass');
    run.settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe(sector(1));
  });

  it('A-OPEN-63: granted passage remains valid even if the Agreement is taken back meanwhile', () => {
    const { g, sector } = peace();
    g.players[2]?.agreements.push({ card: 'rom-ta-1', holder: 0, exhausted: false });
    put(g, 2, sector(2));
    const run = moves(g, `move:10:${sector(2)}`);
    run.answer('grant');
    // The Klingons may take their Agreement back while the Romulans are asked.
    for (const agreement of g.players[1]?.agreements ?? []) {
      expect(unrevocable(g, 1, agreement)).toBeNull();
      agreement.holder = null;
    }
    run.answer('grant');
    run.settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe(sector(2));
  });

  it('A-OPT-11: with Unrestricted Trade Routes, nobody is asked for permission', () => {
    const { g } = peace();
    g.options.rules.unrestrictedTrade = true;
    moves(g, 'move:10:terra-nova').settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe('terra-nova');
  });

  it('A-MOVE-18: a rule can let a Ship pass a closed Sector but not stop there', () => {
    const { g, sector } = lane();
    put(g, 1, sector(2));
    rulesFor(g, 0, { grants: { pass: (_g, _source, { unit, kind }) => unit === 10 && kind === 'impulse' } });
    expect(openKeys(g)).toContain('move:10:terra-nova');
    expect(openKeys(g)).not.toContain(`move:10:${sector(2)}`);
    moves(g, 'move:10:terra-nova').settled();
    expect(g.units.find(({ id }) => id === 10)?.at).toBe('terra-nova');
  });

  it('A-FER-08: a rule can let a Ship stop in a closed Sector without permission, but not move on from it', () => {
    const { g, sector } = lane();
    put(g, 1, sector(2));
    rulesFor(g, 0, { grants: { stop: () => true, 'enter-freely': () => true } });
    expect(openKeys(g)).toContain(`move:10:${sector(2)}`);
    expect(openKeys(g)).not.toContain('move:10:terra-nova');
    moves(g, `move:10:${sector(2)}`).settled();
  });

  it('A-FER-08 A-MOVE-19: a Ship that may enter freely needs no permission to stop, but needs it to continue past Peaceful Ships', () => {
    const { g, sector } = peace();
    rulesFor(g, 0, { grants: { stop: () => true, 'enter-freely': () => true } });
    moves(structuredClone(g), `move:10:${sector(2)}`).settled();
    const run = moves(g, 'move:10:terra-nova');
    expect(run.asked.seat).toBe(1);
  });

  it('a rule can require the permission of a System’s Controller, even if that player has no Ships there', () => {
    const { g } = lane();
    const system = g.discs['terra-nova'];
    if (system !== undefined) system.control = 2;
    rulesFor(g, 2, {
      bans: {
        move: (_g, _source, { how }) => (how === 'stop-unasked' ? () => ({ text: 'ask', rule: 'A-MOVE-19' }) : null),
      },
    });
    const run = moves(g, 'move:10:terra-nova');
    expect(run.asked.seat).toBe(2);
    run.answer('pass');
    run.settled();
    expect(g.units.find(({ id }) => id === 10)?.at).not.toBe('terra-nova');
  });

  it('a move ends in a Sector in which a rule holds all units that enter', () => {
    const { g, sector } = lane();
    rulesFor(g, 0, {
      bans: {
        move: (_g, _source, { how, sector: at }) =>
          how === 'on' && at === sector(2) ? () => ({ text: 'held', rule: 'X' }) : null,
      },
    });
    expect(openKeys(g)).toContain(`move:10:${sector(2)}`);
    expect(openKeys(g)).not.toContain('move:10:terra-nova');
  });

  it('A-OPEN-27: no Ship can move past a Cube', () => {
    const { g, sector } = lane();
    withBorg(g, { cubes: [cube(sector(2))] });
    expect(openKeys(g)).toContain(`move:10:${sector(2)}`);
    expect(openKeys(g)).not.toContain('move:10:terra-nova');
  });
});
