import { gameOf } from '../../games/index.ts';
import type { LocalServer } from '../../local/server.ts';
import type { ServedPage } from '../../local/web.ts';
import type { Settings } from '../settings.ts';
import { askedToStop } from '../stop.ts';
import {
  dismissAnswers,
  isNew,
  openFirstGalaxy,
  openFirstLine,
  openFirstTable,
  openFirstVoyage,
} from './first-table.ts';
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

async function welcome({ server, starter, page, ready }: LocalStack): Promise<void> {
  await ready;
  const [ann, ben] = starter.people;
  const games = isNew(server) ? await firstGames(server, starter, page) : [];
  console.log(
    [
      '',
      `  Play at ${page.link(ann.id)} as ${ann.username}. ${games.length > 0 ? 'Four games are ready there:' : 'Your games continue there.'}`,
      ...games.map((line) => `    ${line}`),
      `  A second person can play at ${page.link(ben.id)}`,
      '',
      'Anyone with a link can play as anyone here, so keep it private.',
      'Press Ctrl-C to stop. Run it again to continue your games.',
    ].join('\n'),
  );
}

/** Opens a table of each game for newcomers. Returns a line for each game, with its link. */
async function firstGames(server: LocalServer, starter: StarterGuild, page: ServedPage): Promise<string[]> {
  console.log('Opening your first games …');
  const [ann] = starter.people;
  const table = await openFirstTable(server, starter);
  const voyage = await openFirstVoyage(server, starter);
  const galaxy = await openFirstGalaxy(server, starter);
  const line = await openFirstLine(server, starter);
  dismissAnswers(server);
  return [
    `Star Trek: Frontiers, solo, explained step by step: ${page.link(ann.id, voyage.data.id)}`,
    `${gameOf('away-missions')?.title}, against a bot: ${page.link(ann.id, table.data.id)}`,
    `${gameOf('ascendancy')?.title}, solo against the Borg, explained step by step: ${page.link(ann.id, galaxy.data.id)}`,
    `${gameOf('first-edition')?.title}, against a bot, explained step by step: ${page.link(ann.id, line.data.id)}`,
  ];
}
