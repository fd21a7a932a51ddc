import type { AnyKind } from './kind.ts';
import * as kinds from './kinds/all.ts';
import type { Kinds } from './union.ts';

/** Every kind of effect by name. If a kind is missing or incomplete, this doesn't compile. */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...kinds } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
