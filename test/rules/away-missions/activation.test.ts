import { describe, expect, it } from 'vitest';
import { gone, play, standing } from '../../support/away-case.ts';

describe('the two Actions of an Activation', () => {
  it('M-ACTV-01 M-ACTV-02 M-ACTV-06: a character takes two Actions, possibly of the same kind, and then gets an Activated token', () => {
    const stage = play({ patch: standing({ riker: 'C5' }) }).does('federation', 'activate:riker');
    for (const kind of ['move', 'cover', 'use', 'draw', 'pass']) expect(stage.offers('federation', kind)).toBe(true);
    stage.does('federation', 'move:D5').does('federation', 'move:E5');
    expect(stage.g.characters['riker']).toMatchObject({ space: 'E5', activated: true });
    expect(stage.g.turn).toBe(1);
  });

  it('M-BONUS-05 M-ACTV-05 M-ACTV-06: a Bonus Action is one Action and gives no Activated token', () => {
    const stage = play({ patch: { 'players.0.bonusActions': 1 } });
    stage.does('federation', 'bonus:riker').does('federation', 'cover');
    expect(stage.g.characters['riker']).toMatchObject({ cover: true, activated: false });
    expect(stage.g.players[0]?.bonusActions).toBe(0);
    expect(stage.g.turn).toBe(1);
  });

  it('M-ACTV-03 M-ACTV-04: a draw, a swap or a pass can replace either Action', () => {
    const decks = { 'federation.hand': ['get-main-computer-online'] };
    const stage = play({ decks }).does('federation', 'activate:riker').does('federation', 'draw');
    expect(stage.g.players[0]?.hand.support.length).toBe(1);
    stage.does('federation', 'swap:get-main-computer-online');
    expect(stage.g.players[0]?.discards.mission).toEqual(['get-main-computer-online']);
    expect(stage.g.players[0]?.hand.mission.length).toBe(1);
    expect(stage.log.match(/draws 1 \w+ card\./g)).toEqual(['draws 1 Support card.', 'draws 1 Mission card.']);
    const bonus = play({ patch: { 'players.0.bonusActions': 1 } }).does('federation', 'bonus:data');
    expect(bonus.does('federation', 'draw').g.players[0]?.hand.support.length).toBe(1);
  });

  it('M-DECK-04: an empty deck gives no cards, so a swap only discards', () => {
    const { decks } = play().g.players[0] ?? {};
    const patch = {
      'players.0.decks.support': [],
      'players.0.discards.support': decks?.support ?? [],
      'players.0.decks.mission': [],
      'players.0.discards.mission': decks?.mission.slice(1) ?? [],
      'players.0.hand.mission': decks?.mission.slice(0, 1) ?? [],
    };
    const stage = play({ patch }).does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'draw').rule).toBe('M-DECK-04');
    stage.does('federation', `swap:${decks?.mission[0]}`);
    expect(stage.g.players[0]?.hand.mission).toEqual([]);
  });

  it('M-PLAY-14 M-OPEN-38 M-TIME-04: before the first Action, any number of Equipment can be attached to anyone in play without using an Action', () => {
    const hand = ['phaser-rifle', 'scanner', 'hypospray'];
    const stage = play({ decks: { 'federation.hand': hand } }).does('federation', 'activate:riker');
    stage.does('federation', 'equip:phaser-rifle:to:worf').does('federation', 'equip:scanner:to:data');
    expect(stage.g.active?.taken).toBe(0);
    expect(stage.g.characters['worf']?.equipment).toEqual(['phaser-rifle']);
    stage.does('federation', 'cover');
    expect(stage.offers('federation', 'equip')).toBe(false);
    expect(stage.refuses('federation', 'equip:hypospray:to:riker').rule).toBe('M-PLAY-14');
    const bonus = play({ decks: { 'federation.hand': hand }, patch: { 'players.0.bonusActions': 1 } });
    bonus.does('federation', 'bonus:riker');
    expect(bonus.refuses('federation', 'equip:hypospray:to:riker').rule).toBe('M-PLAY-14');
  });

  it('M-MOVE-01 M-CHAR-03 M-OPEN-13 M-DMG-05 scenario 6: a character moves up to two spaces per Move point, along a shortest path', () => {
    const stage = play({ patch: standing({ riker: 'A5' }) }).does('federation', 'activate:riker');
    expect(stage.offers('federation', 'move:E5')).toBe(true);
    expect(stage.refuses('federation', 'move:F5').rule).toBe('M-MOVE-01');
    stage.does('federation', 'move:E5');
    expect(stage.g.trace).toEqual({ character: 'riker', path: ['A5', 'B5', 'C5', 'D5', 'E5'] });
    const hurt = play({ patch: { ...standing({ riker: 'A5' }), 'characters.riker.pegs.move': 1 } });
    hurt.does('federation', 'activate:riker');
    expect(hurt.offers('federation', 'move:C5')).toBe(true);
    expect(hurt.offers('federation', 'move:D5')).toBe(false);
  });

  it('M-COVER-01 M-COVER-02 M-OPEN-14: a character loses its Take Cover token when it leaves its space', () => {
    const stage = play({ patch: standing({ riker: 'A5' }) }).does('federation', 'activate:riker');
    stage.does('federation', 'cover');
    expect(stage.refuses('federation', 'cover').rule).toBe('M-COVER-01');
    stage.does('federation', 'move:B5');
    expect(stage.g.characters['riker']?.cover).toBe(false);
  });
});

describe('the Borg Hivemind', () => {
  const near = standing({ locutus: 'G8', one: 'C5', two: 'H5', riker: 'D5' });

  it('M-HIVE-01 M-OPEN-24: a drone can take any Action except Move for another character, and Locutus isn’t a drone', () => {
    const stage = play({ patch: near, turn: 'borg' }).does('borg', 'activate:locutus');
    expect(stage.offers('borg', 'via:one:attack:riker:assimilation-tubules')).toBe(true);
    expect(stage.offers('borg', 'via:one:cover')).toBe(true);
    expect(stage.offers('borg', 'via:one:move')).toBe(false);
    expect(stage.refuses('borg', 'via:one:move:B5').rule).toBe('M-HIVE-01');
    const drone = play({ patch: near, turn: 'borg' }).does('borg', 'activate:one');
    expect(drone.offers('borg', 'via:locutus')).toBe(false);
    expect(drone.offers('borg', 'via:two:cover')).toBe(true);
    const human = play().does('federation', 'activate:riker');
    expect(human.refuses('federation', 'via:data:cover').rule).toBe('M-HIVE-01');
  });

  it('M-OPEN-25 M-OPEN-27: the Hivemind lets a stunned drone only Recover, and the drone can still be activated later', () => {
    const stage = play({ patch: { ...near, 'characters.one.stun': 1 }, turn: 'borg' }).does('borg', 'activate:locutus');
    expect(stage.offers('borg', 'via:one:cover')).toBe(false);
    stage.does('borg', 'via:one:recover').does('borg', 'via:one:cover');
    expect(stage.g.characters['one']).toMatchObject({ stun: 0, cover: true, activated: false });
    stage.does('federation', 'activate:data').does('federation', 'pass').does('federation', 'pass');
    expect(stage.offers('borg', 'activate:one')).toBe(true);
  });

  it('M-OPEN-26: the Hivemind can also be used with a Bonus Action', () => {
    const patch = { ...near, ...gone('two'), 'players.1.bonusActions': 1 };
    const stage = play({ patch, turn: 'borg' }).does('borg', 'bonus:locutus').does('borg', 'via:one:cover');
    expect(stage.g.characters['one']?.cover).toBe(true);
    expect(stage.g.turn).toBe(0);
  });
});
