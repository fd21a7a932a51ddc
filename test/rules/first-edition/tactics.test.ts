import { describe, expect, it } from 'vitest';
import { attackTotal, defenseTotal } from '../../../src/games/first-edition/chapters/battle/totals.ts';
import { DAMAGE } from '../../../src/games/first-edition/chapters/calls.ts';
import { isDamaged } from '../../../src/games/first-edition/chapters/damage/hull.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { shipBattle } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { calling, id, offered, scene } from './scene.ts';

const DOOR: Row = ['Battle Bridge Door', 'core:0'];
/** WEAPONS 9, SHIELDS 7. Pieces 1 and 2; the door is 3. */
const BORTAS: readonly Row[] = [['I.K.C. Bortas', 'space:L1'], ['Kurn', 'aboard:1'], DOOR];
/** WEAPONS 6, SHIELDS 7, and two personnel. Pieces 4 to 6. */
const EXCELSIOR = inPlay('L1: U.S.S. Excelsior; aboard:4: Calloway, Linda Larson');

/** Gold, with a side deck, attacks: both draw and choose. */
function battle(tactics: readonly string[], chosen: string, gold = BORTAS, blue = EXCELSIOR): Stage<FirstEdition> {
  const stage = scene({ gold: { play: gold, tactics }, blue: { play: blue } });
  stage.does('gold', 'attack:all:1:4');
  if (stage.match.pending(1) !== null) stage.does('blue', 'hold');
  if (tactics.length > 1) stage.does('gold', 'another');
  return stage.does('gold', chosen === 'none' ? 'none' : `tactic:${id(chosen)}`);
}

const piecesOn = ({ g }: Stage<FirstEdition>, host: number) =>
  Object.values(g.pieces)
    .filter(({ at }) => at === `on:${host}`)
    .map(({ card }) => card);

describe('current tactics', () => {
  it('C-SHIPBAT-14: a player can draw a second tactic after seeing the first, and use one of them', () => {
    const stage = scene({
      gold: { play: BORTAS, tactics: ['Phaser Banks', 'Pulse Disruptor', 'Target Engines'] },
      blue: { play: EXCELSIOR },
    });
    stage.does('gold', 'attack:all:1:4').does('blue', 'hold');
    expect(offered(stage, 'gold')).toEqual(['another', 'enough']);
    expect(stage.g.battle).toMatchObject({ drawn: [['phaser-banks'], []] });
    stage.does('gold', 'another');
    expect(offered(stage, 'gold')).toEqual(['tactic:phaser-banks', 'tactic:pulse-disruptor', 'none']);
  });

  it('C-SHIPBAT-14: the tactic that isn’t used goes under the side deck, face up', () => {
    const stage = battle(
      ['Phaser Banks', 'Quantum Torpedo', 'Target Engines', 'Target Engines', 'Target Engines'],
      'Quantum Torpedo',
    );
    expect(stage.g.players[0]?.spent).toContain('phaser-banks');
  });

  it('C-SHIPBAT-03: a tactic adds its ATTACK to the total once, and adds its DEFENSE against return fire', () => {
    // WEAPONS 9, and ATTACK 1 and 2 for a Klingon ship.
    const stage = battle(['Pulse Disruptor', 'Target Engines', 'Target Engines'], 'Pulse Disruptor');
    expect(stage.log).toContain('ATTACK 12, DEFENSE 7, a hit');
    const blue = inPlay('L1: U.S.S. Yamato; aboard:4: Calloway');
    const back = scene({ gold: { play: BORTAS, tactics: ['Evasive Maneuvers'] }, blue: { play: blue } });
    back.does('gold', 'attack:all:1:4').does('blue', 'fire:1').does('gold', 'tactic:evasive-maneuvers');
    expect(back.log).toContain('ATTACK 8, DEFENSE 11, a miss');
  });

  it('C-SHIPBAT-15: if a tactic’s symbols say so, the tactic itself and a drawn one become damage markers', () => {
    const stage = battle(['Target Engines', 'Photon Torpedo', 'Full Phaser Spread'], 'Target Engines');
    // The tactic itself and a drawn one are the markers.
    expect(piecesOn(stage, 4)).toEqual(['target-engines', 'full-phaser-spread']);
    expect(stage.g.pieces[4]?.damaged).toBeUndefined();
  });

  it('C-SHIPBAT-15: without a tactic, a hit places two markers and a direct hit places four', () => {
    const deck = [
      'Target Engines',
      'Target Engines',
      'Target Weapons',
      'Target Weapons',
      'Target Shields',
      'Target Shields',
    ];
    expect(piecesOn(battle(deck, 'none'), 4)).toEqual(['target-weapons', 'target-weapons']);
    const direct = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'direct' });
    const stage = scene({ gold: { play: BORTAS, tactics: deck }, blue: { play: EXCELSIOR }, call: direct });
    // Four markers of 25 % destroy the ship, and go under the side deck.
    expect(stage.g.pieces[4]).toBeUndefined();
    expect(stage.g.players[0]?.spent).toHaveLength(4);
  });

  it('C-SHIPBAT-15: damage markers come from the shuffled used tactics if no face-down ones are left, and a side deck without any tactics adds none', () => {
    const one = battle(['Target Engines'], 'Target Engines');
    expect(piecesOn(one, 4)).toEqual(['target-engines']);
    const call = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'hit' });
    const gold = { play: BORTAS, spent: ['Target Weapons', 'Target Weapons'] };
    expect(piecesOn(scene({ gold, blue: { play: EXCELSIOR }, call }), 4)).toHaveLength(2);
  });

  it('C-SHIPBAT-15: a ship with rotation damage is destroyed by a hit, without markers', () => {
    const blue: Row[] = [['U.S.S. Excelsior', 'space:L1', { damaged: true }]];
    const call = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'hit' });
    const stage = scene({
      gold: { play: BORTAS, tactics: ['Target Engines', 'Target Engines'] },
      blue: { play: blue },
      call,
    });
    expect(stage.g.pieces[4]).toBeUndefined();
    expect(stage.g.players[0]?.tactics).toHaveLength(2);
  });

  it('C-SHIPBAT-15: a player who no longer has a side deck doesn’t rotate a ship with markers', () => {
    const gold: Row[] = [...BORTAS.slice(0, 2), ['Target Engines', 'on:4']];
    const call = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'hit' });
    const stage = scene({ gold: { play: gold }, blue: { play: EXCELSIOR }, call });
    expect(stage.g.pieces[4]?.damaged).toBeUndefined();
  });

  it('C-BATTLE-10: damage outside battle stops nobody and doesn’t let the player attack back', () => {
    const call = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'hit' });
    const stage = scene({
      gold: { play: BORTAS.slice(0, 2), hand: ['Spock'] },
      blue: { play: [DOOR, ...EXCELSIOR] },
      call,
    });
    expect(stage.g.pieces[4]).toMatchObject({ damaged: true });
    expect(Object.values(stage.g.pieces).filter(({ stopped }) => stopped !== undefined)).toEqual([]);
    expect(stage.g.attacked).toEqual([]);
  });

  it('C-SHIPBAT-14: a used tactic goes under the side deck after the battle, not to the discard pile', () => {
    const deck = ['Pulse Disruptor', 'Target Engines', 'Target Weapons', 'Target Weapons'];
    const stage = battle(deck, 'Pulse Disruptor');
    expect(stage.g.players[0]?.spent).toEqual(['pulse-disruptor', 'target-engines']);
    expect(stage.g.players[0]?.discard).toEqual([]);
  });

  it('C-SHIPBAT-14: a player without a Battle Bridge Door uses no tactics', () => {
    const stage = scene({
      gold: { play: BORTAS.slice(0, 2), tactics: ['Target Engines'] },
      blue: { play: [['U.S.S. Oberth', 'space:L1']] },
    });
    expect(stage.does('gold', 'attack:all:1:3').g.pieces[3]?.damaged).toBe(true);
  });
});

describe('damage markers', () => {
  const marked = (...titles: string[]) =>
    scene({
      gold: { play: [...titles.map((title): Row => [title, `on:${titles.length + 1}`])] },
      blue: { play: `L1: U.S.S. Galaxy; aboard:${titles.length + 1}: Giusti` },
      turn: 'blue',
    });
  const figure = ({ g }: Stage<FirstEdition>, piece: number, attribute: 'RANGE' | 'WEAPONS' | 'SHIELDS') => {
    const there = g.pieces[piece];
    return there === undefined ? null : attributeOf(g, there, attribute);
  };

  it('C-SHIPBAT-11: a marker damages a ship even if it costs no HULL, but a dilemma that lowers RANGE doesn’t', () => {
    const damaged = (more: Partial<AnyPiece>, ...on: string[]) => {
      const play: Row[] = [['U.S.S. Galaxy', 'space:L1', more], ...on.map((title): Row => [title, 'on:1'])];
      const { g } = scene({ gold: { play } });
      return [isDamaged(g, pieceOf(g, 1)), attributeOf(g, pieceOf(g, 1), 'RANGE')];
    };
    expect(damaged({})).toEqual([false, 8]);
    expect(damaged({ damaged: true })).toEqual([true, 5]);
    // This marker takes no HULL.
    expect(damaged({}, 'Target Shields')).toEqual([true, 8]);
    // This dilemma lowers RANGE.
    expect(damaged({}, 'Isolinear Puzzle')).toEqual([false, 4]);
  });

  it('C-SHIPBAT-11 C-SKILL-22: the reductions of an attribute by several markers add up', () => {
    // RANGE 8 minus 2 and 3.
    expect(figure(marked('Target Engines', 'Target Warp Field Coils'), 3, 'RANGE')).toBe(3);
  });

  it('C-SHIPBAT-12 C-SKILL-17: a marker that turns WEAPONS off removes their enhancements, but the marker’s own reduction stays', () => {
    const play = inPlay('L1: U.S.S. Galaxy; on:2: Bynars Weapon Enhancement');
    const [on, off] = ['Target Engines', 'Target Weapons'].map((title) =>
      figure(scene({ gold: { play: [[title, 'on:2']] }, blue: { play } }), 2, 'WEAPONS'),
    );
    // WEAPONS 7 plus 2, and then 7 minus 2.
    expect([on, off]).toEqual([9, 5]);
  });

  it('C-SHIPBAT-12: a marker can turn off transporters or sensors', () => {
    expect(offered(marked('Maximum Firepower'), 'blue', 'beam')).toEqual([]);
    const stage = marked('Quantum Torpedo');
    expect(stage.refuses('blue', 'attempt:L1:2')).toMatchObject({ rule: expect.stringMatching(/C-/) });
  });

  it('C-SHIPBAT-13: casualties of a marker die immediately, even if they are the attacker’s own personnel aboard the target', () => {
    const gold: Row[] = [...BORTAS, ['Klag', 'aboard:5']];
    const blue: Row[] = [['U.S.S. Excelsior', 'space:L1']];
    const call = calling(DAMAGE, { seat: 0, vessel: 5, hit: 'hit' });
    const stage = scene({
      gold: { play: gold, tactics: ['Phaser Banks', 'Phaser Banks'] },
      blue: { play: blue },
      call,
    });
    expect(stage.g.players[0]?.discard).toEqual(['klag']);
  });

  it('C-SHIPBAT-13: the casualties come before the destruction of a ship that has no HULL left', () => {
    const gold: Row[] = [...BORTAS, ['Phaser Banks', 'on:6'], ['Phaser Banks', 'on:6']];
    const blue = inPlay('L1: U.S.S. Excelsior; aboard:6: Calloway, Linda Larson');
    const call = calling(DAMAGE, { seat: 0, vessel: 6, hit: 'hit' });
    const stage = scene({
      gold: { play: gold, tactics: ['Phaser Banks', 'Phaser Banks'] },
      blue: { play: blue },
      call,
    });
    expect(stage.log.match(/(?<name>[\w. ]+) (?:is|are) (?:killed|destroyed)/g)).toEqual([
      expect.stringContaining('killed'),
      expect.stringContaining('killed'),
      expect.stringContaining('U.S.S. Excelsior is destroyed'),
    ]);
  });

  it('C-SHIPBAT-10: a ship with no HULL left is destroyed', () => {
    const deck = ['Phaser Banks', 'Phaser Banks', 'Phaser Banks', 'Phaser Banks'];
    const call = calling(DAMAGE, { seat: 0, vessel: 4, hit: 'direct' });
    expect(
      scene({ gold: { play: BORTAS, tactics: deck }, blue: { play: EXCELSIOR }, call }).g.pieces[4],
    ).toBeUndefined();
  });

  it('C-DOCK-06: one random marker is removed from a docked ship at the end of its player’s turn', () => {
    const blue = inPlay('L1: Federation Outpost; docked:3: U.S.S. Galaxy {docked: 0}');
    const gold = inPlay('on:4: Target Engines, Target Weapons');
    const stage = scene({ gold: { play: gold }, blue: { play: blue }, turn: 'blue' }).does('blue', 'end:turn');
    expect(piecesOn(stage, 4)).toHaveLength(1);
    expect(stage.g.players[0]?.spent).toHaveLength(1);
  });
});

describe('tactic effects', () => {
  /**
   * Returns what a tactic adds to the ATTACK of a ship that fires, and to the DEFENSE of the ship when fired at.
   */
  const sums = (title: string, ship: string, ...crew: string[]): number[] => {
    const play: Row[] = [[ship, 'space:L1'], ...crew.map((one): Row => [one, 'aboard:1'])];
    const battle = shipBattle({ targets: [null, 1], tactics: [{ card: id(title), owner: 0 }] });
    const patch = { battle, 'players.0.tactics': [] } as never;
    const { g } = scene({ gold: { play, tactics: [title] }, patch });
    const vessel = g.pieces[1];
    const now = g.battle;
    if (vessel === undefined || now?.kind !== 'ship') throw new Error('no battle is under way');
    const attack = attackTotal(g, now, 0) - attributeOf(g, vessel, 'WEAPONS');
    return [attack, defenseTotal(g, now, 0, vessel) - attributeOf(g, vessel, 'SHIELDS')];
  };

  it.each<[string, string, number, number, string[]?]>([
    ['Attack Wing', 'I.K.C. Bortas', 1 + 1, 2],
    ['Attack Wing', "Jem'Hadar Attack Ship", 1 + 1, 2 + 1],
    ['Bajoran Phaser Banks', 'Bajoran Interceptor', 1, 1],
    ['Bajoran Phaser Banks', 'Bajoran Interceptor', 1 + 2, 1 + 2, ['Kallis Ven']],
    ['Bajoran Phaser Banks', 'Bajoran Interceptor', 1 + 4, 1 + 4, ['Kira Nerys']],
    ['Breen Disruptor Burst', 'Breen Warship', 2 + 2, 2],
    ['Breen Disruptor Burst', 'I.K.C. Bortas', 2, 2],
    ['Evasive Maneuvers', 'Type VI Shuttlecraft', -2, 4 + 2],
    ['Evasive Maneuvers', 'I.K.C. Bortas', -2, 4],
    ['Ferengi Energy Weapon', "D'Kora Transport", 1 + 2, 2],
    ['Full Phaser Spread', 'U.S.S. Galaxy', 3 + 1, 2],
    ['Full Phaser Spread', 'U.S.S. Oberth', 3, 2],
    ['Maximum Firepower', 'I.K.C. Bortas', 6, -3],
    ['Phase Cannons', 'Enterprise', 1 + 2, 2],
    ['Phased Polaron Beam', "Jem'Hadar Attack Ship", 1 + 2, 2],
    ['Phaser Banks', 'U.S.S. Galaxy', 1 + 2, 2],
    ['Phaser Banks', 'I.K.C. Bortas', 1, 2],
    ['Photon Torpedo', 'U.S.S. Thunderchild', 2 + 1, 2],
    ['Plasma Torpedo', 'Khazara', 1 + 2, 2],
    ['Primary Energy Weapon', 'Borg Cube', 1 + 2, 2],
    ['Pulse Disruptor', 'I.K.C. Bortas', 1 + 2, 2],
    // A Cardassian ship that Klingons built (C-AFFIL-09).
    ['Pulse Disruptor', 'Naprem', 1 + 2, 2],
    // The name alone doesn’t make this Romulan ship a Klingon one.
    ['Pulse Disruptor', 'Bird-of-Prey', 1, 2],
    ['Pulse Phaser Cannons', 'U.S.S. Defiant', 4 + 1, 1],
    ['Quantum Torpedo', 'U.S.S. Enterprise-E', 5 + 1, 0],
    ['Spiral-Wave Disruptor', 'Galor', 1 + 2, 2],
    ['Strafing Run', 'Patrol Ship', 4 + 1, -1],
    ['Target Engines', "Jem'Hadar Attack Ship", 2 + 1, 1],
    ['Target Shields', 'I.K.C. Bortas', 2, 2],
    ['Target Weapons', "Jem'Hadar Attack Ship", 2 + 1, 1],
    ['Vulcan Particle Beam', 'Vulcan Lander', 1 + 2, 2],
  ])(
    'C-SHIPBAT-03 C-AFFIL-09: the ATTACK and DEFENSE that %s adds for %s',
    (tactic, ship, attack, defense, crew = []) => {
      expect(sums(tactic, ship, ...crew)).toEqual([attack, defense]);
    },
  );

  it('C-SHIPBAT-15: Maximum Firepower places three markers if a ship of the future fires', () => {
    const gold: Row[] = [['I.K.C. Chang', 'space:L1'], ['Kurn', 'aboard:1'], DOOR];
    const deck = ['Maximum Firepower', 'Target Engines', 'Target Engines', 'Target Engines', 'Target Engines'];
    expect(piecesOn(battle(deck, 'Maximum Firepower', gold, [['Husnock Ship', 'space:L1']]), 4).length).toBe(3);
  });

  it('C-SHIPBAT-15: Target Shields becomes a marker even if the attack misses, because the marker lowers SHIELDS', () => {
    const stage = battle(['Target Shields'], 'Target Shields', BORTAS, [['Husnock Ship', 'space:L1']]);
    expect(stage.log).toContain('a miss');
    expect(piecesOn(stage, 4)).toEqual(['target-shields']);
  });
});

describe('Battle Bridge Door', () => {
  it('C-BATTLE-12: an OFFICER without Leadership can’t use the Battle Bridge Door from hand', () => {
    const gold = { play: BORTAS, hand: ['Battle Bridge Door'] };
    const stage = scene({ gold, blue: { play: [['U.S.S. Oberth', 'space:L1']] } }).orders('gold', {
      also: ['ship-battle'],
    });
    expect(offered(stage.does('gold', 'attack:all:1:4'), 'gold')).toEqual(['pass']);
  });

  it('C-SHIPBAT-14: with Leadership, the Battle Bridge Door from hand allows more draws, or adds to the WEAPONS', () => {
    const crew: Row[] = [['I.K.C. Bortas', 'space:L1'], ["B'Etor", 'aboard:1'], DOOR];
    const gold = {
      play: crew,
      hand: ['Battle Bridge Door'],
      tactics: ['Target Engines', 'Target Engines', 'Target Engines'],
    };
    const begun = (reply: string) =>
      scene({ gold, blue: { play: EXCELSIOR } })
        .orders('gold', { also: ['ship-battle'] })
        .does('gold', 'attack:all:1:4')
        .does('blue', 'hold')
        .does('gold', `answer:battle-bridge-door:${reply}`);
    const drawn = begun('draw').does('gold', 'another').does('gold', 'another');
    expect(drawn.g.battle).toMatchObject({ drawn: [['target-engines', 'target-engines', 'target-engines'], []] });
    const strong = begun('weapons').does('gold', 'enough').does('gold', 'none');
    expect(strong.log).toContain('ATTACK 10, DEFENSE 7');
    expect(strong.g.lasting).toEqual([]);
  });
});
