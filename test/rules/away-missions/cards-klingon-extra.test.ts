import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/kernel/types.ts';
import { bringing, gone, play, run, standing } from '../../support/away-case.ts';
import { type CardSpec, COMMAND, OPERATIONS, provesCards, scored, TRANSPORTERS } from './cards-spec.ts';

const BESIDE = { gowron: 'C5', riker: 'D5' };

/** Lukara, who has fallen with Honor. */
const FALLEN = {
  'characters.lukara': {
    ...{ id: 'lukara', seat: 0, owner: 0, where: 'out', space: null, activated: false, cover: false, stun: 0 },
    ...{ pegs: { attack: 0, defense: 0, skill: 0, move: 0 }, equipment: [], traits: [], drone: false, fallen: true },
  },
};

const specs: CardSpec[] = [
  {
    card: 'name-your-house',
    rules: 'M-OPEN-71 M-TERM-01 M-BONUS-05',
    by: 'gowron',
    at: { gowron: COMMAND.bridge },
    patch: { 'characters.gowron.honor': 1 },
    cant: { patch: { 'characters.gowron.honor': 0 }, says: 'That costs 1 Honor token' },
    dice: [4, 1, 1],
    does: ['play:name-your-house'],
    gives: {
      'players.0.scored': [scored('name-your-house', 15)],
      'players.0.bonusActions': 2,
      'characters.gowron.honor': 0,
    },
    fails: [3, 1, 1],
  },
  {
    card: 'name-your-house',
    rules: 'M-TERM-01',
    by: 'gowron',
    at: { gowron: COMMAND.bridge },
    patch: { 'characters.gowron.honor': 1 },
    cant: { at: { gowron: 'A8' }, says: 'must be at a Command terminal' },
    dice: [4, 1, 1],
    does: ['play:name-your-house'],
    gives: { 'players.0.scored.0.points': 15 },
  },
  {
    card: 'silence-the-helm',
    rules: 'M-OPEN-76 M-TERM-01',
    by: 'lukara',
    at: { lukara: OPERATIONS.bridge },
    cant: { at: { lukara: OPERATIONS.laboratories }, says: 'at an Operations terminal on the Bridge' },
    dice: [4, 1, 1],
    does: ['play:silence-the-helm'],
    gives: { 'players.0.scored': [scored('silence-the-helm', 20)], 'lasting.0.lock': OPERATIONS.bridge },
    fails: [3, 1, 1],
  },
  {
    card: 'trial-by-combat',
    rules: 'M-OPEN-71 M-PLAY-21 M-DMG-02',
    by: 'gowron',
    at: BESIDE,
    patch: { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } },
    cant: { at: { riker: 'H5', shelby: 'D5' }, says: 'There is no adjacent hostile Commander' },
    // Gowron misses, Riker shoots with one die more than his rating, and Gowron attacks again.
    dice: [1, 1, 1, 1, 1, 5, 1, 1, 5, 5, 5, 6, 1, 1, 1, 1, 5],
    does: [
      'play:trial-by-combat',
      'attack:riker:dk-tahg',
      'federation attack:gowron:type-2-phaser',
      'attack:riker:dk-tahg',
    ],
    // The card gives two tokens, and single combat gives another.
    gives: { 'players.0.scored': [scored('trial-by-combat', 40)], 'characters.gowron.honor': 3 },
    fails: [1, 1, 1, 1, 1, 5, 1, 1, 5, 5, 5, 1, 1, 1, 1, 1, 5],
  },
  {
    card: 'burn-the-records',
    rules: 'M-PLAY-19 M-DECK-03',
    by: 'kurak',
    at: { kurak: OPERATIONS.bridge, riker: 'A10' },
    hands: { federation: ['hold-the-ship'] },
    cant: { at: { riker: 'A1' }, says: 'there is a hostile character on this board' },
    dice: [4, 1, 1, 1, 1],
    does: ['play:burn-the-records'],
    gives: {
      'players.0.scored': [scored('burn-the-records', 10)],
      'players.1.discards.mission': ['hold-the-ship'],
    },
    fails: [3, 1, 1, 1],
  },
  {
    card: 'throwing-blade',
    lies: 'equipment',
    rules: 'M-DMG-01 M-PLAY-16 M-LOS-01',
    by: 'gowron',
    at: { gowron: 'C5', riker: 'F5' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile character in line of sight' },
    does: ['use:throwing-blade', 'federation move'],
    gives: {
      'characters.riker.pegs.move': 1,
      'characters.gowron.equipment': [],
      'players.0.discards.support': ['throwing-blade'],
    },
  },
  {
    card: 'death-howl',
    rules: 'M-OPEN-71 M-OPEN-52 M-BONUS-05',
    by: 'gowron',
    patch: FALLEN,
    cant: {
      patch: { 'characters.lukara.fallen': false } as unknown as { [path: string]: Json },
      says: 'you have a character of your team fallen with Honor',
    },
    does: ['play:death-howl', 'move:A7', 'pass', 'pass'],
    gives: {
      'characters.gowron.space': 'A7',
      'characters.gowron.honor': 1,
      'characters.kromm.honor': 1,
      'characters.kurak.honor': 1,
      'players.0.bonusActions': 1,
    },
  },
  {
    card: 'to-arms',
    rules: 'M-SEARCH-01 M-OPEN-52',
    by: 'gowron',
    patch: { 'characters.kromm.pegs.skill': 1, 'characters.kromm.pegs.move': 1 },
    does: ['play:to-arms', 'take:yan-sword', 'move:B7'],
    gives: { 'players.0.hand.support': ['yan-sword'], 'characters.kromm.space': 'B7' },
  },
  {
    card: 'finish-the-helpless',
    rules: 'M-DMG-01 M-OPEN-71',
    by: 'gowron',
    at: BESIDE,
    patch: { 'characters.riker.pegs.skill': 1, 'characters.gowron.honor': 2 },
    cant: {
      patch: { 'characters.riker.pegs.skill': 2 },
      says: 'There is no damaged hostile character in line of sight',
    },
    does: ['play:finish-the-helpless', 'federation move defense'],
    gives: {
      'characters.riker.pegs.move': 1,
      'characters.riker.pegs.defense': 2,
      'characters.gowron.honor': 1,
      'players.0.bonusActions': 1,
    },
  },
  {
    card: 'blade-master',
    rules: 'M-PLAY-13 M-OPEN-71',
    by: 'gowron',
    patch: { 'characters.lukara.honor': 1 },
    cant: { patch: { 'characters.lukara.honor': 0 }, says: 'Blade Master is for an honored friendly character' },
    does: ['play:blade-master:to:lukara'],
    gives: { 'characters.lukara.traits': ['blade-master'] },
  },
  {
    card: 'battle-cry',
    worn: { gowron: ['blade-master'] },
    rules: 'M-PLAY-13 M-ATK-14',
    by: 'gowron',
    at: BESIDE,
    dice: [6, 1, 1, 1, 1, 5, 1, 1],
    does: ['attack:riker:dk-tahg', 'pass', 'federation move skill'],
    gives: { 'roll.result': 2, 'roll.extra': 1 },
  },
  {
    card: 'boarding-party',
    rules: 'M-EDGE-05 M-MOVE-08',
    by: 'gowron',
    cant: { patch: gone('kromm', 'kurak', 'lukara'), says: 'There is no other friendly character' },
    does: ['play:boarding-party', 'pick:kromm', `place:kromm:${TRANSPORTERS[1]}`],
    gives: {
      'characters.kromm.space': TRANSPORTERS[1],
      'lasting.0.modifier': { what: 'attack', value: 1 },
      'lasting.0.until': 'activation',
      'lasting.0.character': null,
    },
  },
];

provesCards('Further Klingon cards', specs);

const factions = ['klingon', 'federation'];

describe('extra Klingon cards that take effect in other players’ turns', () => {
  it('M-TIME-02 M-DMG-01 M-OPEN-71: a Shield Brother takes one of three points of Damage and gains Honor', () => {
    const stage = run(
      'damage',
      { target: 'gowron', amount: 3, by: null, weapon: null },
      {
        options: { ...bringing(['shield-brother']), factions },
        patch: standing({ gowron: 'C5', kromm: 'C6' }),
        decks: { 'klingon.hand': ['shield-brother'] },
      },
    );
    stage.does('klingon', 'interrupt:shield-brother').does('klingon', 'defense').does('klingon', 'move');
    expect(stage.g.characters['kromm']).toMatchObject({ honor: 1, pegs: { defense: 2 } });
    expect(stage.g.characters['gowron']?.pegs).toEqual({ attack: 4, defense: 3, skill: 2, move: 1 });
  });

  it('M-PLAY-19: Shield Brother needs an adjacent friend', () => {
    const stage = run(
      'damage',
      { target: 'gowron', amount: 3, by: null, weapon: null },
      {
        options: { ...bringing(['shield-brother']), factions },
        patch: standing({ gowron: 'C5', kromm: 'E6' }),
        decks: { 'klingon.hand': ['shield-brother'] },
      },
    );
    expect(stage.offers('klingon', 'interrupt:shield-brother')).toBe(false);
  });

  type Patch = { [path: string]: Json };
  const most = gone('riker', 'shelby', 'data');
  const rows: [card: string, met: Patch, missed: Patch, points: number][] = [
    [
      'today-is-a-good-day-to-die',
      { ...most, ...gone('gowron', 'kromm', 'kurak') },
      { ...most, ...gone('gowron') },
      50,
    ],
    [
      'today-is-a-good-day-to-die',
      { ...most, ...gone('gowron', 'kromm', 'kurak') },
      gone('gowron', 'kromm', 'kurak'),
      50,
    ],
    ['one-to-carry-the-news', most, gone('riker', 'shelby'), 30],
  ];
  it.each(rows)('M-END-01 M-END-02: %s is scored only if its condition is met', (card, met, missed, points) => {
    const options = { ...bringing([card]), factions };
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'klingon.hand': [card] } }).g.players[0]?.scored;
    expect(debriefed(met)).toEqual([scored(card, points)]);
    expect(debriefed(missed)).toEqual([]);
  });
});
