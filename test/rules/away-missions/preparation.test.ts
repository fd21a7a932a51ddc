import { describe, expect, it } from 'vitest';
import { CORRIDOR, CUBE } from '../../../src/games/away-missions/chapters/area/arrangement.ts';
import { layoutOf } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { placements } from '../../../src/games/away-missions/chapters/area/placement.ts';
import { areas } from '../../../src/games/away-missions/chapters/preparation/areas.ts';
import { layings } from '../../../src/games/away-missions/chapters/preparation/laying.ts';
import { preparation } from '../../../src/games/away-missions/chapters/preparation/preparation.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import { area, figure } from '../../support/away-area.ts';
import { type ProcedureRun, stage } from '../../support/away-stage.ts';

const [FEDERATION, BORG] = [0, 1];
const FEDERATION_FIRST = [5, 3];
const BORG_FIRST = [2, 6];

/** The position before Mission Preparation. */
function fresh(): AwayMissions {
  const team = (seat: number, ids: string[]) => ids.map((id) => figure(id, seat, null));
  const g = area([
    ...team(FEDERATION, ['riker', 'shelby', 'data', 'worf']),
    ...team(BORG, ['locutus', 'one', 'two', 'three', 'four', 'five']),
  ]);
  for (const player of g.players) {
    player.area = [];
    player.decks = { mission: ['a', 'b', 'c'], support: ['d', 'e', 'f'] };
  }
  return { ...g, side: null, boards: [], lifts: [], phase: 'preparation' };
}

const scan = (): ProcedureRun => stage(preparation, fresh(), [...FEDERATION_FIRST, ...BORG_FIRST]);

/** Plays until all boards are placed, which gives the standard area of the tests. */
function scanned(): ProcedureRun {
  const play = scan();
  play.answer('side:federation');
  play.answer('place:bridge:north-west:0');
  play.answer('place:engineering:north-east:90');
  play.answer('place:laboratories:south-west:0');
  return play;
}

/** Plays until Beam Down. The Borg won the second roll and start from Engineering and Quarters. */
function beamDown(): ProcedureRun {
  const play = scanned();
  play.answerOf(FEDERATION, 'core:repair-ship');
  play.answerOf(BORG, 'core:assimilate-the-ship');
  play.answer('area:engineering');
  play.answer('area:bridge', 'area:laboratories');
  return play;
}

describe('placing the boards', () => {
  it('M-PREP-01: both players roll, ties are re-rolled, and the higher roll chooses the side of the boards', () => {
    const play = stage(preparation, fresh(), [4, 4, 1, 1, 2, 6]);
    expect(play.asked).toMatchObject({ seat: BORG, rule: 'M-PREP-01' });
    expect(play.keys()).toEqual(['side:federation', 'side:borg']);
    play.answer('side:borg');
    expect(play.g).toMatchObject({ side: 'borg', boards: [{ board: 'corridor' }] });
    // The log doesn't mention teams if there are none.
    expect(play.log).toEqual([
      'Federation rolls 2, Borg 6. Borg scans the mission area.',
      'Borg places the Main Corridor, Borg side up.',
    ]);
  });

  it('M-PREP-02 scenario 1: the winner of the roll places one board, the other player two, and the winner the last one', () => {
    const play = scan();
    const seats = [];
    play.answer('side:federation');
    for (const key of [
      'place:bridge:north-west:0',
      'place:quarters:north-east:270',
      'place:engineering:south-east:0',
    ]) {
      seats.push(play.asked.seat);
      play.answer(key);
    }
    expect(seats).toEqual([FEDERATION, BORG, BORG]);
    expect(play.asked).toMatchObject({ seat: FEDERATION, rule: 'M-PREP-02' });
    expect(play.keys()).toEqual(['place:laboratories:south-west:0', 'place:laboratories:south-west:90']);
  });

  it('M-PREP-02: each board is placed where its player chose, with the chosen rotation', () => {
    const play = scan();
    play.answer('side:federation');
    for (const { door, placed } of placements([CORRIDOR], 'engineering')) {
      const laid = scan();
      laid.answer('side:federation');
      laid.answer(`place:engineering:${door}:${placed.rotation * 90}`);
      expect(laid.g.boards).toEqual([CORRIDOR, placed]);
    }
    const offered = play.keys().filter((key) => key.startsWith('place:engineering:'));
    expect(offered).toHaveLength(placements([CORRIDOR], 'engineering').length);
  });

  it('M-PREP-05 scenario 2: options show how many doors a board joins and blocks', () => {
    const play = scan();
    play.answer('side:federation');
    play.answer('place:bridge:north-west:0');
    const options = play.asked.options.filter(({ group }) => group === 'Engineering');
    expect(options).toEqual([
      {
        key: 'place:engineering:north-east:90',
        verb: 'place',
        label: 'Engineering north-east 90°',
        hint: 'Joins Main Corridor and Bridge; no door blocked',
        group: 'Engineering',
        subject: { kind: 'board', id: 'engineering' },
        rule: 'M-PREP-05',
      },
    ]);
  });

  it('M-PREP-05: a refused option doesn’t show which doors the board would join', () => {
    const barred = layings({ ...fresh(), boards: [CORRIDOR] }).filter(({ why }) => why !== null);
    expect(barred.length).toBeGreaterThan(50);
    for (const { option } of barred) expect(option).not.toHaveProperty('hint');
  });

  it('M-PREP-02 M-CUBE-01: in a cube, a board may have several places with the same rotation', () => {
    const ways = placements([], 'bridge', CUBE).filter(({ placed }) => placed.rotation === 0);
    expect(ways.map(({ door }) => door)).toEqual(['north-west', 'north-east']);
    for (const { door, placed } of ways) {
      const laid = stage(preparation, { ...fresh(), cube: true }, FEDERATION_FIRST);
      laid.answer(`place:bridge:${door}:0`);
      expect(laid.g.boards).toEqual([placed]);
    }
  });

  it('M-PREP-02 M-CUBE-01: the log says what a board joins, and leaves that out for a cube’s first board, which joins nothing', () => {
    const cube = stage(preparation, { ...fresh(), cube: true }, FEDERATION_FIRST);
    cube.answer('place:bridge:north-west:0');
    expect(cube.log.at(-1)).toBe('Federation places Bridge north-west.');
    const round = scan();
    round.answer('side:federation');
    round.answer('place:bridge:north-west:0');
    expect(round.log.at(-1)).toBe('Federation places Bridge north-west, where it joins Main Corridor.');
  });

  it('M-PREP-06: a board with a single legal place is placed without a question, and the turbolifts are placed after the last board', () => {
    const play = scanned();
    expect(play.log).toContain(
      'Federation places Crew Quarters south-east, where it joins Main Corridor and Laboratories.',
    );
    expect(play.g.boards).toEqual(expect.arrayContaining(area().boards));
    expect(play.g.lifts).toEqual(area().lifts);
    expect(layoutOf(play.g).spaces).toHaveLength(82);
  });

  it('labels differ within their first 30 characters, and hints have at most 100 characters', () => {
    const play = scan();
    play.answer('side:federation');
    const { options } = play.asked;
    expect(options).toHaveLength(13);
    expect(new Set(options.map(({ label }) => label.slice(0, 30))).size).toBe(13);
    for (const { hint = '' } of options) expect(hint.length).toBeLessThanOrEqual(100);
  });
});

describe('Core Missions and starting areas', () => {
  it('M-PREP-11 M-OPEN-34: both players choose a Core Mission of their affiliation in secret, and both are revealed together', () => {
    const play = scanned();
    expect(play.seats).toEqual([FEDERATION, BORG]);
    expect(play.keys()).toEqual(['core:repair-ship', 'core:defend-sector-001']);
    play.answerOf(FEDERATION, 'core:defend-sector-001');
    expect(play.seats).toEqual([BORG]);
    expect(play.g.players[FEDERATION]?.core).toBeNull();
    expect(play.log.join()).not.toContain('Defend Sector');
    play.answerOf(BORG, 'core:grow-the-collective');
    expect(play.g.players.map(({ core }) => core)).toEqual(['defend-sector-001', 'grow-the-collective']);
    expect(play.log.join()).toContain('Federation has the Core Mission Defend Sector 001.');
  });

  it('M-PREP-12: after a new roll, the winner picks one board, the other player two, and the winner gets the last one', () => {
    const play = scanned();
    play.answerOf(FEDERATION, 'core:repair-ship');
    play.answerOf(BORG, 'core:assimilate-the-ship');
    expect(play.asked).toMatchObject({ seat: BORG, min: 1, max: 1 });
    expect(play.asked.prompt).toBe('Your team beams down in your starting area. Which board do you pick for it?');
    expect(play.keys()).toEqual(['area:bridge', 'area:engineering', 'area:laboratories', 'area:quarters']);
    play.answer('area:engineering');
    expect(play.asked).toMatchObject({ seat: FEDERATION, min: 2, max: 2 });
    expect(play.asked.prompt).toBe('Your team beams down in your starting area. Which two boards do you pick for it?');
    expect(play.keys()).toEqual(['area:bridge', 'area:laboratories', 'area:quarters']);
    play.answer('area:bridge', 'area:laboratories');
    expect(play.g.players.map((player) => player.area)).toEqual([
      ['bridge', 'laboratories'],
      ['engineering', 'quarters'],
    ]);
  });

  it('M-PREP-12 M-CUBE-02: in a cube, starting areas consist of the cube’s boards', () => {
    const boards = (g: AwayMissions) => areas(g).map(({ payload, why }) => [payload, why?.().text ?? null]);
    const free = CUBE.boards.map((board) => [board, null]);
    expect(boards({ ...fresh(), cube: true })).toEqual(free);
    expect(boards(fresh())).toEqual([
      ['corridor', 'You can’t start from the Main Corridor. Pick a Mission Board.'],
      ...free,
    ]);
  });

  it('M-PREP-12: a board in a starting area can’t be picked again', () => {
    const { g } = scanned();
    g.players[FEDERATION]?.area.push('bridge');
    g.players[BORG]?.area.push('quarters');
    const free = areas(g).flatMap(({ payload, why }) => (why === null ? [payload] : []));
    expect(free).toEqual(['engineering', 'laboratories']);
  });
});

describe('beaming down characters', () => {
  it('M-PREP-13 M-ESC-01: the winner of the roll beams down first, into their own area, and can’t beam down characters with Escalation', () => {
    const play = beamDown();
    expect(play.asked).toMatchObject({ seat: BORG, rule: 'M-PREP-13' });
    const [who, boards] = [1, 2].map((part) => [...new Set(play.keys().map((key) => key.split(':')[part]))]);
    expect(who).toEqual(['locutus', 'one', 'two']);
    expect(boards).toEqual(['engineering', 'quarters']);
    expect(play.keys()).toHaveLength(3 * 32);
  });

  it('M-PREP-13: spaces with fixtures are listed first, then those next to a door', () => {
    const play = beamDown();
    const { byId } = layoutOf(play.g);
    const ranks = play
      .keys()
      .filter((key) => key.startsWith('deploy:one:'))
      .map((key) => {
        const space = byId.get(key.split(':')[3] ?? '');
        if (space?.transporter || space?.terminal) return 2;
        return space?.links.some(({ edge, to }) => edge === 'door' && to !== null) ? 1 : 0;
      });
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks)).toEqual(new Set([2, 1, 0]));
  });

  it('M-PREP-13: options show a space’s room, fixtures, doors and occupants', () => {
    const play = beamDown();
    play.answer('deploy:locutus:engineering:G7');
    play.answer('deploy:riker:bridge:A7');
    const hint = (space: string): string | undefined => play.option(`deploy:one:${space}`).hint;
    expect([hint('engineering:G7'), hint('engineering:E9'), hint('quarters:F2'), hint('quarters:F4')]).toEqual([
      'Warp Core, operations terminal, door to Main Corridor, with Locutus',
      'Main Engineering, door to Bridge',
      'Living Quarters, command terminal',
      'Living Quarters',
    ]);
  });

  it('M-PREP-13: players alternate, and a player who is done is skipped', () => {
    const play = beamDown();
    const seats = [];
    for (const key of [
      'deploy:locutus:engineering:E7',
      'deploy:riker:bridge:A7',
      'deploy:one:engineering:E7',
      'deploy:data:bridge:A7',
      'deploy:two:quarters:E1',
      'deploy:worf:bridge:B7',
      'deploy:shelby:laboratories:A1',
    ]) {
      seats.push(play.asked.seat);
      play.answer(key);
    }
    expect(seats).toEqual([BORG, FEDERATION, BORG, FEDERATION, BORG, FEDERATION, FEDERATION]);
    play.settled();
    expect(play.g.characters['shelby']).toMatchObject({ where: 'area', space: 'A1' });
    expect(play.g.characters['three']?.where).toBe('reserve');
  });

  it('M-PREP-14: a space holds at most two characters', () => {
    const play = beamDown();
    play.answer('deploy:locutus:engineering:E7');
    play.answer('deploy:riker:bridge:A7');
    expect(play.keys()).toContain('deploy:two:engineering:E7');
    play.answer('deploy:one:engineering:E7');
    play.answer('deploy:data:bridge:A7');
    expect(play.keys()).not.toContain('deploy:two:engineering:E7');
  });

  it('M-PREP-16: both players’ decks are shuffled at the end', () => {
    const play = beamDown();
    while (play.seats.length > 0) play.answer(play.keys()[0] ?? '');
    play.settled();
    for (const { decks } of play.g.players) {
      expect(decks.mission).not.toEqual(['a', 'b', 'c']);
      expect([...decks.mission].sort()).toEqual(['a', 'b', 'c']);
      expect(decks.support).not.toEqual(['d', 'e', 'f']);
    }
  });
});
