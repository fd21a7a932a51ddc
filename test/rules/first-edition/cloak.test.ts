import { describe, expect, it } from 'vitest';
import { affiliationOf } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { COMMANDEER } from '../../../src/games/first-edition/chapters/calls.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, offered, scene } from './scene.ts';

/** A ship with a Cloaking Device and the crew that it needs. */
const KVORT = inPlay("L2: I.K.C. K'Vort [Kurn]");
const CLOAKED = inPlay("L2: I.K.C. K'Vort {veiled: cloaked} [Kurn]");

describe('cloaking', () => {
  it('C-CLOAK-01: a ship with a Cloaking Device cloaks or decloaks once per turn', () => {
    const stage = scene({ gold: { play: KVORT } }).does('gold', 'cloak:1');
    expect(stage.g.pieces[1]).toMatchObject({ veiled: 'cloaked' });
    expect(stage.refuses('gold', 'decloak:1')).toMatchObject({ rule: 'C-CLOAK-01' });
    stage.does('gold', 'end:turn');
    expect(offered(stage, 'blue', 'decloak')).toEqual([]);
    stage.does('blue', 'end:turn').does('gold', 'decloak:1');
    expect(stage.g.pieces[1]?.veiled).toBeUndefined();
  });

  it('C-CLOAK-01: a ship can’t cloak without the equipment or a crew, or while stopped, damaged or towing', () => {
    const one = (row: Row, ...crew: Row[]) => scene({ gold: { play: [row, ...crew] } });
    expect(offered(one(['U.S.S. Oberth', 'space:L2'], ['Giusti', 'aboard:1']), 'gold', 'cloak')).toEqual([]);
    const kurn: Row = ['Kurn', 'aboard:1'];
    const refused = (more: Partial<AnyPiece>) =>
      one(["I.K.C. K'Vort", 'space:L2', more], kurn).refuses('gold', 'cloak:1');
    expect(refused({ stopped: 1 })).toMatchObject({ rule: 'C-STOP-02' });
    expect(refused({ damaged: true })).toMatchObject({ rule: 'C-SHIPBAT-12' });
    const towing = one(["I.K.C. K'Vort", 'space:L2'], kurn, ['Radioactive Garbage Scow', 'on:1']);
    expect(towing.refuses('gold', 'cloak:1')).toMatchObject({ rule: 'C-MOVE-15' });
    expect(offered(towing.does('gold', 'drop:3'), 'gold', 'cloak')).toEqual(['cloak:1']);
    expect(one(["I.K.C. K'Vort", 'space:L2']).refuses('gold', 'cloak:1')).toMatchObject({ rule: 'C-STAFF-01' });
  });

  it('C-CLOAK-01: a ship enters play decloaked', () => {
    const play: Row[] = [['Klingon Outpost', 'space:L1']];
    const stage = scene({ gold: { play, hand: ["I.K.C. K'Vort"] } }).does('gold', "K'Vort");
    expect(stage.g.pieces[2]?.veiled).toBeUndefined();
  });

  it('C-CLOAK-02: a cloaked ship can’t attempt a mission or begin a battle', () => {
    const play = inPlay("L5: I.K.C. K'Vort {veiled: cloaked} [Kurn]; L4: I.K.C. K'Vort {veiled: cloaked} [Klag]");
    const stage = scene({ gold: { play }, blue: { play: [['U.S.S. Oberth', 'space:L4']] } });
    expect(stage.refuses('gold', 'attempt:L4:3')).toMatchObject({ rule: 'C-CLOAK-02' });
    expect(stage.refuses('gold', 'attack:all:3:5')).toMatchObject({ rule: 'C-CLOAK-02' });
  });

  it('C-CLOAK-02: only the ship’s own player can target a cloaked ship', () => {
    const hand = ['Bynars Weapon Enhancement'];
    const blue = scene({ gold: { play: CLOAKED }, blue: { hand }, turn: 'blue' });
    expect(offered(blue, 'blue', 'play')).toEqual([]);
    expect(blue.refuses('blue', 'play:bynars-weapon-enhancement:on:1')).toMatchObject({ rule: 'C-CLOAK-02' });
    expect(offered(scene({ gold: { play: CLOAKED, hand } }), 'gold', 'play')).toHaveLength(1);
  });

  it('C-CLOAK-03: nobody can beam to or from a cloaked ship', () => {
    expect(offered(scene({ gold: { play: CLOAKED } }), 'gold', 'beam')).toEqual([]);
    expect(offered(scene({ gold: { play: KVORT } }), 'gold', 'beam')).toHaveLength(1);
  });

  it('C-CLOAK-03: no ship can dock at a hidden card', () => {
    const play: Row[] = [...KVORT, ['Klingon Outpost', 'space:L2', { veiled: 'cloaked' }]];
    expect(scene({ gold: { play } }).refuses('gold', 'dock:1:3')).toMatchObject({ rule: 'C-CLOAK-03' });
  });

  it('C-CLOAK-03: an opponent can’t target a card on a cloaked ship', () => {
    const play: Row[] = [...CLOAKED, ['Metaphasic Shields', 'on:1']];
    const stage = scene({ gold: { play }, blue: { hand: ['Kevin Uxbridge'] }, turn: 'blue' });
    expect(offered(stage, 'blue', 'play')).toEqual([]);
  });

  it('C-MOVE-02: a cloaked ship can move', () => {
    expect(offered(scene({ gold: { play: CLOAKED } }), 'gold', 'move').length).toBeGreaterThan(0);
  });

  it('C-CLOAK-05: a docked ship undocks when it phases', () => {
    const play = inPlay('docked:2: Apnex; L2: Romulan Outpost; aboard:1: Mirok, Bochra');
    const stage = scene({ gold: { play, hand: ['Bynars Weapon Enhancement'] } }).does('gold', 'phase:1');
    expect(stage.g.pieces[1]).toMatchObject({ veiled: 'phased', at: 'space:L2' });
  });
});

describe('commandeering', () => {
  const oberth = inPlay('L2: U.S.S. Oberth; aboard:2: Calloway [Metaphasic Shields]');
  const taken = (by: number[], ...gold: Row[]) =>
    scene({ gold: { play: gold }, blue: { play: oberth }, call: calling(COMMANDEER, { seat: 0, vessel: 2, by }) });

  it('C-CONTROL-04 C-CONTROL-01: a commandeered ship is controlled by the player who took it, and gets the affiliation of one of the personnel who took it', () => {
    const stage = taken([1], ['Kurn', 'aboard:2']);
    const ship = stage.g.pieces[2];
    expect(ship).toMatchObject({ seat: 0, owner: 1, turned: 'Klingon' });
    expect(ship && affiliationOf(ship)).toBe('Klingon');
  });

  it('C-AFFIL-13: neither player counts as playing the new affiliation of a commandeered ship', () => {
    expect(taken([1], ['Kurn', 'aboard:2']).g.players.map(({ playing }) => playing)).toEqual([[], []]);
  });

  it('C-CONTROL-04: if several personnel take a ship, its new player chooses among their affiliations', () => {
    const gold = inPlay('aboard:3: Kurn, Macet');
    const call = calling(COMMANDEER, { seat: 0, vessel: 3, by: [1, 2] });
    const stage = scene({ gold: { play: gold }, blue: { play: [['U.S.S. Oberth', 'space:L2']] }, call });
    expect(offered(stage, 'gold')).toEqual(['as:Klingon', 'as:Cardassian']);
    expect(stage.does('gold', 'as:Cardassian').g.pieces[3]?.turned).toBe('Cardassian');
  });

  it('C-CONTROL-02 C-CONTROL-04: cards on a commandeered ship change controllers with it, but personnel aboard don’t', () => {
    const stage = taken([1], ['Kurn', 'aboard:2']);
    expect([stage.g.pieces[3]?.seat, stage.g.pieces[4]?.seat]).toEqual([1, 0]);
  });

  it('C-CONTROL-04: a ship commandeered without personnel keeps its affiliation until personnel arrive', () => {
    const stage = taken([], ['Klingon Outpost', 'space:L2']);
    expect(stage.g.pieces[2]).toMatchObject({ seat: 0, turned: null });
    const ship = stage.g.pieces[2];
    expect(ship && affiliationOf(ship)).toBe('Federation');
  });

  it('C-CONTROL-04: the first personnel to board a commandeered ship set its affiliation', () => {
    const blue: Row[] = [['Mercenary Ship', 'space:L2', { seat: 0, turned: null }]];
    const gold = inPlay('L2: Klingon Outpost [Kurn]');
    const stage = scene({ gold: { play: gold }, blue: { play: blue } }).does('gold', 'beam:all:aboard:1:aboard:3');
    expect(stage.g.pieces[3]?.turned).toBe('Klingon');
    // It doesn’t matter which affiliation the ship had before.
    const fed: Row[] = [['U.S.S. Oberth', 'space:L2', { seat: 0, turned: null }]];
    const taken = scene({ gold: { play: gold }, blue: { play: fed } }).does('gold', 'beam:all:aboard:1:aboard:3');
    expect([at(taken, 2), taken.g.pieces[3]?.turned]).toEqual(['aboard:3', 'Klingon']);
  });

  it('C-DOCK-04: a commandeered ship docked at an opponent’s facility stays docked', () => {
    const blue = inPlay('L2: Federation Outpost; docked:2: U.S.S. Oberth {seat: 0, turned: Klingon}');
    const stage = scene({ gold: { play: [['Kurn', 'aboard:3']] }, blue: { play: blue } });
    expect(stage.refuses('gold', 'undock:3')).toMatchObject({ rule: 'C-DOCK-04' });
    expect(stage.refuses('gold', 'move:3:L1')).toMatchObject({ rule: 'C-DOCK-04' });
  });

  it('C-CONTROL-04 C-CONTROL-06: a commandeered ship can be taken back', () => {
    const blue: Row[] = [['U.S.S. Oberth', 'space:L2', { seat: 0, turned: 'Klingon' }]];
    const call = calling(COMMANDEER, { seat: 1, vessel: 1, by: [] });
    expect(scene({ blue: { play: blue }, call }).g.pieces[1]?.seat).toBe(1);
  });
});

describe('landing and carrying', () => {
  const interceptor = inPlay('L2: Bajoran Interceptor [Anara]');

  it('C-MOVE-16: only ships whose text allows it can land, and they pay no RANGE for landing and can take off in a later turn', () => {
    const stage = scene({ gold: { play: [...interceptor, ['U.S.S. Oberth', 'space:L2'], ['Giusti', 'aboard:3']] } });
    expect(offered(stage, 'gold', 'land')).toEqual(['land:1']);
    stage.does('gold', 'land:1');
    expect(stage.g.pieces[1]).toMatchObject({ at: 'surface:L2', spent: 0 });
    // A ship lands or takes off once per turn, and doesn’t move while it is on the planet.
    expect(offered(stage, 'gold', 'takeoff')).toEqual([]);
    expect(stage.refuses('gold', 'move:1:L1')).toMatchObject({ rule: 'C-MOVE-01' });
    stage.does('gold', 'end:turn').does('blue', 'end:turn').does('gold', 'takeoff:1');
    expect(at(stage, 1)).toBe('space:L2');
  });

  it('C-MOVE-16 C-STAFF-06: a ship can’t land without its crew or in space', () => {
    const empty = scene({ gold: { play: [['Bajoran Interceptor', 'space:L2']] } });
    expect(empty.refuses('gold', 'land:1')).toMatchObject({ rule: 'C-STAFF-01' });
    const space = scene({ gold: { play: [['Bajoran Interceptor', 'space:L1'] as Row, ['Anara', 'aboard:1']] } });
    expect(offered(space, 'gold', 'land')).toEqual([]);
  });

  it('C-MOVE-16: cards that target ships can’t target a landed ship', () => {
    const play: Row[] = [['Bajoran Interceptor', 'surface:L2']];
    const stage = scene({ gold: { play, hand: ['Bynars Weapon Enhancement'] } });
    expect(stage.refuses('gold', 'play:bynars-weapon-enhancement:on:1')).toMatchObject({ rule: 'C-MOVE-16' });
  });

  it('C-MOVE-17: personnel aboard a carried ship staff the carrier and are lost with it', () => {
    const play = inPlay('L1: U.S.S. Oberth [Type VI Shuttlecraft]; aboard:2: Giusti');
    const stage = scene({ gold: { play }, blue: { seeds: { L1: ['Cosmic String Fragment'] } } });
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
    expect(offered(stage, 'gold', 'launch')).toEqual([]);
    expect(stage.does('gold', 'attempt:L1:1').g.pieces).toEqual({});
  });

  it('C-MOVE-12: extra RANGE in a region counts only for moves there, and RANGE spent earlier reduces what is left', () => {
    // L1 and L2 are in the Bajor region, with spans 4 and 1. L3, with span 3, is in none.
    const missions = ['Refuse Immigration', 'Relocate Settlers', 'Study Pulsar'];
    const at = (place: CardPlace, spent: number) => {
      const play: Row[] = [
        ['Bajoran Interceptor', place, { spent }],
        ['Anara', 'aboard:1'],
      ];
      return offered(scene({ gold: { missions, play } }), 'gold', 'move');
    };
    expect(at('space:L2', 5)).toEqual(['move:1:L1']);
    expect(at('space:L2', 6)).toEqual([]);
    expect(at('space:L2', 2)).toEqual(['move:1:L1', 'move:1:L3']);
  });
});
