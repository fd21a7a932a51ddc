import { describe, expect, it } from 'vitest';
import { keptRecord, replayedPosition } from '../../../src/cli/kept-positions.ts';
import type { AscendancyView, SystemView, UnitView } from '../../../src/games/ascendancy/view.ts';
import { changes } from '../../../src/games/ascendancy/viewing/changes.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Reader } from '../../../src/kernel/types.ts';

/** The view of a recorded game of three players after its first inputs. */
function viewAfter(inputs: number, reader: Reader = 0): AscendancyView {
  const { game, state } = replayedPosition(keptRecord('ascendancy/three'), inputs);
  return structuredClone(game.view(state, reader)) as AscendancyView;
}

/** The Federation's turn of Round 3 ended with input 127, and its turn of Round 4 began with input 157. */
const [left, now] = [viewAfter(127), viewAfter(157)];

function system(view: AscendancyView, id: string): SystemView {
  return must(
    view.systems.find((one) => one.id === id),
    id,
  );
}

/** A view in which only the units are different. */
function withUnits(view: AscendancyView, units: (units: UnitView[]) => UnitView[]): AscendancyView {
  return { ...view, units: units(structuredClone(view.units)) };
}

const words = (before: AscendancyView, after: AscendancyView): string[] =>
  changes(before, after).map((change) => change.words);

describe('the changes of a galaxy', () => {
  it('between two turns, a System was taken and another found, Ships moved, and Resources were spent and gained', () => {
    expect(changes(left, now)).toEqual([
      {
        words: 'Gamma Trianguli VI: moved to another place; now controlled by the Klingons, 1 Production Node.',
        place: 'gamma-trianguli-vi',
      },
      { words: 'Klingons: 1 Ship gone from Gamma Trianguli VI.', place: 'gamma-trianguli-vi' },
      { words: 'Khitomer: discovered.', place: 'khitomer' },
      {
        words: 'Klingons: 1 Ship moved from Qo’noS to the lane from Qo’noS to Gamma Trianguli VI.',
        way: { seat: 1, path: ['qonos', 'l11/1', 'l11/2'] },
      },
      {
        words: 'Romulans: 1 Ship moved from the lane from Romulus to Delta IV to the lane from Delta IV to Khitomer.',
        way: { seat: 2, path: ['l1/3', 'delta-iv', 'l10/1', 'l10/2'] },
      },
      {
        words: 'Romulans: 1 Ship moved from Romulus to the lane from Romulus to Khitomer.',
        way: { seat: 2, path: ['romulus', 'l12/1', 'l12/2'] },
      },
      { words: 'Romulans: 2 new Ships at Romulus.', place: 'romulus' },
      { words: 'New: the lane from Qo’noS to Gamma Trianguli VI.', place: 'l11/1' },
      { words: 'Federation: 3 Production (was 1).', figure: { of: 0, name: 'production' } },
      { words: 'Federation: 1 Research (was 0).', figure: { of: 0, name: 'research' } },
      { words: 'Federation: 1 Culture (was 0).', figure: { of: 0, name: 'culture' } },
      { words: 'Romulans: 3 Ascendancy (was 2).', figure: { of: 2, name: 'ascendancy' } },
      { words: 'Romulans: 1 Production (was 2).', figure: { of: 2, name: 'production' } },
      { words: 'Romulans: 0 Research (was 1).', figure: { of: 2, name: 'research' } },
      { words: 'Romulans: 0 Culture (was 2).', figure: { of: 2, name: 'culture' } },
    ]);
  });

  it.each<[string, AscendancyView]>([
    ['then', left],
    ['now', now],
  ])('a view has no changes from itself: %s', (_when, view) => {
    expect(changes(view, structuredClone(view))).toEqual([]);
  });

  it('a lost Ship is told of the Sector where it was last seen', () => {
    const lost = withUnits(now, (units) => units.filter(({ seat, at }) => seat !== 0 || at?.includes('/') !== true));
    expect(words(now, lost)).toEqual([
      'Federation: 1 Ship gone from the lane from Earth to Axanar.',
      'Federation: 1 Ship gone from the open lane from Earth.',
    ]);
  });

  it('Ships that form a Fleet where they are change nothing, although the Fleet has a new id', () => {
    const home = now.units.filter(({ seat, at }) => seat === 1 && at === 'qonos');
    const sum = home.reduce((total, { ships }) => total + ships, 0);
    const formed = withUnits(now, (units) => [
      ...units.filter(({ seat, at }) => seat !== 1 || at !== 'qonos'),
      { ...must(home[0], 'a Ship at Qo’noS'), id: 999, ships: sum, fleet: { card: 1, side: 'a' as const } },
    ]);
    expect(words(now, formed)).toEqual([]);
  });

  it('a Ship Enters Warp where it is, and a Ship that Exits Warp elsewhere moved past the lanes', () => {
    const first = must(
      now.units.find(({ seat, at }) => seat === 1 && at === 'qonos'),
      'a Ship',
    );
    const at = (change: Partial<UnitView>): AscendancyView =>
      withUnits(now, (units) => units.map((unit) => (unit.id === first.id ? { ...unit, ...change } : unit)));
    const ships = first.ships === 1 ? '1 Ship' : `${first.ships} Ships`;
    const warped = at({ at: null, warp: { from: 'qonos', tokens: 1 } });
    expect(changes(now, warped)).toEqual([{ words: `Klingons: ${ships} Entered Warp at Qo’noS.`, place: 'qonos' }]);
    expect(changes(warped, at({ at: 'talos-iv' }))).toEqual([
      {
        words: `Klingons: ${ships} moved from Warp near Qo’noS to Talos IV.`,
        way: { seat: 1, path: ['qonos', 'talos-iv'] },
      },
    ]);
  });

  it('a destroyed System is marked at the end of a lane that still leads there', () => {
    const gone: AscendancyView = {
      ...now,
      systems: now.systems.filter(({ id }) => id !== 'axanar'),
      lanes: now.lanes.map((lane) => ({
        ...lane,
        a: lane.a === 'axanar' ? null : lane.a,
        b: lane.b === 'axanar' ? null : lane.b,
      })),
    };
    const [first, ...lanes] = changes(now, gone);
    expect(first).toEqual({ words: 'Axanar: destroyed.', place: expect.stringMatching(/^l\d+\/\d$/) });
    expect(lanes.map((change) => change.words)).toEqual(expect.arrayContaining(['Changed: the open lane from Earth.']));
  });

  it('names what a System has gained and lost', () => {
    const after = structuredClone(now);
    const talos = system(after, 'talos-iv');
    talos.starbase = true;
    talos.level = 0;
    expect(words(now, after)).toEqual(['Talos IV: now a Starbase; gone: an independent civilization of Level 3.']);
  });
});
