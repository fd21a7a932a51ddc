import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { happened, offered, scene } from './scene.ts';
import { alive, DECK } from './two-sides.ts';

const PRALOR = 'Pralor Unit 3947';
const CRAVIC = 'Cravic Unit 122';

/** Gold ends the turn. */
function ended(gold: Row[], blue: Row[] = []) {
  return scene({ gold: { play: gold, deck: DECK }, blue: { play: blue, deck: DECK } }).does('gold', 'end:turn');
}
/** Returns the options of the current player at the end of the turn, or null if nobody is asked. */
const feud = (...sides: Parameters<typeof ended>) => {
  const stage = ended(...sides);
  return stage.match.pending(0) === null ? null : offered(stage, 'gold');
};

describe('nemeses', () => {
  it('C-PERSBAT-11: the current player chooses which of two opposing nemeses on a planet is killed', () => {
    const both = () => ended([[PRALOR, 'surface:L2']], [[CRAVIC, 'surface:L2']]);
    expect(offered(both(), 'gold')).toEqual(['who:1', 'who:2']);
    const theirs = both().does('gold', 'who:2');
    expect([alive(theirs), theirs.g.players[1]?.discard]).toEqual([[1], ['cravic-unit-122']]);
    const own = both().does('gold', 'who:1');
    expect([alive(own), own.g.players[0]?.discard]).toEqual([[2], ['pralor-unit-3947']]);
    // It isn’t a battle.
    expect(happened(own)).not.toMatch(/battle|attack/);
    expect(own.g.attacked).toEqual([]);
  });

  it('C-PERSBAT-11: nemeses meet at the end of each turn, and the player whose turn it is chooses who is killed', () => {
    const stage = ended([[PRALOR, 'surface:L2']], [[CRAVIC, 'surface:L3']]);
    expect(stage.match.pending(0)).toBeNull();
    const theirs = scene({
      gold: { play: [[PRALOR, 'surface:L2']], deck: DECK },
      blue: { play: [[CRAVIC, 'surface:L2']], deck: DECK },
      turn: 'blue',
    }).does('blue', 'end:turn');
    expect(offered(theirs, 'blue')).toEqual(['who:1', 'who:2']);
  });

  it('C-PERSBAT-11: the current player chooses whether a Cravic Warship or a Pralor aboard it is killed', () => {
    const play = inPlay('L2: Cravic Warship [Pralor Unit 3947, Calloway]');
    expect(feud(play)).toEqual(['who:1', 'who:2']);
    const person = ended(play).does('gold', 'who:2');
    expect(alive(person)).toEqual([1, 3]);
    // Everyone aboard dies with the ship.
    const ship = ended(play).does('gold', 'who:1');
    expect(alive(ship)).toEqual([]);
  });

  it('C-PERSBAT-11: of three nemeses, one is killed, and the other two meet again at the end of the next turn', () => {
    const stage = ended(inPlay('L2: Pralor Unit 3947, Pralor Unit 6263'), [[CRAVIC, 'surface:L2']]);
    expect(offered(stage, 'gold')).toEqual(['who:1', 'who:2', 'who:3']);
    stage.does('gold', 'who:2').does('blue', 'end:turn');
    expect(offered(stage, 'blue')).toEqual(['who:1', 'who:3']);
  });

  it('C-PERSBAT-11: two personnel are nemeses only if their icons have the same color and point in opposite directions', () => {
    expect(feud(inPlay('L2: Pralor Unit 3947, Pralor Unit 6263'))).toBeNull();
    expect(feud(inPlay('L2: Pralor Unit 3947, Lore'))).toBeNull();
    expect(feud(inPlay('L2: Data (First Contact), Lore'))).toEqual(['who:1', 'who:2']);
    // A nemesis of another colour isn’t part of it.
    const three = inPlay('L2: Pralor Unit 3947, Cravic Unit 122, Lore');
    expect(feud(three)).toEqual(['who:1', 'who:2']);
  });

  it('C-PERSBAT-11: nemeses meet only if they are present with each other: ships at one location, or personnel in one place', () => {
    const at = (one: Row[1], other: Row[1], more: Row[] = []) => feud([[PRALOR, one], [CRAVIC, other], ...more]);
    expect(at('surface:L2', 'surface:L2')).not.toBeNull();
    expect(at('surface:L2', 'surface:L3')).toBeNull();
    expect(at('surface:L2', 'aboard:3', [['U.S.S. Oberth', 'space:L2']])).toBeNull();
    expect(at('aboard:3', 'aboard:3', [['U.S.S. Oberth', 'space:L2']])).not.toBeNull();
    const warships = (one: Row[1], other: Row[1]) =>
      feud(
        [['Cravic Warship', one]],
        [
          ['Pralor Warship', other],
          ['Federation Outpost', 'space:L2'],
        ],
      );
    expect(warships('space:L2', 'space:L2')).toEqual(['who:1', 'who:2']);
    expect(warships('space:L2', 'docked:3')).toEqual(['who:1', 'who:2']);
    expect(warships('space:L2', 'space:L3')).toBeNull();
    expect(warships('space:L2', 'surface:L2')).toBeNull();
    expect(warships('surface:L2', 'surface:L2')).not.toBeNull();
    // A personnel aboard meets only their own ship.
    expect(feud([['Cravic Warship', 'space:L2']], inPlay('L2: U.S.S. Oberth; aboard:2: Pralor Unit 3947'))).toBeNull();
  });

  it('C-PERSBAT-11 C-CLOAK-02: a hidden ship meets only a nemesis aboard it', () => {
    for (const veiled of ['cloaked', 'phased'] as const) {
      const hidden: Row = ['Cravic Warship', 'space:L2', { veiled }];
      expect(feud([hidden], [['Pralor Warship', 'space:L2']])).toBeNull();
      expect(
        feud([
          ['Pralor Warship', 'space:L2'],
          ['Cravic Warship', 'space:L2', { veiled }],
        ]),
      ).toBeNull();
      expect(feud([hidden, [PRALOR, 'aboard:1']])).toEqual(['who:1', 'who:2']);
    }
  });

  it('C-PERSBAT-11 C-TEAM-16: personnel in stasis or out of play don’t meet a nemesis', () => {
    const two = inPlay('L1: Data (First Contact), Lore');
    const at = (mission: string) =>
      scene({ gold: { missions: [mission], play: two, deck: DECK }, blue: { deck: DECK } }).does('gold', 'end:turn');
    expect(at('First Contact').match.pending(0)).not.toBeNull();
    // Data is in stasis there.
    expect(at('Qualor II Rendezvous').match.pending(0)).toBeNull();
    const vanished = inPlay('lost:L2: U.S.S. Oberth [Pralor Unit 3947, Cravic Unit 122]');
    expect(feud(vanished)).toBeNull();
  });
});
