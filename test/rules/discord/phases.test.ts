import { expect, test } from 'vitest';
import { chats } from '../../../src/discord/chats.ts';
import { games } from '../../../src/games/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Json } from '../../../src/kernel/types.ts';

/** Number of answers in a random game. */
const ANSWERS = 120;
/** Number of answers between two looks at the position. */
const EVERY = 8;

const CASES = games.map((game) => [game.id, game, chats.find((one) => one.game === game.id)] as const);

test.each(CASES)('%s: the phase and the Round are the same for everyone, and fit the position', (id, game, chat) => {
  const random = stream(`phases ${id}`);
  const match = new InMemoryTable(game, { secret: `phases ${id}` }).start();
  const phases = new Set<string>();
  for (let count = 0; count < ANSWERS && match.state.over === null; count++) {
    const decision = match.state.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    match.answer(
      decision,
      randomAnswer(decision, (bound) => random.next(bound)),
    );
    if (count % EVERY !== 0 || match.state.over !== null) continue;
    const views = ['spectator' as const, ...match.table.chairs.keys()].map((reader) => game.view(match.state, reader));
    const told = views.map((view) => [chat?.phase?.(view as Json), chat?.round?.(view as Json)]);
    for (const one of told) expect(one).toEqual(told[0]);
    const [phase, round] = told[0] ?? [];
    expect(phase).toMatch(/^\S.{0,59}$/);
    expect(round === undefined).toBe(game.roundBegins === undefined);
    const line = match.events.findLast(
      ({ event }) => game.roundBegins !== undefined && event.rule === game.roundBegins,
    );
    if (line !== undefined) expect(line.event.text).toContain(`Round ${round}`);
    const seat = game.turnSeat?.(match.state) ?? null;
    if (seat !== null) expect(match.table.chairs[seat]).toBeDefined();
    phases.add(String(phase));
  }
  expect(phases.size).toBeGreaterThan(1);
});
