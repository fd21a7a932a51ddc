import type { AnyKind } from './kind.ts';
import * as kinds from './kinds/all.ts';
import type { Kinds } from './union.ts';

/** Every effect kind by name. The table doesn’t compile if a kind is missing or incomplete. */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...kinds } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
