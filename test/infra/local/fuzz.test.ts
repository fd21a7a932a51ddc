import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInteraction } from '../../../src/local/world/interactions.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;
let places: Record<string, string>;

beforeAll(async () => {
  bench = await createBench();
  const { server, general, guild, alice } = bench;
  await call(server, 'PUT', `/applications/${server.world.bot.id}/commands`, [{ name: 'go', description: 'x' }]);
  const message = await call(server, 'POST', `/channels/${general.id}/messages`, { content: 'x' });
  const thread = await call(server, 'POST', `/channels/${general.id}/threads`, { name: 'table', type: 11 });
  const sent = alice.slash(general, '/go');
  const { id, token } = sent.interaction;
  await call(server, 'POST', `/interactions/${id}/${token}/callback`, { type: 5 });
  places = {
    ':channel': general.id,
    ':thread': thread.body.id,
    ':message': message.body.id,
    ':application': server.world.bot.id,
    ':guild': guild.id,
    ':user': alice.user.id,
    ':token': token,
    ':command': server.world.commands.get('global')?.[0]?.id ?? '',
  };
});
afterAll(() => bench.close());

/** The bodies are the same in each run, so what fails once fails again. */
const SEED = 2_371;

const ROUTES = [
  'POST /channels/:channel/messages',
  'PATCH /channels/:channel/messages/:message',
  'GET /channels/:channel/messages',
  'POST /channels/:channel/threads',
  'POST /channels/:channel/messages/:message/threads',
  'PATCH /channels/:channel',
  'PATCH /channels/:thread',
  'PUT /channels/:thread/thread-members/:user',
  'POST /users/@me/channels',
  'POST /webhooks/:application/:token',
  'PATCH /webhooks/:application/:token/messages/@original',
  'PUT /applications/:application/commands',
  'POST /applications/:application/commands',
  'PATCH /applications/:application/commands/:command',
  'PUT /applications/:application/guilds/:guild/commands',
];

const FIELDS = `content embeds components attachments flags type data custom_id options name description title url id
  allowed_mentions parse users message_reference message_id nonce enforce_nonce style label accessory
  component items media file fields value choices min_values max_values required permission_overwrites
  default_member_permissions archived recipient_id __proto__ constructor _errors`.split(/\s+/);

const leaf = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    '',
    'attachment://a.png',
    'https://example.org/',
    'x'.repeat(5000),
    '🖖',
    '\0',
    '1',
  ),
  fc.integer({ min: -1, max: 20 }),
  fc.constantFrom(1 << 15, 64, 2 ** 53, 1e300, -0.5),
  fc.string(),
);
const { body } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.array(tie('body'), { maxLength: 6 }),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...FIELDS), tie('body')), { maxLength: 8 }).map(Object.fromEntries),
  ),
}));

const at = (path: string) => path.replaceAll(/:[a-z]+/g, (name) => places[name] ?? '');

test.each(ROUTES)('the route %s is never answered with 500', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.string(), fc.json()), async (sent) => {
      const { status } = await call(bench.server, method, at(path), method === 'GET' ? undefined : sent);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 60, seed: SEED },
  );
});

test.each([2, 3, 4])('no callback to an interaction of type %i is answered with 500', async (interactionType) => {
  const { server, alice, general } = bench;
  const { world } = server;
  const message = world.messages.get(places[':message'] ?? '') ?? null;
  const data = { name: 'go', options: [{ name: 'a', type: 3, value: '', focused: true }] };
  const answer = fc.record({ type: fc.integer({ min: 0, max: 12 }), data: body }, { requiredKeys: ['type'] });
  await fc.assert(
    fc.asyncProperty(answer, async (sent) => {
      const { id, token } = createInteraction(world, alice.user, general, { type: interactionType, data, message });
      const { status } = await call(server, 'POST', `/interactions/${id}/${token}/callback?with_response=true`, sent);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test.each([
  { type: 14, components: 32_768 },
  { type: 14, components: [5] },
  { type: 14, accessory: 1, component: 'x' },
  { type: 14, items: 7 },
  { type: 14, items: [5, {}] },
  { type: 14, media: { url: 5 }, file: { url: [] } },
  { type: 10, content: 'x', components: [null], items: [null] },
  { type: 17, components: [{ type: 14, components: true }] },
])('the fields that a component’s type doesn’t have are ignored, as in Discord (%j)', async (component) => {
  const sent = { flags: 1 << 15, components: [component] };
  const { status, body } = await call(bench.server, 'POST', at('/channels/:channel/messages'), sent);
  expect(status).toBe(200);
  for (const field of ['accessory', 'component', 'items', 'media', 'file'])
    expect(body).not.toHaveProperty(['components', 0, field]);
  const { server, alice, general } = bench;
  const { id, token } = createInteraction(server.world, alice.user, general, { type: 2, data: {} });
  const data = { ...sent, flags: sent.flags | 64 };
  expect((await call(bench.server, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data })).status).toBe(
    204,
  );
});

test('plausible message bodies with arbitrary values are never answered with 500', async () => {
  const component = fc.record(
    {
      type: fc.integer({ min: 0, max: 20 }),
      components: body,
      custom_id: leaf,
      style: leaf,
      label: leaf,
      options: body,
    },
    { requiredKeys: ['type'] },
  );
  const message = fc.record(
    {
      flags: fc.constantFrom(0, 1 << 15),
      content: leaf,
      components: fc.array(component),
      embeds: body,
      attachments: body,
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(message, async (sent) => {
      const { status } = await call(bench.server, 'POST', at('/channels/:channel/messages'), sent);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300, seed: SEED },
  );
});

test('invalid or truncated forms are never answered with 500', async () => {
  const headers = { authorization: `Bot ${bench.server.token}`, 'content-type': 'multipart/form-data; boundary=b' };
  const url = `${bench.server.api}/v10${at('/channels/:channel/messages')}`;
  const whole = '--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content":"x"}\r\n--b--\r\n';
  for (let length = 1; length < whole.length; length += 7) {
    const response = await fetch(url, { method: 'POST', headers, body: whole.slice(0, length) });
    expect(response.status, whole.slice(0, length)).toBe(400);
  }
  expect((await fetch(url, { method: 'POST', headers, body: whole })).status).toBe(200);
});
