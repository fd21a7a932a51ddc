import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError, ERRORS } from './validate/errors.ts';

/** Handles a web socket that was requested at a path. */
export type UpgradeHandler = (socket: WebSocket, request: IncomingMessage) => void;

/** The web server on which everything else runs. */
export interface HttpServer {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  readonly server: Server;
  /** Lets a handler accept web sockets at a path. */
  onUpgrade(path: string, handler: UpgradeHandler): void;
  /** Stops listening and closes every connection, including web sockets. */
  close(): Promise<void>;
}

/** The host names of this machine. Any other name is a sign of DNS rebinding. */
const HOSTS = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Creates the web server, which doesn't listen yet. The server answers only requests whose `Host` is this machine, and
 * refuses requests from pages of other sites (by their `Origin`).
 */
export function createHttp(): HttpServer {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('*', async (c, next) => {
    if (!isTrusted(c.env.incoming)) return c.text('Forbidden', 403);
    return next();
  });
  app.notFound((c) => c.json(new ApiError(ERRORS.notFound).body(), 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return new Response(JSON.stringify(error.body()), { status: error.status });
    console.error('The local server failed at', c.req.method, c.req.path, error);
    return c.json({ message: '500: Internal Server Error', code: 0 }, 500);
  });
  const handlers = new Map<string, UpgradeHandler>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  const server = createServer(getRequestListener(app.fetch));
  // Node's server closes only after the sockets of upgraded connections, but doesn't close these itself.
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const trusted = isTrusted(request);
    // The path isn't parsed as a URL, because anyone may request `//`, which isn't a valid URL.
    const [path = '/'] = (request.url ?? '/').split('?');
    const handler = trusted ? handlers.get(path.replace(/(.)\/$/, '$1')) : undefined;
    if (!handler) {
      socket.end(`HTTP/1.1 ${trusted ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => handler(ws, request));
  });
  return {
    app,
    server,
    onUpgrade: (path, handler) => handlers.set(path, handler),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
      await closed;
    },
  };
}

function isTrusted({ headers: { host, origin } }: IncomingMessage): boolean {
  if (!host || !HOSTS.test(host)) return false;
  return origin === undefined || origin === `http://${host}`;
}
