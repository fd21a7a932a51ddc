import { describe, expect, it } from 'vitest';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import type { Row } from './position-text.ts';
import { happened, type Side, scene } from './scene.ts';
import { ends, twoSides } from './two-sides.ts';

const DECK = Array.from({ length: 12 }, () => 'Calloway');
const isBroken = ({ g }: Stage<FirstEdition>) => g.pieces[1]?.damaged === true;
/** A damaged ship with an Exocomp aboard, in the middle of a turn of Gold’s. */
const adrift = (more: Partial<AnyPiece> = {}, rows: readonly Row[] = [], side: Side = {}) =>
  twoSides(
    {
      play: [['U.S.S. Oberth', 'space:L2', { damaged: true }], ['Exocomp', 'aboard:1', more], ...rows],
      deck: DECK,
      ...side,
    },
    { deck: DECK },
  );

describe('C-DOCK-06: repairs by an Exocomp', () => {
  it('an Exocomp repairs its ship anywhere in two full turns, not counting the turn already under way', () => {
    const stage = ends(adrift(), 'gold', 'blue', 'gold', 'blue');
    expect(isBroken(stage)).toBe(true);
    expect(isBroken(ends(stage, 'gold'))).toBe(false);
    expect(happened(stage)).toContain('Exocomp has repaired U.S.S. Oberth.');
  });

  it('an Exocomp removes all damage markers', () => {
    const stage = twoSides(
      { play: 'L2: U.S.S. Oberth [Exocomp]', deck: DECK },
      { play: 'on:1: Target Engines, Target Shields', deck: DECK },
    );
    ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold');
    expect(Object.keys(stage.g.pieces)).toEqual(['1', '2']);
    expect(stage.g.players[1]?.spent).toHaveLength(2);
  });

  it('if an Exocomp leaves its ship, the repair starts over', () => {
    const stage = ends(adrift(), 'gold', 'blue', 'gold', 'blue');
    stage.does('gold', 'beam:all:aboard:1:surface:L2').does('gold', 'beam:all:surface:L2:aboard:1');
    expect(isBroken(ends(stage, 'gold', 'blue', 'gold'))).toBe(true);
    expect(isBroken(ends(stage, 'blue', 'gold'))).toBe(false);
  });

  it('an Exocomp repairs only the ship that it is aboard', () => {
    const stage = adrift({}, [['U.S.S. Oberth', 'space:L2', { damaged: true }]]);
    ends(stage, 'gold', 'blue', 'gold', 'blue').does('gold', 'beam:all:aboard:1:aboard:3');
    ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold');
    expect([isBroken(stage), stage.g.pieces[3]?.damaged]).toEqual([true, undefined]);
  });

  it('only an Exocomp’s whole turns aboard the ship count, even if it was repairing another ship before', () => {
    // It was repairing another ship for a turn.
    const stage = ends(adrift({ upon: [9], marks: 1 }), 'gold');
    expect(isBroken(stage)).toBe(true);
    const next = scene({
      turn: 'blue',
      gold: {
        play: [
          ['U.S.S. Oberth', 'space:L2', { damaged: true }],
          ['Exocomp', 'aboard:1', { upon: [9], marks: 1 }],
        ],
        deck: DECK,
      },
      blue: { deck: DECK },
    });
    expect(isBroken(ends(next, 'blue', 'gold'))).toBe(true);
  });

  it('C-TEAM-15: an Exocomp does nothing while disabled', () => {
    const stage = adrift({ held: { by: 1, as: 'disabled' } });
    expect(isBroken(ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold'))).toBe(true);
  });

  it('an Exocomp on a planet or aboard an outpost doesn’t repair anything', () => {
    const places: CardPlace[] = ['surface:L2', 'aboard:3'];
    for (const at of places) {
      const stage = adrift({ at }, [['Federation Outpost', 'space:L2', { damaged: true }]]);
      ends(stage, 'gold', 'blue', 'gold', 'blue', 'gold', 'blue', 'gold');
      expect([isBroken(stage), stage.g.pieces[3]?.damaged]).toEqual([true, true]);
    }
  });
});
