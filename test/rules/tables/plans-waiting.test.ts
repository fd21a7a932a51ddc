import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { must } from '../../../src/kernel/must.ts';
import { pendingFor, type Table } from '../../../src/kernel/table.ts';
import { AheadLines } from '../../../src/tables/ahead.ts';
import { KeptLines, readKept } from '../../../src/tables/kept-lines.ts';
import { Plans } from '../../../src/tables/plans.ts';
import { playAhead } from '../../../src/tables/play-ahead.ts';
import type { Command } from '../../../src/tables/types.ts';
import { answeredMoves } from '../../support/long-turns.ts';
import { scene, seatOf, stored } from '../../support/prepared-scene.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import type { Skirmish } from '../../support/toy-game.ts';

interface Scene {
  match: InMemoryTable<Skirmish>;
  table: Table;
  game: Game<unknown>;
}

/** Carries out what Ann has planned for her open question. Bob is a person or a bot. */
function carriesOut(
  { match, table, game }: Scene,
  fields: (decision: string) => [string, string][],
  bot: string | null,
) {
  const [ann, bob] = table.chairs;
  if (bot !== null) table.chairs = [must(ann, 'Ann'), { ...must(bob, 'Bob'), player: null, bot }];
  const { id: decision } = must(pendingFor(table, 0), 'Ann’s question');
  const plans = new Plans(fields(decision));
  const kept = new KeptLines('', '');
  const input = { t: 'ahead', seat: 0, decision } as const;
  const command: Command = { id: 'x', by: 'clock', at: 99, input };
  const playing = { command, input, table, game, isRetry: false, plans, kept };
  const done = playAhead(playing, (_author, answer) => void match.submit(answer));
  return { done, waits: readKept(kept.text('s', true) ?? '', 's').get(0) };
}

/** Ann kept a line during Bob’s turn, and now it is her move. Bob is asked after each move of u0. */
function keptLine(text: string): [Scene, (decision: string) => [string, string][]] {
  const match = new InMemoryTable(withSafeAnswers(answeredMoves())).start();
  // Every game is one of unknown state to the tables.
  const [table, game] = [match.table as Table, match.game as unknown as Game<unknown>];
  for (const seat of [0, 1]) match.answer(must(match.pending(seat), 'a question'), []);
  match.submit({ t: 'orders', seat: 1, orders: { ask: ['attacked'] } });
  match.answer(must(match.pending(0), 'a question'), ['draw']);
  const lines = new AheadLines([]);
  lines.keep({ by: { player: 'p0' }, at: 5 }, { t: 'keep', seat: 0, text }, table, { find: () => game });
  const [[field, line] = ['', '']] = lines.changes();
  match.answer(must(match.pending(1), 'a question'), ['draw']);
  return [
    { match, table, game },
    (decision) => [[field, JSON.stringify({ ...JSON.parse(line), move: { decision, due: 7 } })]],
  ];
}

describe('T-AHEAD-01: a kept line that has to wait', () => {
  const LINE = 'u0 to 1; u0 to 2; u0 to 3';

  test('its rest waits for a person, and its author is told so at once', () => {
    const { done, waits } = carriesOut(...keptLine(LINE), null);
    const line = { picked: ['u0 moves to 1'], stopped: null, rest: 'u0 to 2; u0 to 3' };
    expect(done).toMatchObject({ going: null, outgoing: [{ to: 'played', seat: 0, player: 'p0', line }] });
    expect(waits).toEqual({ seat: 0, by: { player: 'p0' }, at: 5, turn: '2', waited: 1, line });
  });

  test('its rest waits for a bot, and its author is told once the bot has answered', () => {
    const { done, waits } = carriesOut(...keptLine(LINE), 'quick');
    expect(done.outgoing).toEqual([]);
    expect(done.going).toMatchObject({
      ahead: true,
      by: { player: 'p0' },
      outcome: { line: { rest: 'u0 to 2; u0 to 3' } },
    });
    expect(done.going).not.toHaveProperty('because');
    expect(waits).toBeUndefined();
  });
});

describe('T-AHEAD-02: a prepared answer of several picks', () => {
  const answers = (decision: string): [string, string][] =>
    stored(seatOf([{ text: 'card:900; u0 to 1', answer: 'Throw card 900' }], { asked: { decision, id: 1, due: 7 } }));

  test('it waits for a bot, and then its author is told why it was given', () => {
    const at = scene();
    const { done, waits } = carriesOut(at, answers, 'quick');
    expect(done.outgoing).toEqual([]);
    expect(done.going).toMatchObject({
      ahead: true,
      because: { answer: { id: 1 }, prompt: 'You were attacked: answer with a card?' },
      outcome: { line: { picked: ['Throw card 900'], rest: 'u0 to 1' } },
    });
    expect(waits).toBeUndefined();
  });

  test('it doesn’t wait for a person', () => {
    const { done, waits } = carriesOut(scene(), answers, null);
    expect(done.outgoing).toMatchObject([
      {
        to: 'played',
        because: { answer: { id: 1 } },
        line: { picked: ['Throw card 900'], stopped: { rule: 'T-TURN-01' } },
      },
    ]);
    expect(waits).toBeUndefined();
  });
});
