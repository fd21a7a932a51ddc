import { ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { boardDraft, boardProblemDraft } from '../../../src/discord/compose/board.ts';
import { bodyOf } from '../../../src/discord/compose/body.ts';
import { customIds, walk } from '../../../src/queue/blocks.ts';
import type { BoardShown } from '../../../src/queue/transport.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { wordsOf } from '../../support/drafts.ts';
import { seen, skirmish } from './support/samples.ts';

const AT = Date.parse('2026-11-30T12:00:00Z');
const chair = (name: string, called: string | null) => ({
  name,
  player: called === null ? null : `1000000000000000${called.length}`,
  called,
  bot: null,
});

function table(at: number, more: Partial<TableView> = {}): TableView {
  const id = `tab${String.fromCharCode(97 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}2`;
  const chairs = [chair('Blue', 'Ann'), chair('Red', 'Ben')];
  const usual = { status: 'playing', awaited: [0], chairs, since: AT - 60_000, reader: 'spectator' } as const;
  return seen({ id, title: `Sector ${at}`, decision: null, ...usual, ...more } as Partial<TableView>);
}

const lobby = (at: number, taken = 1): TableView =>
  table(at, {
    status: 'lobby',
    awaited: [],
    view: null,
    chairs: [chair('Blue', taken > 0 ? 'Ann' : null), chair('Red', taken > 1 ? 'Ben' : null)],
  });

const board = (tables: readonly TableView[], more = 0): BoardShown => ({ tables, more, changed: AT });
const drafted = (tables: readonly TableView[], more = 0) => boardDraft(board(tables, more), [skirmish]);
const ids = (tables: readonly TableView[]): string[] => customIds(bodyOf(drafted(tables)));

describe('T-HOST-06: the board of a server', () => {
  test('a running game has a line with the players who are to move and a button to watch', () => {
    const words = wordsOf(drafted([table(7)]));
    expect(words).toContain('**Sector 7** · Skirmish');
    expect(words).toContain(`**Ann** (Blue) to move, asked <t:${(AT - 60_000) / 1000}:R>`);
    expect(words).toContain(`Last change <t:${AT / 1000}:R>.`);
    expect(ids([table(7)])).toContain(`watch.${table(7).id}`);
  });

  test('T-PAUSE-01: a paused game says until when, and who is to move then', () => {
    const pauses = [{ from: AT - 1_000, until: AT + 3_600_000 }];
    const words = wordsOf(drafted([table(7, { pauses })]));
    expect(words).toContain(
      `Paused until <t:${(AT + 3_600_000) / 1000}:f>, <t:${(AT + 3_600_000) / 1000}:R> · **Ann**`,
    );
    const ended = [{ from: AT - 2_000, until: AT + 3_600_000, ended: AT - 1_000 }];
    expect(wordsOf(drafted([table(7, { pauses: ended })]))).not.toContain('Paused');
    const open = [{ from: AT - 1_000, until: null }];
    expect(wordsOf(drafted([table(7, { pauses: open })]))).toContain(
      'Paused until everyone agrees to play on · **Ann**',
    );
  });

  test('a lobby with free seats looks for players, and one without is about to begin', () => {
    const words = wordsOf(drafted([lobby(1), lobby(2, 2)]));
    expect(words).toContain('### Looking for players');
    expect(words).toContain('1 of 2 seats is free');
    expect(words).toContain('**Sector 2** is about to begin.');
    expect(ids([lobby(1), lobby(2, 2)])).toContain(`sit.${lobby(1).id}`);
    expect(ids([lobby(1), lobby(2, 2)])).not.toContain(`sit.${lobby(2).id}`);
  });

  test('the time of a player who may respond isn’t shown', () => {
    const words = wordsOf(drafted([table(1, { atTurn: 1 })]));
    expect(words).toContain('**Ann** (Blue) may respond');
    expect(words).not.toContain('asked <t:');
  });

  test('with many tables, two menus take the place of the buttons', () => {
    const many = [
      ...Array.from({ length: 25 }, (_, at) => table(at)),
      ...Array.from({ length: 9 }, (_, at) => lobby(at + 30)),
    ];
    expect(ids(many)).toEqual(['watch-one', 'join-one', 'open-table', 'wish']);
    const menus = walk(bodyOf(drafted(many))['components']).flatMap((part) =>
      'type' in part && part.type === ComponentType.StringSelect && 'options' in part ? [part.options] : [],
    );
    expect(menus.map((options) => (options as unknown[]).length)).toEqual([25, 9]);
    expect(wordsOf(drafted(many, 4))).toMatch(/and \d+ more: `\/game list`/);
  });

  test('any tables give a message that Discord accepts, and every table stays within reach', () => {
    const name = fc.string({ minLength: 1, maxLength: 60 });
    const any = fc.record({
      games: fc.nat(25),
      lobbies: fc.nat(12),
      over: fc.nat(3),
      title: name,
      called: name,
      seats: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(any, ({ games, lobbies, over, title, called, seats }) => {
        const chairs = Array.from({ length: seats }, (_, at) => chair(`Side ${at}`, called));
        const awaited = chairs.map((_, at) => at);
        const tables = [
          ...Array.from({ length: games }, (_, at) => table(at, { title, chairs, awaited })),
          ...Array.from({ length: lobbies }, (_, at) => ({ ...lobby(at + 30), title })),
          ...Array.from({ length: over }, (_, at) => table(at + 60, { status: 'over', awaited: [], title, chairs })),
        ];
        const body = bodyOf(drafted(tables));
        expect(faultsOfMessage(body)).toEqual([]);
        const inMenus = JSON.stringify(body);
        for (const { id, status } of tables) if (status !== 'over') expect(inMenus).toContain(id);
        expect(wordsOf(drafted(tables))).toContain('Last change');
      }),
      { seed: 14, numRuns: 300 },
    );
  });

  test('the person who put up the board is told what is in its way', () => {
    const problem = { why: 'missing-permission', where: '5', instead: null, lacks: ['Send Messages'] } as const;
    expect(wordsOf(boardProblemDraft({ ...problem, lacks: [...problem.lacks] }))).toContain(
      'I lack **Send Messages** in <#5>',
    );
    expect(wordsOf(boardProblemDraft({ ...problem, why: 'gone-channel', lacks: [] }))).toContain('has been deleted');
  });
});
