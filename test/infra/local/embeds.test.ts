import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench({ botPermissions: (1n << 10n) | (1n << 11n) | (1n << 14n) | (1n << 15n) | (1n << 16n) });
});
afterAll(() => bench.close());

test('an embedded picture uses its own description, never its file’s', async () => {
  const form = new FormData();
  const file = (id: number) => ({ id: `${id}`, description: 'Words of the file' });
  const image = { url: 'attachment://a.png' };
  const embeds = [
    { image },
    { image: { url: 'attachment://b.png', description: 'Words of the picture' } },
    { thumbnail: { url: 'attachment://a.png', description: 'Words of the thumbnail' } },
  ];
  form.set('payload_json', JSON.stringify({ attachments: [file(0), file(1)], embeds }));
  for (const [at, name] of ['a.png', 'b.png'].entries()) form.set(`files[${at}]`, new File(['x'], name));
  expect((await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, form)).status).toBe(200);
  const shown = bench.alice.last(bench.general)?.embeds ?? [];
  expect(shown.map((embed) => (embed.image ?? embed.thumbnail)?.description)).toEqual([
    undefined,
    'Words of the picture',
    'Words of the thumbnail',
  ]);
});
