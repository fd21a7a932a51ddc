import type { BucketRule } from '../limits.ts';
import type { Upload } from '../world/records.ts';
import type { World } from '../world.ts';

/** A request as a route sees it. */
export interface RestRequest {
  readonly world: World;
  /** The JSON body, or the `payload_json` of a form with files; undefined when there was none. */
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** A placeholder's value in the path. */
  param(name: string): string;
  /** A parameter after the question mark. */
  query(name: string): string | undefined;
}

/** An answer: without a body it is 204. */
export interface RestResponse {
  readonly status: number;
  readonly body?: object;
}

/** One REST route: where it is, who may use it, how often, and what it does. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After `/api/v10`, with `:name` for placeholders. */
  readonly path: string;
  /** `token`: an interaction's token in the path is the right to use it, and no global limit counts. */
  readonly access?: 'bot' | 'token';
  readonly limit?: BucketRule;
  /** A scarcer account for some bodies, of which the headers of other answers say nothing. */
  readonly sublimit?: (body: unknown) => BucketRule | null;
  readonly handle: (request: RestRequest) => RestResponse;
}

/** An answer with a body. */
export function ok(body: object, status = 200): RestResponse {
  return { status, body };
}

/** The answer where there is nothing to say. */
export const NO_CONTENT: RestResponse = { status: 204 };
