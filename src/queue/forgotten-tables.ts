import { setImmediate } from 'node:timers/promises';
import type { Entry, Table } from '../kernel/table.ts';
import type { Json } from '../kernel/types.ts';
import { type ForgetRequest, Forgetting } from '../store/forgetting.ts';
import { type RewrittenParts, type StoredPart, type TableParts, TableRewriter } from '../store/table-parts.ts';
import { Traces } from '../store/traces.ts';
import { Anonymizer } from '../tables/anonymous.ts';
import { Listing } from '../tables/listing.ts';
import { readCard, readPlace } from '../tables/summary.ts';
import type { OpeningEntry, TableId } from '../tables/types.ts';
import type { WorkerContext } from './queues.ts';

/** Makes people who deleted their data anonymous in the tables that stay (T-FORGET-01). */
export class ForgottenTables {
  readonly #rewriter: TableRewriter;
  readonly #requests: Forgetting;
  readonly #listing: Listing;
  readonly #log: WorkerContext['log'];
  /** For each request, the tables that don't name the person, with their stamps, so that they are read only once. */
  readonly #clean = new Map<string, Map<TableId, string>>();

  constructor({ redis, log }: Pick<WorkerContext, 'redis' | 'log'>) {
    this.#rewriter = new TableRewriter(redis);
    this.#requests = new Forgetting(redis);
    this.#listing = new Listing(redis);
    this.#log = log;
  }

  /** Forgets what was learned about a request that is carried out. */
  settled({ gone }: ForgetRequest): void {
    this.#clean.delete(gone);
  }

  /** Makes a person anonymous at a table. Returns true if the table named them. */
  async anonymize(table: TableId, request: ForgetRequest): Promise<boolean> {
    const clean = this.#clean.get(request.gone) ?? new Map<TableId, string>();
    this.#clean.set(request.gone, clean);
    const stamp = await this.#rewriter.position(table);
    if (clean.get(table) === stamp) return false;
    const parts = await this.#rewriter.read(table);
    // Let other tasks run, since a table can be large.
    await setImmediate();
    if (parts === null) this.#log.warn({ table }, 'an archived table can’t be read, so nobody was forgotten there');
    const traces = new Traces([request.person]);
    if (parts === null || !isNamedIn(parts, traces)) {
      clean.set(table, stamp);
      return false;
    }
    await this.#rewrite(table, parts, request, traces);
    return true;
  }

  async #rewrite(table: TableId, parts: TableParts, request: ForgetRequest, traces: Traces): Promise<void> {
    const { person, gone } = request;
    // Only commits write these values, so whatever can be read is a position or an entry.
    const position = wholeOf(parts.snapshot) as unknown as Table | null;
    const entries = parts.log.flatMap((part) =>
      part.is === 'whole' ? [part.json as unknown as Entry | OpeningEntry] : [],
    );
    const anonymizer = new Anonymizer({ player: person, gone }, entries, position);
    // The names are stored first, so that they are still known if this process dies.
    Object.assign(request, {
      names: [...new Set([...request.names, ...anonymizer.names])],
      tables: [...new Set([...request.tables, table])],
    });
    await this.#requests.keep(request);
    // Like every list, this one is written before the table.
    const [card, place] = [readCard(parts.head['card'] ?? null), readPlace(parts.head['place'] ?? null)];
    const title = card === null ? null : anonymizer.text(card.title);
    if (title !== null && title !== card?.title && place?.guild != null)
      await this.#listing.retitle(place.guild, table, title);
    // If the table has changed in the meantime, the next attempt rewrites it.
    await this.#rewriter.write(table, parts, rewritten(parts, anonymizer, traces), (text) => traces.isIn(text));
  }
}

function wholeOf(part: StoredPart): Json | null {
  return part.is === 'whole' ? part.json : null;
}

/** Returns a table's parts without a person. */
function rewritten(
  { head, snapshot, checkpoint, kept, log }: TableParts,
  to: Anonymizer,
  traces: Traces,
): RewrittenParts {
  const position = (part: StoredPart): Json | null => {
    const json = wholeOf(part);
    // A table is plain JSON.
    return json === null ? null : (to.table(json as unknown as Table) as unknown as Json);
  };
  const entry = (part: StoredPart): Json | null => {
    const json = wholeOf(part);
    return json === null ? null : (to.entry(json as unknown as Entry) as unknown as Json);
  };
  const card = readCard(head['card'] ?? null);
  const clocks = Object.entries(head).filter(([field, text]) => field.startsWith('clock:') && traces.isIn(text));
  return {
    head: {
      ...Object.fromEntries(clocks.map(([field]) => [field, ''])),
      // A damaged card is made again from the snapshot.
      ...(head['card'] === undefined ? {} : { card: card === null ? '' : JSON.stringify(to.card(card)) }),
    },
    snapshot: position(snapshot),
    checkpoint: position(checkpoint),
    kept: Object.fromEntries(Object.entries(kept).map(([name, part]) => [name, position(part)])),
    log: log.map(entry),
  };
}

function isNamedIn({ head, snapshot, checkpoint, kept, log }: TableParts, traces: Traces): boolean {
  const isIn = (part: StoredPart): boolean => part.is === 'whole' && mentions(part.json, traces);
  return (
    Object.values(head).some((text) => traces.isIn(text)) ||
    [snapshot, checkpoint, ...Object.values(kept), ...log].some(isIn)
  );
}

function mentions(json: Json, traces: Traces): boolean {
  if (typeof json === 'string') return traces.isIn(json);
  if (typeof json !== 'object' || json === null) return false;
  if (Array.isArray(json)) return json.some((item) => mentions(item, traces));
  return Object.values(json).some((value) => value !== undefined && mentions(value, traces));
}
