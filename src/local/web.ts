import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { APIUser, Snowflake } from 'discord-api-types/v10';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { WebSocket } from 'ws';
import { Actor } from './actor.ts';
import type { LocalServer } from './server.ts';
import { isKey, newKey } from './web/key.ts';
import { TabSession } from './web/session.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * The page's own files, which are served without being compiled. The folder is next to this file, both in the sources
 * and in the build.
 */
const PAGE = join(import.meta.dirname, 'page');

/** The folder with the fonts. Pictures of games are drawn with these fonts too. */
const FONTS = join(import.meta.dirname, '../../renderers/fonts');

/** The file types that are served. Files with other extensions aren't served. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};

/** The libraries that the import map of the page names. */
const LIBRARIES: Readonly<Record<string, string>> = {
  '/lib/preact.js': resolve('preact'),
  '/lib/hooks.js': resolve('preact/hooks'),
  '/lib/htm.js': join(resolve('htm'), '../htm.module.js'),
};

/**
 * The close code for a socket with a wrong key, or for a person who doesn't exist. Applications may use any code from
 * 4000 on.
 */
const NOBODY = 4004;

/** How long a browser remembers the key, in seconds. */
const REMEMBERED = 365 * 24 * 3600;

const NO_KEY = 'This page opens by the link that the program printed when it was started.';

/** Options of the page. */
export interface PageOptions {
  /** The name or id of the person that visitors play by default. */
  readonly person: string;
  /** The key in the links; random by default. */
  readonly key?: string;
}

/** The page, while it is being served. */
export interface ServedPage {
  /** Returns a link that opens the page as this person, and in this channel if one is given. */
  link(person: string, channel?: Snowflake): string;
  /** Closes the connections of the page's tabs, but not the local server. */
  close(): void;
}

/**
 * Adds the page and its socket to a local server. `/` opens the page as {@link PageOptions.person}, and `/?as=name` as
 * another person. A browser needs the key, which it gets from the first link and then keeps in a cookie.
 */
export function servePage(server: LocalServer, { person, key = newKey() }: PageOptions): ServedPage {
  const { app, world } = server;
  const index = readFileSync(join(PAGE, 'index.html'), 'utf8');
  const headers = { ...GUARDS, 'content-security-policy': policyFor(index) };
  const named = (wanted: string): APIUser | undefined =>
    [...world.users.values()].find(({ bot, id, username }) => bot !== true && (id === wanted || username === wanted));
  // All ports of a host share their cookies, so the cookie's name contains the port.
  const cookie = `subspace-${new URL(server.origin).port}`;
  app.get('/', (c) => {
    const { key: given, ...query } = c.req.query();
    if (!isKey(key, given ?? getCookie(c, cookie))) return c.text(NO_KEY, 403, headers);
    if (given === undefined) return c.html(index, 200, headers);
    setCookie(c, cookie, given, { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: REMEMBERED });
    // This redirect removes the key from the address, so that it isn't in bookmarks or screenshots.
    return c.redirect(`/${withQuery(query)}`, 303);
  });
  for (const [path, file] of [...filesIn(PAGE, '/page'), ...filesIn(FONTS, '/fonts'), ...Object.entries(LIBRARIES)]) {
    const type = TYPES[extname(file)] ?? '';
    app.get(path, (c) => c.body(readFileSync(file), 200, { ...GUARDS, 'content-type': type }));
  }
  const tabs = new Set<WebSocket>();
  server.onUpgrade('/ui', (socket, request) => {
    socket.on('error', () => socket.terminate()); // The client sent an invalid web socket frame, or far too much data.
    const query = new URL(request.url ?? '/', server.origin).searchParams;
    if (!isKey(key, query.get('key') ?? parse(request.headers.cookie ?? '')[cookie])) {
      socket.close(NOBODY, NO_KEY);
      return;
    }
    const user = named(query.get('as') || person);
    if (user === undefined) {
      socket.close(NOBODY, 'Nobody here has this name.');
      return;
    }
    tabs.add(socket);
    socket.on('close', () => tabs.delete(socket));
    new TabSession(world, new Actor(world, user), socket);
  });
  return {
    link(wanted, channel) {
      const user = named(wanted);
      if (user === undefined) throw new Error(`there is nobody called ${wanted}`);
      const as = user === named(person) ? {} : { as: user.username };
      return `${server.origin}/${withQuery({ ...as, ...(channel === undefined ? {} : { in: channel }), key })}`;
    },
    close() {
      for (const tab of tabs) tab.terminate();
    },
  };
}

function withQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}

/** The headers of every file: browsers must always revalidate it, and only pages of this server may use it. */
const GUARDS = {
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Allows only content from this server, and no inline script except the import map. */
function policyFor(index: string): string {
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(index)?.[1] ?? '';
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(map).digest('base64')}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function filesIn(folder: string, prefix: string): [path: string, file: string][] {
  return readdirSync(folder)
    .filter((name) => extname(name) in TYPES)
    .map((name) => [`${prefix}/${name}`, join(folder, name)]);
}
