import { describe, expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { scene } from './scene.ts';

/** A station with three sites, a ship docked at the second, people of both sides at the third, and a damaged ship. */
function drawn() {
  const stage = scene({
    gold: {
      play: [
        ['Deep Space 9', 'space:L1', { sites: [2, 3, 4] }],
        ['Ops', 'on:1'],
        ['Docking Pads', 'on:1'],
        ["Quark's Bar", 'on:1'],
        ['U.S.S. Galaxy', 'docked:3'],
        ['Calloway', 'aboard:4'],
        ['U.S.S. Oberth', 'space:L1', { damaged: true }],
      ],
    },
    blue: { play: [['Kurn', 'aboard:4']] },
  });
  return pictures.location.draw(firstEdition.view(stage.match.state, 0), { at: 'L1' }).audit();
}

describe('a location close up', () => {
  it('C-FAC-12: a room of a station where somebody is has a panel of its own, all are counted at the station', () => {
    const { faults, cut, texts } = drawn();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
    const rooms = texts.filter((words) => words.startsWith('Deep Space 9: '));
    expect(rooms).toEqual(['Deep Space 9: Docking Pads', "Deep Space 9: Quark's Bar"]);
    expect(texts).toEqual(expect.arrayContaining(['Ops', 'U.S.S. Galaxy, docked', 'Calloway', 'Kurn, Blue']));
  });

  it('has room for any name above a panel', () => {
    const named = 'A station of a name that takes more than one line: Upper Docking Pylons';
    const stage = scene({ gold: { play: [['U.S.S. Galaxy', 'space:L1']] } });
    const view = firstEdition.view(stage.match.state, 0);
    const pieces = view.pieces.map((piece) => ({ ...piece, name: named }));
    const { faults, cut } = pictures.location.draw({ ...view, pieces }, { at: 'L1' }).audit();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
  });

  it('C-SHIPBAT-06: a damaged ship is turned round, and says so', () => {
    const { icons, texts } = drawn();
    expect(icons.filter((name) => name.endsWith('turned'))).toEqual(['ship turned']);
    expect(texts).toContain('RANGE left, damaged');
  });
});
