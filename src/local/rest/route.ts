import type { BucketRule } from '../limits.ts';
import type { Upload } from '../world/records.ts';
import type { World } from '../world.ts';

/** A request as a route receives it. */
export interface RestRequest {
  readonly world: World;
  /** The JSON body, or the part `payload_json` of a form with files; undefined if there is none. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** Returns the value of a placeholder in the path. */
  param(name: string): string;
  /** Returns a parameter from the query. */
  query(name: string): string | undefined;
}

/** A response, whose status is 204 if it has no body. */
export interface RestResponse {
  readonly status: number;
  readonly body?: object;
}

/** A REST route, with its path, access, limit and handler. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path after `/api/v10`, with `:name` for placeholders. */
  readonly path: string;
  /** With `token`, an interaction's token in the path authorizes the request, and no global limit applies. */
  readonly access?: 'bot' | 'token';
  readonly limit?: BucketRule;
  /**
   * Returns a stricter limit for requests with certain bodies. The stricter limit doesn't appear in the headers of
   * responses to other requests.
   */
  readonly sublimit?: (body: unknown) => BucketRule | null;
  readonly handle: (request: RestRequest) => RestResponse;
}

/** Creates an answer with a body. */
export function ok(body: object, status = 200): RestResponse {
  return { status, body };
}

/** Creates an answer without a body. */
export const NO_CONTENT: RestResponse = { status: 204 };
