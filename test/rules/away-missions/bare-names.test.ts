import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { runLine } from '../../../src/tables/line.ts';
import { reasonFor } from '../../../src/tables/reason.ts';
import { play } from '../../support/away-case.ts';

// Tables treat the positions of every game as unknown.
const game = awayMissions as unknown as Parameters<typeof runLine>[2];
const HAND = ['contain-the-warp-core', 'recover-the-battle-logs', 'get-main-computer-online'];

/** Riker acts, with Mission cards in hand that can’t be played in his space. */
function acting() {
  const stage = play({ decks: { 'federation.hand': HAND } }).does('federation', 'activate:riker');
  const { match } = stage;
  return {
    stage,
    line: (text: string) =>
      runLine(match.table, { t: 'line', seat: 0, decision: stage.decision('federation').id, text }, game, (answer) =>
        match.submit(answer),
      ),
    why: (text: string) => reasonFor(stage.match.state, 0, text, game),
  };
}

describe('typing only the name of a Mission card in hand', () => {
  it.each([
    ['contain the warp core', 'Contain the Warp Core'],
    ['Contain the Warp', 'Contain the Warp Core'],
    ['main computer', 'Get Main Computer Online'],
    ['warp core', 'Contain the Warp Core'],
  ])('M-ACTV-03: typing “%s” alone discards nothing', (text) => {
    const { stage, line } = acting();
    expect(() => line(text)).toThrow(Refused);
    expect(stage.g.players[0]?.hand.mission).toEqual(expect.arrayContaining(HAND.slice(0, 1)));
    expect(stage.g.players[0]?.discards.mission).toEqual([]);
  });

  it.each(['contain the warp core', 'get main computer online', 'play contain the warp core'])(
    'M-PLAY-09: the answer to “%s” says why the card can’t be played, and says nothing about swapping it',
    (text) => {
      const { text: reason, rule } = acting().why(text);
      expect(reason).not.toMatch(/swap/i);
      expect(rule).not.toBe('M-ACTV-03');
    },
  );

  it('M-ACTV-03: a Mission card is swapped only if “swap” is typed', () => {
    const { stage, line } = acting();
    expect(line('swap contain the warp core').picked).toEqual(['Swap Contain the Warp Core']);
    expect(stage.g.players[0]?.discards.mission).toEqual(['contain-the-warp-core']);
    expect(acting().why('swap contain the warp core').text).toContain('You can do that now');
  });
});
