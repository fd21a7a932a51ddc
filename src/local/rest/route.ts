import type { BucketRule } from '../limits.ts';
import type { Upload } from '../world/records.ts';
import type { World } from '../world.ts';

/** A request as a route sees it. */
export interface RestRequest {
  readonly world: World;
  /** The JSON body, or the `payload_json` of a form with files; undefined if there is none. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** A placeholder's value in the path. */
  param(name: string): string;
  /** A parameter after the question mark. */
  query(name: string): string | undefined;
}

/** A response; 204 if it has no body. */
export interface RestResponse {
  readonly status: number;
  readonly body?: object;
}

/** A REST route: its path, access, limit and handler. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After `/api/v10`, with `:name` for placeholders. */
  readonly path: string;
  /** With `token`, an interaction's token in the path authorizes the request, and no global limit applies. */
  readonly access?: 'bot' | 'token';
  readonly limit?: BucketRule;
  /** A stricter limit for some bodies, which the headers of other answers don't mention. */
  readonly sublimit?: (body: unknown) => BucketRule | null;
  readonly handle: (request: RestRequest) => RestResponse;
}

/** An answer with a body. */
export function ok(body: object, status = 200): RestResponse {
  return { status, body };
}

/** An answer without a body. */
export const NO_CONTENT: RestResponse = { status: 204 };
