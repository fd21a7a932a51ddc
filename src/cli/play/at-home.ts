import type { LocalServer } from '../../local/server.ts';
import type { Settings } from '../settings.ts';
import { askedToStop } from '../stop.ts';
import { isNew, openFirstTable, openFirstVoyage } from './first-table.ts';
import type { Home } from './home.ts';
import { type House, openHouse } from './house.ts';

/** Runs everything on this machine until the person ends it. */
export async function playAtHome(settings: Settings): Promise<void> {
  const stopped = askedToStop().then(() => console.log('Ending …'));
  const house = await openHouse(settings, console.log);
  const end = Promise.race([stopped, house.over]);
  try {
    await Promise.race([end, welcome(house)]);
    await end;
  } finally {
    await house.close();
  }
}

async function welcome({ server, home, ready }: House): Promise<void> {
  await ready;
  const [ann, ben] = home.people;
  const games = isNew(server) ? await firstGames(server, home) : [];
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
async function firstGames(server: LocalServer, home: Home): Promise<string[]> {
  console.log('Opening your first games …');
  const table = await openFirstTable(server, home);
  const voyage = await openFirstVoyage(server, home);
  return [
    `Star Trek: Frontiers, alone and explained: ${server.origin}/?in=${voyage.data.id}`,
    `Star Trek: Away Missions, against a bot: ${server.origin}/?in=${table.data.id}`,
  ];
}
