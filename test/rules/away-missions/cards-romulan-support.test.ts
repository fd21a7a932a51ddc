import { describe, expect, it } from 'vitest';
import { bonus } from '../../../src/games/away-missions/effects/modifiers.ts';
import type { AwayMissions } from '../../../src/games/away-missions/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { play, run, standing } from '../../support/away-case.ts';
import { type CardSpec, OPERATIONS, provesCards, scored } from './cards-spec.ts';

const options = { factions: ['romulan', 'federation'] };
const SEEN = { sela: 'C5', riker: 'E5' };

const specs: CardSpec[] = [
  {
    card: 'concealed-disruptor',
    lies: 'equipment',
    rules: 'M-ATK-11 M-OPEN-73',
    by: 'sela',
    at: SEEN,
    // Attack 2, the weapon’s die, and one for the lone target.
    dice: [6, 1, 1, 1, 5, 1, 1],
    does: ['attack:riker:concealed-disruptor', 'federation move'],
    gives: { 'roll.result': 1 },
  },
  {
    card: 'concealed-disruptor',
    lies: 'equipment',
    rules: 'M-OPEN-73',
    by: 'sela',
    at: { ...SEEN, shelby: 'E6' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['attack:riker:concealed-disruptor', 'federation move'],
    gives: { 'roll.result': 1 },
  },
  {
    card: 'assassins-blade',
    lies: 'equipment',
    rules: 'M-ATK-11 M-ATK-14 M-OPEN-73',
    by: 'sela',
    at: { sela: 'C5', riker: 'D5' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['attack:riker:assassins-blade', 'federation move skill defense'],
    gives: { 'roll.result': 3, 'roll.extra': 2 },
  },
  {
    card: 'assassins-blade',
    lies: 'equipment',
    rules: 'M-ATK-14',
    by: 'sela',
    at: { sela: 'C5', riker: 'D5', shelby: 'E5' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['attack:riker:assassins-blade', 'federation move skill'],
    gives: { 'roll.result': 2, 'roll.extra': 1 },
  },
  {
    card: 'personal-cloak',
    lies: 'equipment',
    rules: 'M-OPEN-72 M-MOVE-08 M-COVER-01',
    by: 'sela',
    at: { sela: 'C5' },
    patch: { 'players.0.intel': 1 },
    cant: { patch: { 'players.0.intel': 0 }, says: 'That costs 1 Intel token' },
    does: ['use:personal-cloak', 'place:sela:G6'],
    gives: { 'characters.sela.space': 'G6', 'characters.sela.cover': true, 'players.0.intel': 0 },
  },
  {
    card: 'signal-tap',
    lies: 'equipment',
    rules: 'M-OPEN-72 M-TERM-01',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at a terminal' },
    does: ['use:signal-tap'],
    gives: { 'players.0.intel': 1, 'characters.vox.equipment': ['signal-tap'] },
  },
  {
    card: 'signal-tap',
    lies: 'equipment',
    rules: 'M-OPEN-73',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { riker: 'E10' }, says: 'Only an unseen friendly character can do this' },
    does: ['use:signal-tap'],
    gives: { 'players.0.intel': 1 },
  },
  {
    card: 'neural-sedative',
    lies: 'equipment',
    rules: 'M-OPP-02 M-PLAY-16 M-STUN-03',
    by: 'taibak',
    at: { taibak: 'C5', riker: 'D5' },
    cant: { at: { riker: 'E5' }, says: 'There is no adjacent hostile character' },
    // Skill 3, Medical, and one die more against Skill 2.
    dice: [6, 1, 1, 1, 1, 5, 1],
    does: ['use:neural-sedative'],
    gives: {
      'characters.riker.stun': 1,
      'characters.taibak.equipment': [],
      'players.0.discards.support': ['neural-sedative'],
    },
  },
  {
    card: 'trauma-kit',
    lies: 'equipment',
    rules: 'M-DMG-05 M-STUN-03',
    by: 'taibak',
    at: { taibak: 'C5', ptol: 'C6' },
    patch: { 'characters.ptol.pegs.move': 1, 'characters.ptol.pegs.skill': 1, 'characters.ptol.stun': 2 },
    cant: { at: { ptol: 'A1' }, says: 'There is no other adjacent friendly character' },
    does: ['use:trauma-kit', 'peg:move peg:skill'],
    gives: { 'characters.ptol.pegs': { attack: 2, defense: 2, skill: 2, move: 2 }, 'characters.ptol.stun': 1 },
  },
  {
    card: 'lock-scrambler',
    lies: 'equipment',
    rules: 'M-OPEN-76 M-PLAY-21',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at a terminal' },
    does: ['use:lock-scrambler', 'move:E10'],
    gives: { 'lasting.0.lock': OPERATIONS.engineering, 'characters.vox.space': 'E10' },
  },
  {
    card: 'tripwire-charge',
    rules: 'M-OPEN-74',
    by: 'sela',
    at: { sela: 'C5' },
    does: ['play:tripwire-charge', 'trap:H6'],
    gives: {
      'players.0.traps': [{ card: 'tripwire-charge', space: 'H6', by: 'sela', from: 'C5' }],
      'players.0.discards.support': [],
    },
  },
  {
    card: 'stun-field',
    rules: 'M-OPEN-74 M-TERM-01',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at a terminal' },
    does: ['play:stun-field', `trap:${OPERATIONS.bridge}`],
    gives: { 'players.0.traps.0.space': OPERATIONS.bridge },
  },
  {
    card: 'recording-eye',
    rules: 'M-OPEN-74 M-OPEN-73',
    by: 'vox',
    at: { vox: 'H9', riker: 'A1' },
    cant: { at: { riker: 'H10' }, says: 'Only an unseen friendly character can do this' },
    does: ['play:recording-eye', `trap:${OPERATIONS.engineering}`],
    gives: { 'players.0.traps.0.space': OPERATIONS.engineering },
  },
  {
    card: 'surgical-strike',
    rules: 'M-OPEN-72 M-OPEN-73',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 1 },
    cant: { at: { shelby: 'E6' }, says: 'There is no lone hostile character in line of sight' },
    // Attack 2, the Disruptor, and two dice more.
    dice: [6, 1, 1, 1, 1, 5, 1, 1],
    does: ['play:surgical-strike', 'attack:riker:romulan-disruptor', 'federation move'],
    gives: { 'roll.result': 1, 'players.0.intel': 0 },
  },
  {
    card: 'shadow-march',
    rules: 'M-OPEN-72 M-OPEN-52',
    by: 'sela',
    patch: { 'players.0.intel': 1 },
    cant: { patch: { 'players.0.intel': 0 }, says: 'That costs 1 Intel token' },
    does: ['play:shadow-march', 'move:E7', 'pass', 'move:C1', 'pass', 'pass'],
    gives: { 'characters.sela.space': 'E7', 'characters.ptol.space': 'C1', 'players.0.intel': 0 },
  },
  {
    card: 'disinformation',
    rules: 'M-OPEN-77 M-PLAY-07',
    by: 'sela',
    hands: { federation: ['hold-the-ship', 'warn-starfleet', 'counter-attack'] },
    dice: [1, 2],
    does: ['play:disinformation', 'expose:counter-attack'],
    gives: {
      'players.1.discards.mission': ['counter-attack'],
      'players.0.hand.mission.length': 1,
      'players.0.discards.support': ['disinformation'],
    },
  },
  {
    card: 'tal-shiar-network',
    rules: 'M-PLAY-12 M-OPEN-72',
    by: 'sela',
    does: ['play:tal-shiar-network'],
    gives: { 'players.0.permanents': ['tal-shiar-network'], 'players.0.intel': 1 },
  },
  {
    card: 'tal-shiar-network',
    lies: 'permanents',
    rules: 'M-PLAY-22 M-SEARCH-01',
    by: 'sela',
    patch: { 'players.0.intel': 1 },
    cant: { patch: { 'players.0.intel': 0 }, says: 'That costs 1 Intel token' },
    does: ['use:tal-shiar-network:report', 'keep:sample-borg-technology'],
    gives: { 'players.0.intel': 0, 'players.0.hand.mission': ['sample-borg-technology'] },
  },
  {
    card: 'tal-shiar-network',
    lies: 'permanents',
    rules: 'M-PLAY-22 M-ACTV-03',
    by: 'sela',
    patch: { 'players.0.intel': 1 },
    does: ['use:tal-shiar-network:requisition'],
    gives: { 'players.0.intel': 0, 'players.0.hand.support.length': 2 },
  },
  {
    card: 'deep-cover',
    rules: 'M-PLAY-13',
    by: 'sela',
    does: ['play:deep-cover:to:vox'],
    gives: { 'characters.vox.traits': ['deep-cover'] },
  },
];

provesCards('Romulan Support cards', specs);

/** What cards change for a Romulan who has them. */
function changes(id: string, cards: string[], at: { [who: string]: string } = {}) {
  const { g } = play({ options, patch: standing(at) });
  const one = g.characters[id];
  if (one === undefined) throw new Error(`no ${id}`);
  one.equipment.push(...cards);
  return (what: Parameters<typeof bonus>[1], situation: Parameters<typeof bonus>[3] = {}): number =>
    bonus(g, what, one, situation);
}

describe('modifiers from Romulan cards', () => {
  const RANGED = { id: 'p', name: 'P', dice: 0, damage: 0, rules: [], phaser: false, from: null };

  it('M-PLAY-15: Signal Tap and Lock Scrambler help only in their own tests', () => {
    const vox = changes('vox', ['signal-tap', 'lock-scrambler']);
    expect([vox('skill', { specialization: 'computers' }), vox('skill', { specialization: 'operations' })]).toEqual([
      1, 1,
    ]);
    expect(vox('skill', { specialization: 'security' })).toBe(0);
  });

  it('M-PLAY-15 M-OPEN-73: the Mandate of the Tal Shiar works only while the character is unseen', () => {
    expect(changes('sela', ['tal-shiar-mandate'])('skill')).toBe(1);
    expect(changes('sela', ['tal-shiar-mandate'], SEEN)('skill')).toBe(0);
  });

  it('M-PLAY-13 M-OPEN-73: Deep Cover helps a character defend against ranged weapons while it is alone', () => {
    const alone = changes('sela', ['deep-cover'], { sela: 'C5' });
    expect([alone('defense', { weapon: RANGED }), alone('skill')]).toEqual([1, 1]);
    expect(alone('defense', { weapon: { ...RANGED, rules: ['melee'] } })).toBe(0);
    const beside = changes('sela', ['deep-cover'], { sela: 'C5', vox: 'C6' });
    expect([beside('defense', { weapon: RANGED }), beside('skill')]).toEqual([0, 0]);
  });

  it('M-OPEN-73: an Ambusher attacks better if the target is alone', () => {
    const salatrel = changes('salatrel', [], { riker: 'E5', shelby: 'A10', data: 'A9' });
    expect([salatrel('attack', { target: 'riker' }), salatrel('attack', { target: 'shelby' })]).toEqual([1, 0]);
  });
});

describe('sprung Romulan Traps', () => {
  /** Riker walks into a Trap of a kind in the corridor. */
  function walks(card: string, hands: { [deck: string]: string[] } = {}, dice: number[] = []): Stage<AwayMissions> {
    const deck = play({ options }).g.players[0]?.decks.support ?? [];
    const patch = {
      ...standing({ riker: 'D5' }),
      'players.0.traps': [{ card, space: 'F5', by: 'ptol', from: 'B2' }],
      'players.0.decks.support': deck.filter((one) => one !== card),
    };
    return play({ options, turn: 'federation', patch, decks: hands, dice })
      .does('federation', 'activate:riker')
      .does('federation', 'move:F5');
  }

  it('M-OPEN-74 M-DMG-01: Tripwire Charge causes two Damage', () => {
    const stage = walks('tripwire-charge').does('federation', 'move', 'skill');
    expect(stage.g.characters['riker']?.pegs).toEqual({ attack: 2, defense: 3, skill: 1, move: 1 });
  });

  it('M-OPEN-74 M-STUN-03: Stun Field stuns the intruder, whose second Action can then only be Recover', () => {
    const stage = walks('stun-field');
    expect(stage.g.characters['riker']?.stun).toBe(1);
    expect(stage.offers('federation', 'move')).toBe(false);
    expect(stage.offers('federation', 'recover')).toBe(true);
  });

  it('M-OPEN-74 M-OPEN-72 M-OPEN-77: Recording Eye gives Intel and discards a Mission from the opponent’s hand', () => {
    const { g } = walks('recording-eye', { 'federation.hand': ['hold-the-ship', 'warn-starfleet'] }, [2]);
    expect(g.players[0]).toMatchObject({ intel: 2, sprung: 1 });
    expect(g.players[1]?.discards.mission).toEqual(['warn-starfleet']);
  });
});

/** Riker shoots at Sela, whose player holds a card and wants to be asked. */
function shot(card: string, window: string, dice: number[], intel: number): Stage<AwayMissions> {
  return play({
    options: { factions: ['romulan', 'borg'] },
    turn: 'borg',
    patch: { ...standing({ one: 'D5', sela: 'C5' }), 'players.0.intel': intel },
    decks: { 'romulan.hand': [card] },
    dice,
  })
    .orders('romulan', { ask: [window], prefer: {} })
    .does('borg', 'activate:one')
    .does('borg', 'attack:sela:assimilation-tubules');
}

describe('Romulan Interrupts', () => {
  it('M-TIME-02 M-TIME-03 M-OPEN-72: Already Gone moves its character out of the attacker’s reach', () => {
    const stage = shot('already-gone', 'attacked', [], 1);
    stage.does('romulan', 'interrupt:already-gone').does('romulan', 'move:A5');
    expect(stage.g.characters['sela']?.space).toBe('A5');
    expect(stage.g.players[0]?.intel).toBe(0);
    expect(stage.log).toContain('The attack on Sela ends.');
  });

  it('M-OPEN-72 M-PLAY-19: Already Gone can’t be played without Intel', () => {
    const stage = shot('already-gone', 'attacked', [], 0);
    expect(stage.offers('romulan', 'interrupt:already-gone')).toBe(false);
  });

  it.each([
    [1, 1],
    [2, 0],
    [5, 0],
  ])('M-TIME-02 M-OPEN-72: with %d Intel, a Body Double lets %d of two Damage through at no cost', (intel, left) => {
    // Attack 1 against two dice: a hit, and the Damage of the Tubules.
    const stage = shot('body-double', 'damage', [6, 5, 1], intel);
    stage.does('romulan', 'interrupt:body-double');
    if (left > 0) stage.does('romulan', 'move');
    expect(stage.g.characters['sela']?.pegs.move).toBe(2 - left);
    expect(stage.g.players[0]?.intel).toBe(intel);
  });

  it('M-OPEN-72: a Body Double prevents up to three Damage', () => {
    const local = { target: 'sela', amount: 5, by: null, weapon: null };
    const stage = run('damage', local, {
      options,
      patch: { 'players.0.intel': 6 },
      decks: { 'romulan.hand': ['body-double'] },
    });
    stage.does('romulan', 'interrupt:body-double').does('romulan', 'move', 'skill');
    expect(stage.g.characters['sela']?.pegs).toEqual({ attack: 2, defense: 2, skill: 2, move: 1 });
  });

  it('M-TIME-02 M-OPEN-72 M-PLAY-28: Stolen Glory moves five points from the scoring side to the Romulans', () => {
    const stage = play({
      options,
      turn: 'federation',
      patch: { ...standing({ data: OPERATIONS.engineering, vox: 'H9' }), 'players.0.intel': 1 },
      decks: { 'federation.hand': ['copy-the-weapon-schematics'], 'romulan.hand': ['stolen-glory'] },
      dice: [4, 4, 1, 1],
    })
      .orders('romulan', { ask: ['scores'], prefer: {} })
      .does('federation', 'activate:data')
      .does('federation', 'play:copy-the-weapon-schematics');
    stage.does('romulan', 'interrupt:stolen-glory');
    expect(stage.g.players[1]?.scored).toEqual([scored('copy-the-weapon-schematics', 15, 5)]);
    expect(stage.g.players[0]).toMatchObject({ bonusPoints: 5, intel: 0 });
  });
});

describe('abilities of Romulan characters', () => {
  const acts = (who: string, wish: string, patch: { [path: string]: Json }, dice: number[] = []) =>
    play({ options, patch, dice }).does('romulan', `activate:${who}`).does('romulan', wish);

  it('M-FAC-06 M-OPEN-72: each Romulan can spend a token to use Slip Away once, and still takes two Actions', () => {
    for (const who of ['sela', 'salatrel', 'ptol', 'taibak', 'vox']) {
      const stage = acts(who, 'use:slip-away', { 'players.0.intel': 2, ...standing({ [who]: 'C5' }) });
      stage.does('romulan', 'move:E5');
      expect(stage.g.characters[who]?.space).toBe('E5');
      expect(stage.g.players[0]?.intel).toBe(1);
      expect(stage.offers('romulan', 'use:slip-away')).toBe(false);
      expect(stage.g.active?.taken).toBe(0);
    }
    expect(play({ options }).does('romulan', 'activate:sela').offers('romulan', 'use:slip-away')).toBe(false);
  });

  it('M-OPEN-01 M-SKILL-04: Ptol gains an Intel token, and another for a second success', () => {
    const at = standing({ ptol: OPERATIONS.engineering });
    expect(acts('ptol', 'use:listening-post', at, [4, 1, 1]).g.players[0]?.intel).toBe(1);
    expect(acts('ptol', 'use:listening-post', at, [6, 5, 4]).g.players[0]?.intel).toBe(2);
    expect(acts('ptol', 'use:listening-post', at, [3, 1, 1]).g.players[0]?.intel).toBe(0);
  });

  it('M-OPEN-01 M-OPP-02: Taibak interrogates an adjacent character in an opposed test', () => {
    const at = standing({ taibak: 'C5', riker: 'D5' });
    expect(acts('taibak', 'use:interrogate', at, [6, 1, 1, 1, 5, 1]).g.players[0]?.intel).toBe(2);
    expect(acts('taibak', 'use:interrogate', at, [5, 1, 1, 1, 6, 5]).g.players[0]?.intel).toBe(0);
  });

  it('M-OPEN-01 M-OPEN-76: Vox locks a terminal and gains Intel if the test succeeds', () => {
    const at = standing({ vox: OPERATIONS.engineering });
    const passed = acts('vox', 'use:lockdown', at, [4, 1, 1]).g;
    expect([passed.players[0]?.intel, passed.lasting[0]?.lock]).toEqual([1, OPERATIONS.engineering]);
    const failed = acts('vox', 'use:lockdown', at, [3, 1, 1]).g;
    expect([failed.players[0]?.intel, failed.lasting]).toEqual([0, []]);
  });
});
