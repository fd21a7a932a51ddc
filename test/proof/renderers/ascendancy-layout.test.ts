import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../renderers/ascendancy/index.ts';
import type { DrawnPicture } from '../../../renderers/index.ts';
import { lettered } from '../../../src/games/ascendancy/chapters/letters.ts';
import { layingOffers } from '../../../src/games/ascendancy/chapters/mapping/lay-offers.ts';
import { moveOffers } from '../../../src/games/ascendancy/chapters/movement/offers.ts';
import { highlightsOf } from '../../../src/games/ascendancy/chat/highlights.ts';
import { clockKey, clockOf } from '../../../src/games/ascendancy/galaxy/clock.ts';
import { floating } from '../../../src/games/ascendancy/galaxy/standing.ts';
import { bearingOfGroup, canSwing, groupOf, turnsOf } from '../../../src/games/ascendancy/galaxy/swing.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import type { AscendancyView, Highlights } from '../../../src/games/ascendancy/view.ts';
import { components } from '../../../src/games/ascendancy/viewing/components.ts';
import { put } from '../../rules/ascendancy/support.ts';
import {
  assimilating,
  battleView,
  conflictOf,
  decisionOf,
  fought,
  fullestView,
  grow,
  laden,
  middle,
  position,
  side,
  traced,
  viewOf,
} from '../../rules/renderers/ascendancy-positions.ts';

const {
  map,
  closeup,
  lane,
  reach,
  sheet,
  hand,
  projects,
  fleets,
  agendas,
  trade,
  fight,
  roll,
  borg,
  score,
  component,
  legend,
} = ascendancy;

/** The largest allowed size of a picture, in bytes. */
const MOST = 500 * 1024;

/** Layout faults, cut words and excess size. */
function losses(picture: DrawnPicture): string[] {
  const { faults, cut } = picture.audit();
  const heavy = picture.encode().length > MOST ? ['heavy'] : [];
  return [...faults.map(({ kind, what }) => `${kind}: ${what}`), ...cut, ...heavy];
}

const pages = (many: number): number[] => Array.from({ length: many }, (_, i) => i + 1);

const regions = ['north-west', 'north-east', 'south-west', 'south-east', 'middle'] as const;

/** Every Sector of the map, with a letter. */
function everywhere(view: AscendancyView): Highlights {
  const sectors = [
    ...view.systems.map(({ id }) => id),
    ...view.lanes.flatMap(({ id, sectors: many }) => pages(many).map((at) => `${id}/${at}`)),
  ];
  const marks = sectors.slice(0, 60).map((sector, i) => {
    const letter = `${i >= 26 ? String.fromCharCode(64 + Math.floor(i / 26)) : ''}${String.fromCharCode(65 + (i % 26))}`;
    const note = '1 Command; asks Klingons and Romulans; each Ship is lost on 5+; by Earth, Vulcan';
    return { sector, letter, label: `Move to ${sector}`, note, warn: i % 3 === 0 };
  });
  return { marks, targets: sectors.slice(0, 8) };
}

/** All pictures of a view. In a very large galaxy, close-ups of only some Systems. */
function everyPicture(view: AscendancyView): DrawnPicture[] {
  const all = everywhere(view);
  const near = view.systems.filter((_, i) => i % 6 === 0);
  return [
    map.draw(view, {}),
    map.draw(view, { highlight: all }),
    ...near.flatMap(({ id }) =>
      pages(closeup.pages(view, { at: id })).map((page) => closeup.draw(view, { at: id, page })),
    ),
    ...regions.map((at) => closeup.draw(view, { at, page: 1 })),
    ...pages(reach.pages(view, { highlight: all })).map((page) => reach.draw(view, { highlight: all, page })),
    ...view.players.flatMap(({ seat }) => [
      ...pages(sheet.pages(view, { seat })).map((page) => sheet.draw(view, { seat, page })),
      ...pages(projects.pages(view, { of: seat })).map((page) => projects.draw(view, { of: seat, page })),
      ...pages(agendas.pages(view, { of: seat })).map((page) => agendas.draw(view, { of: seat, page })),
    ]),
    ...pages(hand.pages(view, {})).map((page) => hand.draw(view, { page })),
    ...pages(fleets.pages(view, {})).map((page) => fleets.draw(view, { page })),
    ...pages(trade.pages(view, {})).map((page) => trade.draw(view, { page })),
    ...pages(fight.pages(view, {})).map((page) => fight.draw(view, { page })),
    roll.draw(view, {}),
    ...pages(borg.pages(view, {})).map((page) => borg.draw(view, { page })),
    score.draw(view, { commitment: 'ab'.repeat(32), seed: 'cd'.repeat(32) }),
  ];
}

/** An eighth player, who looks like the second one. */
function eighth(view: AscendancyView): AscendancyView {
  const [first] = view.players;
  if (first === undefined) return view;
  const units = view.units.map((unit, i) => (i % 9 === 0 ? { ...unit, seat: 7 } : unit));
  return { ...view, units, players: [...view.players, { ...first, seat: 7, name: 'Cardassians' }] };
}

function rolling(): Ascendancy {
  const g = laden(middle());
  const dice = pages(30).map((face) => ({ face: face % 7, unit: null, rerolled: [] }));
  g.roll = { kind: 'diplomacy', seat: 0, system: 'earth', target: 4, bonus: 2, dice, used: [] };
  g.last = conflictOf('invasion', 'romulus', [side(0, [], 9), side(2, [], 4)], {
    result: 'annihilation',
    razed: ['production', 'culture'],
    winner: 0,
    over: true,
  });
  return g;
}

describe.each<[string, () => AscendancyView]>([
  ['a first turn', () => viewOf(position())],
  ['somebody who watches', () => viewOf(laden(middle()), 'spectator')],
  ['one against the Borg', () => viewOf(assimilating(growing(position(1))))],
  ['the middle of a game, with traces', () => viewOf(traced(laden(middle())))],
  ['a battle of three', () => battleView()],
  ['a battle that begins', () => viewOf(fought(position(), 0))],
  ['dice for a test, and the last Invasion', () => viewOf(rolling())],
  ['a long table', () => viewOf(laden(growing(position(7, { distance: 'long', shape: 'circle' }))))],
])('the pictures of %s have no fault', (_, made) => {
  it('the pictures have no layout errors and lose no text', () => {
    expect(everyPicture(made()).flatMap(losses)).toEqual([]);
  });
});

function growing(g: Ascendancy): Ascendancy {
  grow(g, 16);
  return g;
}

describe('largest', () => {
  const view = eighth(fullestView());

  it('for the largest galaxy, with 60 Systems and eight seats, all pictures are free of layout errors', () => {
    expect([view.systems.length, view.players.length]).toEqual([60, 8]);
    expect(everyPicture(view).flatMap(losses)).toEqual([]);
  });

  it('players whose markers look alike are distinguished on the map by a number, or by a hole if a number would be too small', () => {
    expect(map.draw(view, {}).audit().texts).toContain('8');
    const own = view.systems.map((system) => (system.control === 0 ? { ...system, control: 7 } : system));
    expect(
      map
        .draw({ ...view, systems: own }, {})
        .encode()
        .equals(map.draw(view, {}).encode()),
    ).toBe(false);
  });

  it('the map names all Home Systems and most others, and close-ups show the names that it leaves out', () => {
    const shown = new Set(map.draw(view, {}).audit().texts);
    const lost = view.systems.filter(({ name }) => !shown.has(name));
    expect(lost.filter(({ homeOf }) => homeOf !== null)).toEqual([]);
    expect(lost.length).toBeLessThanOrEqual(view.systems.length / 6);
    const told = lost.filter(({ id, name }) => closeup.draw(view, { at: id }).audit().texts.includes(name));
    expect(told).toEqual(lost);
  });
});

describe('highlights', () => {
  it('A-GEO-33 A-GEO-35: the clock around a lane shows its full hours, which are large enough to read and never covered', () => {
    const grown = position();
    grow(grown, 16);
    for (const [g, system] of [
      [middle(), 'earth'],
      [position(), 'earth'],
      ...Object.keys(grown.discs)
        .slice(0, 6)
        .map((id) => [grown, id] as const),
    ] as const) {
      for (const sectors of [2, 3, 4] as const) {
        const offers = layingOffers(g, { seat: 0, system, unit: null, sectors });
        const { dial } = highlightsOf(viewOf(g), decisionOf(offers, `A lane of ${sectors} Sectors from Earth: where?`));
        if (dial === undefined) continue;
        expect(dial.sectors).toBe(sectors);
        expect(dial.places.length + dial.joins.length).toBe(
          offers.filter(({ option: { key } }) => /^(lay|connect):/.test(key)).length,
        );
        const pictures = pages(lane.pages(viewOf(g), { dial })).map((page) => lane.draw(viewOf(g), { dial, page }));
        expect(pictures.flatMap(losses)).toEqual([]);
        const texts = pictures.flatMap((picture) => picture.audit().texts);
        const hours = dial.places.flatMap(({ clock }) => (clock.includes(':') ? [] : [clock]));
        expect([system, sectors, hours.filter((hour) => !texts.includes(hour))]).toEqual([system, sectors, []]);
        for (const { label } of dial.joins) expect(texts.join(' ')).toContain(label.split(' (')[0]);
      }
    }
  });

  it('A-GEO-17: the hours to which a System can swing are shown around its anchor', () => {
    const g = position();
    grow(g, 16);
    const swung = floating(g).filter((system) => canSwing(g, system));
    expect(swung.length).toBeGreaterThan(1);
    for (const system of swung) {
      const bearing = bearingOfGroup(groupOf(g, system));
      const bearings = turnsOf(g, system).map((by) => (bearing + by + 360) % 360);
      const decision = decisionOf(
        bearings.map((to) => ({
          option: { key: `swing:${system}:${clockKey(to)}`, verb: 'swing', label: `To ${clockOf(to)} o’clock` },
          why: null,
        })),
        'Where does it swing?',
      );
      const highlight = highlightsOf(viewOf(g), decision);
      expect(highlight.swing).toEqual({ system, bearings });
      expect(losses(map.draw(viewOf(g), { highlight }))).toEqual([]);
      const near = closeup.draw(viewOf(g), { at: system, highlight });
      expect(losses(near)).toEqual([]);
      const hours = bearings.filter((to) => to % 30 === 0).map((to) => `${to / 30 || 12}`);
      expect(hours.filter((hour) => !near.audit().texts.includes(hour))).toEqual([]);
      expect(closeup.text(viewOf(g), { at: system, highlight }).join()).toContain(' can swing to ');
    }
  });

  it('A-MOVE-05 A-MOVE-19: a Sector that a Ship can reach has a letter, which is amber where another player must agree', () => {
    // Trading partners are asked, and other players bar the way.
    const g = laden(position());
    growing(g);
    const home = g.players[0]?.home ?? '';
    const ends = Object.values(g.lanes).filter(({ a, b }) => a === home || b === home);
    const first = ends[0]?.id ?? '';
    for (const at of [1, 2]) put(g, 1, `${first}/${at}`);
    const unit = g.units.find(({ seat }) => seat === 0)?.id ?? 0;
    const offers = lettered(moveOffers(g, 0).filter(({ option }) => option.key.split(':')[1] === `${unit}`));
    const decision = decisionOf(offers, 'Your turn.');
    const { marks = [] } = highlightsOf(viewOf(g), decision);
    // A route over several Commands is named only by its System.
    expect(offers.filter(({ option: { key } }) => key.startsWith('route:'))).not.toEqual([]);
    expect(marks.filter(({ note }) => note.includes('Commands'))).toEqual([]);
    expect(marks.length).toBeGreaterThan(1);
    const picture = reach.draw(viewOf(g), { highlight: { marks, chosen: unit } });
    expect(losses(picture)).toEqual([]);
    const { texts } = picture.audit();
    const warned = marks.filter(({ warn }) => warn);
    expect(warned.length).toBeGreaterThan(0);
    expect(warned.map(({ note }) => note)).toEqual(warned.map(() => expect.stringContaining('asks')));
    for (const { letter } of marks) expect(texts.filter((text) => text === letter).length).toBeGreaterThan(1);
  });
});

describe('legend', () => {
  it('A-GEO-35: the legend explains every symbol, is readable and has no more pages than one message can hold', () => {
    const many = legend.pages(null, {});
    expect(many).toBeLessThanOrEqual(4);
    const drawn = pages(many).map((page) => legend.draw(null, { page }));
    expect(drawn.flatMap(losses)).toEqual([]);
    // The legend explains every icon of a full map, a console or a fight.
    const explained = new Set(drawn.flatMap((picture) => picture.audit().icons));
    const view = viewOf(traced(laden(middle())));
    const shown = [map.draw(view, {}), sheet.draw(view, { seat: 0 }), fight.draw(battleView(), {})].flatMap(
      (picture) => picture.audit().icons,
    );
    expect([...new Set(shown)].filter((icon) => !explained.has(icon))).toEqual([]);
    for (const line of legend.text(null, {})) expect(line).toMatch(/[:.]$/);
  });
});

describe('components', () => {
  it('components fit in their pictures without losing text, and each is described in at most 1,024 characters', () => {
    for (const { view } of components()) {
      const alt = component.alt(null, { component: view });
      expect(losses(component.draw(null, { component: view })), alt).toEqual([]);
      expect(alt.length).toBeLessThanOrEqual(1024);
    }
  });
});

describe('pictures', () => {
  it('drawing pictures doesn’t change the view, and the same view gives the same bytes', () => {
    const view = viewOf(traced(laden(middle())));
    const before = JSON.stringify(view);
    const first = map.draw(view, {}).encode();
    map.draw(viewOf(position()), {}).encode();
    everyPicture(view);
    expect(JSON.stringify(view)).toBe(before);
    expect(map.draw(view, {}).encode().equals(first)).toBe(true);
  });

  it('a picture with nothing to show has no layout errors and cuts off no text', () => {
    const view = viewOf(position());
    for (const picture of [
      closeup.draw(view, { at: 'nowhere' }),
      sheet.draw(view, { seat: 9 }),
      fleets.draw(view, { seat: 9 }),
      projects.draw(viewOf(position(), 'spectator'), {}),
      hand.draw(viewOf(position(), 'spectator'), {}),
      fight.draw(view, {}),
      agendas.draw(view, {}),
      roll.draw(view, {}),
      borg.draw(view, {}),
    ])
      expect(losses(picture)).toEqual([]);
  });
});
