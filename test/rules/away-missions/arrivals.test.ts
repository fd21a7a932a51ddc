import { describe, expect, it } from 'vitest';
import { place } from '../../../src/games/away-missions/chapters/area/place.ts';
import { arrivals } from '../../../src/games/away-missions/chapters/preparation/arrivals.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, Character } from '../../../src/games/away-missions/state.ts';
import { area, figure } from '../../support/away-area.ts';
import { play as begin } from '../../support/away-case.ts';
import { type ProcedureRun, stage } from '../../support/away-stage.ts';

const BORG = 1;

/** Returns the position in a Round with Three, Four (both Escalation 2) and Five (Escalation 3) in reserve. */
function position(round: number, others: readonly Character[] = []): AwayMissions {
  const reserve = ['three', 'four', 'five'].map((id) => figure(id, BORG, null));
  const g = area([...reserve, ...others]);
  g.round = round;
  return g;
}

/** Puts two friends into each of some spaces. */
function crowded(seat: number, spaces: readonly string[]): Character[] {
  return spaces.flatMap((space) => [figure(`${space}-1`, seat, space), figure(`${space}-2`, seat, space)]);
}

/** The procedure `place` for Riker, as a card would call it. */
function placing(spaces: string[], g: AwayMissions): ProcedureRun {
  return stage(place, g, [], { character: 'riker', spaces });
}

const ENGINEERING = [7, 8, 9, 10].flatMap((row) => ['E', 'F', 'G', 'H'].map((column) => `${column}${row}`));
const LABORATORIES = [1, 2, 3, 4].flatMap((row) => ['A', 'B', 'C', 'D'].map((column) => `${column}${row}`));

describe('arrivals of characters with Escalation', () => {
  it('M-ESC-01 M-ESC-02: nobody arrives in Round 1', () => {
    const play = stage(arrivals, position(1));
    play.settled();
    expect(play.g.characters['three']?.where).toBe('reserve');
  });

  it('M-ESC-02 scenario 19: Three and Four arrive in Round 2, and Five in Round 3', () => {
    const play = stage(arrivals, position(2));
    expect(play.asked).toMatchObject({ seat: BORG, rule: 'M-ESC-02' });
    expect(play.keys().some((key) => key.startsWith('arrive:five'))).toBe(false);
    play.answer('arrive:four:engineering:E7');
    play.answer('arrive:three:laboratories:A1');
    play.settled();
    expect(play.g.characters['four']).toMatchObject({ where: 'area', space: 'E7' });
    expect(play.log).toContain('Three of Five arrives in A1.');

    play.g.round = 3;
    const later = stage(arrivals, play.g);
    later.answer('arrive:five:engineering:E7');
    later.settled();
  });

  it('M-OPEN-49 M-MOVE-08: characters arrive in any space of their starting area that holds fewer than two friends and no hostile character', () => {
    const others = [...crowded(BORG, ['E7']), figure('riker', 0, 'E8'), figure('locutus', BORG, 'E9')];
    const play = stage(arrivals, position(2, others));
    const spaces = play
      .keys()
      .filter((key) => key.startsWith('arrive:three'))
      .map((key) => key.split(':')[3]);
    expect(spaces.sort()).toEqual(
      [...ENGINEERING, ...LABORATORIES].filter((space) => space !== 'E7' && space !== 'E8').sort(),
    );
  });

  it('M-ESC-03: if both sides have arrivals, dice decide who places first, ties are re-rolled, and then the sides alternate', () => {
    // Riker was assimilated once and found no space; he belongs to seat 0 here.
    const waiting = figure('riker', 0, null, { drone: true });
    const play = stage(arrivals, position(2, [waiting]), [3, 3, 2, 5]);
    expect(play.seats).toEqual([BORG]);
    play.answer('arrive:three:engineering:E7');
    expect(play.seats).toEqual([0]);
    play.answer('arrive:riker:bridge:A7');
    expect(play.seats).toEqual([BORG]);
    play.answer('arrive:four:engineering:E7');
    play.settled();
  });

  it('M-ESC-02 M-ESC-03 M-OPEN-81: a player may let their ally place an arriving character first, and the ally can’t hand the choice back', () => {
    // Both Borg teams are allies, with two arrivals each; both Federation teams have Data.
    const options = { factions: ['federation', 'borg', 'federation', 'borg'], partner: 2, escalation: true };
    const stage = begin({ at: 'arrivals', options, patch: { round: 2 }, dice: [1, 6] });
    const next = (name: string): string[] => {
      const asked = stage.match.state.pending.map(({ seat }) => stage.seats[seat]);
      expect(asked).toEqual([name]);
      return stage.decision(name).options.map(({ key }) => key);
    };
    expect(next('borg')).toContain('yield');
    stage.does('borg', 'yield');
    const keys = next('borg 2');
    expect(keys).not.toContain('yield');
    const [free = ''] = keys.filter((key) => key.startsWith('arrive:three-2:'));
    stage.does('borg 2', free);
    expect(stage.g.characters['three-2']?.where).toBe('area');
    stage.does('federation', next('federation').find((key) => key.startsWith('arrive:data:')) ?? '');
    // The ally with more left to place is asked, which is the first one again.
    expect(next('borg')).toContain('yield');
  });

  it('M-OPEN-29 M-OPEN-82: a drone without a free space waits in reserve, and the Round on its card doesn’t matter', () => {
    const arrives = (drone: object): (number | null)[] => {
      const patch = { 'characters.data.where': 'reserve', 'characters.data.space': null, ...drone };
      const { match } = begin({ options: { escalation: true }, patch: { round: 3, ...patch } });
      return awayMissions.view(match.state, 0).characters.flatMap((one) => (one.id === 'data' ? [one.arrives] : []));
    };
    expect(arrives({})).toEqual([2]);
    const pegs = { attack: 1, defense: 1, skill: 1, move: 1 };
    expect(arrives({ 'characters.data.drone': true, 'characters.data.seat': 1, 'characters.data.pegs': pegs })).toEqual(
      [null],
    );
  });

  it('M-OPEN-29: a character without a free space to arrive in waits in reserve until the next Round', () => {
    const full = crowded(BORG, [...ENGINEERING, ...LABORATORIES]);
    const play = stage(arrivals, position(2, full));
    play.settled();
    expect(play.log).toContain('Three of Five has no free space and waits in reserve.');
    for (const id of ['E7-1', 'E7-2']) delete play.g.characters[id];
    play.g.round = 3;
    const later = stage(arrivals, play.g);
    later.answer('arrive:three:engineering:E7');
    later.answer('arrive:five:engineering:E7');
    later.settled();
    expect(later.log.at(-1)).toBe('Four of Five has no free space and waits in reserve.');
  });
});

describe('placing a character because of a rule or card', () => {
  it('M-MOVE-08: the controller chooses among the free spaces', () => {
    const riker = figure('riker', 0, 'A1', { cover: true });
    const play = placing(['D1', 'D2', 'E1'], position(1, [riker, figure('one', BORG, 'E1')]));
    expect(play.asked.seat).toBe(0);
    expect(play.keys()).toEqual(['place:riker:D1', 'place:riker:D2']);
    play.answer('place:riker:D2');
    play.settled();
    expect(riker).toMatchObject({ space: 'D2', cover: false });
  });

  it('M-MOVE-08: if only one space is free, the character is placed there without a question, and if none is free, nobody is placed', () => {
    const riker = figure('riker', 0, 'A1');
    placing(['D1'], position(1, [riker])).settled();
    expect(riker.space).toBe('D1');
    placing(['D2'], position(1, [riker, figure('one', BORG, 'D2')])).settled();
    expect(riker.space).toBe('D1');
  });
});
