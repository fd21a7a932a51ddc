// @ts-check
import { useEffect, useRef, useState } from 'preact/hooks';
import { html } from './html.js';

/** @typedef {import('../web/protocol.ts').ChosenFile} ChosenFile */

/** The largest file that the page sends, in bytes, which is all that its socket accepts. */
export const MOST_BYTES = 700_000;

/** The field of an option that takes a file. @param {{ option: import('./command-line.js').Option, value: unknown, give: (file: ChosenFile | undefined) => void, id: string }} props */
export function FileField({ option, value, give, id }) {
  const [note, setNote] = useState('');
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const chosen = async () => {
    const file = input.current?.files?.[0];
    const isLarge = file !== undefined && file.size > MOST_BYTES;
    setNote(isLarge ? 'This file is too large: the page sends up to 700 kB. ' : '');
    give(file === undefined || isLarge ? undefined : await packed(file));
  };
  // When the form is cleared, the field is cleared too.
  useEffect(() => {
    if (value === undefined && note === '' && input.current) input.current.value = '';
  }, [value, note]);
  return html`<input id=${id} ref=${input} type="file" required=${option.required} aria-describedby=${`${id}-hint`}
      onChange=${chosen} /><span class="problem" role="status">${note}</span>`;
}

/**
 * A file in the format that the server accepts.
 *
 * @param {File} file
 * @returns {Promise<ChosenFile>}
 */
async function packed(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // The number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return { filename: file.name, contentType: file.type || 'application/octet-stream', data: btoa(text) };
}
