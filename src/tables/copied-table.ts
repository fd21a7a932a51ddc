import { type ArchivedTable, unpackArchive } from '../store/archive.ts';
import { checkpointsNamed } from '../store/checkpoint-names.ts';
import { pack } from '../store/codec.ts';
import { bytesOfText, type KeyType, type KeyValue } from '../store/key-values.ts';
import { type TableKeys, tableKeys } from '../store/keys.ts';
import type { StoredPast, StoredTable } from '../store/table-store.ts';
import { wholeNumber } from '../store/taken.ts';
import type { TableId } from './types.ts';

/** The keys of a table that a back-up copies together, with their types. */
export const TABLE_PARTS = {
  ...({ head: 'hash', snapshot: 'string', checkpoint: 'string', kept: 'hash', log: 'list' } as const),
  ...({ ids: 'hash', refused: 'zset', prompts: 'hash', inbox: 'stream', tries: 'hash' } as const),
  ...({ aside: 'stream', outbox: 'stream', sending: 'hash', panel: 'hash', archive: 'string' } as const),
  ...({ secret: 'string', lines: 'string', ahead: 'hash', untaken: 'set' } as const),
} satisfies Partial<Record<keyof TableKeys, KeyType>>;

/** The name of a part of a table. */
export type TablePart = keyof typeof TABLE_PARTS;

/** The values of a table's keys, by the part that they hold. */
export type PartValues = Partial<Record<TablePart, KeyValue>>;

/** Returns the keys of a table's parts, with their types. */
export function partTypes(table: TableId): Record<string, KeyType> {
  const names = tableKeys(table);
  return Object.fromEntries(Object.entries(TABLE_PARTS).map(([part, type]) => [names[part as TablePart], type]));
}

/** Returns the values by part instead of by key. */
export function partsOf(table: TableId, values: ReadonlyMap<string, KeyValue>): PartValues {
  const names = tableKeys(table);
  const parts = Object.keys(TABLE_PARTS).flatMap((part) => {
    const value = values.get(names[part as TablePart]);
    return value === undefined ? [] : [[part, value] as const];
  });
  return Object.fromEntries(parts);
}

/** Returns the values by key instead of by part. */
export function valuesOfParts(table: TableId, parts: PartValues): Map<string, KeyValue> {
  const names = tableKeys(table);
  return new Map(Object.entries(parts).map(([part, value]) => [names[part as TablePart], value]));
}

/** True if there is a table, and not only what a refused command has left of one that never existed. */
export function isTable({ head, snapshot, log, archive }: PartValues): boolean {
  return [head, snapshot, log, archive].some((part) => part !== undefined);
}

/** A copy of a table's stored values, which is read like the store. */
export class CopiedTable implements StoredPast {
  readonly #head: ReadonlyMap<string, string>;
  readonly #snapshot: Buffer | null;
  readonly #checkpoint: Buffer | null;
  readonly #secret: string | null;
  readonly #kept: ReadonlyMap<string, Buffer>;
  readonly #log: readonly Buffer[];

  private constructor(parts: PartValues, archived: ArchivedTable | null) {
    this.#head = new Map([...Object.entries(archived?.head ?? {}), ...hashIn(parts.head)]);
    this.#snapshot = archived === null ? stringIn(parts.snapshot) : pack(archived.snapshot);
    this.#checkpoint = stringIn(parts.checkpoint);
    this.#secret = archived?.secret ?? stringIn(parts.secret)?.toString() ?? null;
    this.#kept =
      archived === null
        ? new Map(hashIn(parts.kept).map(([name, text]) => [name, bytesOfText(text)]))
        : new Map(Object.entries(archived.kept).map(([name, json]) => [name, pack(json)]));
    this.#log =
      archived === null ? listIn(parts.log) : archived.log.map((entry) => (entry === null ? Buffer.of() : pack(entry)));
  }

  /**
   * Opens the copy of a table, whether it is archived or not.
   * @throws Error if the table's archive can't be read.
   */
  static async open(table: TableId, parts: PartValues): Promise<CopiedTable> {
    const packed = stringIn(parts.archive);
    return new CopiedTable(parts, packed === null ? null : await unpackArchive(table, packed));
  }

  /** The fields of the head. */
  get head(): ReadonlyMap<string, string> {
    return this.#head;
  }

  /** The names of the permanent checkpoints. */
  get keptNames(): readonly string[] {
    return [...this.#kept.keys()];
  }

  async load(): Promise<StoredTable | null> {
    if (this.#snapshot === null) return null;
    const [seq, stamp] = [this.#head.get('seq'), this.#head.get('stamp')];
    return {
      seq: seq === undefined ? null : wholeNumber(seq),
      stamp: stamp === undefined ? '' : stamp,
      snapshot: this.#snapshot,
      secret: this.#secret,
    };
  }

  async checkpoint(): Promise<Buffer | null> {
    return this.#checkpoint;
  }

  async entries(_table: TableId, from: number, to: number): Promise<Buffer[]> {
    const end = to < 0 ? this.#log.length + to : to;
    return this.#log.slice(from, end + 1);
  }

  async keptCheckpoints(): Promise<{ seq: number; epoch: boolean }[]> {
    return checkpointsNamed(this.keptNames);
  }

  async kept(_table: TableId, at: { seq: number; epoch: boolean }): Promise<Buffer | null> {
    return this.#kept.get(`${at.epoch ? 'e' : ''}${at.seq}`) ?? null;
  }

  async length(): Promise<number> {
    return this.#log.length;
  }
}

function stringIn(value: KeyValue | undefined): Buffer | null {
  return value?.type === 'string' ? bytesOfText(value.value) : null;
}

function hashIn(value: KeyValue | undefined): [string, string][] {
  return value?.type === 'hash' ? value.value : [];
}

function listIn(value: KeyValue | undefined): Buffer[] {
  return value?.type === 'list' ? value.value.map(bytesOfText) : [];
}
