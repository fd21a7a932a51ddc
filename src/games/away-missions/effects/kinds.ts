import type { AnyKind } from './kind.ts';
import * as kinds from './kinds/all.ts';
import type { Kinds } from './union.ts';

/** All kinds of effects by name. If a kind is missing or incomplete, this object doesn’t compile. */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...kinds } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
