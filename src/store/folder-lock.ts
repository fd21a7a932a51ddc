import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { dirname } from 'node:path';

/** The number of the user root. */
const ROOT = 0;

/** Thrown if a running program holds the lock of a folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/** Thrown if a folder belongs to another user. */
export class ForeignFolder extends Error {
  override name = 'ForeignFolder';
  /** The number of the user to whom the folder belongs. */
  readonly owner: number;

  constructor(folder: string, owner: number) {
    super(`${folder} belongs to the user ${owner}.`);
    this.owner = owner;
  }
}

/** Releases the lock. Calling this twice is harmless. */
export type Unlock = () => Promise<void>;

/**
 * Uses the unix socket `file` as a lock. The process that listens on the socket holds the lock. If the process dies for
 * any reason, the lock is thus released automatically.
 * @throws FolderInUse if a living process holds it.
 */
export async function lockFolder(file: string): Promise<Unlock> {
  if (await answers(file)) throw new FolderInUse(file);
  // Nobody is listening. If the file still exists, a process that died has left it behind.
  await rm(file, { force: true });
  const server = createServer((socket) => socket.destroy());
  await listen(server, file);
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function listen(server: Server, file: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new FolderInUse(file) : error),
    );
    server.listen(file, done);
  });
}

function answers(file: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

/**
 * Creates a folder that only its owner may enter.
 * @throws Error if something else has that name. ForeignFolder if the folder belongs to another user: in a shared folder
 * such as /tmp, anyone could have created it first. Also throws it if root would create a folder in another user’s
 * folder, because that user couldn’t use it.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  const user = process.getuid?.();
  const parent = await lstat(dirname(folder)).catch(() => null);
  const isNew = (await lstat(folder).catch(() => null)) === null;
  if (isNew && user === ROOT && parent !== null && parent.uid !== ROOT) throw new ForeignFolder(folder, parent.uid);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a folder.`);
  if (user !== undefined && found.uid !== user) throw new ForeignFolder(folder, found.uid);
  await chmod(folder, 0o700);
}
