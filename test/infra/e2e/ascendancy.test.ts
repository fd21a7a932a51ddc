import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { join, put } from '../../rules/ascendancy/support.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, guest, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { stagedAscendancy } from '../support/staged-ascendancy.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
/** The players of the Federation, the Klingons and the Romulans. */
let people: readonly [federation: Actor, klingons: Actor, romulans: Actor];

/** Begins a game for three people. */
async function begin(game: object): Promise<void> {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(game),
    draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }),
  });
  chat = await openChat(redis.socket, [ascendancyChat]);
  people = [chat.alice, chat.bob, guest(chat, 'Carol')];
  const seats = ['Federation: Join', 'Klingons: Join', 'Romulans: Join'];
  thread = await startTable(
    chat,
    'Sector 001',
    people.map((person, seat) => [person, must(seats[seat], 'a seat')] as const),
  );
}
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function play(person: Actor, action: string): Promise<APIMessage> {
  return answerMessage(person.slash(thread, '/play', { action }));
}

async function log(person: Actor): Promise<string> {
  return (await answerMessage(person.slash(thread, '/log'))).content;
}

/** The present question to a person, with its buttons and menus. */
async function asked(person: Actor): Promise<{ content: string; labels: string[] }> {
  const message = await answerMessage(person.slash(thread, '/play'));
  return { content: message.content, labels: choosable(message).map(({ label }) => label) };
}

/** The person who is asked first. */
async function whoseTurn(): Promise<Actor> {
  for (const person of people) if ((await asked(person)).content.includes('What do you do?')) return person;
  throw new Error('nobody builds');
}

test('three players take seats, and one of them previews a typed line and then plays the whole turn with it', async () => {
  await begin(ascendancy);
  const mine = await whoseTurn();
  const others = people.filter((person) => person !== mine);
  const line = 'build 2 ships; explore north; end turn';
  const told = await answerMessage(mine.slash(thread, '/play', { preview: line }));
  expect(told.content).toContain('preview only, nothing is played');
  expect(told.content).toMatch(
    /1\. Build 2 Ships at .*\n2\. End the Building Phase\n(.*\n)*3\. Explore with a Ship from /,
  );
  expect(told.content).toMatch(/The preview ends here.*\(rule T-PREVIEW-01\)/);
  expect(told.content).toContain('That leaves you 1 Production, 3 Research and 3 Culture');

  const done = await play(mine, line);
  expect(done.content).toMatch(/builds? 2 Ships at /);
  const [other] = others;
  expect(other === undefined ? '' : await log(other)).toMatch(/2 Ships at .*\n(.*\n)*.* ends? (their|its) turn/);
});

test('A-OPEN-74: Projects are shown only to their owner', async () => {
  await begin(ascendancy);
  const mine = await whoseTurn();
  await play(mine, 'end building; launch');
  const { content, labels } = await asked(mine);
  const names = labels.length > 0 && content.includes('discard') ? labels : [];
  expect(names.length).toBeGreaterThan(0);
  for (const person of people.filter((one) => one !== mine)) {
    const read = `${await log(person)} ${(await asked(person)).content}`;
    for (const name of names) expect(read).not.toContain(name);
  }
});

test('A-OPT-09: a secret Turn Order Card is revealed only to its owner', async () => {
  const contact = (g: Ascendancy) => {
    for (const [seat, player] of g.players.entries()) player.contact = [0, 1, 2].filter((one) => one !== seat);
    g.cards = [1, 2, 3];
  };
  await begin(stagedAscendancy(contact, { rules: { mysteryTurnOrder: true } }, 'initiative'));
  for (const [at, person] of people.entries()) {
    expect((await asked(person)).content).toContain('commit');
    await play(person, `${3 - at}`);
    const mix = await asked(person);
    if (mix.content.includes('Which')) await play(person, `production ${3 - at}`);
  }
  const [federation, ...others] = people;
  const { labels } = await asked(federation);
  const card = labels.find((label) => label.includes('Turn Order Card')) ?? '';
  expect(card).not.toBe('');
  await play(federation, card);
  for (const person of others) expect(await log(person)).not.toContain(card);
});

test('A-MOVE-19: a request for passage waits until the other player answers with a click', async () => {
  await begin(
    stagedAscendancy((g) => {
      const lane = join(g, 'earth', 'delta-iv');
      put(g, 1, lane.sector(1));
      const [federation, klingons] = g.players;
      federation?.contact.push(1);
      klingons?.contact.push(0);
      klingons?.agreements.push({ card: 'kli-ta-1', holder: 0, exhausted: false });
      federation?.agreements.push({ card: 'fed-ta-1', holder: 1, exhausted: false });
    }),
  );
  const [federation, klingons] = people;
  await play(federation, 'end building; move to sector 2');
  const question = await answerMessage(klingons.slash(thread, '/play'));
  expect(question.content).toMatch(/May the Federation move a Ship through .*\?/);
  await answerMessage(press(klingons, question, 'Allow it'));
  expect(await log(klingons)).toMatch(
    /The Federation moves a Ship from Earth to Sector 2 of the lane between Earth and Delta IV/,
  );
});

test('A-TRADE-03: a Trade Agreement is offered in a line and accepted with a word', async () => {
  await begin(
    stagedAscendancy((g) => {
      const [federation, klingons] = g.players;
      federation?.contact.push(1);
      klingons?.contact.push(0);
      federation?.agreements.push({ card: 'fed-ta-1', holder: null, exhausted: false });
      put(g, 0, 'qonos');
    }),
  );
  const [federation, klingons] = people;
  const offered = await play(federation, 'offer klingons federation trade agreement 1');
  expect(offered.content).not.toContain('Nothing was done');
  expect((await asked(klingons)).content).toContain('offers you');
  await play(klingons, 'accept');
  expect(await log(federation)).toMatch(/Trade Agreement 1/);
});

test('A-BAT-23: a battle with a Retreat can be played by typing', async () => {
  await begin(
    stagedAscendancy((g) => {
      join(g, 'earth', 'delta-iv');
      join(g, 'delta-iv', 'terra-nova');
      for (let ship = 0; ship < 4; ship++) {
        put(g, 0, 'delta-iv');
        put(g, 1, 'delta-iv');
      }
    }),
  );
  const [federation, klingons] = people;
  await play(federation, 'end building; attack delta iv');
  for (let answers = 0; answers < 40; answers++) {
    for (const person of [federation, klingons]) {
      const { content, labels } = await asked(person);
      const retreat = labels.find((label) => /^(\w+: )?Retreat/.test(label));
      if (retreat !== undefined && person === klingons) {
        await play(person, 'retreat to terra nova');
        expect(await log(federation)).toMatch(/[Rr]etreat/);
        return;
      }
      const first = labels.find((label) => /Stand|Ship|Fight/.test(label));
      if (first !== undefined && content.includes('Your move') === false && !content.includes('Command Phase'))
        await answerMessage(press(person, await answerMessage(person.slash(thread, '/play')), first));
    }
  }
  throw new Error('nobody could Retreat');
});
