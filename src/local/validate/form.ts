import { ApiError } from './errors.ts';
import type { FormCode } from './form-codes.ts';

/** A single error in a form: its path, Discord's code and a message. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly code: FormCode;
  readonly message: string;
}

interface IssueTree {
  _errors?: { code: string; message: string }[];
  [key: string]: IssueTree | { code: string; message: string }[] | undefined;
}

/** Creates the error 50035 with its tree: objects nested by field name and list index, with `_errors` at each leaf. */
export function formError(issues: readonly Issue[]): ApiError {
  const root: IssueTree = Object.create(null);
  for (const { path, code, message } of issues) {
    let node = root;
    for (const step of path) {
      const next = node[step];
      if (next && !Array.isArray(next)) node = next;
      else node = node[step] = Object.create(null) as IssueTree; // an object without a prototype, so that no field name can clash
    }
    node._errors ??= [];
    node._errors.push({ code, message });
  }
  return new ApiError({ status: 400, code: 50035, message: 'Invalid Form Body' }, { errors: root });
}
