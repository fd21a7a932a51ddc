// @ts-check
import htm from 'htm';
import { h } from 'preact';

/** The import map leads to the package's module, but the package's types describe its CommonJS version. */
const module = /** @type {typeof htm.default} */ (/** @type {unknown} */ (htm));

/** Markup in template strings. */
export const html = module.bind(h);

/** @typedef {import('preact').ComponentChildren} Markup */
