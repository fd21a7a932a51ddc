import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { readJson } from '../../store/codec.ts';
import { SettingsError } from '../settings.ts';

/** The maximum size of a list of advisories in bytes. */
const MOST = 64 * 1024 * 1024;

/** Advisories by package, in the form in which a registry tells npm about them. */
export type Advisories = Record<string, z.infer<typeof ADVISORY>[]>;
const ADVISORY = z.looseObject({
  title: z.string(),
  url: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  vulnerable_versions: z.string(),
});
const LIST = z.record(z.string(), z.array(ADVISORY));

/**
 * Reads a list of advisories.
 * @throws SettingsError if the file is no such list
 */
export async function readAdvisories(file: string): Promise<Advisories> {
  const { size } = await stat(file).catch(() => {
    throw new SettingsError(`${file} can’t be read. Is the path right?`);
  });
  if (size > MOST) throw new SettingsError(`${file} is larger than 64 MB. Save only the advisories for npm packages.`);
  const list = readJson<Advisories>(await readFile(file, 'utf8'), LIST);
  if (list === null)
    throw new SettingsError(
      `${file} isn’t a list of advisories. It has to be JSON: for each package, its advisories with title, url, severity and vulnerable_versions.`,
    );
  return list;
}

/** A registry on this machine that knows nothing but advisories, so that npm compares the versions. */
export interface AdvisoryRegistry {
  registry: string;
  close(): void;
}

/** Starts such a registry on a free port. */
export async function serveAdvisories(advisories: Advisories): Promise<AdvisoryRegistry> {
  const server = createServer((request, response) => {
    request.resume();
    const isAsked = request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk';
    response.statusCode = isAsked ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(isAsked ? JSON.stringify(numbered(advisories)) : '{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo;
  return { registry: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** npm tells advisories apart by their ids, which a list may lack. */
function numbered(advisories: Advisories): unknown {
  let id = 0;
  return Object.fromEntries(
    Object.entries(advisories).map(([name, list]) => [
      name,
      list.map((one) => ({ id: ++id, cwe: [], cvss: { score: 0, vectorString: null }, ...one })),
    ]),
  );
}
