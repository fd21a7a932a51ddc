import { describe, expect, it } from 'vitest';
import { marksOf, scopeOf } from '../../../src/games/away-missions/effects/scope.ts';
import { gone, play, standing } from '../../support/away-case.ts';
import { OPERATIONS, scored, TRANSPORTERS } from './cards-spec.ts';

describe('playing cards', () => {
  it('M-PLAY-14 M-PLAY-19: Equipment and Traits can be attached only to suitable characters', () => {
    const stage = play({ decks: { 'federation.hand': ['photon-grenade', 'scanner'] } }).does(
      'federation',
      'activate:riker',
    );
    expect(stage.offers('federation', 'equip:photon-grenade:to:data')).toBe(false);
    expect(stage.refuses('federation', 'equip:photon-grenade:to:data').rule).toBe('M-PLAY-19');
    expect(stage.offers('federation', 'equip:scanner:to:data')).toBe(true);
  });

  it('M-PLAY-14 M-PLAY-17 M-PLAY-11 M-OPEN-39: Equipment is attached at the start of an Activation and stays with its character', () => {
    const stage = play({ decks: { 'federation.hand': ['scanner'] } })
      .does('federation', 'activate:riker')
      .does('federation', 'cover');
    expect(stage.offers('federation', 'equip:scanner:to:data')).toBe(false);
    const worn = play({ decks: { 'federation.hand': ['scanner'] } }).does('federation', 'activate:data');
    worn.does('federation', 'equip:scanner:to:data').does('federation', 'cover');
    // No Action takes the card away or gives it to another character.
    const verbs = new Set(worn.decision('federation').options.map(({ key }) => key.split(':')[0]));
    expect([...verbs]).toEqual(['move', 'use', 'draw', 'pass']);
    expect(worn.g.characters['data']?.equipment).toEqual(['scanner']);
  });

  it('M-PLAY-26 M-OPEN-56: if a character has two Hyposprays, using one leaves the other', () => {
    const stage = play({
      patch: { 'characters.data.stun': 1, ...standing({ riker: 'E1' }) },
      decks: { 'federation.hand': ['hypospray', 'hypospray'] },
    }).does('federation', 'activate:riker');
    stage.does('federation', 'equip:hypospray:to:riker').does('federation', 'equip:hypospray:to:riker');
    const uses = stage.decision('federation').options.filter(({ key }) => key === 'use:hypospray');
    expect(uses).toHaveLength(1);
    stage
      .does('federation', 'use:hypospray')
      .does('federation', 'pick:data')
      .does('federation', 'choose:remove-stun-tokens');
    expect(stage.g.characters['riker']?.equipment).toEqual(['hypospray']);
    expect(stage.g.characters['data']?.stun).toBe(0);
  });

  it('M-PLAY-26: Equipment in play is used even if another copy is in hand', () => {
    const stage = play({
      patch: { 'characters.data.stun': 1, ...standing({ riker: 'E1' }) },
      decks: { 'federation.hand': ['hypospray', 'hypospray'] },
    }).does('federation', 'activate:riker');
    stage
      .does('federation', 'equip:hypospray:to:riker')
      .does('federation', 'use:hypospray')
      .does('federation', 'pick:data');
    stage.does('federation', 'choose:remove-stun-tokens');
    expect(stage.g.players[0]?.hand.support).toEqual(['hypospray']);
    expect(stage.g.players[0]?.discards.support).toEqual(['hypospray']);
  });

  it('M-PLAY-12 M-DMG-02 M-PLAY-13: Traits are discarded when their character is Neutralized', () => {
    const stage = play({
      turn: 'borg',
      patch: {
        ...standing({ one: 'A9', shelby: 'D10' }),
        'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 1 },
      },
      decks: { 'federation.hand': ['modulated-phasers'] },
      dice: [6, 5],
    });
    stage.g.characters['riker']?.traits.push(...(stage.g.players[0]?.hand.support.splice(0) ?? []));
    stage.does('borg', 'activate:one').does('borg', 'attack:riker:assimilation-tubules');
    expect(stage.g.players[0]?.discards.support).toEqual(['modulated-phasers']);
  });

  it('M-PLAY-05 M-PLAY-10: a Mission on the table stays there if its test fails', () => {
    const stage = play({
      patch: standing({ shelby: OPERATIONS.bridge, riker: 'A8' }),
      decks: { 'federation.hand': ['reroute-main-power'] },
      dice: [1, 1, 1, 1],
    });
    stage.does('federation', 'activate:shelby').does('federation', 'play:reroute-main-power');
    stage.does('federation', 'move:D9');
    stage.does('borg', 'activate:two').does('borg', 'pass').does('borg', 'pass');
    const worf = stage.g.characters['worf'];
    if (worf === undefined) throw new Error('no Worf');
    worf.space = OPERATIONS.laboratories;
    stage.does('federation', 'activate:worf').does('federation', 'use:reroute-main-power');
    expect(stage.g.players[0]?.table).toHaveLength(1);
    expect(stage.g.players[0]?.discards.mission).toEqual([]);
  });

  it('M-PLAY-05: each Mission on the table keeps its own marks', () => {
    const { g } = play();
    Object.assign(g.players[1] ?? {}, {
      table: [
        { card: 'borg-outpost', progress: 0, marks: ['A1'] },
        { card: 'establish-a-node', progress: 1, marks: ['B2'] },
      ],
    });
    expect(marksOf(g, scopeOf(1, 'establish-a-node', null))).toEqual(['B2']);
    expect(marksOf(g, scopeOf(1, 'another', null))).toEqual([]);
    expect(marksOf(g, scopeOf(0, 'establish-a-node', null))).toEqual([]);
  });

  it('M-PLAY-20: the only options hidden from others are those that show cards in hand or search a deck', () => {
    const hidden = (character: string) =>
      play({ decks: { 'federation.hand': ['make-it-so'] }, patch: standing({ worf: 'B4', two: 'A2' }) })
        .does('federation', `activate:${character}`)
        .decision('federation')
        .options.filter(({ verb }) => verb === 'play' || verb === 'use')
        .map((option) => [option.key, option.hidden === true]);
    expect(hidden('riker')).toEqual([
      ['play:make-it-so', true],
      ['use:number-one', true],
    ]);
    expect(hidden('worf')).toContainEqual(['use:charge', false]);
  });

  it('M-OPEN-48 M-END-06: a team without characters may still play Events that don’t need one', () => {
    const stage = play({
      patch: { ...gone('riker', 'shelby', 'data', 'worf'), 'players.0.bonusActions': 1 },
      decks: { 'federation.hand': ['make-it-so', 'sleep-command'] },
    }).does('federation', 'bonus:nobody');
    expect(stage.offers('federation', 'play:make-it-so')).toBe(true);
    expect(stage.refuses('federation', 'play:sleep-command').rule).toBe('M-OPEN-48');
    stage.does('federation', 'play:make-it-so');
    expect(stage.g.players[0]?.bonusActions).toBe(2);
  });

  it('M-HIVE-01 M-OPEN-25 M-FAC-03 M-PLAY-29: a drone at a terminal can play a Mission for the activated character', () => {
    const stage = play({
      turn: 'borg',
      patch: standing({ two: TRANSPORTERS[0] }),
      decks: { 'borg.hand': ['secure-the-transporters'] },
      dice: [4, 1, 1, 1],
    }).does('borg', 'activate:locutus');
    expect(stage.offers('borg', 'play:secure-the-transporters')).toBe(false);
    stage.does('borg', 'via:two:play:secure-the-transporters').does('borg', 'pass');
    expect(stage.g.players[1]?.scored).toEqual([scored('secure-the-transporters', 15)]);
    expect(stage.g.characters['two']?.activated).toBe(false);
  });

  it('M-STUN-07: a card can’t be played if the only possible second character for its test is Incapacitated', () => {
    const stage = play({
      patch: { ...standing({ data: OPERATIONS.engineering, shelby: OPERATIONS.bridge }), 'characters.shelby.stun': 2 },
      decks: { 'federation.hand': ['get-main-computer-online'] },
    }).does('federation', 'activate:data');
    expect(stage.refuses('federation', 'play:get-main-computer-online')).toEqual({
      text: 'Shelby is Incapacitated.',
      rule: 'M-STUN-07',
    });
  });

  it('M-SEARCH-01 M-SEARCH-02: a search finds a card in the discard pile if the searching card’s text allows it', () => {
    const stage = play({ decks: { 'federation.hand': ['request-supplies', 'scanner'] } });
    const player = stage.g.players[0];
    player?.discards.support.push(...player.hand.support.splice(1));
    stage.does('federation', 'activate:data').does('federation', 'play:request-supplies');
    stage.does('federation', 'choose:search-for-a-device').does('federation', 'pile:scanner');
    expect(player?.hand.support).toEqual(['scanner']);
    expect(player?.discards.support).toEqual(['request-supplies']);
  });
});
