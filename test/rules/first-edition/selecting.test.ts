import { describe, expect, it } from 'vitest';
import { DIVIDE, SELECT } from '../../../src/games/first-edition/chapters/calls.ts';
import { inPlay, type Row } from './position-text.ts';
import { calling, happened, id, offered, scene } from './scene.ts';
import { DECK, hands, twoSides } from './two-sides.ts';

const hidden = (stage: ReturnType<typeof twoSides>, who: string) =>
  stage.decision(who).options.map(({ hidden: is = false }) => is);

describe('random selections', () => {
  // Korris may be the random pick.
  const TEAM = inPlay('L2: Korris (The Next Generation), Calloway, Giusti, Korris (The Next Generation)');
  const picked = (count: number, from: number[] = [1, 2, 3]) =>
    scene({ gold: { play: TEAM }, call: calling(SELECT, { seat: 0, how: 'random', from, count, what: 'who dies' }) });

  it('C-SELECT-01: if one personnel volunteers, only the others are picked at random', () => {
    const stage = picked(2);
    expect(stage.decision('gold').prompt).toBe('who dies: does someone volunteer?');
    stage.does('gold', 'volunteer:1');
    expect(happened(stage)).toMatch(/At random: Korris(?: \(The Next Generation\))? and (?:Calloway|Giusti)\./);
  });

  it('C-SELECT-01: each possible volunteer is asked once, and nobody is asked after enough have volunteered', () => {
    const stage = picked(1).does('gold', 'chance');
    expect(happened(stage)).toContain('At random: ');
    const both = picked(1, [1, 2, 4]).does('gold', 'volunteer:1');
    expect(happened(both)).toMatch(/At random: Korris(?: \(The Next Generation\))?\./);
    const second = picked(1, [1, 2, 4]).does('gold', 'chance');
    expect(offered(second, 'gold')).toEqual(['chance', 'volunteer:4']);
  });

  it('C-SELECT-03: only the player who deals personnel into two piles sees who is in which pile', () => {
    const local = { seat: 0, from: [1, 2, 3], what: 'which personnel is stopped' };
    const stage = scene({ gold: { play: TEAM }, call: calling(DIVIDE, local) });
    expect(hidden(stage, 'gold')).toEqual([true, true, true]);
    stage.does('gold', 'who:2');
    expect(stage.log).not.toContain('Calloway');
    expect(JSON.stringify(stage.decision('blue'))).not.toContain('Calloway');
  });
});

describe('discards from hand', () => {
  const scroll = (...hand: string[]) => {
    const play = ['Jabara', 'Jabara', 'Jabara'].map((name): Row => [name, 'surface:L2']);
    return twoSides({ play, hand: ['Renewal Scroll', ...hand] }).does('gold', 'play:renewal-scroll:core:0');
  };

  it('C-DRAW-07: discards from hand are secret until they are made, and are then named', () => {
    const stage = scroll('Kurn', 'Morka');
    expect(stage.decision('gold').prompt).toBe('Renewal Scroll: discard cards from your hand.');
    expect(hidden(stage, 'gold')).toEqual([true, true]);
    stage.does('gold', 'shed:1');
    expect(stage.log).toContain('Gold discards Morka.');
    expect(stage.g.players[0]?.discard).toEqual([id('Renewal Scroll'), id('Morka')]);
  });

  it('C-DRAW-07: the log says nothing if no card is discarded, and a player with an empty hand isn’t asked', () => {
    const none = scroll('Kurn').does('gold');
    expect([none.log.includes('discards'), hands(none)[0]?.length]).toEqual([false, 3]);
    expect(hands(scroll())[0]).toEqual(DECK.slice(0, 2).map(id));
  });

  it('C-DRAW-07: a player with one card in hand discards it without being asked', () => {
    const bubble = (...hand: string[]) => {
      const stage = twoSides({ play: [['Static Warp Bubble', 'core:0']] }, { hand });
      return stage.does('gold', 'end:turn').does('blue', 'end:turn');
    };
    const one = bubble();
    expect([one.g.players[1]?.discard, one.match.pending(1)?.kind]).toEqual([[], undefined]);
    // Blue has drawn nothing yet: it discards as its turn ends.
    expect(bubble('Kurn').log).toContain('Blue discards Kurn.');
    expect(bubble('Kurn', 'Worf').decision('blue').prompt).toBe('Static Warp Bubble: discard 1 card from your hand.');
  });

  it('C-DRAW-07: only cards of the right kind can be put under the deck, and the log doesn’t name them', () => {
    const play = inPlay('L2: Data (The Next Generation); table: Get It Done');
    const stage = twoSides({ play, hand: ['Lopez', 'Kurn', 'Davies', 'Martin'] });
    stage.does('gold', 'use:get-it-done:2:people');
    expect(stage.decision('gold').prompt).toBe('Get It Done: put 2 cards from your hand under your draw deck.');
    // Kurn has no such icon.
    expect(offered(stage, 'gold')).toEqual(['shed:0', 'shed:1', 'shed:2']);
    stage.does('gold', 'shed:0', 'shed:2');
    expect(stage.log).toContain('Gold puts 2 cards under the draw deck.');
    expect(stage.log).not.toMatch(/Lopez|Davies|Martin/);
    expect(stage.g.players[0]?.deck.slice(-2)).toEqual(['lopez', 'martin']);
  });
});

describe('top cards of a pile', () => {
  it('C-DRAW-05: top cards are named only to the player who looks, but the log says who looks at which pile', () => {
    const deck = twoSides({ hand: ['Handshake'] }).does('gold', 'play:handshake:core:1:deck');
    expect(deck.log).toContain('Gold looks at the top of Blue’s draw deck.');
    expect(hidden(deck, 'gold')).toEqual([true, true, true, true, true, false]);
    const pile = twoSides({ hand: ['Handshake'], discard: ['Kurn', 'Morka'] });
    pile.does('gold', 'play:handshake:core:0:discard');
    expect(pile.log).toContain('Gold looks at the top of Gold’s discard pile.');
  });
});
