import { describe, expect, it } from 'vitest';
import { parseOrders } from '../../../src/games/first-edition/orders.ts';
import { inPlay } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

/** A ship of Gold, and an interrupt that Gold may play. */
const PLAY = [['U.S.S. Oberth', 'space:L1']] as const;

describe('answers', () => {
  it('C-RESPONSE-05: the opponent is asked first, and the effect happens if they pass', () => {
    const stage = scene({ gold: { play: PLAY, hand: ['Transwarp Conduit'] }, blue: { hand: ['Amanda Rogers'] } });
    stage.orders('blue', { also: ['play'] }).does('gold', 'play:transwarp-conduit:on:1');
    expect(offered(stage, 'blue')).toEqual(['answer:amanda-rogers', 'pass']);
    stage.does('blue', 'pass');
    expect(stage.g.lasting).toHaveLength(1);
  });

  it('C-RESPONSE-18 C-RESPONSE-03: a response comes after a card’s cost is paid and before it has an effect', () => {
    const play = inPlay('L1: Federation Outpost, U.S.S. Oberth');
    const stage = scene({ gold: { play, hand: ['Spock'] }, blue: { hand: ['Energy Vortex'] } });
    stage.orders('blue', { also: ['play'] }).does('gold', 'report:spock:aboard:1');
    expect(offered(stage, 'blue')).toEqual(['answer:energy-vortex', 'pass']);
    expect([stage.g.turn?.played, stage.g.players[0]?.hand]).toEqual([1, []]);
    expect(Object.values(stage.g.pieces).some(({ card }) => card === 'spock')).toBe(false);
    stage.does('blue', 'pass');
    expect(Object.values(stage.g.pieces).some(({ card }) => card === 'spock')).toBe(true);
  });

  it('C-RESPONSE-18 C-DILEMMA-20: responses come after a dilemma’s conditions are checked and before it does anything', () => {
    const met = (...team: string[]) => {
      const play = team.map((name) => [name, 'surface:L2'] as const);
      const stage = scene({ gold: { play }, blue: { hand: ['Q2'], seeds: { L2: ['Nausicaans'] } } });
      stage.orders('blue', { also: ['dilemma'] }).does('gold', offered(stage, 'gold', 'attempt:L2')[0] ?? '');
      expect(offered(stage, 'blue')).toEqual(['pass']);
      expect(Object.keys(stage.g.pieces)).toHaveLength(team.length);
      return stage.g.lastMet?.overcome;
    };
    expect(met('Calloway', 'Giusti')).toBe(false);
    expect(met('Worf', 'Data', 'Data', 'Data', 'Data')).toBe(true);
  });

  it('C-RESPONSE-07 C-RESPONSE-12: a response cancels the effect, and both cards are discarded', () => {
    const stage = scene({ gold: { play: PLAY, hand: ['Transwarp Conduit'] }, blue: { hand: ['Amanda Rogers'] } });
    stage.orders('blue', { also: ['play'] }).does('gold', 'play:transwarp-conduit:on:1');
    stage.does('blue', 'answer:amanda-rogers');
    expect(stage.g.lasting).toEqual([]);
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([['transwarp-conduit'], ['amanda-rogers']]);
    expect(stage.g.announced).toEqual([]);
  });

  it('C-RESPONSE-06: a card can’t respond to something that its text doesn’t mention', () => {
    const stage = scene({
      gold: { play: [['Federation Outpost', 'space:L1']], hand: ['Spock'] },
      blue: { hand: ['Amanda Rogers'] },
    });
    stage.orders('blue', { also: ['play'] }).does('gold', 'Spock');
    expect(offered(stage, 'blue')).toEqual(['pass']);
  });

  it('C-RESPONSE-05: a player without a response is asked just like one with a response, so nobody can tell the difference', () => {
    const stage = scene({ gold: { play: PLAY, hand: ['Transwarp Conduit'] }, blue: { hand: ['Kurn'] } });
    stage.orders('blue', { also: ['play'] }).does('gold', 'play:transwarp-conduit:on:1');
    expect(offered(stage, 'blue')).toEqual(['pass']);
  });

  it('C-RESPONSE-05: a player whose orders leave out a window passes immediately, whatever is in their hand', () => {
    const stage = scene({ gold: { play: PLAY, hand: ['Transwarp Conduit'] }, blue: { hand: ['Amanda Rogers'] } });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.g.lasting).toHaveLength(1);
    expect(stage.decision('gold').prompt).toContain('What do you do?');
  });

  it('C-RESPONSE-02: nobody is asked at a moment when no card could respond', () => {
    const stage = scene({ gold: { play: [...PLAY, ['Giusti', 'aboard:1']] }, blue: { hand: ['Amanda Rogers'] } });
    stage.orders('blue', { ask: ['move', 'beam'], prefer: {} }).does('gold', 'move:1:L2');
    expect(stage.decision('gold').prompt).toContain('What do you do?');
  });
  it('C-RESPONSE-07 C-RESPONSE-11: a player can respond to a response', () => {
    const stage = scene({
      blue: { play: [['Kurn', 'surface:L5']], hand: ['Klingon Death Yell'] },
      gold: { seeds: { L5: ['Armus - Skin of Evil'] }, hand: ['Amanda Rogers'] },
      turn: 'blue',
    });
    stage
      .orders('blue', { also: ['left'] })
      .orders('gold', { also: ['play'] })
      .does('blue', 'attempt:L5:team-1');
    stage.does('blue', 'answer:klingon-death-yell').does('gold', 'answer:amanda-rogers');
    expect(stage.g.players[1]?.scored).toEqual([]);
    expect(stage.g.players[0]?.discard).toContain('amanda-rogers');
    expect(stage.g.players[1]?.discard).toContain('klingon-death-yell');
  });

  it('C-RESPONSE-14: standing orders can’t name an unknown window', () => {
    expect(() => parseOrders({ ask: ['always'], prefer: {} }, scene({}).match.state, 0)).toThrow(/windows/);
  });
});

describe('windows between actions', () => {
  const sides = { gold: { play: [...PLAY, ['Giusti', 'aboard:1']] as const }, blue: { hand: ['The Juggler', 'Kurn'] } };

  it('C-RESPONSE-13 C-TURN-15: between actions, the opponent may play only interrupts', () => {
    const stage = scene(sides)
      .orders('blue', { also: ['gap'] })
      .does('gold', 'move:1:L2');
    expect(offered(stage, 'blue')).toEqual(['play:the-juggler:core:0', 'play:the-juggler:core:1', 'pass']);
    stage.does('blue', 'play:the-juggler:core:0').does('blue', 'pass');
    expect(stage.decision('gold').prompt).toContain('What do you do?');
    expect(stage.g.turn?.played).toBe(0);
  });

  it('C-RESPONSE-13: the game doesn’t wait between actions for an opponent whose orders leave that window out', () => {
    const stage = scene(sides).does('gold', 'move:1:L2');
    expect(stage.match.pending(1)).toBeNull();
  });

  it('C-TURN-04: a player may still play interrupts after executing orders in their own turn', () => {
    const play = [...PLAY, ['Giusti', 'aboard:1']] as const;
    const stage = scene({ gold: { play, hand: ['The Juggler'] } }).does('gold', 'move:1:L2');
    expect(offered(stage, 'gold', 'play')).toHaveLength(2);
  });
});

describe('cards that stay in play', () => {
  it('C-PLAY-06 C-SKILL-14 C-SKILL-22: an event played on a ship stays on the ship', () => {
    const stage = scene({ gold: { play: PLAY, hand: ['Bynars Weapon Enhancement'] } });
    stage.does('gold', 'play:bynars-weapon-enhancement:on:1');
    expect(stage.g.pieces[2]).toMatchObject({ at: 'on:1' });
  });

  it('C-LEAVE-02: an event on a ship is lost with the ship', () => {
    const play = inPlay('L1: U.S.S. Oberth [Calloway, Bynars Weapon Enhancement]');
    const stage = scene({ gold: { play }, blue: { seeds: { L1: ['Cosmic String Fragment'] } } });
    expect(stage.does('gold', 'attempt:L1:1').g.pieces).toEqual({});
  });

  it('C-DRAW-01: Kivas Fajo - Collector lets a player draw three cards', () => {
    const stage = scene({ gold: { hand: ['Kivas Fajo - Collector'], deck: ['Spock', 'Data', 'Worf', 'Sunad'] } });
    stage.does('gold', 'play:kivas-fajo-collector:core:0');
    expect(stage.g.players[0]?.hand).toEqual([id('Spock'), id('Data'), id('Worf')]);
  });

  it('C-RESPONSE-04: Kevin Uxbridge removes the event that it is played on', () => {
    const stage = scene({
      gold: { hand: ['Kevin Uxbridge'] },
      blue: { play: 'L1: U.S.S. Oberth [Metaphasic Shields]; table: Treaty: Federation/Klingon' },
    });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:kevin-uxbridge:on:2']);
    stage.does('gold', 'play:kevin-uxbridge:on:2');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '3']);
  });
});
