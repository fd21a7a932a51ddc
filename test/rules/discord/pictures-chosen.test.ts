import { describe, expect, it } from 'vitest';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { fullest, viewOf } from '../renderers/frontiers-positions.ts';
import { sample } from '../renderers/views.ts';
import { decision, options, seen } from './support/samples.ts';

// Views are plain JSON; the interfaces in them have no index signatures.
const json = (view: object): Json => view as unknown as Json;
const captain = viewOf(fullest());
const verdict = { rows: [], winners: [], verdict: 'It is over.' };

describe('pictures', () => {
  it('in Frontiers, an answer shows the hand only if cards in it can be chosen', () => {
    const scenes = (verb: string) => {
      const at = seen({ view: json(captain), decision: decision('pick', options(verb, 2)) });
      return frontiersChat.pictures.done(at, 1).map(({ scene }) => scene);
    };
    expect(scenes('discard')).toEqual(expect.arrayContaining(['map', 'hand']));
    expect(scenes('play')).not.toContain('hand');
  });

  it.each([
    ['Frontiers', frontiersChat, json({ ...captain, score: verdict })],
    ['Away Missions', awayMissionsChat, json({ ...sample(), score: verdict })],
  ])('the end of a game of %s shows only its score', (_name, chat, view) => {
    const shown = chat.pictures.done(seen({ view, decision: null }), 1);
    expect(shown.map(({ scene }) => scene)).toEqual(['score']);
  });

  it('in Away Missions, an answer shows the map and the hand when Missions are kept or shuffled back', () => {
    const list = options('return', 2, { subject: { kind: 'card', id: 'hold-the-ship' } });
    const at = seen({ view: json(sample({ offer: [] })), decision: decision('pick', list) });
    expect(awayMissionsChat.pictures.move(at).map(({ scene }) => scene)).toEqual(['hand', 'map']);
  });

  it('in Away Missions, Damage shows the dice only if an attack of the current Activation caused it', () => {
    const log = (...rules: string[]) => rules.map((rule, at) => ({ seq: at + 1, at: 1, text: 'It happens.', rule }));
    const scenes = (id: string, ...rules: string[]): string[] => {
      const list = options('damage', 2, { subject: { kind: 'character', id } });
      const view = json(sample({ offer: [], hand: [] }));
      const at = seen({ view, decision: decision('allocate', list), recent: log(...rules) });
      return awayMissionsChat.pictures.move(at).map(({ scene }) => scene);
    };
    // Lukara attacked Riker.
    expect(scenes('riker', 'M-ACT-02', 'M-ATK-01')).toEqual(['dice']);
    expect(scenes('lukara', 'M-ACT-02', 'M-ATK-01')).toEqual(['map']);
    expect(scenes('riker', 'M-ATK-01', 'M-ACT-02')).toEqual(['map']);
  });
});
