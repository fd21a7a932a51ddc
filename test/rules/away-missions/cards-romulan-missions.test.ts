import { describe, expect, it } from 'vitest';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { corePoints } from '../../../src/games/away-missions/score.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play } from '../../support/away-case.ts';
import {
  type CardSpec,
  COMMAND,
  MEDICAL,
  OPERATIONS,
  provesCards,
  SCIENCE,
  scored,
  TRANSPORTERS,
} from './cards-spec.ts';

/** Sela sees Riker, who stands alone: four dice in Diplomacy against three, of which one counts, or none. */
const SEEN = { sela: 'C5', riker: 'E5' };
const PASSES = [6, 1, 1, 1, 5, 1, 1];
const FAILS = [5, 1, 1, 1, 6, 5, 1];

/** Where Data and Worf see nobody. */
const FAR = { data: 'H1', worf: 'H2' };

const specs: CardSpec[] = [
  {
    card: 'tap-the-main-computer',
    rules: 'M-TERM-01 M-OPEN-72',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at an Operations terminal' },
    dice: [4, 1, 1],
    does: ['play:tap-the-main-computer'],
    // A token for the Mission, and its own.
    gives: { 'players.0.scored': [scored('tap-the-main-computer', 15)], 'players.0.intel': 2 },
    fails: [3, 1, 1],
  },
  {
    card: 'copy-the-fleet-orders',
    rules: 'M-SKILL-04 M-OPEN-72',
    by: 'sela',
    at: { sela: COMMAND.bridge },
    cant: { at: { sela: 'C5' }, says: 'must be at a Command terminal' },
    // Three successes beyond the first are worth two tokens.
    dice: [6, 5, 4, 4],
    does: ['play:copy-the-fleet-orders'],
    gives: { 'players.0.scored': [scored('copy-the-fleet-orders', 15)], 'players.0.intel': 3 },
    fails: [3, 1, 1, 1],
  },
  {
    card: 'sample-borg-technology',
    rules: 'M-TERM-01 M-SEARCH-01',
    by: 'taibak',
    at: { taibak: SCIENCE },
    cant: { at: { taibak: 'C5' }, says: 'must be at a Science terminal' },
    dice: [4, 1, 1, 1],
    does: ['play:sample-borg-technology', 'keep:assassins-blade'],
    gives: {
      'players.0.scored': [scored('sample-borg-technology', 20)],
      'players.0.hand.support': ['assassins-blade'],
      'players.0.intel': 1,
    },
    fails: [3, 1, 1, 1],
  },
  {
    card: 'turn-an-informant',
    rules: 'M-OPP-02 M-OPEN-73 M-OPEN-77',
    by: 'sela',
    at: SEEN,
    hands: { federation: ['scanner', 'comm-relay', 'make-it-so', 'hold-the-ship'] },
    cant: { at: { shelby: 'E6' }, says: 'There is no lone hostile character in line of sight' },
    dice: [...PASSES, 1, 1, 1],
    does: ['play:turn-an-informant', 'expose:make-it-so'],
    gives: {
      'players.0.scored': [scored('turn-an-informant', 20)],
      'players.1.discards.support': ['make-it-so'],
      'players.1.hand.mission': ['hold-the-ship'],
    },
    fails: FAILS,
  },
  {
    card: 'read-the-medical-files',
    rules: 'M-TERM-01 M-PLAY-24',
    by: 'taibak',
    at: { taibak: MEDICAL },
    cant: { at: { taibak: 'C5' }, says: 'must be at a Medical terminal' },
    dice: [4, 1, 1, 1],
    does: ['play:read-the-medical-files', 'pick:worf'],
    gives: {
      'players.0.scored': [scored('read-the-medical-files', 15)],
      'lasting.0.character': 'worf',
      'lasting.0.modifier': { what: 'defense', value: -1 },
      'lasting.0.until': 'round',
    },
    fails: [3, 1, 1, 1],
  },
  {
    card: 'listening-device',
    rules: 'M-OPEN-75 M-PLAY-05',
    by: 'vox',
    at: { vox: OPERATIONS.engineering },
    cant: { at: { vox: 'C5' }, says: 'must be at a terminal' },
    does: ['play:listening-device'],
    gives: {
      'players.0.table': [
        {
          card: 'listening-device',
          progress: 1,
          marks: [OPERATIONS.engineering],
          hidden: { by: 'vox', from: OPERATIONS.engineering },
        },
      ],
    },
  },
  {
    card: 'listening-device',
    lies: 'table',
    marks: [OPERATIONS.engineering],
    rules: 'M-PLAY-05 M-OPEN-72',
    by: 'ptol',
    at: { ptol: OPERATIONS.laboratories, ...FAR },
    cant: { at: { ptol: OPERATIONS.engineering }, says: 'must be at an unmarked terminal' },
    dice: [4, 1, 1],
    does: ['use:listening-device'],
    gives: { 'players.0.scored': [scored('listening-device', 25)], 'players.0.intel': 2, 'players.0.table': [] },
  },
  {
    card: 'listening-device',
    lies: 'table',
    marks: [OPERATIONS.engineering],
    rules: 'M-OPEN-73',
    by: 'ptol',
    at: { ptol: OPERATIONS.laboratories, ...FAR },
    cant: { at: { data: 'B1' }, says: 'Only an unseen friendly character can do this' },
    dice: [4, 1, 1],
    does: ['use:listening-device'],
    gives: { 'players.0.scored.0.points': 25 },
  },
  {
    card: 'extract-the-agent',
    rules: 'M-EDGE-05 M-MOVE-08 M-OPEN-73',
    by: 'vox',
    at: { vox: TRANSPORTERS[0], ...FAR },
    cant: { at: { vox: 'C5' }, says: 'must be on a Transporter space' },
    dice: [4, 1, 1],
    does: ['play:extract-the-agent', 'place:vox:E10'],
    gives: { 'players.0.scored': [scored('extract-the-agent', 20)], 'characters.vox.space': 'E10' },
    fails: [3, 1, 1],
  },
  {
    card: 'extract-the-agent',
    rules: 'M-OPEN-73',
    by: 'vox',
    at: { vox: TRANSPORTERS[0], ...FAR },
    cant: { at: { data: TRANSPORTERS[1] }, says: 'Only an unseen friendly character can do this' },
    dice: [4, 1, 1],
    does: ['play:extract-the-agent', 'place:vox:E10'],
    gives: { 'players.0.scored.0.points': 20 },
  },
  {
    card: 'assassinate',
    rules: 'M-OPEN-73 M-DMG-02',
    by: 'salatrel',
    at: { salatrel: 'C5', riker: 'D5' },
    patch: { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } },
    cant: { at: { shelby: 'D6' }, says: 'There is no adjacent lone hostile character' },
    // Attack 2, the weapon, two dice of the card and the Ambusher’s.
    dice: [6, 1, 1, 1, 1, 1, 5],
    does: ['play:assassinate', 'attack:riker:romulan-disruptor'],
    gives: {
      'players.0.scored': [scored('assassinate', 35)],
      'players.0.intel': 2,
      'characters.riker.where': 'out',
      lasting: [],
    },
    fails: [1, 1, 1, 1, 1, 1, 5],
  },
  {
    card: 'assassinate',
    rules: 'M-ATK-14',
    by: 'sela',
    at: { sela: 'C5', riker: 'D5' },
    // Five dice; one hit and two Damage more, which he survives.
    dice: [6, 1, 1, 1, 1, 5, 1, 1],
    does: ['play:assassinate', 'attack:riker:romulan-disruptor', 'federation move skill defense'],
    gives: { 'players.0.scored': [], 'roll.result': 3, 'players.0.discards.mission': ['assassinate'] },
  },
  {
    card: 'sabotage-the-engines',
    rules: 'M-OPEN-76',
    by: 'ptol',
    at: { ptol: OPERATIONS.engineering },
    cant: { at: { ptol: OPERATIONS.laboratories, ...FAR }, says: 'at an Operations terminal in Engineering' },
    dice: [4, 1, 1],
    does: ['play:sabotage-the-engines'],
    gives: {
      'players.0.scored': [scored('sabotage-the-engines', 25)],
      'lasting.0.lock': OPERATIONS.engineering,
      'lasting.0.until': 'round',
    },
    fails: [3, 1, 1],
  },
  {
    card: 'plant-false-orders',
    rules: 'M-PLAY-25 M-OPP-03',
    by: 'vox',
    at: { vox: COMMAND.bridge },
    asked: ['challenge'],
    hands: { federation: ['scanner'] },
    cant: { at: { vox: 'C5' }, says: 'must be at a Command terminal' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:plant-false-orders', 'federation challenge:riker'],
    gives: { 'players.0.scored': [scored('plant-false-orders', 15)], 'players.1.discards.support': ['scanner'] },
    fails: [5, 1, 1, 6, 1],
  },
  {
    card: 'bait-the-trap',
    rules: 'M-OPEN-74 M-OPP-02',
    by: 'sela',
    at: SEEN,
    traps: { 'stun-field': 'A1' },
    cant: {
      patch: { 'players.0.traps': [], 'players.0.decks.support': [...STARTER_DECKS.romulan.support] },
      says: 'you have a Trap of yours lying in wait',
    },
    dice: PASSES,
    does: ['play:bait-the-trap', 'move:A5'],
    gives: { 'players.0.scored': [scored('bait-the-trap', 15)], 'characters.sela.space': 'A5' },
    fails: FAILS,
  },
  {
    card: 'blackmail-the-captain',
    rules: 'M-OPEN-72 M-PLAY-24',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 2 },
    cant: { patch: { 'players.0.intel': 1 }, says: 'It costs 2 Intel tokens, and there is 1' },
    does: ['play:blackmail-the-captain'],
    gives: {
      'players.0.scored': [scored('blackmail-the-captain', 20)],
      'players.0.intel': 1,
      'lasting.0.character': 'riker',
      'lasting.0.modifier': { what: 'attack', value: -1 },
    },
  },
  {
    card: 'blackmail-the-captain',
    rules: 'M-PLAY-19',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 2 },
    cant: { at: { riker: 'A1', shelby: 'E5' }, says: 'There is no hostile Commander in line of sight' },
    does: ['play:blackmail-the-captain'],
    gives: { 'players.0.scored.0.points': 20 },
  },
  {
    card: 'cover-their-tracks',
    rules: 'M-OPEN-76 M-OPEN-72',
    by: 'ptol',
    at: { ptol: OPERATIONS.engineering },
    cant: { at: { riker: 'H9' }, says: 'must be at a terminal with no hostile character on the board' },
    dice: [4, 1, 1],
    does: ['play:cover-their-tracks'],
    gives: {
      'players.0.scored': [scored('cover-their-tracks', 15)],
      'players.0.intel': 2,
      'lasting.0.lock': OPERATIONS.engineering,
    },
    fails: [3, 1, 1],
  },
  {
    card: 'wake-the-sleeper',
    rules: 'M-OPEN-75 M-PLAY-05',
    by: 'taibak',
    at: { taibak: 'C5', riker: 'D5' },
    cant: { at: { riker: 'E5' }, says: 'There is no adjacent hostile character' },
    does: ['play:wake-the-sleeper'],
    gives: {
      'players.0.table': [
        { card: 'wake-the-sleeper', progress: 1, marks: ['riker'], hidden: { by: 'taibak', from: 'C5' } },
      ],
    },
  },
  {
    card: 'wake-the-sleeper',
    lies: 'table',
    marks: ['riker'],
    rules: 'M-OPP-02 M-STUN-03',
    by: 'taibak',
    at: { taibak: 'C5', riker: 'F5', shelby: 'D6' },
    cant: { at: { riker: 'H9' }, says: 'There is no marked character in line of sight' },
    dice: [6, 1, 1, 1, 1, 5, 1],
    does: ['use:wake-the-sleeper'],
    gives: { 'players.0.scored': [scored('wake-the-sleeper', 20)], 'characters.riker.stun': 1 },
  },
  {
    card: 'confiscate-the-prototype',
    rules: 'M-OPEN-72 M-PLAY-17',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 1 },
    worn: { riker: ['scanner'] },
    cant: { patch: { 'players.0.intel': 0 }, says: 'It costs 1 Intel token, and there are 0' },
    does: ['play:confiscate-the-prototype', 'strip:scanner'],
    gives: {
      'players.0.scored': [scored('confiscate-the-prototype', 15)],
      'players.0.intel': 1,
      'players.1.discards.support': ['scanner'],
    },
  },
  {
    card: 'confiscate-the-prototype',
    rules: 'M-PLAY-19',
    by: 'sela',
    at: SEEN,
    patch: { 'players.0.intel': 1 },
    worn: { riker: ['scanner'] },
    cant: { at: { riker: 'A1', shelby: 'E5' }, says: 'There is no equipped hostile character in line of sight' },
    does: ['play:confiscate-the-prototype', 'strip:scanner'],
    gives: { 'players.0.scored.0.points': 15 },
  },
  {
    card: 'sow-distrust',
    rules: 'M-OPP-02 M-DMG-01',
    by: 'sela',
    at: { sela: 'C5', riker: 'E5', shelby: 'F5', data: 'H5' },
    cant: { at: { riker: 'A1', shelby: 'A2', data: 'E2' }, says: 'There is no hostile character in line of sight' },
    dice: PASSES,
    does: ['play:sow-distrust', 'pick:riker', 'federation move', 'federation skill'],
    gives: {
      'players.0.scored': [scored('sow-distrust', 15)],
      'characters.riker.pegs.move': 1,
      'characters.shelby.pegs.skill': 1,
      'characters.data.pegs': { attack: 2, defense: 2, skill: 3, move: 2 },
    },
    fails: FAILS,
  },
];

provesCards('Romulan Missions', specs);

type Patch = { [path: string]: Json };
const options = { factions: ['romulan', 'federation'] };

/** A patch by which some Missions are scored, for 10 points each. */
function has(...cards: string[]): Patch {
  return {
    'players.0.scored': cards.map((card) => scored(card, 10)),
    'players.0.decks.mission': STARTER_DECKS.romulan.mission.filter((card) => !cards.includes(card)),
  };
}

/** A patch by which Traps lie in wait. */
function lying(...cards: string[]): Patch {
  return {
    'players.0.traps': cards.map((card, at) => ({ card, space: `A${at + 1}`, by: 'ptol', from: 'B2' })),
    'players.0.decks.support': STARTER_DECKS.romulan.support.filter((card) => !cards.includes(card)),
  };
}

describe('End of Game Missions of the Romulans', () => {
  const rows: [card: string, met: Patch, missed: Patch, points: number, bonus: number][] = [
    // It counts itself among the Intel Missions.
    ['knowledge-is-power', { 'players.0.intel': 4 }, { 'players.0.intel': 3 }, 10, 5],
    [
      'knowledge-is-power',
      { 'players.0.intel': 4, ...has('tap-the-main-computer', 'listening-device', 'sow-distrust') },
      {},
      10,
      15,
    ],
    ['vanish', {}, gone('sela', 'salatrel', 'ptol', 'taibak'), 15, 5],
    ['vanish', gone('sela'), gone('sela', 'salatrel', 'ptol', 'taibak'), 15, 0],
    ['plans-within-plans', { ...lying('stun-field'), 'players.0.sprung': 2 }, {}, 15, 10],
    ['foil-their-plans', has('sow-distrust'), {}, 25, 0],
  ];

  it.each(rows)('M-END-01 M-END-02: %s is scored if its condition is met, and not else', (...row) => {
    const [card, met, missed, points, bonus] = row;
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'romulan.hand': [card] } }).g.players[0]?.scored.at(-1);
    expect(debriefed(met)).toEqual(scored(card, points, bonus));
    expect(debriefed(missed)?.card).not.toBe(card);
  });

  it('M-END-01: Foil Their Plans wants more Missions than the opponent has', () => {
    const theirs = {
      'players.1.scored': [scored('hold-the-ship', 20)],
      'players.1.decks.mission': STARTER_DECKS.federation.mission.filter((card) => card !== 'hold-the-ship'),
    };
    const patch = { ...has('sow-distrust'), ...theirs };
    const stage = play({ at: 'debrief', options, patch, decks: { 'romulan.hand': ['foil-their-plans'] } });
    expect(stage.g.players[0]?.scored.map(({ card }) => card)).toEqual(['sow-distrust']);
  });

  it('M-OPEN-72: what is scored in Debrief is worth a token, too', () => {
    const stage = play({ at: 'debrief', options, decks: { 'romulan.hand': ['vanish'] } });
    expect(stage.g.players[0]?.intel).toBe(1);
  });
});

describe('Core Missions of the Romulans', () => {
  const core = (card: string, patch: Patch = {}): number =>
    corePoints(play({ options, patch: { ...patch, 'players.0.core': card } }).g, 0);

  it('M-END-03 M-OPEN-06 M-FAC-06: Secrets of Three Powers counts Intel, six tokens at most', () => {
    const points = [0, 1, 6, 9].map((intel) => core('secrets-of-three-powers', { 'players.0.intel': intel }));
    expect(points).toEqual([0, 5, 30, 30]);
  });

  it('M-END-03 M-OPEN-06: Seeds of Ruin counts Intel Missions and Traps that were sprung, thirty points at most', () => {
    expect(core('seeds-of-ruin', has('sow-distrust'))).toBe(0);
    expect(core('seeds-of-ruin', has('tap-the-main-computer', 'turn-an-informant'))).toBe(10);
    expect(core('seeds-of-ruin', { ...has('tap-the-main-computer'), 'players.0.sprung': 1 })).toBe(10);
    expect(core('seeds-of-ruin', { ...has('tap-the-main-computer'), 'players.0.sprung': 9 })).toBe(30);
  });
});
