import { describe, expect, it } from 'vitest';
import { bonus } from '../../../src/games/away-missions/effects/modifiers.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { play, standing } from '../../support/away-case.ts';
import { type CardSpec, OPERATIONS, provesCards, scored } from './cards-spec.ts';

const BESIDE = { gowron: 'C5', riker: 'D5' };
const HIT = [6, 1, 1, 1, 1, 5, 1, 1];
const MISS = [1, 1, 1, 1, 1, 5, 5, 5];
const options = { factions: ['klingon', 'federation'] };

const specs: CardSpec[] = [
  {
    card: 'ancestral-batleth',
    rules: 'M-PLAY-14 M-PLAY-19 M-OPEN-71',
    by: 'kromm',
    patch: { 'characters.gowron.honor': 1 },
    cant: { patch: { 'characters.gowron.honor': 0 }, says: 'Ancestral Bat’leth is for an honored friendly character' },
    does: ['equip:ancestral-batleth:to:gowron'],
    gives: { 'characters.gowron.equipment': ['ancestral-batleth'] },
  },
  {
    card: 'ancestral-batleth',
    lies: 'equipment',
    rules: 'M-ATK-08 M-ATK-11 M-ATK-14',
    by: 'gowron',
    at: BESIDE,
    // Attack 4 and two dice more.
    dice: [6, 1, 1, 1, 1, 1, 5, 1, 1],
    does: ['attack:riker:ancestral-batleth', 'federation move skill'],
    gives: { 'roll.result': 2, 'roll.extra': 1 },
  },
  {
    card: 'yan-sword',
    lies: 'equipment',
    rules: 'M-ATK-11 M-ATK-14',
    by: 'gowron',
    at: BESIDE,
    dice: HIT,
    does: ['attack:riker:yan-sword', 'federation move skill defense'],
    gives: { 'roll.result': 3, 'roll.extra': 2 },
  },
  {
    card: 'disruptor-rifle',
    lies: 'equipment',
    rules: 'M-ATK-11 M-LOS-01',
    by: 'kromm',
    at: { kromm: 'C5', riker: 'F5' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['attack:riker:disruptor-rifle', 'federation move skill'],
    gives: { 'roll.result': 2, 'roll.extra': 1 },
  },
  {
    card: 'painstik',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-OPEN-71 M-DMG-01',
    by: 'gowron',
    does: ['use:painstik', 'pick:kromm', 'move'],
    gives: { 'characters.kromm.honor': 1, 'characters.kromm.pegs.move': 1, 'characters.gowron.honor': 0 },
  },
  {
    card: 'cask-of-bloodwine',
    lies: 'equipment',
    rules: 'M-PLAY-15 M-PLAY-16 M-STUN-03',
    by: 'gowron',
    patch: { 'characters.gowron.pegs.move': 1, 'characters.kromm.stun': 1, 'characters.lukara.stun': 1 },
    does: ['use:cask-of-bloodwine', 'peg:move'],
    gives: {
      'characters.gowron.pegs.move': 2,
      'characters.kromm.stun': 0,
      'characters.lukara.stun': 1,
      'characters.gowron.equipment': [],
      'players.0.discards.support': ['cask-of-bloodwine'],
    },
  },
  {
    card: 'take-their-schematics',
    worn: { kurak: ['engineers-harness'] },
    rules: 'M-PLAY-15 M-SKILL-07',
    by: 'kurak',
    at: { kurak: OPERATIONS.laboratories },
    // Skill 3, Engineering, and the Harness at its terminal.
    dice: [1, 1, 1, 1, 4],
    does: ['play:take-their-schematics'],
    gives: { 'players.0.scored.0.points': 15 },
  },
  {
    card: 'rally-beacon',
    lies: 'equipment',
    rules: 'M-MOVE-08 M-PLAY-15',
    by: 'gowron',
    patch: { 'characters.lukara.pegs.move': 1 },
    cant: { patch: { 'characters.lukara.pegs.move': 2 }, says: 'There is no other damaged friendly character' },
    does: ['use:rally-beacon', 'place:gowron:F2'],
    gives: { 'characters.gowron.space': 'F2' },
  },
  {
    card: 'battle-cry',
    rules: 'M-PLAY-07 M-BONUS-05',
    by: 'gowron',
    does: ['play:battle-cry'],
    gives: {
      'players.0.bonusActions': 1,
      'lasting.0.modifier': { what: 'attack', value: 1, when: { weapon: 'melee' } },
      'lasting.0.character': null,
      'lasting.0.until': 'round',
      'players.0.discards.support': ['battle-cry'],
    },
  },
  {
    card: 'berserk-rage',
    rules: 'M-PLAY-19 M-PLAY-21',
    by: 'gowron',
    at: BESIDE,
    patch: { 'characters.gowron.pegs.move': 1 },
    cant: { patch: { 'characters.gowron.pegs.move': 2 }, says: 'Only a damaged friendly character can do this' },
    dice: [...HIT, ...MISS],
    does: ['play:berserk-rage', 'attack:riker:dk-tahg', 'federation move', 'attack:riker:dk-tahg'],
    gives: {
      'characters.riker.pegs.move': 1,
      'lasting.0.modifier': { what: 'defense', value: -1 },
      'lasting.0.character': 'gowron',
      'characters.gowron.honor': 1,
    },
  },
  {
    card: 'leap-into-the-fray',
    rules: 'M-MOVE-08 M-PLAY-21',
    by: 'gowron',
    at: { gowron: 'A5', riker: 'F5' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile character in line of sight' },
    dice: HIT,
    does: ['play:leap-into-the-fray', 'place:gowron:F6', 'attack:riker:dk-tahg', 'federation move'],
    gives: { 'characters.gowron.space': 'F6', 'characters.riker.pegs.move': 1 },
  },
  {
    card: 'throw-down-the-gauntlet',
    rules: 'M-OPEN-71 M-MOVE-08',
    by: 'gowron',
    at: { gowron: 'A5', riker: 'F5' },
    patch: { 'characters.gowron.honor': 2 },
    cant: { patch: { 'characters.gowron.honor': 0 }, says: 'That costs 1 Honor token, but you have only 0' },
    // Riker, whose player chooses where he comes, rolls one Defense die less.
    dice: [6, 1, 1, 1, 1, 5, 1],
    does: ['play:throw-down-the-gauntlet', 'federation place:riker:B5', 'attack:riker:dk-tahg', 'federation move'],
    gives: { 'characters.riker.space': 'B5', 'characters.riker.pegs.move': 1, 'characters.gowron.honor': 2 },
  },
  {
    card: 'blood-call',
    rules: 'M-PLAY-19 M-STUN-03 M-BONUS-05',
    by: 'gowron',
    patch: {
      'characters.gowron.pegs.defense': 1,
      'characters.gowron.pegs.move': 1,
      'characters.kromm.stun': 2,
      'characters.lukara.stun': 1,
    },
    cant: {
      patch: { 'characters.gowron.pegs.defense': 2 },
      says: 'your characters have lost at least 3 Health pegs',
    },
    does: ['play:blood-call'],
    gives: { 'players.0.bonusActions': 2, 'characters.kromm.stun': 1, 'characters.lukara.stun': 0 },
  },
  {
    card: 'scars-of-honor',
    rules: 'M-PLAY-19 M-OPEN-71',
    by: 'gowron',
    patch: { 'characters.kromm.pegs.move': 1, 'characters.lukara.pegs.skill': 1 },
    cant: {
      patch: { 'characters.kromm.pegs.move': 2, 'characters.lukara.pegs.skill': 2 },
      says: 'there is a damaged friendly character',
    },
    does: ['play:scars-of-honor'],
    gives: {
      'characters.kromm.honor': 1,
      'characters.lukara.honor': 1,
      'characters.gowron.honor': 0,
      'characters.kurak.honor': 0,
    },
  },
  {
    card: 'code-of-kahless',
    rules: 'M-PLAY-12',
    by: 'gowron',
    does: ['play:code-of-kahless'],
    gives: { 'players.0.permanents': ['code-of-kahless'], 'players.0.discards.support': [] },
  },
  {
    card: 'code-of-kahless',
    lies: 'permanents',
    rules: 'M-PLAY-22 M-OPEN-71',
    by: 'gowron',
    patch: { 'characters.gowron.honor': 1, 'characters.gowron.pegs': { attack: 3, defense: 1, skill: 1, move: 2 } },
    cant: { patch: { 'characters.gowron.honor': 0 }, says: 'That costs 1 Honor token' },
    does: ['use:code-of-kahless', 'peg:attack peg:defense peg:defense'],
    gives: {
      'characters.gowron.honor': 0,
      'characters.gowron.pegs': { attack: 4, defense: 3, skill: 1, move: 2 },
      'players.0.permanents': ['code-of-kahless'],
    },
  },
  {
    card: 'code-of-kahless',
    lies: 'permanents',
    rules: 'M-OPEN-73 M-ATK-05',
    by: 'gowron',
    at: BESIDE,
    // One die more against somebody who is alone.
    dice: [6, 1, 1, 1, 1, 1, 5, 1, 1],
    does: ['attack:riker:dk-tahg', 'federation move'],
    gives: { 'roll.result': 1 },
  },
  {
    card: 'redundant-organs',
    rules: 'M-PLAY-13',
    by: 'gowron',
    does: ['play:redundant-organs:to:kromm'],
    gives: { 'characters.kromm.traits': ['redundant-organs'] },
  },
];

provesCards('Klingon Support cards', specs);

/** What cards change for a Klingon who has them. */
function changes(id: string, cards: string[], patch: { [path: string]: Json } = {}) {
  const { g } = play({ options, patch });
  const one = g.characters[id];
  if (one === undefined) throw new Error(`no ${id}`);
  one.equipment.push(...cards);
  const ranged = { ...{ id: 'p', name: 'P', dice: 0, damage: 0 }, rules: [], phaser: false, from: null };
  const melee = { ...ranged, rules: ['melee' as const] };
  return (what: Parameters<typeof bonus>[1], weapon?: 'ranged' | 'melee'): number =>
    bonus(g, what, one, weapon === undefined ? {} : { weapon: weapon === 'ranged' ? ranged : melee });
}

describe('modifiers from Klingon cards', () => {
  it('M-PLAY-15: Warrior’s Armor protects only against ranged weapons', () => {
    const gowron = changes('gowron', ['warriors-armor']);
    expect([gowron('defense', 'ranged'), gowron('defense', 'melee')]).toEqual([1, 0]);
  });

  it('M-PLAY-15: the Harness helps only at an Operations terminal, in Skill tests and in defense', () => {
    const there = changes('kurak', ['engineers-harness'], standing({ kurak: OPERATIONS.engineering }));
    expect([there('skill'), there('defense')]).toEqual([1, 1]);
    const elsewhere = changes('kurak', ['engineers-harness']);
    expect([elsewhere('skill'), elsewhere('defense')]).toEqual([0, 0]);
  });

  it('M-PLAY-13: Redundant Organs takes effect once two Health pegs are lost', () => {
    const one = changes('kromm', ['redundant-organs'], { 'characters.kromm.pegs.move': 1 });
    expect([one('defense'), one('move')]).toEqual([0, 0]);
    const two = changes('kromm', ['redundant-organs'], {
      'characters.kromm.pegs.move': 1,
      'characters.kromm.pegs.attack': 1,
    });
    expect([two('defense'), two('move')]).toEqual([1, 2]);
  });

  it('M-CARD-06: Old Wounds gives Kromm an Attack die with Melee weapons while he is damaged', () => {
    const hurt = changes('kromm', [], { 'characters.kromm.pegs.move': 1 });
    expect([hurt('attack', 'melee'), hurt('attack', 'ranged')]).toEqual([1, 0]);
    expect(changes('kromm', [])('attack', 'melee')).toBe(0);
  });
});

/** Worf strikes at Gowron, whose player holds a card and wants to be asked. */
function struck(
  card: string,
  window: string,
  dice: number[],
  patch: { [path: string]: Json } = {},
): Stage<AwayMissions> {
  return play({
    options,
    turn: 'federation',
    patch: { ...standing({ worf: 'D5', gowron: 'C5' }), ...patch },
    decks: { 'klingon.hand': [card] },
    dice,
  })
    .orders('klingon', { ask: [window], prefer: {} })
    .does('federation', 'activate:worf')
    .does('federation', 'attack:gowron:batleth');
}

describe('Klingon Interrupts', () => {
  it('M-TIME-02 M-PLAY-27: Strike First is resolved before the attack, which then continues', () => {
    // Worf defends with two dice and parries with a third; then Gowron with three.
    const stage = struck('strike-first', 'attacked', [6, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 5, 5, 5]);
    stage.does('klingon', 'interrupt:strike-first').does('klingon', 'attack:worf:dk-tahg').does('federation', 'move');
    expect(stage.g.characters['worf']?.pegs.move).toBe(1);
    expect(stage.g.roll).toMatchObject({ label: 'Worf attacks Gowron: Bat’leth', result: 0 });
    expect(stage.g.players[0]?.discards.support).toEqual(['strike-first']);
  });

  it('M-TIME-03: an attacker Neutralized by Strike First doesn’t attack', () => {
    const weak = { 'characters.worf.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } };
    const stage = struck('strike-first', 'attacked', [6, 6, 1, 1, 1, 5, 1], weak);
    stage.does('klingon', 'interrupt:strike-first').does('klingon', 'attack:worf:dk-tahg');
    expect(stage.g.characters['worf']?.where).toBe('out');
    expect(stage.log).toContain('The attack on Gowron ends.');
  });

  it('M-PLAY-19: Strike First can’t be used against a distant attacker', () => {
    const stage = play({
      options,
      turn: 'federation',
      patch: standing({ worf: 'F5', gowron: 'C5' }),
      decks: { 'klingon.hand': ['strike-first'] },
    })
      .orders('klingon', { ask: ['attacked'], prefer: {} })
      .does('federation', 'activate:worf')
      .does('federation', 'attack:gowron:type-2-phaser');
    expect(stage.offers('klingon', 'interrupt:strike-first')).toBe(false);
  });

  it('M-TIME-02 M-OPEN-71: Pain Is Nothing prevents one Damage and gives an Honor token', () => {
    const stage = struck('pain-is-nothing', 'damage', [6, 1, 1, 1, 5, 1, 1]);
    stage.does('klingon', 'interrupt:pain-is-nothing').does('klingon', 'move');
    expect(stage.g.characters['gowron']).toMatchObject({
      honor: 1,
      pegs: { attack: 4, defense: 3, skill: 2, move: 1 },
    });
  });

  it.each([
    [{ 'characters.gowron.honor': 2 }, 5],
    [{ 'characters.gowron.honor': 1, 'characters.kromm.honor': 1, 'characters.kurak.honor': 1 }, 10],
  ])('M-TIME-02 M-OPEN-71: Dispute the Claim takes five points per honored character, up to ten', (patch, less) => {
    const stage = play({
      options,
      turn: 'federation',
      patch: { ...standing({ data: OPERATIONS.engineering }), ...patch },
      decks: { 'federation.hand': ['copy-the-weapon-schematics'], 'klingon.hand': ['dispute-the-claim'] },
      dice: [4, 4, 1, 1],
    })
      .orders('klingon', { ask: ['scores'], prefer: {} })
      .does('federation', 'activate:data')
      .does('federation', 'play:copy-the-weapon-schematics');
    stage.does('klingon', 'interrupt:dispute-the-claim');
    expect(stage.g.players[1]?.scored).toEqual([scored('copy-the-weapon-schematics', 20 - less, 5)]);
  });

  it('M-PLAY-19: a Klingon team without Honor can’t play Dispute the Claim', () => {
    const stage = play({
      options,
      turn: 'federation',
      patch: standing({ data: OPERATIONS.engineering }),
      decks: { 'federation.hand': ['copy-the-weapon-schematics'], 'klingon.hand': ['dispute-the-claim'] },
      dice: [4, 4, 1, 1],
    })
      .orders('klingon', { ask: ['scores'], prefer: {} })
      .does('federation', 'activate:data')
      .does('federation', 'play:copy-the-weapon-schematics');
    expect(stage.offers('klingon', 'interrupt:dispute-the-claim')).toBe(false);
  });
});

describe('abilities of Klingon characters', () => {
  it('M-CARD-06 M-OPEN-71: Gowron gives Honor to a damaged friend in sight, but not to himself', () => {
    const patch = { 'characters.kromm.pegs.move': 1, 'characters.gowron.pegs.move': 1 };
    const stage = play({ options, patch }).does('klingon', 'activate:gowron').does('klingon', 'use:chancellor');
    expect([stage.g.characters['kromm']?.honor, stage.g.characters['gowron']?.honor]).toEqual([1, 0]);
    expect(play({ options }).does('klingon', 'activate:gowron').offers('klingon', 'use:chancellor')).toBe(false);
  });

  it('M-OPEN-01 M-SKILL-05: Kurak overloads a console near a hostile character', () => {
    const scene = { options, patch: standing({ kurak: OPERATIONS.engineering, shelby: 'H9', riker: 'A1' }) };
    const stage = play({ ...scene, dice: [4, 1, 1, 1] }).does('klingon', 'activate:kurak');
    stage.does('klingon', 'use:overload-the-console').does('federation', 'move');
    expect(stage.g.characters['shelby']?.pegs.move).toBe(1);
    const fails = play({ ...scene, dice: [3, 1, 1, 1] }).does('klingon', 'activate:kurak');
    expect(fails.does('klingon', 'use:overload-the-console').g.characters['shelby']?.pegs.move).toBe(2);
  });

  it('M-CARD-05 M-OPEN-71: Lukara and her target attack each other for Honor', () => {
    const stage = play({
      options,
      patch: standing({ lukara: 'C5', riker: 'D5' }),
      dice: [1, 1, 1, 1, 5, 5, 5, 1, 1, 1, 5, 5],
    }).does('klingon', 'activate:lukara');
    stage.does('klingon', 'use:duel').does('klingon', 'attack:riker:batleth');
    stage.does('federation', 'attack:lukara:type-2-phaser');
    expect(stage.g.characters['lukara']).toMatchObject({ honor: 1, stun: 0 });
  });
});
