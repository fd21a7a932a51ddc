import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { at, offered, scene } from './scene.ts';

const CREW = inPlay('L1: U.S.S. Oberth [Calloway, Giusti]');

/** Builds a game in which Gold has a ship with two personnel at L1, and Blue has the given cards. */
function facing(...play: Row[]) {
  return scene({ gold: { play: CREW }, blue: { play } });
}

const beams = (stage: ReturnType<typeof scene>) => offered(stage, 'gold', 'beam:all');

describe('C-BEAM-03: beaming to and from the opponent’s cards', () => {
  it('compatible personnel can beam to an opponent’s ship without SHIELDS, but not through SHIELDS', () => {
    const bare = facing(['Edo Vessel', 'space:L1'], ['U.S.S. Galaxy', 'space:L1']);
    expect(beams(bare)).toEqual(['beam:all:aboard:1:aboard:4']);
    bare.does('gold', 'beam:all:aboard:1:aboard:4');
    expect([at(bare, 2), at(bare, 3)]).toEqual(['aboard:4', 'aboard:4']);
    expect(beams(bare)).toEqual(['beam:all:aboard:4:aboard:1']);
  });

  it('C-BEAM-04: personnel beam to a ship that lost its SHIELDS to damage, even if incompatible with it', () => {
    const markers = new Array<Row>(3).fill(['Chain Reaction Pulsar', 'on:4']);
    const stage = scene({ gold: { play: CREW }, blue: { play: [['Galor', 'space:L1'], ...markers] } });
    expect(beams(stage)).toEqual(['beam:all:aboard:1:aboard:4']);
    expect(beams(facing(['Galor', 'space:L1'], ...markers.slice(2)))).toEqual([]);
  });

  it('C-AFFIL-14: beaming is barred if it would put personnel under house arrest', () => {
    const gold = inPlay('L1: Mercenary Ship [Kurn]; aboard:4: Calloway');
    const stage = scene({ gold: { play: gold }, blue: { play: [['Edo Vessel', 'space:L1']] } });
    expect(beams(stage)).toEqual([]);
  });

  it('C-STOP-05: personnel aboard an opponent’s stopped ship aren’t stopped with it', () => {
    const stage = facing(['Edo Vessel', 'space:L1', { stopped: 1 }]);
    stage.does('gold', 'beam:all:aboard:1:aboard:4').does('gold', 'beam:all:aboard:4:aboard:1');
    expect(at(stage, 2)).toBe('aboard:1');
  });

  it('C-BEAM-05 C-CLOAK-03 C-DOCK-03: beaming needs the player’s own transporters and a target that is neither hidden nor docked', () => {
    expect(beams(facing(['Edo Vessel', 'space:L1', { veiled: 'cloaked' }]))).toEqual([]);
    expect(beams(facing(['Federation Outpost', 'space:L1'], ['Edo Vessel', 'docked:4']))).toEqual([]);
    const planet = scene({
      gold: { play: [['Calloway', 'surface:L2']] },
      blue: { play: [['Edo Vessel', 'space:L2']] },
    });
    expect(beams(planet)).toEqual([]);
  });

  it('C-BEAM-05 C-SHIPBAT-12: a ship with offline transporters can use only another ship’s, and can’t beam to or from a planet', () => {
    const play = inPlay("L2: I.K.C. Bortas [Kurn], I.K.C. K'Vort [Klag], Divok");
    const stage = scene({ gold: { play }, blue: { play: [['Maximum Firepower', 'on:3']] } });
    expect(beams(stage)).toEqual([
      'beam:all:aboard:1:surface:L2',
      'beam:all:surface:L2:aboard:1',
      'beam:all:aboard:1:aboard:3',
      'beam:all:aboard:3:aboard:1',
    ]);
    stage.does('gold', 'beam:all:aboard:3:aboard:1');
    expect(at(stage, 4)).toBe('aboard:1');
  });
});
