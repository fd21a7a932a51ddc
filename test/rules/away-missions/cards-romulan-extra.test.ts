import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/kernel/types.ts';
import { bringing, gone, play, standing } from '../../support/away-case.ts';
import { type CardSpec, COMMAND, MEDICAL, OPERATIONS, provesCards, SCIENCE, scored } from './cards-spec.ts';

const SEEN = { sela: 'C5', riker: 'E5' };

const specs: CardSpec[] = [
  {
    card: 'poison-the-well',
    rules: 'M-TERM-01 M-DMG-01',
    by: 'taibak',
    at: { taibak: MEDICAL },
    patch: { 'characters.riker.pegs.skill': 1 },
    cant: { at: { taibak: 'C5' }, says: 'must be at a Medical terminal' },
    dice: [4, 1, 1, 1],
    does: ['play:poison-the-well', 'federation move'],
    gives: { 'players.0.scored': [scored('poison-the-well', 15)], 'characters.riker.pegs.move': 1 },
    fails: [3, 1, 1, 1],
  },
  {
    card: 'silence-the-witness',
    rules: 'M-OPEN-72 M-PLAY-21',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 1 },
    cant: { patch: { 'players.0.intel': 0 }, says: 'you have an Intel token' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:silence-the-witness', 'attack:riker:romulan-disruptor', 'federation move', 'move:A5'],
    gives: {
      'players.0.scored': [scored('silence-the-witness', 15)],
      'characters.sela.space': 'A5',
      'players.0.intel': 2,
    },
    fails: [1, 1, 1, 5, 1, 1],
  },
  {
    card: 'run-a-double-agent',
    rules: 'M-OPEN-72 M-OPEN-77',
    by: 'sela',
    patch: { 'players.0.intel': 3, round: 2 },
    hands: { federation: ['hold-the-ship', 'warn-starfleet', 'counter-attack'] },
    cant: { patch: { 'players.0.intel': 2 }, says: 'That costs 3 Intel tokens' },
    dice: [1, 1, 1],
    does: ['play:run-a-double-agent', 'expose:hold-the-ship'],
    gives: {
      'players.0.scored': [scored('run-a-double-agent', 25)],
      'players.0.intel': 1,
      'players.1.discards.mission': ['hold-the-ship'],
    },
  },
  {
    card: 'run-a-double-agent',
    rules: 'M-PLAY-19',
    by: 'sela',
    patch: { 'players.0.intel': 3, round: 3 },
    cant: { patch: { round: 1 }, says: 'it is Round 2 or later' },
    does: ['play:run-a-double-agent'],
    gives: { 'players.0.scored.0.points': 25 },
  },
  {
    card: 'bypass-security',
    rules: 'M-PLAY-25 M-TERM-01',
    by: 'vox',
    at: { vox: OPERATIONS.bridge },
    asked: ['challenge'],
    cant: { at: { vox: 'C5' }, says: 'must be at an Operations terminal' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:bypass-security', 'federation challenge:riker'],
    gives: { 'players.0.scored': [scored('bypass-security', 15)], 'players.0.hand.support.length': 2 },
    fails: [5, 1, 1, 6, 5, 1],
  },
  {
    card: 'gas-grenade',
    lies: 'equipment',
    rules: 'M-STUN-03 M-PLAY-16',
    by: 'taibak',
    at: { taibak: 'C5', riker: 'F5', shelby: 'F5', data: 'F6' },
    cant: { at: { riker: 'A1', shelby: 'A2', data: 'E2' }, says: 'There is no hostile character in line of sight' },
    dice: [4, 1, 1, 1],
    does: ['use:gas-grenade', 'pick:riker'],
    gives: {
      'characters.riker.stun': 1,
      'characters.shelby.stun': 1,
      'characters.data.stun': 0,
      'players.0.discards.support': ['gas-grenade'],
    },
  },
  {
    card: 'gas-grenade',
    lies: 'equipment',
    rules: 'M-SKILL-08',
    by: 'taibak',
    at: { taibak: 'C5', riker: 'F5' },
    dice: [3, 1, 1, 1],
    does: ['use:gas-grenade'],
    gives: { 'characters.riker.stun': 0, 'players.0.discards.support': ['gas-grenade'] },
  },
  {
    card: 'switch-places',
    rules: 'M-MOVE-08 M-LOS-01 M-OPEN-72 M-OPEN-73',
    by: 'vox',
    at: { vox: 'C5', riker: 'F5' },
    cant: { at: { riker: 'A1' }, says: 'There is no lone hostile character in line of sight' },
    does: ['play:switch-places'],
    gives: { 'characters.vox.space': 'F5', 'characters.riker.space': 'C5', 'players.0.intel': 1 },
  },
  {
    card: 'switch-places',
    rules: 'M-OPEN-73',
    by: 'vox',
    at: { vox: 'C5', riker: 'F5' },
    cant: { at: { sela: 'C6' }, says: 'Only a lone friendly character can do this' },
    does: ['play:switch-places'],
    gives: { 'characters.vox.space': 'F5', 'characters.riker.space': 'C5' },
  },
  {
    card: 'false-panel',
    rules: 'M-OPEN-74 M-TERM-01',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at a terminal' },
    does: ['play:false-panel', 'trap:E10'],
    gives: { 'players.0.traps.0.space': 'E10' },
  },
  {
    card: 'bribe-the-guard',
    rules: 'M-OPEN-72 M-BONUS-05',
    by: 'sela',
    patch: { 'players.0.intel': 3 },
    cant: { patch: { 'players.0.intel': 1 }, says: 'That costs 2 Intel tokens' },
    does: ['play:bribe-the-guard'],
    gives: { 'players.0.bonusActions': 3, 'players.0.intel': 1 },
  },
  {
    card: 'tap-the-main-computer',
    worn: { vox: ['cloaking-mesh'] },
    rules: 'M-PLAY-15',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    dice: [4, 1, 1],
    does: ['play:tap-the-main-computer'],
    gives: { 'characters.vox.equipment': ['cloaking-mesh'] },
  },
];

provesCards('Further Romulan cards', specs);

const factions = ['romulan', 'federation'];

describe('extra Romulan cards that take effect in other players’ turns', () => {
  it('M-PLAY-15 M-ATK-07: a Cloaking Mesh works only in defense and only at a terminal', () => {
    const dice = (space: string): number | undefined => {
      const stage = play({
        options: { ...bringing(['cloaking-mesh']), factions },
        turn: 'federation',
        patch: standing({ vox: space, riker: 'G6', worf: 'H9' }),
        dice: [1, 1, 1, 5, 5, 5],
      });
      stage.g.characters['vox']?.equipment.push('cloaking-mesh');
      const deck = stage.g.players[0]?.decks.support;
      deck?.splice(deck.indexOf('cloaking-mesh'), 1);
      stage.does('federation', 'activate:riker').does('federation', 'attack:vox:type-2-phaser');
      return stage.g.roll?.against?.dice.length;
    };
    // G7, behind the door, has a terminal; H6 has none.
    expect([dice('G7'), dice('H6')]).toEqual([3, 2]);
  });

  it('M-OPEN-74 M-PLAY-17 M-DECK-03: a False Panel makes the opponent lose an Equipment and a Support card', () => {
    const options = { ...bringing(['false-panel']), factions };
    const deck = play({ options }).g.players[0]?.decks.support ?? [];
    const stage = play({
      options,
      turn: 'federation',
      patch: {
        ...standing({ riker: 'D5' }),
        'players.0.traps': [{ card: 'false-panel', space: 'F5', by: 'vox', from: 'F6' }],
        'players.0.decks.support': deck.filter((card) => card !== 'false-panel'),
      },
      decks: { 'riker.equipment': ['scanner', 'comm-relay'], 'federation.hand': ['make-it-so'] },
      dice: [1],
    });
    stage.does('federation', 'activate:riker').does('federation', 'move:F5').does('romulan', 'strip:scanner');
    expect(stage.g.players[1]?.discards.support).toEqual(['scanner', 'make-it-so']);
    expect(stage.g.characters['riker']?.equipment).toEqual(['comm-relay']);
  });

  it('M-TIME-02 M-OPEN-72 M-OPEN-77: Counterintelligence gives Intel and discards a Mission from the opponent’s hand', () => {
    const stage = play({
      options: { ...bringing(['counterintelligence']), factions },
      turn: 'federation',
      patch: standing({ data: OPERATIONS.engineering, vox: 'H9' }),
      decks: {
        'federation.hand': ['copy-the-weapon-schematics', 'hold-the-ship'],
        'romulan.hand': ['counterintelligence'],
      },
      dice: [4, 4, 1, 1, 1],
    })
      .orders('romulan', { ask: ['scores'], prefer: {} })
      .does('federation', 'activate:data')
      .does('federation', 'play:copy-the-weapon-schematics')
      .does('federation', 'pass');
    stage.does('romulan', 'interrupt:counterintelligence');
    expect(stage.g.players[0]?.intel).toBe(1);
    expect(stage.g.players[1]?.discards.mission).toEqual(['hold-the-ship']);
    expect(stage.g.players[1]?.scored).toEqual([scored('copy-the-weapon-schematics', 20, 5)]);
  });

  type Patch = { [path: string]: Json };
  const posts = standing({ sela: COMMAND.bridge, riker: 'A1', ptol: OPERATIONS.laboratories, vox: 'C6', taibak: 'C5' });
  const rows: [card: string, met: Patch, missed: Patch, points: number, bonus: number][] = [
    ['eyes-everywhere', posts, { ...posts, ...standing({ sela: 'C4' }) }, 15, 0],
    // A third one brings more.
    [
      'eyes-everywhere',
      { ...posts, ...standing({ taibak: SCIENCE }) },
      { ...posts, ...standing({ ptol: 'C4' }) },
      15,
      10,
    ],
    [
      'beam-out-unnoticed',
      { 'players.0.intel': 2 },
      // One alone is left.
      gone('sela', 'salatrel', 'ptol', 'taibak'),
      15,
      // Two tokens, one for the Mission and its own: two points for each.
      8,
    ],
  ];
  it.each(rows)('M-END-01 M-END-02: %s is scored only if its condition is met', (...row) => {
    const [card, met, missed, points, bonus] = row;
    const options = { ...bringing([card]), factions };
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'romulan.hand': [card] } }).g.players[0]?.scored;
    expect(debriefed(met)).toEqual([scored(card, points, bonus)]);
    expect(debriefed(missed)).toEqual([]);
  });
});
