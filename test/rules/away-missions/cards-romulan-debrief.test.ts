import { describe, expect, it } from 'vitest';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { corePoints } from '../../../src/games/away-missions/score.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play } from '../../support/away-case.ts';
import { scored } from './cards-spec.ts';

type Patch = { [path: string]: Json };
const options = { factions: ['romulan', 'federation'] };

/** A patch by which some Missions are scored, for 10 points each. */
function has(...cards: string[]): Patch {
  return {
    'players.0.scored': cards.map((card) => scored(card, 10)),
    'players.0.decks.mission': STARTER_DECKS.romulan.mission.filter((card) => !cards.includes(card)),
  };
}

/** A patch by which Traps lie in wait. */
function lying(...cards: string[]): Patch {
  return {
    'players.0.traps': cards.map((card, at) => ({ card, space: `A${at + 1}`, by: 'ptol', from: 'B2' })),
    'players.0.decks.support': STARTER_DECKS.romulan.support.filter((card) => !cards.includes(card)),
  };
}

describe('Romulan End of Game Missions', () => {
  const rows: [card: string, met: Patch, missed: Patch, points: number, bonus: number][] = [
    // It counts itself among the Intel Missions.
    ['knowledge-is-power', { 'players.0.intel': 4 }, { 'players.0.intel': 3 }, 10, 5],
    [
      'knowledge-is-power',
      { 'players.0.intel': 4, ...has('tap-the-main-computer', 'listening-device', 'sow-distrust') },
      {},
      10,
      15,
    ],
    ['vanish', {}, gone('sela', 'salatrel', 'ptol', 'taibak'), 15, 5],
    ['vanish', gone('sela'), gone('sela', 'salatrel', 'ptol', 'taibak'), 15, 0],
    ['plans-within-plans', { ...lying('stun-field'), 'players.0.sprung': 2 }, {}, 15, 10],
    ['foil-their-plans', has('sow-distrust'), {}, 15, 0],
  ];

  it.each(rows)('M-END-01 M-END-02: %s is scored only if its condition is met', (...row) => {
    const [card, met, missed, points, bonus] = row;
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'romulan.hand': [card] } }).g.players[0]?.scored.at(-1);
    expect(debriefed(met)).toEqual(scored(card, points, bonus));
    expect(debriefed(missed)?.card).not.toBe(card);
  });

  it('M-END-01: Foil Their Plans needs more scored Missions than the opponent has', () => {
    const theirs = {
      'players.1.scored': [scored('hold-the-ship', 20)],
      'players.1.decks.mission': STARTER_DECKS.federation.mission.filter((card) => card !== 'hold-the-ship'),
    };
    const patch = { ...has('sow-distrust'), ...theirs };
    const stage = play({ at: 'debrief', options, patch, decks: { 'romulan.hand': ['foil-their-plans'] } });
    expect(stage.g.players[0]?.scored.map(({ card }) => card)).toEqual(['sow-distrust']);
  });

  it('M-OPEN-72: a Mission scored in Debrief also gives an Intel token', () => {
    const stage = play({ at: 'debrief', options, decks: { 'romulan.hand': ['vanish'] } });
    expect(stage.g.players[0]?.intel).toBe(1);
  });
});

describe('Romulan Core Missions', () => {
  const core = (card: string, patch: Patch = {}): number =>
    corePoints(play({ options, patch: { ...patch, 'players.0.core': card } }).g, 0);

  it('M-END-03 M-OPEN-06 M-FAC-06: Secrets of Three Powers scores for up to six Intel tokens', () => {
    const points = [0, 1, 6, 9].map((intel) => core('secrets-of-three-powers', { 'players.0.intel': intel }));
    expect(points).toEqual([0, 5, 30, 30]);
  });

  it('M-END-03 M-OPEN-06: Seeds of Ruin scores for Intel Missions and sprung Traps, up to thirty points', () => {
    expect(core('seeds-of-ruin', has('sow-distrust'))).toBe(0);
    expect(core('seeds-of-ruin', has('tap-the-main-computer', 'turn-an-informant'))).toBe(10);
    expect(core('seeds-of-ruin', { ...has('tap-the-main-computer'), 'players.0.sprung': 1 })).toBe(10);
    expect(core('seeds-of-ruin', { ...has('tap-the-main-computer'), 'players.0.sprung': 9 })).toBe(30);
  });
});
