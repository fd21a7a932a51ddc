import { describe, expect, it } from 'vitest';
import { affiliationOf } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { BEAM, CAPTURE, COMMANDEER, POSSESS } from '../../../src/games/first-edition/chapters/calls.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { calling, happened, offered, type Side, scene } from './scene.ts';
import { DECK, ends } from './two-sides.ts';

const OBERTH: Row = ['U.S.S. Oberth', 'space:L2'];
const MERCENARY: Row = ['Mercenary Ship', 'space:L2', { owner: 1, turned: null }];

function seats({ g }: Stage<FirstEdition>, ...ids: number[]) {
  return ids.map((one) => g.pieces[one]?.seat);
}

/** Returns the affiliation that a ship acts as. */
function side({ g }: Stage<FirstEdition>, ship: number) {
  return affiliationOf(pieceOf(g, ship));
}

describe('controllers of cards', () => {
  it('C-CONTROL-01: a player controls the cards that they play, and the opponent can’t beam them', () => {
    const gold: Side = { play: [['Federation Outpost', 'space:L2']], hand: ['Calloway'], deck: DECK };
    const stage = scene({ gold, blue: { deck: DECK } }).does('gold', 'report:calloway:aboard:1');
    expect(stage.g.pieces[2]).toMatchObject({ owner: 0, seat: 0 });
    expect(offered(ends(stage, 'gold'), 'blue', 'beam')).toEqual([]);
  });

  it('C-CONTROL-01 C-CONTROL-02: a captor controls a captive, and the cards on the captive, until the captive is released', () => {
    const gold: Row[] = [['Kurn', 'surface:L2']];
    const blue = inPlay('L2: Calloway; L3: Worf [Ocular Implants]; on:3: Ocular Implants');
    const stage = scene({
      gold: { play: gold, deck: DECK },
      blue: { play: blue, deck: DECK },
      call: calling(CAPTURE, { seat: 0, pieces: [2] }),
    });
    expect(seats(stage, 2, 3, 4, 5)).toEqual([0, 1, 0, 1]);
    ends(stage, 'gold');
    expect(seats(stage, 2, 3, 4, 5)).toEqual([0, 1, 0, 1]);
    const left = inPlay('L2: Calloway {seat: 0, captive: unattended}, Worf; on:1: Ocular Implants {seat: 0}');
    const freed = scene({ blue: { play: left }, turn: 'blue' }).does('blue', 'free:1:surface:L2');
    expect(seats(freed, 1, 2, 3)).toEqual([1, 1, 1]);
  });

  it('C-CONTROL-01: a player who takes an opponent’s ship controls it permanently', () => {
    const play: Row[] = [OBERTH, ['Maximum Firepower', 'on:1'], ['Metaphasic Shields', 'on:1'], ['Giusti', 'aboard:1']];
    const taken = scene({
      gold: { deck: DECK },
      blue: { play, deck: DECK },
      call: calling(COMMANDEER, { seat: 0, vessel: 1, by: [] }),
    });
    // C-CONTROL-02: a damage marker isn’t a card that was played on it.
    expect(seats(taken, 1, 2, 3, 4)).toEqual([0, 1, 0, 1]);
    expect(seats(ends(taken, 'gold', 'blue'), 1, 2, 3, 4)).toEqual([0, 1, 0, 1]);
    const own = scene({ blue: { play }, call: calling(COMMANDEER, { seat: 1, vessel: 1, by: [4] }) });
    expect([happened(own).includes('commandeers'), own.g.pieces[1]?.turned]).toEqual([false, undefined]);
  });
});

describe('C-CONTROL-04: the first personnel to board an empty captured card', () => {
  const outpost: Row = ['Klingon Outpost', 'space:L2'];
  const beamed = (...gold: Row[]) =>
    scene({ gold: { play: [outpost, MERCENARY, ...gold] } }).does('gold', 'beam:all:aboard:1:aboard:2');

  it('personnel who board a captured ship set its affiliation, but captives and equipment don’t', () => {
    const prisoner: Row = ['Calloway', 'aboard:1', { owner: 1, captive: 'escorted' }];
    expect(side(beamed(prisoner, ['Kurn', 'aboard:1']), 2)).toBe('Klingon');
    const some = scene({ gold: { play: [outpost, MERCENARY, ['Kurn', 'aboard:1'], ['Medical Kit', 'aboard:1']] } });
    some.does('gold', 'beam:some:aboard:1:aboard:2').does('gold', 'who:4');
    expect(some.g.pieces[2]?.turned).toBeNull();
    some.does('gold', 'beam:all:aboard:1:aboard:2');
    expect(some.g.pieces[2]?.turned).toBe('Klingon');
  });

  it('boarding doesn’t change the affiliation of a captured ship that already has one, or of the boarders’ own ship', () => {
    const again = (ship: Row) =>
      side(
        scene({ gold: { play: [outpost, ship, ['Vekor', 'aboard:1']] } }).does('gold', 'beam:all:aboard:1:aboard:2'),
        2,
      );
    expect(again(['Mercenary Ship', 'space:L2', { owner: 1, turned: 'Klingon' }])).toBe('Klingon');
    expect(again(["I.K.C. K'Vort", 'space:L2'])).toBe('Klingon');
  });

  it('intruders who board a captured ship don’t set its affiliation', () => {
    const play: Row[] = [['Calloway', 'surface:L2']];
    const call = calling(BEAM, { seat: 1, from: 'surface:L2', to: 'aboard:1', pieces: [2] });
    const stage = scene({ gold: { play: [MERCENARY] }, blue: { play }, call });
    expect([stage.g.pieces[2]?.at, stage.g.pieces[1]?.turned]).toEqual(['aboard:1', null]);
  });

  it('C-MOVE-20: personnel who board a captured ship on foot from a station also set its affiliation', () => {
    const missions = ['Refuse Immigration', 'First Contact'];
    const play: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ...inPlay('on:1: Ops, Docking Ports'),
      ['Mercenary Ship', 'docked:3', { owner: 1, turned: null }],
      ['Beyor', 'aboard:3'],
    ];
    const stage = scene({ gold: { missions, play } }).does('gold', 'board:all:aboard:3:aboard:4');
    expect(side(stage, 4)).toBe('Bajoran');
  });
});

describe('C-CONTROL-03: temporary control', () => {
  /** Blue may take control of these cards of Gold’s in Gold’s turn. */
  const lent = (gold: Side, blue: Side, pieces: number[]) =>
    scene({
      gold: { deck: DECK, ...gold },
      blue: { deck: DECK, ...blue },
      call: calling(POSSESS, { seat: 1, pieces }),
    });

  it('temporary control covers only the opponent’s cards, and not the opponent’s captives', () => {
    const gold: Side = { play: [OBERTH, ['Giusti', 'aboard:1'], ['Maximum Firepower', 'on:1']] };
    const blue: Side = { play: 'aboard:1: Worf {seat: 0, captive: escorted}; L2: Kurn' };
    const stage = lent(gold, blue, [1, 2, 4, 5]);
    expect(stage.decision('blue').prompt).toBe('Take control of U.S.S. Oberth and Giusti until they are stopped?');
    stage.does('blue', 'take');
    expect(seats(stage, 1, 2, 3, 4, 5)).toEqual([1, 1, 0, 0, 1]);
    expect(happened(stage)).toContain('Blue temporarily controls U.S.S. Oberth and Giusti.');
    stage.does('blue', 'release');
    expect(seats(stage, 1, 2, 3, 4, 5)).toEqual([0, 0, 0, 0, 1]);
    // Nobody is asked where there is nothing to choose.
    expect(offered(lent(gold, blue, [4, 5]), 'gold')).toContain('end:turn');
  });

  it('temporarily controlled cards return to their previous controller, even if that player doesn’t own them', () => {
    const borrowed = { owner: 1, lent: 1 } as const;
    const play: Row[] = [
      ['Zibalian Transport', 'space:L1', borrowed],
      ['Vekor', 'aboard:1', borrowed],
      ['Narik', 'aboard:1'],
    ];
    const stage = lent({ play }, {}, [1, 2, 3]).does('blue', 'take');
    expect(seats(stage, 1, 2, 3)).toEqual([1, 1, 1]);
    stage.does('blue', 'release');
    expect(seats(stage, 1, 2, 3)).toEqual([0, 0, 0]);
    expect([1, 2, 3].map((one) => stage.g.pieces[one]?.lent)).toEqual([1, 1, undefined]);
  });

  it('under temporary control, only the taken cards can change affiliation, and control of a stopped ship ends even if its controller still has an interrupt to play', () => {
    const gold: Side = { play: [OBERTH, ['Major Rakal', 'aboard:1']] };
    const blue: Side = { play: [OBERTH, ['Major Rakal', 'aboard:3']], hand: ['The Juggler'] };
    const stage = lent(gold, blue, [1, 2]).does('blue', 'take');
    const keys = offered(stage, 'blue');
    expect(keys.filter((key) => key.startsWith('mode:'))).toEqual(['mode:2:Federation']);
    expect(keys).toContain('play:the-juggler:core:1');
    const still = lent({ play: [['U.S.S. Oberth', 'space:L2', { stopped: 9 }]] }, { hand: ['The Juggler'] }, [1]);
    still.does('blue', 'take');
    expect(offered(still, 'gold')).toContain('end:turn');
    expect(seats(still, 1)).toEqual([0]);
  });

  it('the temporary controller decides what the taken cards do', () => {
    const gold: Side = { play: 'L2: DaiMon Bok, Jean-Luc Picard' };
    const stage = lent(gold, { play: [['DaiMon Bok', 'surface:L2']] }, [1]).does('blue', 'take');
    expect(offered(stage, 'blue', 'use:')).toEqual(['use:daimon-bok:1:2']);
    stage.does('blue', 'use:daimon-bok:1:2');
    expect(stage.g.pieces[2]).toMatchObject({ seat: 1, captive: 'escorted' });
  });
});
