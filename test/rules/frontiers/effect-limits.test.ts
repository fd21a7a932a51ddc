import { describe, expect, it } from 'vitest';
import { carry, turnOf } from './support/effects.ts';

describe('limits on effects', () => {
  it('F-CARD-02: an optional effect isn’t offered more often than allowed', () => {
    const moved = (times: number) => {
      const { g, player } = turnOf(2);
      const drive = carry(g, [{ do: 'may', times, effects: [{ do: 'move', amount: 2 }] }]);
      while (!drive.over && player.points.move < 20) drive.does('yes');
      return player.points.move;
    };
    expect([moved(1), moved(2), moved(3)]).toEqual([2, 4, 6]);
  });

  it('F-DATA-12: an effect that sets a die sets the die taken with it, not one taken earlier', () => {
    const { g, player } = turnOf(2);
    g.core = ['white', 'gold'];
    player.dice = [
      { colour: 'red', used: false },
      { colour: 'blue', used: false },
    ];
    carry(g, [{ do: 'setDie', colours: ['black', 'red'], tokens: 2 }], { answers: ['set:white-black'] });
    expect(player.dice.map(({ colour, used }) => [colour, used])).toEqual([
      ['red', false],
      ['blue', false],
      ['black', true],
    ]);
    expect([player.data.black, g.core]).toEqual([2, ['gold']]);
  });

  it('F-CREW-11: a Ready Crew Member can be chosen only for healing, and a limit on Ranks applies to the total of the chosen Crew', () => {
    const keys = (heal: boolean) => {
      const { g, player } = turnOf(2);
      player.crew = [
        { crew: 'phaser-crew', ready: true, wounds: 1 },
        { crew: 'security-detail', ready: true, wounds: 0 },
        { crew: 'field-medics', ready: false, wounds: 0 },
      ];
      return carry(g, [{ do: 'ready', ...(heal && { heal }) }]).keys('ready:');
    };
    expect(keys(true)).toEqual(['ready:0-phaser-crew', 'ready:2-field-medics']);
    expect(keys(false)).toEqual(['ready:2-field-medics']);
    const { g, player } = turnOf(2);
    player.crew = ['phaser-crew', 'security-detail', 'field-medics'].map((crew) => ({ crew, ready: false, wounds: 0 }));
    // Two Crew Members of Rank 2 use up all 4 Ranks, so no more are offered.
    const drive = carry(g, [{ do: 'ready', ranks: 4 }], {
      answers: ['ready:0-phaser-crew', 'ready:1-security-detail'],
    });
    expect(drive.over).toBe(true);
    expect(player.crew.map(({ ready }) => ready)).toEqual([true, true, false]);
  });
});
