import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../../src/games/first-edition/effects/frame.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Row } from './position-text.ts';
import { calling, offered, type Side, scene } from './scene.ts';
import { DECK, ends, hands, twoSides } from './two-sides.ts';

const OUTPOST: Row = ['Federation Outpost', 'space:L1'];
const both = (gold: Side, patch: { [path: string]: Json }) =>
  scene({ gold: { deck: DECK, ...gold }, blue: { deck: DECK }, patch });

describe('the current player', () => {
  const skipped = (...seats: number[]) =>
    both({}, { lasting: seats.map((seat) => ({ what: 'turn-skipped', seat, until: 'game' })) });

  it('C-TURN-01: if the opponent’s turn is skipped, the player has another one, and the log says whose turn was skipped', () => {
    const stage = ends(skipped(1), 'gold');
    expect([stage.g.turns, stage.g.turn?.seat]).toEqual([2, 0]);
    expect(stage.log).toContain('Blue’s turn is skipped.');
    expect(ends(stage, 'gold').g.turn?.seat).toBe(1);
    expect(ends(stage, 'blue').g.turn?.seat).toBe(0);
  });

  it('C-TURN-01: a player whose next turn is skipped waits while the opponent takes two turns', () => {
    const stage = ends(skipped(0), 'gold');
    expect(stage.g.turn?.seat).toBe(1);
    expect(ends(stage, 'blue').g.turn?.seat).toBe(1);
    expect(ends(stage, 'blue').g.turn?.seat).toBe(0);
    // If both next turns are skipped, the player has the turn after them.
    expect(ends(skipped(0, 1), 'gold').g.turn?.seat).toBe(0);
  });

  it('C-STOP-01 C-STOP-05: a card stopped for longer than a turn recovers only when that time ends', () => {
    const stage = twoSides({ play: [OUTPOST, ['Spock', 'aboard:1', { stopped: 2 }], ['Data', 'aboard:1']] });
    ends(stage, 'gold');
    expect([2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([2, undefined]);
    expect(ends(stage, 'blue').g.pieces[2]?.stopped).toBeUndefined();
  });
});

describe('C-PLAY-19: a player who must play a card', () => {
  const must = (seat: number) => ({ lasting: [{ what: 'must-play', seat, until: 'turn' }] });
  const play: Row[] = [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Giusti', 'aboard:2']];

  it('a player who must play a card can do nothing else first, and then acts as usual', () => {
    const stage = both({ play, hand: ['Spock', 'Kurn'] }, must(0));
    expect(offered(stage, 'gold')).toEqual(['report:spock:aboard:1']);
    stage.does('gold', 'report:spock:aboard:1');
    expect(offered(stage, 'gold')).toEqual(expect.arrayContaining(['undock:2', 'end:turn']));
  });

  it('a player who has no card to play may act as usual', () => {
    const stage = both({ play, hand: ['Kurn'] }, must(0));
    expect(offered(stage, 'gold')).toEqual(expect.arrayContaining(['undock:2', 'end:turn']));
  });

  it('only the player whom the effect names must play a card', () => {
    const other = both({ play, hand: ['Spock'] }, must(1));
    expect(offered(other, 'gold')).toContain('end:turn');
    const lasts = { lasting: [{ what: 'red-alert', seat: 0, until: 'turn' }] };
    expect(offered(both({ play, hand: ['Spock'] }, lasts), 'gold')).toContain('end:turn');
  });

  it('the player must still play the card if the opponent plays a card first', () => {
    const stage = twoSides(
      { play: [OUTPOST], hand: ['Spock', 'Data'] },
      { play: [['U.S.S. Galaxy', 'space:L4']], hand: ['Energy Vortex', 'Transwarp Conduit'] },
    );
    stage.orders('blue', { also: ['play', 'gap'] }).does('gold', 'report:spock:aboard:1');
    stage.does('blue', 'answer:energy-vortex');
    while (stage.match.pending(1)?.window === 'play') stage.does('blue', 'pass');
    stage.does('blue', 'play:transwarp-conduit:on:2');
    while (stage.match.pending(1) !== null) stage.does('blue', 'pass');
    expect(offered(stage, 'gold')).toEqual(['report:data:aboard:1']);
    stage.does('gold', 'report:data:aboard:1');
    expect(hands(stage)[0]).toEqual(['spock']);
  });
});

describe('a turn under way', () => {
  it('C-TURN-01 C-PLAY-01: the prompt gives the points and the numbers of cards in hand and in the deck, and mentions the card play until it is used', () => {
    const stage = twoSides({ play: [OUTPOST], hand: ['Spock'] });
    expect(stage.decision('gold').prompt).toBe(
      'You may play a card. 1 card in hand, 8 to draw, 0 points. What do you do?',
    );
    stage.does('gold', 'report:spock:aboard:1');
    expect(stage.decision('gold').prompt).toBe('0 cards in hand, 8 to draw, 0 points. What do you do?');
  });

  it('C-PLAY-05 C-TURN-04: an action that replaces the card play can’t be used after the first order', () => {
    const play: Row[] = [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Giusti', 'aboard:2'], ['Red Alert!', 'core:0']];
    const stage = twoSides({ play, hand: ['Spock'] });
    const [alert = ''] = offered(stage, 'gold').filter((key) => key.includes('alert'));
    expect(alert).not.toBe('');
    stage.does('gold', 'undock:2');
    expect(offered(stage, 'gold')).not.toContain(alert);
    expect(stage.refuses('gold', alert)).toMatchObject({ rule: 'C-TURN-04' });
  });

  it('C-TEAM-16 C-TYPES-12: a card that disappeared doesn’t count down', () => {
    const virus = (at: Row[1]) =>
      ends(twoSides({}, { play: [['Virus', at, { count: 3 }]] }), 'gold', 'blue').g.pieces[1]?.count;
    expect(virus('at:L2')).toBe(2);
    expect(virus('lost:L2')).toBe(3);
  });
});

describe('points', () => {
  const SCORED = { kind: 'bonus', points: 5, card: 'temporal-causality-loop' } as const;

  it('C-POINTS-02: the log names the points that a player scores and loses, even if the total falls below 0', () => {
    const from = { seat: 0, kind: 'lasting', card: 'temporal-causality-loop' } as const;
    const list = [5, -15].map((points) => ({ do: 'points', points }) as const);
    const stage = scene({ call: calling(EFFECTS, { seat: 0, from, list }) });
    expect(stage.log).toContain('Gold scores 5 for Temporal Causality Loop, total 5.');
    expect(stage.log).toContain('Gold loses 15 for Temporal Causality Loop, total -10.');
    expect(stage.decision('gold').prompt).toContain('-10 points');
  });

  it('C-POINTS-07 C-OPEN-21: if both draw decks are empty, the reason given for the end of the game names the higher score first', () => {
    const over = (...points: number[]) => {
      const patch = Object.fromEntries(
        points.map((one, seat) => [`players.${seat}.scored`, [{ ...SCORED, points: one }]]),
      );
      const stage = scene({ gold: { deck: ['Calloway'] }, blue: { deck: [] }, patch });
      return stage.does('gold', 'end:turn').match.state.over;
    };
    expect(over(5, 20)).toEqual({
      winners: [1],
      why: 'Both draw decks are empty: Blue leads Gold by 20 to 5.',
      rule: 'C-POINTS-07',
    });
    expect(over(20, 5)?.why).toBe('Both draw decks are empty: Gold leads Blue by 20 to 5.');
    expect(over(5, 5)).toEqual({
      winners: [],
      why: 'Both draw decks are empty, and the score is equal at 5.',
      rule: 'C-OPEN-21',
    });
  });
});
