// @ts-check

/** @typedef {import('../web/protocol.ts').News} News */
/** @typedef {import('../web/protocol.ts').TabRequestBody} TabRequestBody */
/** @typedef {import('../web/protocol.ts').Result} Result */

/** The wait before a lost connection is reopened, in milliseconds. */
const RETRY = 1000;

/** The code with which the server closes the socket of an unknown person. */
const NOBODY = 4004;

const DOWN = 'The connection is down for a moment. Try again.';
const LOST = 'The connection was lost meanwhile. Look whether it was done, and try again if not.';

/**
 * The tab's socket, which passes on the server's messages and is reopened if the connection is lost.
 *
 * @param {string} person the name or id of the person whom the tab plays; empty for the person that the server chooses
 * @param {(news: News) => void} hear receives news from the server, but not the answers to requests
 * @param {() => void} lost called when the connection is lost; the next `hello` means that it is open again
 * @returns {{ ask: (request: TabRequestBody) => Promise<Result>, close: () => void }} `ask` fails with a message for the person
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

  /** The browser rarely wakes a background tab, so the tab checks immediately when it is visible again. */
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
