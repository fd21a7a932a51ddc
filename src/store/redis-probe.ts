import { connect } from 'node:net';

/**
 * How the Redis server on a unix socket is: `ready` takes commands, `loading` still reads its data, `mute` is there
 * but says nothing for two seconds, `absent` doesn't listen.
 */
export type Pulse = 'ready' | 'loading' | 'mute' | 'absent';

/** Asks the server on `socket` how it is, with a `PING`. Never throws. */
export async function pulse(socket: string): Promise<Pulse> {
  const reply = await ask(socket, 'PING');
  if (reply === 'absent' || reply === 'mute') return reply;
  // Anything but LOADING, be it PONG or a complaint, comes from a server that has finished loading.
  return reply.startsWith('-LOADING') ? 'loading' : 'ready';
}

/**
 * Tells the server on `socket` to write what it has and to end. Settles when it has hung up or after ten seconds.
 */
export async function shutDown(socket: string): Promise<void> {
  await ask(socket, 'SHUTDOWN', 10_000);
}

/** Sends one inline command and gives the first line of the reply. */
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
