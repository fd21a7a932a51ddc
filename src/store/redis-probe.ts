import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { RedisHost } from './address.ts';

/**
 * The status of a Redis server on a unix socket: `ready` means that it accepts commands, `loading` that it still loads its
 * data, `mute` that it hasn't replied for two seconds, `absent` that it doesn't listen.
 */
export type ServerStatus = 'ready' | 'loading' | 'mute' | 'absent';

/** Returns the status of the server on `socket`, as found by a `PING`. Never throws. */
export async function pulse(socket: string): Promise<ServerStatus> {
  const reply = await ask(socket, 'PING');
  if (reply === 'absent' || reply === 'mute') return reply;
  // Any reply except LOADING, whether PONG or an error, comes from a server that has finished loading.
  return reply.startsWith('-LOADING') ? 'loading' : 'ready';
}

/**
 * Tells the server on `socket` to save its data and end. Resolves when the server has closed the connection, or after ten
 * seconds.
 */
export async function shutDown(socket: string): Promise<void> {
  await ask(socket, 'SHUTDOWN', 10_000);
}

/** The protocol that a server speaks: Redis' protocol, plain or within TLS, something else, or none. */
export type DetectedProtocol = 'redis' | 'redis in TLS' | 'something else' | 'nothing';

/** Detects which protocol is spoken at a port. Never throws. */
export async function speechOf(at: RedisHost): Promise<DetectedProtocol> {
  if (/^[+-]/.test(await listen(connect(at)))) return 'redis';
  // Any certificate will do, because this only detects the protocol.
  const secure = await listen(connectSecurely({ ...at, rejectUnauthorized: false }), 'secureConnect');
  if (/^[+-]/.test(secure) || secure === 'open') return 'redis in TLS';
  return secure === 'absent' ? 'nothing' : 'something else';
}

/**
 * Returns the first line of the server's reply to a `PING`. Without a reply, returns `open` if the server accepted a
 * TLS connection, `absent` if it refused the connection, and `mute` otherwise.
 */
function listen(connection: Socket, opened = 'connect'): Promise<string> {
  return new Promise((done) => {
    let heard = 'mute';
    const finish = (line: string) => {
      connection.destroy();
      done(line);
    };
    connection.setTimeout(1_000, () => finish(heard));
    connection.once('error', (error) => finish('code' in error && error.code === 'ECONNREFUSED' ? 'absent' : heard));
    connection.once('close', () => finish(heard));
    connection.once(opened, () => {
      heard = opened === 'secureConnect' ? 'open' : heard;
      connection.write('PING\r\n');
    });
    connection.setEncoding('utf8').on('data', (chunk) => finish(String(chunk).split('\r\n', 1).join()));
  });
}

/** Sends one inline command and returns the first line of the reply. */
function ask(socket: string, command: string, timeout = 2_000): Promise<string> {
  return new Promise((done) => {
    const connection = connect(socket);
    let reply = '';
    const finish = (line: string) => {
      connection.destroy();
      done(line);
    };
    connection.setTimeout(timeout, () => finish('mute'));
    connection.once('error', () => finish('absent'));
    connection.once('close', () => finish('absent'));
    connection.once('connect', () => connection.write(`${command}\r\n`));
    connection.setEncoding('utf8').on('data', (chunk) => {
      reply += chunk;
      const end = reply.indexOf('\r\n');
      if (end >= 0) finish(reply.slice(0, end));
    });
  });
}
