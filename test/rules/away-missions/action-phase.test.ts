import { describe, expect, it } from 'vitest';
import { gone, play, standing } from '../../support/away-case.ts';

/** Two Federation characters against five of the Borg (scenarios 4 and 5). */
const OUTNUMBERED = {
  ...gone('riker', 'shelby'),
  ...standing({ three: 'G9', four: 'F9' }),
};

describe('M-SEQ-05: Action Phase', () => {
  it('M-BONUS-01 M-BONUS-02 M-BONUS-03 M-BONUS-04: the team with fewer characters in the mission area gets the difference as Bonus Actions', () => {
    const stage = play({ at: 'action', patch: OUTNUMBERED, dice: [4, 2] });
    expect(stage.g.players.map(({ bonusActions }) => bonusActions)).toEqual([3, 0]);
    // Three, Four and Five of Five wait in reserve: four against three.
    const even = play({ at: 'action', patch: gone('worf'), dice: [4, 2] });
    expect(even.g.players.map(({ bonusActions }) => bonusActions)).toEqual([0, 0]);
  });

  it('M-ESC-02 M-OPEN-50: characters that arrive in this Round count when Bonus Actions are determined', () => {
    const stage = play({ at: 'arrivals', patch: { round: 2, ...gone('worf') }, dice: [4, 2] });
    stage.does('borg', 'arrive:three:engineering:E7').does('borg', 'arrive:four:engineering:E7').settled();
    expect(stage.g.players.map(({ bonusActions }) => bonusActions)).toEqual([2, 0]);
  });

  it('M-ACT-01 M-OPEN-61: both sides roll, ties are re-rolled, and the higher roll activates first', () => {
    const stage = play({ at: 'action', dice: [3, 3, 5, 5, 2, 6] }).settled();
    expect(stage.g.turn).toBe(1);
    expect(stage.match.pending(1)?.rule).toBe('M-ACT-02');
    expect(stage.match.pending(0)).toBeNull();
  });

  it('M-ACT-02 M-TG-06 M-OPEN-81: if a player lets their ally go first, the ally takes the turn, and the next turn is the other team’s', () => {
    const options = { factions: ['federation', 'borg', 'federation', 'borg'], partner: 2 };
    const stage = play({ options }).does('federation', 'yield');
    stage.does('federation 2', 'activate:riker-2').does('federation 2', 'pass').does('federation 2', 'pass');
    expect(stage.match.state.pending.map(({ seat }) => stage.seats[seat])).toEqual(['borg']);
    stage.does('borg', 'activate:locutus').does('borg', 'pass').does('borg', 'pass');
    // The next turn is free of that choice again.
    expect(stage.offers('federation', 'yield')).toBe(true);
  });

  it('M-ACT-02 M-ACT-04 M-ACT-05 M-BONUS-05 M-BONUS-07 M-OPEN-43 scenario 5: the sides alternate until each has taken five turns', () => {
    const stage = play({ at: 'action', patch: OUTNUMBERED, dice: [4, 2] });
    const turns: string[] = [];
    const turn = (seat: string, pick: string, actions: number): void => {
      turns.push(seat);
      stage.does(seat, pick);
      for (let action = 0; action < actions; action++) stage.does(seat, 'pass');
    };
    turn('federation', 'activate:data', 2);
    turn('borg', 'activate:locutus', 2);
    expect(stage.refuses('federation', 'activate:data').rule).toBe('M-ACT-05');
    // An activated character may use Bonus Actions, and more than one.
    turn('federation', 'bonus:data', 1);
    turn('borg', 'activate:one', 2);
    turn('federation', 'bonus:data', 1);
    turn('borg', 'activate:two', 2);
    turn('federation', 'activate:worf', 2);
    turn('borg', 'activate:three', 2);
    turn('federation', 'bonus:worf', 1);
    turn('borg', 'activate:four', 2);
    expect(turns.length).toBe(10);
    expect(stage.g.round).toBe(2);
  });

  it('M-ACT-03 M-OPEN-44: a side that has nothing left to do is skipped while the other side continues', () => {
    const patch = gone('shelby', 'data', 'worf');
    const stage = play({ patch, turn: 'federation' });
    stage.does('federation', 'activate:riker').does('federation', 'pass').does('federation', 'pass');
    for (const drone of ['locutus', 'one', 'two']) {
      stage.does('borg', `activate:${drone}`).does('borg', 'pass').does('borg', 'pass');
    }
    expect(stage.g.round).toBe(2);
  });

  it('M-BONUS-06: the phase doesn’t end until all of the Round’s Bonus Actions have been used', () => {
    const patch = {
      ...gone('riker', 'shelby', 'worf', 'one', 'two'),
      'characters.data.activated': true,
      'characters.locutus.activated': true,
      'players.0.bonusActions': 2,
    };
    const stage = play({ patch });
    expect(stage.refuses('federation', 'pass').rule).toBe('M-ACTV-01');
    stage.does('federation', 'bonus:data').does('federation', 'draw');
    stage.does('federation', 'bonus:data').does('federation', 'draw');
    expect(stage.g.round).toBe(2);
    expect(stage.g.players[0]?.hand.support.length).toBe(2);
  });

  it('M-OPEN-48 M-END-06 M-SEQ-02: a team without characters can use its Bonus Actions to draw, swap or pass', () => {
    const patch = { ...gone('riker', 'shelby', 'data', 'worf'), 'players.0.bonusActions': 1 };
    const stage = play({ patch, decks: { 'federation.hand': ['get-main-computer-online'] } });
    stage.does('federation', 'bonus:nobody');
    expect(stage.offers('federation', 'draw')).toBe(true);
    expect(stage.offers('federation', 'swap:get-main-computer-online')).toBe(true);
    expect(stage.offers('federation', 'cover')).toBe(false);
    expect(stage.refuses('federation', 'move to B7').rule).toBe('M-OPEN-48');
    stage.does('federation', 'draw');
    expect(stage.match.pending(1)).not.toBeNull();
  });
});
