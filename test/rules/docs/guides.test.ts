import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { type KeptPosition, keptRecord, replayedPosition } from '../../../src/cli/kept-positions.ts';
import { film, pictures } from '../../../src/cli/picture-list.ts';
import { chats } from '../../../src/discord/chats.ts';
import { panelRow } from '../../../src/discord/compose/tools.ts';
import type { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { resumeLine, runLine } from '../../../src/tables/line.ts';
import type { LineDone } from '../../../src/tables/types.ts';

const GAMES = ['frontiers', 'ascendancy', 'away-missions', 'first-edition'] as const;
type Guided = (typeof GAMES)[number];

const read = (game: Guided): string =>
  readFileSync(resolve(import.meta.dirname, `../../../docs/play/${game}.md`), 'utf8');

/** The position from which a guide plays its turn, which is also that of its film or its pictures. */
function positionOf(game: Guided): KeptPosition {
  if (game === 'frontiers') return film.position;
  return pictures.find(({ name }) => name === `${game}-turn`)?.position ?? expect.fail(`${game} has no picture`);
}

/** The lines of a guide's turn, in order, and the same turn in one line. */
function linesIn(guide: string): { steps: string[]; whole: string[] } {
  const step = /^\d+\. `\/play ([^`]+)`/gm;
  const fenced = /^```\n\/play (.+)\n```$/gm;
  const lines = (form: RegExp): string[] => [...guide.matchAll(form)].map(([, line = '']) => line);
  return { steps: lines(step), whole: lines(fenced) };
}

/** Passes for all other seats until this seat is asked. */
function othersPass(table: InMemoryTable<unknown>, seat: number): void {
  for (let other = table.state.pending[0]; other !== undefined && table.pending(seat) === null; ) {
    table.answer(other, ['pass']);
    other = table.state.pending[0];
  }
}

/** Plays a line as `/play` does, including the rest of a line that waits for others. */
function play(table: InMemoryTable<unknown>, seat: number, text: string): LineDone {
  const { game } = table;
  othersPass(table, seat);
  const decision = table.pending(seat)?.id ?? expect.fail(`nothing is asked before “${text}”`);
  const apply = (answer: Parameters<typeof table.submit>[0]): void => void table.submit(answer);
  let done = runLine(table.table, { t: 'line', seat, decision, text }, game, apply);
  while (done.rest !== undefined) {
    othersPass(table, seat);
    done = resumeLine(table.table, { seat, done }, game, apply);
  }
  return done;
}

describe.each(GAMES)('the guide to %s is correct', (game) => {
  const guide = read(game);
  const chat = chats.find((one) => one.game === game) ?? expect.fail(`${game} has no words`);
  const { steps, whole } = linesIn(guide);
  const position = positionOf(game);
  const begin = () => replayedPosition(keptRecord(position.game), position.inputs);

  it('the guide has lines that can be typed one after the other', () => {
    expect(steps.length).toBeGreaterThan(4);
    const table = begin();
    for (const line of steps) expect(play(table, position.seat, line), line).toMatchObject({ stopped: null });
  });

  it('the guide has lines of several steps that have the same result', () => {
    expect(whole.length).toBeGreaterThan(0);
    for (const line of whole) {
      const done = play(begin(), position.seat, line);
      expect(done, line).toMatchObject({ stopped: null });
      expect(done.picked.length).toBe(line.split('; ').length);
      for (const part of line.split('; ')) expect(steps).toContain(part);
    }
  });

  it('the guide quotes every line in one of these ways', () => {
    expect(guide.match(/\/play /g)).toHaveLength(steps.length + whole.length);
  });

  it('the guide names commands that are registered, and maps that exist', () => {
    const registered = slashCommands(chats).map(({ definition }) => definition);
    for (const [, name = '', sub] of guide.matchAll(/`\/(\w+)(?: ([a-z]+)`)?/g)) {
      const command = registered.find((one) => one.name === name);
      expect(command, name).toBeDefined();
      if (sub !== undefined && name !== 'play')
        expect(
          command?.options?.map((option) => option.name),
          `${name} ${sub}`,
        ).toContain(sub);
    }
    for (const [, show = ''] of guide.matchAll(/`\/map show:(\w+)`/g))
      expect(
        chat.shows.map(({ value }) => value),
        show,
      ).toContain(show);
  });

  it('the guide explains the buttons below every turn', () => {
    const explained = [...guide.matchAll(/^\| \*\*([^*]+)\*\* \|/gm)].map(([, label]) => label);
    const row = panelRow({ id: 'table', status: 'playing', seq: 1 });
    expect(explained).toEqual(row.flatMap(({ components }) => components.map((part) => Reflect.get(part, 'label'))));
  });

  it('the guide names settings of the lobby as they are shown there', () => {
    for (const [, name = '', value = ''] of guide.matchAll(/Set \*\*([^*]+)\*\* to (\w+)/g)) {
      const setting = chat.settings.find(({ label }) => label === name);
      expect(
        setting?.values.some(({ label }) => label.startsWith(value)),
        `${name}: ${value}`,
      ).toBe(true);
    }
  });
});

it('the film shows the same turn as its guide', () => {
  const { steps } = linesIn(read('frontiers'));
  expect(film.line.split('; ')).toEqual(steps.slice(0, -1));
});
