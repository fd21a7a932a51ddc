// @ts-check
import htm from 'htm';
import { h } from 'preact';

/** What the import map leads to is the module; the package's types describe its CommonJS twin. */
const module = /** @type {typeof htm.default} */ (/** @type {unknown} */ (htm));

/** Markup in template strings. */
export const html = module.bind(h);

/** @typedef {import('preact').ComponentChildren} Markup */
