import { type ServedPage, servePage } from '../../../../src/local/web.ts';
import { type BenchOptions, createBench, type ServerBench } from './bench.ts';
import { openTab, type TestTab } from './tab.ts';

/** A bench that serves the page. */
export interface WebBench extends ServerBench {
  readonly page: ServedPage;
  open(person: string): Promise<TestTab>;
}

/** Starts a {@link WebBench}. */
export async function createWebBench(options: BenchOptions = {}): Promise<WebBench> {
  const bench = await createBench(options);
  const page = servePage(bench.server, { person: 'alice' });
  return {
    ...bench,
    page,
    open: (person) => openTab(page.link(person === '' ? 'alice' : person), person),
    async close() {
      page.close();
      await bench.close();
    },
  };
}
