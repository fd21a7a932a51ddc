import type { AnyKind } from './kind.ts';
import * as kinds from './kinds/all.ts';
import type { Kinds } from './union.ts';

/** Every effect kind by name. A kind that isn’t listed, or that is incomplete, doesn’t compile. */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...kinds } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
