import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasRoomFor } from '../../../../src/discord/compose/blocks.ts';
import { toldApart } from '../../../../src/discord/compose/distinct-labels.ts';
import { ordersDraft, ordersFrom } from '../../../../src/discord/compose/orders.ts';
import { writeId } from '../../../../src/discord/ids.ts';
import type { Click } from '../../../../src/discord/payload.ts';
import { highlightsOf } from '../../../../src/games/ascendancy/chat/highlights.ts';
import { ascendancyChat } from '../../../../src/games/ascendancy/chat/index.ts';
import { LESSONS } from '../../../../src/games/ascendancy/content/lessons.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import { fallback, parseOrders, preferencesOf, windows } from '../../../../src/games/ascendancy/orders.ts';
import { SAYS } from '../../../../src/games/ascendancy/viewing/verb-synonyms.ts';
import { sumOfGoals, wayOfUnit } from '../../../../src/games/ascendancy/viewing/ways.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { ruleOf } from '../../../../src/rulebook/index.ts';
import { Stage } from '../../../../src/simulation/stage.ts';
import { runLine } from '../../../../src/tables/line.ts';
import { seen } from '../../discord/support/samples.ts';
import { decisionOf, viewOf } from '../../renderers/ascendancy-positions.ts';
import { table } from '../support.ts';

const root = join(import.meta.dirname, '../../../../src/games/ascendancy');

describe('verbs', () => {
  it('every verb that chapters use has a label and a hint', () => {
    const files = readdirSync(join(root, 'chapters'), { recursive: true, encoding: 'utf8' });
    const used = files
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) =>
        [...readFileSync(join(root, 'chapters', path), 'utf8').matchAll(/verb: '([a-z-]+)'/g)].map(
          ([, verb]) => verb ?? '',
        ),
      );
    const known = new Set([...ascendancyChat.verbs.map(({ verb }) => verb), 'remove', 'abandon', 'claim', 'site']);
    expect([...new Set(used)].filter((verb) => !known.has(verb))).toEqual([]);
  });

  it('every verb with synonyms has a label', () => {
    const known = new Set(ascendancyChat.verbs.map(({ verb }) => verb));
    expect(Object.keys(SAYS).filter((verb) => !known.has(verb) && verb !== 'claim')).toEqual([]);
  });
});

describe('standing orders', () => {
  const g = table();
  const before = { ask: ['trade', 'permission', 'battle-declared'], prefer: { research: 'projects' } };
  const state = { g, orders: [before, before, before] };

  it('A-MOVE-19: standing orders are chosen in menus, and keep values that the menus don’t show', () => {
    const [, passage, , shared] = ascendancyChat.preferences.map((_one, at) => at + 1);
    const id = { act: 'orders', table: 'abc123', place: passage ?? 0 } as const;
    const clicked = {
      values: ['always'],
      menus: new Map([
        [writeId({ ...id, place: 0 }), ['trade']],
        [writeId({ ...id, place: shared ?? 0 }), ['fights spare']],
      ]),
    } as unknown as Click;
    const raw = ordersFrom(id, clicked, ascendancyChat);
    const { ask, prefer } = parseOrders(raw, state as never, 0);
    expect(prefer).toMatchObject({ retreat: 2, surrender: 1, research: 'projects', passage: { never: [] } });
    expect(preferencesOf([{ ask, prefer }], 0).passage.always).toContain(1);
    // Windows that can’t come now stay as they were, and a window that was shown and not ticked no longer asks.
    expect(ask).toContain('battle-declared');
    expect(ask).not.toContain('permission');
  });

  it('standing orders fit in the rows of a message, with every preference and all its values', () => {
    const { match } = new Stage(ascendancy, { at: 'building' });
    const [now, asked] = [match.state.orders[0], windows(match.state.g, 0)];
    if (now === undefined) throw new Error('no orders');
    const { blocks } = ordersDraft(seen({ orders: { now, windows: asked } }), ascendancyChat);
    const content = blocks.flatMap((block) => ('text' in block ? [block.text] : [])).join('\n');
    const rows = blocks.flatMap((block) => ('components' in block ? [block] : []));
    const menus = rows.flatMap(({ components }) => components.flatMap((part) => ('options' in part ? [part] : [])));
    expect(rows).toHaveLength(6);
    expect(hasRoomFor(blocks)).toBe(true);
    for (const { label, values } of ascendancyChat.preferences) {
      expect(content).toContain(label);
      const lines = menus.flatMap(({ options }) => options.map((option) => option.label));
      const told = toldApart(values.map((value) => `${label}: ${value.label}`));
      expect(lines).toEqual(expect.arrayContaining(told));
    }
  });

  it('standing orders don’t offer windows about rivals in a game without rivals', () => {
    const g = table(['federation'], { borg: 'invasion' });
    expect(windows(g, 0).map(({ id }) => id)).not.toContain('permission');
    expect(windows(table(), 0).map(({ id }) => id)).toContain('permission');
  });

  it('standing orders offer only values that the game accepts', () => {
    for (const { name, values, within } of ascendancyChat.preferences)
      for (const { value, set } of values) {
        const given = set === undefined ? value : set;
        const prefer = within === undefined ? { [name]: given } : within.write({}, given);
        expect(() => parseOrders({ ask: [], prefer }, state as never, 0), `${name} ${value}`).not.toThrow();
      }
  });
});

describe('a long list of moves', () => {
  it.each([
    ['B: Move a Ship from Earth to Delta IV', 'a Ship at Earth', 'B: Move to Delta IV'],
    [
      'C: Move a Ship that moved from Sector 2 to Sector 4 of Earth’s open lane',
      'a Ship in Sector 2 of Earth’s open lane',
      'C: Move to Sector 4 of Earth’s open lane',
    ],
    ['B: Move Ship 7 from Earth to Delta IV', 'a Ship at Earth', 'B: Move to Delta IV'],
    ['A: Explore with a Ship from Earth', 'a Ship at Earth', 'A: Explore'],
    ['A: Explore with a Ship from Vulcan beyond Earth', 'a Ship at Vulcan', 'A: Explore beyond Earth'],
    ['D: Move Battle Group to Delta IV', 'Battle Group (5 Ships) at Earth', 'D: Move to Delta IV'],
    ['E: Exit Warp with a Ship from Earth to Delta IV', 'a Ship at Warp', 'E: Exit Warp to Delta IV'],
  ])('the move “%s” is listed below “%s” as “%s”', (label, group, way) => {
    expect(wayOfUnit({ key: 'move:1:x', verb: 'move', label, group })).toBe(way);
  });

  it('the summary of a unit’s goals names only the destinations', () => {
    const group = 'a Ship at Earth';
    const options = ['B: Move a Ship from Earth to Delta IV', 'AC: Move Ship 7 from Earth to Vulcan'];
    const sum = sumOfGoals(options.map((label) => ({ key: 'move:1:x', verb: 'move', label, group })));
    expect(sum).toBe('Delta IV · Vulcan');
  });
});

describe('lessons', () => {
  it('every lesson cites an existing rule and has at most 240 characters', () => {
    expect(LESSONS.filter(({ rule }) => ruleOf(rule) === null)).toEqual([]);
    expect(LESSONS.filter(({ text }) => text.length > 240)).toEqual([]);
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  it.each([
    [
      'A-OPEN-33: a single player needs Ascendancy and faces the Borg',
      { civs: ['federation'], borg: 'invasion' },
      ['together', 'borg', 'stand'],
    ],
    [
      'A-OPEN-33: the same applies to single Vulcans',
      { civs: ['vulcan'], borg: 'invasion' },
      ['together', 'borg', 'stand'],
    ],
    ['A-WIN-06: Vulcans with rivals need an Agenda', { civs: ['vulcan', 'romulan', 'klingon'] }, ['goal', 'agendas']],
    ['A-WIN-02: each of three players needs Ascendancy', {}, ['goal']],
  ])('lessons explain the goal of the game: %s', (_what, options, ids) => {
    const match = new InMemoryTable(ascendancy, { secret: 'goal', options: { ...options, guide: true } }).start();
    // The lesson about buying Ascendancy appears only when Ascendancy can be bought.
    const about = LESSONS.filter(({ to, offers }) => to !== undefined && !offers.includes('ascend'));
    for (let count = 0; count < 40; count++) {
      const [decision] = match.state.pending;
      if (decision !== undefined) match.answer(decision, fallback(match.state, decision).keys);
    }
    const told = match.events.flatMap(({ event }) => (event.lesson ? Object.values(event.seats ?? {}) : []));
    expect(about.filter(({ text }) => told.includes(text)).map(({ id }) => id)).toEqual(ids);
  });
});

describe('model lines', () => {
  /** Whole turns as lines, which lessons and help show in quotation marks. */
  const taught = [...LESSONS.map(({ text }) => text), ...ascendancyChat.help].flatMap((text) =>
    [...text.matchAll(/“([^”]*; [^”]*)”/g)].map(([, line]) => line ?? ''),
  );

  it('lessons and help teach several model lines', () => {
    expect(new Set(taught).size).toBeGreaterThan(1);
  });

  it.each(CIVS)('every model line works as written in the first turn of the %s', (civ) => {
    for (const line of taught) {
      const match = new InMemoryTable(ascendancy, {
        secret: line,
        options: { civs: [civ], borg: 'invasion', guide: true },
      }).start();
      for (let count = 0; count < 20; count++) {
        const [decision] = match.state.pending;
        if (decision === undefined || decision.options.some(({ key }) => key === 'end:building')) break;
        match.answer(decision, fallback(match.state, decision).keys);
      }
      const decision = match.pending(0)?.id ?? expect.fail('nobody is asked');
      // The functions for tables take any game as one with an unknown state.
      const game = ascendancy as unknown as Game<unknown>;
      const ran = runLine(match.table, { t: 'line', seat: 0, decision, text: line }, game, (answer) =>
        match.submit(answer),
      );
      expect([civ, line, ran.stopped]).toEqual([civ, line, null]);
    }
  });
});

describe('map highlights', () => {
  it('A-GEO-33 A-GEO-35: the map marks goals with their letters and lane places with their clock marks', () => {
    const { match } = new Stage(ascendancy, { at: 'command', dice: [2] });
    const decision = () => match.pending(0) ?? expect.fail('nobody is asked');
    const view = () => ascendancy.view(match.state, 0);
    expect(highlightsOf(view(), decision()).marks).toMatchObject([{ sector: 'earth', letter: 'A' }]);
    const explore = decision().options.find(({ verb }) => verb === 'explore');
    match.answer(decision(), [explore?.key ?? '']);
    const { dial } = highlightsOf(view(), decision());
    expect(dial).toMatchObject({ system: 'earth', sectors: 2 });
    expect(dial?.places.slice(0, 3)).toMatchObject([
      { clock: '12', bearing: 0, fits: true },
      { clock: '12:30', bearing: 15, fits: true },
      { clock: '1', bearing: 30, fits: true },
    ]);
    expect(dial?.places.find(({ clock }) => clock === '9')?.fits).toBe(false);
  });

  it('A-GEO-12: the map shows places between clock marks, also for questions from older versions', () => {
    const g = table();
    const option = (key: string, label: string, hint: string) => ({ key, verb: 'lay', label, hint });
    const question = decisionOf(
      [
        {
          option: option('lay:earth:5-12', '5:12 o’clock (lane only)', 'No System has room at its end'),
          why: null,
        },
        { option: option('lay:earth:6', 'B: 6 o’clock', 'Lane only: no System can lie at its end now'), why: null },
        { option: option('connect:earth:romulus:straight', 'C: join Romulus', 'No System has to swing'), why: null },
      ],
      'Where do you place the lane of 2 Sectors from Earth?',
    );
    expect(highlightsOf(viewOf(g), question).dial).toMatchObject({
      places: [
        { clock: '5:12', bearing: 156, fits: false },
        { clock: '6', bearing: 180, fits: false },
      ],
      joins: [{ system: 'romulus', label: 'join Romulus' }],
    });
  });
});
