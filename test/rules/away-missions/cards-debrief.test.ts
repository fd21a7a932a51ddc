import { describe, expect, it } from 'vitest';
import { corePoints } from '../../../src/games/away-missions/score.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play, standing } from '../../support/away-case.ts';
import { OPERATIONS, scored } from './cards-spec.ts';

type Patch = { [path: string]: Json };

/** Returns what a seat scores in Debrief for an End of Game Mission in its hand. */
function debriefed(side: 'federation' | 'borg', card: string, patch: Patch): AwayMissions['players'][number]['scored'] {
  const stage = play({ at: 'debrief', patch, decks: { [`${side}.hand`]: [card] } });
  return stage.g.players[side === 'federation' ? 0 : 1]?.scored ?? [];
}

const onBoards: Patch = standing({ three: 'B9', four: 'A3', five: 'H4' });

describe('Federation and Borg End of Game Missions', () => {
  const rows: [side: 'federation' | 'borg', card: string, met: Patch, missed: Patch, points: number, bonus: number][] =
    [
      ['federation', 'no-one-left-behind', {}, gone('worf'), 30, 0],
      ['federation', 'hold-the-ship', standing({ shelby: OPERATIONS.bridge }), {}, 20, 0],
      ['federation', 'break-the-collective', gone('one', 'two'), {}, 20, 10],
      ['borg', 'the-collective-grows', onBoards, standing({ three: 'B9', four: 'A3' }), 20, 0],
      ['borg', 'occupy-the-ship', {}, standing({ two: 'T1' }), 15, 0],
      ['borg', 'perfect-adaptation', { 'players.1.adapt': 6 }, { 'players.1.adapt': 5 }, 15, 0],
      ['borg', 'resistance-fades', gone('riker', 'data'), {}, 10, 20],
    ];

  it.each(rows)('M-END-01 M-END-02 M-PLAY-03: the %s Mission %s is scored only if its condition is met', (...row) => {
    const [side, card, met, missed, points, bonus] = row;
    expect(debriefed(side, card, met)).toEqual([scored(card, points, bonus)]);
    expect(debriefed(side, card, missed)).toEqual([]);
  });

  it('M-END-01 M-PLAY-28: an Assimilated character adds to the Collective’s points', () => {
    const drone = {
      'characters.data.seat': 1,
      'characters.data.drone': true,
      'characters.data.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    };
    const patch = { ...standing({ three: 'B9', four: 'A3', data: 'A1' }), ...drone };
    expect(debriefed('borg', 'the-collective-grows', patch)).toEqual([scored('the-collective-grows', 20, 10)]);
  });
});

describe('Federation and Borg Core Missions', () => {
  const core = (seat: number, card: string, patch: Patch = {}): number => {
    const stage = play({ patch: { ...patch, [`players.${seat}.core`]: card } });
    return corePoints(stage.g, seat);
  };

  it('M-END-03 M-PLAY-18 M-OPEN-06: Repair Ship rewards up to three Repair Missions', () => {
    const stage = play();
    const repairs = ['realign-the-sensors', 'seal-the-hull-breach', 'restart-life-support', 'contain-the-warp-core'];
    const player = stage.g.players[0];
    player?.scored.push(scored('hold-the-ship', 20));
    expect(corePoints(stage.g, 0)).toBe(0);
    const points = repairs.map((card) => {
      player?.scored.push(scored(card, 10));
      return corePoints(stage.g, 0);
    });
    expect(points).toEqual([10, 20, 30, 30]);
  });

  it('M-END-03 M-OPEN-06: Core Missions score for lost drones, Assimilate Missions and Borg in play', () => {
    expect(core(0, 'defend-sector-001', gone('one', 'two'))).toBe(20);
    expect(core(1, 'assimilate-the-ship')).toBe(0);
    expect(core(1, 'grow-the-collective')).toBe(15);
  });
});
