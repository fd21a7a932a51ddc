import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { deal, lay, moor } from '../../rules/frontiers/support/position.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, answerWithFile, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { stagedFrontiers } from '../support/staged-frontiers.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;

/** The answer of a captain who fires no shot in the whole fight. */
const CEASE = /don’t fire|Don’t attack at all in this combat/;

/** A table that begins in this position, in Alice’s turn. */
async function begin(layOut: (g: Frontiers) => void, options: Record<string, unknown> = {}): Promise<void> {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(stagedFrontiers(layOut, options)), draw: drawScene });
  chat = await openChat(redis.socket, [frontiersChat]);
  thread = await startTable(chat, 'Sector 7', [
    [chat.alice, 'Captain 1: Join'],
    [chat.bob, 'Captain 2: Join'],
  ]);
}
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function play(action: string, person = chat.alice): Promise<APIMessage> {
  return answerMessage(person.slash(thread, '/play', { action }));
}

async function offered(action: string, person = chat.alice): Promise<{ name: string; value: string }[]> {
  const choices = await person.autocomplete(thread, '/play', { action }, 'action');
  return choices.map(({ name, value }) => ({ name, value: `${value}` }));
}

/** The latest page of the log. */
async function log(): Promise<string> {
  return (await answerMessage(chat.bob.slash(thread, '/log'))).content;
}

/** Alice at B1 with this hand, some Move points, and a crystal of each color. */
function captain(...hand: string[]) {
  return (g: Frontiers) => {
    deal(g, 0, ...hand);
    const player = moor(g, 0, 'B1');
    player.points.move = 6;
    player.crystals = { red: 1, blue: 1, gold: 1 };
  };
}

test('the bot understands the beginnings of words, typos, parts of names, and choices after colons', async () => {
  await begin(captain('quick-thinking', 'warp-drive', 'damage-control', 'impulse-engines', 'raise-shields', 'damage'));
  // A missing thing isn’t used, and nothing else is used in its place.
  const before = await log();
  const none = await play('raise shields: attack');
  expect(none.content).toContain(
    'Nothing was done. “raise shields: attack”: “attack” isn’t possible for “Raise Shields sideways: Move 1” now.',
  );
  expect(await log()).toBe(before);

  // Completion offers the choices after the colon. Each offer can be sent, and typed.
  const ways = await offered('damage control: d');
  expect(ways.map(({ name }) => name)).toContain('damage control: Draw 1 card');
  expect(ways.map(({ name }) => name)).not.toContain('damage control: Repair or Heal 1');
  const sent = await play(ways.find(({ name }) => name === 'damage control: Draw 1 card')?.value ?? '');
  const back = await answerMessage(chat.alice.slash(thread, '/undo', { all: true }));
  expect([sent.content, back.content]).toEqual([expect.stringContaining('You draw'), expect.any(String)]);

  const thought = await play('quik: warp: move; im: gold crystal; warp blue');
  for (const done of ['plays Quick Thinking', 'discards Warp Drive', 'plays Impulse Engines for its strong effect']) {
    expect(thought.content).toContain(done);
  }
  expect(thought.content).toContain(
    '“warp blue” matches several: Warp Drive, blue die: Move 4; Warp Drive, blue crystal',
  );
  expect(choosable(thought).map(({ label }) => label)).toContain('Undo all of it');
});

test('completion lists basic effects before sideways plays, and the refusal of a move to an unreachable place gives the cost', async () => {
  await begin(captain('warp-drive', 'impulse-engines', 'open-fire'));
  const names = (await offered('')).map(({ name }) => name);
  const places = ['Warp Drive: Move 2', 'Warp Drive, blue crystal', 'Move to B2: Outpost'].map((start) =>
    names.findIndex((name) => name.startsWith(start)),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  const sideways = names.findIndex((name) => name.includes('sideways'));
  expect(sideways === -1 || sideways > (places[2] ?? 0)).toBe(true);
  expect((await play('research')).content).toContain(
    'C4 (Red Research Station) costs 8 Move by B2, B3 and C5, but you have 6.',
  );
});

test('F-DMG-03: a fight’s damage is shown before the player accepts the fight, and also in a preview', async () => {
  await begin((g) => {
    captain('open-fire', 'warp-drive')(g);
    moor(g, 0, 'B0');
    lay(g, 'frontier6', 'D');
  });
  const shown = await answerMessage(chat.alice.slash(thread, '/play'));
  const fights = choosable(shown).filter(({ label }) => label.includes('Patrol Warbird') || label.includes('Fight'));
  const menu = fights.length > 0 ? shown : await answerMessage(press(chat.alice, shown, 'Fight'));
  expect(JSON.stringify(menu.components)).toContain('Unblocked: 2 Damage Cards.');
  const told = await answerMessage(chat.alice.slash(thread, '/play', { preview: 'challenge b6; next; next' }));
  expect(told.content).toContain('Unblocked: 2 Damage Cards.');
  expect(told.content).toContain('You take 2 Damage Cards into your hand.');
});

test('F-AWAY-04: “None of these” is accepted in the form that completion offers', async () => {
  await begin((g) => {
    lay(g, 'frontier6', 'D');
    deal(g, 0, 'open-fire');
    moor(g, 0, 'D4');
  });
  const asked = await play('beam d5');
  expect(asked.content).toContain(
    'Who beams down at D5? If you choose nobody, only Security goes. Unblocked: 4 to 7 damage to your Away Team.',
  );
  expect((await offered('none')).map(({ name }) => name)).toContain('None of these');
  await play('None of these');
  expect(await log()).toContain('beams down a Security team at D5');
});

test('F-CARD-13: the player is asked about Steady Course at the end of the turn', async () => {
  await begin(captain('steady-course', 'open-fire'));
  await play('steady course; b2');
  const asked = await play('end turn');
  expect(asked.content).toContain('Steady Course');
  expect(
    choosable(asked)
      .map(({ label }) => label)
      .join(),
  ).toMatch(/deck/);
});

test('F-PVP-34: a fight between captains who don’t shoot ends after two answers', async () => {
  await begin(
    (g) => {
      deal(g, 0, 'hailing-frequencies');
      deal(g, 1, 'hailing-frequencies');
      moor(g, 0, 'B3');
      moor(g, 1, 'B4');
    },
    { pvp: true },
  );
  await play('engage');
  // The rules let the aggressor claim the die of the turn first.
  await play('red die');
  const ceased: string[] = [];
  for (let answers = 0; answers < 9; answers++) {
    for (const [name, person] of [
      ['alice', chat.alice],
      ['bob', chat.bob],
    ] as const) {
      const cease = (await offered('', person)).find(({ name: label }) => CEASE.test(label));
      if (cease === undefined) continue;
      await play(cease.value, person);
      ceased.push(name);
    }
  }
  expect(ceased).toEqual(['bob', 'alice']);
  expect(await log()).toContain('the combat is a draw');
});

test('one picture shows the hand, damage and totals, and says where cards are useful', async () => {
  await begin((g) => {
    deal(
      g,
      0,
      'hailing-frequencies',
      'open-fire',
      'warp-drive',
      'quick-thinking',
      'raise-shields',
      'overload',
      'damage',
      'damage',
    );
    moor(g, 0, 'B1');
  });
  const drawn = await answerWithFile(chat.alice, chat.alice.slash(thread, '/hand'));
  expect(drawn.attachments).toHaveLength(1);
  const alt = drawn.attachments[0]?.description ?? '';
  expect(alt).toContain('Your hand: 6 cards, 2 Damage.');
  expect(alt).toContain('Now: only to interact;');
  expect(alt).toContain('Now: only in a fight;');
});
