import { describe, expect, it } from 'vitest';
import { corePoints } from '../../../src/games/away-missions/score.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { gone, play, standing } from '../../support/away-case.ts';
import { type CardSpec, COMMAND, OPERATIONS, provesCards, SCIENCE, scored } from './cards-spec.ts';

/** Gowron beside Riker: five Attack dice against three, of which one hits, or none. */
const BESIDE = { gowron: 'C5', riker: 'D5' };
const HIT = [6, 1, 1, 1, 1, 5, 1, 1];
const MISS = [1, 1, 1, 1, 1, 5, 5, 5];

/** Lukara, who has fallen with Honor. */
const FALLEN = {
  'characters.lukara': {
    ...{ id: 'lukara', seat: 0, owner: 0, where: 'out', space: null, activated: false, cover: false, stun: 0 },
    ...{ pegs: { attack: 0, defense: 0, skill: 0, move: 0 }, equipment: [], traits: [], drone: false, fallen: true },
  },
};

const specs: CardSpec[] = [
  {
    card: 'answer-the-challenge',
    rules: 'M-OPEN-71 M-PLAY-21',
    by: 'gowron',
    at: BESIDE,
    cant: { at: { riker: 'H5' }, says: 'There is no adjacent hostile character' },
    dice: [...HIT, 1, 1, 1, 5, 5, 5],
    does: [
      'play:answer-the-challenge',
      'attack:riker:dk-tahg',
      'federation move',
      'federation attack:gowron:type-2-phaser',
    ],
    // Single combat gives a token, the Mission another one.
    gives: { 'players.0.scored': [scored('answer-the-challenge', 20)], 'characters.gowron.honor': 2 },
    fails: MISS,
  },
  {
    card: 'first-blood',
    rules: 'M-OPEN-71 M-OPEN-52 M-PLAY-24',
    by: 'gowron',
    at: { gowron: 'C5', riker: 'F5' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile character in line of sight' },
    dice: HIT,
    does: ['play:first-blood', 'move:E5', 'attack:riker:dk-tahg', 'federation move'],
    gives: { 'players.0.scored': [scored('first-blood', 15, 5)], 'characters.gowron.honor': 2 },
    fails: MISS,
  },
  {
    card: 'first-blood',
    rules: 'M-PLAY-24',
    by: 'gowron',
    at: BESIDE,
    patch: { round: 2 },
    dice: HIT,
    does: ['play:first-blood', 'pass', 'attack:riker:dk-tahg', 'federation move'],
    gives: { 'players.0.scored': [scored('first-blood', 15)] },
  },
  {
    card: 'slay-a-worthy-foe',
    rules: 'M-OPEN-71 M-DMG-02',
    by: 'gowron',
    at: BESIDE,
    patch: { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } },
    cant: { at: { riker: 'H5' }, says: 'There is no adjacent hostile character' },
    dice: [6, 1, 1, 1, 1, 5],
    does: ['play:slay-a-worthy-foe', 'attack:riker:dk-tahg'],
    gives: {
      'players.0.scored': [scored('slay-a-worthy-foe', 30)],
      'characters.riker.where': 'out',
      'characters.gowron.honor': 2,
    },
    fails: [1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 5],
    pays: ['attack:riker:dk-tahg'],
  },
  {
    card: 'blood-is-my-witness',
    rules: 'M-PLAY-24 M-PLAY-28',
    by: 'kromm',
    at: { kromm: 'C5', riker: 'E5' },
    patch: { 'characters.kromm.pegs.defense': 2, 'characters.kromm.pegs.move': 1 },
    cant: {
      patch: { 'characters.kromm.pegs.defense': 3, 'characters.kromm.pegs.move': 2 },
      says: 'Only a damaged friendly character can do this',
    },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:blood-is-my-witness', 'attack:riker:niswihich', 'federation move skill'],
    // Five points for each of two wounds.
    gives: { 'players.0.scored': [scored('blood-is-my-witness', 15, 10)] },
    fails: [1, 1, 1, 5, 5, 5],
  },
  {
    card: 'blood-is-my-witness',
    rules: 'M-PLAY-24',
    by: 'kromm',
    at: { kromm: 'C5', riker: 'E5' },
    patch: { 'characters.kromm.pegs': { attack: 2, defense: 1, skill: 1, move: 1 } },
    dice: [6, 1, 5, 1, 1],
    does: ['play:blood-is-my-witness', 'attack:riker:niswihich', 'federation move skill'],
    // Four wounds, fifteen points at most.
    gives: { 'players.0.scored': [scored('blood-is-my-witness', 15, 15)] },
  },
  {
    card: 'sworn-enemy',
    rules: 'M-PLAY-05',
    by: 'gowron',
    at: { gowron: 'C5', riker: 'F5' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile character in line of sight' },
    does: ['play:sworn-enemy'],
    gives: { 'players.0.table': [{ card: 'sworn-enemy', progress: 1, marks: ['riker'] }], 'players.0.scored': [] },
    log: 'Sworn Enemy marks Riker.',
  },
  {
    card: 'sworn-enemy',
    rules: 'M-PLAY-05 M-OPEN-71',
    lies: 'table',
    marks: ['riker'],
    by: 'gowron',
    at: { ...BESIDE, shelby: 'C6' },
    cant: { at: { riker: 'H5' }, says: 'There is no adjacent marked character' },
    dice: HIT,
    // Shelby is next to him too, and not sworn at; the two are no friends’ breadth apart.
    does: ['use:sworn-enemy', 'attack:riker:dk-tahg', 'federation move'],
    gives: { 'players.0.scored': [scored('sworn-enemy', 20)], 'players.0.table': [] },
  },
  {
    card: 'sworn-enemy',
    rules: 'M-DMG-02 M-PLAY-24',
    lies: 'table',
    marks: ['riker'],
    by: 'gowron',
    at: BESIDE,
    patch: { 'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 } },
    dice: [6, 1, 1, 1, 1, 5],
    does: ['use:sworn-enemy', 'attack:riker:dk-tahg'],
    gives: { 'players.0.scored': [scored('sworn-enemy', 20, 10)] },
  },
  {
    card: 'stand-alone',
    rules: 'M-OPEN-73 M-COVER-01',
    by: 'lukara',
    at: { lukara: 'C5', riker: 'E5', data: 'G5' },
    cant: { at: { data: 'B2' }, says: 'at least 2 hostile characters in line of sight' },
    does: ['play:stand-alone'],
    gives: {
      'players.0.scored': [scored('stand-alone', 20)],
      'characters.lukara.honor': 1,
      'characters.lukara.cover': true,
    },
  },
  {
    card: 'stand-alone',
    rules: 'M-OPEN-73',
    by: 'lukara',
    at: { lukara: 'C5', riker: 'E5', data: 'G5' },
    cant: { at: { kromm: 'C6' }, says: 'Only a lone friendly character can do this' },
    does: ['play:stand-alone'],
    gives: { 'players.0.scored.0.points': 20 },
  },
  {
    card: 'rite-of-ascension',
    rules: 'M-DMG-01 M-OPEN-71',
    by: 'gowron',
    at: { gowron: 'C5', kromm: 'E5' },
    cant: { at: { kromm: 'H9' }, says: 'there is another friendly character in line of sight' },
    does: ['play:rite-of-ascension', 'move defense'],
    gives: {
      'players.0.scored': [scored('rite-of-ascension', 15)],
      'characters.gowron.pegs': { attack: 4, defense: 2, skill: 2, move: 1 },
      'characters.gowron.honor': 1,
    },
  },
  {
    card: 'raise-the-banner',
    rules: 'M-PLAY-05',
    by: 'gowron',
    cant: { at: { gowron: 'C5' }, says: 'Gowron must be on the Bridge' },
    does: ['play:raise-the-banner'],
    gives: { 'players.0.table': [{ card: 'raise-the-banner', progress: 1, marks: ['A8'] }] },
  },
  {
    card: 'raise-the-banner',
    rules: 'M-PLAY-05 M-OPEN-71',
    lies: 'table',
    marks: ['A8'],
    by: 'gowron',
    patch: { 'characters.gowron.honor': 1 },
    cant: { patch: { 'characters.gowron.honor': 0 }, says: 'Only an honored friendly character can do this' },
    does: ['use:raise-the-banner'],
    gives: { 'players.0.scored': [scored('raise-the-banner', 25)], 'characters.gowron.honor': 2 },
  },
  {
    card: 'raise-the-banner',
    rules: 'M-PLAY-19',
    lies: 'table',
    marks: ['A8'],
    by: 'gowron',
    patch: { 'characters.gowron.honor': 1 },
    cant: { at: { riker: 'A9' }, says: 'there is no adjacent hostile character' },
    does: ['use:raise-the-banner'],
    gives: { 'players.0.scored.0.points': 25 },
  },
  {
    card: 'seize-the-bridge',
    rules: 'M-PLAY-25 M-OPEN-71',
    by: 'lukara',
    at: { lukara: COMMAND.bridge, riker: 'A10' },
    asked: ['challenge'],
    cant: { at: { lukara: COMMAND.quarters }, says: 'must be at a Command terminal on the Bridge' },
    // Skill 2 and Command on both sides.
    dice: [6, 3, 1, 5, 5, 5],
    does: ['play:seize-the-bridge', 'federation challenge:riker'],
    gives: { 'players.0.scored': [scored('seize-the-bridge', 25)], 'characters.lukara.honor': 1 },
    fails: [5, 3, 1, 6, 5, 5],
  },
  {
    card: 'take-their-schematics',
    rules: 'M-TERM-01 M-SKILL-07 M-PLAY-24',
    by: 'kurak',
    at: { kurak: OPERATIONS.laboratories },
    cant: { at: { kurak: 'E2' }, says: 'must be at an Operations terminal' },
    dice: [4, 1, 1, 1],
    does: ['play:take-their-schematics'],
    gives: { 'players.0.scored': [scored('take-their-schematics', 15)], 'players.0.hand.support.length': 1 },
    fails: [1, 1, 1, 3],
  },
  {
    card: 'question-the-wounded',
    rules: 'M-OPP-02 M-OPEN-77',
    by: 'gowron',
    at: { gowron: 'C5', riker: 'E5' },
    patch: { 'characters.riker.pegs.skill': 1 },
    hands: { federation: ['hold-the-ship', 'warn-starfleet'] },
    cant: {
      patch: { 'characters.riker.pegs.skill': 2 },
      says: 'There is no damaged hostile character in line of sight',
    },
    // Skill 2 and Security against Skill 1 and Security; then the two cards.
    dice: [6, 1, 1, 5, 1, 1, 1],
    does: ['play:question-the-wounded', 'expose:warn-starfleet'],
    gives: {
      'players.0.scored': [scored('question-the-wounded', 20)],
      'players.1.discards.mission': ['warn-starfleet'],
      'players.1.hand.mission': ['hold-the-ship'],
    },
    fails: [5, 1, 1, 6, 5],
  },
  {
    card: 'find-the-weakness',
    rules: 'M-TERM-01 M-PLAY-24',
    by: 'kurak',
    at: { kurak: SCIENCE, worf: 'H9' },
    cant: { at: { kurak: 'E2' }, says: 'must be at a Science terminal' },
    dice: [4, 1, 1, 1],
    does: ['play:find-the-weakness'],
    gives: {
      'players.0.scored': [scored('find-the-weakness', 15)],
      'lasting.0.modifier': { what: 'attack', value: 1, when: { against: 'damaged' } },
      'lasting.0.until': 'round',
    },
    fails: [1, 1, 1, 3],
  },
  {
    card: 'charge-the-line',
    rules: 'M-MOVE-08 M-DMG-01',
    by: 'gowron',
    at: { gowron: 'A5', riker: 'F5' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile character in line of sight' },
    dice: HIT,
    does: ['play:charge-the-line', 'move', 'place:gowron:E5', 'attack:riker:dk-tahg', 'federation move'],
    gives: {
      'players.0.scored': [scored('charge-the-line', 20)],
      'characters.gowron.space': 'E5',
      'characters.gowron.pegs.move': 1,
    },
    fails: MISS,
  },
  {
    card: 'shout-down-the-captain',
    rules: 'M-OPP-02 M-PLAY-24',
    by: 'lukara',
    at: { lukara: 'C5', riker: 'E5', shelby: 'D6' },
    cant: { at: { riker: 'H9' }, says: 'There is no hostile Commander in line of sight' },
    dice: [6, 1, 1, 5, 1, 1],
    does: ['play:shout-down-the-captain'],
    gives: {
      'players.0.scored': [scored('shout-down-the-captain', 20)],
      'lasting.0.character': 'riker',
      'lasting.0.modifier': { what: 'skill', value: -1 },
    },
    fails: [5, 1, 1, 6, 1, 1],
  },
  {
    card: 'feast-of-the-victors',
    rules: 'M-PLAY-19 M-DMG-05',
    by: 'gowron',
    patch: { ...gone('shelby'), 'characters.gowron.pegs.move': 1, 'characters.kromm.pegs.attack': 1 },
    cant: {
      patch: { 'characters.shelby.where': 'area', 'characters.shelby.space': 'F8' },
      says: 'hostile character Neutralized or Assimilated',
    },
    does: ['play:feast-of-the-victors', 'peg:move', 'peg:attack peg:attack'],
    gives: {
      'players.0.scored': [scored('feast-of-the-victors', 15)],
      'characters.gowron.pegs.move': 2,
      'characters.kromm.pegs.attack': 3,
    },
  },
  {
    card: 'feast-of-the-victors',
    rules: 'M-PLAY-19',
    by: 'gowron',
    patch: gone('shelby'),
    cant: { at: { kromm: 'H5' }, says: 'another adjacent friendly character' },
    does: ['play:feast-of-the-victors'],
    gives: { 'players.0.scored.0.points': 15 },
  },
  {
    card: 'avenge-a-comrade',
    rules: 'M-OPEN-71 M-PLAY-24',
    by: 'gowron',
    at: { gowron: 'C5', kromm: 'C6', riker: 'F5' },
    patch: { 'characters.kromm.pegs.move': 1, ...FALLEN },
    cant: {
      patch: { 'characters.kromm.pegs.move': 2 },
      says: 'there is another damaged friendly character in line of sight',
    },
    dice: [6, 1, 1, 1, 5, 1, 1],
    does: ['play:avenge-a-comrade', 'attack:riker:niswihich', 'federation move skill'],
    gives: { 'players.0.scored': [scored('avenge-a-comrade', 15, 10)] },
    fails: [1, 1, 1, 1, 5, 5, 5],
  },
  {
    card: 'avenge-a-comrade',
    rules: 'M-PLAY-24',
    by: 'gowron',
    at: { gowron: 'C5', kromm: 'C6', riker: 'F5' },
    patch: { 'characters.kromm.pegs.move': 1 },
    dice: [6, 1, 1, 1, 5, 1, 1],
    does: ['play:avenge-a-comrade', 'attack:riker:niswihich', 'federation move skill'],
    gives: { 'players.0.scored': [scored('avenge-a-comrade', 15)] },
  },
  {
    card: 'set-the-charges',
    rules: 'M-SKILL-03 M-DMG-01',
    by: 'kurak',
    at: { kurak: OPERATIONS.engineering },
    cant: { at: { kurak: OPERATIONS.bridge }, says: 'at an Operations terminal in Engineering' },
    dice: [4, 4, 1, 1],
    does: ['play:set-the-charges', 'federation move', 'federation move'],
    gives: {
      'players.0.scored': [scored('set-the-charges', 30)],
      'characters.riker.pegs.move': 1,
      'characters.shelby.pegs.move': 1,
      'characters.data.pegs.move': 2,
    },
  },
  {
    card: 'set-the-charges',
    rules: 'M-SKILL-08',
    by: 'kurak',
    at: { kurak: OPERATIONS.engineering, riker: 'H5', shelby: 'H6' },
    dice: [4, 4, 1, 1],
    does: ['play:set-the-charges'],
    gives: { 'players.0.scored': [scored('set-the-charges', 30)] },
    // One success is too little, and costs two wounds.
    fails: [4, 1, 1, 1],
    pays: ['move skill'],
  },
];

provesCards('Klingon Missions', specs);

type Patch = { [path: string]: Json };

describe('End of Game Missions of the Klingons', () => {
  const options = { factions: ['klingon', 'federation'] };
  const honored = (...tokens: number[]): Patch =>
    Object.fromEntries(tokens.map((count, at) => [`characters.${['gowron', 'kromm', 'kurak'][at]}.honor`, count]));

  const rows: [card: string, met: Patch, missed: Patch, points: number, bonus: number][] = [
    ['house-of-warriors', honored(1, 2), honored(3), 25, 0],
    ['house-of-warriors', honored(1, 2, 1), {}, 25, 10],
    ['songs-will-be-sung', honored(3, 1), honored(3), 20, 0],
    ['songs-will-be-sung', { ...honored(3, 1), ...FALLEN }, {}, 20, 10],
    ['the-empire-prevails', gone('riker'), {}, 25, 0],
    ['the-empire-prevails', gone('riker', 'data', 'lukara'), gone('riker', 'lukara'), 25, 0],
  ];

  it.each(rows)('M-END-01 M-END-02 M-OPEN-71: %s is scored if its condition is met, and not else', (...row) => {
    const [card, met, missed, points, bonus] = row;
    const debriefed = (patch: Patch) =>
      play({ at: 'debrief', options, patch, decks: { 'klingon.hand': [card] } }).g.players[0]?.scored;
    expect(debriefed(met)).toEqual([scored(card, points, bonus)]);
    expect(debriefed(missed)).toEqual([]);
  });
});

describe('Core Missions of the Klingons', () => {
  const options = { factions: ['klingon', 'federation'] };
  const core = (card: string, patch: Patch = {}): number =>
    corePoints(play({ options, patch: { ...patch, 'players.0.core': card } }).g, 0);

  it('M-END-03 M-OPEN-06 M-OPEN-71: Sto’Vo’Kor counts the honored and those who fell, thirty points at most', () => {
    expect(core('stovokor')).toBe(0);
    expect(core('stovokor', { 'characters.gowron.honor': 3 })).toBe(10);
    expect(core('stovokor', { 'characters.gowron.honor': 1, ...FALLEN })).toBe(25);
    expect(core('stovokor', { 'characters.gowron.honor': 1, 'characters.kromm.honor': 1, ...FALLEN })).toBe(30);
    expect(core('stovokor', { 'characters.gowron.honor': 1, ...gone('gowron') })).toBe(0);
  });

  it('M-END-03 M-OPEN-06: Glory of the Empire counts Honor Missions, three at most', () => {
    const stage = play({ options, patch: { 'players.0.core': 'glory-of-the-empire' } });
    const player = stage.g.players[0];
    player?.scored.push(scored('the-empire-prevails', 25));
    const points = ['first-blood', 'stand-alone', 'sworn-enemy', 'rite-of-ascension'].map((card) => {
      player?.scored.push(scored(card, 10));
      return corePoints(stage.g, 0);
    });
    expect(points).toEqual([10, 20, 30, 30]);
  });
});

describe('Single combat in Missions', () => {
  it('M-OPEN-71: who has a friend beside it is no worthy foe, and the Mission counts all the same', () => {
    const stage = play({
      options: { factions: ['klingon', 'federation'] },
      patch: standing({ gowron: 'C5', riker: 'D5', shelby: 'E5' }),
      decks: { 'klingon.hand': ['first-blood'] },
      dice: [...HIT],
    });
    stage.does('klingon', 'activate:gowron').does('klingon', 'play:first-blood');
    stage.does('klingon', 'pick:riker').does('klingon', 'pass').does('klingon', 'attack:riker:dk-tahg');
    stage.does('federation', 'move');
    expect(stage.g.characters['gowron']?.honor).toBe(1);
    expect(stage.g.players[0]?.scored).toEqual([scored('first-blood', 15, 5)]);
  });
});
