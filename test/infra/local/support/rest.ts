import type { LocalServer } from '../../../../src/local/server.ts';

/** The fields of an answer's body that tests read. An answer has only some of them. */
export interface AnswerBody {
  readonly id: string;
  readonly code: number;
  readonly content: string;
  readonly errors: object;
  readonly retry_after: number;
  readonly session_start_limit: object;
  readonly attachments: readonly {
    readonly id: string;
    readonly filename: string;
    readonly size: number;
    readonly url: string;
  }[];
  readonly mentions: readonly { readonly id: string }[];
}

/** A parsed REST answer. */
export interface ParsedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerBody;
}

/** Sends a REST request as the bot. A text body is sent unchanged, and a form with its files. */
export async function call(server: LocalServer, method: string, path: string, body?: unknown): Promise<ParsedResponse> {
  const raw = typeof body === 'string' || body instanceof FormData;
  const response = await fetch(`${server.api}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${server.token}`,
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

/** The paths within a tree of form errors, each with its codes: `embeds.0.title BASE_TYPE_MAX_LENGTH`. */
export function formErrors(tree: unknown, path: readonly string[] = []): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === '_errors' && Array.isArray(value)
      ? value.map(({ code }) => `${path.join('.')} ${code}`.trim())
      : formErrors(value, [...path, key]),
  );
}
