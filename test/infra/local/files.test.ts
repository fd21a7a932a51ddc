import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, formErrors } from './support/rest.ts';

let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.close());

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe('files', () => {
  const form = (body: object, ...files: [string, Uint8Array][]) => {
    const data = new FormData();
    data.set('payload_json', JSON.stringify(body));
    for (const [index, [name, bytes]] of files.entries()) data.set(`files[${index}]`, new File([bytes], name));
    return data;
  };

  test('a file of 10 MiB is accepted, and a file that is a byte longer is rejected', async () => {
    const path = `/channels/${bench.general.id}/messages`;
    const limit = 10 * 1024 * 1024;
    const fine = await call(bench.server, 'POST', path, form({}, ['a.bin', new Uint8Array(limit)]));
    expect(fine.body.attachments[0]?.size).toBe(limit);
    const large = await call(bench.server, 'POST', path, form({}, ['a.bin', new Uint8Array(limit + 1)]));
    expect(large).toMatchObject({ status: 413, body: { code: 40005 } });
  });

  test('a request with 25 MiB of files is accepted, and one with a byte more is rejected', async () => {
    const path = `/channels/${bench.general.id}/messages`;
    const size = async (...files: [string, Uint8Array][]) => (await new Response(form({}, ...files)).blob()).size;
    const mib = 1024 * 1024;
    const two: [string, Uint8Array][] = [
      ['a.bin', new Uint8Array(10 * mib)],
      ['b.bin', new Uint8Array(10 * mib)],
    ];
    const rest = 25 * mib - (await size(...two, ['c.bin', new Uint8Array(0)]));
    const most = await call(bench.server, 'POST', path, form({}, ...two, ['c.bin', new Uint8Array(rest)]));
    expect(most).toMatchObject({ status: 200, body: { attachments: [{}, {}, {}] } });
    const more = await call(bench.server, 'POST', path, form({}, ...two, ['c.bin', new Uint8Array(rest + 1)]));
    expect(more).toMatchObject({ status: 413, body: { code: 40005 } });
  });

  test('ten files are accepted, and eleven are rejected', async () => {
    const path = `/channels/${bench.general.id}/messages`;
    const files = many(11, (i): [string, Uint8Array] => [`${i}.txt`, new Uint8Array(1)]);
    expect((await call(bench.server, 'POST', path, form({}, ...files.slice(1)))).body.attachments).toHaveLength(10);
    const answer = await call(bench.server, 'POST', path, form({}, ...files));
    expect(formErrors(answer.body.errors)).toEqual(['attachments BASE_TYPE_MAX_LENGTH']);
  });

  test('an edit keeps the files that its list names and adds new ones', async () => {
    const path = `/channels/${bench.general.id}/messages`;
    const files: [string, Uint8Array][] = [
      ['a.txt', new Uint8Array(1)],
      ['b c.txt', new Uint8Array(2)],
    ];
    const { body: message } = await call(bench.server, 'POST', path, form({}, ...files));
    expect(message.attachments.map((file) => file.filename)).toEqual(['a.txt', 'b_c.txt']);
    const attachments = [{ id: message.attachments[1]?.id }, { id: '0', description: 'new' }];
    const edited = await call(
      bench.server,
      'PATCH',
      `${path}/${message.id}`,
      form({ attachments }, ['n.txt', new Uint8Array(3)]),
    );
    expect(edited.body.attachments).toMatchObject([
      { id: attachments[0]?.id },
      { filename: 'n.txt', description: 'new' },
    ]);
    const none = await call(bench.server, 'PATCH', `${path}/${message.id}`, { attachments: [] });
    expect(none).toMatchObject({ status: 400, body: { code: 50006 } });
  });
});
