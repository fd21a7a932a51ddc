import type { Page } from 'playwright-core';
import { chats } from '../../discord/chats.ts';
import { createRestClient } from '../../discord/client.ts';
import { PERMISSIONS } from '../../discord/permissions.ts';
import { createTransport } from '../../discord/transport.ts';
import { createLocalServer } from '../../local/server.ts';
import { servePage } from '../../local/web.ts';
import { addGuild, joinGuild } from '../../local/world/guilds.ts';
import { addUser } from '../../local/world/users.ts';
import { inRows } from '../../queue/rows.ts';
import { type SeenPosition, turnMessage } from '../kept-positions.ts';
import { hasPictures, PHONE_WIDTH, type Phone } from './phone.ts';
import { shrunk } from './pixels.ts';

/** The height of the screen in CSS pixels, which is enough to show the longest message without scrolling. */
const HEIGHT = 3_600;

/** The time on the reader's clock, fixed so that messages always look the same. */
export const NOW = Date.UTC(2026, 0, 1, 19, 30);

/** The space below a message in the picture, in CSS pixels. */
const MARGIN = 12;

/**
 * Takes a screenshot of the turn message of each position as a phone shows it, at twice the screen's resolution. Each message
 * is posted to the local chat and opened on the chat's page.
 */
export async function shotsOfTurns(phone: Phone, positions: readonly SeenPosition[]): Promise<Buffer[]> {
  const server = await createLocalServer({ rateLimits: false, now: () => NOW });
  try {
    const guild = addGuild(server.world, 'Subspace', { botPermissions: PERMISSIONS });
    const rest = createRestClient({ token: server.token, api: server.api, requestsPerSecond: 1e6 });
    const transport = createTransport(rest, server.world.bot.id, chats);
    const shots: Buffer[] = [];
    const page = servePage(server, { person: 'Ann' });
    for (const [at, position] of positions.entries()) {
      // Each message goes to a different person, so that it is the first message in their channel.
      const person = addUser(server.world, at === 0 ? 'Ann' : `Ann${at + 1}`);
      joinGuild(server.world, guild, person);
      const channel = await transport.direct(person.id);
      const { body, files } = inRows(turnMessage(position));
      await transport.post(channel, body, files, `shot-${at}`);
      const tab = await phone.open(page.link(person.id, channel), HEIGHT, 2, NOW);
      shots.push(await shrunk(await shotOf(tab)));
      await tab.close();
    }
    page.close();
    return shots;
  } finally {
    await server.close();
  }
}

/** Takes a screenshot of the only message on a page, across the whole width of the screen. */
async function shotOf(tab: Page): Promise<Buffer> {
  const article = tab.locator('article').last();
  await hasPictures(article);
  const box = await article.boundingBox();
  if (box === null) throw new Error('The page shows no message.');
  const clip = { x: 0, y: box.y, width: PHONE_WIDTH, height: box.height + MARGIN };
  return tab.screenshot({ clip });
}
