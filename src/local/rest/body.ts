import { ApiError, ERRORS, fail } from '../validate/errors.ts';
import { formError } from '../validate/form.ts';
import type { Upload } from '../world/records.ts';

/** A parsed request body. */
export interface ParsedBody {
  readonly body: unknown;
  readonly uploads: readonly Upload[];
}

/** Maximum size of a request in bytes, including files and text. */
const MOST_BYTES = 25 * 1024 * 1024;
/**
 * Maximum number of bytes that are read from an oversized request. We read beyond {@link MOST_BYTES}, because a client
 * that is still sending when the connection closes never reads the answer.
 */
const MOST_READ = 4 * MOST_BYTES;

const NOTHING: ParsedBody = { body: undefined, uploads: [] };

/**
 * Parses the body of a request: JSON, or a form whose part `payload_json` is the JSON and whose parts `files[n]` are uploads.
 * @throws ApiError 40005 if it is too large, 50109 or 50035 if it can't be read
 */
export async function parseBody(request: Request): Promise<ParsedBody> {
  if (request.method === 'GET' || request.body === null) return NOTHING;
  const bytes = await readBytes(request.body).catch((error) => {
    throw error instanceof ApiError ? error : new ApiError(ERRORS.invalidJson); // The client closed the connection.
  });
  if (bytes.byteLength === 0) return NOTHING;
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.startsWith('multipart/form-data')) return parseForm(bytes, contentType);
  if (contentType.startsWith('application/json')) return { body: parseJson(bytes.toString()), uploads: [] };
  const message = `Expected "Content-Type" header to be one of {'application/json', 'multipart/form-data'}.`;
  throw formError([{ path: [], code: 'CONTENT_TYPE_INVALID', message }]);
}

async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size <= MOST_BYTES) chunks.push(chunk);
    else if (size > MOST_READ) break;
  }
  if (size > MOST_BYTES) fail('entityTooLarge');
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('invalidJson');
  }
}

async function parseForm(bytes: Buffer, contentType: string): Promise<ParsedBody> {
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new ApiError({ ...ERRORS.invalidJson, message: 'The request body is not a valid form.' });
  });
  let body: unknown = {};
  const uploads: Upload[] = [];
  for (const [name, value] of form) {
    if (name === 'payload_json') {
      body = parseJson(typeof value === 'string' ? value : await value.text());
      continue;
    }
    const index = /^files\[(\d{1,4})\]$/.exec(name)?.[1];
    if (index === undefined || typeof value === 'string') continue;
    uploads.push({
      index: Number(index),
      filename: value.name,
      contentType: value.type || 'application/octet-stream',
      bytes: new Uint8Array(await value.arrayBuffer()),
    });
  }
  return { body, uploads };
}
