import { describe, expect, it } from 'vitest';
import { cardOf, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Effects } from '../../../src/games/frontiers/effects/union.ts';
import { usable } from '../../../src/games/frontiers/effects/usable.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { carry, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';
import { turnOver } from './support/procedures.ts';

describe('effects that discard or remove cards', () => {
  it('F-DISCARD-01 F-DISCARD-02 F-CARD-11: discarded cards go to the discard pile, and “any card” never means a Damage Card', () => {
    const { g, player } = turnOf(2, 'warp-drive', DAMAGE, 'telepathy');
    const drive = carry(g, [
      { do: 'discard', what: 'any' },
      { do: 'move', amount: 2 },
    ]);
    expect(drive.keys()).toEqual(['discard:warp-drive', 'discard:telepathy']);
    drive.does('discard:telepathy');
    expect(player.discard).toEqual(['telepathy']);
    expect(player.points.move).toBe(2);
    expect(player.spent).toBe(1);
  });

  it('F-CARD-10: an effect that requires a discard does nothing if there is no card to discard', () => {
    const { g, player } = turnOf(2, DAMAGE);
    carry(g, [
      { do: 'discard', what: 'any' },
      { do: 'move', amount: 2 },
    ]);
    expect(player.points.move).toBe(0);
  });

  it('F-DISCARD-02: a Damage Card can be discarded if the effect names it', () => {
    const { g, player } = turnOf(2, 'warp-drive', DAMAGE);
    player.skills = [{ skill: 'neghvar-shrug-it-off', used: 'no' }];
    playing(g, 'skill:neghvar-shrug-it-off', { answers: ['discard:damage'] });
    expect(player.discard).toEqual([DAMAGE]);
    expect(player.hand).toHaveLength(2);
    expect(player.hand).not.toContain(DAMAGE);
  });

  it('F-DISCARD-03 F-DISCARD-04: removed cards leave the game, and a Damage Card returns to its pile', () => {
    const { g, player } = turnOf(2, 'warp-drive', DAMAGE);
    player.discard = [DAMAGE, 'open-fire'];
    carry(g, [{ do: 'remove', what: 'damage' }], { answers: ['remove:damage'] });
    expect([player.hand, player.discard, player.removed]).toEqual([['warp-drive'], [DAMAGE, 'open-fire'], []]);
    carry(g, [{ do: 'remove', what: 'any' }], { answers: ['remove:warp-drive'] });
    expect(player.removed).toEqual(['warp-drive']);
  });

  it('F-DISCARD-04: a removed card is no longer in any pile, offer or deck', () => {
    const { g, player } = turnOf(2, 'ramming-speed');
    g.advanced = { deck: g.advanced.deck.filter((card) => card !== 'ramming-speed'), offer: [] };
    carry(g, [{ do: 'remove', what: 'action' }], { answers: ['remove:ramming-speed'] });
    const { removed, ...left } = player;
    expect(removed).toEqual(['ramming-speed']);
    expect(JSON.stringify([left, g.players[1], g.advanced, g.crew])).not.toContain('ramming-speed');
  });

  it('F-CARD-10: if all alternatives of a Skill need a card, a player without cards isn’t offered the Skill', () => {
    const { g, player } = turnOf(2);
    player.skills = [{ skill: 'bird-of-prey-forfeit', used: 'no' }];
    expect(playable(g, 0, 'move')).not.toContain('skill:bird-of-prey-forfeit');
    player.hand = [DAMAGE];
    // Only one alternative is possible, so it is chosen without a question.
    const drive = playing(g, 'skill:bird-of-prey-forfeit');
    expect(drive.keys()).toEqual(['discard:damage']);
    drive.does('discard:damage', 'colour:black');
    expect(player.data.black).toBe(1);
  });

  it('F-GAIN-03: the crystals that Dismantle gives depend on the removed card’s color', () => {
    const { g, player } = turnOf(2, 'dismantle', 'warp-drive');
    player.crystals.blue = 2;
    playing(g, 'play:dismantle:basic', { answers: ['remove:warp-drive'] });
    expect(player.crystals).toEqual({ red: 0, blue: 3, gold: 0 });
    expect(player.data.blue).toBe(1);
    const strong = turnOf(2, 'dismantle', 'warp-drive');
    strong.player.crystals.red = 1;
    playing(strong.g, 'play:dismantle:strong:crystal-red', { answers: ['remove:warp-drive'] });
    expect(strong.player.crystals).toEqual({ red: 1, blue: 1, gold: 1 });
  });
});

describe('cards that copy other cards', () => {
  it('F-CARD-14: Overcharge repeats only a card that is useful now, and needs at least one such card in hand', () => {
    const { g, player } = turnOf(2, 'overcharge', 'open-fire', 'warp-drive', 'picards-counsel');
    player.crystals.red = 1;
    const drive = playing(g, 'play:overcharge:strong:crystal-red');
    expect(drive.keys()).toEqual(['remove:warp-drive']);
    drive.does('remove:warp-drive');
    expect(player.points.move).toBe(8);
    player.hand = ['overcharge', 'open-fire'];
    expect(playable(g, 0, 'move')).not.toContain('play:overcharge:basic');
    playing(g, 'play:overcharge:basic', { moment: 'attack', answers: ['remove:open-fire'] });
    expect(player.points.close).toEqual({ normal: 6 });
    expect(player.removed).toEqual(['warp-drive', 'open-fire']);
  });

  it('F-HEAL-05: Overcharge can’t copy a Captain’s card while the Captain is Wounded', () => {
    const { g, player } = turnOf(2, 'overcharge', 'picards-counsel', 'coordination');
    player.crystals.gold = 1;
    player.wounds = 1;
    expect(playable(g, 0, 'deal').filter((key) => /overcharge:basic|coordination:strong/.test(key))).toEqual([
      'play:overcharge:basic',
    ]);
    expect(playing(g, 'play:overcharge:basic', { moment: 'deal' }).keys()).toEqual(['remove:coordination']);
  });

  it('F-CARD-14: Coordination adds 2 to each number on the copied card except Repairs', () => {
    const { g, player } = turnOf(2, 'coordination', 'shore-leave', 'quick-thinking', 'warp-drive');
    player.crystals.gold = 2;
    const drive = playing(g, 'play:coordination:strong:crystal-gold');
    // Only the owner sees options for cards in hand.
    expect(drive.asked.options.every(({ hidden }) => hidden === true)).toBe(true);
    drive.does('boost:shore-leave');
    expect(player.points).toMatchObject({ move: 6, mend: 2 });
    player.hand = ['coordination', 'quick-thinking'];
    // No card is left that could be boosted.
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('play:coordination:strong'))).toEqual([]);
  });

  it('F-CARD-14: Xenology uses an offered card in the discarded card’s color, and that card stays in the offer', () => {
    const { g, player } = turnOf(2, 'xenology', 'open-fire', 'warp-drive');
    g.undiscovered.offer = ['quantum-torpedo', 'subspace-snare', 'vulcan-meditation'];
    // Red cards work only in fights, and the offer has no blue card.
    expect(playable(g, 0, 'move')).not.toContain('play:xenology:basic');
    const drive = playing(g, 'play:xenology:basic', { moment: 'long' });
    expect(drive.keys()).toEqual(['discard:open-fire']);
    drive.does('discard:open-fire', 'borrow:quantum-torpedo');
    expect(player.points.long).toEqual({ photonTorpedo: 5 });
    expect(g.undiscovered.offer).toContain('quantum-torpedo');
    const other = turnOf(2, 'xenology', 'open-fire').g;
    other.undiscovered.offer = UNDISCOVERED.map(({ id }) => id);
    const answers = ['discard:open-fire'];
    const keys = playing(other, 'play:xenology:basic', { moment: 'attack', answers }).keys('borrow:');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys.map((key) => cardOf(key.slice('borrow:'.length)).colour))).toEqual(new Set(['red']));
  });
});

describe('effects that return or gain cards', () => {
  it('F-GAIN-04 F-GAIN-05: a gained card goes where the effect says, and the offer is refilled', () => {
    const { g, player } = turnOf(2, 'crew-training', 'open-fire');
    const [lowest = ''] = g.advanced.offer.splice(0, 3, 'overload', 'xenology', 'ramming-speed');
    g.advanced.deck.push(lowest);
    const [next] = g.advanced.deck;
    // The options are in the order of the offer, without the blue card.
    const drive = playing(g, 'play:crew-training:basic', { answers: ['remove:open-fire'] });
    expect(drive.keys()).toEqual(['gain:overload', 'gain:ramming-speed']);
    drive.does('gain:overload');
    expect(player.discard).toEqual(['overload']);
    expect(g.advanced.offer).toEqual([next, 'xenology', 'ramming-speed']);
  });

  it('F-SCEN-06: an effect that takes a card from an offer first reveals the offers if they are still closed', () => {
    const { g } = turnOf(2);
    g.advanced.deck.unshift(...g.advanced.offer.splice(0));
    expect(carry(g, [{ do: 'gain', card: 'advanced', to: 'hand' }]).keys('gain:')).toHaveLength(3);
  });

  it('F-CARD-09: Steady Course may go on top of or under the deck', () => {
    for (const [side, to] of [
      ['strong:crystal-blue', 'top'],
      ['basic', 'bottom'],
    ] as const) {
      const { g, player } = turnOf(2, 'steady-course');
      player.crystals.blue = 1;
      const drive = turnOver(g).does(`play:steady-course:${side}`);
      // The question comes only at the end of the turn.
      expect(drive.offers('turn:end')).toBe(true);
      drive.does('turn:end');
      expect(drive.asked.prompt).toBe('Where do you put Steady Course?');
      const ends = to === 'top' ? () => player.hand : () => player.deck;
      drive.does('return');
      expect(ends()).toContain('steady-course');
      expect(player.discard).not.toContain('steady-course');
    }
    const { g, player } = turnOf(2, 'steady-course');
    turnOver(g).does('play:steady-course:basic', 'turn:end', 'pass');
    expect(player.discard).toContain('steady-course');
  });

  it('F-CARD-14: an effect that returns chosen or random cards returns fewer if the discard pile has fewer', () => {
    const { g, player } = turnOf(2);
    player.discard = ['warp-drive', 'open-fire', DAMAGE];
    const size = player.deck.length;
    carry(g, [{ do: 'recall', count: 2, chosen: true }], { answers: ['recall:open-fire', 'recall:damage', 'bottom'] });
    expect(player.deck.slice(size)).toEqual([DAMAGE, 'open-fire']);
    expect(player.discard).toEqual(['warp-drive']);
    carry(g, [{ do: 'recall', count: 2 }], { answers: ['top'] });
    expect(player.deck[0]).toBe('warp-drive');
    expect(player.discard).toEqual([]);
  });

  it('F-CARD-14: an effect returns exactly the stated number of random cards, and the player chooses where they go', () => {
    for (const where of ['top', 'bottom']) {
      const { g, player } = turnOf(2);
      player.discard = ['overload', 'xenology', 'telepathy'];
      const size = player.deck.length;
      const drive = carry(g, [{ do: 'recall', count: 2 }]);
      expect(drive.asked.prompt).toContain('where do you put the 2 cards?');
      drive.does(where);
      expect(player.discard).toHaveLength(1);
      const back = where === 'top' ? player.deck.slice(0, 2) : player.deck.slice(size);
      expect([...back, ...player.discard].sort()).toEqual(['overload', 'telepathy', 'xenology']);
    }
  });

  it('F-CARD-14: the player isn’t asked where returned cards go if no cards return, or if the deck is otherwise empty', () => {
    const none = turnOf(2);
    expect(carry(none.g, [{ do: 'recall', count: 2 }]).over).toBe(true);
    expect(carry(none.g, [{ do: 'recall', count: 2, chosen: true }]).over).toBe(true);
    const { g, player } = turnOf(2);
    Object.assign(player, { deck: [], discard: ['overload'] });
    expect(carry(g, [{ do: 'recall', count: 2, chosen: true }], { answers: ['recall:overload'] }).over).toBe(true);
    expect(player.deck).toEqual(['overload']);
  });

  it('F-CARD-02 F-CARD-14: if several effects return cards, each effect asks only about the cards that it returned itself', () => {
    const { g, player } = turnOf(2);
    player.discard = ['overload', 'xenology'];
    const drive = carry(g, [
      { do: 'recall', count: 1, chosen: true },
      { do: 'recall', count: 1, chosen: true },
    ]);
    drive.does('recall:overload', 'top', 'recall:xenology');
    expect(drive.asked.prompt).toContain('where do you put the 1 card?');
  });

  it('F-CARD-10: data can’t be paid to draw cards if no card is left', () => {
    const { g, player } = turnOf(2);
    player.data.red = 1;
    const list: Effects = [
      { do: 'pay', colours: ['red'] },
      { do: 'draw', amount: 2 },
    ];
    expect(usable({ g, seat: 0, moment: 'move' }, list)).toBe(true);
    player.deck = [];
    expect(usable({ g, seat: 0, moment: 'move' }, list)).toBe(false);
  });

  it('F-CARD-09: a copied effect that moves “this card” doesn’t move another card', () => {
    const { g, player } = turnOf(2);
    player.inPlay = [{ card: 'warp-drive', as: 'basic', to: 'discard' }];
    carry(g, [{ do: 'return', to: 'top' }], { from: 'steady-course' });
    expect(player.inPlay).toEqual([{ card: 'warp-drive', as: 'basic', to: 'discard' }]);
  });

  it('F-GAIN-04: if the offer and the deck are both empty, no card is gained', () => {
    const { g } = turnOf(2);
    const serves = () => usable({ g, seat: 0, moment: 'move' }, [{ do: 'gain', card: 'advanced', to: 'hand' }]);
    g.advanced.offer = [];
    expect(serves()).toBe(true);
    g.advanced.deck = [];
    expect(serves()).toBe(false);
  });
});
