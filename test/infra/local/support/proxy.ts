import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and a server on loopback, which can fall silent. */
export interface SilentProxy {
  readonly port: number;
  /** The number of clients that have connected so far. */
  readonly clients: number;
  /** From now on nothing passes in either direction, not even closing frames. Connections stay open. */
  mute(): void;
  /** Lets through everything that came in the meantime, and everything from now on. */
  speak(): void;
  close(): Promise<void>;
}

/** Opens a {@link SilentProxy} to a port. A proxy that starts mute accepts connections and says nothing. */
export async function openProxy(to: number, isMute = false): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let mute = isMute;
  const pass = (act: () => void): void => {
    if (mute) waiting.push(act);
    else act();
  };
  let clients = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    clients += 1;
    const far = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes) => pass(() => other.write(bytes)));
      one.on('end', () => pass(() => other.end()));
      one.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    port,
    get clients() {
      return clients;
    },
    mute: () => {
      mute = true;
    },
    speak() {
      mute = false;
      for (const act of waiting.splice(0)) act();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
