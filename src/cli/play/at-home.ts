import type { Settings } from '../settings.ts';
import { askedToStop } from '../stop.ts';
import { isNew, openFirstTable } from './first-table.ts';
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
  const first = isNew(server);
  if (first) {
    console.log('Opening your first table …');
    await openFirstTable(server, home);
  }
  const waits = first ? 'Your first game waits there, against a bot.' : 'Your games go on there.';
  console.log(
    [
      '',
      `  Play at ${server.origin} as ${ann.username}. ${waits}`,
      `  A second person plays at ${server.origin}/?as=${ben.username}`,
      '',
      'Ctrl-C ends it. Start it again, and the games go on.',
    ].join('\n'),
  );
}
