import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { knownGames } from '../../../src/cli/known-games.ts';
import { parts } from '../../../src/cli/play/chat.ts';
import type { SentInteraction } from '../../../src/local/actor.ts';
import type { Channel } from '../../../src/local/world/records.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { History } from '../../../src/tables/history.ts';
import { findBelow, withPrograms } from '../support/programs.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();
const discord = withTestDiscord();

const NOT_DONE = 'That wasn’t done, because the bot restarted';

test('if a bot dies after promising an answer, the person gets it or learns that nothing was done', async () => {
  const data = join(programs.folder, 'data');
  const tree = programs.run('start', [], { ...discord.settings(), SUBSPACE_DATA: data, LOG_LEVEL: 'silent' });
  await discord.botIsThere();
  const { table, thread } = await discord.begin('Promises');
  const redis = new Redis(join(data, 'redis', 'redis.sock'), { maxRetriesPerRequest: null });
  const history = new History(new TableStore(redis), knownGames);
  const { ann, ben } = discord;
  const isLogged = async (id: string) => (await history.entries(table, 1, 100_000)).some((entry) => entry.id === id);

  /** Kills the bot at the moment when the person sees that it is thinking. Returns the text that they read in the end. */
  const killedAt = async (sent: SentInteraction): Promise<string> => {
    const bot = await until('there is a bot', () => findBelow(tree.pid, 'role.js bot'));
    await sent.done;
    process.kill(bot, 'SIGKILL');
    const answer = sent.answered.then((message) => message?.content ?? '');
    const person = sent.interaction.user.id === ann.user.id ? ann : ben;
    return Promise.race([answer, until('it is said that nothing was done', () => told(person, sent))]);
  };
  const told = (person: typeof ann, { id }: SentInteraction): string | undefined =>
    person
      .visible(thread)
      .find(({ interaction_metadata: cause, content }) => cause?.id === id && content.startsWith(NOT_DONE))?.content;

  const said: boolean[] = [];
  for (let round = 0; round < 3; round++) {
    const { person, words } = await offer(thread);
    const typed = person.slash(thread, '/play', { action: words });
    const saysNo = (await killedAt(typed)).startsWith(NOT_DONE);
    expect(saysNo).toBe(!(await isLogged(typed.id)));
    const { person: reader } = await offer(thread);
    const look = await killedAt(reader.slash(thread, '/hand'));
    said.push(saysNo, look.startsWith(NOT_DONE));

    const { person: asked } = await offer(thread);
    const message = await shown(asked.slash(thread, '/play'));
    const button = parts(message).find(({ custom_id = '' }) => custom_id.startsWith('pick.'))?.custom_id;
    if (button === undefined) continue;
    const click = asked.click(message, button);
    const clicked = (await killedAt(click)).startsWith(NOT_DONE);
    expect(clicked).toBe(!(await isLogged(click.id)));
    said.push(clicked);
  }
  expect(said).toContain(true);
  redis.disconnect();
  expect(await tree.interrupt()).toEqual({ code: 0, signal: null });
});

async function shown(sent: SentInteraction): Promise<APIMessage> {
  await sent.done;
  const message = await sent.answered;
  if (message === null) throw new Error('nothing was shown');
  return message;
}

/** The person who is asked, and the completions for them. */
async function offer(thread: Channel): Promise<{ person: typeof discord.ann; words: string }> {
  return until('someone is asked', async () => {
    for (const person of [discord.ann, discord.ben]) {
      const choices = await person.autocomplete(thread, '/play', { action: '' }, 'action').catch(() => []);
      const words = choices.map(({ value }) => `${value}`).find((value) => value !== '-');
      if (words !== undefined) return { person, words };
    }
    return null;
  });
}
