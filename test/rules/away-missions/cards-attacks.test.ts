import { describe, expect, it } from 'vitest';
import { characterOf } from '../../../src/games/away-missions/chapters/characters/find.ts';
import { gone, keys, play, run, standing } from '../../support/away-case.ts';
import { OPERATIONS, scored } from './cards-spec.ts';

const LAST = { attack: 1, defense: 1, skill: 1, move: 1 };

/**
 * The Borg player plays Overwhelm against Riker. One of Five and Two of Five are next to him, and One of Five has a
 * Plasma Projector.
 */
function overwhelm(leads: string, worf: string, pegs: typeof LAST, dice: number[]) {
  const at = standing({ locutus: 'C5', one: 'D6', two: 'E5', riker: 'D5', worf });
  const decks = { 'borg.hand': ['overwhelm'], 'one.equipment': ['plasma-projector'] };
  const patch = { ...at, 'characters.riker.pegs': pegs };
  const stage = play({ turn: 'borg', patch, decks, dice });
  return stage.does('borg', `activate:${leads}`).does('borg', 'play:overwhelm');
}

describe('free moves and attacks from cards', () => {
  it('M-PLAY-21 M-ATK-04: a card’s attack on one character can’t be turned on another at the same distance', () => {
    const stage = overwhelm('locutus', 'C6', LAST, []).does('borg', 'pick:riker');
    expect(keys(stage)).toEqual(['attack:riker:assimilation-tubules', 'pass']);
  });

  it('M-PLAY-21 M-TIME-03: if a card’s first attack Neutralizes a character, its second attack hits neither that character nor anyone else', () => {
    // Locutus takes Riker’s last spare pegs; One of Five Neutralizes him; Two of Five stands beside Worf.
    const stage = overwhelm('locutus', 'E6', { ...LAST, skill: 2, move: 2 }, [6, 1, 5, 6, 1, 1, 5]);
    stage.does('borg', 'attack:riker:assimilation-tubules').does('borg', 'attack:riker:plasma-projector').settled();
    expect(stage.g.characters['riker']?.where).toBe('out');
    expect(stage.g.active?.taken).toBe(1);
    // A character out of the game has nobody next to it.
    const alone = overwhelm('one', 'E6', LAST, [6, 1, 1, 5]).does('borg', 'pick:riker');
    alone.does('borg', 'attack:riker:plasma-projector').settled();
    expect(alone.g.players[1]?.scored).toEqual([scored('overwhelm', 15)]);
    expect(alone.g.active?.taken).toBe(1);
  });

  it('M-PLAY-10: a Mission whose attack must cause Damage is lost if the attack causes none or is declined', () => {
    const counter = (dice: number[]) =>
      play({ patch: standing({ worf: 'B4' }), decks: { 'federation.hand': ['counter-attack'] }, dice })
        .does('federation', 'activate:worf')
        .does('federation', 'play:counter-attack')
        .does('federation', 'move:A4');
    const missed = counter([1, 1, 1, 1, 6, 6]).does('federation', 'attack:two:type-2-phaser');
    const declined = counter([]).does('federation', 'pass');
    for (const { g } of [missed.settled(), declined.settled()]) {
      expect(g.players[0]).toMatchObject({ scored: [], discards: { mission: ['counter-attack'] } });
    }
  });

  it('M-STUN-05 M-MOVE-01: a free move goes as far as the card says, and a stunned character doesn’t move', () => {
    const patch = { ...gone('worf', 'data'), ...standing({ riker: 'A5' }), 'characters.shelby.stun': 1 };
    const stage = play({ patch, decks: { 'federation.hand': ['all-hands'] } }).does('federation', 'activate:riker');
    stage.does('federation', 'play:all-hands');
    expect(stage.offers('federation', 'move:C5')).toBe(true);
    expect(stage.offers('federation', 'move:D5')).toBe(false);
    stage.does('federation', 'move:C5');
    expect(stage.g.active?.taken).toBe(1);
  });

  it('M-TIME-02 M-DMG-04: if a character takes another’s Damage and is Neutralized, the same grenade doesn’t hit that character again', () => {
    const patch = { ...standing({ riker: 'G7', one: 'G8', two: 'F8' }), 'characters.one.pegs': LAST };
    const decks = { 'riker.equipment': ['photon-grenade'], 'borg.hand': ['expendable'] };
    const stage = play({ patch, decks, dice: [4, 1, 1] }).orders('borg', { ask: ['damage'], prefer: {} });
    stage.does('federation', 'activate:riker').does('federation', 'use:photon-grenade');
    stage.does('federation', 'pick:locutus').does('borg', 'interrupt:expendable').does('borg', 'pick:one').settled();
    expect(stage.g.characters['one']?.where).toBe('out');
    expect(stage.g.characters['locutus']?.pegs).toEqual({ attack: 2, defense: 3, skill: 3, move: 1 });
    expect(stage.g.active?.taken).toBe(1);
  });

  it('M-STUN-07 M-STUN-03: no effect can give a character a third Stun token', () => {
    const patch = { ...standing({ riker: 'G7' }), 'characters.riker.stun': 2 };
    const stage = play({ turn: 'borg', patch, decks: { 'borg.hand': ['demand-surrender'] }, dice: [4, 1, 1, 1] });
    stage.does('borg', 'activate:locutus').does('borg', 'play:demand-surrender').settled();
    expect(stage.g.characters['riker']?.stun).toBe(2);
    expect(stage.g.players[1]?.scored).toEqual([scored('demand-surrender', 15)]);
  });

  it('M-DMG-04 M-ACTV-06: a character Neutralized by its own first Action takes no second Action', () => {
    const patch = { ...standing({ data: OPERATIONS.engineering }), 'characters.data.pegs': LAST };
    const decks = { 'federation.hand': ['contain-the-warp-core'] };
    const stage = play({ patch, decks, dice: [1] }).does('federation', 'activate:data');
    stage.does('federation', 'play:contain-the-warp-core').settled();
    expect(stage.g.characters['data']).toMatchObject({ where: 'out', activated: false });
    expect(stage.g.turn).toBe(1);
  });

  it('M-ASSIM-07 M-ACTV-06: a character who changes sides in its Activation stops acting and gets no token', () => {
    const stage = play({ patch: standing({ riker: 'C5' }) }).does('federation', 'activate:riker');
    const riker = characterOf(stage.g, 'riker');
    Object.assign(riker, { seat: 1, drone: true, pegs: { attack: 1, defense: 2, skill: 3, move: 1 } });
    stage.does('federation', 'pass');
    expect(stage.g.turn).toBe(1);
    expect(riker.activated).toBe(false);
  });

  it('M-OPP-05 M-DMG-04: a character that is out of the game neither takes nor opposes a test', () => {
    const test = { character: 'riker', specialization: null, against: 'one', bonus: 0, label: 'a test' };
    const plain = run('test', test, { patch: gone('one'), dice: [4, 1] }).settled();
    expect(plain.g.roll).toMatchObject({ kind: 'test', against: null, result: 1 });
    expect(run('test', test, { patch: gone('riker') }).settled().g.roll).toBeNull();
  });
});
