import { KINDS as ofCards } from '../content/cards/index.ts';
import type { AnyKind } from './kind.ts';
import * as shared from './kinds/all.ts';
import type { Kinds } from './union.ts';

/**
 * Every effect kind by name: those that several cards share, and those that a single card has in its own file. The table
 * doesn’t compile if a kind is missing or incomplete.
 */
export const KINDS: { readonly [D in keyof Kinds]: AnyKind } = { ...shared, ...ofCards } satisfies {
  [D in keyof Kinds]: AnyKind<D>;
};
