import { describe, expect, it } from 'vitest';
import { corePoints } from '../../../src/games/away-missions/score.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play } from '../../support/away-case.ts';
import { FALLEN, scored } from './cards-spec.ts';

type Patch = { [path: string]: Json };

describe('Klingon End of Game Missions', () => {
  const options = { factions: ['klingon', 'federation'] };
  const honored = (...tokens: number[]): Patch =>
    Object.fromEntries(tokens.map((count, at) => [`characters.${['gowron', 'kromm', 'kurak'][at]}.honor`, count]));

  const rows: [card: string, met: Patch, missed: Patch, points: number, bonus: number][] = [
    ['house-of-warriors', honored(1, 2), honored(3), 20, 0],
    ['house-of-warriors', honored(1, 2, 1), {}, 20, 10],
    ['songs-will-be-sung', honored(3, 1), honored(3), 15, 0],
    ['songs-will-be-sung', { ...honored(3, 1), ...FALLEN }, {}, 15, 10],
    ['the-empire-prevails', gone('riker'), {}, 20, 0],
    ['the-empire-prevails', gone('riker', 'data', 'lukara'), gone('riker', 'lukara'), 20, 0],
  ];

  it.each(rows)('M-END-01 M-END-02 M-OPEN-71: %s is scored only if its condition is met', (...row) => {
    const [card, met, missed, points, bonus] = row;
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'klingon.hand': [card] } }).g.players[0]?.scored;
    expect(debriefed(met)).toEqual([scored(card, points, bonus)]);
    expect(debriefed(missed)).toEqual([]);
  });
});

describe('Klingon Core Missions', () => {
  const options = { factions: ['klingon', 'federation'] };
  const core = (card: string, patch: Patch = {}): number =>
    corePoints(play({ options, patch: { ...patch, 'players.0.core': card } }).g, 0);

  it('M-END-03 M-OPEN-06 M-OPEN-71: Sto’Vo’Kor scores for honored and fallen characters, up to thirty points', () => {
    expect(core('stovokor')).toBe(0);
    expect(core('stovokor', { 'characters.gowron.honor': 3 })).toBe(10);
    expect(core('stovokor', { 'characters.gowron.honor': 1, ...FALLEN })).toBe(25);
    expect(core('stovokor', { 'characters.gowron.honor': 1, 'characters.kromm.honor': 1, ...FALLEN })).toBe(30);
    expect(core('stovokor', { 'characters.gowron.honor': 1, ...gone('gowron') })).toBe(0);
  });

  it('M-END-03 M-OPEN-06: Glory of the Empire scores for up to three Honor Missions', () => {
    const stage = play({ options, patch: { 'players.0.core': 'glory-of-the-empire' } });
    const player = stage.g.players[0];
    player?.scored.push(scored('the-empire-prevails', 25));
    const points = ['first-blood', 'stand-alone', 'sworn-enemy', 'rite-of-ascension'].map((card) => {
      player?.scored.push(scored(card, 10));
      return corePoints(stage.g, 0);
    });
    expect(points).toEqual([10, 20, 30, 30]);
  });
});
