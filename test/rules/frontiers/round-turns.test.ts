import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { picks } from '../../../src/games/frontiers/chapters/turn/turn-picks.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { openOptions } from '../../../src/games/kit/offers.ts';
import { Drive } from './support/drive.ts';
import { position } from './support/position.ts';
import { type Deeds, newGame, rounds, until } from './support/rounds.ts';

/** Runs the turns of a Round from the top of the column. */
function turns(g: Frontiers, deeds: Deeds = {}): Drive {
  const table = rounds(deeds);
  const round = { name: 'round', steps: { ...table['round']?.steps, begin: () => 'first' } };
  return new Drive(g, { ...table, round }, { proc: 'round', local: { who: null } });
}

/** A position of three captains with this Round Order column. */
function three(...column: (number | 'dummy')[]): Frontiers {
  const g = position({ players: 3 });
  g.order = column.map((who) => ({ who: who as number, down: false }));
  return g;
}

/** The seats of the next turns, if each turn simply ends. */
function next(drive: Drive, count: number): number[] {
  return Array.from({ length: count }, () => {
    const { seat } = drive.asked;
    drive.does('end');
    return seat;
  });
}

describe('turns', () => {
  it('F-ROUND-18: turns go from the top of the Round Order column to the bottom, and then start again from the top', () => {
    expect(next(turns(three(2, 0, 1)), 5)).toEqual([2, 0, 1, 2, 0]);
  });

  it('F-PVP-13 F-COOP-08: a face-down Round Order token is turned face up, and that turn is skipped', () => {
    const g = three(0, 1, 2);
    const drive = turns(g, {
      down: ({ g: now }) => {
        for (const token of now.order) if (token.who === 2) token.down = true;
      },
    });
    drive.does('down');
    expect(next(drive, 3)).toEqual([1, 0, 1]);
    expect(g.order.every(({ down }) => !down)).toBe(true);
    expect(next(drive, 1)).toEqual([2]);
  });

  it('F-OPEN-09: another turn follows immediately if an effect says so, but only once', () => {
    const drive = turns(three(0, 1, 2)).does('again');
    expect(next(drive, 3)).toEqual([0, 1, 2]);
  });
});

describe('the End of the Round', () => {
  it('F-EOR-01 F-EOR-03 F-EOR-04: the End of the Round is offered to the players who may or must announce it', () => {
    const g = position();
    g.turn = freshTurn(0);
    const player = playerOf(g, 0);
    const offered = () => {
      const keys = openOptions(picks(g)).map(({ key }) => key);
      return { announce: keys.includes('round:end'), forfeit: keys.includes('forfeit'), only: keys.length === 1 };
    };
    const no = { announce: false, forfeit: false, only: false };
    player.deck = ['insight'];
    expect(offered()).toEqual(no);
    player.hand = [];
    expect(offered()).toEqual(no);
    player.deck = [];
    expect(offered()).toEqual({ ...no, announce: true, only: true });
    player.hand = ['insight'];
    expect(offered()).toEqual({ ...no, announce: true });
    g.announced = 1;
    expect(offered()).toEqual(no);
    player.hand = [];
    expect(offered()).toEqual({ ...no, forfeit: true, only: true });
  });

  it('F-EOR-02 F-EOR-05 F-OPEN-44: the option to announce the End of the Round says who has one more turn and that the Round then ends', () => {
    const said = (...column: (number | 'dummy' | 'down')[]) => {
      const g = three(...column.map((who) => (who === 'down' ? 2 : who)));
      for (const [at, token] of g.order.entries()) token.down = column[at] === 'down';
      g.turn = freshTurn(0);
      playerOf(g, 0).deck = [];
      return openOptions(picks(g)).find(({ key }) => key === 'round:end')?.hint;
    };
    expect(said(0)).toBe('You skip this turn, and the Round ends immediately.');
    expect(said(0, 'dummy')).toBe('You skip this turn. The Dummy Player has one more turn. Then the Round ends.');
    expect(said(0, 1, 2)).toBe('You skip this turn. Every other player has one more turn. Then the Round ends.');
    expect(said(0, 1, 'down')).toBe('You skip this turn. U.S.S. Defiant has one more turn. Then the Round ends.');
  });

  it('F-EOR-02 F-EOR-05: every other player has exactly one more turn after the announcement', () => {
    const drive = turns(three(0, 1, 2));
    drive.does('end', 'announce');
    expect(drive.g).toMatchObject({ announced: 1, lastTurns: [0] });
    expect(next(drive, 2)).toEqual([2, 0]);
    expect(drive.over).toBe(true);
  });

  it('F-CARD-13: when a Round ends, so do the effects that last for the Round, but other effects don’t', () => {
    const drive = turns(three(0, 1, 2));
    const { lasting } = playerOf(drive.g, 2);
    for (const until of ['round', 'turn'] as const) {
      lasting.push({ modifier: { kind: 'stealth' }, until });
    }
    drive.does('announce', 'end', 'end');
    expect(playerOf(drive.g, 2).lasting.map(({ until }) => until)).toEqual(['turn']);
  });

  it('F-OPEN-44: a player who has taken a turn in advance has no last turn', () => {
    const drive = turns(three(0, 1, 2));
    Object.assign(drive.g.order[1] ?? {}, { down: true });
    drive.does('announce');
    expect(next(drive, 1)).toEqual([2]);
    expect(drive.over).toBe(true);
  });

  it('F-ROUND-02 F-ROUND-01 F-ROUND-19: Rounds follow each other up to the limit, without Round preparation before the first', () => {
    const drive = until(newGame({ scenario: 'blitz-conquest' }), 'What happens');
    expect(drive.rules).not.toContain('F-ROUND-10');
    for (let round = 1; round <= 4; round++) {
      expect([drive.g.round, drive.over]).toEqual([round, false]);
      until(drive, 'What happens');
      drive.does('announce', 'end');
    }
    expect(drive.over).toBe(true);
    expect(drive.rules.filter((rule) => rule === 'F-ROUND-10')).toHaveLength(3);
  });
});
