import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../src/games/away-missions/chapters/characters/find.ts';
import { bonus } from '../../../src/games/away-missions/effects/modifiers.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { gone, play, standing } from '../../support/away-case.ts';
import { COMMAND, OPERATIONS, scored, TRANSPORTERS } from './cards-spec.ts';

/** Data studies Two of Five and succeeds. */
function studied(patch = {}): Stage<AwayMissions> {
  const decks = { 'federation.hand': ['study-a-drone'] };
  const stage = play({ patch: { ...standing({ data: 'A2' }), ...patch }, decks, dice: [6, 2, 1, 1, 5, 4, 4] });
  return stage.does('federation', 'activate:data').does('federation', 'play:study-a-drone').settled();
}

describe('Missions on the table, and the effects of scored Missions', () => {
  it('M-PLAY-05 M-PLAY-19: only the character who carries something can deliver it', () => {
    const { mission } = play().g.players[0]?.decks ?? {};
    const patch = {
      ...standing({ shelby: TRANSPORTERS[0] }),
      'players.0.table': [{ card: 'recover-the-battle-logs', progress: 1, marks: ['worf'] }],
      'players.0.decks.mission': mission?.filter((card) => card !== 'recover-the-battle-logs') ?? [],
    };
    const stage = play({ patch }).does('federation', 'activate:shelby');
    expect(stage.offers('federation', 'use:recover-the-battle-logs')).toBe(false);
    expect(stage.refuses('federation', 'use:recover-the-battle-logs').rule).toBe('M-PLAY-19');
  });

  it('M-PLAY-05: two Missions on the table keep separate marks, and only the completed one is scored', () => {
    const patch = standing({ shelby: OPERATIONS.bridge, worf: COMMAND.quarters });
    const decks = { 'federation.hand': ['reroute-main-power', 'recover-the-battle-logs'] };
    const stage = play({ patch, decks, dice: [4, 1, 1, 1] }).does('federation', 'activate:worf');
    stage.does('federation', 'play:recover-the-battle-logs').does('federation', 'pass');
    stage.does('borg', 'activate:two').does('borg', 'pass').does('borg', 'pass');
    stage.does('federation', 'activate:shelby').does('federation', 'play:reroute-main-power');
    expect(stage.g.players[0]?.table.map(({ marks }) => marks)).toEqual([['worf'], [OPERATIONS.bridge]]);
    const moved = { 'characters.shelby.space': OPERATIONS.engineering };
    stage.match.submit({ t: 'fix', patch: moved, why: 'a card of the test' });
    stage.does('federation', 'use:reroute-main-power').settled();
    expect(stage.g.players[0]?.scored).toEqual([scored('reroute-main-power', 20, 5)]);
    expect(stage.g.players[0]?.table.map(({ card }) => card)).toEqual(['recover-the-battle-logs']);
  });

  it('M-PLAY-24 M-FAC-02 M-OPEN-07: a Mission gives no bonus if its bonus condition isn’t met, and the Federation gains no Adapt token', () => {
    expect(studied().g.players[0]).toMatchObject({ scored: [scored('study-a-drone', 20)], adapt: 0 });
  });

  it('M-PLAY-24: a modifier for a side applies to all characters of that side and to nobody else', () => {
    const { g } = studied();
    const against = (id: string, target: string): number => bonus(g, 'attack', characterOf(g, id), { target });
    expect(['data', 'riker', 'worf'].map((id) => against(id, 'two'))).toEqual([1, 1, 1]);
    expect([against('riker', 'shelby'), against('two', 'one')]).toEqual([0, 0]);
    // Without an opposing character, the modifier doesn't count.
    expect(bonus(g, 'attack', characterOf(g, 'riker'), {})).toBe(0);
  });

  it('M-PLAY-24: a modifier for a character applies only to that character, in addition to its side’s modifier', () => {
    const { g } = play();
    const modifier = { what: 'attack', value: 2 } as const;
    g.lasting = [
      { modifier, character: null, seat: 1, card: 'pursue', until: 'action' },
      { modifier: { ...modifier, value: 1 }, character: 'one', seat: 1, card: 'pursue', until: 'action' },
    ];
    expect(['riker', 'locutus', 'one'].map((id) => bonus(g, 'attack', characterOf(g, id), {}))).toEqual([0, 2, 3]);
  });

  it('M-DECK-03: the opponent discards one random card, or nothing if their hand is empty', () => {
    const reason = (hand: string[], dice: number[]) => {
      const decks = { 'federation.hand': ['reason-with-locutus'], 'borg.hand': hand };
      const stage = play({ patch: standing({ riker: 'G7' }), decks, dice: [6, 6, 1, 5, 4, 4, 1, ...dice] });
      stage.does('federation', 'activate:riker').does('federation', 'play:reason-with-locutus').settled();
      return [stage.g.players[1]?.hand.mission, stage.g.players[1]?.discards.mission];
    };
    const held = ['link-the-minds', 'overwhelm', 'perfect-adaptation'];
    expect(reason(held, [2])).toEqual([['link-the-minds', 'perfect-adaptation'], ['overwhelm']]);
    expect(reason([], [])).toEqual([[], []]);
  });

  it('M-PLAY-14 M-PLAY-13 M-PLAY-19: cards can be attached only to the player’s own suitable characters in the mission area', () => {
    const stage = play({ turn: 'borg', decks: { 'borg.hand': ['cortical-node', 'tactical-drone'] } });
    const keys = stage
      .does('borg', 'activate:locutus')
      .decision('borg')
      .options.map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('equip:'))).toEqual(
      ['locutus', 'one', 'two'].map((id) => `equip:cortical-node:to:${id}`),
    );
    expect(keys.filter((key) => key.startsWith('play:'))).toEqual(
      ['one', 'two'].map((id) => `play:tactical-drone:to:${id}`),
    );
    expect(stage.refuses('borg', 'play:tactical-drone:to:locutus').rule).toBe('M-PLAY-19');
  });

  it('M-END-02: a tie with the opponent doesn’t count as “more”', () => {
    const decks = { 'borg.hand': ['resistance-fades'] };
    expect(play({ at: 'debrief', patch: gone('worf'), decks }).g.players[1]?.scored).toEqual([]);
  });

  it('M-PLAY-03 M-TIME-02: nobody can interrupt in Debrief', () => {
    const decks = { 'borg.hand': ['learn-from-them'], 'federation.hand': ['no-one-left-behind'] };
    const stage = play({ patch: gone('two'), decks }).orders('borg', { ask: ['scores'], prefer: {} });
    while (stage.match.state.over === null) {
      const [decision] = stage.match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      expect(decision.window).toBeUndefined();
      stage.match.answer(decision, stage.match.game.fallback(stage.match.state, decision).keys);
    }
  });
});
