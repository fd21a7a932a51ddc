import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { isFulfilled, isGameOver, mayAnnounce } from '../../../src/games/frontiers/chapters/rounds/finale.ts';
import type { ScenarioId } from '../../../src/games/frontiers/scenarios/list.ts';
import type { CubeOnMap, Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, position, put, site } from './support/position.ts';
import { type Deeds, endRound, newGame, until } from './support/rounds.ts';

function cube(destroyed: boolean): CubeOnMap {
  return { at: at('A0'), level: 4, defenders: [], marks: [0], destroyed };
}

/** Words for turns that bring about the end of a scenario. */
const DEEDS: Deeds = {
  find: ({ g }) => {
    g.cubes.red = cube(false);
  },
  destroy: ({ g }) => {
    for (const colour of ['red', 'blue', 'gold', 'green'] as const) g.cubes[colour] = cube(true);
  },
  explore: ({ g }) => {
    g.stack = [];
  },
};

function started(scenario: ScenarioId, players: number) {
  return until(newGame({ scenario, players }, DEEDS), 'What happens');
}

describe('the end of a Round', () => {
  it('F-EOR-01: the End of the Round may be announced with an empty deck, unless it has already been announced', () => {
    const g = position();
    expect(mayAnnounce(g, 0)).toBe(false);
    playerOf(g, 0).deck = [];
    expect([mayAnnounce(g, 0), mayAnnounce(g, 1)]).toEqual([true, false]);
    g.announced = 1;
    expect(mayAnnounce(g, 0)).toBe(false);
  });
});

describe('the end of a game', () => {
  it('F-ROUND-19: the game ends with the Round if it is the last one, if the end was announced, or if only the Dummy Player is left', () => {
    const over = (change: (g: Frontiers) => void) => {
      const g = position();
      change(g);
      return isGameOver(g);
    };
    expect(over(() => {})).toBe(false);
    expect(over((g) => Object.assign(g, { round: 6 }))).toBe(true);
    expect(over((g) => Object.assign(g, { finale: { why: 'All Borg Cubes are destroyed.', left: [] } }))).toBe(true);
    expect(over((g) => Object.assign(g, { order: [{ who: 'dummy', down: false }] }))).toBe(true);
  });

  const fulfilled = (scenario: ScenarioId, change: (g: Frontiers) => void) => {
    const g = position({ scenario, players: scenario === 'where-no-one' ? 3 : 2 });
    change(g);
    return isFulfilled(g);
  };

  it('F-SCEN-07: First Reconnaissance ends when a Cube is found', () => {
    expect(fulfilled('first-reconnaissance', () => {})).toBe(false);
    expect(fulfilled('first-reconnaissance', (g) => Object.assign(g.cubes, { red: cube(false) }))).toBe(true);
  });

  it('F-SCEN-16 F-SCEN-24: Conquest ends when all Cubes are destroyed', () => {
    for (const scenario of ['full-conquest', 'blitz-conquest'] as const) {
      const half = { red: cube(true), blue: cube(false) };
      expect(fulfilled(scenario, (g) => Object.assign(g.cubes, { red: cube(true) }))).toBe(false);
      expect(fulfilled(scenario, (g) => Object.assign(g.cubes, half))).toBe(false);
      expect(fulfilled(scenario, (g) => Object.assign(g.cubes, { red: cube(true), blue: cube(true) }))).toBe(true);
    }
  });

  it('F-SCEN-56: Liberate ends when all tiles are revealed and no station is occupied', () => {
    expect(fulfilled('liberate', () => {})).toBe(false);
    expect(
      fulfilled('liberate', (g) => {
        g.stack = [];
      }),
    ).toBe(true);
    expect(
      fulfilled('liberate', (g) => {
        g.stack = [];
        put(g, 'C4', 'classK', g.piles.classK.draw[0] ?? '');
      }),
    ).toBe(false);
  });

  it('F-SCEN-62: Where No One Has Gone Before ends when the stack is empty', () => {
    expect(fulfilled('where-no-one', () => {})).toBe(false);
    const empty = (g: Frontiers) => {
      g.stack = [];
    };
    expect(fulfilled('where-no-one', empty)).toBe(true);
    expect(fulfilled('full-conquest', empty)).toBe(false);
    expect(fulfilled('one-to-return', empty)).toBe(false);
  });
});

describe('last turns', () => {
  it.each([
    ['F-SCEN-07', 'first-reconnaissance', 'find'],
    ['F-SCEN-16', 'full-conquest', 'destroy'],
    ['F-SCEN-62', 'where-no-one', 'explore'],
  ] as const)(
    '%s: every player has a last turn, and the player who caused the end comes last',
    (rule, scenario, payload) => {
      const drive = started(scenario, 3);
      const [first, second, third] = drive.g.order.map(({ who }) => who);
      drive.does('end', payload);
      expect(drive.rules).toContain(rule);
      const seats = [1, 2, 3].map(() => {
        const { seat } = drive.asked;
        drive.does('end');
        return seat;
      });
      expect(seats).toEqual([third, first, second]);
      expect(drive.over).toBe(true);
    },
  );

  it('F-SCEN-32 F-SCEN-42 F-OPEN-71: every player, including the one who caused the end, has a last turn, but the Dummy Player doesn’t', () => {
    for (const scenario of ['full-cooperation', 'solo-conquest'] as const) {
      const players = scenario === 'solo-conquest' ? 1 : 2;
      const drive = started(scenario, players);
      const left = drive.g.dummy?.deck.length;
      drive.does('destroy');
      for (let turn = 0; turn < players; turn++) {
        expect(drive.over).toBe(false);
        drive.does('end');
      }
      expect(drive.over).toBe(true);
      expect(drive.g.dummy?.deck.length).toBe(left);
    }
  });

  it('F-SCEN-07 F-SCEN-16 F-OPEN-89: if the Round ends before all last turns have been taken, the game ends too', () => {
    for (const [scenario, payload] of [
      ['first-reconnaissance', 'find'],
      ['full-conquest', 'destroy'],
      ['where-no-one', 'explore'],
    ] as const) {
      const drive = started(scenario, 3);
      drive.does('announce', payload, 'end');
      // Only the first captain had a turn left, and the Round was already over for that one.
      expect([drive.over, drive.g.round]).toEqual([true, 1]);
    }
  });

  it('announcing the End of the Round as the last turn ends the game, even after a Dummy Player’s turn', () => {
    const drive = started('full-cooperation', 2);
    drive.does('announce', 'destroy');
    expect(drive.over).toBe(true);
  });
});

describe('the Wormhole in One to Return', () => {
  it('F-SCEN-86 F-OPEN-77: a player who is on the Wormhole or set aside at the end of Round 1 is eliminated', () => {
    const drive = until(newGame({ scenario: 'one-to-return', players: 3 }, DEEDS), 'What happens');
    Object.assign(drive.g.players[0] ?? {}, { at: at('A0'), aside: true });
    Object.assign(drive.g.players[1] ?? {}, { at: at('A1') });
    Object.assign(drive.g.players[2] ?? {}, { at: at('A0') });
    endRound(drive);
    expect(drive.g.players.map(({ eliminated }) => eliminated)).toEqual([true, false, true]);
    expect(drive.g.order.map(({ who }) => who)).toEqual([1]);
    expect(drive.g.round).toBe(2);
    // The Core and the Crew offer are sized for the only player left.
    expect([drive.g.core.length, drive.g.crew.offer.length]).toEqual([3, 3]);
  });

  it('F-SCEN-86 F-SCEN-87: nobody is eliminated after Round 1', () => {
    const drive = until(newGame({ scenario: 'one-to-return', players: 2 }, DEEDS), 'What happens');
    for (const player of drive.g.players) player.at = at('A1');
    endRound(drive);
    until(drive, 'What happens');
    Object.assign(drive.g.players[0] ?? {}, { at: at('A0') });
    endRound(drive);
    expect(drive.g.players.some(({ eliminated }) => eliminated)).toBe(false);
    expect(drive.g.round).toBe(3);
  });

  it('F-SCEN-86: if everyone is eliminated, the game ends and nobody wins', () => {
    const drive = until(newGame({ scenario: 'one-to-return', players: 2 }, DEEDS), 'What happens');
    for (const player of drive.g.players) player.at = at('A0');
    endRound(drive);
    expect([drive.over, drive.g.round]).toEqual([true, 1]);
    expect(drive.state.over?.winners).toEqual([]);
  });

  it('F-SCEN-92: each team secretly chooses the ship that has to return', () => {
    const drive = until(newGame({ scenario: 'one-to-return', players: 4, teams: true }), 'Which of your team’s ships');
    const [one, two] = drive.state.pending;
    expect(drive.state.pending).toHaveLength(2);
    const key = drive.keys()[1] ?? '';
    drive.does(key);
    expect(drive.g.chosen).toEqual([]);
    drive.does(drive.keys()[0] ?? '');
    expect(drive.g.chosen[0]).toBe(Number(key.slice('return:'.length)));
    expect(drive.g.chosen[1]).toBe(two?.seat);
    expect(drive.g.players[drive.g.chosen[0] ?? 0]?.team).toBe(drive.g.players[one?.seat ?? 0]?.team);
    expect(drive.g.chosen.map((seat) => drive.g.players[seat ?? 0]?.team)).toEqual([0, 1]);
    // The public log doesn’t name the chosen ship.
    expect(drive.log.join()).not.toContain('has to return is');
  });

  it('F-SCEN-56: Liberate ends when all stations on the map are liberated', () => {
    const g = position({ scenario: 'liberate' });
    lay(g, 'core3', 'H');
    g.stack = [];
    expect(isFulfilled(g)).toBe(true);
    site(g, 'H4').tokens.push({ token: 'x', pile: 'sphere', up: true });
    expect(isFulfilled(g)).toBe(false);
  });
});
