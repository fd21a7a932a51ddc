import { KINDS as ofCards } from '../content/cards/index.ts';
import type { AnyKind } from './kind.ts';
import * as shared from './kinds/all.ts';
import type { Kinds } from './union.ts';

/**
 * Every kind of effect by name: those that several cards share, and those that a single card has in its own file. If a
 * kind is missing or incomplete, this doesn't compile.
 */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...shared, ...ofCards } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
