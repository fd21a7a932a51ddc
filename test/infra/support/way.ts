import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * How a server is away: connections are refused, taken and never answered, or answered by a proxy that finds nobody behind it.
 * Connections from before break in the first and the third case. In the second they stay silent for good, also later.
 */
export type Trouble = 'refused' | 'silent' | '502';

/** A proxy to a server on this machine, which seems to be away whenever the test wants. */
export interface Way {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** From now on the server seems to be away. */
  close(trouble: Trouble): Promise<void>;
  /** From now on new connections lead to the server. */
  open(): Promise<void>;
  /** Closes everything. */
  end(): Promise<void>;
}

const HTML = '<html><head><title>502 Bad Gateway</title></head><body>cloudflare</body></html>';
const BAD_GATEWAY = [
  'HTTP/1.1 502 Bad Gateway',
  'Content-Type: text/html',
  `Content-Length: ${HTML.length}`,
  'Connection: close',
  '',
  HTML,
].join('\r\n');

/** Opens a proxy to a server. */
export async function openWay(to: string): Promise<Way> {
  const target = Number(new URL(to).port);
  const sockets = new Set<Socket>();
  let trouble: Trouble | null = null;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (trouble === '502') near.once('data', () => near.end(BAD_GATEWAY));
    if (trouble !== null) {
      near.resume();
      return;
    }
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => {
      if (trouble !== 'silent') near.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    async close(how) {
      trouble = how;
      if (how === 'refused') await refuse();
      else if (how === '502') cut();
      else for (const socket of sockets) socket.unpipe().resume();
    },
    async open() {
      trouble = null;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    end: refuse,
  };
}
