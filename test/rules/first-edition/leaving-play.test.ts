import { describe, expect, it } from 'vitest';
import { LEAVE } from '../../../src/games/first-edition/chapters/calls.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, fieldsOf, happened, id, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

type Why = 'killed' | 'destroyed' | 'discarded';

/** These pieces leave play; Gold’s cards are numbered first. */
function leaving(pieces: number[], why: Why, gold: readonly Row[], blue: readonly Row[] = []) {
  const call = calling(LEAVE, { seat: 0, pieces, why });
  return scene({ gold: { play: gold, deck: DECK }, blue: { play: blue, deck: DECK }, call });
}

describe('cards that leave play', () => {
  const team = inPlay('L2: Alyssa Ogawa, Alyssa Ogawa; table: Genetronic Replicator');

  it('C-LEAVE-06: a discard doesn’t count as a kill, and removes even personnel protected from death', () => {
    const saved = leaving([1], 'killed', team);
    expect([alive(saved), happened(saved).includes('killed')]).toEqual([[1, 2, 3], false]);
    const gone = leaving([1], 'discarded', team);
    expect([alive(gone), gone.g.players[0]?.discard]).toEqual([[2, 3], [id('Alyssa Ogawa')]]);
    expect(happened(gone)).toContain('Alyssa Ogawa is discarded.');
    // Each personnel is saved or killed separately.
    const mixed = leaving([1, 4], 'killed', [...team, ['Calloway', 'surface:L3']]);
    expect([alive(mixed), mixed.g.players[0]?.discard]).toEqual([[1, 2, 3], [id('Calloway')]]);
    expect(happened(mixed)).toContain('Calloway is killed.');
  });

  it('C-TIME-08 C-LEAVE-06: a killed hologram deactivates, and a discarded one leaves play', () => {
    const play = inPlay('L2: U.S.S. Galaxy [Albert Einstein]');
    const off = leaving([2], 'killed', play);
    expect([alive(off), off.g.pieces[2]?.off]).toEqual([[1, 2], 1]);
    const gone = leaving([2], 'discarded', play);
    expect([alive(gone), gone.g.players[0]?.discard]).toEqual([[1], [id('Albert Einstein')]]);
  });

  it('C-LEAVE-02: when a card leaves play, so do the cards on and aboard it, each going to its own owner’s pile', () => {
    const gold = inPlay('L2: Federation Outpost [Calloway]; on:2: Ocular Implants; aboard:1: Spock {owner: 1}');
    const stage = leaving([1], 'destroyed', gold, [['Kurn', 'surface:L2']]);
    expect([alive(stage), stage.g.players.map(({ discard }) => [...discard].sort())]).toEqual([
      [5],
      [['Calloway', 'Federation Outpost', 'Ocular Implants'].map(id).sort(), [id('Spock')]],
    ]);
  });

  it('C-DOCK-03: ships docked at a destroyed facility stay in space, and other ships stay where they were', () => {
    const gold = inPlay(`
      L2: Federation Outpost [U.S.S. Oberth {docked: 1}];
      L3: Federation Outpost [U.S.S. Oberth {docked: 1}], U.S.S. Oberth`);
    const stage = leaving([1], 'destroyed', gold);
    expect([2, 4, 5].map((ship) => at(stage, ship))).toEqual(['space:L2', 'docked:3', 'space:L3']);
    expect([2, 4].map((ship) => fieldsOf(stage.g, ship)?.docked)).toEqual([undefined, 1]);
  });

  it('C-LEAVE-07: when a card leaves play, its own effect on a personnel ends, but other cards’ effects don’t', () => {
    const by = (card: number) => ({ as: { affiliation: 'Klingon' as const, by: card } });
    const stage = leaving([3], 'discarded', [
      ['Calloway', 'surface:L2', by(3)],
      ['Giusti', 'surface:L2', by(4)],
      ...inPlay('L2: Medical Kit, Medical Kit'),
    ]);
    expect([1, 2].map((one) => stage.g.pieces[one]?.as?.by)).toEqual([undefined, 4]);
  });

  it('C-CAPTURE-02: when a captive leaves play, their trap goes to the pile of the trap’s owner', () => {
    const stage = scene({
      gold: { deck: DECK },
      blue: { play: [['Calloway', 'surface:L2', { seat: 0, captive: 'trapped', trap: { card: 'archer', owner: 0 } }]] },
      patch: { 'options.decks.0.draw': [...DECK.map(id), 'archer'] },
      call: calling(LEAVE, { seat: 0, pieces: [1], why: 'killed' }),
    });
    expect(stage.g.players.map(({ discard }) => discard)).toEqual([['archer'], ['calloway']]);
  });
});

describe('saved personnel', () => {
  it('C-LEAVE-02: protection from death saves only the protected personnel, and only once', () => {
    const spared = (piece: number) => ({ what: 'spared', seat: 0, piece, until: 'turn' });
    const play = inPlay('L2: Calloway, Giusti');
    const stage = scene({
      gold: { play, deck: DECK },
      blue: { deck: DECK },
      call: calling(LEAVE, { seat: 0, pieces: [1], why: 'killed' }),
      patch: { lasting: [spared(1), spared(2)] },
    });
    expect([alive(stage), stage.g.lasting]).toEqual([[1, 2], [spared(2)]]);
  });
});

describe('carried ships', () => {
  const carrier: Row = ['U.S.S. Galaxy', 'space:L2'];
  const carried: Row = ['Type VI Shuttlecraft', 'aboard:1'];
  const damaged = (why: Why, ...more: Row[]) => {
    const stage = leaving([2], why, [carrier, ...more]);
    return [alive(stage).includes(2), stage.g.pieces[1]?.damaged];
  };

  it('C-MOVE-17: a carried ship damages its carrier if it is destroyed, but not if it is lost in another way', () => {
    expect(damaged('destroyed', carried)).toEqual([false, true]);
    expect(damaged('discarded', carried)).toEqual([false, undefined]);
    expect(damaged('destroyed', ['Type VI Shuttlecraft', 'space:L2'])).toEqual([false, undefined]);
    expect(damaged('destroyed', ['Type VI Shuttlecraft', 'surface:L2'])).toEqual([false, undefined]);
  });

  it('C-MOVE-17: if two carried ships are destroyed, their carrier is damaged twice', () => {
    const stage = leaving([2, 3], 'destroyed', [carrier, carried, carried]);
    expect(alive(stage)).toEqual([]);
  });
});

describe('locations created by cards', () => {
  it('C-LEAVE-02: when the card that created a location leaves play, the location disappears, cards placed there are discarded, and ships move to the next location', () => {
    const play = inPlay('L1: U.S.S. Oberth [Giusti]; L3: U.S.S. Oberth');
    const hand = ['Gaps in Normal Space', 'Subspace Warp Rift', 'Kevin Uxbridge'];
    const stage = twoSides({ play, hand }).does('gold', 'play:gaps-in-normal-space:gap:L1');
    stage.does('gold', 'move:1:L6');
    expect(at(stage, 1)).toBe('space:L6');
    ends(stage, 'gold', 'blue').does('gold', 'play:subspace-warp-rift:at:L6');
    stage.does('gold', 'play:kevin-uxbridge:on:4');
    expect([at(stage, 1), at(stage, 3)]).toEqual(['space:L1', 'space:L3']);
    expect(stage.g.players[0]?.discard).toEqual(expect.arrayContaining([id('Subspace Warp Rift')]));
    expect(alive(stage)).toEqual([1, 3]);
    expect(stage.g.locations['L6']).toBeUndefined();
  });
});
