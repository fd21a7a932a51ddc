import * as ofCards from '../content/kinds/index.ts';
import type { AnyKind } from './kind.ts';
import * as shared from './kinds/index.ts';
import type { Kinds } from './union.ts';

/**
 * Every kind of effect by name: those that several cards share, and those that only one card or character has. A
 * missing or incomplete kind doesn't compile.
 */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...shared, ...ofCards } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
