import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { play, standing } from '../../support/away-case.ts';

const SCENE = {
  patch: standing({ riker: 'C5', one: 'D5' }),
  decks: { 'federation.hand': ['evasive-action', 'emergency-force-field', 'scanner'] },
};

describe('cards that work only during other players’ turns', () => {
  it('M-TIME-02: the hand shows its owner when an Interrupt works and whether the game will ask about it', () => {
    const stage = play({ ...SCENE, turn: 'borg' });
    const { hand, waiting } = awayMissions.view(stage.match.state, 0);
    expect(hand.map(({ id, now }) => [id, now?.why])).toEqual([
      ['evasive-action', 'Works only when your character is attacked. Press “Ask me then”.'],
      ['emergency-force-field', 'You will be asked when your character takes Damage.'],
      ['scanner', undefined],
    ]);
    expect(waiting).toEqual([{ window: 'attacked', cards: ['Evasive Action'] }]);
    expect(awayMissions.view(stage.match.state, 1).waiting).toEqual([]);
    expect(awayMissions.view(stage.match.state, 'spectator').waiting).toEqual([]);
  });

  it('M-TIME-02: in any player’s turn, /why explains when an Interrupt works', () => {
    const why = 'Evasive Action is an Interrupt. Works only when your character is attacked. Press “Ask me then”.';
    const mine = play(SCENE).does('federation', 'activate:riker');
    expect(mine.refuses('federation', 'play evasive action')).toEqual({ text: why, rule: 'M-PLAY-02' });
    const theirs = play({ ...SCENE, turn: 'borg' });
    expect(theirs.refuses('federation', 'evasive action').text).toBe(why);
    // Other requests get reasons of their own, and nothing is said about cards that are not in the hand.
    expect(mine.refuses('federation', 'play shields adapt').rule).toBe('M-PLAY-01');
  });

  it('T-ORDERS-01: “Ask me then” adds one window to the standing orders, keeps all others, and makes the game ask from then on', () => {
    const stage = play({ ...SCENE, turn: 'borg' });
    stage.orders('federation', { ask: ['damage'], prefer: { damage: 'auto', debrief: 'ask' } });
    stage.orders('federation', { also: ['attacked', 'damage'] });
    expect(stage.match.state.orders[0]).toMatchObject({
      ask: ['damage', 'attacked'],
      prefer: { damage: 'auto', debrief: 'ask' },
    });
    expect(awayMissions.view(stage.match.state, 0).waiting).toEqual([]);
    expect(() => stage.orders('federation', { also: ['everything'] })).toThrow('standing orders');
    stage.does('borg', 'activate:one').does('borg', 'attack:riker:assimilation-tubules');
    expect(stage.offers('federation', 'interrupt:evasive-action')).toBe(true);
  });
});
