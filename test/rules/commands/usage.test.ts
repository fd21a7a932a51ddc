import { expect, test } from 'vitest';
import { controlsOf } from '../../support/drafts.ts';
import { bench, lastText, table } from './support/bench.ts';
import { ADA, BEN, CHANNEL, EVE, GUILD, slash } from './support/payloads.ts';

const HIDDEN = '300000000000000007';

test('T-HOST-11: a moderator sees what the server uses, and the limits', async () => {
  const b = bench();
  b.hosts.add(ADA);
  b.hidden.add(HIDDEN);
  const place = { guild: GUILD, channel: CHANNEL, thread: null };
  const chairs = table().chairs.map((chair) => ({ ...chair, player: chair.player === ADA ? EVE : BEN }));
  const waiting = [
    table({ id: 'abc124', title: 'In *secret*', owner: EVE, chairs, place: { ...place, channel: HIDDEN } }),
    table({ title: 'Sector *7*', owner: EVE, chairs, place, awaited: [1] }),
  ];
  const byGame = [{ game: 'skirmish', lobbies: 1, games: 2 }];
  b.usage = { open: 3, byGame, waiting, opened: 7, bytes: 1_250_000, troubled: 1, blocked: 2 };
  await b.handle(slash('/host usage'));
  const text = lastText(b);
  expect(text).toContain('Open tables: 3 of 900. They take about 1.3 MB in the store.');
  expect(text).toContain('2 games, 1 lobby');
  expect(text).toContain('New tables in the last hour: about 7 of 100.');
  expect(text).toContain('I can’t post at 1 table. Check my permissions in its channel.');
  expect(text).toContain('2 people are blocked.');
  expect(text).toMatch(
    new RegExp(`\\*\\*Waiting the longest\\*\\*\n• \\*\\*Sector .* has waited for <@${BEN}> since <t:\\d+:f>`),
  );
  expect(text).not.toContain('secret');
  const response = JSON.parse(JSON.stringify(b.responses.at(-1)));
  const ids = controlsOf({ components: response.data?.components }).map(({ custom_id: id }) => id);
  expect(ids).toEqual(['blocked.0']);
  expect(response.data.flags & 64).toBe(64);
});

test('T-HOST-11: others see nothing, and an empty server has only its limits', async () => {
  const b = bench();
  b.usage = { ...b.usage, open: 5 };
  await b.handle(slash('/host usage', {}, { by: BEN }));
  expect(lastText(b)).toContain('Only a moderator of this server can do that');
  b.usage = { ...b.usage, open: 0, bytes: 0 };
  b.hosts.add(ADA);
  await b.handle(slash('/host usage'));
  expect(lastText(b)).toContain('Open tables: 0 of 900.\n');
  expect(lastText(b)).not.toContain('in the store');
  expect(lastText(b)).not.toContain('Waiting');
});
