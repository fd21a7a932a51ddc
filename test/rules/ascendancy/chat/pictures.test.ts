import { describe, expect, it } from 'vitest';
import { readThere } from '../../../../src/discord/compose/read.ts';
import { ascendancyChat } from '../../../../src/games/ascendancy/chat/index.ts';
import { ascendancyPictures } from '../../../../src/games/ascendancy/chat/pictures.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { gameOf } from '../../../../src/games/index.ts';
import { createTable } from '../../../../src/kernel/table.ts';
import type { Decision, Json, Option } from '../../../../src/kernel/types.ts';
import { seenBy } from '../../../../src/tables/table-view.ts';
import type { TableView } from '../../../../src/tables/types.ts';
import { fought, fullest, grow, laden, position, stateOf, viewOf } from '../../renderers/ascendancy-positions.ts';

/** The view of a seat that is asked to choose among these options. */
function seenOf(g: Ascendancy, seat: number, options: Option[]): TableView {
  const decision: Decision = { id: 'd1', seat, kind: 'pick', prompt: 'What do you do?', options, min: 1, max: 1 };
  const state = stateOf(g, [decision]);
  const game = gameOf('ascendancy');
  if (game === null) throw new Error('Ascendancy is a game');
  const table = createTable(game, { id: 't', title: 't', owner: 'p', options: g.options, commitment: '' });
  const around = { game, since: 0, entries: [], acted: null, secret: '' };
  return seenBy({ ...table, status: 'playing', state }, seat, around);
}

const scenes = (seen: TableView): string[] => ascendancyPictures.turn(seen).map(({ scene }) => scene);

describe('the pictures of a message', () => {
  it('each picture appears only once, even if a question about Projects already shows it', () => {
    const discard: Option = { key: 'discard:x', verb: 'discard', label: 'Discard X' };
    expect(scenes(seenOf(laden(position()), 0, [discard]))).toEqual(['projects']);
  });

  it('the player who ends the game sees the score immediately', () => {
    const over = (why: string | null): TableView => {
      const seen = seenOf(laden(position()), 0, []);
      return { ...seen, view: { ...(seen.view as Record<string, Json>), verdict: why } };
    };
    const done = (why: string | null) => ascendancyPictures.done(over(why), 0).map(({ scene }) => scene);
    expect(done('The Klingons win.')).toEqual(['score']);
    expect(done(null)).toEqual(['map']);
  });

  it('between turns, a player who looks at their hand sees their console with prices, and the Vulcans also see their Agendas', () => {
    const read = (seen: TableView) => ascendancyPictures.read(seen, { what: 'hand' }).map(({ scene }) => scene);
    const g = laden(position(7));
    expect(read(seenOf(g, 0, []))).toEqual(['hand']);
    expect(read(seenOf(g, 6, []))).toEqual(['hand', 'agendas']);
  });

  it('a request for a picture can name a System, a player, a page of a console, or the legend', () => {
    const seen = seenOf(laden(position(7)), 0, []);
    const shown = (show: string) => {
      const there = readThere(seen, { what: 'map', show }, ascendancyChat);
      return ascendancyPictures.read(seen, there).map(({ scene, params }) => [scene, params]);
    };
    for (const name of ['Romulus', 'romulus', 'close up: Romulus', 'Qo’noS', "qo'nos", 'cardassia prime'])
      expect([name, shown(name)[0]?.[0]]).toEqual([name, 'closeup']);
    expect(shown('romulus')[0]).toEqual(['closeup', { at: 'romulus', page: 1 }]);
    // Seven consoles shown together have one page each, and a single console shows all of its pages.
    expect(shown('players')).toHaveLength(7);
    expect(shown('klingons').slice(0, 2)).toEqual([
      ['sheet', { seat: 1, page: 1 }],
      ['sheet', { seat: 1, page: 2 }],
    ]);
    for (const name of ['klingons page 2', 'Klingons 2', 'Console: Klingons, page 2'])
      expect([name, shown(name)]).toEqual([name, [['sheet', { seat: 1, only: 2 }]]]);
    expect(shown('legend')[0]?.[0]).toBe('legend');
    expect(shown('Babel')).toEqual([['map', { highlight: {} }]]);
    const names = ascendancyChat.named?.(seen.view) ?? [];
    expect(new Set(names.map(({ value }) => value)).size).toBe(names.length);
    expect(names.map(({ label }) => label)).toContain('Close-up: Romulus');
  });

  it('a fight is shown with all its sides, on as many pages as needed', () => {
    const [fight] = ascendancyPictures.move(seenOf(fought(laden(position(7)), 12), 0, []));
    expect(fight).toMatchObject({ scene: 'fight', params: { pages: expect.any(Number) } });
  });

  it('in a large galaxy, goals that are few or close together are shown in close-up', () => {
    const g = fullest();
    const ids = Object.keys(g.discs);
    const goals = (systems: readonly string[]): Option[] =>
      systems.map((system, i) => ({
        key: `move:1:${system}`,
        verb: 'move',
        label: system,
        called: [`${i < 26 ? '' : 'A'}${String.fromCharCode(65 + (i % 26))}`],
      }));
    const [from] = Object.values(g.discs);
    if (from === undefined) throw new Error('there are Systems');
    const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - from.x, y - from.y);
    const nearest = Object.values(g.lanes)
      .sort((a, b) => far(a.from) - far(b.from))
      .flatMap(({ id, sectors }) => Array.from({ length: sectors }, (_, i) => `${id}/${i + 1}`));
    expect(scenes(seenOf(g, 0, goals(nearest.slice(0, 3))))).toContain('reach');
    expect(scenes(seenOf(g, 0, goals(nearest.slice(0, 18))))).toContain('reach');
    expect(scenes(seenOf(g, 0, goals(ids.slice(0, 40))))).not.toContain('reach');
  });

  it('A-FLOAT-04: a swinging System is shown in close-up in a large galaxy, and on the map in a small one', () => {
    const g = position();
    grow(g, 16);
    const system = viewOf(g).systems.find(({ anchor }) => anchor !== null)?.id ?? '';
    const swing: Option = { key: `swing:${system}:2-30`, verb: 'swing', label: 'To 2:30 o’clock' };
    expect(scenes(seenOf(g, 0, [swing]))).toEqual(['map', 'closeup']);
    const small = position();
    grow(small, 8);
    const one = viewOf(small).systems.find(({ anchor }) => anchor !== null)?.id ?? '';
    expect(scenes(seenOf(small, 0, [{ ...swing, key: `swing:${one}:3` }]))).toEqual(['map']);
  });
});

describe('the headline of a picture', () => {
  it('the headline says whose turn it is or who must answer, and names the awaited seat', () => {
    const g = position();
    expect(seenOf(g, 0, []).view).toMatchObject({ headline: 'Turn of the Federation', awaited: [0] });
    expect(seenOf(g, 1, []).view).toMatchObject({ headline: 'Klingons to move', awaited: [1] });
  });
});
