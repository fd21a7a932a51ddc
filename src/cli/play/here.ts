import { games } from '../../games/index.ts';
import type { LocalServer } from '../../local/server.ts';
import type { Settings } from '../settings.ts';
import { askedToStop } from '../stop.ts';
import { isNew, openFirstTable, openFirstVoyage } from './first-table.ts';
import { type LocalStack, openLocalStack } from './local-stack.ts';
import type { StarterGuild } from './starter-guild.ts';

/** Runs everything on this machine until the person ends it. */
export async function playHere(settings: Settings): Promise<void> {
  const stopped = askedToStop().then(() => console.log('Ending …'));
  const stack = await openLocalStack(settings, console.log);
  const end = Promise.race([stopped, stack.over]);
  try {
    await Promise.race([end, welcome(stack)]);
    await end;
  } finally {
    await stack.close();
  }
}

async function welcome({ server, starter, ready }: LocalStack): Promise<void> {
  await ready;
  const [ann, ben] = starter.people;
  const games = isNew(server) ? await firstGames(server, starter) : [];
  console.log(
    [
      '',
      `  Play at ${server.origin} as ${ann.username}. ${games.length > 0 ? 'Two games wait there:' : 'Your games go on there.'}`,
      ...games.map((line) => `    ${line}`),
      `  A second person plays at ${server.origin}/?as=${ben.username}`,
      '',
      'Ctrl-C ends it. Start it again, and the games go on.',
    ].join('\n'),
  );
}

/** Opens the games that wait for a newcomer; gives what they are and where, a line each. */
async function firstGames(server: LocalServer, starter: StarterGuild): Promise<string[]> {
  console.log('Opening your first games …');
  const table = await openFirstTable(server, starter);
  const voyage = await openFirstVoyage(server, starter);
  return [
    `Star Trek: Frontiers, alone and explained: ${server.origin}/?in=${voyage.data.id}`,
    `${games[0]?.title}, against a bot: ${server.origin}/?in=${table.data.id}`,
  ];
}
