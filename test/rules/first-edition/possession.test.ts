import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, offered, type Side } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const SHIP: Row = ['U.S.S. Oberth', 'space:L2'];
const TEAM = inPlay('L2: Calloway, Giusti');
/** Gold encounters Alien Parasites on L2; piece 1 is its ship, 2 and 3 the Away Team. */
const met = (blue: Side = {}, own: readonly Row[] = [SHIP, ...TEAM], more: Side = {}, team = 2) =>
  twoSides({ play: own, ...more }, { seeds: { L2: ['Alien Parasites'] }, ...blue }).does(
    'gold',
    `attempt:L2:team-${team}`,
  );
const seats = ({ g }: Stage<FirstEdition>, ...ids: number[]) => ids.map((one) => g.pieces[one]?.seat);
const stopped = ({ g }: Stage<FirstEdition>, ...ids: number[]) => ids.map((one) => g.pieces[one]?.stopped);

describe('C-CONTROL-03: Alien Parasites', () => {
  it('C-DILEMMA-06: Alien Parasites are overcome with INTEGRITY above 32', () => {
    const saints = ['Jean-Luc Picard', 'Sarek', 'Kahless', 'Data'].map(
      (name): Row => [name, 'surface:L2', name === 'Kahless' ? { as: { affiliation: 'Federation', by: 1 } } : {}],
    );
    const stage = met({}, [SHIP, ...saints]);
    expect(happened(stage)).toContain('The personnel overcome Alien Parasites');
    expect(stage.g.players[1]?.discard).toEqual(['alien-parasites']);
  });

  it('C-BEAM-02: Alien Parasites beam the team back, and the opponent is asked whether to take control', () => {
    const stage = met();
    expect([at(stage, 2), at(stage, 3)]).toEqual(['aboard:1', 'aboard:1']);
    expect(stage.g.attempt).toBeNull();
    // They don’t beam into an opponent’s facility, even one that serves both players.
    const home = met({ play: [['Office of the President', 'surface:L2']] });
    expect(offered(home, 'blue')).toEqual(['take', 'leave']);
    expect(at(home, 2)).toBe('aboard:1');
    expect(offered(stage, 'blue')).toEqual(['take', 'leave']);
    expect(stopped(stage, 1, 2, 3)).toEqual([undefined, undefined, undefined]);
  });

  it('C-BEAM-02: the encountering player chooses among several ships to beam to', () => {
    const stage = met({}, [SHIP, ...TEAM, SHIP]);
    expect(offered(stage, 'gold')).toEqual(['to:aboard:1', 'to:aboard:4']);
    stage.does('gold', 'to:aboard:4').does('blue', 'take');
    expect(at(stage, 2)).toBe('aboard:4');
    expect(seats(stage, 1, 2, 3, 4)).toEqual([0, 1, 1, 1]);
  });

  it('C-DILEMMA-07: Alien Parasites stop the team and go back under the mission if the opponent declines', () => {
    const stage = met().does('blue', 'leave');
    expect(seats(stage, 1, 2, 3)).toEqual([0, 0, 0]);
    expect(stopped(stage, 2, 3)).toEqual([1, 1]);
    expect(stage.g.locations['L2']?.seeds).toEqual([{ card: 'alien-parasites', owner: 1, seen: [0, 1] }]);
    // The turn goes on.
    expect(offered(stage, 'gold')).toContain('end:turn');
    ends(stage, 'gold', 'blue').does('gold', 'beam:all:aboard:1:surface:L2').does('gold', 'attempt:L2:team-2');
    expect(offered(stage, 'blue')).toEqual(['take', 'leave']);
  });

  it('C-CONTROL-02: the opponent gets the ship, its crew, and everything on and aboard it, but nobody else', () => {
    const stage = met({}, [
      SHIP,
      ...TEAM,
      ...inPlay('aboard:1: Data; L2: Medical Kit, Spock {stopped: 1}; on:1: Metaphasic Shields'),
    ]);
    stage.does('blue', 'take');
    expect(seats(stage, 1, 2, 3, 4, 5, 6, 7)).toEqual([1, 1, 1, 1, 1, 0, 1]);
    expect(at(stage, 5)).toBe('aboard:1');
    stage.does('blue', 'release');
    expect(seats(stage, 1, 2, 3, 4, 5, 6, 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(Object.values(stage.g.pieces).every(({ lent }) => lent === undefined)).toBe(true);
    expect(stage.g.lasting).toEqual([]);
    // C-DILEMMA-07: the personnel who encountered it are stopped, and nobody else.
    expect(stopped(stage, 2, 3, 4)).toEqual([1, 1, undefined]);
  });

  it('C-CONTROL-03: the opponent can give orders only to the cards taken by Alien Parasites', () => {
    const blue: Side = { play: "L2: Klingon Outpost, I.K.S. K'Vort; aboard:5: Kurn; L2: Kurn", hand: ['Kurn'] };
    const stage = met(blue).does('blue', 'take');
    const keys = offered(stage, 'blue');
    // The ship moves and its personnel go down, without Blue’s cards or card plays.
    expect(keys.filter((key) => key.startsWith('move:'))).toEqual(expect.arrayContaining(['move:1:L3']));
    expect(keys.filter((key) => key.startsWith('move:5'))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('beam:'))).toEqual([
      'beam:all:aboard:1:surface:L2',
      'beam:some:aboard:1:surface:L2',
    ]);
    expect(keys.filter((key) => /^(report|end|attempt)/.test(key))).toEqual([]);
  });
  it('a ship taken by Alien Parasites may leave personnel behind on the planet', () => {
    const stage = met().does('blue', 'take').does('blue', 'beam:some:aboard:1:surface:L2').does('blue', 'who:2');
    stage.does('blue', 'move:1:L3');
    stage.does('blue', 'release');
    expect([at(stage, 1), at(stage, 2), at(stage, 3)]).toEqual(['space:L3', 'surface:L2', 'aboard:1']);
  });

  it('C-MISSION-12: a mission solved by personnel under Alien Parasites scores for their controller', () => {
    // Excavation with Archaeology. One personnel’s INTEGRITY is too low for the parasites.
    const own = inPlay('L1: U.S.S. Oberth, Jean-Luc Picard');
    const stage = twoSides({ missions: ['Excavation'], play: own }, { seeds: { L1: ['Alien Parasites'] } }).does(
      'gold',
      'attempt:L1:team-2',
    );
    stage.does('blue', 'take').does('blue', 'beam:all:aboard:1:surface:L1').does('blue', 'attempt:L1:team-2');
    expect(stage.g.locations['L1']?.solved).toBe(1);
    expect(stage.g.players[1]?.scored.map(({ kind, points }) => [kind, points])).toEqual([['mission', 25]]);
    stage.does('blue', 'release');
    expect(seats(stage, 1, 2)).toEqual([0, 0]);
  });

  it('C-BATTLE-05: cards under Alien Parasites can fight, and control of them ends when they are stopped', () => {
    // Klingons fire at another ship of Gold’s.
    const own = inPlay("L2: I.K.S. K'Vort, Kurn, Runabout");
    const stage = twoSides(
      { missions: ['Study Pulsar', 'Krios Suppression'], play: own },
      { seeds: { L2: ['Alien Parasites'] } },
    ).does('gold', 'attempt:L2:team-2');
    stage.does('blue', 'take');
    expect(offered(stage, 'blue', 'attack')).toEqual(['attack:all:1:3']);
    stage.does('blue', 'attack:all:1:3');
    if (stage.match.pending(0) !== null && stage.decision('gold').prompt.includes('fire back'))
      stage.does('gold', 'hold');
    // Everything taken is stopped, so Gold has control again.
    expect(seats(stage, 1, 2)).toEqual([0, 0]);
    expect(offered(stage, 'gold')).toContain('end:turn');
    // C-BATTLE-09: Gold may strike back there in its next turn, even after an attack in its own.
    ends(stage, 'gold');
    expect(stage.g.attacked).toMatchObject([{ by: 1, location: 'L2' }]);
    ends(stage, 'blue', 'gold');
    expect(stage.g.attacked).toEqual([]);
  });

  it('C-RESPONSE-13: the current player may play interrupts between the actions of the taken cards', () => {
    const stage = met({}, [SHIP, ...TEAM], { hand: ['The Juggler'] });
    stage
      .orders('gold', { also: ['gap'] })
      .does('blue', 'take')
      .does('blue', 'move:1:L3');
    expect(stage.decision('gold').prompt).toContain('Blue has acted');
    expect(offered(stage, 'gold')).toContain('play:the-juggler:core:0');
  });

  it('C-BEAM-01: Alien Parasites take only the team if there is no ship', () => {
    const stage = met({}, TEAM, {}, 1).does('blue', 'take');
    expect(seats(stage, 1, 2)).toEqual([1, 1]);
    expect([at(stage, 1), at(stage, 2)]).toEqual(['surface:L2', 'surface:L2']);
  });
});
