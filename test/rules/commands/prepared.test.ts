import { describe, expect, test } from 'vitest';
import { onPrepared, type PreparedId, prepareTyped } from '../../../commands/prepared.ts';
import { ANYBODY, PARTS } from '../../../src/discord/compose/prepared.ts';
import { writeId } from '../../../src/discord/ids.ts';
import type { Click, FormSent } from '../../../src/discord/payload.ts';
import { table } from './support/bench.ts';
import { ADA } from './support/payloads.ts';

const menu = (place: number) => ({ act: 'if', table: 'abc123', place, text: 'attacked' }) as const;

/** Returns the reply to a click in a message whose menus show these values, by their places. */
function clicks(id: PreparedId, values: readonly string[] = [], shown: Readonly<Record<number, string>> = {}): unknown {
  const menus = new Map(Object.entries(shown).map(([place, value]) => [writeId(menu(Number(place))), [value]]));
  return onPrepared(id, table(), { person: { id: ADA }, values, menus } as unknown as Click);
}

const reads = (draft?: object): object => ({
  do: 'read',
  table: 'abc123',
  reader: 0,
  read: { what: 'prepared', ...(draft === undefined ? {} : { draft }) },
});
const sends = (input: object): object => ({ do: 'send', table: 'abc123', input });
const ALL = { [PARTS.by]: '1', [PARTS.answer]: 'pass', [PARTS.lasts]: 'game' };

describe('T-AHEAD-02: the menus and buttons of prepared answers', () => {
  test.each<[string, () => unknown, object]>([
    ['the list', () => clicks({ act: 'ifs', table: 'abc123' }), reads()],
    [
      'a moment',
      () => clicks({ act: 'if-when', table: 'abc123', place: 0 }, ['attacked']),
      reads({ when: 'attacked', lasts: 'once' }),
    ],
    [
      'no moment',
      () => clicks({ act: 'if-when', table: 'abc123', place: 0 }),
      { do: 'say', draft: { content: expect.stringContaining('I can’t tell what you chose'), rows: [] } },
    ],
    ['Remove', () => clicks({ act: 'if-drop', table: 'abc123', place: 7 }), sends({ t: 'unprepare', seat: 0, id: 7 })],
    [
      'an answer',
      () => clicks(menu(PARTS.answer), ['card:900']),
      reads({ when: 'attacked', answer: 'card:900', lasts: 'once' }),
    ],
    [
      'how long, after everything else',
      () => clicks(menu(PARTS.lasts), ['turn'], ALL),
      reads({ when: 'attacked', by: 1, answer: 'pass', lasts: 'turn' }),
    ],
    [
      'anybody’s act, instead of one player’s',
      () => clicks(menu(PARTS.by), [ANYBODY], ALL),
      reads({ when: 'attacked', answer: 'pass', lasts: 'game' }),
    ],
    [
      'Keep',
      () => clicks(menu(PARTS.keep), [], ALL),
      sends({ t: 'prepare', seat: 0, when: 'attacked', by: 1, answer: 'pass', lasts: 'game' }),
    ],
    [
      'Keep without an answer',
      () => clicks(menu(PARTS.keep)),
      { do: 'say', draft: { content: expect.stringContaining('I can’t tell what you chose'), rows: [] } },
    ],
    [
      'to type the answer',
      () => clicks(menu(PARTS.type), [], ALL),
      {
        do: 'form',
        form: expect.objectContaining({
          custom_id: writeId({ act: 'if-typed', table: 'abc123', text: 'attacked 1 game' }),
        }),
      },
    ],
    [
      'to type the answer to anybody',
      () => clicks(menu(PARTS.type)),
      {
        do: 'form',
        form: expect.objectContaining({
          custom_id: writeId({ act: 'if-typed', table: 'abc123', text: `attacked ${ANYBODY} once` }),
        }),
      },
    ],
  ])('%s', (_what, done, expected) => {
    expect(done()).toEqual(expected);
  });

  test.each<[string, string, Record<string, string>, object]>([
    [
      'everything',
      'attacked 1 game',
      { answer: ' pass ', about: ' the *Enterprise* ' },
      { when: 'attacked', by: 1, lasts: 'game', answer: 'pass', about: 'the *Enterprise*' },
    ],
    [
      'only the answer',
      `attacked ${ANYBODY} turn`,
      { answer: 'pass', about: '' },
      { when: 'attacked', lasts: 'turn', answer: 'pass' },
    ],
    [
      'an unknown life',
      'attacked 1 ever',
      { answer: 'pass' },
      { when: 'attacked', by: 1, lasts: 'once', answer: 'pass' },
    ],
    ['no seat', 'attacked x2 once', { answer: 'pass' }, { when: 'attacked', lasts: 'once', answer: 'pass' }],
  ])('a form with %s', (_what, text, fields, asked) => {
    const sent = {
      person: { id: ADA },
      fields: new Map(Object.entries(fields).map(([name, value]) => [name, [value]])),
    };
    const done = prepareTyped({ act: 'if-typed', table: 'abc123', text }, table(), sent as unknown as FormSent);
    expect(done).toEqual(sends({ t: 'prepare', seat: 0, ...asked }));
  });
});
