import { describe, expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { scene } from './scene.ts';

/** A station with three sites, a ship docked at the second, both sides’ personnel at the third, and a damaged ship. */
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

describe('close-ups of a location', () => {
  it('C-FAC-12: the close-up has a panel for each occupied site of a station, and lists the other sites', () => {
    const { faults, cut, texts } = drawn();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
    const rooms = texts.filter((words) => words.startsWith('Deep Space 9: '));
    expect(rooms).toEqual(['Deep Space 9: Docking Pads', "Deep Space 9: Quark's Bar"]);
    expect(texts).toEqual(expect.arrayContaining(['Ops', 'U.S.S. Galaxy, docked', 'Calloway', 'Kurn, Blue']));
  });

  it('the close-up has room above a panel for a name of any length', () => {
    const named = 'A station of a name that takes more than one line: Upper Docking Pylons';
    const stage = scene({ gold: { play: [['U.S.S. Galaxy', 'space:L1']] } });
    const view = firstEdition.view(stage.match.state, 0);
    const pieces = view.pieces.map((piece) => ({ ...piece, name: named }));
    const { faults, cut } = pictures.location.draw({ ...view, pieces }, { at: 'L1' }).audit();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
  });

  it('C-SHIPBAT-06: the close-up shows a damaged ship rotated and labels it as damaged', () => {
    const { icons, texts } = drawn();
    expect(icons.filter((name) => name.endsWith('turned'))).toEqual(['ship turned']);
    expect(texts).toContain('RANGE left, damaged');
  });
});

describe('unusual missions', () => {
  const view = (patch: NonNullable<Parameters<typeof scene>[0]['patch']>) =>
    firstEdition.view(scene({ gold: { missions: ['Excavation II', 'Study Pulsar'] }, patch }).match.state, 0);
  const both = { seeds: [], solved: null, barred: [], attempted: [], gone: [], id: 'L1', quadrant: 'Alpha' };

  it('C-SEED-31: the close-up and its text say which side of a mission is up', () => {
    const up = view({});
    const { faults, cut, texts } = pictures.location.draw(up, { at: 'L1' }).audit();
    expect([faults, cut]).toEqual([[], []]);
    expect(texts).toContain('Now with its wormhole');
    expect(pictures.location.text(up, { at: 'L1' }).join(' ')).toContain('Gold has the mission with its wormhole.');
    const missions = [{ card: 'excavation-ii-back', front: 'excavation-ii', owner: 0 }];
    const down = view({ 'locations.L1': { ...both, missions } });
    expect(pictures.location.draw(down, { at: 'L1' }).audit().texts).toContain('Now without its wormhole');
  });

  it('C-CLOAK-01: the close-up says that a planet is cloaked', () => {
    const missions = [{ card: 'excavation-ii', owner: 0 }];
    const cloaked = view({ 'locations.L1': { ...both, missions, veiled: true } });
    const { faults, texts } = pictures.location.draw(cloaked, { at: 'L1' }).audit();
    expect(faults).toEqual([]);
    expect(texts.join(' ')).toContain('cloaked');
    expect(pictures.location.text(cloaked, { at: 'L1' }).join(' ')).toContain('The planet is cloaked.');
    expect(pictures.location.draw(view({}), { at: 'L1' }).audit().texts.join(' ')).not.toContain('cloaked');
    expect(pictures.map.draw(cloaked, {}).audit().faults).toEqual([]);
  });

  it('C-TEAM-16: the close-up says who is in stasis or disabled', () => {
    const stage = scene({ gold: { play: 'L2: Data {numb: stasis}, Kes {numb: disabled}' } });
    const { texts } = pictures.location.draw(firstEdition.view(stage.match.state, 0), { at: 'L2' }).audit();
    expect(texts).toEqual(expect.arrayContaining(['Data, in stasis', 'Kes, disabled']));
  });
});
