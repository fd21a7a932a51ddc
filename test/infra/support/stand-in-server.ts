import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach } from 'vitest';

/** The answers of a stand-in for a server. */
export interface StandIn {
  /** The fields that it reports besides those of a well set-up Redis 7.0. An empty value leaves a field out. */
  info?: Readonly<Record<string, string>>;
  /** The commands that it doesn’t know, in capitals. `COMMAND` may be one of them. */
  lacks?: readonly string[];
}

const SOUND = {
  redis_version: '7.0.15',
  redis_mode: 'standalone',
  role: 'master',
  loading: '0',
  maxmemory_policy: 'noeviction',
  aof_enabled: '1',
};

/**
 * Lets tests start servers that speak Redis’ protocol and report any version, but store nothing. Returns the value of
 * REDIS_URL for each. They end after the test.
 */
export function withStandIns(): (what: StandIn) => Promise<string> {
  const open: { server: Server; sockets: Set<Socket> }[] = [];
  afterEach(async () => {
    for (const { server, sockets } of open.splice(0)) {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    }
  });
  return async (what) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      serve(socket, what);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push({ server, sockets });
    const address = server.address();
    return `redis://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  };
}

function serve(socket: Socket, what: StandIn): void {
  let text = '';
  socket.on('error', () => {});
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
    for (let next = cut(text); next !== null; next = cut(text)) {
      text = text.slice(next.length);
      socket.write(answer(next.words, what));
    }
  });
}

/** Cuts one command off the start of what was received; null if it isn’t complete yet. */
function cut(text: string): { words: string[]; length: number } | null {
  const inline = /^([^*].*)\r\n/.exec(text);
  if (inline !== null) return { words: (inline[1] ?? '').split(' '), length: inline[0].length };
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return null;
  const words: string[] = [];
  let at = head[0].length;
  for (let left = Number(head[1]); left > 0; left--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return null;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return null;
    words.push(text.slice(from, at - 2));
  }
  return { words, length: at };
}

function answer([name = '', ...args]: string[], { info = {}, lacks = [] }: StandIn): string {
  const command = name.toUpperCase();
  if (lacks.includes(command)) return `-ERR unknown command '${name}'\r\n`;
  switch (command) {
    case 'HELLO':
      // Without RESP3, the driver uses RESP2.
      return `-ERR unknown command '${name}'\r\n`;
    case 'INFO': {
      const fields = Object.entries({ ...SOUND, ...info }).filter(([, value]) => value !== '');
      return bulk(fields.map(([field, value]) => `${field}:${value}\r\n`).join(''));
    }
    case 'COMMAND': {
      const names = args.slice(1);
      return `*${names.length}\r\n${names.map((one) => (lacks.includes(one) ? '*-1\r\n' : '*0\r\n')).join('')}`;
    }
    case 'CONFIG':
      return `*2\r\n${bulk('appendfsync')}${bulk('always')}`;
    case 'PING':
      return '+PONG\r\n';
    case 'SCRIPT':
      return bulk('0'.repeat(40));
    case 'EVAL':
    case 'EVALSHA':
      return '*2\r\n:1\r\n:1\r\n';
    default:
      return `-ERR wrong number of arguments for '${name}' command\r\n`;
  }
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}
