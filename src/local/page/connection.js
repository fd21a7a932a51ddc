// @ts-check

/** @typedef {import('../web/protocol.ts').News} News */
/** @typedef {import('../web/protocol.ts').TabRequestBody} TabRequestBody */
/** @typedef {import('../web/protocol.ts').Result} Result */

/** The time after which a lost connection is tried again, in milliseconds. */
const RETRY = 1000;

/** By which the server closes the socket of somebody whom it doesn't know. */
const NOBODY = 4004;

const DOWN = 'The connection is down for a moment. Try again.';
const LOST = 'The connection was lost meanwhile. Look whether it was done, and try again if not.';

/**
 * The tab's socket: hands on what the server tells, and opens anew when it was lost.
 *
 * @param {string} person whom the tab plays, by name or id; empty for the one that the server chooses
 * @param {(news: News) => void} hear takes what the server tells, answers to what was asked apart
 * @param {() => void} lost is told when the connection is lost; it stands again with the next `hello`
 * @returns {{ ask: (request: TabRequestBody) => Promise<Result>, close: () => void }} `ask` fails with what to tell the person
 */
export function connect(person, hear, lost) {
  /** @type {Map<number, { resolve: (result: Result) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {WebSocket} */
  let socket;
  let timer = 0;
  let count = 0;

  const open = () => {
    clearTimeout(timer);
    socket = new WebSocket(`ws://${location.host}/ui${person ? `?as=${encodeURIComponent(person)}` : ''}`);
    socket.onmessage = ({ data }) => take(JSON.parse(data));
    socket.onclose = ({ code, reason }) => {
      lost();
      if (code === NOBODY) hear({ op: 'failed', ref: null, text: reason });
      for (const { reject } of waiting.values()) reject(new Error(LOST));
      waiting.clear();
      timer = setTimeout(open, RETRY);
    };
  };

  /** @param {News} news */
  const take = (news) => {
    if ((news.op !== 'done' && news.op !== 'failed') || news.ref === null) return hear(news);
    const asked = waiting.get(news.ref);
    waiting.delete(news.ref);
    if (news.op === 'done') asked?.resolve(news.result);
    else asked?.reject(new Error(news.text));
  };

  /** A tab in the background is seldom woken: it looks at once when it is seen again. */
  const seen = () => {
    if (!document.hidden && socket.readyState === WebSocket.CLOSED) open();
  };

  open();
  document.addEventListener('visibilitychange', seen);
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error(DOWN));
        count += 1;
        waiting.set(count, { resolve, reject });
        socket.send(JSON.stringify({ ...request, ref: count }));
      }),
    close: () => {
      document.removeEventListener('visibilitychange', seen);
      socket.onclose = null;
      clearTimeout(timer);
      socket.close();
    },
  };
}
