import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { BackupProblem } from './problem.ts';

/** Maximum length of a line in bytes. The largest table is far below that. */
const LONGEST = 256 << 20;
/** The number of bytes that are collected before they are written. */
const BUFFERED = 1 << 20;
const NEWLINE = 0x0a;

/** The size and the checksum of a file of a back-up. */
export interface FileFacts {
  bytes: number;
  lines: number;
  sha256: string;
}

/** Writes a file of JSON lines, each with the SHA-256 of its JSON in front. Only this user can read the file. */
export class LineWriter {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');
  #waiting: Buffer[] = [];
  #size = 0;
  #bytes = 0;
  #lines = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Creates the file, which must not exist. */
  static async create(path: string): Promise<LineWriter> {
    return new LineWriter(await open(path, 'wx', 0o600));
  }

  async add(value: unknown): Promise<void> {
    const line = Buffer.from(`${lineOf(value)}\n`);
    this.#waiting.push(line);
    this.#size += line.length;
    this.#lines += 1;
    if (this.#size >= BUFFERED) await this.#flush();
  }

  /** Flushes the file to the disk, closes it, and returns what is known of it. */
  async end(): Promise<FileFacts> {
    await this.#flush();
    await this.#file.sync();
    await this.#file.close();
    return { bytes: this.#bytes, lines: this.#lines, sha256: this.#hash.digest('hex') };
  }

  /** Closes the file after an error. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {});
  }

  async #flush(): Promise<void> {
    const bytes = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#size = 0;
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    await this.#file.writeFile(bytes);
  }
}

function lineOf(value: unknown): string {
  const json = JSON.stringify(value);
  return `${createHash('sha256').update(json).digest('hex')} ${json}`;
}

/** A line of a file: its value, or null if the line is damaged. */
export interface ReadLine {
  /** The number of the line, from 1. */
  at: number;
  value: unknown;
}

/**
 * Reads the lines of a file one after the other, and returns what is known of the whole file.
 * @throws BackupProblem if a line is too long.
 */
export async function* readLines(path: string): AsyncGenerator<ReadLine, FileFacts, void> {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const taken = (): ReadLine => {
    const line = Buffer.concat(parts).toString();
    [parts, length] = [[], 0];
    lines += 1;
    return { at: lines, value: valueIn(line) };
  };
  const stream: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      parts.push(chunk.subarray(from, end));
      from = end + 1;
      yield taken();
    }
    parts.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST) throw new BackupProblem(`Line ${lines + 1} of ${path} is too long. This is no back-up.`);
  }
  if (length > 0) yield taken();
  return { bytes, lines, sha256: hash.digest('hex') };
}

function valueIn(line: string): unknown {
  const [sum, json] = [line.slice(0, 64), line.slice(65)];
  if (createHash('sha256').update(json).digest('hex') !== sum) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
