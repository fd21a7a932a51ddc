import { describe, expect, it } from 'vitest';
import { inPlay } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;
const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;
/** A ship of Gold with its crew at the first location. */
const FLEET = [SHIP, CREW] as const;

describe('events at a location', () => {
  const TEAM = ['Calloway', 'Spock', 'Data', 'Worf'].map((name) => [name, 'aboard:1'] as const);
  const planet = (...more: (readonly [string, 'at:L2' | 'core:0'])[]) =>
    twoSides({ play: [['U.S.S. Oberth', 'space:L2'], ...TEAM, ...more] });

  it('C-BEAM-07: Atmospheric Ionization lets three cards beam each turn, or any number with Pattern Enhancers', () => {
    const stage = planet(['Atmospheric Ionization', 'at:L2']);
    expect(offered(stage, 'gold', 'beam')).toEqual(['beam:some:aboard:1:surface:L2']);
    stage.does('gold', 'beam:some:aboard:1:surface:L2').does('gold', 'who:2', 'who:3', 'who:4');
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    expect(offered(ends(stage, 'gold', 'blue'), 'gold', 'beam')).toHaveLength(3);
    const enhanced = planet(['Atmospheric Ionization', 'at:L2'], ['Pattern Enhancers', 'core:0']);
    expect(offered(enhanced, 'gold', 'beam:all')).toHaveLength(1);
  });

  it('C-BEAM-07: a face-up Distortion Field prevents beaming, and its player turns it over once per turn', () => {
    const stage = planet(['Distortion Field', 'at:L2']);
    expect(offered(stage, 'gold', 'beam')).toEqual([]);
    stage.does('gold', 'use:distortion-field:6:flip');
    expect(offered(stage, 'gold', 'beam')).toHaveLength(2);
    expect(offered(stage, 'gold', 'use')).toEqual([]);
    ends(stage, 'gold', 'blue', 'gold');
    expect(stage.g.pieces[6]?.down).toBeUndefined();
    expect(
      offered(planet(['Distortion Field', 'at:L2'], ['Pattern Enhancers', 'core:0']), 'gold', 'beam:all'),
    ).toHaveLength(1);
  });

  it('C-UNIQ-04: Atmospheric Ionization and Distortion Field are unique', () => {
    for (const title of ['Atmospheric Ionization', 'Distortion Field']) {
      const stage = twoSides({ play: [[title, 'at:L2']], hand: [title] });
      expect(offered(stage, 'gold', 'play')).toEqual([]);
      expect(offered(twoSides({ hand: [title] }), 'gold', 'play').length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Espionage: Federation on Klingon', 'Federation', 'Calloway', 'Fever Emergency'],
    ['Espionage: Klingon on Federation', 'Klingon', 'Kurn', 'First Contact'],
    ['Espionage: Romulan on Federation', 'Romulan', 'Tallus', 'First Contact'],
    ['Espionage: Romulan on Klingon', 'Romulan', 'Tallus', 'Fever Emergency'],
    ['Espionage: Cardassian on Federation', 'Cardassian', 'Daro', 'First Contact'],
    ['Espionage: Cardassian on Klingon', 'Cardassian', 'Daro', 'Fever Emergency'],
    ['Espionage - Dominion on Federation', 'Dominion', 'Ornithar', 'First Contact'],
    ['Espionage - Dominion on Klingon', 'Dominion', 'Ornithar', 'Fever Emergency'],
    ['Espionage: Vulcan on Klingon', 'Vulcan', 'Delvok', 'Fever Emergency'],
    ['Espionage: Vulcan on Starfleet', 'Vulcan', 'Delvok', 'Survival Training'],
    ['Espionage: Bajoran on Cardassian', 'Bajoran', 'Jabara', 'Bioweapon Ruse'],
    ['Espionage: Bajoran on Dominion', 'Bajoran', 'Jabara', 'Betazed Invasion'],
    ['Espionage: Cardassian on Bajoran', 'Cardassian', 'Daro', 'Relocate Settlers'],
    ['Espionage: Romulan on Bajoran', 'Romulan', 'Tallus', 'Relocate Settlers'],
    ['Espionage: Romulan on Cardassian', 'Romulan', 'Tallus', 'Bioweapon Ruse'],
    ['Espionage - Dominion on Romulan', 'Dominion', 'Ornithar', 'Covert Rescue'],
  ])('C-MISSION-05: %s lets the %s %s attempt %s', (title, _side, who, mission) => {
    const missions = [mission];
    const play = [[who, 'surface:L1'] as const];
    expect(offered(scene({ gold: { missions, play } }), 'gold', 'attempt')).toEqual([]);
    const stage = scene({ gold: { missions, play, hand: [title] } });
    stage.does('gold', `play:${id(title)}:at:L1`);
    expect(offered(stage, 'gold', 'attempt')).toHaveLength(1);
  });

  it.each([
    ['Espionage: Bajoran on Dominion', 'Odo', 'Betazed Invasion'],
    ['Espionage: Bajoran on Cardassian', 'Lupaza', 'Bioweapon Ruse'],
  ])('C-PLAY-03: %s is free if its player has %s', (title, who, mission) => {
    const played = (at: 'surface:L1' | 'surface:L2') =>
      scene({ gold: { missions: [mission, 'First Contact'], play: [[who, at]], hand: [title] } }).does(
        'gold',
        `play:${id(title)}:at:L1`,
      ).g.turn?.played;
    expect([played('surface:L1'), played('surface:L2')]).toEqual([0, 1]);
  });

  it('C-MISSION-05: an Espionage card is discarded once its mission is solved', () => {
    const play = inPlay('L2: Kurn, Espionage: Klingon on Federation');
    const stage = twoSides({
      play: [
        ...play,
        ...['Spock', 'Tam Elbrun', 'Sarek', 'Data', 'Deanna Troi'].map((name) => [name, 'surface:L2'] as const),
      ],
    });
    stage.does('gold', 'attempt:L2:team-3');
    expect(stage.g.locations['L2']?.solved).toBe(0);
    expect(stage.g.players[0]?.discard).toEqual([id('Espionage: Klingon on Federation')]);
  });

  it('C-SEED-12: Gaps in Normal Space creates a location of span 4, where a ship that stops loses one personnel', () => {
    const stage = twoSides({ play: [...FLEET, ['Calloway', 'aboard:1']], hand: ['Gaps in Normal Space'] });
    stage.does('gold', 'play:gaps-in-normal-space:gap:L1');
    expect(Object.values(stage.g.lines)[0]).toEqual(['L1', 'L6', 'L2', 'L3', 'L4', 'L5']);
    stage.does('gold', 'move:1:L6');
    expect(stage.g.pieces[1]?.spent).toBe(4);
    expect(alive(stage)).toHaveLength(3);
    expect(stage.does('gold', 'end').log).toContain('Turn');
  });
  it('C-MOVE-03: nobody can pass a Q-Net without two Diplomacy', () => {
    const net = ['Q-Net', 'gap:L1'] as const;
    expect(offered(twoSides({ play: [...FLEET, net] }), 'gold', 'move')).toEqual([]);
    expect(offered(twoSides({ play: [...FLEET, ['Sarek', 'aboard:1'], net] }), 'gold', 'move').length).toBeGreaterThan(
      0,
    );
    expect(offered(twoSides({ play: [...FLEET, ['Q-Net', 'gap:L2']] }), 'gold', 'move')).toEqual(['move:1:L2']);
  });

  it('C-MOVE-04: a Subspace Warp Rift damages ships that pass it, but not ships that stop there', () => {
    const rift = (to: string) =>
      twoSides({ play: [...FLEET, ['Subspace Warp Rift', 'at:L2']] }).does('gold', `move:1:${to}`);
    expect(rift('L3').g.pieces[1]?.damaged).toBe(true);
    expect(rift('L2').g.pieces[1]?.damaged).toBeUndefined();
  });

  it('C-MISSION-02: a Supernova needs a Tox Uthat, and turns the mission into a location that ships can only pass', () => {
    expect(offered(twoSides({ hand: ['Supernova'] }), 'gold', 'play')).toEqual([]);
    const stage = twoSides(
      { play: [...FLEET, ['Tox Uthat', 'core:0'], ['Calloway', 'surface:L2']], hand: ['Supernova'] },
      { play: [['Kurn', 'surface:L2']], seeds: { L2: ['Archer'] } },
    ).does('gold', 'play:supernova:at:L2');
    expect(alive(stage)).toEqual([1, 2, 6]);
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
    expect(offered(stage, 'gold', 'move')).toContain('move:1:L2');
    expect(stage.refuses('gold', 'attempt First Contact').rule).toBeDefined();
  });

  it('C-MOVE-03: a Tetryon Field stops every ship without Navigation until its player’s next turn', () => {
    const field = ['Tetryon Field', 'at:L2'] as const;
    const stage = twoSides({ play: [...FLEET, field] });
    expect(offered(stage, 'gold', 'move')).toEqual(['move:1:L2']);
    stage.does('gold', 'move:1:L2');
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    expect(offered(ends(stage, 'gold', 'blue'), 'gold', 'move').length).toBeGreaterThan(0);
    const steered = twoSides({
      play: [...FLEET, ...inPlay('aboard:1: Altovar, Christopher Hobson, William T. Riker'), field],
    });
    expect(offered(steered, 'gold', 'move').length).toBeGreaterThan(1);
  });
});

describe('events on ships and outposts', () => {
  it('C-CONTROL-03: a Neural Servo Device gives control of a Non-Aligned ship and its crew for a turn', () => {
    const ship = inPlay('L1: Zibalian Transport [Vekor]');
    const stage = scene({ gold: { hand: ['Neural Servo Device'], deck: DECK }, blue: { play: ship, deck: DECK } });
    stage.does('gold', 'play:neural-servo-device:on:1');
    expect([1, 2].map((one) => stage.g.pieces[one]?.seat)).toEqual([0, 0]);
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
    ends(stage, 'gold');
    expect([1, 2].map((one) => stage.g.pieces[one]?.seat)).toEqual([1, 1]);
    const guarded = scene({
      gold: { hand: ['Neural Servo Device'] },
      blue: { play: [...ship, ['Worf', 'aboard:1'], ['Calloway', 'aboard:1'], ['Tasha Yar', 'aboard:1']] },
    });
    expect(offered(guarded, 'gold', 'play')).toEqual([]);
  });

  it('C-TURN-12: a Plasma Fire damages a ship at the end of each turn of the ship’s owner, until SECURITY puts the fire out', () => {
    const burning = (...crew: string[]) =>
      scene({
        gold: { hand: ['Plasma Fire'], deck: DECK },
        blue: { play: [SHIP, CREW, ...crew.map((name) => [name, 'aboard:1'] as const)], deck: DECK },
      }).does('gold', 'play:plasma-fire:on:1');
    const stage = ends(burning(), 'gold');
    expect(stage.g.pieces[1]?.damaged).toBeUndefined();
    ends(stage, 'blue');
    expect(stage.g.pieces[1]?.damaged).toBe(true);
    ends(stage, 'gold', 'blue');
    expect(stage.g.pieces[1]).toBeUndefined();
    const out = burning('Worf');
    expect(out.g.players[0]?.discard).toEqual([id('Plasma Fire')]);
  });

  it('C-DOCK-06: a Spacedock repairs its player’s ship as soon as the ship is docked there', () => {
    const play = [OUTPOST, ['U.S.S. Oberth', 'space:L1', { damaged: true as const }], ['Giusti', 'aboard:2']] as const;
    const stage = twoSides({ play: [...play, ['Spacedock', 'on:1']] }).does('gold', 'dock:2:1');
    expect(stage.g.pieces[2]?.damaged).toBeUndefined();
    const docked = twoSides({ play: [OUTPOST, ['U.S.S. Oberth', 'docked:1', { damaged: true }]], hand: ['Spacedock'] });
    expect(docked.does('gold', 'play:spacedock:on:1').g.pieces[2]?.damaged).toBeUndefined();
  });

  it('C-TURN-12: a Warp Core Breach destroys a ship without an ENGINEER at the end of the next turn of the ship’s owner', () => {
    const breached = (...crew: string[]) =>
      ends(
        scene({
          gold: { hand: ['Warp Core Breach'], deck: DECK },
          blue: { play: [SHIP, ...crew.map((name) => [name, 'aboard:1'] as const)], deck: DECK },
        }).does('gold', 'play:warp-core-breach:on:1'),
        'gold',
      );
    const stage = breached('Calloway');
    expect(stage.g.pieces[1]).toBeDefined();
    expect(ends(stage, 'blue').g.pieces[1]).toBeUndefined();
    const saved = ends(breached('Linda Larson'), 'blue');
    expect(alive(saved)).toEqual([1, 2]);
    expect(saved.g.players[0]?.discard).toEqual([id('Warp Core Breach')]);
  });
});

describe('holograms', () => {
  it('C-TIME-05: only Holo-Projectors allow holograms on a planet', () => {
    const play = inPlay("L2: U.S.S. Galaxy [Fek'lhr]");
    expect(offered(twoSides({ play }), 'gold', 'beam')).toEqual([]);
    const stage = twoSides({ play, hand: ['Holo-Projectors'] }).does('gold', 'play:holo-projectors:at:L2');
    expect(offered(stage, 'gold', 'beam')).toEqual(['beam:all:aboard:1:surface:L2']);
  });
});
