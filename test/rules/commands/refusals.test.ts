import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { game } from './support/deck-bench.ts';
import { CHANNEL, EVE, GUILD, slash, typing, type Where } from './support/payloads.ts';

/** A need besides the table. An open question includes a seat. */
type Need = 'nothing else' | 'seat' | 'question' | 'moderator';

/** The commands and subcommands about a table. The values are typed so that the need matters. */
const NEEDS: Record<string, { need: Need; values?: Record<string, string | number> }> = {
  '/game join': { need: 'nothing else' },
  '/game leave': { need: 'nothing else' },
  '/game ready': { need: 'nothing else' },
  '/game start': { need: 'nothing else' },
  '/game status': { need: 'nothing else' },
  '/game report': { need: 'nothing else' },
  '/game verify': { need: 'nothing else' },
  '/game settings': { need: 'nothing else' },
  '/game wait': { need: 'nothing else', values: { hours: 6 } },
  '/game pace': { need: 'nothing else', values: { turn: '24' } },
  // In a lobby, only the owner closes the table, with or without a seat.
  '/game end': { need: 'nothing else' },
  '/game vote': { need: 'seat', values: { how: 'bot' } },
  '/game nudge': { need: 'seat' },
  '/game pause': { need: 'seat' },
  '/profile mute': { need: 'seat' },
  '/host end': { need: 'moderator' },
  '/host remove': { need: 'moderator' },
  '/host move': { need: 'moderator' },
  '/host free': { need: 'moderator', values: { seat: 'Blue' } },
  '/host bot': { need: 'moderator', values: { seat: 'Blue' } },
  '/host aside': { need: 'moderator' },
  '/host restore': { need: 'moderator' },
  '/host fix': { need: 'moderator', values: { path: 'round', value: '1', why: 'A slip' } },
  '/play': { need: 'question', values: { action: 'move' } },
  '/hand': { need: 'seat' },
  '/map': { need: 'nothing else' },
  '/undo': { need: 'seat' },
  '/log': { need: 'nothing else' },
  '/recap': { need: 'nothing else' },
  '/history': { need: 'nothing else' },
  '/deck play': { need: 'nothing else', values: { name: 'starter' } },
  '/why': { need: 'seat', values: { not: 'attack Locutus' } },
  '/orders': { need: 'seat' },
};

/** The commands and subcommands of these games that have the option “table”. */
function aboutTables(): string[] {
  const walk = (path: string, options: readonly APIApplicationCommandOption[]): string[] => [
    ...(options.some(({ name }) => name === 'table') ? [path] : []),
    ...options.flatMap((option) => ('options' in option ? walk(`${path} ${option.name}`, option.options ?? []) : [])),
  ];
  return slashCommands([game]).flatMap(({ definition }) => walk(`/${definition.name}`, definition.options ?? []));
}

const PATHS = aboutTables();

/** A game's verbs all answer a question. */
const isVerb = (path: string): boolean => path.startsWith(`/${game.command} `);

const needOf = (path: string): Need | undefined => (isVerb(path) ? 'question' : NEEDS[path]?.need);

/** The text of the answer to a command at the bench that `prepare` has changed. */
async function answer(path: string, prepare: (b: CommandBench) => void, where?: Where, more = {}): Promise<string> {
  const b = bench(undefined, [game]);
  prepare(b);
  await b.handle(slash(path, { ...NEEDS[path]?.values, ...more }, where));
  return lastText(b);
}

const elsewhere = table({ id: 'def456', title: 'Sector 8', place: { guild: GUILD, channel: CHANNEL, thread: '37' } });

test('the need of every command about a table is stated here', () => {
  expect(PATHS.filter((path) => !isVerb(path)).sort()).toEqual(Object.keys(NEEDS).sort());
});

describe.each(PATHS)('%s', (path) => {
  const need = needOf(path);

  test('without a table, the person learns how to get one', async () => {
    const text = await answer(path, (b) => b.tables.splice(0));
    expect(text).toBe(
      path === '/game join'
        ? 'No table here has a free seat. `/game new` opens one.'
        : 'You haven’t joined a table yet. `/game new` opens one; `/game list` shows those that you can join.',
    );
  });

  test('a table that doesn’t exist is refused by its name', async () => {
    expect(await answer(path, () => {}, { by: EVE }, { table: 'nope' })).toContain(
      'There is no table “nope” here, or it is gone. /game list shows the open tables.',
    );
  });

  test('if several tables fit, the person chooses one', async () => {
    const free = [{ name: 'Green', player: null, called: null, bot: null }];
    const text = await answer(
      path,
      (b) => {
        b.tables.push(elsewhere);
        if (path === '/game join') b.tables = b.tables.map((each) => ({ ...each, chairs: [...each.chairs, ...free] }));
      },
      { channel: CHANNEL },
    );
    expect(text).toContain('Which table do you mean?');
  });

  if (need === 'seat' || need === 'question') {
    test('a spectator is refused, even before the game begins', async () => {
      for (const status of ['playing', 'lobby', 'over'] as const) {
        expect(await answer(path, (b) => b.tables.splice(0, 1, table({ status })), { by: EVE })).toContain(
          'You don’t have a seat at “Sector 7”, and only its players can do that. Watch the game with /map. (rule T-LOBBY-04)',
        );
      }
    });

    if (need === 'question') {
      test('a player is refused unless a question waits for them', async () => {
        const refusals = [
          await answer(path, (b) => b.tables.splice(0, 1, table({ status: 'lobby' }))),
          await answer(path, (b) => b.tables.splice(0, 1, table({ status: 'over' }))),
          await answer(path, (b) => b.prompts.clear()),
        ];
        expect(refusals).toEqual([
          'The game has not begun yet. Start it first. (rule T-LOBBY-05)',
          'This game is over. (rule T-TURN-03)',
          // The text of `/play` is previewed instead, because the player can keep it for their next move (T-AHEAD-01).
          path === '/play'
            ? ''
            : '**Sector 7**: it isn’t your turn (rule T-TURN-01). **Ada** (Blue) to move, asked <t:1700000000:R>.',
        ]);
      });
    }
  }

  if (need === 'moderator') {
    test('a player who is no moderator is refused, and a moderator is not', async () => {
      const refusal = 'Only a moderator of this server can do that';
      expect(await answer(path, () => {})).toContain(refusal);
      expect(await answer(path, (b) => b.hosts.add(EVE), { by: EVE })).not.toContain(refusal);
    });
  }

  test('the option “table” is completed', async () => {
    const b = bench(undefined, [game]);
    await b.handle(typing(path, { table: 'sec' }, 'table'));
    expect(b.responses.at(-1)).toMatchObject({
      data: { choices: [{ name: 'Sector 7 (abc123) is waiting for you', value: 'abc123' }] },
    });
  });
});
