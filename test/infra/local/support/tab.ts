import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { News, TabRequestBody } from '../../../../src/local/web/protocol.ts';
import { until } from './until.ts';

/** A tab of the page without a browser: its socket, and every frame that it was ever sent. */
export interface TestTab {
  readonly socket: WebSocket;
  /** The frames as they came, so that nothing that arrived can be overlooked. */
  readonly frames: readonly string[];
  readonly news: readonly News[];
  /** Sends a request and returns its answer. */
  ask(request: TabRequestBody): Promise<Extract<News, { op: 'done' | 'failed' }>>;
  /** Waits for news of this kind. */
  hear<Op extends News['op']>(
    op: Op,
    fits?: (news: Extract<News, { op: Op }>) => boolean,
  ): Promise<Extract<News, { op: Op }>>;
  /** Waits until everything on its way has arrived. */
  settle(): Promise<void>;
}

/** Opens a tab as a person by their link. An empty `person` opens the page as its default person. */
export async function openTab(link: string, person: string): Promise<TestTab> {
  const { origin, host, searchParams } = new URL(link);
  const query = new URLSearchParams({ as: person, key: searchParams.get('key') ?? '' });
  const socket = new WebSocket(`ws://${host}/ui?${query}`, { origin });
  const frames: string[] = [];
  const news: News[] = [];
  socket.on('message', (raw) => {
    frames.push(String(raw));
    news.push(JSON.parse(String(raw)));
  });
  await once(socket, 'open');
  let count = 0;
  const tab: TestTab = {
    socket,
    frames,
    news,
    ask(request) {
      count += 1;
      const ref = count;
      socket.send(JSON.stringify({ ...request, ref }));
      return until(() =>
        news.find((one) => (one.op === 'done' || one.op === 'failed') && one.ref === ref),
      ) as ReturnType<TestTab['ask']>; // `find` doesn't narrow
    },
    hear(op, fits = () => true) {
      type Wanted = Extract<News, { op: typeof op }>;
      return until(() => news.find((one): one is Wanted => one.op === op && fits(one as Wanted))); // its op says so
    },
    async settle() {
      await tab.ask({ op: 'unread', read: {} });
    },
  };
  await tab.hear('hello');
  return tab;
}
